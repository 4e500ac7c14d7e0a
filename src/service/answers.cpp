#include "service/answers.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "referee/record/record.h"
#include "referee/record/undo.h"
#include "render/verdict/json.h"
#include "render/words/json_text.h"
#include "rules/tree/json.h"
#include "text/json_line.h"

namespace dogeref::service {
namespace {

using Json = nlohmann::ordered_json;

constexpr int legal_schema = 1;
constexpr int position_schema = 1;

Json legal_head(const Asked& asked, int seat) {
  Json json = {{"schema", legal_schema}, {"file", asked.file}, {"line", asked.after}};
  json["player"] = seat < 0 ? Json(nullptr) : Json(asked.scene.players[static_cast<std::size_t>(seat)].written);
  return json;
}

/// An action may be given without the name of the player due.
std::string whole_line(const std::string& action, const referee::Scene& scene) {
  std::vector<referee::RawLine> lines;
  const int due = scene.ruleset == nullptr ? -1 : referee::seat_to_act(*scene.ruleset, *scene.position);
  if (due < 0 || !referee::split_lines(action, 1, lines) || lines.empty()) return action;
  const bool is_whole = referee::form_of(lines.front(), *scene.words).form != referee::LineForm::unknown;
  return is_whole ? action : scene.players[static_cast<std::size_t>(due)].written + ": " + action;
}

rules::Node list_of(const std::vector<std::string>& texts) {
  rules::Node list = rules::list_node();
  for (const std::string& text : texts) put(list, rules::text_node(text));
  return list;
}

}  // namespace

Moves moves_of(const Asked& asked, bool only_count) {
  const referee::Scene& scene = asked.scene;
  const std::string language = "en";
  const auto words = scene.ruleset->words(std::span(&language, 1));
  return {referee::seat_to_act(*scene.ruleset, *scene.position),
          referee::find_legal_actions(*scene.ruleset, *scene.position, *words, scene.players, only_count)};
}

std::string moves_json(const Asked& asked, const Moves& moves, bool only_count) {
  Json json = legal_head(asked, moves.due);
  json["count"] = moves.found.count;
  if (moves.found.is_cut) json["more"] = true;
  if (!only_count) json["actions"] = moves.found.actions;
  return render::json_line(json);
}

Tried tried(const Asked& asked, referee::Shelf& shelf, const std::string& action) {
  Tried tried{whole_line(action, asked.scene), asked.after + 1};
  tried.judge = std::make_unique<referee::Judge>(shelf, referee::JudgeOptions{});
  tried.verdict = tried.judge->play_on(asked.scene, tried.line, tried.number, true);
  tried.verdict.game = asked.verdict.game;
  tried.verdict.edition = asked.verdict.edition;
  tried.verdict.variants = asked.verdict.variants;
  tried.rests = render::find_rests(asked.library, tried.verdict);
  return tried;
}

render::Page page_of(const Asked& asked, const Tried& tried) {
  return {asked.file, asked.number, tried.line, tried.number, tried.verdict, tried.rests};
}

std::string tried_json(const Asked& asked, const Tried& tried) {
  Json json = legal_head(asked, referee::seat_to_act(*asked.scene.ruleset, *asked.scene.position));
  json["action"] = tried.line;
  json["legal"] = tried.is_legal();
  json["findings"] = render::findings_json(page_of(asked, tried), asked.wording);
  return render::json_line(json);
}

std::string position_json(const Asked& asked) {
  const referee::Verdict& verdict = asked.verdict;
  const referee::Scene& scene = asked.scene;
  rules::Node root = rules::map_node();
  put(root, "schema", rules::number_node(position_schema));
  put(root, "file", rules::text_node(std::string(asked.file)));
  put(root, "line", rules::number_node(asked.after));
  put(root, "game", rules::text_node(verdict.game));
  put(root, "edition", rules::text_node(verdict.edition));
  put(root, "variants", list_of(verdict.variants));
  put(root, "players", list_of(verdict.players));
  put(root, "given", scene.ruleset->save(*scene.position, scene.players, true));
  put(root, "rules", rules::text_node(verdict.fingerprint));
  return text::plain_json(rules::json(root)) + "\n";
}

const referee::Ruleset* usual_rules(const referee::Verdict& verdict, Loan& loan) {
  constexpr std::string_view usual_edition = "en";
  if (verdict.ruleset == nullptr || verdict.interpretations.empty()) return nullptr;
  if (verdict.variants.empty() && verdict.edition == usual_edition) return verdict.ruleset;
  return loan.find(verdict.game, usual_edition, {}).ruleset;
}

std::vector<std::string_view> colours_of(const referee::Scene& scene) {
  std::vector<std::string_view> colours;
  if (scene.ruleset == nullptr) return colours;
  const std::vector<std::string>& names = scene.ruleset->vocabulary().colours;
  for (const referee::PlayerName& player : scene.players)
    colours.push_back(player.colour < 0 ? std::string_view() : names[static_cast<std::size_t>(player.colour)]);
  const bool has_any = std::any_of(colours.begin(), colours.end(), [](std::string_view each) { return !each.empty(); });
  if (!has_any) colours.clear();
  return colours;
}

}  // namespace dogeref::service
