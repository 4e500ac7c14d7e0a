#pragma once
// Candidates for cards to play.

#include "games/last_doge/model/play.h"
#include "referee/game/game.h"

namespace dogeref::last_doge {

/// What candidates are made of, and where they go.
struct Listing {
  const Rules& rules;
  const State& state;
  int seat;
  std::span<const std::string> names;  ///< of all seats
  const referee::ActionSink& sink;
  std::vector<int> cells;  ///< in order

  /// Cells that lie face down or up, all or those with neither pawn nor treasure.
  [[nodiscard]] std::vector<int> lying(bool hidden, bool free) const;
  [[nodiscard]] bool goes_on() const { return state.turn_open && state.turn == seat; }
};

using TextSink = std::function<void(const std::string& text)>;
using CellsSink = std::function<void(const std::vector<int>& cells)>;
/// The cells of the city, by column and row.
[[nodiscard]] std::vector<int> cells_in_order(const State& state);
/// " A1 B1"
[[nodiscard]] std::string names_of(const State& state, const std::vector<int>& cells);
/// Each choice of so many cells.
void choose_cells(const std::vector<int>& from, int count, const CellsSink& sink);
/// Each choice of so many cards of a hand, alike ones once, "?" for those not known: " C01 C02".
void choose_cards(const Rules& rules, const Cards& hand, int count, const TextSink& sink);

/// Every card that may be played.
void list_cards(const Listing& listing);

}  // namespace dogeref::last_doge
