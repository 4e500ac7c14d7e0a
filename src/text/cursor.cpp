#include "text/cursor.h"

#include <array>

namespace dogeref::text {
namespace {

enum Class : std::uint8_t {
  other,
  space,
  letter,
  digit,
  maybe_minus,  ///< a letter beyond ASCII, or the first byte of the minus sign U+2212
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
  classes[0xe2] = maybe_minus;
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
  const char* const digits = clings ? at + bytes : past_spaces(at + bytes, end);
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

bool is_in_word(char byte) { return class_of(byte) >= letter && class_of(byte) <= maybe_minus; }

bool is_letter(char byte) { return class_of(byte) == letter || class_of(byte) == maybe_minus; }

/// Letters and digits; a hyphen or an apostrophe between letters belongs to the word.
inline const char* end_of_word(const char* at, const char* end) {
  while (true) {
    while (at != end && is_in_word(*at)) ++at;
    const bool inner = end - at > 1 && (*at == '-' || *at == '\'') && is_letter(at[1]);
    if (!inner) return at;
    ++at;
  }
}

const char* end_of_quote(const char* at, const char* end) {
  for (++at; at != end; ++at) {
    if (*at == '"') return at + 1;
  }
  return end;
}

inline std::int64_t read_digits(const char*& at, const char* end) {
  std::int64_t value = 0;
  for (; at != end && class_of(*at) == digit; ++at) {
    if (value < number_limit) value = value * 10 + (*at - '0');
  }
  return value < number_limit ? value : number_limit;
}

}  // namespace

/// The present token ends here.
inline void Cursor::end_token(Token::Kind kind, const char* begin, const char* stop) {
  token_.kind = kind;
  token_.text = std::string_view(begin, static_cast<std::size_t>(stop - begin));
  next_ = stop;
}

// Most tokens are words: they are done here, so that nothing has to be kept over a call.
inline void Cursor::scan() {
  const char* const begin = past_spaces(next_, end_);
  token_.has_sign = false;
  token_.number = 0;
  if (begin == end_) return end_token(Token::Kind::end, end_, end_);
  if (class_of(*begin) != letter) return scan_other(begin);
  end_token(Token::Kind::word, begin, end_of_word(begin, end_));
}

void Cursor::scan_other(const char* begin) {
  switch (const Class of = class_of(*begin)) {
    case digit: return scan_number(begin, begin);
    case sign:
    case maybe_minus: {
      if (const char* const digits = behind_sign(begin, end_, begin == behind_)) return scan_number(begin, digits);
      if (of == sign) return end_token(Token::Kind::other, begin, begin + 1);
      return end_token(Token::Kind::word, begin, end_of_word(begin, end_));
    }
    case quote: return end_token(Token::Kind::quoted, begin, end_of_quote(begin, end_));
    case equals: {
      const bool arrow = end_ - begin > 1 && begin[1] == '>';
      return end_token(arrow ? Token::Kind::arrow : Token::Kind::equals, begin, begin + (arrow ? 2 : 1));
    }
    default: return end_token(single(of), begin, begin + 1);
  }
}

inline void Cursor::scan_number(const char* begin, const char* digits) {
  const bool negative = begin != digits && *begin != '+';
  token_.has_sign = begin != digits;
  token_.number = read_digits(digits, end_);
  if (negative) token_.number = -token_.number;
  end_token(Token::Kind::number, begin, digits);
}

Cursor::Cursor(std::string_view line) : behind_(line.data()), next_(line.data()), end_(line.data() + line.size()) {
  scan();
}

Token Cursor::take() {
  const Token taken = token_;
  skip();
  return taken;
}

void Cursor::skip() {
  behind_ = next_;
  scan();
}

bool Cursor::accept(Token::Kind kind) {
  if (token_.kind != kind) return false;
  skip();
  return true;
}

void Cursor::split(std::size_t bytes) {
  behind_ = next_ = token_.text.data() + bytes;
  scan();
}

}  // namespace dogeref::text
