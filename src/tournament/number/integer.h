#pragma once
// Whole numbers of any size, for sums of fractions whose denominators have nothing in common.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace dogeref::tournament {

/// A whole number. Nothing overflows; whoever adds up without end asks `bits` when it is enough.
class Integer {
 public:
  Integer() = default;
  Integer(std::int64_t value);  // NOLINT: implicit by design

  [[nodiscard]] bool is_zero() const { return limbs_.empty(); }
  [[nodiscard]] bool is_negative() const { return negative_; }
  [[nodiscard]] std::size_t bits() const { return limbs_.size() * 32; }
  /// Whether it fits 64 bits, and then the number.
  [[nodiscard]] bool fits() const;
  [[nodiscard]] std::int64_t value() const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] Integer absolute() const;

  friend Integer operator-(Integer number);
  friend Integer operator+(const Integer& one, const Integer& other);
  friend Integer operator-(const Integer& one, const Integer& other);
  friend Integer operator*(const Integer& one, const Integer& other);
  friend std::strong_ordering operator<=>(const Integer& one, const Integer& other);
  friend bool operator==(const Integer& one, const Integer& other) = default;

  /// Quotient towards zero, and the rest, which has the sign of the first; the second must not be zero.
  [[nodiscard]] static std::pair<Integer, Integer> divided(const Integer& one, const Integer& other);
  /// The greatest common divisor, never negative.
  [[nodiscard]] static Integer common(const Integer& one, const Integer& other);

 private:
  using Limbs = std::vector<std::uint32_t>;

  static void trim(Limbs& limbs);
  static std::strong_ordering compare(const Limbs& one, const Limbs& other);
  static Limbs sum(const Limbs& one, const Limbs& other);
  static Limbs difference(const Limbs& one, const Limbs& other);  ///< of a greater one and a smaller one
  static std::uint32_t divide_by_limb(Limbs& limbs, std::uint32_t by);
  static std::pair<Limbs, Limbs> divide(const Limbs& one, const Limbs& other);
  static std::size_t zeros(const Limbs& limbs);  ///< at the end, of bits; of a number that is not 0
  static void shift_down(Limbs& limbs, std::size_t bits);
  static Limbs shifted_up(const Limbs& limbs, std::size_t bits);
  static Limbs common(Limbs one, Limbs other);
  static Integer made(Limbs limbs, bool negative);

  bool negative_ = false;
  Limbs limbs_;  ///< the lowest first, the highest not 0; none for 0
};

}  // namespace dogeref::tournament
