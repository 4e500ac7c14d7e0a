#pragma once
// The shape of a tournament's file.

#include "rules/shape/shape.h"

namespace dogeref::tournament {

/// Sizes that bound what one file may ask for.
constexpr std::int64_t most_event_players = 10'000;
constexpr std::int64_t most_event_tables = 20'000;
constexpr std::int64_t most_event_rounds = 999;

[[nodiscard]] rules::Shape event_shape();
/// Of a round, its tables by letter left aside: `bye` and `absent` alone.
[[nodiscard]] rules::Shape table_shape();

}  // namespace dogeref::tournament
