#include "tournament/pairing/units.h"

#include <algorithm>
#include <numeric>

namespace dogeref::tournament {
namespace {

/// The squares of a thousand tables add up within 64 bits.
constexpr std::int64_t most_difference = 1'000'000;

/// A number that makes whole ones of all, 0 where it is too large.
std::int64_t common_unit(const std::vector<Fraction>& points) {
  std::int64_t unit = 1;
  for (const Fraction& each : points) {
    const auto bottom = each.bottom();
    if (!bottom.fits() || bottom.value() > most_difference) return 0;
    unit = std::lcm(unit, bottom.value());
    if (unit > most_difference) return 0;
  }
  return unit;
}

}  // namespace

WholePoints whole_points(const std::vector<Fraction>& points) {
  WholePoints out;
  if (points.empty()) return out;
  const auto [least, most] = std::minmax_element(points.begin(), points.end());
  const Fraction range = *most - *least;
  out.unit = common_unit(points);
  if (out.unit == 0 || range * Fraction(out.unit) > Fraction(most_difference)) {
    out.unit = 1;
    while (out.unit < most_difference && range * Fraction(out.unit * 10) <= Fraction(most_difference)) out.unit *= 10;
  }
  for (const Fraction& each : points) {
    const std::int64_t whole = ((each - *least) * Fraction(out.unit)).floor();
    out.points.push_back(std::min(whole, most_difference));
  }
  return out;
}

}  // namespace dogeref::tournament
