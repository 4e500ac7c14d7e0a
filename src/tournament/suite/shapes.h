#pragma once
// The shape of a suite of schemes.

#include "rules/shape/shape.h"

namespace dogeref::tournament {

[[nodiscard]] rules::Shape scheme_suite_shape();

}  // namespace dogeref::tournament
