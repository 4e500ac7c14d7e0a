#pragma once
// Templates of texts: words with places for values.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace dogeref::render {

/// A place for a value: `{player}`. A joint before the name, parted by a colon, says how the value joins the text:
/// `{or:words}` ends a list with the language's "or", `{a/ad:player}` puts the first or the second word before it.
struct Place {
  std::string_view joint;
  std::string_view name;
};

/// What stands between braces as a place; without a name when it is none.
[[nodiscard]] inline Place read_place(std::string_view text) {
  const std::size_t colon = text.find(':');
  const Place place =
      colon == std::string_view::npos ? Place{{}, text} : Place{text.substr(0, colon), text.substr(colon + 1)};
  const auto fits_name = [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '_';
  };
  const auto fits_joint = [](char byte) { return byte == '/' || (byte >= 'a' && byte <= 'z'); };
  const bool fits = std::all_of(place.name.begin(), place.name.end(), fits_name) &&
                    std::all_of(place.joint.begin(), place.joint.end(), fits_joint);
  return fits ? place : Place{};
}

/// Copies a pattern, with each place replaced by what `append_value` appends for it; where it appends nothing and
/// returns false, the brace stands for itself.
template <class AppendValue>
void fill_with(std::string_view pattern, const AppendValue& append_value, std::string& out) {
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    out += pattern.substr(0, open);
    if (open == std::string_view::npos) return;
    pattern.remove_prefix(open);
    const std::size_t close = pattern.find('}');
    const Place place = close == std::string_view::npos ? Place{} : read_place(pattern.substr(1, close - 1));
    const bool filled = !place.name.empty() && append_value(place);
    if (!filled) out += '{';
    pattern.remove_prefix(filled ? close + 1 : 1);
  }
}

}  // namespace dogeref::render
