#pragma once
// Makes up whole events: who comes late, who leaves, who is strong, and the games they play.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/options/rules_options.h"
#include "cli/shell/console.h"

namespace dogeref::cli {

struct EventPlan {
  int players = 12;
  int rounds = 4;
  std::uint64_t seed = 1;
  std::string game;
  std::string edition = "en";
  std::string scheme = "places-5-3-2-1";
};

/// Writes the event's file and its logs into a folder, which is there and empty. The same bytes for the same plan on
/// any machine. False when that cannot be, which is said.
[[nodiscard]] bool make_event(const EventPlan& plan, const std::string& folder, const RulesOptions& rules,
                              Console& console);

}  // namespace dogeref::cli
