#pragma once
// Where a game begins in a text: a line whose word before the colon means `game`.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/texts/words.h"

namespace dogeref::archive {

/// Lines longer than this are cut there while reading; the judge calls a line too long well before.
inline constexpr std::size_t kept_line_bytes = std::size_t{64} << 10;

/// Recognises the lines that begin a game.
class Boundary {
 public:
  /// `words`: every spelling of the header key, in any language; `players`: those of the key that lists them; `games`:
  /// ids of the games there are.
  explicit Boundary(std::span<const std::string> words, std::span<const std::string> players = {},
                    std::span<const std::string> games = {});

  /// Whether the line (without its end) begins a game. `before`: the game that goes on until then, whose players may
  /// have such names; what names a known game begins one all the same.
  [[nodiscard]] bool begins_game(std::string_view line, std::string_view before = {}) const;

  /// What a walk over lines met.
  struct Walk {
    /// Behind the last line walked over, or before the game's line when one was met; counted from where it began.
    std::size_t end = 0;
    std::uint32_t lines = 0;  ///< walked over
    bool game = false;
  };
  /// Walks over the complete lines of a text from an offset on, up to the first that begins a game or, when lines run
  /// out, to the beginning of the last one, which has no end. What stands before the offset is of the game going on.
  [[nodiscard]] Walk walk(std::string_view text, std::size_t from = 0) const;

 private:
  [[nodiscard]] bool is_players_line(std::string_view value, std::string_view key, std::string_view before) const;
  [[nodiscard]] std::string_view players_of(std::string_view game) const;

  rules::Words words_;
  std::vector<std::string> games_;
  std::array<bool, 256> may_begin_{};  ///< first bytes of lines worth a look
};

/// Whether a line says nothing: empty, or a comment alone.
[[nodiscard]] bool is_blank(std::string_view line);

}  // namespace dogeref::archive
