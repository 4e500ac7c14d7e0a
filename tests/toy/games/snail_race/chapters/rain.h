#pragma once
// Rulebook 1: a round begins with rain, and everybody has one turn in it.

#include "games/snail_race/model/play.h"

namespace dogeref::snail_race {

/// Reads and judges `rain N`.
void begin_round(const Play& play);

}  // namespace dogeref::snail_race
