#pragma once
// Points as whole numbers, so that squared differences can be added up.

#include <cstdint>
#include <vector>

#include "tournament/number/fraction.h"

namespace dogeref::tournament {

struct WholePoints {
  std::vector<std::int64_t> points;  ///< above the least of all
  std::int64_t unit = 1;             ///< what they were multiplied by
};

/// Exactly where the common denominator allows it, else rounded down to as small parts as there is room for.
[[nodiscard]] WholePoints whole_points(const std::vector<Fraction>& points);

}  // namespace dogeref::tournament
