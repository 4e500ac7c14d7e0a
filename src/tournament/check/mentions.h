#pragma once
// Who is named where in a tournament's rounds.

#include <cstddef>
#include <string>
#include <vector>

#include "tournament/event/event.h"
#include "tournament/record/assemble.h"

namespace dogeref::tournament {

/// A player at a table, with a bye or absent in a round.
struct Mention {
  enum class Kind : std::uint8_t { table, bye, absent };
  Kind kind = Kind::table;
  std::size_t player = 0;
  int round = 0;
  int seat = 0;
  bool played = false;
  std::string table;
  Origin origin = {};
};

/// All of them, in the order of the rounds: at a table those who played, before it is played those drawn.
[[nodiscard]] std::vector<Mention> mentions_of(const Event& event, const Assembled& assembled);

}  // namespace dogeref::tournament
