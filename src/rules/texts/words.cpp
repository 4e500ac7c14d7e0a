#include "rules/texts/words.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <utility>

#include "text/bytes.h"
#include "text/nearest.h"
#include "text/unicode.h"

namespace dogeref::rules {

/// Takes the bytes as they are.
inline Words::Key Words::key_of(std::string_view folded) {
  const std::size_t size = folded.size();
  if (size <= short_bytes) return {text::some_bytes(folded.data(), size), 0};
  return {text::eight_bytes(folded.data()), text::some_bytes(folded.data() + short_bytes, size - short_bytes)};
}

namespace {

std::uint64_t next_generation() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

Words::Words() : generation_(next_generation()), table_(256), last_(table_.size() - 1) {
  meanings_.emplace_back().fill(-1);
}

void Words::add(std::string_view spelling, Category category, int value) {
  std::string folded = text::fold(spelling);
  if (folded.empty() || folded.back() == '\0') return;
  std::int16_t at = find_folded(folded);
  if (at == 0) {
    at = static_cast<std::int16_t>(meanings_.size());
    meanings_.push_back(meanings_.front());
    if (folded.size() <= key_bytes) enter(key_of(folded), at);
    spellings_.push_back({std::move(folded), std::string(spelling), at});
  }
  std::int16_t& meaning = meanings_[static_cast<std::size_t>(at)][category];
  if (meaning < 0) meaning = static_cast<std::int16_t>(value);
}

const Words::Meanings& Words::meanings(std::string_view token) const {
  if (token.empty() || token.back() == '\0') return meanings_.front();
  if (token.size() > key_bytes) return folded_meanings(token);
  Key key = key_of(token);
  if (!text::all_ascii(key.low | key.high)) return folded_meanings(token);
  key.low = text::lower_ascii(key.low);
  if (token.size() > short_bytes) key.high = text::lower_ascii(key.high);
  return meanings_.data()[entry(key).meanings];
}

const Words::Meanings& Words::folded_meanings(std::string_view token) const {
  return meanings_[static_cast<std::size_t>(find_folded(text::fold(token)))];
}

bool Words::knows(std::string_view token) const { return &meanings(token) != &meanings_.front(); }

std::vector<std::string> Words::nearest(std::string_view token, std::uint32_t wanted) const {
  std::vector<std::string_view> known;
  for (const Spelling& spelling : spellings_) {
    const Meanings& meanings = meanings_[static_cast<std::size_t>(spelling.meanings)];
    for (std::size_t category = 0; category < categories; ++category) {
      if ((wanted >> category & 1U) == 0 || meanings[category] < 0) continue;
      known.push_back(spelling.folded);
      break;
    }
  }
  std::sort(known.begin(), known.end());
  std::vector<std::string> found;
  for (const std::string_view folded : text::nearest(text::fold(token), known)) {
    found.push_back(spellings_[static_cast<std::size_t>(find_folded(folded)) - 1].written);
  }
  return found;
}

std::string Words::spelled_as(const Meanings& meant) const {
  for (const Spelling& spelling : spellings_) {
    const Meanings& meanings = meanings_[static_cast<std::size_t>(spelling.meanings)];
    for (std::size_t category = 0; category < categories; ++category) {
      if (meant[category] >= 0 && meanings[category] == meant[category]) return spelling.written;
    }
  }
  return {};
}

void Words::each(const std::function<void(const std::string&)>& sink) const {
  std::set<std::pair<std::size_t, int>> seen;
  for (const Spelling& spelling : spellings_) {
    const Meanings& meanings = meanings_[static_cast<std::size_t>(spelling.meanings)];
    bool is_new = false;
    for (std::size_t category = 0; category < categories; ++category)
      is_new = (meanings[category] >= 0 && seen.emplace(category, meanings[category]).second) || is_new;
    if (is_new) sink(spelling.written);
  }
}

std::int16_t Words::find_folded(std::string_view folded) const {
  if (folded.size() <= key_bytes) return entry(key_of(folded)).meanings;
  const auto found = std::find_if(spellings_.begin(), spellings_.end(),
                                  [folded](const Spelling& spelling) { return spelling.folded == folded; });
  return found == spellings_.end() ? std::int16_t{0} : found->meanings;
}

void Words::enter(const Key& key, std::int16_t meanings) {
  if (spellings_.size() * 2 >= table_.size()) {
    std::vector<Entry> old(table_.size() * 2);
    old.swap(table_);
    last_ = table_.size() - 1;
    for (const Entry& moved : old) {
      if (moved.meanings != 0) table_[static_cast<std::size_t>(&entry(moved.key) - table_.data())] = moved;
    }
  }
  table_[static_cast<std::size_t>(&entry(key) - table_.data())] = {key, meanings};
}

}  // namespace dogeref::rules
