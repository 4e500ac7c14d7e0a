// dogeref legal: what the player due may do, or what keeps an action from being legal.

#include <nlohmann/json.hpp>

#include "cli/options/one_game.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "referee/questions/legal.h"
#include "referee/record/record.h"
#include "referee/record/undo.h"
#include "render/verdict/json.h"
#include "render/verdict/text.h"
#include "render/words/json_text.h"

namespace dogeref::cli {
namespace {

using Json = nlohmann::ordered_json;

struct LegalOptions {
  GameOptions game;
  bool count = false;
  std::string why;
  std::string format = "text";
};

constexpr int legal_schema = 1;

/// The line after which the question is asked.
std::uint32_t asked_after(const OneGame& game) {
  return game.options().at == 0 ? game.text().last_line() : game.options().at;
}

std::string name_of(const OneGame& game, int seat) {
  return seat < 0 ? std::string() : game.scene().players[static_cast<std::size_t>(seat)].written;
}

Json head(const OneGame& game, int seat) {
  Json json = {{"schema", legal_schema}, {"file", game.text().path}, {"line", asked_after(game)}};
  json["player"] = seat < 0 ? Json(nullptr) : Json(name_of(game, seat));
  return json;
}

/// Says on standard error why there is nothing to list.
void explain_nothing(const OneGame& game, int due, Console& console) {
  const bool ended = game.scene().ruleset->turn(*game.scene().position).ended;
  const std::string key = ended ? "legal.ended" : due < 0 ? "legal.nobody-due" : "legal.nothing";
  const std::vector<std::string>& players = game.verdict().players;
  render::Wording::Arguments arguments;
  if (key == "legal.nothing") arguments.push_back({"player", {findings::seat(due)}});
  console.note(game.wording().phrase(key, arguments, players) + '\n');
}

void tell_left_out(const OneGame& game, const referee::LegalActions& found, bool only_count, Console& console) {
  const std::size_t listed = only_count ? found.count : found.actions.size();
  const std::string key = found.is_cut ? "legal.more" : "legal.left-out";
  if (!found.is_cut && listed == found.count) return;
  const std::size_t number = found.is_cut ? listed : found.count - listed;
  console.note(game.wording().phrase(key, {{"n", {findings::number(static_cast<std::int64_t>(number))}}}) + '\n');
}

int list(const OneGame& game, const LegalOptions& options, Console& console) {
  const referee::Scene scene = game.scene();
  const int due = referee::seat_to_act(*scene.ruleset, *scene.position);
  const std::string language = "en";
  const auto words = scene.ruleset->words(std::span(&language, 1));
  const referee::LegalActions found =
      referee::find_legal_actions(*scene.ruleset, *scene.position, *words, scene.players, options.count);
  if (options.format == "json") {
    Json json = head(game, due);
    json["count"] = found.count;
    if (found.is_cut) json["more"] = true;
    if (!options.count) json["actions"] = found.actions;
    return console.write(render::json_line(json)) ? ok : unusable;
  }
  if (found.count == 0 && !found.is_cut) explain_nothing(game, due, console);
  tell_left_out(game, found, options.count, console);
  if (options.count) return console.write(std::to_string(found.count) + '\n') ? ok : unusable;
  for (const std::string& action : found.actions) console.write(action + '\n');
  return ok;
}

/// An action may be given without the name of the player due.
std::string whole_line(const std::string& action, const referee::Scene& scene) {
  std::vector<referee::RawLine> lines;
  const int due = scene.ruleset == nullptr ? -1 : referee::seat_to_act(*scene.ruleset, *scene.position);
  if (due < 0 || !referee::split_lines(action, 1, lines) || lines.empty()) return action;
  const bool is_whole = referee::form_of(lines.front(), *scene.words).form != referee::LineForm::unknown;
  return is_whole ? action : scene.players[static_cast<std::size_t>(due)].written + ": " + action;
}

int why(OneGame& game, const LegalOptions& options, Console& console) {
  if (options.why.find('\n') != std::string::npos) {
    console.complain("legal: --why takes one line");
    return unusable;
  }
  const std::uint32_t number = asked_after(game) + 1;
  const std::string line = whole_line(options.why, game.scene());
  referee::Judge judge(game.shelf(), {});
  const referee::Verdict& verdict = judge.play_on(game.scene(), line, number, true);
  referee::Verdict shown = verdict;
  shown.game = game.verdict().game;
  shown.edition = game.verdict().edition;
  shown.variants = game.verdict().variants;
  const render::Rests rests = render::find_rests(game.library(), shown);
  const render::Page page{game.text().path, game.text().number, line, number, shown, rests};
  const bool is_legal = verdict.errors == 0;
  std::string out;
  if (options.format == "json") {
    Json json = head(game, referee::seat_to_act(*game.scene().ruleset, *game.scene().position));
    json["action"] = line;
    json["legal"] = is_legal;
    json["findings"] = render::findings_json(page, game.wording());
    out = render::json_line(json);
  } else {
    render::append_text(page, game.wording(), {render::Paint(false), true}, out);
    if (is_legal) out += game.wording().phrase("legal.is-legal", {{"action", {findings::words(line)}}}) + '\n';
  }
  console.write(out);
  return is_legal ? ok : illegal;
}

}  // namespace

int legal(const Command& command, std::span<const std::string> arguments, Console& console) {
  LegalOptions options;
  Parser parser(command);
  add_game_options(parser, options.game);
  const Option count = parser.flag("--count", options.count, "print how many there are");
  parser.option("--why", options.why, "try this line and say every condition it fails")
      .type_name("ACTION")
      .excludes(count);
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "json"});
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.game.rules.for_machines = options.format == "json";
  const auto game = OneGame::open(options.game, console);
  if (game == nullptr || !game->judge(console)) return unusable;
  return options.why.empty() ? list(*game, options, console) : why(*game, options, console);
}

}  // namespace dogeref::cli
