#pragma once
// Looks for what is wrong with rules by playing them: positions in which nobody can do anything, games without an end,
// things that are never worth it. Finds what it comes upon, and proves nothing of the rest.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "simulate/simulator.h"

namespace dogeref::simulate {

/// One game of the search, which `dogeref simulate` plays again.
struct Seen {
  int players = 0;
  Policy policy = Policy::sensible;
  std::uint64_t number = 0;
  std::string last_line;  ///< of its record
};

/// How often a thing is used by players who choose and by those who take anything.
struct Use {
  std::string category;  ///< as in `Uses`
  std::string name;
  std::uint64_t sensible = 0;
  std::uint64_t random = 0;
};

struct Search {
  std::uint64_t positions = 0;  ///< in which a player was to act
  std::uint64_t games = 0;
  std::optional<Seen> stuck;    ///< the first game in which nobody could do anything, though it was not over
  std::optional<Seen> endless;  ///< the first of sensible players that was not over after `Options::max_rounds`
  std::optional<Seen> refused;  ///< the first in which a line was refused that the rules allow; `last_line` is that one
  Uses sensible;
  Uses random;
};

/// Numbers of players, both ends included.
struct Tables {
  int least = 0;
  int most = 0;

  friend auto operator<=>(const Tables&, const Tables&) = default;
};

/// Plays games of these numbers of players, as far as the rules know them, by sensible players and by random ones in
/// turn, until so many positions were seen. The same for the same rules on any machine. `options`: game, edition and
/// variants; the rest is its own.
[[nodiscard]] Search search(const referee::Ruleset& ruleset, Options options, Tables tables, std::uint64_t positions);

/// What sensible players all but leave alone though random ones use it. `usual`: a search by rules that these change;
/// what is left alone by those, too, is not named.
[[nodiscard]] std::vector<Use> never_worth_it(const Search& search, const Search* usual);

}  // namespace dogeref::simulate
