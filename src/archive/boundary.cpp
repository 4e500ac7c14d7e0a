#include "archive/boundary.h"

#include <algorithm>
#include <cstring>

#include "referee/record/header.h"
#include "referee/record/record.h"
#include "text/unicode.h"

namespace dogeref::archive {
namespace {

/// No key is longer, in bytes.
constexpr std::size_t max_key_bytes = 64;

constexpr rules::Words::Category game_key = 0;
constexpr rules::Words::Category players_key = 1;

/// The players of a game are looked for no further down.
constexpr int most_header_lines = 100;

/// Takes the first line of a text.
std::string_view taken_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

/// A line, or what is read of it, parted at its first colon.
struct Parted {
  std::string_view key;
  std::string_view value;
  bool has_colon = false;
};

Parted parted(std::string_view line) {
  const std::size_t colon = line.substr(0, max_key_bytes).find(':');
  if (colon == std::string_view::npos) return {};
  return {referee::trimmed(line.substr(0, colon)), referee::trimmed(line.substr(colon + 1)), true};
}

/// The word that begins a game.
std::string_view first_key_of(std::string_view game) {
  std::string_view line;
  while (!game.empty() && is_blank(line)) line = taken_line(game);
  return parted(referee::trimmed(line)).key;
}

}  // namespace

bool is_blank(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  line = referee::trimmed(line);
  return line.empty() || line.front() == '#';
}

Boundary::Boundary(std::span<const std::string> words, std::span<const std::string> players,
                   std::span<const std::string> games)
    : games_(games.begin(), games.end()) {
  for (const std::string& word : players) words_.add(word, players_key, 0);
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

bool Boundary::begins_game(std::string_view line, std::string_view before) const {
  if (line.empty() || !may_begin_[static_cast<unsigned char>(line[0])]) return false;
  const Parted parts = parted(referee::trimmed(line));
  if (!parts.has_colon || words_.find(parts.key, game_key) < 0) return false;
  return before.empty() || !is_players_line(parts.value, parts.key, before);
}

/// Whether it is a line of a player of the game before, called what begins a game in some language. The word that began
/// that game is nobody's name.
bool Boundary::is_players_line(std::string_view value, std::string_view key, std::string_view before) const {
  if (text::fold(first_key_of(before)) == text::fold(key)) return false;
  if (std::find(games_.begin(), games_.end(), referee::game_id_of(value)) != games_.end()) return false;
  const std::string_view players = players_of(before);
  return !players.empty() && referee::lists_name(players, key);
}

/// What the header of a game lists as its players; empty without.
std::string_view Boundary::players_of(std::string_view game) const {
  for (int lines = 0; !game.empty() && lines < most_header_lines; ++lines) {
    const std::string_view line = taken_line(game);
    if (is_blank(line)) continue;
    const Parted parts = parted(referee::trimmed(line));
    if (!parts.has_colon) return {};
    if (words_.find(parts.key, players_key) >= 0) return parts.value;
  }
  return {};
}

Boundary::Walk Boundary::walk(std::string_view text, std::size_t from) const {
  Walk walk;
  const char* const begin = text.data() + from;
  const char* const end = text.data() + text.size();
  const char* at = begin;
  while (at != end) {
    const auto* stop = static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
    if (stop == nullptr) break;
    if (may_begin_[static_cast<unsigned char>(*at)] &&
        begins_game({at, static_cast<std::size_t>(stop - at)},
                    text.substr(0, static_cast<std::size_t>(at - text.data())))) {
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
