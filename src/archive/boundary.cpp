#include "archive/boundary.h"

#include <algorithm>
#include <cstring>

#include "referee/record/record.h"
#include "text/unicode.h"

namespace dogeref::archive {
namespace {

/// No key is longer, in bytes.
constexpr std::size_t max_key_bytes = 64;

constexpr rules::Words::Category game_key = 0;

}  // namespace

bool is_blank(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  line = referee::trimmed(line);
  return line.empty() || line.front() == '#';
}

Boundary::Boundary(std::span<const std::string> words) {
  // Letters beyond ASCII may fold to anything, and no-break spaces begin so; such a line is rare enough to be looked
  // at.
  std::fill(may_begin_.begin() + 0x80, may_begin_.end(), true);
  for (const char space : {' ', '\t'}) may_begin_[static_cast<unsigned char>(space)] = true;
  for (const std::string& word : words) {
    words_.add(word, game_key, 0);
    const std::string folded = text::fold(word);
    if (folded.empty()) continue;
    const auto first = static_cast<unsigned char>(folded[0]);
    may_begin_[first] = true;
    constexpr unsigned char to_capital = 'a' - 'A';
    if (first >= 'a' && first <= 'z') may_begin_[first - to_capital] = true;
  }
}

bool Boundary::begins_game(std::string_view line) const {
  if (line.empty() || !may_begin_[static_cast<unsigned char>(line[0])]) return false;
  line = referee::trimmed(line).substr(0, max_key_bytes);
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string_view key = referee::trimmed(line.substr(0, colon));
  return words_.find(key, game_key) >= 0;
}

Boundary::Walk Boundary::walk(std::string_view text) const {
  Walk walk;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const char* at = begin;
  while (at != end) {
    const auto* stop = static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
    if (stop == nullptr) break;
    if (may_begin_[static_cast<unsigned char>(*at)] && begins_game({at, static_cast<std::size_t>(stop - at)})) {
      walk.game = true;
      break;
    }
    at = stop + 1;
    ++walk.lines;
  }
  walk.end = static_cast<std::size_t>(at - begin);
  return walk;
}

}  // namespace dogeref::archive
