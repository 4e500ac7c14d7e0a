#pragma once
// What the program knows of Unicode. Text is UTF-8 throughout. Functions that take text which may come from a file
// accept any bytes: ill-formed ones are kept as they are, never a reason to fail.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dogeref::text {

/// Byte offset at which the first ill-formed UTF-8 sequence begins (overlong forms and surrogates count); nothing when
/// all is well.
[[nodiscard]] std::optional<std::size_t> first_ill_formed(std::string_view text);

/// Decodes the code point that begins at `offset` (below the size) and moves `offset` behind it. An ill-formed byte is
/// taken alone and gives nothing.
[[nodiscard]] std::optional<char32_t> next_code_point(std::string_view text, std::size_t& offset);

/// How many code points there are; an ill-formed byte counts as one.
[[nodiscard]] std::size_t code_points(std::string_view text);

/// Columns of a terminal, without a grapheme's combining marks; an ill-formed byte takes one.
[[nodiscard]] std::size_t width(std::string_view text);

/// Normal form C.
[[nodiscard]] std::string nfc(std::string_view text);

/// With a capital as its first letter, for what stands as a title.
[[nodiscard]] std::string capitalised(std::string_view text);

/// For comparing without regard to case and form: case folding, then normal form C.
[[nodiscard]] std::string fold(std::string_view text);

/// For finding names that look alike: NFKC, case folding and a small table of letters that are drawn alike. Two names
/// with the same likeness may be mistaken for each other.
[[nodiscard]] std::string likeness(std::string_view text);

/// Characters that are not seen but act: C0, DEL, C1, bidi and zero-width controls, line separators; and code points
/// that are no characters, which XML forbids. A tab is one.
[[nodiscard]] bool is_control(char32_t character);

/// Byte offset of the first control character other than a tab.
[[nodiscard]] std::optional<std::size_t> first_control(std::string_view text);

/// The text with control characters shown: `\x1b` for bytes below 128 and ill-formed ones, `\u202e` for others.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace dogeref::text
