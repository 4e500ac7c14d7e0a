#pragma once
// Keys with texts, laid flat: the program holds words and phrases this way, so that a start need not read them.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dogeref::rules {

/// Texts by a key, sorted by it, bytewise. All of them are one run of bytes, the image: numbers of four bytes, then the
/// texts. The numbers are how many keys there are, where the texts of each begin (and where the last ones end), where
/// each text begins behind the numbers (and where the last one ends); a key is the first of its texts.
class TextTable {
 public:
  class Texts;
  struct Entry;
  class Iterator;
  using Source = std::vector<std::pair<std::string, std::vector<std::string>>>;

  TextTable() = default;
  /// Of several entries with one key the first counts.
  TextTable(Source entries);  // NOLINT(google-explicit-constructor): it is nothing but its entries
  /// Of an image that was made of another table, and outlives this one.
  [[nodiscard]] static TextTable of_image(std::string_view image);

  /// The texts of a key; none when it is not there.
  [[nodiscard]] inline Texts find(std::string_view key) const;
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] inline Iterator begin() const;
  [[nodiscard]] inline Iterator end() const;
  [[nodiscard]] std::string_view image() const { return image_; }

  friend bool operator==(const TextTable& one, const TextTable& other) { return one.image_ == other.image_; }

 private:
  static constexpr std::size_t width = sizeof(std::uint32_t);

  void set(std::string_view image);
  /// A number of the image, in the order of bytes of the machine that it was made for.
  [[nodiscard]] std::size_t number(std::size_t at) const {
    std::uint32_t value = 0;
    std::memcpy(&value, image_.data() + at * width, width);
    return value;
  }
  /// The number of the first text of an entry, its key.
  [[nodiscard]] std::size_t first(std::size_t entry) const { return number(1 + entry); }
  [[nodiscard]] std::string_view text(std::size_t at) const {
    const std::size_t begin = number(2 + size_ + at);
    return {pool_ + begin, number(3 + size_ + at) - begin};
  }

  std::shared_ptr<const std::string> own_;  ///< of a table that was made here
  std::string_view image_;
  std::size_t size_ = 0;
  const char* pool_ = nullptr;  ///< where the texts begin
};

/// The texts of one key. The table must outlive them.
class TextTable::Texts {
 public:
  class Iterator {
   public:
    using difference_type = std::ptrdiff_t;
    using value_type = std::string_view;
    using pointer = const std::string_view*;
    using reference = std::string_view;
    using iterator_category = std::input_iterator_tag;

    Iterator(const TextTable& table, std::size_t at) : table_(&table), at_(at) {}
    std::string_view operator*() const { return table_->text(at_); }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const Iterator& one, const Iterator& other) { return one.at_ == other.at_; }

   private:
    const TextTable* table_;
    std::size_t at_;
  };

  Texts(const TextTable& table, std::size_t begin, std::size_t end) : table_(&table), begin_(begin), end_(end) {}

  [[nodiscard]] Iterator begin() const { return {*table_, begin_}; }
  [[nodiscard]] Iterator end() const { return {*table_, end_}; }
  [[nodiscard]] std::size_t size() const { return end_ - begin_; }
  [[nodiscard]] bool empty() const { return begin_ == end_; }
  /// Only of texts that are not empty.
  [[nodiscard]] std::string_view front() const { return table_->text(begin_); }

 private:
  const TextTable* table_;
  std::size_t begin_;
  std::size_t end_;
};

struct TextTable::Entry {
  std::string_view key;
  Texts texts;
};

class TextTable::Iterator {
 public:
  Iterator(const TextTable& table, std::size_t at) : table_(&table), at_(at) {}
  Entry operator*() const {
    const std::size_t first = table_->first(at_);
    return {table_->text(first), {*table_, first + 1, table_->first(at_ + 1)}};
  }
  Iterator& operator++() {
    ++at_;
    return *this;
  }
  friend bool operator==(const Iterator& one, const Iterator& other) { return one.at_ == other.at_; }

 private:
  const TextTable* table_;
  std::size_t at_;
};

inline TextTable::Iterator TextTable::begin() const { return {*this, 0}; }
inline TextTable::Iterator TextTable::end() const { return {*this, size()}; }

inline TextTable::Texts TextTable::find(std::string_view key) const {
  std::size_t low = 0;
  std::size_t high = size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    const int order = text(first(middle)).compare(key);
    if (order == 0) return {*this, first(middle) + 1, first(middle + 1)};
    (order < 0 ? low : high) = order < 0 ? middle + 1 : middle;
  }
  return {*this, 0, 0};
}

}  // namespace dogeref::rules
