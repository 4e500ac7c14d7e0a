#pragma once
// Small whole numbers as indices.

#include <cstddef>

namespace dogeref::kit {

/// A seat, tile, track, … that is known not to be negative, as the index of a table.
[[nodiscard]] constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

}  // namespace dogeref::kit
