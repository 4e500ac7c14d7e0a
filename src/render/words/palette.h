#pragma once
// Colours of pictures.

#include <string>
#include <string_view>

namespace dogeref::render {

/// A colour as "#rrggbb": the usual ones ("red") as games print them; of any other word one that is always the same.
[[nodiscard]] std::string colour_code(std::string_view name);

/// What can be read on a colour: "#1f2a36" or "#ffffff".
[[nodiscard]] std::string ink_on(std::string_view code);

/// A colour mixed with another: `part` of the other, from 0 to 1.
[[nodiscard]] std::string mixed(std::string_view code, std::string_view other, double part);

/// Colours of kinds of things, by number.
[[nodiscard]] std::string tone_code(int tone);

}  // namespace dogeref::render
