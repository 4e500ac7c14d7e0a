// dogeref tournament standings: who is before whom, and by what.

#include <algorithm>
#include <utility>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "cli/tournament/grid.h"
#include "cli/tournament/office.h"
#include "cli/tournament/words.h"
#include "rules/tree/json.h"
#include "text/json_line.h"
#include "tournament/print/json.h"
#include "tournament/ranking/standings.h"

namespace dogeref::cli {
namespace {

using tournament::Criterion;
using tournament::Outcome;
using tournament::Standings;
using tournament::StandingsRow;

struct StandingsOptions {
  std::string file;
  int round = 0;
  std::string stage;
  bool teams = false;
  std::string player;
  std::string format = "text";
  RulesOptions rules;
};

void add_options(Parser& parser, StandingsOptions& options) {
  parser.option("FILE", options.file, "the tournament's file").required();
  parser.option("--round", options.round, "as they stood after this round (default: the last)")
      .type_name("N")
      .positive();
  parser.option("--stage", options.stage, "of this stage (default: the last with a played table)").type_name("ID");
  parser.flag("--teams", options.teams, "of the teams");
  parser.option("--player", options.player, "one player's card: each table, each point with its reason")
      .type_name("NAME");
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", grid_formats());
  add_rules_options(parser, options.rules);
}

/// Lays standings out as tables.
class Desk {
 public:
  Desk(const Tournament& tournament, const Standings& standings, const Console& console)
      : tournament_(tournament), standings_(standings), console_(console) {}

  [[nodiscard]] Grid players() const {
    Grid grid = ranking(standings_.criteria, standings_.rows, "player",
                        [&](std::size_t who) { return tournament_.results().players[who].name; });
    for (std::size_t at = 0; at < grid.rows.size(); ++at) {
      if (!standings_.rows[at].allowed.empty()) grid.rows[at][1] += " *";
    }
    add_notes(grid);
    return grid;
  }

  [[nodiscard]] Grid teams() const {
    return ranking(standings_.team_criteria, standings_.teams, "team",
                   [&](std::size_t who) { return tournament_.results().teams[who].name; });
  }

  [[nodiscard]] Grid card(std::size_t player) const;

 private:
  using Row = std::vector<std::string>;

  template <class Name>
  [[nodiscard]] Grid ranking(const std::vector<Criterion>& criteria, const std::vector<StandingsRow>& rows,
                             std::string_view who, const Name& name) const {
    Grid grid;
    grid.title = title();
    grid.head = {console_.say("rank"), console_.say(who)};
    grid.right = 1;
    for (const Criterion& criterion : criteria) {
      grid.right |= std::uint64_t{1} << std::min<std::size_t>(grid.head.size(), 63);
      grid.head.push_back(heading_of(criterion, &tournament_, console_));
    }
    grid.head.push_back(console_.say("before the next by"));
    for (const StandingsRow& row : rows) {
      Row& cells = grid.rows.emplace_back(Row{std::to_string(row.rank), name(row.who)});
      for (const tournament::Value& value : row.values) cells.push_back(shown_value(value));
      const auto by = std::find_if(criteria.begin(), criteria.end(),
                                   [&](const Criterion& criterion) { return criterion.name == row.decided_by; });
      cells.push_back(by == criteria.end() ? std::string() : heading_of(*by, &tournament_, console_));
    }
    return grid;
  }

  [[nodiscard]] std::string title() const {
    const int after = standings_.part.after;
    std::string out = tournament_.event.title + ": ";
    out += after == 0 ? console_.say("no round is played") : console_.say("after round " + std::to_string(after));
    if (!standings_.part.stage.empty()) out += ", " + console_.say("stage " + standings_.part.stage);
    return out;
  }

  void add_notes(Grid& grid) const {
    if (standings_.unconfirmed > 0)
      grid.notes.push_back(console_.say("tables that nobody confirmed: " + std::to_string(standings_.unconfirmed)));
    std::string tables;
    for (const tournament::Sitting& sitting : tournament_.results().sittings) {
      if (standings_.part.has(sitting.round) && sitting.allowed)
        tables.append(tables.empty() ? "" : ", ").append(sitting.table);
    }
    if (!tables.empty()) grid.notes.push_back(console_.say("* tables that stand though they should not: " + tables));
  }

  [[nodiscard]] std::string reason(const Outcome& outcome) const;
  [[nodiscard]] Row row_of(const Outcome& outcome) const;

  const Tournament& tournament_;
  const Standings& standings_;
  const Console& console_;
};

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
  if (course.carried != tournament::Fraction(0)) add(course.carried, console_.say("carried from the stage before"));
  if (course.penalties != tournament::Fraction(0)) add(course.penalties, console_.say("penalties"));
  add(course.points(), console_.say("all together"));
  for (const StandingsRow& row : standings_.rows) {
    if (row.who == player) grid.notes.push_back(console_.say("rank " + std::to_string(row.rank)));
  }
  return grid;
}

bool is_askable(const StandingsOptions& options, const Tournament& opened, Console& console) {
  if (tournament::has_stage(opened.scheme, options.stage)) return true;
  std::vector<std::string_view> known;
  for (const tournament::Stage& stage : opened.scheme.stages) known.push_back(stage.id);
  console.complain(no_such("stage", options.stage, known));
  return false;
}

int print(const StandingsOptions& options, const Tournament& opened, Console& console) {
  const Standings standings = standings_of(opened.results(), opened.scheme, {options.stage, options.round});
  if (!standings.sound) {
    console.complain(options.file + ": the numbers of this tournament are too large to be exact");
    return unusable;
  }
  std::optional<std::size_t> player;
  if (!options.player.empty()) {
    const int number = opened.player(options.player, console);
    if (number < 0) return unusable;
    player = static_cast<std::size_t>(number);
  }
  std::string out;
  if (options.format == "json") {
    const tournament::StandingsPage page{opened.event.id, opened.results(), standings, player};
    out = text::plain_json(rules::json(standings_json(page))) + '\n';
  } else {
    const Desk desk(opened, standings, console);
    const Grid grid = player ? desk.card(*player) : options.teams ? desk.teams() : desk.players();
    append_grid(grid, options.format, opened.language, out);
  }
  if (!console.write(out)) return unusable;
  for (const std::string& table : opened.assembled.refused)
    console.complain(options.file + ": a table does not count: " + table);
  return opened.assembled.refused.empty() ? ok : illegal;
}

}  // namespace

int tournament_standings(const Command& command, std::span<const std::string> arguments, Console& console) {
  StandingsOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.rules.for_machines = options.format == "json";
  const auto opened = open_tournament(options.file, options.rules, console);
  if (opened == nullptr || !is_askable(options, *opened, console)) return unusable;
  return print(options, *opened, console);
}

}  // namespace dogeref::cli
