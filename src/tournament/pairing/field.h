#pragma once
// Finite fields: numbers from 0 to q - 1 that can be added, multiplied and divided.

#include <cstddef>
#include <vector>

namespace dogeref::tournament {

class Field {
 public:
  /// A field of so many elements, a power of a prime; `size` is 0 where there is none.
  explicit Field(std::size_t size);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t sum(std::size_t one, std::size_t other) const { return sums_[one * size_ + other]; }
  [[nodiscard]] std::size_t product(std::size_t one, std::size_t other) const { return products_[one * size_ + other]; }
  /// An element whose powers are all but 0.
  [[nodiscard]] std::size_t primitive() const;
  [[nodiscard]] std::size_t power(std::size_t of, std::size_t exponent) const;

 private:
  /// Whether no product of two others is 0.
  [[nodiscard]] bool is_field() const;
  /// Adds and multiplies polynomials over a prime by their value at it, with x to the degree being `rest`.
  void fill(std::size_t prime, std::size_t degree, std::size_t rest);

  std::size_t size_ = 0;
  std::vector<std::size_t> sums_;
  std::vector<std::size_t> products_;
};

}  // namespace dogeref::tournament
