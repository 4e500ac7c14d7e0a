#pragma once
// Did you mean …? for what is typed on the command line.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::cli {

/// "no option '--fromat'; did you mean '--format'?", or the list of what there is when nothing is near and the list is
/// short.
[[nodiscard]] std::string no_such(std::string_view what, std::string_view given,
                                  std::span<const std::string_view> known);

/// "; did you mean '--format'?", or nothing when nothing known is near.
[[nodiscard]] std::string did_you_mean(std::string_view given, std::span<const std::string_view> known);

/// Views of texts, for `no_such`.
[[nodiscard]] std::vector<std::string_view> views_of(std::span<const std::string> texts);

}  // namespace dogeref::cli
