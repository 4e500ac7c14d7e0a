#pragma once
// Random numbers that are the same on every machine: PCG-XSH-RR 64/32 (M. O'Neill), and draws without bias. The
// standard library's distributions differ from one implementation to the next.

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace dogeref::kit {

class Random {
 public:
  /// Seeds differ as streams do: game 7 of seed 1 has nothing to do with game 6, nor with game 7 of seed 2.
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0) : step_(mixed(stream ^ mixed(seed)) | 1U) {
    state_ = mixed(seed + step_);
    (void)next();
  }

  [[nodiscard]] std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005U + step_;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((32U - turn) & 31U));
  }

  /// A number from 0 to `count` - 1, each as likely as the others; 0 when `count` is not above 0.
  [[nodiscard]] int below(int count) {
    if (count <= 0) return 0;
    const auto bound = static_cast<std::uint32_t>(count);
    const std::uint32_t rejected = (0U - bound) % bound;
    std::uint64_t product = std::uint64_t{next()} * bound;
    while (static_cast<std::uint32_t>(product) < rejected) product = std::uint64_t{next()} * bound;
    return static_cast<int>(product >> 32U);
  }

  /// True once in `count` times.
  [[nodiscard]] bool once_in(int count) { return below(count) == 0; }

  template <class Value>
  void shuffle(std::span<Value> values) {
    for (std::size_t left = values.size(); left > 1; --left) {
      std::swap(values[left - 1], values[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }
  }

 private:
  /// SplitMix64's mixing of bits.
  [[nodiscard]] static std::uint64_t mixed(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
  }

  std::uint64_t step_;
  std::uint64_t state_ = 0;
};

}  // namespace dogeref::kit
