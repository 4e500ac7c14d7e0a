#pragma once
// Ranges of the rules data.

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
  static constexpr int counts = 12;   ///< of which one is made, and conditions in a list
  static constexpr int awards = 20;   ///< at the end of a round, of the game
  static constexpr int capacity = 8;  ///< tokens on a space
};

}  // namespace dogeref::doge_ship
