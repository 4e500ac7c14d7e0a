#pragma once
// The slow way to the legal actions of a position: every line in canonical form is written and tried.

#include <string>
#include <string_view>
#include <vector>

#include "referee/game.h"

namespace dogeref::laws {

/// What every line of a game is made of.
struct Alphabet {
  std::string_view game;
  std::vector<std::string> spaces;         ///< "red 3"
  std::vector<std::string> paying_spaces;  ///< those that ask a payment: there `pass` may stand
  std::vector<std::string> things;         ///< ids that can be built, dropped, put in the place of others
  std::vector<std::string> kinds;          ///< what can be bought
};

/// The alphabet of a game; nullptr where the law does not know it yet.
[[nodiscard]] const Alphabet* alphabet_of(std::string_view game);

/// The legal actions of the player due: every canonical line that the referee accepts, sorted. Parts are only added to
/// a beginning that is legal, or wants just what may follow.
[[nodiscard]] std::vector<std::string> every_legal_line(const Alphabet& alphabet, const referee::Ruleset& ruleset,
                                                        const referee::Position& position);

}  // namespace dogeref::laws
