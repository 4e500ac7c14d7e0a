#pragma once
// The parts of lint. Private to lint*.cpp.

#include <string>
#include <vector>

#include "games/doge_ship/lint/reach.h"
#include "games/doge_ship/model/rules.h"
#include "rules/library/library.h"
#include "rules/library/remark.h"

namespace dogeref::doge_ship {

/// What all parts look at.
struct Proof {
  const rules::Compiled& compiled;
  const Rules& rules;
  std::vector<Attainable> reaches;  ///< by number of players from the least
  rules::Remarker remarker;

  [[nodiscard]] int least() const { return rules.vocabulary.min_players; }
  [[nodiscard]] int most() const { return rules.vocabulary.max_players; }
  [[nodiscard]] const Attainable& with(int players) const {
    return reaches[static_cast<std::size_t>(players - least())];
  }
};

/// "with 3 players"
[[nodiscard]] std::string with_players(int players);
/// "1 tile", "2 tiles"
[[nodiscard]] std::string counted_tiles(int count);

void prove_ship(Proof& proof);     ///< can be finished, with every number of players
void prove_panels(Proof& proof);   ///< every space can be used
void prove_tiles(Proof& proof);    ///< every tile can be bought and built, and does what it says
void prove_ranking(Proof& proof);  ///< every criterion can decide
void prove_printed(Proof& proof);  ///< counts and ranges printed in the rulebook

}  // namespace dogeref::doge_ship
