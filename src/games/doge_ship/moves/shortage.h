#pragma once
// Whether a purchase may need a tile of the reserve back in its deck because too little is left there to draw, or only
// what is too dear. Rulebook 2.2.

#include <span>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Whether no rule objects to an action of the seat, on a copy of the position; draws as kinds.
[[nodiscard]] bool is_legal_action(const Rules& rules, const referee::Position& position, int seat,
                                   const Action& action);

/// What a seat may draw, as the position stands.
class Shortage {
 public:
  Shortage(const Rules& rules, const referee::Position& position, int seat);

  /// Whether so many purchases of a kind might fail and succeed when a tile is given back that costs `cost`.
  [[nodiscard]] bool is_possible(int kind, int purchases, int cost) const;

 private:
  const Rules& rules_;
  TileSet drawable_;
  std::array<std::uint8_t, max_kinds> taken_{};  ///< open purchases: of what seems drawable so many are not
};

}  // namespace dogeref::doge_ship
