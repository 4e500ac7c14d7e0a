#pragma once
// The codes of the Snail Race, beside those that every game shares.

#include <array>
#include <string_view>

#include "referee/game/codes.h"

namespace dogeref::snail_race {

/// In the order of `game_codes`.
enum class GameCode : findings::Code { too_far = referee::first_game_code, square_taken, past_goal, round_not_over };

inline constexpr std::array<std::string_view, 4> game_codes{"too-far", "square-taken", "past-goal", "round-not-over"};

}  // namespace dogeref::snail_race
