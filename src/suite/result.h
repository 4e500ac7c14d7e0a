#pragma once
// What came of a suite's cases. Values only; text for people is made by renderers.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "findings/finding.h"
#include "referee/game/game.h"
#include "rules/tree/fault.h"
#include "rules/tree/node.h"

namespace dogeref::suite {

/// Something that came out otherwise. Values are written as YAML on one line; empty: there is none.
struct Difference {
  std::string path;  ///< in the case: "state.players.Anna.vp"
  rules::Origin origin = {};
  std::string expected;
  std::string got;
};

struct CaseResult {
  enum class Status : std::uint8_t {
    passed,
    failed,
    skipped,
    broken,  ///< the case cannot be tried: `faults` tell why
  };
  Status status = Status::passed;
  std::vector<Difference> differences;
  std::vector<findings::Finding> unexpected;  ///< errors of the log that nobody expected, the first of them
  std::size_t left_out = 0;                   ///< how many there are more
  std::vector<std::string> players;           ///< whom these speak of
  rules::Faults faults;
};

}  // namespace dogeref::suite
