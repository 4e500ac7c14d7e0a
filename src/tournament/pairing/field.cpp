#include "tournament/pairing/field.h"

#include <array>

namespace dogeref::tournament {
namespace {

using Polynomial = std::vector<std::size_t>;  ///< coefficients, the lowest first

std::size_t least_divisor(std::size_t number) {
  for (std::size_t divisor = 2; divisor * divisor <= number; ++divisor) {
    if (number % divisor == 0) return divisor;
  }
  return number;
}

Polynomial digits_of(std::size_t number, std::size_t prime, std::size_t degree) {
  Polynomial digits;
  for (std::size_t at = 0; at < degree; ++at, number /= prime) digits.push_back(number % prime);
  return digits;
}

std::size_t number_of(const Polynomial& digits, std::size_t prime) {
  std::size_t number = 0;
  for (std::size_t at = digits.size(); at-- > 0;) number = number * prime + digits[at];
  return number;
}

Polynomial multiplied(const Polynomial& one, const Polynomial& other, const Polynomial& rest, std::size_t prime) {
  const std::size_t degree = one.size();
  Polynomial product(2 * degree, 0);
  for (std::size_t i = 0; i < degree; ++i) {
    for (std::size_t j = 0; j < degree; ++j) product[i + j] = (product[i + j] + one[i] * other[j]) % prime;
  }
  for (std::size_t top = 2 * degree; top-- > degree;) {
    for (std::size_t at = 0; at < degree; ++at)
      product[top - degree + at] = (product[top - degree + at] + product[top] * rest[at]) % prime;
  }
  product.resize(degree);
  return product;
}

}  // namespace

Field::Field(std::size_t size) {
  if (size < 2) return;
  const std::size_t prime = least_divisor(size);
  std::size_t degree = 0;
  for (std::size_t left = size; left > 1; left /= prime, ++degree) {
    if (left % prime != 0) return;
  }
  size_ = size;
  sums_.resize(size * size);
  products_.resize(size * size);
  for (std::size_t rest = 0; rest < size; ++rest) {
    fill(prime, degree, rest);
    if (is_field()) return;
  }
}

void Field::fill(std::size_t prime, std::size_t degree, std::size_t rest) {
  const Polynomial top = digits_of(rest, prime, degree);
  for (std::size_t one = 0; one < size_; ++one) {
    const Polynomial left = digits_of(one, prime, degree);
    for (std::size_t other = 0; other < size_; ++other) {
      const Polynomial right = digits_of(other, prime, degree);
      Polynomial sum = left;
      for (std::size_t at = 0; at < degree; ++at) sum[at] = (sum[at] + right[at]) % prime;
      sums_[one * size_ + other] = number_of(sum, prime);
      products_[one * size_ + other] =
          degree == 1 ? one * other % prime : number_of(multiplied(left, right, top, prime), prime);
    }
  }
}

bool Field::is_field() const {
  for (std::size_t one = 1; one < size_; ++one) {
    for (std::size_t other = 1; other < size_; ++other) {
      if (product(one, other) == 0) return false;
    }
  }
  return true;
}

std::size_t Field::power(std::size_t of, std::size_t exponent) const {
  std::size_t out = 1;
  for (std::size_t at = 0; at < exponent; ++at) out = product(out, of);
  return out;
}

std::size_t Field::primitive() const {
  for (std::size_t element = 1; element < size_; ++element) {
    std::size_t order = 1;
    for (std::size_t now = element; now != 1; now = product(now, element)) ++order;
    if (order + 1 == size_) return element;
  }
  return 1;
}

}  // namespace dogeref::tournament
