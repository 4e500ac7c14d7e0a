#include "rules/texts/text_table.h"

#include <algorithm>
#include <array>

namespace dogeref::rules {
namespace {

void append_number(std::size_t value, std::string& out) {
  const auto number = static_cast<std::uint32_t>(value);
  std::array<char, sizeof number> bytes{};
  std::memcpy(bytes.data(), &number, sizeof number);
  out.append(bytes.data(), bytes.size());
}

/// The places at which parts of these sizes begin one behind the other, and at which the last one ends.
void append_begins(const std::vector<std::size_t>& sizes, std::string& out) {
  std::size_t at = 0;
  append_number(at, out);
  for (const std::size_t size : sizes) {
    at += size;
    append_number(at, out);
  }
}

std::string image_of(const TextTable::Source& entries) {
  std::vector<std::size_t> counts;
  std::vector<std::size_t> sizes;
  std::string pool;
  const auto add = [&](const std::string& text) {
    sizes.push_back(text.size());
    pool += text;
  };
  for (const auto& [key, texts] : entries) {
    counts.push_back(texts.size() + 1);
    add(key);
    for (const std::string& text : texts) add(text);
  }
  std::string out;
  append_number(entries.size(), out);
  append_begins(counts, out);
  append_begins(sizes, out);
  return out + pool;
}

}  // namespace

TextTable::TextTable(Source entries) {
  std::stable_sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
  entries.erase(std::unique(entries.begin(), entries.end(), same), entries.end());
  own_ = std::make_shared<const std::string>(image_of(entries));
  set(*own_);
}

void TextTable::set(std::string_view image) {
  image_ = image;
  if (image.empty()) return;
  size_ = number(0);
  const std::size_t texts = first(size_);
  pool_ = image.data() + (3 + size_ + texts) * width;
}

TextTable TextTable::of_image(std::string_view image) {
  TextTable table;
  table.set(image);
  return table;
}

}  // namespace dogeref::rules
