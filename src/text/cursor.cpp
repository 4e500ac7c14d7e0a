#include "text/cursor.h"

#include <array>

namespace dogeref::text {
namespace {

enum Class : std::uint8_t {
  other,
  space,
  comma,
  colon,
  open,
  close,
  equals,
  quote,
  question,
  letter,
  digit,
  // What a word may go on with, depending on what follows:
  sign,
  apostrophe,
  maybe_other  ///< a letter beyond ASCII, or the first byte of the minus sign U+2212 or of a no-break space
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
  classes['\''] = apostrophe;
  return classes;
}

constexpr std::array<Class, 256> classes = make_classes();

inline Class class_of(char byte) { return classes[static_cast<unsigned char>(byte)]; }

inline const char* past_spaces(const char* at, const char* end) {
  while (at != end && class_of(*at) == space) ++at;
  return at;
}

std::size_t no_break_space_at(const char* at, const char* end) {
  return no_break_space({at, static_cast<std::size_t>(end - at)});
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

bool is_in_word(char byte) { return class_of(byte) == letter || class_of(byte) == digit; }

bool is_letter(char byte) { return class_of(byte) == letter || class_of(byte) == maybe_other; }

inline const char* past_letters(const char* at, const char* end) {
  while (at != end && is_in_word(*at)) ++at;
  return at;
}

/// Whether a word goes on behind its letters: with a letter beyond ASCII, or a hyphen or an apostrophe between letters.
bool goes_on(const char* at, const char* end) {
  if (end - at < 2 || class_of(*at) < sign || *at == '+') return false;
  return class_of(*at) == maybe_other ? no_break_space_at(at, end) == 0 : is_letter(at[1]);
}

const char* end_of_long_word(const char* at, const char* end) {
  while (goes_on(at, end)) at = past_letters(at + 1, end);
  return at;
}

inline const char* end_of_word(const char* begin, const char* end) {
  const char* const at = past_letters(begin, end);
  return at == end || class_of(*at) < sign ? at : end_of_long_word(at, end);
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
    case maybe_other: {
      if (const std::size_t bytes = no_break_space_at(begin, end_); bytes > 0) return scan_behind(begin + bytes);
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

/// Goes on behind a no-break space.
void Cursor::scan_behind(const char* at) {
  const char* const begin = past_spaces(at, end_);
  if (begin == end_) return end_token(Token::Kind::end, end_, end_);
  if (class_of(*begin) != letter) return scan_other(begin);
  end_token(Token::Kind::word, begin, end_of_word(begin, end_));
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
