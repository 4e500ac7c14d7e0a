#pragma once
// The position as a picture, and what is printed on the course.

#include <span>

#include "games/snail_race/model/rules.h"
#include "referee/game/board.h"
#include "referee/game/position.h"
#include "referee/game/sheet.h"
#include "rules/library/library.h"

namespace dogeref::snail_race {

[[nodiscard]] referee::Board board_of(const Rules& rules, const referee::Position& position,
                                      std::span<const referee::PlayerName> players);
[[nodiscard]] text::Result<referee::Sheet, rules::Faults> sheet(const rules::Compiled& compiled);

}  // namespace dogeref::snail_race
