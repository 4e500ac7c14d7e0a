#include "rules/words.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "text/nearest.h"
#include "text/unicode.h"

namespace dogeref::rules {
namespace {

constexpr std::size_t longest_spelling = 64;

/// Folds ASCII into `buffer` and hashes on the way; false when the token is not plain ASCII or too long.
bool fold_ascii(std::string_view token, std::array<char, longest_spelling>& buffer, std::uint32_t& hash) {
  if (token.size() > buffer.size()) return false;
  std::uint32_t value = 2166136261U;
  char* folded = buffer.data();
  for (const char letter : token) {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte >= 0x80) return false;
    const auto lower = static_cast<unsigned char>(byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte);
    *folded++ = static_cast<char>(lower);
    value = (value ^ lower) * 16777619U;
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

Words::Words() : table_(256), written_(1) { meanings_.emplace_back().fill(-1); }

void Words::add(std::string_view spelling, Category category, int value) {
  const std::string folded = text::fold(spelling);
  const std::uint32_t hash = hash_of(folded);
  if (used_ * 2 >= table_.size()) grow();
  Entry& at = table_[static_cast<std::size_t>(&entry(folded, hash) - table_.data())];
  if (at.meanings == 0) {
    at = {hash, static_cast<std::uint32_t>(spellings_.size()), static_cast<std::uint16_t>(folded.size()),
          static_cast<std::int16_t>(meanings_.size())};
    spellings_ += folded;
    meanings_.push_back(meanings_.front());
    written_.emplace_back(spelling);
    ++used_;
  }
  std::int16_t& meaning = meanings_[static_cast<std::size_t>(at.meanings)][category];
  if (meaning < 0) meaning = static_cast<std::int16_t>(value);
}

const Words::Meanings& Words::meanings(std::string_view token) const {
  std::array<char, longest_spelling> buffer;
  std::uint32_t hash = 0;
  if (fold_ascii(token, buffer, hash)) {
    return meanings_[static_cast<std::size_t>(entry({buffer.data(), token.size()}, hash).meanings)];
  }
  const std::string folded = text::fold(token);
  return meanings_[static_cast<std::size_t>(entry(folded, hash_of(folded)).meanings)];
}

bool Words::knows(std::string_view token) const { return &meanings(token) != &meanings_.front(); }

std::vector<std::string> Words::nearest(std::string_view token, std::uint32_t wanted) const {
  std::vector<std::string_view> known;
  for (const Entry& at : table_) {
    const Meanings& meanings = meanings_[static_cast<std::size_t>(at.meanings)];
    for (std::size_t category = 0; category < categories; ++category) {
      if ((wanted >> category & 1U) == 0 || meanings[category] < 0) continue;
      known.push_back(std::string_view(spellings_).substr(at.offset, at.length));
      break;
    }
  }
  std::sort(known.begin(), known.end());
  std::vector<std::string> found;
  for (const std::string_view folded : text::nearest(text::fold(token), known)) {
    found.push_back(written_[static_cast<std::size_t>(entry(folded, hash_of(folded)).meanings)]);
  }
  return found;
}

/// The entry of a spelling, or the empty place where it belongs.
const Words::Entry& Words::entry(std::string_view folded, std::uint32_t hash) const {
  std::size_t at = hash & (table_.size() - 1);
  for (; table_[at].meanings != 0; at = (at + 1) & (table_.size() - 1)) {
    const Entry& candidate = table_[at];
    if (candidate.hash != hash || candidate.length != folded.size()) continue;
    if (std::memcmp(spellings_.data() + candidate.offset, folded.data(), folded.size()) == 0) break;
  }
  return table_[at];
}

void Words::grow() {
  std::vector<Entry> old(table_.size() * 2);
  old.swap(table_);
  for (const Entry& moved : old) {
    if (moved.meanings == 0) continue;
    std::size_t at = moved.hash & (table_.size() - 1);
    while (table_[at].meanings != 0) at = (at + 1) & (table_.size() - 1);
    table_[at] = moved;
  }
}

}  // namespace dogeref::rules
