#pragma once
// Amounts, kinds and effects as marks of a face. Private to sheet.cpp.

#include <vector>

#include "games/doge_ship/model/rules.h"
#include "referee/game/sheet.h"

namespace dogeref::doge_ship {

[[nodiscard]] referee::Mark symbol(referee::Icon icon, std::string inside, referee::Caption words);
/// "3 ducats", written into the track's symbol.
[[nodiscard]] referee::Mark amount(const Rules& rules, std::size_t track, int value);
[[nodiscard]] std::vector<referee::Mark> amounts(const Rules& rules, const TrackAmounts& of);

/// Fixed amounts first, then what counts decide: "1×", and what is counted.
[[nodiscard]] std::vector<referee::Mark> entry_marks(const Rules& rules, const Entry& entry);

[[nodiscard]] referee::Icon emblem(const TileKind& kind);
/// Kinds have tones of their own, so that a kind is known by its colour.
[[nodiscard]] int tone(const Rules& rules, int kind);
[[nodiscard]] referee::Icon action_icon(ActionKind kind);
[[nodiscard]] referee::Mark action(ActionKind kind);

/// What a space does (rulebook 2.1), or a bonus (2.3.3), in the order in which it is carried out.
[[nodiscard]] std::vector<referee::Mark> effect_marks(const Rules& rules, const Effect& effect);

}  // namespace dogeref::doge_ship
