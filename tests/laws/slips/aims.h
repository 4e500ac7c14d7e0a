#pragma once
// What is asked for of the referee when people slip, and what it does today.

namespace dogeref::laws::slips {

/// Shares in 100 of the counted slips, over all kinds of a game.
struct Figures {
  int one;          ///< give one finding
  int one_a_kind;   ///< give one finding, in each kind
  int most;         ///< findings of one slip, at most
  int oddities;     ///< give none
  int standings;    ///< leave the standings of the true game
  int right;        ///< of those that the record can tell: what was meant is proposed
  int three_slips;  ///< three slips in one game give three findings
  int two_moves;    ///< two illegal moves give two
  int times;        ///< that the lines of all records are judged, those for the readings among them, at most
  int worst;        ///< the same of one record
};

inline constexpr Figures aims = {97, 90, 3, 100, 90, 85, 90, 97, 20, 200};

}  // namespace dogeref::laws::slips
