#pragma once
// The rules data of The Last Doge: every key, its type and range.

#include <array>
#include <string_view>

#include "rules/shape/shape.h"

namespace dogeref::last_doge {

/// Made once, on the first call.
[[nodiscard]] const rules::GameShapes& shapes();

/// Header keys that this game alone has, in the order of `GameHeader`.
inline constexpr std::array<std::string_view, 5> header_keys{"city", "map", "market", "removed", "pawns"};

}  // namespace dogeref::last_doge
