#include "tournament/print/json.h"

#include <utility>

#include "tournament/print/parts.h"

namespace dogeref::tournament {

Node number_json(const Fraction& number) {
  const auto whole = number.whole();
  return whole ? number_node(*whole) : text_node(number.text());
}

namespace {

Node value_json(const Value& value) {
  if (const auto* number = std::get_if<Fraction>(&value)) return number_json(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return text_node(*text);
  const auto* const list = std::get_if<std::vector<Fraction>>(&value);
  if (list == nullptr) return {};
  Node out = list_node();
  for (const Fraction& number : *list) put(out, number_json(number));
  return out;
}

Node text_or_null(const std::string& text) { return text.empty() ? Node() : text_node(text); }

Node values_json(const std::vector<Criterion>& criteria, const std::vector<Value>& values) {
  Node out = map_node();
  for (std::size_t at = 0; at < criteria.size() && at < values.size(); ++at) {
    if (out.find(criteria[at].name) == nullptr) put(out, criteria[at].name, value_json(values[at]));
  }
  return out;
}

Node player_json(const StandingsPage& page, const StandingsRow& row) {
  const Competitor& player = page.results.players[row.who];
  Node out = map_node();
  put(out, "rank", number_node(row.rank));
  put(out, "player", text_node(player.id));
  put(out, "name", text_node(player.name));
  put(out, "values", values_json(page.standings.criteria, row.values));
  put(out, "decided_by", text_or_null(row.decided_by));
  Node allowed = list_node();
  for (const std::string& table : row.allowed) put(allowed, text_node(table));
  put(out, "allowed", std::move(allowed));
  return out;
}

Node team_json(const StandingsPage& page, const StandingsRow& row) {
  const TeamEntry& team = page.results.teams[row.who];
  Node out = map_node();
  put(out, "rank", number_node(row.rank));
  put(out, "team", text_node(team.id));
  put(out, "name", text_node(team.name));
  put(out, "values", values_json(page.standings.team_criteria, row.values));
  return out;
}

std::string_view kind_of(Outcome::Kind kind) {
  switch (kind) {
    case Outcome::Kind::table: return "table";
    case Outcome::Kind::no_points: return "no-points";
    case Outcome::Kind::bye: return "bye";
    case Outcome::Kind::absence: break;
  }
  return "absent";
}

Node outcome_json(const Outcome& outcome) {
  Node out = map_node();
  put(out, "round", number_node(outcome.round));
  put(out, "what", text_node(kind_of(outcome.kind)));
  put(out, "table", outcome.sitting == nullptr ? Node() : text_node(outcome.sitting->table));
  put(out, "seat", outcome.line == nullptr ? Node() : number_node(outcome.line->seat));
  const bool has_place = outcome.kind == Outcome::Kind::table;
  put(out, "place", has_place ? number_node(outcome.score.place) : Node());
  put(out, "shared", has_place ? number_node(outcome.score.shared) : Node());
  put(out, "vp", outcome.line == nullptr ? Node() : number_node(outcome.line->vp));
  put(out, "points", number_json(outcome.points));
  put(out, "bonus", number_json(outcome.score.bonus));
  put(out, "counted", rules::boolean_node(outcome.counted));
  put(out, "log", outcome.sitting == nullptr ? Node() : text_or_null(outcome.sitting->log));
  put(out, "logged", outcome.line == nullptr ? Node() : text_or_null(outcome.line->logged));
  return out;
}

Node card_json(const Course& course) {
  Node out = map_node();
  Node rounds = list_node();
  for (const Outcome& outcome : course.outcomes) put(rounds, outcome_json(outcome));
  put(out, "rounds", std::move(rounds));
  put(out, "carried", number_json(course.carried));
  put(out, "penalties", number_json(course.penalties));
  put(out, "points", number_json(course.points()));
  return out;
}

}  // namespace

Node standings_json(const StandingsPage& page) {
  Node out = map_node();
  put(out, "schema", number_node(1));
  put(out, "tournament", text_node(page.tournament));
  put(out, "after", number_node(page.standings.part.after));
  put(out, "stage", text_or_null(page.standings.part.stage));
  put(out, "unconfirmed", number_node(static_cast<std::int64_t>(page.standings.unconfirmed)));
  Node rows = list_node();
  for (const StandingsRow& row : page.standings.rows) {
    if (!page.player || row.who == *page.player) put(rows, player_json(page, row));
  }
  put(out, "standings", std::move(rows));
  Node teams = list_node();
  for (const StandingsRow& row : page.standings.teams) put(teams, team_json(page, row));
  put(out, "teams", std::move(teams));
  if (page.player) put(out, "card", card_json(page.standings.part.courses[*page.player]));
  return out;
}

Node check_json(const std::string& file, const std::string& tournament, const std::vector<Flaw>& flaws) {
  Node out = map_node();
  put(out, "schema", number_node(1));
  put(out, "file", text_node(file));
  put(out, "tournament", text_or_null(tournament));
  Node findings = list_node();
  for (const Flaw& flaw : flaws) {
    Node made = map_node();
    put(made, "code", text_node(flaw.code));
    put(made, "severity", text_node(name_of(flaw.weight)));
    put(made, "file", text_node(flaw.file));
    put(made, "line", number_node(flaw.line));
    put(made, "column", number_node(flaw.column));
    put(made, "table", text_or_null(flaw.table));
    put(made, "player", text_or_null(flaw.player));
    put(made, "message", text_node(flaw.message));
    put(findings, std::move(made));
  }
  put(out, "findings", std::move(findings));
  return out;
}

std::string_view name_of(Weight weight) {
  switch (weight) {
    case Weight::error: return "error";
    case Weight::warning: return "warning";
    case Weight::allowed: break;
  }
  return "allowed";
}

}  // namespace dogeref::tournament
