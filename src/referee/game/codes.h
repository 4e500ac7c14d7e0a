#pragma once
// The codes that every game shares: reading, claims, turns and warnings. A game's own codes follow after these.

#include <array>
#include <cstdint>
#include <string_view>

#include "findings/finding.h"

namespace dogeref::referee {

/// In the order of `frame_codes`.
enum class FrameCode : findings::Code {
  syntax,
  unknown_word,
  unknown_player,
  ambiguous_player,
  unknown_tile,
  no_such_tile,
  ambiguous_tile,
  line_too_long,
  game_too_long,
  not_utf8,
  control_character,
  nothing_to_undo,
  missing_header,
  duplicate_header,
  unknown_header,
  late_header,
  unknown_game,
  unknown_edition,
  unknown_variant,
  bad_name,
  duplicate_player,
  duplicate_colour,
  player_count,
  wrong_total,
  wrong_gain,
  wrong_result,
  not_your_turn,
  no_tokens_left,
  after_end,
  no_game,
  unfinished,
  unrecorded,
  unused_ruling,
  rules_changed,
  look_alike_names,
  count,
};

inline constexpr std::array<std::string_view, static_cast<std::size_t>(FrameCode::count)> frame_codes{
    "syntax",           "unknown-word",     "unknown-player",    "ambiguous-player",
    "unknown-tile",     "no-such-tile",     "ambiguous-tile",    "line-too-long",
    "game-too-long",    "not-utf8",         "control-character", "nothing-to-undo",
    "missing-header",   "duplicate-header", "unknown-header",    "late-header",
    "unknown-game",     "unknown-edition",  "unknown-variant",   "bad-name",
    "duplicate-player", "duplicate-colour", "player-count",      "wrong-total",
    "wrong-gain",       "wrong-result",     "not-your-turn",     "no-tokens-left",
    "after-end",        "no-game",          "unfinished",        "unrecorded",
    "unused-ruling",    "rules-changed",    "look-alike-names"};

inline constexpr findings::Code first_game_code = static_cast<findings::Code>(FrameCode::count);

[[nodiscard]] constexpr findings::Code code(FrameCode frame_code) { return static_cast<findings::Code>(frame_code); }

/// Whether the line could not be read: a reading error, not one of the rules.
[[nodiscard]] constexpr bool is_of_reading(findings::Code code_found) {
  return code_found < code(FrameCode::player_count);
}

}  // namespace dogeref::referee
