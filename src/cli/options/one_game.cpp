#include "cli/options/one_game.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "archive/reader.h"
#include "cli/options/cannot_read.h"
#include "cli/options/known_ids.h"
#include "cli/options/rules_told.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "referee/record/names.h"
#include "render/verdict/text.h"

namespace dogeref::cli {
namespace {

using archive::Piece;

/// What a file holds: the game asked for, and how many there are.
struct Found {
  std::optional<GameText> game;
  std::uint32_t games = 0;
  std::string trouble;
};

void take(const archive::Block& block, const archive::Input& input, std::uint32_t wanted, Found& found) {
  for (const Piece& piece : block.pieces) {
    if (piece.kind == Piece::Kind::failed) found.trouble = piece.reason;
    if (piece.kind == Piece::Kind::not_text)
      found.trouble = "it looks like " + std::string(piece.looks.kind) + ", not like text";
    if (piece.kind != Piece::Kind::game) continue;
    ++found.games;
    if (found.games != std::max(wanted, 1U)) continue;
    found.game = {input.path, std::string(block.text(piece)), piece.number, piece.line, piece.lines, {}};
    if (piece.number == 1) found.game->before.assign(block.bytes.data(), piece.begin);
  }
}

Found find_game(std::span<const archive::Input> inputs, const Shelf& shelf, std::uint32_t wanted) {
  Found found;
  const archive::Boundary boundary = shelf.boundary();
  archive::Reader reader(inputs, boundary);
  archive::Block block;
  while (reader.next(block)) take(block, inputs.front(), wanted, found);
  return found;
}

std::string names_of(const referee::NameMatch& match, std::span<const std::string> players) {
  std::string names;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if ((match.candidates >> seat & 1) != 0) names.append(names.empty() ? "" : ", ").append(players[seat]);
  }
  return names;
}

std::string count_of_games(std::uint32_t games) { return games == 1 ? "1 game" : std::to_string(games) + " games"; }

/// What keeps the found from being the game asked for; empty when nothing does.
std::string objection(const Found& found, const GameOptions& options) {
  if (!found.trouble.empty()) return cannot_read(options.log, found.trouble);
  if (found.games == 0) return options.log + ": there is no game in it";
  if (options.game == 0 && found.games > 1)
    return options.log + " holds " + count_of_games(found.games) + ": say which with --game";
  if (!found.game)
    return options.log + " holds " + count_of_games(found.games) + ", not a game " + std::to_string(options.game);
  const std::uint32_t first = found.game->first_line;
  const std::uint32_t last = found.game->last_line();
  if (options.at == 0 || (options.at >= first && options.at <= last)) return {};
  return options.log + ": the game goes from line " + std::to_string(first) + " to " + std::to_string(last) +
         "; there is no line " + std::to_string(options.at) + " in it";
}

}  // namespace

void add_game_options(Parser& parser, GameOptions& options) {
  parser.option("LOG", options.log, "the log file, - for standard input").required();
  parser.option("--at", options.at, "the game as it stands after this line (default: at its end)")
      .type_name("LINE")
      .positive();
  parser.option("--game", options.game, "which game of a file of several, from 1").type_name("N").positive();
  parser.option("--edition", options.edition, "by this edition, whatever the log says").type_name("EDITION").any_case();
  parser.option("--variant", options.variants, "by these variants, whatever the log says (repeatable)")
      .comma_separated()
      .type_name("VARIANT,...")
      .any_case();
  add_rules_options(parser, options.rules);
}

std::string_view GameText::up_to(std::uint32_t line) const {
  const std::string_view all = text;
  std::size_t end = 0;
  for (std::uint32_t at = first_line; line > 0 && at <= line && end != std::string_view::npos; ++at) {
    end = all.find('\n', end);
    if (end != std::string_view::npos) ++end;
  }
  return line == 0 ? all : all.substr(0, end);
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

std::unique_ptr<OneGame> OneGame::open(GameOptions options, Console& console) {
  std::unique_ptr<OneGame> one(new OneGame);
  one->library_ = open_library(options.rules, console);
  if (one->library_ == nullptr || !are_known_rules(*one->library_, options.edition, options.variants, console))
    return nullptr;
  one->shelf_ = std::make_unique<Shelf>(*one->library_);
  one->wordings_ = std::make_unique<Wordings>(*one->library_, options.rules.language);
  const archive::Inputs inputs = archive::find_inputs(std::span(&options.log, 1));
  complain_about(inputs.troubles, console);
  if (!inputs.troubles.empty()) return nullptr;
  Found found = find_game(inputs.files, *one->shelf_, options.game);
  if (const std::string reason = objection(found, options); !reason.empty()) {
    console.complain(reason);
    return nullptr;
  }
  one->text_ = std::move(*found.game);
  one->at_work_.emplace(one->text_.path, one->text_.first_line);
  one->options_ = std::move(options);
  return one;
}

referee::JudgeOptions OneGame::judging(referee::JudgeOptions judging) const {
  if (!options_.edition.empty()) judging.edition = options_.edition;
  if (!options_.variants.empty()) judging.variants = options_.variants;
  return judging;
}

bool OneGame::judge(Console& console, referee::JudgeOptions judging) {
  judge_ = std::make_unique<referee::Judge>(*shelf_, this->judging(std::move(judging)));
  verdict_ = options_.at == 0 ? &judge_->judge(text_.text, text_.first_line)
                              : &judge_->judge_until(text_.text, text_.first_line, options_.at);
  const RulesTold told = tell_about_rules(*library_, *shelf_, options_.rules, console);
  if (verdict_->judgement != referee::Judgement::unreadable) return true;
  if (!told.faulty) complain_about_game(console);
  return false;
}

void OneGame::complain_about_game(Console& console) const {
  const render::Rests rests;
  std::string out;
  render::append_text({text_.path, text_.number, text_.text, text_.first_line, *verdict_, rests}, wording(), {}, out);
  console.note(out);
}

}  // namespace dogeref::cli
