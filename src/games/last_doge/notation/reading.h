#pragma once
// Reads a player's line into steps. Log page of this game, "The log".

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// False when the line cannot be read (reported).
bool read_action(const Play& play, Action& action);

/// Cards parted by spaces up to the end of a text; with a number in front when `count` is asked for. False when that is
/// not what stands there (reported).
bool read_cards(const Play& play, std::string_view text, kit::ShortList<Named, 16>& cards);

/// What kind of line it is, without a look at the rest; false when the first word says nothing.
[[nodiscard]] bool line_kind(const referee::LineText& line, StepKind& kind);

}  // namespace dogeref::last_doge
