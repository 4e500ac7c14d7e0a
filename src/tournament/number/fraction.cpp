#include "tournament/number/fraction.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "text/digits.h"

namespace dogeref::tournament {
namespace {

constexpr std::size_t most_digits = 18;

std::optional<std::int64_t> read_digits(std::string_view digits) {
  if (digits.empty() || digits.size() > most_digits || !std::all_of(digits.begin(), digits.end(), text::is_digit))
    return {};
  std::int64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::int64_t power_of_ten(std::size_t exponent) {
  std::int64_t power = 1;
  for (std::size_t at = 0; at < exponent; ++at) power *= 10;
  return power;
}

std::optional<Fraction> read_unsigned(std::string_view text) {
  const std::size_t at = text.find_first_of("/.");
  if (at == std::string_view::npos) {
    const auto whole = read_digits(text);
    return whole ? std::optional<Fraction>(*whole) : std::nullopt;
  }
  const auto left = read_digits(text.substr(0, at));
  const auto right = read_digits(text.substr(at + 1));
  if (!left || !right) return std::nullopt;
  if (text[at] == '/') return *right == 0 ? std::nullopt : std::optional<Fraction>(Fraction(*left, *right));
  return Fraction(*left) + Fraction(*right, power_of_ten(text.size() - at - 1));
}

}  // namespace

Fraction::Fraction(Integer top, Integer bottom) : top_(std::move(top)), bottom_(std::move(bottom)) {
  if (bottom_.is_zero()) {
    top_ = Integer();
    return;
  }
  const Integer common = Integer::common(top_, bottom_);
  if (common != Integer(1)) {
    top_ = Integer::divided(top_, common).first;
    bottom_ = Integer::divided(bottom_, common).first;
  }
  if (bottom_.is_negative()) {
    top_ = -std::move(top_);
    bottom_ = -std::move(bottom_);
  }
  if (std::max(top_.bits(), bottom_.bits()) > most_bits) top_ = bottom_ = Integer();
}

std::int64_t Fraction::floor() const {
  if (!is_number()) return 0;
  auto [quotient, rest] = Integer::divided(top_, bottom_);
  if (rest.is_negative()) quotient = quotient - Integer(1);
  if (quotient.fits()) return quotient.value();
  return quotient.is_negative() ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int64_t>::max();
}

std::optional<std::int64_t> Fraction::whole() const {
  return is_whole() && top_.fits() ? std::optional(top_.value()) : std::nullopt;
}

std::string Fraction::text() const {
  if (!is_number()) return "?";
  return is_whole() ? top_.text() : top_.text() + '/' + bottom_.text();
}

std::string Fraction::decimal() const {
  if (!is_number()) return "?";
  const Integer doubled = top_.absolute() * Integer(200) + bottom_;
  const std::string digits = Integer::divided(doubled, bottom_ * Integer(2)).first.text();
  const std::string padded = std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
  const bool negative = top_.is_negative() && digits != "0";
  return (negative ? "-" : "") + padded.substr(0, padded.size() - 2) + '.' + padded.substr(padded.size() - 2);
}

std::optional<Fraction> Fraction::read(std::string_view text) {
  const bool negative = text.starts_with('-');
  const auto size = read_unsigned(negative ? text.substr(1) : text);
  return negative && size ? Fraction() - *size : size;
}

Fraction operator+(const Fraction& one, const Fraction& other) {
  if (one.is_whole() && other.is_whole()) return {one.top_ + other.top_, 1};
  return {one.top_ * other.bottom_ + other.top_ * one.bottom_, one.bottom_ * other.bottom_};
}

Fraction operator-(const Fraction& one, const Fraction& other) {
  return {one.top_ * other.bottom_ - other.top_ * one.bottom_, one.bottom_ * other.bottom_};
}

Fraction operator*(const Fraction& one, const Fraction& other) {
  return {one.top_ * other.top_, one.bottom_ * other.bottom_};
}

Fraction operator/(const Fraction& one, const Fraction& other) {
  if (!one.is_number() || !other.is_number()) return {0, 0};
  return {one.top_ * other.bottom_, one.bottom_ * other.top_};
}

std::strong_ordering operator<=>(const Fraction& one, const Fraction& other) {
  if (one.is_whole() && other.is_whole()) return one.top_ <=> other.top_;
  return one.top_ * other.bottom_ <=> other.top_ * one.bottom_;
}

}  // namespace dogeref::tournament
