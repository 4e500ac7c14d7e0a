#pragma once
// The parts of the picture. Private to board*.cpp.

#include <span>

#include "games/doge_ship/model/state.h"
#include "referee/game/board.h"
#include "referee/game/game.h"

namespace dogeref::doge_ship {

/// What is drawn.
struct Table {
  const Rules& rules;
  const State& state;
  const referee::Ledger& ledger;
  const referee::Laps& laps;
  std::span<const referee::PlayerName> players;

  [[nodiscard]] referee::Caption money(int amount) const {
    return findings::counted(amount, rules.vocabulary.tracks[static_cast<std::size_t>(rules.money_track)]);
  }
};

void show_doge_tiles(const Table& table, referee::Board& board);
void show_seats(const Table& table, referee::Board& board);
/// Of a game that is over: who comes first.
void show_ranks(const std::vector<referee::Standing>& standings, referee::Board& board);
void show_decks(const Table& table, referee::Board& board);
/// What is not proven of the position as a whole.
void show_notes(const Table& table, referee::Board& board);

}  // namespace dogeref::doge_ship
