#pragma once
// Formats the text of a whole file, game by game.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "archive/boundary.h"
#include "referee/rewrite/format.h"

namespace dogeref::cli {

/// A game that stays as it was, or lines of one.
struct LeftAlone {
  enum class Why : std::uint8_t { unreadable_game, unsafe_game, unreadable_lines };
  Why why = Why::unreadable_lines;
  std::vector<std::uint32_t> lines;  ///< of a game its first line or the one it failed at
};

struct FormattedText {
  std::string text;
  std::size_t games = 0;
  std::vector<LeftAlone> left_alone;
};

/// Formats a game, whose first line has this number; the result is good until the next call.
using FormatGame = std::function<const referee::Formatted&(std::string_view game, std::uint32_t first_line)>;

/// Whether a game is one of those asked for: its number in the text, from 1, and where it stands.
using IsChosen = std::function<bool(std::size_t number, std::string_view game, std::uint32_t first_line)>;

/// Those games alone that are chosen, formatted.
[[nodiscard]] FormattedText format_chosen(std::string_view text, const archive::Boundary& boundary,
                                          const IsChosen& is_chosen, const FormatGame& format);

/// Lines end with a line feed, a byte order mark is left out. The text of a game that cannot be formatted stays as it
/// is. Without a game nothing is changed.
[[nodiscard]] FormattedText format_text(std::string_view text, const archive::Boundary& boundary,
                                        const FormatGame& format);

}  // namespace dogeref::cli
