#pragma once
// Cuts a line into tokens, one at a time, without allocation.

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace dogeref::text {

struct Token {
  enum class Kind : std::uint8_t {
    end,
    word,    ///< letters (any script) and what clings to them: "G05", "r3", "buy", "top-most"
    number,  ///< digits with an optional sign: "3", "+5", "-2"
    comma,
    colon,
    open,   ///< {
    close,  ///< }
    equals,
    arrow,   ///< =>
    quoted,  ///< "…" (the quotes are part of `text`); an unclosed one runs to the end
    question,
    other,
  };
  Kind kind = Kind::end;
  bool has_sign = false;
  std::uint64_t folded = 0;    ///< a word of at most eight bytes of ASCII, in small letters, the first lowest; else 0
  std::string_view text = {};  ///< empty, at the end of the line, for `end`
  std::int64_t number = 0;     ///< of a number, clamped to ±`number_limit`; else 0
};

inline constexpr std::int64_t number_limit = 1'000'000'000'000;

/// Bytes of the no-break space (U+00A0 or the narrow U+202F) that begins the text; 0 without. French keyboards and word
/// processors put it before a colon by themselves, and nobody sees it.
/// Byte by byte and never called: the whole speed of reading hangs on it.
[[nodiscard, gnu::always_inline]] constexpr std::size_t no_break_space(const char* at, const char* end) {
  if (end - at > 1 && at[0] == '\xc2' && at[1] == '\xa0') return 2;
  return end - at > 2 && at[0] == '\xe2' && at[1] == '\x80' && at[2] == '\xaf' ? 3 : 0;
}
[[nodiscard]] constexpr std::size_t no_break_space(std::string_view text) {
  return no_break_space(text.data(), text.data() + text.size());
}
/// The same of one that ends the text.
[[nodiscard]] constexpr std::size_t no_break_space_behind(std::string_view text) {
  for (const std::size_t bytes : {std::size_t{2}, std::size_t{3}}) {
    if (text.size() >= bytes && no_break_space(text.substr(text.size() - bytes)) == bytes) return bytes;
  }
  return 0;
}

/// Walks over one line. Spaces, no-break ones too, and tabs part tokens and mean nothing else.
class Cursor {
 public:
  explicit Cursor(std::string_view line) : Cursor(line, line.data() + line.size()) {}
  /// The text goes on behind the line: what stands before `readable` may be looked at, and is, many bytes at a time. No
  /// token reaches past the line.
  Cursor(std::string_view line, const char* readable)
      : behind_(line.data()), next_(line.data()), end_(line.data() + line.size()), readable_(readable) {
    scan();
  }

  [[nodiscard]] const Token& peek() const { return token_; }
  [[nodiscard]] bool at(Token::Kind kind) const { return token_.kind == kind; }
  [[nodiscard]] bool at_end() const { return token_.kind == Token::Kind::end; }
  /// Returns the token and moves on.
  Token take() {
    const Token taken = token_;
    skip();
    return taken;
  }
  /// Moves on.
  void skip() {
    behind_ = next_;
    scan();
  }
  /// Moves on when the token is of this kind.
  bool accept(Token::Kind kind) {
    if (token_.kind != kind) return false;
    skip();
    return true;
  }
  /// End of the last token taken; the beginning of the line before any.
  [[nodiscard]] const char* behind() const { return behind_; }
  /// Moves behind the first `bytes` of the present word, whose rest becomes the next token: "r3" → "3".
  void split(std::size_t bytes) {
    behind_ = next_ = token_.text.data() + bytes;
    scan();
  }

 private:
  void scan();
  void scan_word(const char* begin);
  void scan_long_word(const char* begin, const char* seen);
  void scan_sign(const char* begin);
  void scan_wide(const char* begin);
  void scan_number(const char* begin, const char* digits);
  void end_token(Token::Kind kind, const char* begin, const char* stop, std::uint64_t folded = 0);

  const char* behind_;
  const char* next_;
  const char* end_;
  const char* readable_;  ///< not before `end_`
  Token token_;
};

}  // namespace dogeref::text
