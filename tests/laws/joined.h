#pragma once
// What a game brings to the laws. The laws themselves know no game; they hold every game of the table, and a game that
// has joined is also broken, misspelt and listed the slow way.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "laws/corpus.h"
#include "laws/every_line.h"
#include "laws/faults.h"
#include "laws/slips/aims.h"
#include "laws/slips/slip.h"

namespace dogeref::laws {

/// A code whose faults need not be found without secrets, and why.
struct Sealed {
  std::string_view code;
  std::string_view why;
};

/// What the public parts of a record say of a fault whose own code needs secrets.
struct Kin {
  std::string_view code;
  std::string_view said;
  bool later;  ///< on a later line, not on its own
};

/// Ids by the first of those that are alike in print: nobody at the table can tell them apart.
using Likes = std::map<std::string, std::string, std::less<>>;

/// The slips of the pen that people make in a game's records.
struct GameSlips {
  std::vector<slips::Kind> (*kinds)() = nullptr;  ///< beside the frame's
  Likes (*likes)() = nullptr;                     ///< nullptr: no two things are alike
  slips::Figures floors;                          ///< measured, with some room for chance. These only get better
};

struct GameLaws {
  Breakers breakers;  ///< names the game
  std::unique_ptr<EveryLine> (*every_line)(const rules::Node& data) = nullptr;
  std::optional<GameSlips> slips = {};
  std::vector<std::string_view> seen = {};          ///< words of what everybody sees, so that it cannot go unseen
  std::vector<Sealed> sealed = {};                  ///< codes
  std::vector<Kin> kin = {};                        ///< beside the frame's
  std::vector<Record> records = {};                 ///< that tell gains which no stored log tells
  std::vector<std::string_view> untold_gains = {};  ///< that are told by no shipped rules
};

/// A game joins by an object of this type in one of its own files.
struct Joins {
  explicit Joins(GameLaws laws);
};

/// Those that have joined, in the order of the table of games.
[[nodiscard]] const std::vector<GameLaws>& joined();
/// What a game brings; nothing at all where it has not joined.
[[nodiscard]] const GameLaws& laws_of(std::string_view game);

}  // namespace dogeref::laws
