#include "referee/questions/shrink.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "referee/questions/shrink_trial.h"
#include "referee/record/names.h"
#include "referee/record/record.h"

namespace dogeref::referee {
namespace {

bool is_spoken(const ShrunkLine& line) { return line.text.find(':') != std::string::npos; }

std::string_view first_word(std::string_view line) { return line.substr(0, line.find(' ')); }

/// What follows the line of the finding is seldom needed.
void cut_behind(ShrinkTrial& trial) {
  const ShrunkLines& lines = trial.lines();
  const auto last =
      std::find_if(lines.begin(), lines.end(), [&](const ShrunkLine& line) { return line.original == trial.target(); });
  const auto end = static_cast<std::size_t>(last - lines.begin()) + 1;
  if (end < lines.size()) (void)trial.attempt_without(end, lines.size());
}

using Words = std::vector<std::string>;

/// The lines without those without a colon that begin with one of the words, which are sorted.
ShrunkLines without_forms(const ShrinkTrial& trial, std::span<const std::string> words) {
  ShrunkLines shorter;
  for (const ShrunkLine& line : trial.lines()) {
    const bool is_kept = is_spoken(line) || line.original == trial.target() ||
                         !std::binary_search(words.begin(), words.end(), first_word(line.text));
    if (is_kept) shorter.push_back(line);
  }
  return shorter;
}

/// All at once, or else by halves down to each alone.
void drop_words_of_forms(ShrinkTrial& trial, std::span<const std::string> words) {
  if (words.empty() || trial.exhausted()) return;
  ShrunkLines shorter = without_forms(trial, words);
  if (shorter.size() == trial.lines().size() || trial.attempt(std::move(shorter)) || words.size() == 1) return;
  drop_words_of_forms(trial, words.first(words.size() / 2));
  drop_words_of_forms(trial, words.subspan(words.size() / 2));
}

/// All lines without a colon that begin with one word: recorded orders, numbers of rounds.
void drop_forms(ShrinkTrial& trial) {
  Words words;
  for (const ShrunkLine& line : trial.lines()) {
    if (!is_spoken(line)) words.emplace_back(first_word(line.text));
  }
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  drop_words_of_forms(trial, words);
}

/// Begins of stretches that begin with lines without a colon and end with players' lines: the rounds, or parts of them.
std::vector<std::size_t> stretches_of(const ShrunkLines& lines) {
  std::vector<std::size_t> begins;
  bool spoken = true;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (!is_spoken(lines[at]) && spoken) begins.push_back(at);
    spoken = is_spoken(lines[at]);
  }
  begins.push_back(lines.size());
  return begins;
}

bool drop_stretch(ShrinkTrial& trial) {
  const std::vector<std::size_t> begins = stretches_of(trial.lines());
  for (std::size_t size = begins.size() - 1; size > 0; --size) {
    for (std::size_t at = 0; at + size < begins.size(); ++at) {
      if (trial.exhausted()) return false;
      if (trial.attempt_without(begins[at], begins[at + size])) return true;
    }
  }
  return false;
}

void drop_stretches(ShrinkTrial& trial) {
  while (drop_stretch(trial)) {
  }
}

/// Halves, quarters and so on of the lines.
void drop_chunks(ShrinkTrial& trial) {
  for (std::size_t size = trial.lines().size() / 2; size > 0; size /= 2) {
    for (std::size_t at = 0; at < trial.lines().size() && !trial.exhausted();) {
      const std::size_t end = std::min(at + size, trial.lines().size());
      if (!trial.attempt_without(at, end)) at += size;
    }
  }
}

/// Every run of neighbouring lines that is no longer than some laps of all players.
void drop_runs(ShrinkTrial& trial, std::size_t longest) {
  for (std::size_t size = longest; size > 0; --size) {
    for (std::size_t end = trial.lines().size(); end >= size && !trial.exhausted(); --end) {
      if (trial.attempt_without(end - size, end)) end = std::min(end, trial.lines().size() + 1);
    }
  }
}

/// The lines as they would be without a player.
ShrunkLines without_player(const ShrunkLines& lines, std::span<const PlayerName> players, int seat) {
  ShrunkLines shorter;
  bool header = true;
  for (ShrunkLine line : lines) {
    const std::size_t colon = line.text.find(':');
    const std::string_view before = trimmed(std::string_view(line.text).substr(0, colon));
    if (colon != std::string::npos && find_player(players, before).seat >= 0) header = false;
    if (colon != std::string::npos && find_player(players, before).seat == seat) continue;
    if (colon == std::string::npos) header = false;
    const auto parts = parts_of(line.text);
    for (std::size_t part = parts.size(); part-- > 0 && (colon == std::string::npos || header);) {
      const auto [begin, end] = parts[part];
      const std::string_view text = trimmed(std::string_view(line.text).substr(begin, end - begin));
      const std::string_view name = text.substr(0, text.find_first_of("=("));
      if (leading_name(players, trimmed(name)).match.seat != seat) continue;
      line.text = without_part(line.text, part);
    }
    if (!line.text.empty()) shorter.push_back(std::move(line));
  }
  return shorter;
}

void drop_players(ShrinkTrial& trial) {
  const std::span<const PlayerName> known = trial.players();
  for (int seat = static_cast<int>(known.size()) - 1; seat >= 0; --seat) {
    const std::span<const PlayerName> players = trial.players();
    const std::vector<PlayerName> now(players.begin(), players.end());
    if (seat < static_cast<int>(now.size())) (void)trial.attempt(without_player(trial.lines(), now, seat), true);
  }
}

bool attempt_text(ShrinkTrial& trial, std::size_t at, std::string text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == ',')) text.pop_back();
  if (text.size() >= trial.lines()[at].text.size()) return false;
  ShrunkLines shorter = trial.lines();
  shorter[at].text = std::move(text);
  return trial.attempt(std::move(shorter));
}

