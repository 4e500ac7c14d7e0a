#include "games/snail_race/pictures/pictures.h"

#include "games/snail_race/chapters/scoring.h"
#include "games/snail_race/data/compile.h"
#include "games/snail_race/model/state.h"
#include "kit/index.h"

namespace dogeref::snail_race {
namespace {

using findings::number;
using findings::phrase;
using kit::index;
using referee::Cell;

constexpr int squares_a_row = 10;

Cell square_of(const Rules& rules, const referee::Position& position, int square) {
  Cell cell;
  if (square > rules.goal) return cell;
  cell.look = Cell::Look::open;
  cell.name = number(square);
  cell.brief = {number(square)};
  if (rules.has_leaf(square)) cell.lines.push_back(phrase("board.leaf"));
  if (square == rules.goal) cell.lines.push_back(phrase("board.goal"));
  for (int seat = 0; seat < position.as<State>().players; ++seat) {
    if (position.ledger.own(seat, steps_track) != square) continue;
    cell.pieces.push_back({seat});
    cell.brief.push_back(findings::seat(seat));
  }
  return cell;
}

referee::Grid course_of(const Rules& rules, const referee::Position& position) {
  referee::Grid grid;
  grid.title = phrase("board.course");
  for (int column = 0; column < squares_a_row; ++column) grid.columns.push_back({number(column)});
  for (int first = 0; first <= rules.goal; first += squares_a_row) {
    grid.rows.push_back({number(first)});
    for (int column = 0; column < squares_a_row; ++column)
      grid.cells.push_back(square_of(rules, position, first + column));
  }
  return grid;
}

referee::Caption status_of(const State& state, int due) {
  if (state.ended)
    return phrase("board.over", {{"reason", {phrase(state.by_arbiter ? "reason.arbiter" : "reason.goal")}}});
  return due < 0 ? phrase("board.no-rain") : phrase("board.due", {{"player", {findings::seat(due)}}});
}

}  // namespace

referee::Board board_of(const Rules& rules, const referee::Position& position,
                        std::span<const referee::PlayerName> players) {
  const State& state = position.as<State>();
  const int due = state.ended ? -1 : position.laps.due();
  referee::Board board;
  board.title = state.round == 0 ? phrase("board.before") : phrase("board.round", {{"round", {number(state.round)}}});
  board.status = {status_of(state, due)};
  board.grids = {course_of(rules, position)};
  for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
    referee::Seat& of = board.seats.emplace_back();
    of.due = seat == due;
    for (const int track : {points_track, steps_track}) {
      of.tracks.push_back({rules.vocabulary.tracks[index(track)], position.ledger.own(seat, track),
                           position.ledger.off[index(seat)][index(track)], !position.ledger.is_unproven(seat, track)});
    }
    board.order.push_back(seat);
  }
  if (!state.ended) return board;
  board.ranks.resize(players.size());
  board.order.clear();
  for (const referee::Standing& standing : standings_of(rules, position, false)) {
    board.order.push_back(standing.seat);
    board.ranks[index(standing.seat)] = standing.rank;
  }
  return board;
}

text::Result<referee::Sheet, rules::Faults> sheet(const rules::Compiled& compiled) {
  auto made = compile(compiled);
  if (!made) return text::Failure{std::move(made.error())};
  const Rules& rules = made.value();
  const auto fact = [](const char* name, int value) {
    return referee::Fact{phrase(name), referee::Fact::Place::row, {referee::text_mark(std::to_string(value))}};
  };
  referee::Face face;
  face.title = phrase("board.course");
  face.emblem = referee::Icon::steps;
  face.facts = {fact("sheet.goal", rules.goal), fact("sheet.rain", rules.rain), fact("sheet.prize", rules.prize)};
  for (const int square : rules.leaves) face.facts.push_back(fact("sheet.leaf", square));
  face.path = "goal";
  return referee::Sheet{{{phrase("board.course"), referee::FaceGroup::Size::large, 1, {face}}}, {}};
}

}  // namespace dogeref::snail_race
