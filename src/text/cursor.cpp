#include "text/cursor.h"

#include <algorithm>
#include <array>
#include <bit>

#include "text/bytes.h"
#include "text/sixteen.h"

namespace dogeref::text {
namespace {

enum Class : std::uint8_t {
  other,
  space,
  letter,
  digit,
  maybe_other,  ///< a letter beyond ASCII, or the first byte of the minus sign U+2212 or of a no-break space
  sign,
  comma,
  colon,
  open,
  close,
  equals,
  quote,
  question
};

constexpr std::array<Class, 256> make_classes() {
  std::array<Class, 256> classes{};
  for (std::size_t byte = 0; byte < classes.size(); ++byte) {
    const bool alphabetic = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte >= 0x80;
    if (alphabetic || byte == '_') classes[byte] = letter;
    if (byte >= '0' && byte <= '9') classes[byte] = digit;
  }
  classes[0xc2] = classes[0xe2] = maybe_other;
  classes[' '] = classes['\t'] = space;
  classes['+'] = classes['-'] = sign;
  classes[','] = comma;
  classes[':'] = colon;
  classes['{'] = open;
  classes['}'] = close;
  classes['='] = equals;
  classes['"'] = quote;
  classes['?'] = question;
  return classes;
}

constexpr std::array<Class, 256> classes = make_classes();

inline Class class_of(char byte) { return classes[static_cast<unsigned char>(byte)]; }

inline const char* past_spaces(const char* at, const char* end) {
  while (at != end && class_of(*at) == space) ++at;
  return at;
}

const char* past_all_spaces(const char* at, const char* end) {
  at = past_spaces(at, end);
  while (at != end && class_of(*at) == maybe_other) {
    const std::size_t bytes = no_break_space(at, end);
    if (bytes == 0) return at;
    at = past_spaces(at + bytes, end);
  }
  return at;
}

/// Bytes of a sign: '+', '-', or the minus sign U+2212, which some keyboards type; 0 without.
std::ptrdiff_t sign_bytes(const char* at, const char* end) {
  if (class_of(*at) == sign) return 1;
  const bool minus = end - at >= 3 && at[0] == '\xe2' && at[1] == '\x88' && at[2] == '\x92';
  return minus ? 3 : 0;
}

/// The digits of the number whose sign stands here, which may stand apart when it does not cling to the word before it;
/// nullptr when none does.
const char* behind_sign(const char* at, const char* end, bool clings) {
  const std::ptrdiff_t bytes = sign_bytes(at, end);
  if (bytes == 0) return nullptr;
  const char* const digits = clings ? at + bytes : past_all_spaces(at + bytes, end);
  return digits != end && class_of(*digits) == digit ? digits : nullptr;
}

Token::Kind single(Class of) {
  switch (of) {
    case comma: return Token::Kind::comma;
    case colon: return Token::Kind::colon;
    case open: return Token::Kind::open;
    case close: return Token::Kind::close;
    case question: return Token::Kind::question;
    default: return Token::Kind::other;
  }
}

/// What a byte is to a word that goes on.
enum Part : std::uint8_t { outside, inside, joint, inside_or_space };

constexpr std::array<Part, 256> make_parts() {
  std::array<Part, 256> parts{};
  for (std::size_t byte = 0; byte < parts.size(); ++byte) {
    if (classes[byte] == letter || classes[byte] == digit) parts[byte] = inside;
    if (classes[byte] == maybe_other) parts[byte] = inside_or_space;
  }
  parts['-'] = parts['\''] = joint;
  return parts;
}

constexpr std::array<Part, 256> parts = make_parts();

[[gnu::always_inline]] inline bool is_letter(const char* at, const char* end) {
  if (at == end) return false;
  return class_of(*at) == letter || (class_of(*at) == maybe_other && no_break_space(at, end) == 0);
}

/// Whether a word ends at a byte that may belong to it.
[[gnu::always_inline]] inline bool ends_at(Part part, const char* at, const char* end) {
  return !is_letter(part == joint ? at + 1 : at, end);
}

/// Letters and digits; a hyphen or an apostrophe between letters belongs to the word.
inline const char* end_of_word(const char* at, const char* end) {
  for (; at != end; ++at) {
    const Part part = parts[static_cast<unsigned char>(*at)];
    if (part == inside) continue;
    if (part == outside || ends_at(part, at, end)) return at;
  }
  return end;
}

const char* end_of_quote(const char* at, const char* end) {
  for (++at; at != end; ++at) {
    if (*at == '"') return at + 1;
  }
  return end;
}

/// At least one digit stands here.
inline std::int64_t read_digits(const char*& at, const char* end) {
  std::int64_t value = *at++ - '0';
  for (; at != end && class_of(*at) == digit; ++at) {
    if (value < number_limit) value = value * 10 + (*at - '0');
  }
  return value < number_limit ? value : number_limit;
}

/// How many of sixteen bytes, the first ones, are letters and digits of ASCII.
inline std::size_t letters_and_digits(Sixteen bytes) {
  constexpr std::uint32_t behind = 1U << sizeof(Sixteen);
  const std::uint32_t others = ~bits_of(between(bytes | 0x20, 'a', 'z') | between(bytes, '0', '9'));
  return static_cast<unsigned>(std::countr_zero(others | behind));
}

/// By the number of letters and digits: all ones in the bytes of a word that is one number, 0 for longer words.
constexpr std::array<std::uint64_t, sizeof(Sixteen) + 1> make_word_bytes() {
  std::array<std::uint64_t, sizeof(Sixteen) + 1> masks{};
  for (std::size_t size = 1; size <= 8; ++size) masks[size] = ~std::uint64_t{0} >> (8 - size) * 8;
  return masks;
}

constexpr auto word_bytes = make_word_bytes();

}  // namespace

/// The present token ends here.
inline void Cursor::end_token(Token::Kind kind, const char* begin, const char* stop, std::uint64_t folded) {
  token_.kind = kind;
  token_.has_sign = false;
  token_.folded = folded;
  token_.text = std::string_view(begin, static_cast<std::size_t>(stop - begin));
  token_.number = 0;
  next_ = stop;
}

/// More than letters and digits of ASCII, of which the first have been seen.
[[gnu::noinline]] void Cursor::scan_long_word(const char* begin, const char* seen) {
  const char* const stop = end_of_word(seen, end_);
  const auto size = static_cast<std::size_t>(stop - begin);
  const std::uint64_t bytes = size <= 8 ? some_bytes(begin, size) : byte_flags;
  end_token(Token::Kind::word, begin, stop, all_ascii(bytes) ? lower_ascii(bytes) : 0);
}

/// Most words are short, and of plain ASCII: they are read at once, without a loop whose end nobody can foresee, and
/// folded on the way for whoever looks them up.
inline void Cursor::scan_word(const char* begin) {
  // The byte behind sixteen is looked at too.
  if (readable_ - begin <= static_cast<std::ptrdiff_t>(sizeof(Sixteen))) return scan_long_word(begin, begin);
  // What stands behind the line, if it is reached, ends the word as well, or `scan_long_word` sees to it.
  const std::size_t size = std::min(letters_and_digits(sixteen_bytes(begin)), static_cast<std::size_t>(end_ - begin));
  if (parts[static_cast<unsigned char>(begin[size])] != outside) return scan_long_word(begin, begin + size);
  const std::uint64_t small = eight_bytes(begin) | all_bytes(0x20);  // which changes no digit
  end_token(Token::Kind::word, begin, begin + size, small & word_bytes.data()[size]);
}

inline void Cursor::scan_number(const char* begin, const char* digits) {
  const bool has_sign = begin != digits;
  const std::int64_t value = read_digits(digits, end_);
  end_token(Token::Kind::number, begin, digits);
  token_.has_sign = has_sign;
  token_.number = has_sign && *begin != '+' ? -value : value;
}

/// A sign stands here, or what may be one.
void Cursor::scan_sign(const char* begin) {
  if (const char* const digits = behind_sign(begin, end_, begin == behind_)) return scan_number(begin, digits);
  if (class_of(*begin) == sign) return end_token(Token::Kind::other, begin, begin + 1);
  scan_word(begin);
}

/// A letter beyond ASCII stands here, a minus sign or a no-break space. Apart, so that `scan` needs no frame.
[[gnu::noinline]] void Cursor::scan_wide(const char* begin) {
  const char* const behind = past_all_spaces(begin, end_);
  if (behind == begin) return scan_sign(begin);
  next_ = behind;
  scan();
}

void Cursor::scan() {
  const char* begin = next_;
  if (begin != end_) begin += *begin == ' ' ? 1 : 0;  // nearly always all there is, or none: no loop to get wrong
  if (begin == end_) return end_token(Token::Kind::end, end_, end_);
  const Class of = class_of(*begin);
  // Most tokens are words, numbers and commas: they are done first, so that nothing has to be kept over a call.
  if (of == letter) return scan_word(begin);
  if (of == digit) return scan_number(begin, begin);
  switch (of) {
    case space: next_ = past_spaces(begin, end_); return scan();
    case sign: return scan_sign(begin);
    case maybe_other: return scan_wide(begin);
    case quote: return end_token(Token::Kind::quoted, begin, end_of_quote(begin, end_));
    case equals: {
      const bool arrow = end_ - begin > 1 && begin[1] == '>';
      return end_token(arrow ? Token::Kind::arrow : Token::Kind::equals, begin, begin + (arrow ? 2 : 1));
    }
    default: return end_token(single(of), begin, begin + 1);
  }
}

}  // namespace dogeref::text
