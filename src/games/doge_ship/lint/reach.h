#pragma once
// What can be had and done in a game at all, whoever plays it and whatever is drawn: an upper bound, for lint.

#include <array>
#include <vector>

#include "games/doge_ship/model/rules.h"

namespace dogeref::doge_ship {

struct Attainable {
  std::array<bool, referee::max_tracks> grows{};  ///< can be gained again and again
  TrackAmounts held{};                            ///< at the start, of the seat that has most
  KindSet offered = 0;                            ///< kinds that something offers to buy
  KindSet workable = 0;                           ///< kinds that something offers to build
  TileSet bought;
  TileSet built;
  std::vector<bool> spaces;  ///< that do something; of those in the game with so many players

  /// Whether so much can be paid.
  [[nodiscard]] bool can_pay(const TrackAmounts& amounts) const;
  [[nodiscard]] bool can_pay(int track, int amount) const;
};

/// With so many players.
[[nodiscard]] Attainable reach(const Rules& rules, int players);

/// Whether an entry of a space or bonus can ever do something.
[[nodiscard]] bool can_do(const Rules& rules, const Attainable& reach, const Effect& effect, std::size_t entry);

}  // namespace dogeref::doge_ship
