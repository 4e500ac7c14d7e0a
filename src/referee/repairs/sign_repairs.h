#pragma once
// A sign that was forgotten or mistyped: colon, comma, arrow, brace, a space, a letter for a digit.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "referee/game/game.h"

namespace dogeref::referee {

/// Passes on every text that differs from the line in one sign.
void list_sign_repairs(std::string_view line, std::span<const PlayerName> players,
                       const std::function<void(std::string)>& sink);

/// Passes on the line as two, a line feed between them, wherever a second one may begin.
void list_broken_lines(std::string_view line, std::span<const PlayerName> players,
                       const std::function<void(std::string)>& sink);

}  // namespace dogeref::referee
