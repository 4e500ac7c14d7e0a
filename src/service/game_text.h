#pragma once
// The game that is asked about, of a file that may hold several.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "archive/reader.h"

namespace dogeref::service {

/// Text of a game in its file.
struct GameText {
  std::string path;              ///< of the file, as it was reached
  std::string text;              ///< from `game:` (or the beginning of the file) on
  std::uint32_t number = 1;      ///< of the game in its file
  std::uint32_t first_line = 1;  ///< of the text
  std::uint32_t lines = 0;

  std::string before;  ///< what stands before the first game of its file: comments

  [[nodiscard]] std::uint32_t last_line() const { return first_line + lines - 1; }
  /// The text to the end of a line of the file; whole for 0.
  [[nodiscard]] std::string_view up_to(std::uint32_t line) const;
};

/// What a file holds: the game asked for, and how many there are.
struct FoundGame {
  std::optional<GameText> game;
  std::uint32_t games = 0;
  std::string trouble;  ///< why it cannot be read (further); empty: it can
};

/// The game of this number, from 1, or the first for 0.
[[nodiscard]] FoundGame find_game(std::span<const archive::Input> inputs, const archive::Boundary& boundary,
                                  std::uint32_t wanted);

/// "it looks like UTF-16 text, not like text"
[[nodiscard]] std::string why_not_text(const archive::Looks& looks);

}  // namespace dogeref::service
