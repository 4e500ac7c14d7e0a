#pragma once
// The slow way to the legal actions of a position: every line in canonical form is written and tried.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "laws/house.h"
#include "referee/game.h"

namespace dogeref::laws {

/// What every line of a game is made of.
struct Alphabet {
  std::vector<std::string> spaces;         ///< "red 3"
  std::vector<std::string> paying_spaces;  ///< those that ask a payment: there `pass` may stand
  std::vector<std::string> things;         ///< ids that can be built, dropped, put in the place of others
  std::vector<std::string> kinds;          ///< what can be bought
  int most_steps = 2;                      ///< of a line, drops and the bonus apart
};

/// The alphabet of a house's rules; nothing where the law does not know the game yet.
[[nodiscard]] std::optional<Alphabet> alphabet_of(const House& house);

/// The legal actions of the player due: every canonical line that the referee accepts, sorted. Parts are only added to
/// a beginning that is legal, or wants just what may follow.
[[nodiscard]] std::vector<std::string> every_legal_line(const Alphabet& alphabet, const referee::Ruleset& ruleset,
                                                        const referee::Position& position);

}  // namespace dogeref::laws
