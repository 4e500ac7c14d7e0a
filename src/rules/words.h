#pragma once
// Looking up the words of a line: one hash, whatever the number of languages.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::rules {

/// Spellings and what they mean. A spelling may mean different things in different places; a place is a category. In
/// one category the first meaning added wins, so that the language named first does. Spellings are compared after NFC
/// and case folding; ASCII is folded on the way, without allocation.
class Words {
 public:
  using Category = std::uint8_t;  ///< below 32

  /// Adds a spelling (folded here). `value` >= 0.
  void add(std::string_view spelling, Category category, int value);
  /// The meaning of a token in a category, or -1.
  [[nodiscard]] int find(std::string_view token, Category category) const;
  /// Whether the token means something in any place.
  [[nodiscard]] bool knows(std::string_view token) const;
  /// Known spellings of some categories (a bit each) nearest to the token, best first, at most three.
  [[nodiscard]] std::vector<std::string> nearest(std::string_view token, std::uint32_t categories) const;

 private:
  struct Meaning {
    Category category;
    std::int16_t next;
    std::int32_t value;
  };
  struct Entry {
    std::uint32_t hash = 0;
    std::uint16_t length = 0;
    std::int16_t first = -1;
    std::uint32_t offset = 0;
  };

  [[nodiscard]] const Entry* entry(std::string_view folded, std::uint32_t hash) const;
  [[nodiscard]] int find_folded(std::string_view folded, std::uint32_t hash, Category category) const;
  void grow();
  void insert(const Entry& fresh);

  std::vector<Entry> table_;
  std::size_t used_ = 0;
  std::string spellings_;
  std::vector<Meaning> meanings_;
};

}  // namespace dogeref::rules
