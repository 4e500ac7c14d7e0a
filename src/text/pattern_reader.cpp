#include "text/pattern_reader.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "text/digits.h"
#include "text/unicode.h"

namespace dogeref::text {
namespace {

using Kind = PatternStep::Kind;

/// Steps of a whole pattern, and times that something may be repeated.
constexpr std::size_t most_steps = 4000;
constexpr int most_times = 1000;

constexpr char32_t last_letter = 0x10FFFF;

void append(std::vector<PatternStep>& steps, const std::vector<PatternStep>& more) {
  steps.insert(steps.end(), more.begin(), more.end());
}

std::int32_t length(const std::vector<PatternStep>& steps) { return static_cast<std::int32_t>(steps.size()); }

std::vector<PatternStep> optional(const std::vector<PatternStep>& steps) {
  std::vector<PatternStep> out = {{Kind::both, 1, length(steps) + 1}};
  append(out, steps);
  return out;
}

std::vector<PatternStep> any_number(const std::vector<PatternStep>& steps) {
  std::vector<PatternStep> out = {{Kind::both, 1, length(steps) + 2}};
  append(out, steps);
  out.push_back({Kind::go, -length(steps) - 1, 0});
  return out;
}

std::vector<PatternStep> either(const std::vector<PatternStep>& one, const std::vector<PatternStep>& other) {
  std::vector<PatternStep> out = {{Kind::both, 1, length(one) + 2}};
  append(out, one);
  out.push_back({Kind::go, length(other) + 1, 0});
  append(out, other);
  return out;
}

bool is_latin(char32_t letter) {
  return (letter >= U'a' && letter <= U'z') || (letter >= U'A' && letter <= U'Z') || (letter >= U'0' && letter <= U'9');
}

/// Turns the ranges, sorted, into what is between them.
std::vector<std::pair<char32_t, char32_t>> others(const std::vector<std::pair<char32_t, char32_t>>& ranges) {
  std::vector<std::pair<char32_t, char32_t>> out;
  char32_t next = 0;
  for (const auto& [first, last] : ranges) {
    if (first > next) out.emplace_back(next, first - 1);
    next = last + 1;
  }
  out.emplace_back(next, last_letter);
  return out;
}

std::vector<std::pair<char32_t, char32_t>> class_named(char name) {
  switch (name) {
    case 'd': return {{U'0', U'9'}};
    case 'w': return {{U'0', U'9'}, {U'A', U'Z'}, {U'_', U'_'}, {U'a', U'z'}};
    case 's': return {{0x9, 0xD}, {U' ', U' '}, {0xA0, 0xA0}, {0x2000, 0x200A}, {0x2028, 0x2029}, {0x202F, 0x202F}};
    default: return {};
  }
}

}  // namespace

PatternReader::Steps PatternReader::read() {
  Steps steps = alternatives();
  if (fault_.empty() && !rest_.empty()) fail("a ')' without its '('");
  return steps;
}

void PatternReader::fail(std::string fault) {
  if (fault_.empty()) fault_ = std::move(fault);
  rest_ = {};
}

bool PatternReader::accept(std::string_view text) {
  if (!at(text)) return false;
  rest_.remove_prefix(text.size());
  return true;
}

/// The next letter, which there is.
char32_t PatternReader::letter() {
  std::size_t behind = 0;
  const auto found = next_code_point(rest_, behind);
  if (!found) {
    fail("it is not UTF-8");
    return 0;
  }
  rest_.remove_prefix(behind);
  return *found;
}

PatternReader::Steps PatternReader::bounded(Steps steps) {
  if (steps.size() <= most_steps) return steps;
  fail("it repeats too much");
  return {};
}

PatternReader::Steps PatternReader::alternatives() {
  Steps steps = sequence();
  while (accept("|")) steps = bounded(either(steps, sequence()));
  return steps;
}

PatternReader::Steps PatternReader::sequence() {
  Steps steps;
  while (!rest_.empty() && !at("|") && !at(")")) {
    append(steps, repeated());
    steps = bounded(std::move(steps));
  }
  return steps;
}

PatternReader::Steps PatternReader::repeated() {
  Steps steps = atom();
  Times wanted;
  while (times(wanted)) {
    (void)accept("?");  // as few as can be: found is found
    steps = several(steps, wanted);
  }
  return steps;
}

/// Whether the atom before is repeated.
bool PatternReader::times(Times& times) {
  if (accept("*")) {
    times = {0, std::nullopt};
  } else if (accept("+")) {
    times = {1, std::nullopt};
  } else if (accept("?")) {
    times = {0, 1};
  } else {
    return at("{") && braces(times);
  }
  return true;
}

bool PatternReader::braces(Times& times) {
  (void)accept("{");
  const auto least = count();
  times = {least.value_or(0), least};
  if (accept(",")) times.most = !rest_.empty() && is_digit(rest_.front()) ? count() : std::nullopt;
  if (!least || !accept("}") || (times.most && *times.most < *least))
    fail("the number of times after a brace is missing");
  return fault_.empty();
}

std::optional<int> PatternReader::count() {
  const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
  int value = 0;
  const auto read = std::from_chars(rest_.data(), rest_.data() + digits, value);
  if (digits == 0) return std::nullopt;
  rest_.remove_prefix(digits);
  if (read.ec == std::errc() && value <= most_times) return value;
  fail("more than " + std::to_string(most_times) + " times");
  return std::nullopt;
}

PatternReader::Steps PatternReader::several(const Steps& steps, const Times& times) {
  const auto copies = static_cast<std::size_t>(std::max(times.least, times.most.value_or(0)) + 1);
  if ((steps.size() + 2) * copies > most_steps) {
    fail("it repeats too much");
    return {};
  }
  Steps out;
  for (int time = 0; time < times.least; ++time) append(out, steps);
  if (!times.most) {
    append(out, any_number(steps));
    return out;
  }
  for (int time = times.least; time < *times.most; ++time) append(out, optional(steps));
  return out;
}

PatternReader::Steps PatternReader::one_of(Letters letters) {
  sets_.push_back(std::move(letters));
  return {{Kind::letter, 1, static_cast<std::int32_t>(sets_.size()) - 1}};
}

PatternReader::Steps PatternReader::atom() {
  if (accept("(")) return group();
  if (accept("[")) return set();
  if (accept("\\")) return escape();
  if (accept("^")) return {{Kind::begin, 1, 0}};
  if (accept("$")) return {{Kind::end, 1, 0}};
  if (accept(".")) return one_of({{{U'\n', U'\n'}, {U'\r', U'\r'}}, true});
  if (at("*") || at("+") || at("?") || at("{")) {
    fail("nothing to repeat before '" + std::string(rest_.substr(0, 1)) + "'");
    return {};
  }
  const char32_t one = letter();
  return one_of({{{one, one}}});
}

PatternReader::Steps PatternReader::group() {
  if (at("?") && !accept("?:")) {
    fail("groups '(?…' other than '(?:'");
    return {};
  }
  Steps steps = alternatives();
  if (fault_.empty() && !accept(")")) fail("a '(' without its ')'");
  return steps;
}

PatternReader::Steps PatternReader::escape() {
  if (accept("b")) return {{Kind::word_edge, 1, 0}};
  if (accept("B")) return {{Kind::no_word_edge, 1, 0}};
  Letters letters;
  if (add_class(letters)) return one_of(std::move(letters));
  const auto one = escaped_letter();
  return one ? one_of({{{*one, *one}}}) : Steps();
}

/// Behind a backslash.
bool PatternReader::add_class(Letters& letters) {
  if (rest_.empty()) return false;
  const bool is_without = rest_.front() >= 'A' && rest_.front() <= 'Z';
  const auto named = class_named(static_cast<char>(rest_.front() | 0x20));
  if (named.empty()) return false;
  const auto ranges = is_without ? others(named) : named;
  letters.ranges.insert(letters.ranges.end(), ranges.begin(), ranges.end());
  rest_.remove_prefix(1);
  return true;
}

std::optional<char32_t> PatternReader::escaped_letter() {
  constexpr std::string_view names = "tnvfr";
  constexpr std::string_view named = "\t\n\v\f\r";
  if (accept("x")) return hexadecimal(2);
  if (accept("u")) return hexadecimal(4);
  if (rest_.empty()) {
    fail("nothing follows the last '\\'");
    return std::nullopt;
  }
  const std::string shown(rest_.substr(0, 1));
  const std::size_t known = names.find(rest_.front());
  const char32_t one = letter();
  if (known != std::string_view::npos) return static_cast<unsigned char>(named[known]);
  if (!is_latin(one)) return one;
  fail("no '\\" + shown + "' is known");
  return std::nullopt;
}

std::optional<char32_t> PatternReader::hexadecimal(std::size_t digits) {
  const std::string_view written = rest_.substr(0, digits);
  std::uint32_t value = 0;
  const auto read = std::from_chars(written.data(), written.data() + written.size(), value, 16);
  if (written.size() < digits || read.ptr != written.data() + digits) {
    fail(std::to_string(digits) + " hexadecimal digits are needed");
    return std::nullopt;
  }
  rest_.remove_prefix(digits);
  return value;
}

PatternReader::Steps PatternReader::set() {
  Letters letters;
  letters.is_without = accept("^");
  while (fault_.empty() && !accept("]")) {
    if (rest_.empty()) fail("a '[' without its ']'");
    if (!range(letters)) return {};
  }
  return one_of(std::move(letters));
}

bool PatternReader::range(Letters& letters) {
  const auto first = member(letters);
  if (!first) return fault_.empty();
  if (!at("-") || at("-]")) {
    letters.ranges.emplace_back(*first, *first);
    return fault_.empty();
  }
  (void)accept("-");
  const auto last = member(letters);
  if (!last || *last < *first) {
    fail("a range within '[ ]' goes backwards");
    return false;
  }
  letters.ranges.emplace_back(*first, *last);
  return true;
}

std::optional<char32_t> PatternReader::member(Letters& letters) {
  if (at("[:") || at("[.") || at("[=")) fail("classes with '[:' are not known");
  if (rest_.empty()) {
    fail("a '[' without its ']'");
    return std::nullopt;
  }
  if (!accept("\\")) return letter();
  if (add_class(letters)) return std::nullopt;
  if (accept("b")) return U'\b';
  return escaped_letter();
}

}  // namespace dogeref::text
