#include "cli/options/one_game.h"

#include <array>
#include <string_view>
#include <utility>

#include "cli/options/position_file.h"
#include "cli/options/rules_told.h"
#include "cli/options/where.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "referee/game/given.h"
#include "referee/record/names.h"
#include "render/verdict/text.h"
#include "rules/shape/check.h"
#include "rules/tree/fault_list.h"

namespace dogeref::cli {
namespace {

std::string names_of(const referee::NameMatch& match, std::span<const std::string> players) {
  std::string names;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if ((match.candidates >> seat & 1) != 0) names.append(names.empty() ? "" : ", ").append(players[seat]);
  }
  return names;
}

}  // namespace

void add_game_options(Parser& parser, GameOptions& options) {
  parser
      .option("LOG", options.log,
              options.takes_positions
                  ? "the log file, - for standard input; or a position that show printed as NAME.yaml"
                  : "the log file, - for standard input")
      .required();
  const Option at = parser.option("--at", options.at, "the game as it stands after this line (default: at its end)")
                        .type_name("LINE")
                        .positive();
  const Option game =
      parser.option("--game", options.game, "which game of a file of several, from 1").type_name("N").positive();
  parser.flag("--all", options.all, "every game of the log, or of all logs of a folder").excludes(game).excludes(at);
  add_where_option(parser, options.where).excludes(game).excludes(at);
  parser.option("--edition", options.edition, "by this edition, whatever the log says").type_name("EDITION").any_case();
  parser.option("--variant", options.variants, "by these variants, whatever the log says (repeatable)")
      .comma_separated()
      .type_name("VARIANT,...")
      .any_case();
  add_rules_options(parser, options.rules);
}

int OneGame::seat_named(const std::string& name, Console& console) const {
  const referee::NameMatch match = referee::find_player(scene().players, name);
  if (match.seat >= 0) return match.seat;
  if (match.seat == referee::NameMatch::ambiguous) {
    console.complain("'" + name + "' fits more than one player: " + names_of(match, verdict().players));
  } else {
    console.complain(no_such("player", name, views_of(verdict().players)));
  }
  return -1;
}

void OneGame::Table::lay_out() {
  wordings.reset();
  shelf = std::make_unique<Shelf>(*library);
  wordings = std::make_unique<Wordings>(*library, options.rules.language);
  faults_told = 0;
}

referee::JudgeOptions OneGame::Table::judging(referee::JudgeOptions judging) const {
  if (!options.edition.empty()) judging.edition = options.edition;
  if (!options.variants.empty()) judging.variants = options.variants;
  return judging;
}

OneGame::OneGame(Table& table, GameText text)
    : table_(table), text_(std::move(text)), at_work_(text_.path, text_.first_line) {
  ++table_.games;
}

std::string OneGame::place() const {
  return is_one_of_many() ? text_.path + ':' + std::to_string(text_.first_line) : text_.path;
}

service::Asked OneGame::asked() const {
  const std::uint32_t after = options().at == 0 ? text_.last_line() : options().at;
  return {text_.path, text_.number, after, verdict(), scene(), library(), wording()};
}

bool OneGame::judge_position(Console& console) {
  const auto file = read_position(text_.path, text_.text, console);
  if (!file) return false;
  rules::Selection selection = file->selection;
  if (!options().edition.empty()) selection.edition = options().edition;
  if (!options().variants.empty()) selection.variants = options().variants;
  const auto found = shelf().find(selection.game, selection.edition, selection.variants);
  (void)tell_of_faults(console);
  if (found.ruleset == nullptr) {
    console.complain(text_.path + ": there are no such rules: '" + found.what + "'");
    return false;
  }
  rules::FaultList faults;
  (void)faults.add_file(text_.path);
  start_ = std::make_unique<referee::Position>();
  rules::check(file->given, found.ruleset->given_shape(), {}, faults);
  const bool is_good = faults.empty() &&
                       referee::read_given_players(file->given, found.ruleset->vocabulary(), players_, faults) &&
                       found.ruleset->load(file->given, players_, *start_, faults);
  for (const rules::Fault& fault : faults.take()) console.complain(rules::formatted(fault));
  if (!is_good) return false;
  const std::array<std::string, 2> languages = {"en", selection.edition};
  words_ = found.ruleset->words(languages);
  text_.first_line = file->log_line;
  text_.text = file->log;
  of_position_ = judge_->play_on({found.ruleset, start_.get(), players_, words_.get()}, text_.text, file->log_line);
  of_position_.game = selection.game;
  of_position_.edition = selection.edition;
  of_position_.variants = selection.variants;
  of_position_.players.clear();
  for (const referee::PlayerName& player : players_) of_position_.players.push_back(player.written);
  verdict_ = &of_position_;
  if (of_position_.errors > 0 && !options().hands_on_errors) complain_about_game(console);
  return true;
}

bool OneGame::judge(Console& console, referee::JudgeOptions judging) {
  judge_ = std::make_unique<referee::Judge>(shelf(), this->judging(std::move(judging)));
  if (options().takes_positions && is_position_file(text_.path)) return judge_position(console);
  verdict_ = options().at == 0 ? &judge_->judge(text_.text, text_.first_line)
                               : &judge_->judge_until(text_.text, text_.first_line, options().at);
  const bool is_faulty = tell_of_faults(console);
  if (verdict_->judgement != referee::Judgement::unreadable) return true;
  if (!is_faulty) complain_about_game(console);
  return false;
}

/// Each fault of the rules is told once, and not with every game.
bool OneGame::tell_of_faults(Console& console) {
  const std::size_t faults = shelf().faults().size() + shelf().doubts().size();
  if (table_.games > 1 && faults == table_.faults_told) return false;
  table_.faults_told = faults;
  return tell_about_rules(library(), shelf(), options().rules, console).faulty;
}

void OneGame::complain_about_game(Console& console) const {
  const render::Rests rests;
  std::string out;
  render::append_text({text_.path, text_.number, text_.text, text_.first_line, *verdict_, rests}, wording(), {}, out);
  console.note(out);
}

}  // namespace dogeref::cli
