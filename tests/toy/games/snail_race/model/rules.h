#pragma once
// The rules of the Snail Race as tables.

#include <algorithm>
#include <string>
#include <vector>

#include "referee/game/game.h"

namespace dogeref::snail_race {

inline constexpr int most_players = 4;
inline constexpr int longest_race = 60;

enum Track { points_track, steps_track };
inline constexpr const char* past_goal_key = "past-goal";

struct Rules {
  std::string fingerprint;
  referee::Vocabulary vocabulary;
  int goal = 0;             ///< squares from the start
  int rain = 0;             ///< faces of the die
  int prize = 0;            ///< points of whoever gets to the goal
  int leaf = 0;             ///< points of whoever stops on a leaf
  std::vector<int> leaves;  ///< squares
  bool exact = false;       ///< nobody may crawl past the goal

  [[nodiscard]] bool has_leaf(int square) const {
    return std::find(leaves.begin(), leaves.end(), square) != leaves.end();
  }
};

}  // namespace dogeref::snail_race
