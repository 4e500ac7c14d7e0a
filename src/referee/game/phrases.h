#pragma once
// What phrases of lines mean, once each has been read by the ordinary words: "red 5", "buy G05", "+2 coins".

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "rules/texts/words.h"
#include "text/bytes.h"
#include "text/sixteen.h"

namespace dogeref::referee {

/// A memo of what phrases mean, apart for the words that they are read with, which are known by their number.
class Phrases {
 public:
  /// What whoever reads the phrase makes of it; 0: nothing by itself.
  using Meaning = std::uint64_t;
  static constexpr std::size_t most_bytes = 15;  ///< of a phrase; longer ones mean nothing here
  /// So many bytes from the beginning of a phrase on may be looked at.
  static constexpr std::size_t looked_at = 16;

  /// Phrases are of lines that are read with these words from here on.
  void use(const rules::Words& words) {
    if (words.generation() != generation_) turn_to(words.generation());
  }

  /// What a phrase means in a place of the line (from 1); `read` says it where it is not known yet.
  template <class Read>
  [[nodiscard, gnu::always_inline]] inline Meaning find(std::string_view phrase, std::uint8_t place, const Read& read) {
    if (phrase.size() - 1 >= most_bytes) return 0;
    const Key key = key_of(phrase, place);
    Known* const at = known_ + place_of(key);
    if (at[0].key == key) return at[0].meaning;
    return at[1].key == key ? at[1].meaning : learn(phrase, key, at, read);
  }

 private:
  struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;  ///< its last byte is the place
    friend bool operator==(const Key& one, const Key& other) {
      return ((one.low ^ other.low) | (one.high ^ other.high)) == 0;
    }
  };
  struct Known {
    Key key;
    Meaning meaning = 0;
  };
  static constexpr int bits = 11;
  struct Table {
    std::uint64_t generation = 0;
    std::array<Known, std::size_t{1} << bits> known{};
  };
  static constexpr std::size_t most_tables = 16;

  template <class Read>
  [[gnu::noinline]] static Meaning learn(std::string_view phrase, const Key& key, Known* at, const Read& read) {
    const Meaning meaning = read(phrase);
    at[1] = at[0];
    at[0] = {key, meaning};
    return meaning;
  }
  void turn_to(std::uint64_t generation);

  [[nodiscard]] static Key key_of(std::string_view phrase, std::uint8_t place) {
    constexpr std::uint64_t all = ~std::uint64_t{0};
    const std::size_t size = phrase.size();
    const std::uint64_t low = text::eight_bytes(phrase.data());
    if (size < 8) return {low & (all >> (64 - size * 8)), std::uint64_t{place} << 56U};
    const std::uint64_t high = size == 8 ? 0 : text::eight_bytes(phrase.data() + 8) & (all >> (128 - size * 8));
    return {low, high | std::uint64_t{place} << 56U};
  }
  /// The first of the two places where it may be kept.
  [[nodiscard]] static std::size_t place_of(const Key& key) {
    const std::uint64_t mixed = (key.low ^ key.high * 0x9e3779b97f4a7c15U) * 0xd6e8feb86659fd93U;
    return static_cast<std::size_t>(mixed >> (65U - bits)) * 2;
  }

  std::uint64_t generation_ = 0;
  Known* known_ = nullptr;  ///< of the words in use
  std::vector<std::unique_ptr<Table>> tables_;
};

/// Where words and parts of a line end: the spaces and commas of a part of it. Sixteen bytes behind its end may be
/// looked at.
class Gaps {
 public:
  static constexpr std::size_t most_bytes = 126;

  /// Of at most `most_bytes`.
  explicit Gaps(std::string_view part) {
    for (std::size_t at = 0; at < part.size(); at += sizeof(text::Sixteen)) {
      const text::Sixteen bytes = text::sixteen_bytes(part.data() + at);
      const std::uint64_t gaps = text::bits_of((bytes == ' ') | (bytes == ','));
      (at < 64 ? low_ : high_) |= gaps << (at & 63U);
    }
    (part.size() < 64 ? low_ : high_) |= std::uint64_t{1} << (part.size() & 63U);
  }
  /// The first from an offset in front of the part's end on, or that end.
  [[nodiscard]] std::size_t next(std::size_t from) const {
    if (from < 64) {
      if (const std::uint64_t gaps = low_ >> from; gaps != 0) return from + zeros(gaps);
      from = 64;
    }
    return from + zeros(high_ >> (from - 64));
  }

 private:
  [[nodiscard]] static std::size_t zeros(std::uint64_t gaps) {
    return static_cast<std::size_t>(std::countr_zero(gaps));
  }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace dogeref::referee