/// A line without its claim, then without each group in parentheses.
void drop_groups(ShrinkTrial& trial, std::size_t at) {
  const std::size_t arrow = trial.lines()[at].text.find("=>");
  if (arrow != std::string::npos) (void)attempt_text(trial, at, trial.lines()[at].text.substr(0, arrow));
  for (std::size_t open = trial.lines()[at].text.rfind('('); open != std::string::npos;) {
    std::string text = trial.lines()[at].text;
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) return;
    const std::size_t begin = open > 0 && text[open - 1] == ' ' ? open - 1 : open;
    (void)attempt_text(trial, at, text.erase(begin, close + 1 - begin));
    open = open == 0 ? std::string::npos : trial.lines()[at].text.rfind('(', open - 1);
  }
}

/// The last words of a part, as many as can go.
void drop_words(ShrinkTrial& trial, std::size_t at, std::size_t part) {
  const auto parts = parts_of(trial.lines()[at].text);
  if (part >= parts.size()) return;
  const auto [begin, end] = parts[part];
  for (std::size_t space = begin + 1; space < end; ++space) {
    const std::string& text = trial.lines()[at].text;
    if (text[space] != ' ') continue;
    if (attempt_text(trial, at, text.substr(0, space) + text.substr(end))) return;
  }
}

/// Each line without some of its parts.
void drop_parts(ShrinkTrial& trial) {
  for (std::size_t at = 0; at < trial.lines().size() && !trial.exhausted(); ++at) {
    drop_groups(trial, at);
    for (std::size_t part = parts_of(trial.lines()[at].text).size(); part-- > 0;) {
      if (!attempt_text(trial, at, without_part(trial.lines()[at].text, part))) drop_words(trial, at, part);
    }
  }
}

std::size_t size_of(const ShrinkTrial& trial) {
  std::size_t bytes = 0;
  for (const ShrunkLine& line : trial.lines()) bytes += line.text.size() + 1;
  return bytes;
}

}  // namespace

std::optional<Shrunk> shrink(Shelf& shelf, JudgeOptions options, std::string_view game_text, std::uint32_t first_line,
                             const ShrinkTarget& target) {
  ShrinkTrial trial(shelf, std::move(options));
  if (!trial.start(game_text, first_line, target.code, target.line)) return std::nullopt;
  cut_behind(trial);
  for (std::size_t before = 0; before != size_of(trial) && !trial.exhausted();) {
    before = size_of(trial);
    drop_forms(trial);
    drop_stretches(trial);
    drop_players(trial);
    drop_chunks(trial);
    drop_runs(trial, 3 * std::max<std::size_t>(trial.players().size(), 1) + 3);
    drop_parts(trial);
  }
  const ShrunkLines& lines = trial.lines();
  const auto last =
      std::find_if(lines.begin(), lines.end(), [&](const ShrunkLine& line) { return line.original == trial.target(); });
  return Shrunk{trial.text(), static_cast<std::uint32_t>(last - lines.begin()) + 1};
}

}  // namespace dogeref::referee
