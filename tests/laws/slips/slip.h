#pragma once
// Slips as people make them when they write a game down: one in a legal game, the rest of which stays as it was.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "laws/faults.h"

namespace dogeref::laws::slips {

using Texts = std::vector<std::string>;

/// One slip: lines of a legal game that were written otherwise than they were meant. Indexes of lines are from 0.
struct Slip {
  std::size_t at = 0;     ///< the first of these lines
  std::size_t count = 0;  ///< how many of the game's lines are gone
  Texts wrong = {};       ///< what stands in their place
  Texts meant = {};       ///< what should stand there
  /// The finding must be on this line, or name it: counted from `at`; and the last such line.
  std::size_t first = 0;
  std::size_t last = 0;
  bool is_known = true;             ///< the record tells what was meant
  std::vector<Texts> as_good = {};  ///< what may stand there as well as what was meant

  /// The record with the slip, and as it was meant, or with anything else in the place.
  [[nodiscard]] std::string text(const Legal& game) const { return with(game, wrong); }
  [[nodiscard]] std::string truth(const Legal& game) const { return with(game, meant); }
  [[nodiscard]] std::string with(const Legal& game, const Texts& lines) const;
  /// Lines of the record, from 1.
  [[nodiscard]] std::uint32_t first_line() const { return static_cast<std::uint32_t>(at + first + 1); }
  [[nodiscard]] std::uint32_t last_line() const { return static_cast<std::uint32_t>(at + last + 1); }
};

using Found = std::optional<Slip>;

enum class Nature : std::uint8_t {
  fault,   ///< one finding
  oddity,  ///< none: it can be read as well
};

/// A way to slip; nothing when this game gives no occasion.
struct Kind {
  std::string_view name;
  Found (*make)(const Legal&, Dice&);
  Nature nature = Nature::fault;
  int most = 1;  ///< findings; 2 where two lines are wrong
};

// By what slipped.
[[nodiscard]] std::vector<Kind> punctuation_kinds();
[[nodiscard]] std::vector<Kind> letter_kinds();
[[nodiscard]] std::vector<Kind> name_kinds();
[[nodiscard]] std::vector<Kind> line_kinds();
[[nodiscard]] std::vector<Kind> undo_kinds();
[[nodiscard]] std::vector<Kind> claim_kinds();
[[nodiscard]] std::vector<Kind> habit_kinds();
[[nodiscard]] std::vector<Kind> oddity_kinds();

/// All kinds of a game, the frame's first.
[[nodiscard]] std::vector<Kind> kinds_of(std::string_view game);

}  // namespace dogeref::laws::slips
