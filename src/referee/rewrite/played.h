#pragma once
// What players did, line by line.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// An action of the record.
struct Action {
  std::uint32_t line = 0;
  int round = 0;
  int number = 0;
  int seat = -1;  ///< -1: nobody knows whose it is
  std::string
      what;  ///< in canonical English spelling, without name and claim; as it was written where it cannot be read
  bool is_read_otherwise = false;                      ///< than it was written
  std::map<int, std::map<int, std::int32_t>> changes;  ///< by seat and track
};

/// Of a game that was judged with gains (`JudgeOptions::want_gains`).
[[nodiscard]] std::vector<Action> actions_of(const Scene& scene);

}  // namespace dogeref::referee
