// The picture as a whole, panels and ship. Players and decks are in board_seats.cpp.

#include "games/doge_ship/pictures/board.h"

#include <algorithm>
#include <string>

#include "games/doge_ship/chapters/scoring.h"
#include "games/doge_ship/model/play.h"
#include "games/doge_ship/pictures/board_parts.h"
#include "games/doge_ship/pictures/faces_shown.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Board;
using referee::Caption;
using referee::Cell;
using referee::Chip;
using referee::Grid;

Caption to_come(const State& state) {
  const bool dice = !state.dice_written && !state.dice_told;
  const bool doge = !state.doge_written && !state.doge_told;
  return findings::phrase(dice && doge ? "board.dice-and-doge-come" : dice ? "board.dice-come" : "board.doge-comes");
}

bool is_set_up(const State& state) {
  return (state.dice_written || state.dice_told) && (state.doge_written || state.doge_told);
}

void show_status(const Table& table, Board& board) {
  const State& state = table.state;
  board.title = state.round == 0 ? findings::phrase("board.before")
                                 : findings::phrase("board.round", {{"round", {findings::number(state.round)}}});
  if (state.ended) {
    board.status.push_back(
        findings::phrase("board.over", {{"reason", {findings::phrase("reason." + std::string(reason_of(state)))}}}));
    return;
  }
  const int due = table.laps.due();
  const bool actions = state.stage == Stage::actions;
  if (state.stage == Stage::closing || (actions && state.acted && due < 0 && !table.laps.loose_order)) {
    board.status.push_back(findings::phrase("board.round-over"));
  } else if (!is_set_up(state)) {
    board.status.push_back(to_come(state));
  } else if (due >= 0) {
    board.status.push_back(findings::phrase("board.due", {{"player", {findings::seat(due)}}}));
  }
  if (state.last_round) board.status.push_back(findings::phrase("board.last-round"));
}

Chip die_of(const Table& table, int panel) {
  const std::uint8_t value = table.state.dice[index(panel)];
  Chip die{Chip::Form::die, table.rules.panels[index(panel)].id};
  if (value != unknown_die) die.text = findings::number(value);
  return die;
}

/// What it costs the player due to go there, 0 where that is not known.
int cost_of(const Table& table, const Space& space) {
  const int due = std::max(0, table.laps.due());
  const Reading cost =
      space_cost({table.rules, table.state, table.ledger, table.laps.shown(), due, table.state.round, &space});
  return cost.is_proven ? static_cast<int>(cost.value) : 0;
}

void lay_tokens(const Table& table, int space, Cell& cell) {
  const State& state = table.state;
  cell.pieces.push_back({state.holder[index(space)]});
  cell.brief = {findings::seat(state.holder[index(space)])};
  for (std::size_t more = 0; more < state.more_count; ++more) {
    if (state.more_on[more] != space) continue;
    cell.pieces.push_back({state.more_of[more]});
    cell.brief.push_back(findings::seat(state.more_of[more]));
  }
}

Cell shown_space(const Table& table, int panel, int number) {
  Cell cell;
  const auto& spaces = table.rules.panels[index(panel)].spaces;
  const int at = index(number) < spaces.size() ? spaces[index(number)] : -1;
  if (at < 0) return cell;
  const Space& space = table.rules.spaces[index(at)];
  cell.look = Cell::Look::open;
  cell.name = findings::number(number);
  cell.lines = effect_lines(table.rules, space.effect);
  const int holder = table.state.holder[index(at)];
  const int cost = cost_of(table, space);
  if (cost > 0) {
    cell.corner = findings::counted(-cost, table.rules.vocabulary.tracks[index(table.rules.space_cost(space).track)]);
    cell.brief = {findings::number(-cost)};
  } else {
    cell.brief = {findings::words("·")};
  }
  cell.faint = holder < 0;
  if (holder < 0) return cell;
  lay_tokens(table, at, cell);
  return cell;
}

/// Rulebook 2.1: the panels in use with their dice; spaces with the tokens on them.
Grid show_panels(const Table& table) {
  Grid grid;
  grid.title = findings::phrase("board.panels");
  int most = 0;
  for (const int panel : table.rules.dice[table.state.players]) {
    const auto& spaces = table.rules.panels[index(panel)].spaces;
    for (int number = 1; number < static_cast<int>(spaces.size()); ++number) {
      if (spaces[index(number)] >= 0) most = std::max(most, number);
    }
    const std::string& colour = table.rules.panels[index(panel)].id;
    grid.rows.push_back({findings::word(colour), colour, die_of(table, panel)});
  }
  for (int number = 1; number <= most; ++number) grid.columns.push_back({findings::number(number)});
  for (const int panel : table.rules.dice[table.state.players]) {
    for (int number = 1; number <= most; ++number) grid.cells.push_back(shown_space(table, panel, number));
  }
  return grid;
}

bool is_violet(const Table& table, int level, int section) {
  if (table.state.doge < 0 || section < 0) return false;
  return (table.rules.tile(table.state.doge).violet[index(level)] >> section & 1) != 0;
}

Cell shown_column(const Table& table, int level, int column) {
  Cell cell;
  const int section = table.rules.section_at(table.state.players, level, column);
  if (section < 0) return cell;
  const int part = table.state.ship[index(level)][index(column)] - 1;
  if (part < 0) {
    cell.look = Cell::Look::empty;
    cell.name = findings::words(table.rules.zone_name(level, section));
    cell.brief = {findings::words("·")};
    cell.faint = true;
  } else {
    cell = shown_tile(table.rules, part);
    cell.owner = table.state.builder[index(level)][index(column)];
    if (cell.owner >= 0) cell.brief.push_back(findings::seat(cell.owner));
  }
  if (is_violet(table, level, section)) cell.colour = "violet";
  return cell;
}

int longest_level(const Table& table) {
  int longest = 0;
  for (std::size_t level = 0; level < table.rules.levels.size(); ++level) {
    longest = std::max(longest, table.rules.level_length(table.state.players, static_cast<int>(level)));
  }
  return longest;
}

/// The ship from the stern, the upper level above.
Grid show_ship(const Table& table) {
  Grid grid;
  grid.title = findings::phrase("board.ship");
  const int length = longest_level(table);
  for (int column = 0; column < length; ++column) {
    grid.columns.push_back({findings::number(column + 1)});
    const int section = table.rules.section_at(table.state.players, 0, column);
    const bool begins = column > 0 && table.rules.section_at(table.state.players, 0, column - 1) != section;
    if (begins) grid.breaks.push_back(index(column));
  }
  for (int level = static_cast<int>(table.rules.levels.size()) - 1; level >= 0; --level) {
    grid.rows.push_back({findings::word(table.rules.levels[index(level)])});
    for (int column = 0; column < length; ++column) grid.cells.push_back(shown_column(table, level, column));
  }
  return grid;
}

}  // namespace

Board board_of(const Rules& rules, const referee::Position& position, std::span<const referee::PlayerName> players) {
  const Table table{rules, position.as<State>(), position.ledger, position.laps, players};
  Board board;
  show_status(table, board);
  board.grids.push_back(show_panels(table));
  board.grids.push_back(show_ship(table));
  show_doge_tiles(table, board);
  show_seats(table, board);
  if (table.state.ended) show_ranks(standings_of(rules, position, false), board);
  show_decks(table, board);
  show_notes(table, board);
  return board;
}

}  // namespace dogeref::doge_ship
