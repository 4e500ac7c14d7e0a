#pragma once
// A small repair of a record, and the line with errors that it is thought of for.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "findings/finding.h"
#include "referee/game/game.h"
#include "referee/record/record.h"

namespace dogeref::referee {

/// The second number of a reading's cost. Rules page, "The least-cost explanation".
namespace repair_costs {
inline constexpr int sign = 1;   ///< or a letter
inline constexpr int word = 2;   ///< another word, id, number or player
inline constexpr int order = 3;  ///< lines exchanged
inline constexpr int line = 4;   ///< missing, or superfluous
inline constexpr int lost = 5;   ///< nobody knows what was done
}  // namespace repair_costs

struct Repair {
  enum class Kind : std::uint8_t {
    change,     ///< the line has another text
    swap,       ///< the line and another have changed places: `other` is the other
    moved,      ///< a later line, `other`, stands before it
    left_out,   ///< a line, `text`, stands before it
    twice,      ///< the line is not there
    joined,     ///< the line and the one behind it, `other`, are one: `text`
    parted,     ///< the line is two: `text`, with a line feed between them
    undone,     ///< the line is an `undo`, `text`, and takes back all from `other` on
    restored,   ///< of what `undo` took back before the line `other` lines stand; that line is `text`, or not there
    remark,     ///< the line is no part of the game: `text`, a comment
    supposed,   ///< what a missing line of the seat did: the `other`-th guess
    unwritten,  ///< what the seat did before this line and nobody wrote: the `other`-th guess
    lost,       ///< what was done is not what the line says
  };
  Kind kind = Kind::change;
  std::string text = {};
  std::size_t other = 0;  ///< index into the record's lines
  int seat = -1;          ///< left out, supposed, unwritten: who did something that nobody knows
  int cost = repair_costs::word;
  std::size_t at = 0;     ///< the line that it repairs
  std::size_t taken = 0;  ///< restored: by which of all that were taken back
  RawLine undo = {};      ///< restored: the line that took it back
};

/// What a line with errors is: the record's lines, which of them, its errors, and where the game stood before it.
struct BrokenLine {
  std::span<const RawLine> lines;
  std::size_t at = 0;
  std::span<const findings::Finding* const> errors;
  std::span<const PlayerName> players;
  int due = -1;
  bool is_of_game = false;                ///< a line of the game's own forms, no player's
  bool is_prose = false;                  ///< it begins with no word that a line begins with, and no name and colon
  bool is_unread = false;                 ///< nobody knows what it did
  const rules::Words* foreign = nullptr;  ///< those of all languages

  [[nodiscard]] std::string_view text() const { return lines[at].text; }
};

}  // namespace dogeref::referee
