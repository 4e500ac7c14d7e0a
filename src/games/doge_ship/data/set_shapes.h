#pragma once
// What values of the rules data may refer to: names that other parts of the data have made.

#include <string>
#include <vector>

#include "rules/tree/node.h"

/// Of compiled rules, which may have faults.
namespace dogeref::doge_ship::sets {

using Names = std::vector<std::string>;

[[nodiscard]] Names panels(const rules::Node& rules);
[[nodiscard]] Names parameters(const rules::Node& rules);
[[nodiscard]] Names levels(const rules::Node& rules);
[[nodiscard]] Names tracks(const rules::Node& rules);
/// Kinds of tiles that can be bought and built: all but Doge tiles.
[[nodiscard]] Names kinds(const rules::Node& rules);
/// What the reserve limits.
[[nodiscard]] Names limits(const rules::Node& rules);
[[nodiscard]] Names zones(const rules::Node& rules);

// Of the language of amounts and conditions

/// What can be counted of a player.
[[nodiscard]] Names own_counts(const rules::Node& rules);
/// What can be counted.
[[nodiscard]] Names counts(const rules::Node& rules);
/// How one count is made of several.
[[nodiscard]] Names folds(const rules::Node& rules);
/// Keys of a condition.
[[nodiscard]] Names conditions(const rules::Node& rules);
/// Keys of what a condition asks of a count.
[[nodiscard]] Names bounds(const rules::Node& rules);
/// Of a ranking.
[[nodiscard]] Names criteria(const rules::Node& rules);
/// Of the next round.
[[nodiscard]] Names orders(const rules::Node& rules);
/// What is gained or paid: tracks, or one of several.
[[nodiscard]] Names gains(const rules::Node& rules);
/// What High Water takes.
[[nodiscard]] Names losses(const rules::Node& rules);

}  // namespace dogeref::doge_ship::sets
