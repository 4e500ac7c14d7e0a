#pragma once
// A list that is known to stay short, without allocation.

#include <array>
#include <cstddef>
#include <new>
#include <span>
#include <type_traits>

namespace dogeref::kit {

/// At most `Most` values; adding more is a fault of the program.
template <class Value, std::size_t Most>
class ShortList {
 public:
  ShortList() {}  // NOLINT(modernize-use-equals-default): a default one would clear all places first
  /// This many times the same value.
  ShortList(std::size_t count, const Value& value) {
    for (std::size_t at = 0; at < count; ++at) push_back(value);
  }

  void push_back(const Value& value) { new (&places_.values[count_++]) Value(value); }
  /// One more, of which only what has a value by default is set.
  Value& add() { return *new (&places_.values[count_++]) Value; }
  void clear() { count_ = 0; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] Value* begin() { return places_.values.data(); }
  [[nodiscard]] Value* end() { return places_.values.data() + count_; }
  [[nodiscard]] const Value* begin() const { return places_.values.data(); }
  [[nodiscard]] const Value* end() const { return places_.values.data() + count_; }
  [[nodiscard]] Value& operator[](std::size_t at) { return places_.values[at]; }
  [[nodiscard]] const Value& operator[](std::size_t at) const { return places_.values[at]; }
  [[nodiscard]] Value& back() { return places_.values[count_ - 1]; }
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
      if (one[at] != other[at]) return false;
    }
    return true;
  }

 private:
  static_assert(std::is_trivially_copyable_v<Value> && std::is_trivially_destructible_v<Value>);
  /// Only those there are get a value.
  union Places {
    Places() {}  // NOLINT(modernize-use-equals-default): as above
    std::array<Value, Most> values;
  };

  Places places_;
  std::size_t count_ = 0;
};

}  // namespace dogeref::kit
