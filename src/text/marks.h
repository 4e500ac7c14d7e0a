#pragma once
// Letters without what stands above and below them.

#include <string>
#include <string_view>

namespace dogeref::text {

/// The text without accents and other marks, in normal form C; as it is where it is ill-formed.
[[nodiscard]] std::string without_marks(std::string_view text);

}  // namespace dogeref::text
