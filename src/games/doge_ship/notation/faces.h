#pragma once
// Tiles named by what is printed on them. Log page, "TILE".

#include <array>
#include <cstdint>
#include <string_view>

#include "games/doge_ship/model/play.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {

/// Features of a tile; those not named say nothing (-1, or empty).
struct Face {
  int kind = -1;
  int level = -1;
  int section = -1;
  int cost = -1;
  int priority = -1;
  int water = -1;
  int trigger = -1;
  int pays = -1;
  int pays_track = -1;
  bool has_vp = false;
  int vp = 0;
  bool approval = false;
  bool inspection = false;
  std::array<std::uint8_t, max_parameters> boxes{};
  std::uint8_t valued = 0;  ///< bit for each parameter with a value
  std::array<std::int16_t, max_parameters> values{};
  std::array<std::uint8_t, max_levels> violet{};
  std::string_view text = {};

  friend bool operator==(const Face&, const Face&) = default;

  /// A level alone: the last part of that level.
  [[nodiscard]] bool is_bare_level() const;
  /// A kind alone.
  [[nodiscard]] bool is_bare_kind() const;
};

[[nodiscard]] bool fits(const Rules& rules, int tile, const Face& face);

/// Reads features up to the closing brace, or without braces up to a link word, a comma or the end. False when one
/// cannot be read (reported).
bool read_face(const Play& play, text::Cursor& cursor, bool in_braces, Face& face);

/// Reads "L2" or "L 2" (section from 0), or a level alone (section -1). False, nothing taken, when that is not there.
bool read_zone(const Play& play, text::Cursor& cursor, int& level, int& section);

/// Length of the letters in front of the digits that end a word: "r3" → 1; 0 when it is not made so.
[[nodiscard]] std::size_t letters_before_digits(std::string_view word);

}  // namespace dogeref::doge_ship
