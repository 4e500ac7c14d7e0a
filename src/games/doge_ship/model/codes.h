#pragma once
// The codes of The Doge Ship, beside those that every game shares. Rules page, "All codes".

#include <array>
#include <string_view>

#include "referee/game/codes.h"

namespace dogeref::doge_ship {

/// In the order of `game_codes`.
enum class GameCode : findings::Code {
  unknown_panel = referee::first_game_code,
  wrong_order,
  wrong_water,
  round_number,
  dice_missing,
  die_not_in_game,
  die_value,
  duplicate_die,
  doge_tile_missing,
  out_of_phase,
  round_not_over,
  space_occupied,
  panel_not_in_use,
  unknown_space,
  cannot_pay_cost,
  step_order,
  discard_with_steps,
  drew_wrong_count,
  mixed_decks,
  not_among_drawn,
  tile_not_in_deck,
  draw_order,
  cannot_pay_tile,
  reserve_full,
  reserve_galley_full,
  needless_drop,
  null_purchase,
  not_offered,
  too_many_parts,
  tile_not_in_reserve,
  galley_gap,
  no_lower_part,
  section_full,
  wrong_place,
  no_bonus,
  wrong_bonus,
  cannot_pay_reorder,
  not_a_reorder,
  replace_incomplete,
  part_not_built,
  replace_not_last,
  replace_covered,
  replace_wrong_zone,
  cannot_pay_intrigue,
  bid_missing,
  bid_too_high,
  bid_unexpected,
  end,
};

inline constexpr std::array<std::string_view, static_cast<std::size_t>(GameCode::end) - referee::first_game_code>
    game_codes{
        "unknown-panel",    "wrong-order",        "wrong-water",        "round-number",        "dice-missing",
        "die-not-in-game",  "die-value",          "duplicate-die",      "doge-tile-missing",   "out-of-phase",
        "round-not-over",   "space-occupied",     "panel-not-in-use",   "unknown-space",       "cannot-pay-cost",
        "step-order",       "discard-with-steps", "drew-wrong-count",   "mixed-decks",         "not-among-drawn",
        "tile-not-in-deck", "draw-order",         "cannot-pay-tile",    "reserve-full",        "reserve-galley-full",
        "needless-drop",    "null-purchase",      "not-offered",        "too-many-parts",      "tile-not-in-reserve",
        "galley-gap",       "no-lower-part",      "section-full",       "wrong-place",         "no-bonus",
        "wrong-bonus",      "cannot-pay-reorder", "not-a-reorder",      "replace-incomplete",  "part-not-built",
        "replace-not-last", "replace-covered",    "replace-wrong-zone", "cannot-pay-intrigue", "bid-missing",
        "bid-too-high",     "bid-unexpected"};

}  // namespace dogeref::doge_ship
