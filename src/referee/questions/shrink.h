#pragma once
// The shortest log that still gives a finding: delta debugging over the lines of a game.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// The finding to be kept.
struct ShrinkTarget {
  std::string_view code;
  std::uint32_t line = 0;  ///< in the file; 0: the first finding with the code
};

struct Shrunk {
  std::string text;        ///< of the game, a line feed after each line; no comments, no empty lines
  std::uint32_t line = 0;  ///< of the finding in it, from 1
};

/// Takes away whole rounds, players, lines, headers and parts of lines as long as the finding stays on its line, and no
/// error comes that the game had not on the same line. What is left cannot lose a single line or part more. Nothing
/// when the game has no such finding. The work is bounded: of a very long game more may be left than need be.
[[nodiscard]] std::optional<Shrunk> shrink(Shelf& shelf, JudgeOptions options, std::string_view game_text,
                                           std::uint32_t first_line, const ShrinkTarget& target);

}  // namespace dogeref::referee
