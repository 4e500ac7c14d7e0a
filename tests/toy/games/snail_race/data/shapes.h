#pragma once
// The rules data of the Snail Race: every key, its type and range.

#include "rules/shape/shape.h"

namespace dogeref::snail_race {

/// Made once, on the first call.
[[nodiscard]] const rules::GameShapes& shapes();

}  // namespace dogeref::snail_race
