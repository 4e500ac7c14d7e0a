#pragma once
// Where every point came from: the changes of each player's tracks, with the running sums.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "findings/report.h"
#include "referee/judge/judge.h"

namespace dogeref::referee {

/// A change of one of a player's tracks and what the track stands at with it.
struct Change {
  findings::Gain gain;
  std::int32_t sum = 0;
};

/// What all changes of one origin add up to, by track.
struct Source {
  std::string_view why;
  std::vector<std::int32_t> amounts;
};

/// The changes of a player's tracks in the order of the record. `start` and all amounts add up to `end`, which is what
/// the standings show.
struct PlayerPoints {
  int seat = 0;
  std::vector<std::int32_t> start;  ///< by track
  std::vector<std::int32_t> end;
  std::vector<Change> changes;
  std::vector<Source> sources;  ///< in the order of their first change
};

/// Of all players, by seat. The scene is of a judge that was asked for gains (`JudgeOptions::want_gains`).
[[nodiscard]] std::vector<PlayerPoints> points_of(const Scene& scene);

}  // namespace dogeref::referee
