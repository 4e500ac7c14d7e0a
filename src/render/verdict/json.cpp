#include "render/verdict/json.h"

#include <optional>
#include <span>

#include <nlohmann/json.hpp>

#include "referee/game/code_name.h"
#include "referee/game/game.h"
#include "render/terminal/excerpt.h"
#include "render/verdict/fingerprint.h"
#include "render/verdict/notices.h"
#include "render/words/json_text.h"
#include "render/words/names.h"

namespace dogeref::render {
namespace {

using Json = nlohmann::ordered_json;
using referee::Verdict;

Json or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

std::string player(const Verdict& verdict, int seat) {
  const auto index = static_cast<std::size_t>(seat);
  return index < verdict.players.size() ? verdict.players[index] : std::string();
}

Json end_of(const Verdict& verdict) {
  if (!verdict.end) return nullptr;
  return {{"reason", verdict.end->reason}, {"line", verdict.end->line}, {"round", verdict.end->round}};
}

Json related_of(const findings::Finding& finding, std::string_view code, const Page& page, const Wording& wording) {
  Json list = Json::array();
  for (const findings::Related& related : finding.related) {
    list.push_back(
        {{"line", related.line}, {"message", wording.related(code, finding, related, page.verdict.players)}});
  }
  return list;
}

void add_place(const findings::Finding& finding, std::string_view line, Json& json) {
  json["line"] = finding.span.line;
  json["column"] = column(line, finding.span.begin);
  json["end_column"] = column(line, finding.span.end);
}

/// Where in the game it was found: what there is no number of is left out.
void add_moment(const findings::Finding& finding, Json& json) {
  if (finding.round > 0) json["round"] = finding.round;
  if (finding.number > 0) json["number"] = finding.number;
}

Json finding_of(const Page& page, const Wording& wording, std::size_t index, Lines& lines, Fingerprints& fingerprints) {
  const findings::Finding& finding = page.verdict.findings[index];
  const std::string_view code = referee::code_name(page.verdict, finding.code);
  Json json = {{"code", code}, {"severity", name_of(finding.severity)}, {"category", category_of(wording, code)}};
  json["section"] = or_null(wording.section(code, page.verdict.edition));
  const std::string_view line = lines.line(finding.span.line);
  add_place(finding, line, json);
  add_moment(finding, json);
  if (finding.seat >= 0) json["player"] = player(page.verdict, finding.seat);
  json["message"] = wording.message(code, finding, page.verdict.players);
  json["related"] = related_of(finding, code, page, wording);
  if (!finding.reason.empty()) json["reason"] = finding.reason;
  if (index < page.rests.size() && !page.rests[index].empty()) {
    Json paths = Json::array();
    for (const Rest& rest : page.rests[index]) paths.push_back(rest.path);
    json["rests_on"] = std::move(paths);
  }
  json["fingerprint"] = fingerprints.next(finding, line);
  if (page.compared) json["known"] = finding.known;
  return json;
}

Json all_findings(const Page& page, const Wording& wording) {
  Json list = Json::array();
  Lines lines(page.text, page.first_line);
  Fingerprints fingerprints(page);
  for (std::size_t index = 0; index < page.verdict.findings.size(); ++index) {
    list.push_back(finding_of(page, wording, index, lines, fingerprints));
  }
  return list;
}

Json standings_of(const Verdict& verdict) {
  Json list = Json::array();
  if (verdict.ruleset == nullptr) return list;
  const std::vector<referee::Column>& columns = verdict.ruleset->vocabulary().columns;
  for (const referee::Standing& standing : verdict.standings) {
    Json json = {{"rank", standing.rank}, {"player", player(verdict, standing.seat)}};
    for (std::size_t column = 0; column < columns.size() && column < standing.values.size(); ++column) {
      const std::optional<std::int32_t>& value = standing.values[column];
      json[columns[column].name] = !value ? Json(nullptr) : columns[column].is_truth ? Json(*value != 0) : Json(*value);
    }
    json["decided_by"] = or_null(standing.decided_by);
    json["proven"] = standing.proven;
    if (standing.range) json["ranges"][columns[0].name] = {standing.range->first, standing.range->second};
    list.push_back(std::move(json));
  }
  return list;
}

Json interpretations_of(const Verdict& verdict) {
  Json list = Json::array();
  for (const referee::Interpretation& interpretation : verdict.interpretations) {
    list.push_back({{"key", interpretation.key}, {"value", interpretation.value}, {"line", interpretation.line}});
  }
  return list;
}

Json rulings_of(const Verdict& verdict) {
  Json list = Json::array();
  for (const referee::Correction& ruling : verdict.rulings) {
    Json change = Json::object();
    for (const auto& [track, amount] : ruling.change) change[std::string(track)] = amount;
    list.push_back({{"line", ruling.line},
                    {"player", or_null(player(verdict, ruling.seat))},
                    {"change", std::move(change)},
                    {"reason", ruling.reason}});
  }
  return list;
}

std::string_view name_of(referee::ReadingChange::Kind kind) {
  switch (kind) {
    case referee::ReadingChange::Kind::swapped: return "swapped";
    case referee::ReadingChange::Kind::moved: return "moved";
    case referee::ReadingChange::Kind::added: return "added";
    case referee::ReadingChange::Kind::left_out: return "left-out";
    case referee::ReadingChange::Kind::unknown: return "unknown";
    case referee::ReadingChange::Kind::changed: break;
  }
  return "changed";
}

Json readings_of(const Verdict& verdict) {
  Json list = Json::array();
  for (const referee::ReadingChange& change : verdict.readings) {
    Json json = {{"line", change.line}, {"what", name_of(change.kind)}, {"text", or_null(change.text)}};
    if (change.other != 0) json["other"] = change.other;
    list.push_back(std::move(json));
  }
  return list;
}

/// Lines that are read otherwise, and what the standings rest on therefore.
Json relied_on(const Verdict& verdict) {
  Json list = Json::array();
  for (const referee::ReadingChange& change : verdict.readings) {
    if (list.empty() || list.back() != change.line) list.push_back(change.line);
  }
  return list;
}

Json headers_of(const Verdict& verdict) {
  Json json = Json::object();
  for (const auto& [key, value] : verdict.headers) json[key] = value;
  return json;
}

/// Null for a player of whom none is known; left out where nobody has one.
void add_colours(std::span<const std::string_view> colours, Json& json) {
  if (colours.empty()) return;
  Json list = Json::array();
  for (const std::string_view colour : colours) list.push_back(or_null(colour));
  json["colours"] = std::move(list);
}

Json list_of(std::span<const std::string> texts) {
  Json list = Json::array();
  for (const std::string& text : texts) list.push_back(text);
  return list;
}

}  // namespace

Json findings_json(const Page& page, const Wording& wording) { return all_findings(page, wording); }

void append_json(const Page& page, const Wording& wording, const TextStyle&, std::string& out) {
  const Verdict& verdict = page.verdict;
  Json json = {{"schema", json_schema}, {"file", page.file}, {"line", verdict.line}};
  json["game"] = or_null(verdict.game);
  json["edition"] = or_null(verdict.edition);
  json["variants"] = list_of(verdict.variants);
  json["players"] = list_of(verdict.players);
  add_colours(page.colours, json);
  json["headers"] = headers_of(verdict);
  json["verdict"] = name_of(verdict.judgement);
  json["end"] = end_of(verdict);
  json["actions"] = verdict.actions;
  if (verdict.unverified) json["unverified"] = *verdict.unverified;
  json["findings"] = findings_json(page, wording);
  if (verdict.left_out > 0) json["left_out"] = verdict.left_out;
  json["standings"] = standings_of(verdict);
  json["interpretations"] = interpretations_of(verdict);
  json["rulings"] = rulings_of(verdict);
  json["readings"] = readings_of(verdict);
  json["relies_on"] = relied_on(verdict);
  if (verdict.readings_end) json["readings_end"] = *verdict.readings_end;
  json["rules"] = or_null(verdict.fingerprint);
  json["rules_from"] = list_of(page.rules_from);
  out += json_line(json);
}

}  // namespace dogeref::render
