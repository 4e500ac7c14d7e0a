#pragma once
// The shapes of files that belong to the command line.

#include "rules/shape/shape.h"

namespace dogeref::cli {

/// Of `dogeref.yaml`.
[[nodiscard]] rules::Shape project_shape();

}  // namespace dogeref::cli
