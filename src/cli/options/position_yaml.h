#pragma once
// A position as `show --format yaml` prints it, which stands in the place of a log.

#include <string>
#include <string_view>

#include "cli/options/one_game.h"

namespace dogeref::cli {

/// As `given:` takes it, below a comment that says where it is from, with lines that go on from it, if there are any.
[[nodiscard]] std::string position_yaml(const OneGame& game, std::string_view log = {});

}  // namespace dogeref::cli
