#include "text/cursor.h"

#include <array>

namespace dogeref::text {
namespace {

enum Class : std::uint8_t { other, space, letter, digit, sign, comma, colon, open, close, equals, quote, question };

constexpr std::array<Class, 256> make_classes() {
  std::array<Class, 256> classes{};
  for (std::size_t byte = 0; byte < classes.size(); ++byte) {
    const bool alphabetic = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte >= 0x80;
    if (alphabetic || byte == '_') classes[byte] = letter;
    if (byte >= '0' && byte <= '9') classes[byte] = digit;
  }
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

/// Letters and digits; a hyphen or an apostrophe between letters belongs to the word.
inline const char* end_of_word(const char* at, const char* end) {
  while (true) {
    while (at != end && (class_of(*at) == letter || class_of(*at) == digit)) ++at;
    const bool inner = end - at > 1 && (*at == '-' || *at == '\'') && class_of(at[1]) == letter;
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

inline const char* Cursor::scan_number(const char* at, const char* digits) {
  const bool negative = at != digits && *at != '+';
  token_.kind = Token::Kind::number;
  token_.has_sign = at != digits;
  token_.number = read_digits(digits, end_);
  if (negative) token_.number = -token_.number;
  return digits;
}

const char* Cursor::scan_other(const char* at) {
  switch (const Class of = class_of(*at)) {
    case quote: token_.kind = Token::Kind::quoted; return end_of_quote(at, end_);
    case equals: {
      const bool arrow = end_ - at > 1 && at[1] == '>';
      token_.kind = arrow ? Token::Kind::arrow : Token::Kind::equals;
      return at + (arrow ? 2 : 1);
    }
    default: token_.kind = single(of); return at + 1;
  }
}

inline const char* Cursor::scan_from(const char* at) {
  const Class of = class_of(*at);
  if (of == digit) return scan_number(at, at);
  if (of == sign || *at == '\xe2') {
    if (const char* const digits = behind_sign(at, end_, at == behind_)) return scan_number(at, digits);
  }
  if (of != letter) return scan_other(at);
  token_.kind = Token::Kind::word;
  return end_of_word(at, end_);
}

inline void Cursor::scan() {
  const char* const begin = past_spaces(next_, end_);
  token_.has_sign = false;
  token_.number = 0;
  token_.kind = Token::Kind::end;
  next_ = begin == end_ ? end_ : scan_from(begin);
  token_.text = std::string_view(begin, static_cast<std::size_t>(next_ - begin));
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
