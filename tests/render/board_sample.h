#pragma once
// A board of no game in particular, with everything that a board may hold.

#include <string>
#include <vector>

#include "referee/game/board.h"
#include "render/picture/board.h"
#include "render/sample.h"

namespace dogeref::tests {

/// Texts that want out of their place, and texts that take more or less room than they seem to.
inline const std::vector<std::string>& hostile_names() {
  static const std::vector<std::string> names = {"<script>alert(1)</script>", "]]>&\"'</svg>", "\x1b[31mred\x1b[0m",
                                                 "e\u0301\u0302\u0303\u0304\u0305", "漢字漢字漢字漢字漢字漢字漢字"};
  return names;
}

inline referee::Cell card(std::string_view name) {
  referee::Cell cell;
  cell.look = referee::Cell::Look::open;
  cell.name = findings::words(name);
  cell.lines = {findings::counted(3, "vp")};
  cell.chips = {{referee::Chip::Form::box, "red", findings::number(2)}, {referee::Chip::Form::seal, "violet"}};
  cell.brief = {cell.name};
  return cell;
}

inline referee::Grid grid(std::size_t rows, std::size_t columns) {
  referee::Grid grid;
  grid.title = findings::words("City");
  for (std::size_t column = 0; column < columns; ++column) {
    grid.columns.push_back({findings::words(std::string(1, static_cast<char>('A' + column)))});
  }
  for (std::size_t row = 0; row < rows; ++row) grid.rows.push_back({findings::number(static_cast<int>(row))});
  grid.cells.resize(rows * columns);
  for (std::size_t at = 0; at < grid.cells.size(); ++at) {
    if (at % 3 == 0) continue;
    grid.cells[at] = card("T" + std::to_string(at));
    if (at % 3 == 1) grid.cells[at].pieces = {{0}, {1}};
    if (at % 3 == 1) grid.cells[at].brief.push_back(findings::seat(0));
    if (at % 3 == 2) grid.cells[at].owner = 1;
    if (at % 4 == 2) grid.cells[at].look = referee::Cell::Look::hidden;
  }
  return grid;
}

inline referee::Seat seat(std::string_view colour) {
  referee::Seat seat;
  seat.colour = colour;
  seat.tracks = {{"vp", 12}, {"ducats", 3, 2, false}};
  seat.supplies = {{"tokens", 2, 5}};
  referee::Pile stack;
  stack.title = findings::words("Stack");
  stack.ordered = true;
  stack.cards = {card("B10"), card("B04")};
  stack.more = 1;
  seat.piles = {stack};
  seat.notes = {findings::words("not proven")};
  return seat;
}

inline referee::Board board(int seats) {
  referee::Board board;
  board.title = findings::words("round 3");
  board.status = {findings::words("Anna is due")};
  board.grids = {grid(3, 4)};
  referee::Pile pile;
  pile.title = findings::words("Open");
  pile.cards = {card("D07")};
  board.piles = {pile};
  for (int at = 0; at < seats; ++at) {
    board.seats.push_back(seat(at == 0 ? "red" : at == 1 ? "mauve" : ""));
    board.order.push_back(at);
  }
  board.seats[0].due = true;
  board.stocks = {{findings::words("L1"), 5, true, {2, 3}}, {findings::words("L2"), 4, false, {}}};
  board.notes = {findings::words("the order is not proven")};
  return board;
}

inline render::BoardPage page_of(const referee::Board& board, const std::vector<std::string>& names) {
  return {board, names, "game.log", 14, "Venice Open"};
}

}  // namespace dogeref::tests
