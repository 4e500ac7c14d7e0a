#include "tournament/number/integer.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace dogeref::tournament {
namespace {

constexpr unsigned limb_bits = 32;
constexpr std::uint32_t billion = 1'000'000'000;

}  // namespace

Integer::Integer(std::int64_t value) : negative_(value < 0) {
  const auto bits = static_cast<std::uint64_t>(value);
  const std::uint64_t size = negative_ ? 0 - bits : bits;
  limbs_ = {static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(size >> limb_bits)};
  trim(limbs_);
}

void Integer::trim(Limbs& limbs) {
  while (!limbs.empty() && limbs.back() == 0) limbs.pop_back();
}

Integer Integer::made(Limbs limbs, bool negative) {
  Integer out;
  trim(limbs);
  out.negative_ = negative && !limbs.empty();
  out.limbs_ = std::move(limbs);
  return out;
}

bool Integer::fits() const {
  if (limbs_.size() > 2) return false;
  return *this >= Integer(std::numeric_limits<std::int64_t>::min()) &&
         *this <= Integer(std::numeric_limits<std::int64_t>::max());
}

std::int64_t Integer::value() const {
  std::uint64_t size = 0;
  for (std::size_t at = limbs_.size(); at-- > 0;) size = size << limb_bits | limbs_[at];
  return static_cast<std::int64_t>(negative_ ? 0 - size : size);
}

Integer Integer::absolute() const { return made(limbs_, false); }

std::strong_ordering Integer::compare(const Limbs& one, const Limbs& other) {
  if (one.size() != other.size()) return one.size() <=> other.size();
  return std::lexicographical_compare_three_way(one.rbegin(), one.rend(), other.rbegin(), other.rend());
}

std::strong_ordering operator<=>(const Integer& one, const Integer& other) {
  if (one.negative_ != other.negative_)
    return one.negative_ ? std::strong_ordering::less : std::strong_ordering::greater;
  return one.negative_ ? Integer::compare(other.limbs_, one.limbs_) : Integer::compare(one.limbs_, other.limbs_);
}

Integer::Limbs Integer::sum(const Limbs& one, const Limbs& other) {
  Limbs out;
  std::uint64_t carry = 0;
  for (std::size_t at = 0; at < std::max(one.size(), other.size()) || carry != 0; ++at) {
    carry += (at < one.size() ? one[at] : 0ULL) + (at < other.size() ? other[at] : 0ULL);
    out.push_back(static_cast<std::uint32_t>(carry));
    carry >>= limb_bits;
  }
  return out;
}

Integer::Limbs Integer::difference(const Limbs& one, const Limbs& other) {
  Limbs out = one;
  std::uint64_t borrowed = 0;
  for (std::size_t at = 0; at < out.size(); ++at) {
    const std::uint64_t taken = (at < other.size() ? other[at] : 0ULL) + borrowed;
    borrowed = out[at] < taken ? 1 : 0;
    out[at] -= static_cast<std::uint32_t>(taken);
  }
  return out;
}

Integer operator-(Integer number) {
  number.negative_ = !number.negative_ && !number.is_zero();
  return number;
}

Integer operator+(const Integer& one, const Integer& other) {
  if (one.negative_ == other.negative_) return Integer::made(Integer::sum(one.limbs_, other.limbs_), one.negative_);
  if (Integer::compare(one.limbs_, other.limbs_) < 0)
    return Integer::made(Integer::difference(other.limbs_, one.limbs_), other.negative_);
  return Integer::made(Integer::difference(one.limbs_, other.limbs_), one.negative_);
}

Integer operator-(const Integer& one, const Integer& other) { return one + -other; }

