#pragma once
// A game as it was written down, cut into lines. Log page, body and fine print.

#include <cstdint>
#include <string_view>
#include <vector>

namespace dogeref::referee {

inline constexpr std::size_t max_line_bytes = 4096;
/// How long a line is is not told from here on: whoever reads files need not keep more of it.
inline constexpr std::size_t longest_told_line = std::size_t{64} << 10;
inline constexpr std::size_t max_game_lines = 65'536;
inline constexpr std::size_t max_game_bytes = std::size_t{4} << 20;

/// Why a line is no text. Two are of readings, which suppose that what was done is not what the line says (`lost`), or
/// what a line that is missing did (`supposed`: `flaw_at` says of whom, and which guess).
enum class Flaw : std::uint8_t { none, too_long, not_utf8, control_character, lost, supposed };

[[nodiscard]] constexpr bool is_space(char byte) { return byte == ' ' || byte == '\t'; }

/// Without the spaces, no-break ones too, and tabs around, and without invisible marks in front.
[[nodiscard]] std::string_view trimmed_of_all(std::string_view text);
[[nodiscard, gnu::always_inline]] inline std::string_view trimmed(std::string_view text) {
  if (!text.empty() && text.front() == ' ') text.remove_prefix(1);  // nearly always all there is, if any
  const bool is_plain = text.empty() || (text.front() > ' ' && text.back() > ' ');
  return is_plain ? text : trimmed_of_all(text);
}

struct RawLine {
  static constexpr std::uint16_t no_colon = 0xffff;

  std::string_view text;           ///< from the line's first byte; without line end, comment and the spaces before it
  std::string_view whole;          ///< with its comment
  std::uint32_t number = 0;        ///< in the file, from 1
  std::uint16_t colon = no_colon;  ///< offset in `text` of the first colon outside quotes
  Flaw flaw = Flaw::none;
  bool has_equals = false;    ///< a `=` stands somewhere in `whole`
  bool is_repaired = false;   ///< what a reading supposes: it is no part of the record's text, and ends with `whole`
  std::uint32_t flaw_at = 0;  ///< offset in `text` of the first bad byte; of a long line its length

  [[nodiscard]] bool has_colon() const { return colon != no_colon; }
  [[nodiscard]] std::string_view before_colon() const {
    return trimmed({text.data(), colon < text.size() ? colon : text.size()});
  }
  [[nodiscard]] std::string_view after_colon() const {
    return has_colon() ? std::string_view{text.data() + colon + 1U, text.size() - colon - 1U} : std::string_view{};
  }
};

/// Cuts a game's text into lines, leaving out empty ones and those with nothing but a comment. `lines` is cleared
/// first. Returns false when the game is past the limits; `lines` then holds the first line past them alone.
bool split_lines(std::string_view game_text, std::uint32_t first_line, std::vector<RawLine>& lines);

/// A line that a reading supposes in the place of the line of that number; without text where there is none to read.
/// The text must outlive it.
[[nodiscard]] RawLine repaired_line(std::string_view text, std::uint32_t number);

}  // namespace dogeref::referee
