// dogeref tournament standings: who is before whom, and by what.

#include <algorithm>
#include <optional>
#include <utility>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "cli/tournament/desk.h"
#include "cli/tournament/grid.h"
#include "cli/tournament/office.h"
#include "rules/tree/json.h"
#include "text/json_line.h"
#include "tournament/print/json.h"
#include "tournament/ranking/standings.h"

namespace dogeref::cli {
namespace {

using tournament::Standings;

struct StandingsOptions {
  std::string file;
  int round = 0;
  std::string stage;
  bool teams = false;
  std::string player;
  std::string format = "text";
  OfficeOptions office;
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
  add_office_options(parser, options.office);
}

bool is_askable(const StandingsOptions& options, const Tournament& opened, Console& console) {
  if (tournament::has_stage(opened.scheme, options.stage)) return true;
  std::vector<std::string_view> known;
  for (const tournament::Stage& stage : opened.scheme.stages) known.push_back(stage.id);
  console.complain(no_such("stage", options.stage, known));
  return false;
}

/// Where no stage is asked for, a card is of the last one that the player had a part in.
Standings asked_for(const StandingsOptions& options, std::optional<std::size_t> player, const Tournament& opened) {
  const auto of_stage = [&](const std::string& stage) {
    return standings_of(opened.results(), opened.scheme, {stage, options.round});
  };
  const auto has_player = [&](const Standings& standings) {
    const std::vector<std::size_t>& players = standings.part.players;
    return !standings.sound || std::find(players.begin(), players.end(), *player) != players.end();
  };
  Standings last = of_stage(options.stage);
  if (!player || !options.stage.empty() || has_player(last)) return last;
  const auto& stages = opened.scheme.stages;
  for (auto stage = stages.rbegin(); stage != stages.rend(); ++stage) {
    Standings earlier = of_stage(stage->id);
    if (earlier.part.after > 0 && has_player(earlier)) return earlier;
  }
  return last;
}

int print(const StandingsOptions& options, const Tournament& opened, Console& console) {
  std::optional<std::size_t> player;
  if (!options.player.empty()) {
    const int number = opened.player(options.player, console);
    if (number < 0) return unusable;
    player = static_cast<std::size_t>(number);
  }
  const Standings standings = asked_for(options, player, opened);
  if (!standings.sound) return tell_too_large(opened, {standings.part.stage, options.round}, console);
  std::string out;
  if (options.format == "json") {
    const tournament::StandingsPage page{opened.event.id, opened.results(), standings, player};
    out = text::plain_json(rules::json(standings_json(page))) + '\n';
  } else {
    const Desk desk(opened, standings, console);
    const Grid grid = player ? desk.card_with_logs(*player) : options.teams ? desk.teams() : desk.players();
    append_grid(grid, options.format, opened.language, out);
  }
  if (!console.write(out)) return unusable;
  return tell_refused(options.file, opened, console);
}

}  // namespace

int tournament_standings(const Command& command, std::span<const std::string> arguments, Console& console) {
  StandingsOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.office.for_machines = options.format == "json";
  const auto opened = open_tournament(options.file, options.office, console);
  if (opened == nullptr || !is_askable(options, *opened, console)) return unusable;
  return print(options, *opened, console);
}

}  // namespace dogeref::cli
