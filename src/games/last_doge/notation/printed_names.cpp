#include "games/last_doge/notation/printed_names.h"

#include <algorithm>
#include <string>
#include <vector>

#include "referee/record/faults.h"
#include "text/marks.h"
#include "text/nearest.h"
#include "text/unicode.h"

namespace dogeref::last_doge {
namespace {

using text::Cursor;
using text::Token;

constexpr std::size_t most_words = 6;  ///< of a name that are looked at

/// Where the words end that follow one another from the cursor on.
kit::ShortList<std::string_view, most_words> words_at(Cursor cursor) {
  kit::ShortList<std::string_view, most_words> found;
  const char* const begin = cursor.peek().text.data();
  while (found.size() < most_words && cursor.at(Token::Kind::word)) {
    const Token word = cursor.take();
    found.push_back({begin, static_cast<std::size_t>(word.text.data() + word.text.size() - begin)});
  }
  return found;
}

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

std::vector<std::string> names_of(const Rules& rules, Category category) {
  std::vector<std::string> names;
  if (category == card_word) {
    for (const CardKind& card : rules.cards) names.push_back(card.name);
  } else {
    for (const Artefact& artefact : rules.artefacts) names.push_back(artefact.name);
  }
  return names;
}

/// Names that begin with the word; else those near to as many words as they have themselves.
std::vector<std::string> near_names(const std::vector<std::string>& names, const Cursor& cursor) {
  const auto words = words_at(cursor);
  std::vector<std::string> near;
  for (const std::string& name : names) {
    const bool begins = text::fold(without_accents(name)).starts_with(text::fold(without_accents(words[0])) + ' ');
    if (begins && near.size() < 3) near.push_back(name);
  }
  for (std::size_t count = words.size(); count > 0 && near.empty(); --count) {
    std::vector<std::string_view> as_long;
    for (const std::string& name : names) {
      if (static_cast<std::size_t>(std::count(name.begin(), name.end(), ' ')) + 1 == count) as_long.push_back(name);
    }
    for (const std::string_view each : text::nearest(plain_name(words[count - 1]), as_long)) near.emplace_back(each);
  }
  return near;
}

}  // namespace

std::string plain_name(std::string_view name) {
  std::string plain(name);
  replace_all(plain, "\xe2\x80\x99", "'");
  std::replace(plain.begin(), plain.end(), '\t', ' ');
  replace_all(plain, "\xc2\xa0", " ");
  replace_all(plain, "\xe2\x80\xaf", " ");
  const auto both = [](char one, char other) { return one == ' ' && other == ' '; };
  plain.erase(std::unique(plain.begin(), plain.end(), both), plain.end());
  return plain;
}

std::string without_accents(std::string_view name) {
  std::string plain = text::without_marks(plain_name(name));
  replace_all(plain, "\xc5\x93", "oe");
  replace_all(plain, "\xc5\x92", "Oe");
  return plain;
}

NamedThing thing_at(const Play& play, const Cursor& cursor, Category category) {
  if (!cursor.at(Token::Kind::word)) return {};
  const Token first = cursor.peek();
  const int found = play.line.find(first, category);
  if (found >= 0 &&
      std::any_of(first.text.begin(), first.text.end(), [](char byte) { return byte >= '0' && byte <= '9'; }))
    return {found, first.text};
  const auto words = words_at(cursor);
  for (std::size_t count = words.size(); count > 1; --count) {
    const int named = play.line.words->find(plain_name(words[count - 1]), category);
    if (named >= 0) return {named, words[count - 1]};
  }
  const int plain = found >= 0 ? found : play.line.words->find(plain_name(first.text), category);
  return plain >= 0 ? NamedThing{plain, first.text} : NamedThing{};
}

void skip_over(Cursor& cursor, std::string_view text) {
  while (!cursor.at_end() && cursor.peek().text.data() < text.data() + text.size()) cursor.skip();
}

void report_unknown_name(const Play& play, const Cursor& cursor, Category category, std::string_view expected) {
  const std::string_view word = cursor.peek().text;
  if (play.line.words->knows(word)) return referee::report_syntax(play.line, cursor.peek(), expected, play.report);
  findings::Finding finding =
      play.frame_fault(referee::FrameCode::unknown_word, word, {{"word", {findings::words(word)}}});
  if (play.report.wants_details()) referee::suggest(finding, near_names(names_of(play.rules, category), cursor));
  play.report.add(std::move(finding));
}

std::string compared_name(std::string_view name) { return text::fold(without_accents(name)); }

bool is_by_name(std::string_view written, std::string_view name) {
  return compared_name(written) == compared_name(name);
}

}  // namespace dogeref::last_doge
