#pragma once
// Tiles, cards and artefacts that are alike in print: nobody at the table can tell them apart.

#include <string>
#include <string_view>

namespace dogeref::laws::slips {

/// A record of a game with the first of its likes in the place of every id.
[[nodiscard]] std::string with_first_likes(std::string_view game, const std::string& text);

}  // namespace dogeref::laws::slips
