#pragma once
// What was played, by numbers of players: all that standings are computed from.

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/tree/node.h"
#include "tournament/number/fraction.h"

namespace dogeref::tournament {

/// A player's line at a table.
struct Line {
  std::size_t player = 0;
  int seat = 1;
  int place = 1;   ///< the first of those covered
  int shared = 1;  ///< by how many players it is shared
  std::int64_t vp = 0;
  std::vector<std::optional<std::int64_t>> columns;  ///< of the game's standings; nothing: there is none
  bool forfeit = false;                              ///< counts as alone on the last place
  std::string substitute = {};                       ///< who sat there for the player
  std::string logged = {};                           ///< the name in the log
};

/// A table that was played.
struct Sitting {
  std::string table;  ///< "2b"
  int round = 1;
  std::vector<Line> lines;
  bool no_points = false;  ///< counts as a result of 0 points without a table
  bool confirmed = false;
  bool allowed = false;  ///< stands though it should not
  std::string log = {};  ///< as it can be opened; empty: only a score sheet
};

/// A round in which a player had no table.
struct Rest {
  std::size_t player = 0;
  int round = 1;
};

struct Deduction {
  std::size_t player = 0;
  Fraction points;
  int round = 0;  ///< 0: of the first stage
  std::string reason;
  rules::Origin origin = {};
};

struct Competitor {
  std::string id;
  std::string name;
  bool registered = false;
};

struct TeamEntry {
  std::string id;
  std::string name;
  std::vector<std::size_t> members;
};

struct Results {
  std::vector<Competitor> players;
  std::vector<std::string> columns;  ///< of the game's standings, the main score first
  std::vector<Sitting> sittings;     ///< by round
  std::vector<Rest> byes;
  std::vector<Rest> absences;
  std::vector<Deduction> penalties;
  std::vector<std::vector<std::size_t>> tosses;  ///< orders, the winner first; in the order recorded
  std::vector<TeamEntry> teams;
  std::map<int, std::set<std::size_t>> named;  ///< who stands in a round at all
};

}  // namespace dogeref::tournament
