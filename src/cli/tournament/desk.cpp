#include "cli/tournament/desk.h"

#include "cli/tournament/words.h"
#include "rules/tree/fault.h"

namespace dogeref::cli {

using tournament::Criterion;
using tournament::Outcome;
using tournament::StandingsRow;

namespace {

/// One word of a shell.
std::string for_shell(const std::string& word) {
  constexpr std::string_view safe = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./";
  if (!word.empty() && word.front() != '-' && word.find_first_not_of(safe) == std::string::npos) return word;
  std::string out = "'";
  for (const char byte : word) out += byte == '\'' ? std::string("'\\''") : std::string(1, byte);
  return out + '\'';
}

}  // namespace

template <class Name>
Grid Desk::ranking(const std::vector<Criterion>& criteria, const std::vector<StandingsRow>& rows, std::string_view who,
                   const Name& name) const {
  Grid grid;
  grid.title = title();
  grid.head = {console_.say("rank"), console_.say(who)};
  grid.right = 1;
  for (const Criterion& criterion : criteria) {
    grid.right |= std::uint64_t{1} << std::min<std::size_t>(grid.head.size(), 63);
    grid.head.push_back(heading_of(criterion, &tournament_, console_));
  }
  grid.head.push_back(console_.say("ahead of the next on"));
  for (const StandingsRow& row : rows) {
    Row& cells = grid.rows.emplace_back(Row{std::to_string(row.rank), name(row.who)});
    for (const tournament::Value& value : row.values) cells.push_back(shown_value(value));
    const auto by = std::find_if(criteria.begin(), criteria.end(),
                                 [&](const Criterion& criterion) { return criterion.name == row.decided_by; });
    cells.push_back(by == criteria.end() ? std::string() : heading_of(*by, &tournament_, console_));
  }
  return grid;
}

Grid Desk::players() const {
  Grid grid = ranking(standings_.criteria, standings_.rows, "player",
                      [&](std::size_t who) { return tournament_.results().players[who].name; });
  for (std::size_t at = 0; at < grid.rows.size(); ++at) {
    if (!standings_.rows[at].allowed.empty()) grid.rows[at][1] += " *";
  }
  add_notes(grid);
  return grid;
}

Grid Desk::teams() const {
  return ranking(standings_.team_criteria, standings_.teams, "team",
                 [&](std::size_t who) { return tournament_.results().teams[who].name; });
}

std::string Desk::title() const {
  const int after = standings_.part.after;
  std::string out = tournament_.event.title + console_.say(": ");
  out += after == 0 ? console_.say("no round is played") : console_.say("after round " + std::to_string(after));
  if (!standings_.part.stage.empty()) out += ", " + console_.say("stage " + standings_.part.stage);
  return out;
}

void Desk::add_notes(Grid& grid) const {
  if (standings_.unconfirmed > 0)
    grid.notes.push_back(console_.say("tables that nobody confirmed: " + std::to_string(standings_.unconfirmed)));
  std::string tables;
  for (const tournament::Sitting& sitting : tournament_.results().sittings) {
    if (standings_.part.has(sitting.round) && sitting.allowed)
      tables.append(tables.empty() ? "" : ", ").append(sitting.table);
  }
  if (!tables.empty()) grid.notes.push_back(console_.say("* tables that count though they should not: " + tables));
}

std::string Desk::reason(const Outcome& outcome) const {
  std::string out;
  switch (outcome.kind) {
    case Outcome::Kind::bye: out = console_.say("bye"); break;
    case Outcome::Kind::absence: out = console_.say("absent"); break;
    case Outcome::Kind::no_points: out = console_.say("the game did not end"); break;
    case Outcome::Kind::table: {
      const std::string place = std::to_string(outcome.score.place);
      out = console_.say(outcome.score.shared == 1
                             ? "place " + place
                             : "place " + place + " shared by " + std::to_string(outcome.score.shared));
      if (!outcome.line->substitute.empty())
        out += ", " + console_.say("played by " + rules::in_quotes(outcome.line->substitute));
      if (outcome.line->forfeit) out += ", " + console_.say("forfeit");
      if (outcome.score.bonus != tournament::Fraction(0))
        out += ", " + console_.say("bonus " + outcome.score.bonus.text());
    }
  }
  if (!outcome.counted) out += ", " + console_.say("does not count");
  if (outcome.sitting != nullptr && !outcome.sitting->confirmed) out += ", " + console_.say("not confirmed");
  if (outcome.sitting != nullptr && outcome.sitting->allowed) out += ", " + console_.say("allowed");
  return out;
}

Desk::Row Desk::row_of(const Outcome& outcome) const {
  const bool is_table = outcome.line != nullptr;
  return {std::to_string(outcome.round),
          is_table ? outcome.sitting->table : "-",
          is_table ? std::to_string(outcome.line->seat) : "-",
          is_table ? std::to_string(outcome.line->vp) : "-",
          outcome.points.text(),
          reason(outcome)};
}

Grid Desk::card(std::size_t player) const {
  const tournament::Course& course = standings_.part.courses[player];
  Grid grid;
  grid.title = tournament_.results().players[player].name + ", " + title();
  grid.head = {console_.say("round"), console_.say("table"),  console_.say("seat"),
               console_.say("score"), console_.say("points"), console_.say("reason")};
  grid.right = 0b011101;
  for (const Outcome& outcome : course.outcomes) grid.rows.push_back(row_of(outcome));
  const auto add = [&](const tournament::Fraction& points, const std::string& why) {
    grid.rows.push_back({"", "", "", "", points.text(), why});
  };
  if (course.carried != tournament::Fraction(0))
    add(course.carried, console_.say("carried over from the stage before"));
  if (course.penalties != tournament::Fraction(0)) add(course.penalties, console_.say("penalties"));
  add(course.points(), console_.say("all together"));
  for (const StandingsRow& row : standings_.rows) {
    if (row.who == player) grid.notes.push_back(console_.say("rank " + std::to_string(row.rank)));
  }
  return grid;
}

Grid Desk::card_with_logs(std::size_t player) const {
  Grid grid = card(player);
  std::vector<std::string> commands;
  for (const Outcome& outcome : standings_.part.courses[player].outcomes) {
    if (outcome.line == nullptr || outcome.sitting->log.empty()) continue;
    commands.push_back(console_.say("table " + outcome.sitting->table) + ": dogeref points " +
                       for_shell(outcome.sitting->log) + ' ' + for_shell(outcome.line->logged));
  }
  if (commands.empty()) return grid;
  grid.notes.push_back(console_.say("each score, line by line of its log:"));
  grid.notes.insert(grid.notes.end(), commands.begin(), commands.end());
  return grid;
}

/// "2b: 1., 5"
std::string Desk::brief(const Outcome& outcome) const {
  std::string out;
  switch (outcome.kind) {
    case Outcome::Kind::bye: out = console_.say("bye"); break;
    case Outcome::Kind::absence: out = console_.say("absent"); break;
    case Outcome::Kind::no_points: out = outcome.sitting->table; break;
    case Outcome::Kind::table: out = outcome.sitting->table + ": " + std::to_string(outcome.score.place) + '.'; break;
  }
  return out + ", " + outcome.points.text();
}

Grid Desk::rounds() const {
  const tournament::Part& part = standings_.part;
  Grid grid;
  grid.title = title();
  grid.head = {console_.say("rank"), console_.say("player")};
  grid.right = 1;
  for (int round = part.first; round <= part.after; ++round)
    grid.head.push_back(console_.say("round " + std::to_string(round)));
  grid.head.push_back(console_.say("points"));
  for (const StandingsRow& row : standings_.rows) {
    Row cells = {std::to_string(row.rank), tournament_.results().players[row.who].name};
    const tournament::Course& course = part.courses[row.who];
    for (int round = part.first; round <= part.after; ++round) {
      const auto found = std::find_if(course.outcomes.begin(), course.outcomes.end(),
                                      [round](const Outcome& outcome) { return outcome.round == round; });
      cells.push_back(found == course.outcomes.end() ? std::string("-") : brief(*found));
    }
    cells.push_back(course.points().text());
    grid.rows.push_back(std::move(cells));
  }
  grid.notes.push_back(console_.say("in each round: the table, the place at it, the points"));
  return grid;
}

}  // namespace dogeref::cli
