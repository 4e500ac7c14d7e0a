#pragma once
// SHA-256 (FIPS 180-4).

#include <string>
#include <string_view>

namespace dogeref::rules {

/// The digest as 64 lower-case hex digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

}  // namespace dogeref::rules
