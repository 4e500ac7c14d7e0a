#pragma once

namespace dogeref::text {

/// Of ASCII, whatever the locale.
[[nodiscard]] constexpr bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

}  // namespace dogeref::text
