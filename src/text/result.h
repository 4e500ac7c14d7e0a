#pragma once
// A value, or what stood in the way of it.

#include <utility>
#include <variant>

namespace dogeref::text {

/// Wraps an error so that it cannot be mistaken for a value: `return Failure{reason};`.
template <class E>
struct Failure {
  E error;
};
template <class E>
Failure(E) -> Failure<E>;

/// Either a T or an E. Test it as a bool before taking `value()` (true) or `error()` (false).
template <class T, class E>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}                     // NOLINT: implicit by design
  Result(Failure<E> failure) : held_(std::in_place_index<1>, std::move(failure.error)) {}  // NOLINT

  [[nodiscard]] explicit operator bool() const { return held_.index() == 0; }
  [[nodiscard]] T& value() { return std::get<0>(held_); }
  [[nodiscard]] const T& value() const { return std::get<0>(held_); }
  [[nodiscard]] E& error() { return std::get<1>(held_); }
  [[nodiscard]] const E& error() const { return std::get<1>(held_); }

 private:
  std::variant<T, E> held_;
};

}  // namespace dogeref::text
