#pragma once
// The rules data of The Doge Ship: every key, its type and range. docs and editors get it from here too.

#include "rules/shape/shape.h"

namespace dogeref::doge_ship {

/// Ranges that the tables and the position of the game are built for.
struct Limits {
  static constexpr int players = 8;
  static constexpr int tracks = 8;
  static constexpr int colours = 32;    ///< of players
  static constexpr int parameters = 8;  ///< colours of boxes
  static constexpr int panels = 12;
  static constexpr int sides = 100;  ///< of a die, and the highest space
  static constexpr int levels = 4;
  static constexpr int sections = 6;
  static constexpr int section_length = 12;
  static constexpr int tiles = 254;
  static constexpr int tokens = 30;
  static constexpr int amount = 999;  ///< of Ducats, points, Approvals
  static constexpr int draw = 16;
  static constexpr int reserve = 30;
  static constexpr int boxes = 12;
  static constexpr int water = 99;
  static constexpr int rounds = 999;
};

/// Made once, on the first call.
[[nodiscard]] const rules::GameShapes& shapes();

}  // namespace dogeref::doge_ship
