#include "rules/words.h"

#include <algorithm>
#include <array>

#include "text/nearest.h"
#include "text/unicode.h"

namespace dogeref::rules {
namespace {

constexpr std::size_t longest_spelling = 64;

/// Folds ASCII into `buffer` and hashes on the way; false when the token is not plain ASCII or too long.
bool fold_ascii(std::string_view token, std::array<char, longest_spelling>& buffer, std::uint32_t& hash) {
  if (token.size() > buffer.size()) return false;
  std::uint32_t value = 2166136261U;
  for (std::size_t i = 0; i < token.size(); ++i) {
    const auto byte = static_cast<unsigned char>(token[i]);
    if (byte >= 0x80) return false;
    const auto folded = static_cast<unsigned char>(byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte);
    buffer[i] = static_cast<char>(folded);
    value = (value ^ folded) * 16777619U;
  }
  hash = value;
  return true;
}

std::uint32_t hash_of(std::string_view folded) {
  std::uint32_t value = 2166136261U;
  for (const char byte : folded) value = (value ^ static_cast<unsigned char>(byte)) * 16777619U;
  return value;
}

}  // namespace

void Words::add(std::string_view spelling, Category category, int value) {
  const std::string folded = text::fold(spelling);
  const std::uint32_t hash = hash_of(folded);
  if (find_folded(folded, hash, category) >= 0) return;
  if (table_.empty() || used_ * 2 >= table_.size()) grow();
  const auto meaning = static_cast<std::int16_t>(meanings_.size());
  if (const Entry* known = entry(folded, hash)) {
    meanings_.push_back({category, known->first, value});
    table_[static_cast<std::size_t>(known - table_.data())].first = meaning;
    return;
  }
  meanings_.push_back({category, -1, value});
  insert({hash, static_cast<std::uint16_t>(folded.size()), meaning, static_cast<std::uint32_t>(spellings_.size())});
  spellings_ += folded;
  ++used_;
}

int Words::find(std::string_view token, Category category) const {
  std::array<char, longest_spelling> buffer;
  std::uint32_t hash = 0;
  if (fold_ascii(token, buffer, hash)) return find_folded({buffer.data(), token.size()}, hash, category);
  const std::string folded = text::fold(token);
  return find_folded(folded, hash_of(folded), category);
}

bool Words::knows(std::string_view token) const {
  const std::string folded = text::fold(token);
  return entry(folded, hash_of(folded)) != nullptr;
}

int Words::find_folded(std::string_view folded, std::uint32_t hash, Category category) const {
  const Entry* found = entry(folded, hash);
  if (found == nullptr) return -1;
  for (int at = found->first; at >= 0; at = meanings_[static_cast<std::size_t>(at)].next) {
    const Meaning& meaning = meanings_[static_cast<std::size_t>(at)];
    if (meaning.category == category) return meaning.value;
  }
  return -1;
}

std::vector<std::string> Words::nearest(std::string_view token, std::uint32_t categories) const {
  std::vector<std::string_view> known;
  for (const Entry& entry : table_) {
    for (int at = entry.first; at >= 0; at = meanings_[static_cast<std::size_t>(at)].next) {
      if ((categories >> meanings_[static_cast<std::size_t>(at)].category & 1U) == 0) continue;
      known.push_back(std::string_view(spellings_).substr(entry.offset, entry.length));
      break;
    }
  }
  std::sort(known.begin(), known.end());
  const std::vector<std::string_view> found = text::nearest(text::fold(token), known);
  return {found.begin(), found.end()};
}

const Words::Entry* Words::entry(std::string_view folded, std::uint32_t hash) const {
  if (table_.empty()) return nullptr;
  for (std::size_t at = hash & (table_.size() - 1); table_[at].first >= 0; at = (at + 1) & (table_.size() - 1)) {
    const Entry& candidate = table_[at];
    if (candidate.hash != hash || candidate.length != folded.size()) continue;
    if (std::string_view(spellings_).substr(candidate.offset, candidate.length) == folded) return &candidate;
  }
  return nullptr;
}

void Words::grow() {
  const std::vector<Entry> old = std::move(table_);
  table_.assign(std::max<std::size_t>(256, old.size() * 2), Entry{});
  for (const Entry& entry : old) {
    if (entry.first >= 0) insert(entry);
  }
}

void Words::insert(const Entry& fresh) {
  std::size_t at = fresh.hash & (table_.size() - 1);
  while (table_[at].first >= 0) at = (at + 1) & (table_.size() - 1);
  table_[at] = fresh;
}

}  // namespace dogeref::rules
