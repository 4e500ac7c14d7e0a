#pragma once
// The rules data of The Doge Ship: every key, its type and range. docs and editors get it from here too.

#include "rules/shape/shape.h"

namespace dogeref::doge_ship {

/// Made once, on the first call.
[[nodiscard]] const rules::GameShapes& shapes();

}  // namespace dogeref::doge_ship
