#include "rules/tree/scalar.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>

#include "text/digits.h"

namespace dogeref::rules {
namespace {

std::string_view without_sign(std::string_view text) {
  return !text.empty() && (text[0] == '-' || text[0] == '+') ? text.substr(1) : text;
}

bool is_whole(std::string_view digits) {
  if (digits.empty() || !std::all_of(digits.begin(), digits.end(), text::is_digit)) return false;
  return digits.size() == 1 || digits[0] != '0';
}

/// 0x1F, 0o17, 0b1
bool has_other_base(std::string_view digits) {
  if (digits.size() < 3 || digits[0] != '0') return false;
  constexpr std::string_view bases = "xXoObB";
  if (bases.find(digits[1]) == std::string_view::npos) return false;
  return digits.find_first_not_of("0123456789abcdefABCDEF_", 2) == std::string_view::npos;
}

/// Where an exponent (`e9`, `E-3`) begins that ends the text; the text's size if there is none.
std::size_t exponent(std::string_view digits) {
  const std::size_t at = digits.find_first_of("eE");
  if (at == std::string_view::npos) return digits.size();
  const std::string_view power = without_sign(digits.substr(at + 1));
  return !power.empty() && std::all_of(power.begin(), power.end(), text::is_digit) ? at : digits.size();
}

/// Digits with at most one point, and with marks that people group thousands by.
bool is_odd_number(std::string_view digits) {
  const std::string_view body = digits.substr(0, exponent(digits));
  const bool begins =
      !body.empty() && (text::is_digit(body[0]) || (body.size() > 1 && body[0] == '.' && text::is_digit(body[1])));
  if (!begins || body.find_first_not_of("0123456789._,'") != std::string_view::npos) return false;
  return std::count(body.begin(), body.end(), '.') <= 1;
}

bool is_special(std::string_view digits) {
  constexpr std::string_view specials[] = {".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"};
  return std::find(std::begin(specials), std::end(specials), digits) != std::end(specials);
}

}  // namespace

Scalar read_scalar(std::string_view text) {
  if (text.empty() || text == "~" || text == "null") return {Scalar::Kind::null};
  if (text == "true" || text == "false") return {Scalar::Kind::boolean, text == "true"};
  const std::string_view digits = without_sign(text);
  if (is_whole(digits)) {
    const std::string_view number = text[0] == '+' ? digits : text;
    Scalar out{Scalar::Kind::integer};
    const auto read = std::from_chars(number.data(), number.data() + number.size(), out.integer);
    if (read.ec == std::errc()) return out;
    return {Scalar::Kind::odd_number};
  }
  if (has_other_base(digits) || is_odd_number(digits) || is_special(digits)) return {Scalar::Kind::odd_number};
  return {Scalar::Kind::text};
}

}  // namespace dogeref::rules
