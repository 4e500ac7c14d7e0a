#pragma once
// Exact rational numbers: what points, shares and means are made of.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tournament/number/integer.h"

namespace dogeref::tournament {

/// A fraction in lowest terms, its denominator above 0. One whose parts would pass `most_bits`, or that was divided by
/// 0, is no number any more, and neither is what is made of it: `is_number` says so. No number is equal to itself only.
class Fraction {
 public:
  static constexpr std::size_t most_bits = 8192;

  Fraction() = default;
  Fraction(std::int64_t whole) : top_(whole) {}  // NOLINT: implicit by design
  Fraction(Integer top, Integer bottom);

  [[nodiscard]] bool is_number() const { return !bottom_.is_zero(); }
  [[nodiscard]] bool is_whole() const { return bottom_ == Integer(1); }
  /// A whole number of 64 bits, where it is one.
  [[nodiscard]] std::optional<std::int64_t> whole() const;
  /// The greatest whole number that is not above it, kept within 64 bits.
  [[nodiscard]] std::int64_t floor() const;
  [[nodiscard]] const Integer& bottom() const { return bottom_; }
  /// "27/2", "-3": lowest terms.
  [[nodiscard]] std::string text() const;
  /// "13.50": two decimals, halves away from zero.
  [[nodiscard]] std::string decimal() const;
  /// What `7/2`, `-3.5` or `12` says; nothing for another text, or for one of more than 18 digits a part.
  [[nodiscard]] static std::optional<Fraction> read(std::string_view text);

  friend Fraction operator+(const Fraction& one, const Fraction& other);
  friend Fraction operator-(const Fraction& one, const Fraction& other);
  friend Fraction operator*(const Fraction& one, const Fraction& other);
  friend Fraction operator/(const Fraction& one, const Fraction& other);
  Fraction& operator+=(const Fraction& other) { return *this = *this + other; }
  friend std::strong_ordering operator<=>(const Fraction& one, const Fraction& other);
  friend bool operator==(const Fraction& one, const Fraction& other) = default;

 private:
  Integer top_;
  Integer bottom_ = 1;
};

}  // namespace dogeref::tournament
