#pragma once
// A line of a file as a terminal shows it, and what lies under a span of it.

#include <cstddef>
#include <string>
#include <string_view>

#include "text/span.h"

namespace dogeref::render {

/// No more terminal columns of a line are shown; of a longer one the surroundings of the span, with an ellipsis where
/// something is left out.
inline constexpr std::size_t excerpt_columns = 120;

struct Excerpt {
  std::string text;   ///< tabs as spaces, control characters escaped
  std::string under;  ///< spaces, then `^~~~~` in terminal columns under the span, at least `^`
};

[[nodiscard]] Excerpt excerpt(std::string_view line, const text::Span& span);

/// Where a byte of a line stands, in code points from 1.
[[nodiscard]] std::size_t column(std::string_view line, std::size_t byte);

}  // namespace dogeref::render
