#pragma once
// What a plain (unquoted) scalar of YAML means here.

#include <cstdint>
#include <string_view>

namespace dogeref::rules {

/// The core schema's types, without its traps: only `true` and `false` are booleans, only decimal whole numbers of 64
/// bits are numbers. What looks like another number (`1.5`, `010`, `1e9`, `1_000`, `0x1F`, `.inf`) is `odd_number`, so
/// that it cannot pass for a text unnoticed. `2.3.1`, dates and the like are text.
struct Scalar {
  enum class Kind : std::uint8_t { null, boolean, integer, text, odd_number };
  Kind kind = Kind::text;
  bool boolean = false;
  std::int64_t integer = 0;
};

[[nodiscard]] Scalar read_scalar(std::string_view text);

}  // namespace dogeref::rules