Integer operator*(const Integer& one, const Integer& other) {
  Integer::Limbs out(one.limbs_.size() + other.limbs_.size(), 0);
  for (std::size_t i = 0; i < one.limbs_.size(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < other.limbs_.size() || carry != 0; ++j) {
      const std::uint64_t product = j < other.limbs_.size() ? std::uint64_t{one.limbs_[i]} * other.limbs_[j] : 0;
      carry += product + out[i + j];
      out[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= limb_bits;
    }
  }
  return Integer::made(std::move(out), one.negative_ != other.negative_);
}

std::uint32_t Integer::divide_by_limb(Limbs& limbs, std::uint32_t by) {
  std::uint64_t rest = 0;
  for (std::size_t at = limbs.size(); at-- > 0;) {
    rest = rest << limb_bits | limbs[at];
    limbs[at] = static_cast<std::uint32_t>(rest / by);
    rest %= by;
  }
  trim(limbs);
  return static_cast<std::uint32_t>(rest);
}

/// Bit by bit: numbers here have some hundred bits at most, and this cannot go wrong.
std::pair<Integer::Limbs, Integer::Limbs> Integer::divide(const Limbs& one, const Limbs& other) {
  Limbs quotient(one.size(), 0);
  Limbs rest;
  for (std::size_t bit = one.size() * limb_bits; bit-- > 0;) {
    std::uint32_t carry = one[bit / limb_bits] >> (bit % limb_bits) & 1U;
    for (std::uint32_t& limb : rest) {
      const std::uint32_t top = limb >> (limb_bits - 1);
      limb = limb << 1U | carry;
      carry = top;
    }
    if (carry != 0) rest.push_back(carry);
    if (compare(rest, other) < 0) continue;
    rest = difference(rest, other);
    trim(rest);
    quotient[bit / limb_bits] |= 1U << (bit % limb_bits);
  }
  trim(quotient);
  return {std::move(quotient), std::move(rest)};
}

std::pair<Integer, Integer> Integer::divided(const Integer& one, const Integer& other) {
  const bool negative = one.negative_ != other.negative_;
  if (other.limbs_.size() == 1) {
    Limbs quotient = one.limbs_;
    const std::uint32_t rest = divide_by_limb(quotient, other.limbs_.front());
    return {made(std::move(quotient), negative), made({rest}, one.negative_)};
  }
  if (compare(one.limbs_, other.limbs_) < 0) return {Integer(), one};
  auto [quotient, rest] = divide(one.limbs_, other.limbs_);
  return {made(std::move(quotient), negative), made(std::move(rest), one.negative_)};
}

std::size_t Integer::zeros(const Limbs& limbs) {
  std::size_t at = 0;
  while (limbs[at] == 0) ++at;
  return at * limb_bits + static_cast<std::size_t>(std::countr_zero(limbs[at]));
}

void Integer::shift_down(Limbs& limbs, std::size_t bits) {
  limbs.erase(limbs.begin(), limbs.begin() + static_cast<std::ptrdiff_t>(bits / limb_bits));
  const std::size_t rest = bits % limb_bits;
  for (std::size_t at = 0; rest > 0 && at < limbs.size(); ++at) {
    const std::uint32_t above = at + 1 < limbs.size() ? limbs[at + 1] << (limb_bits - rest) : 0;
    limbs[at] = limbs[at] >> rest | above;
  }
  trim(limbs);
}

Integer::Limbs Integer::shifted_up(const Limbs& limbs, std::size_t bits) {
  Limbs out(bits / limb_bits, 0);
  std::uint64_t carry = 0;
  for (const std::uint32_t limb : limbs) {
    carry |= std::uint64_t{limb} << (bits % limb_bits);
    out.push_back(static_cast<std::uint32_t>(carry));
    carry >>= limb_bits;
  }
  out.push_back(static_cast<std::uint32_t>(carry));
  trim(out);
  return out;
}

/// Of two numbers that are not 0: by subtraction, the twos apart.
Integer::Limbs Integer::common(Limbs one, Limbs other) {
  if (one.size() == 1 || other.size() == 1) {
    const std::uint32_t small = one.size() == 1 ? one.front() : other.front();
    return {std::gcd(divide_by_limb(one.size() == 1 ? other : one, small), small)};
  }
  const std::size_t twos = std::min(zeros(one), zeros(other));
  shift_down(one, zeros(one));
  while (!other.empty()) {
    shift_down(other, zeros(other));
    if (compare(one, other) > 0) std::swap(one, other);
    other = difference(other, one);
    trim(other);
  }
  return shifted_up(one, twos);
}

Integer Integer::common(const Integer& one, const Integer& other) {
  if (one.is_zero() || other.is_zero()) return one.is_zero() ? other.absolute() : one.absolute();
  return made(common(one.limbs_, other.limbs_), false);
}

std::string Integer::text() const {
  if (is_zero()) return "0";
  std::string out;
  for (Limbs rest = limbs_; !rest.empty();) {
    const std::string part = std::to_string(divide_by_limb(rest, billion));
    const std::string zeros(rest.empty() ? 0 : 9 - part.size(), '0');
    out = zeros + part + out;
  }
  return negative_ ? '-' + out : out;
}

}  // namespace dogeref::tournament
