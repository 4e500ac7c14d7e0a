#pragma once
// Whose turn a line takes, the same for every game. Rules page, "After a violation".

#include <string_view>

#include "findings/report.h"
#include "referee/game/game.h"

namespace dogeref::referee {

enum class Taken : std::uint8_t {
  turn,           ///< the player due
  open_token,     ///< a token kept from an earlier lap
  out_of_turn,    ///< reported; the line is carried out all the same
  written_twice,  ///< reported; the line is not carried out
};

/// The game line before the one judged.
struct LastGameLine {
  std::string_view text = {};
  std::uint32_t number = 0;
};

/// Whether two lines are the same whatever spacing and case.
[[nodiscard]] bool same_line(std::string_view one, std::string_view other);

/// `take_turn`, where the seat is not simply the one due.
Taken take_other_turn(Position& position, const LineText& line, const LastGameLine& last, findings::Report& report);
/// Judges whose turn it is and spends the token of `line.seat`.
inline Taken take_turn(Position& position, const LineText& line, const LastGameLine& last, findings::Report& report) {
  if (position.laps.spend_due(line.seat)) return Taken::turn;
  return take_other_turn(position, line, last, report);
}

/// `NAME: ?`: told, and the game leaves open what the seat may have done.
void mark_unseen(const Ruleset& ruleset, Position& position, const LineText& line, findings::Report& report);

}  // namespace dogeref::referee
