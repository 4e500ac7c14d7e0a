#pragma once
// A list that is known to stay short, without allocation.

#include <array>
#include <cstddef>
#include <span>

namespace dogeref::kit {

/// At most `Most` values; adding more is a fault of the program.
template <class Value, std::size_t Most>
class ShortList {
 public:
  ShortList() = default;
  /// This many times the same value.
  ShortList(std::size_t count, const Value& value) : count_(count) {
    for (Value& each : *this) each = value;
  }

  void push_back(const Value& value) { values_[count_++] = value; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] Value* begin() { return values_.data(); }
  [[nodiscard]] Value* end() { return values_.data() + count_; }
  [[nodiscard]] const Value* begin() const { return values_.data(); }
  [[nodiscard]] const Value* end() const { return values_.data() + count_; }
  [[nodiscard]] Value& operator[](std::size_t at) { return values_[at]; }
  [[nodiscard]] const Value& operator[](std::size_t at) const { return values_[at]; }
  [[nodiscard]] Value& back() { return values_[count_ - 1]; }
  [[nodiscard]] std::span<const Value> all() const { return {begin(), count_}; }
  [[nodiscard]] bool holds(const Value& value) const {
    for (const Value& each : *this) {
      if (each == value) return true;
    }
    return false;
  }

  friend bool operator==(const ShortList& one, const ShortList& other) {
    if (one.count_ != other.count_) return false;
    for (std::size_t at = 0; at < one.count_; ++at) {
      if (one.values_[at] != other.values_[at]) return false;
    }
    return true;
  }

 private:
  std::array<Value, Most> values_;  // only those there are get a value
  std::size_t count_ = 0;
};

}  // namespace dogeref::kit
