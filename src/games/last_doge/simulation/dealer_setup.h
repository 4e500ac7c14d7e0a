#pragma once
// How a simulated game is laid out. Rulebook "Mise en place du jeu".

#include <span>
#include <string>
#include <vector>

#include "games/last_doge/model/rules.h"
#include "kit/random.h"
#include "referee/game/game.h"

namespace dogeref::last_doge {

struct Layout {
  std::vector<std::string> cells;  ///< in the order laid
  std::vector<int> tiles;          ///< parallel to `cells`
  std::vector<int> market;
  std::vector<int> pawns;   ///< of each seat: index into `cells`
  std::vector<int> tribes;  ///< of each seat
};

[[nodiscard]] Layout lay_out(const Rules& rules, int players, kit::Random& random);
/// The value of a header line of the game (a `GameHeader`).
[[nodiscard]] std::string header_of(const Rules& rules, const Layout& layout,
                                    std::span<const referee::PlayerName> players, int form);
/// The line of pawns, with what is seen there or without.
[[nodiscard]] std::string pawns_of(const Rules& rules, const Layout& layout,
                                   std::span<const referee::PlayerName> players, bool sealed);

}  // namespace dogeref::last_doge
