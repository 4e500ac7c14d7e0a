#pragma once
// What a criterion comes to.

#include <string>
#include <variant>
#include <vector>

#include "tournament/number/fraction.h"

namespace dogeref::tournament {

/// Nothing, a number, numbers compared one after the other, or a text.
using Value = std::variant<std::monostate, Fraction, std::vector<Fraction>, std::string>;

/// Below 0 where the first ranks before the other: high is better, or low; nothing ranks last.
[[nodiscard]] int compare_values(const Value& one, const Value& other, bool low);
/// Whether all numbers in it are some.
[[nodiscard]] bool is_sound(const Value& value);
/// For people: two decimals, "-" for nothing.
[[nodiscard]] std::string shown_value(const Value& value);
/// Exactly: "27/2".
[[nodiscard]] std::string exact_value(const Value& value);

}  // namespace dogeref::tournament
