#include "referee/repairs/word_repairs.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "referee/game/codes.h"
#include "referee/record/names.h"
#include "referee/repairs/line_edits.h"
#include "text/digits.h"

namespace dogeref::referee {

bool is_unreadable(const BrokenLine& line) {
  return line.is_unread || std::any_of(line.errors.begin(), line.errors.end(),
                                       [](const findings::Finding* finding) { return is_of_reading(finding->code); });
}

/// The words of a text, in small letters.
std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  bool inside = false;
  for (const char byte : text) {
    const bool belongs = is_word_byte(byte);
    if (belongs && !inside) words.emplace_back();
    if (belongs) words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(byte)));
    inside = belongs;
  }
  return words;
}

namespace {

/// Bytes of a word at a place of a text: letters of any language.
std::size_t word_bytes(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && (std::isalpha(static_cast<unsigned char>(text[end])) != 0 || (text[end] & 0x80) != 0))
    ++end;
  return end;
}

/// Words that mean nothing replaced by near ones that do.
void add_near_words(const BrokenLine& line, const rules::Words& words, std::vector<Repair>& all) {
  if (!is_unreadable(line)) return;
  const std::string_view text = line.text();
  int looked_up = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = at + word_bytes(text.substr(at));
    if (end == at) {
      ++at;
      continue;
    }
    const std::string_view word = text.substr(at, end - at);
    if (word.size() > 1 && !words.knows(word) && ++looked_up <= 6) {
      for (const std::string& near : words.nearest(word, ~0U))
        all.push_back({Repair::Kind::change, std::string(text.substr(0, at)).append(near).append(text.substr(end))});
    }
    at = end;
  }
}

/// The words of a text as they stand there.
void cut_words(std::string_view text, std::vector<std::string_view>& words) {
  words.clear();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = word_end(text, at);
    if (end > at) words.push_back(text.substr(at, end - at));
    at = std::max(end, at + 1);
  }
}

/// Whether a word is one in small letters.
bool is_word(std::string_view written, std::string_view small) {
  return std::equal(written.begin(), written.end(), small.begin(), small.end(), [](char one, char other) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(one))) == other;
  });
}

/// Whether a list of words in small letters becomes the other by one word that is put in, left out or replaced.
bool differ_in_one(const std::vector<std::string>& small, const std::vector<std::string_view>& other) {
  const std::size_t longer = std::max(small.size(), other.size());
  const std::size_t shorter = std::min(small.size(), other.size());
  if (longer - shorter > 1 || longer < 2) return false;
  std::size_t begin = 0;
  while (begin < shorter && is_word(other[begin], small[begin])) ++begin;
  std::size_t end = 0;
  while (end < shorter - begin && is_word(other[other.size() - 1 - end], small[small.size() - 1 - end])) ++end;
  return begin + end + 1 >= longer;
}

/// `Anna has 8 points`, `Anna 8 points`, `check Anna 8`, `3 po`: what a claim is to say.
void add_claims(const BrokenLine& line, const Ruleset& ruleset, std::vector<Repair>& all) {
  if (!is_unreadable(line)) return;
  std::string text(line.text());
  const std::vector<std::string>& tracks = ruleset.vocabulary().tracks;
  const auto put = [&all](std::string meant) {
    all.push_back({Repair::Kind::change, std::move(meant), 0, -1, repair_costs::sign});
  };
  std::string whole;  // each number with the track that its word begins, or that comes next
  std::size_t next = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (!text::is_digit(text[at])) {
      whole += text[at++];
      continue;
    }
    while (at < text.size() && text::is_digit(text[at])) whole += text[at++];
    std::size_t begin = at;
    while (begin < text.size() && text[begin] == ' ') ++begin;
    std::size_t end = begin;
    while (end < text.size() && std::isalpha(static_cast<unsigned char>(text[end])) != 0) ++end;
    const std::string_view word = std::string_view(text).substr(begin, end - begin);
    for (std::size_t track = 0; track < tracks.size(); ++track) {
      if (word.empty() ? track != next : !tracks[track].starts_with(word)) continue;
      whole.append(" ").append(tracks[track]);
      at = end;
      next = track + 1;
      break;
    }
  }
  if (whole != text) put(whole);
  for (const PlayerName& player : line.players) {
    if (!whole.starts_with(player.written)) continue;
    put("check " + whole);
    // `Anna has 8`, `Anna: 8`, and no id.
    const std::size_t number = whole.find_first_of("0123456789");
    if (number == std::string::npos || std::isalpha(static_cast<unsigned char>(whole[number - 1])) != 0) continue;
    const std::size_t behind = player.written.size();
    if (number >= behind && words_in(std::string_view(whole).substr(behind, number - behind)).size() < 2)
      put("check " + player.written + " " + whole.substr(number));
  }
}

