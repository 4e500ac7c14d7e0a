#pragma once
// What becomes of parts of the Galley that are not built yet.

#include "games/doge_ship/model/state.h"

namespace dogeref::doge_ship {

/// Whether a part of this zone could be built next, later, or never.
enum class Outlook : std::uint8_t { next, later, never };

[[nodiscard]] Outlook outlook_of(const Rules& rules, const State& state, const Tile& tile);

}  // namespace dogeref::doge_ship
