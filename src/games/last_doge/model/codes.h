#pragma once
// The codes of The Last Doge, beside those that every game shares.

#include <array>
#include <string_view>

#include "referee/game/codes.h"

namespace dogeref::last_doge {

/// In the order of `game_codes`.
enum class GameCode : findings::Code {
  duplicate_tribe = referee::first_game_code,
  unknown_tribe,
  cell_count,
  duplicate_cell,
  cell_apart,
  map_mismatch,
  market_count,
  pawn_cell,
  hand_count,
  removed_count,
  second_task,
  card_not_paid,
  pay_not_needed,
  not_free,
  reaction_own_turn,
  nothing_to_react,
  not_a_reaction,
  card_not_held,
  card_count,
  hand_over_limit,
  drop_not_needed,
  look_count,
  look_cell,
  again_not_earned,
  move_not_looked,
  reveal_not_looked,
  reveal_own_cell,
  reveal_missing,
  step_order,
  tile_contradiction,
  no_discovery,
  artefact_not_open,
  refill_missing,
  artefact_missing,
  wrong_effect,
  wrong_target,
  guess_too_early,
  guess_again,
  guess_number,
  guess_result,
  wrong_loss,
  no_flight,
  flight_cell,
  flight_order,
  missed_end,
  false_end,
  wrong_fill,
  flip_after_miss,
  missing_drop,
  passage_not_paid,
  flip_contradiction,
  flip_cell,
  out_without_seven,
  swap_cell,
  caught_plays_on,
  turn_not_over,
  unknown_cell,
  artefact_elsewhere,
  no_effects_in_escape,
  end,
};

inline constexpr std::array<std::string_view, static_cast<std::size_t>(GameCode::end) - referee::first_game_code>
    game_codes{"duplicate-tribe",   "unknown-tribe",      "cell-count",          "duplicate-cell",
               "cell-apart",        "map-mismatch",       "market-count",        "pawn-cell",
               "hand-count",        "removed-count",      "second-task",         "card-not-paid",
               "pay-not-needed",    "not-free",           "reaction-own-turn",   "nothing-to-react",
               "not-a-reaction",    "card-not-held",      "card-count",          "hand-over-limit",
               "drop-not-needed",   "look-count",         "look-cell",           "again-not-earned",
               "move-not-looked",   "reveal-not-looked",  "reveal-own-cell",     "reveal-missing",
               "step-order",        "tile-contradiction", "no-discovery",        "artefact-not-open",
               "refill-missing",    "artefact-missing",   "wrong-effect",        "wrong-target",
               "guess-too-early",   "guess-again",        "guess-number",        "guess-result",
               "wrong-loss",        "no-flight",          "flight-cell",         "flight-order",
               "missed-end",        "false-end",          "wrong-fill",          "flip-after-miss",
               "missing-drop",      "passage-not-paid",   "flip-contradiction",  "flip-cell",
               "out-without-seven", "swap-cell",          "caught-plays-on",     "turn-not-over",
               "unknown-cell",      "artefact-elsewhere", "no-effects-in-escape"};

}  // namespace dogeref::last_doge