/// Of a line that cannot be read: the actions that differ from it in one word.
void add_near_actions(const BrokenLine& line, const Ruleset& ruleset, const Position& before,
                      std::vector<Repair>& all) {
  constexpr std::size_t most = 40;
  const RawLine& raw = line.lines[line.at];
  if (!raw.has_colon() || !is_unreadable(line)) return;
  const int seat = find_player(line.players, raw.before_colon()).seat;
  if (seat < 0) return;
  const std::size_t arrow = std::min(raw.text.find("=>"), raw.text.size());
  const std::vector<std::string> written = words_in(raw.text.substr(raw.colon, arrow - raw.colon));
  const std::string head = std::string(raw.text.substr(0, raw.colon + 1U)) + " ";
  const std::string tail = arrow < raw.text.size() ? " " + std::string(raw.text.substr(arrow)) : std::string{};
  std::set<std::string> found;
  std::vector<std::string_view> words;
  ruleset.actions(before, seat, line.players, [&](std::string_view body) {
    if (found.size() == most) return;
    cut_words(body, words);
    if (differ_in_one(written, words)) found.emplace(body);
  });
  for (const std::string& body : found) all.push_back({Repair::Kind::change, head + body + tail});
}

/// `R2`, `r 2`: the line's first word by its first letter.
void add_whole_words(const BrokenLine& line, const rules::Words& words, std::vector<Repair>& all) {
  const std::string_view text = line.text();
  if (line.lines[line.at].has_colon() || word_bytes(text) != 1 || !is_unreadable(line)) return;
  const int letter = std::tolower(static_cast<unsigned char>(text.front()));
  words.each([&](const std::string& word) {
    if (std::tolower(static_cast<unsigned char>(word.front())) != letter) return;
    std::string_view rest = text.substr(1);
    while (!rest.empty() && (rest.front() == ' ' || rest.front() == '.')) rest.remove_prefix(1);
    all.push_back({Repair::Kind::change, word + " " + std::string(rest), 0, -1, repair_costs::sign});
  });
}

/// Words of another language as this record's words say them.
void add_foreign_words(const BrokenLine& line, const rules::Words& words, std::vector<Repair>& all) {
  if (line.foreign == nullptr || !is_unreadable(line)) return;
  const std::string_view text = line.text();
  std::string whole;
  int translated = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = word_bytes(text.substr(at));
    const std::string_view word = text.substr(at, std::max<std::size_t>(size, 1));
    at += word.size();
    const bool is_foreign = size > 0 && !words.knows(word) && line.foreign->knows(word);
    const std::string said = is_foreign ? words.spelled_as(line.foreign->meanings(word)) : std::string{};
    translated += said.empty() ? 0 : 1;
    whole.append(said.empty() ? word : std::string_view(said));
  }
  if (translated > 0) all.push_back({Repair::Kind::change, whole, 0, -1, repair_costs::word});
}

/// A word that was left out before what a finding stands on.
void add_forgotten_words(const BrokenLine& line, const rules::Words& words, std::vector<Repair>& all) {
  if (line.errors.size() != 1 || !line.lines[line.at].has_colon()) return;
  const std::size_t at = line.errors.front()->span.begin;
  const std::string_view text = line.text();
  if (at <= line.lines[line.at].colon || at >= text.size() || text.substr(0, at).find("=>") != std::string_view::npos)
    return;
  // What is read and not known lacks no word, unless it is an id, or a word of the notation in the wrong place.
  const std::string_view token = text.substr(at, word_end(text, at) - at);
  const bool is_word = words.knows(token) || std::any_of(token.begin(), token.end(), text::is_digit);
  const findings::Code found = line.errors.front()->code;
  const bool is_out_of_place = found == code(FrameCode::unknown_word) && is_word;
  if (is_unreadable(line) && !is_out_of_place && found != code(FrameCode::syntax)) return;
  if (words_in(text.substr(line.lines[line.at].colon)).size() < 2) return;  // of one word nothing tells what it lacks
  const std::string head(text.substr(0, at));
  words.each([&](const std::string& word) {
    if (std::none_of(word.begin(), word.end(), text::is_digit))
      all.push_back(
          {Repair::Kind::change, head + word + " " + std::string(text.substr(at)), 0, -1, repair_costs::word});
  });
}

}  // namespace

void add_word_repairs(const BrokenLine& line, const Ruleset& ruleset, const Position& before, const rules::Words& words,
                      std::vector<Repair>& all) {
  add_whole_words(line, words, all);
  add_foreign_words(line, words, all);
  add_near_words(line, words, all);
  add_claims(line, ruleset, all);
  add_near_actions(line, ruleset, before, all);
  add_forgotten_words(line, words, all);
}

}  // namespace dogeref::referee
