#pragma once
// Small repairs that the frame can think of, whatever the game. Private to repair*.cpp.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "findings/finding.h"
#include "referee/game/game.h"
#include "referee/record/record.h"

namespace dogeref::referee {

struct Repair {
  enum class Kind : std::uint8_t {
    change,    ///< the line has another text
    swap,      ///< the line and a neighbour have changed places: `other` is the neighbour
    left_out,  ///< a line, `text`, stands before it
    twice,     ///< the line is not there
  };
  Kind kind = Kind::change;
  std::string text = {};
  std::size_t other = 0;  ///< index into the record's lines
  int seat = -1;          ///< whose line was left out
};

/// What a line with errors is: the record's lines, which of them, its errors, and where the game stood before it.
struct BrokenLine {
  std::span<const RawLine> lines;
  std::size_t at = 0;
  std::span<const findings::Finding* const> errors;
  std::span<const PlayerName> players;
  int due = -1;
  bool is_of_game = false;  ///< a line of the game's own forms, no player's

  [[nodiscard]] std::string_view text() const { return lines[at].text; }
};

/// Repairs, the likeliest first: names, neighbours, words proposed, numbers, parts.
[[nodiscard]] std::vector<Repair> frame_repairs(const BrokenLine& line);

}  // namespace dogeref::referee
