#pragma once
// Awards at the end of a round and of the game, ends that conditions tell. docs/variants.md, "Amounts and conditions".

#include <string_view>

#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// Gives each award to all whom it concerns, by what they had before any of them; `why` is its entry of the rulebook's
/// `gains`. Who has not enough pays what there is.
void give_awards(const Play& play, const std::vector<Award>& awards, std::string_view why);

/// What the player of the line gets or pays who builds a tile of a kind.
void give_building(const Play& play, int kind);

/// Rulebook 3: what High Water costs beside tokens, then the awards of the round.
void end_round(const Play& play);

/// Whether the record leaves it open that a condition of the end is met.
[[nodiscard]] bool leaves_end_open(const Rules& rules, const referee::Position& position);
[[nodiscard]] inline bool may_have_met_end(const Rules& rules, const referee::Position& position) {
  return !rules.ends.empty() && leaves_end_open(rules, position);
}

/// Takes note of a condition of the end that is met.
void meet_end(const Play& play);
inline void note_end(const Play& play) {
  if (!play.rules.ends.empty()) meet_end(play);
}

}  // namespace dogeref::doge_ship
