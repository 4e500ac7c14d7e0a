#pragma once
// Small things that the generators share.

#include <span>
#include <string>
#include <string_view>

namespace dogeref::tests {

[[nodiscard]] std::string joined(std::span<const std::string> words, std::string_view separator = " ");
[[nodiscard]] std::string lower(std::string text);
/// Each occurrence replaced.
[[nodiscard]] std::string replaced(std::string text, std::string_view what, std::string_view by);
/// A text, ended by a newline, broken at spaces lest lines get longer than some bytes: `before` ends a line broken,
/// `after` begins the next.
[[nodiscard]] std::string wrapped(std::string_view text, std::string_view before, std::string_view after,
                                  std::size_t longest = 100);

}  // namespace dogeref::tests
