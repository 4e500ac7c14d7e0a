#pragma once
// What the ledger and the laps do not tell of a position.

#include <cstdint>

namespace dogeref::snail_race {

struct State {
  std::uint8_t players = 0;
  std::uint8_t rain = 0;           ///< how far snails may crawl this round; 0: it is not known
  std::uint16_t round = 0;         ///< 0 before the first rain
  bool ended = false;              ///< somebody is at the goal, or an arbiter ended the race
  bool perhaps_over = false;       ///< somebody whom nobody saw may be there
  bool by_arbiter = false;         ///< the end
  bool order_is_unproven = false;  ///< of this round's lines: who stood where when is not known

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace dogeref::snail_race
