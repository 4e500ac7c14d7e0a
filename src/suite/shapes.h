#pragma once
// The keys of a suite's file and their types.

#include "rules/shape/shape.h"

namespace dogeref::suite {

/// What hangs on the rules tested (positions, overlays) may be anything here.
[[nodiscard]] rules::Shape suite_shape();

}  // namespace dogeref::suite
