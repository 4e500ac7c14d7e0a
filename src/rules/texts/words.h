#pragma once
// Looking up the words of a line: one hash a token, whatever the number of languages.

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/cursor.h"

namespace dogeref::rules {

/// Spellings and what they mean. A spelling may mean different things in different places; a place is a category. In
/// one category the first meaning added wins, so that the language named first does. Spellings are compared after NFC
/// and case folding; ASCII is folded on the way, without allocation.
class Words {
 public:
  using Category = std::uint8_t;  ///< below `categories`
  static constexpr std::size_t categories = 32;

  /// What a spelling means in each category, -1 where nothing.
  using Meanings = std::array<std::int16_t, categories>;

  Words();
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

  /// A number that no other words have while the program runs.
  [[nodiscard]] std::uint64_t generation() const { return generation_; }

  /// Adds a spelling (folded here). `value` from 0 to 32767.
  void add(std::string_view spelling, Category category, int value);
  /// All meanings of a token; those of an unknown one are all -1.
  [[nodiscard]] const Meanings& meanings(std::string_view token) const;
  /// The same of a word as the cursor cut it: nearly all are short ones of plain ASCII, and folded already.
  [[nodiscard]] const Meanings& meanings(const text::Token& word) const {
    if (word.folded == 0) return meanings(word.text);
    return meanings_.data()[entry({word.folded, 0}).meanings];
  }
  /// The meaning of a token in a category, or -1.
  [[nodiscard]] int find(std::string_view token, Category category) const { return meanings(token)[category]; }
  [[nodiscard]] int find(const text::Token& word, Category category) const { return meanings(word)[category]; }
  /// Whether the token means something in any place.
  [[nodiscard]] bool knows(std::string_view token) const;
  /// Known spellings of some categories (a bit each) nearest to the token, as they were added, best first, at
  /// most three.
  [[nodiscard]] std::vector<std::string> nearest(std::string_view token, std::uint32_t wanted) const;

  /// A spelling that means the same in some category as a word of other `Words` of the same game; empty without.
  [[nodiscard]] std::string spelled_as(const Meanings& meant) const;
  /// Each meaning's first spelling, in the order added.
  void each(const std::function<void(const std::string&)>& sink) const;

 private:
  /// A folded spelling of at most `key_bytes`, 0 behind its end. None ends with such a byte itself.
  struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Entry {
    Key key;
    std::int16_t meanings = 0;  ///< index; 0: an empty place of the table
  };
  struct Spelling {
    std::string folded;
    std::string written;  ///< as it was first added
    std::int16_t meanings = 0;
  };
  static constexpr std::size_t key_bytes = 16;
  static constexpr std::size_t short_bytes = 8;  ///< of a spelling that is one number

  [[nodiscard]] static Key key_of(std::string_view folded);
  /// The entry of a spelling, or the empty place where it belongs.
  [[nodiscard]] const Entry& entry(const Key& key) const {
    const std::uint64_t mixed = (key.low + key.high) * 0x9e3779b97f4a7c15U;
    const Entry* const table = table_.data();
    std::size_t at = (mixed >> 40U) & last_;
    while (table[at].key != key && table[at].meanings != 0) at = (at + 1) & last_;
    return table[at];
  }
  [[nodiscard]] const Meanings& folded_meanings(std::string_view token) const;
  [[nodiscard]] std::int16_t find_folded(std::string_view folded) const;
  void enter(const Key& key, std::int16_t meanings);

  std::uint64_t generation_;
  std::vector<Entry> table_;         ///< of short spellings, open addressing; a power of two, never more than half full
  std::size_t last_ = 0;             ///< place of the table
  std::vector<Spelling> spellings_;  ///< in the order of their meanings, which begin at 1
  std::vector<Meanings> meanings_;   ///< the first is that of unknown words
};

}  // namespace dogeref::rules
