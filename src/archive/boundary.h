#pragma once
// Where a game begins in a text: a line whose word before the colon means `game`.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/texts/words.h"

namespace dogeref::archive {

/// Lines longer than this are cut there while reading; the judge calls a line too long well before.
inline constexpr std::size_t kept_line_bytes = std::size_t{64} << 10;

/// Recognises the lines that begin a game.
class Boundary {
 public:
  /// `words`: every spelling of the header key, in any language.
  explicit Boundary(std::span<const std::string> words);

  /// Whether the line (without its end) begins a game.
  [[nodiscard]] bool begins_game(std::string_view line) const;

  /// What a walk over lines met.
  struct Walk {
    std::size_t end = 0;      ///< offset behind the last line walked over; of the game's line when one was met
    std::uint32_t lines = 0;  ///< walked over
    bool game = false;
  };
  /// Walks over the complete lines of a text, up to the first that begins a game or, when lines run out, to the
  /// beginning of the last one, which has no end.
  [[nodiscard]] Walk walk(std::string_view text) const;

 private:
  rules::Words words_;
  std::array<bool, 256> may_begin_{};  ///< first bytes of lines worth a look
};

/// Whether a line says nothing: empty, or a comment alone.
[[nodiscard]] bool is_blank(std::string_view line);

}  // namespace dogeref::archive
