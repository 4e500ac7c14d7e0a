#include "games/last_doge/secrets/redacting_parts.h"

#include <algorithm>

#include "text/cursor.h"
#include "text/unicode.h"

namespace dogeref::last_doge {

void Edits::cut_behind(std::string_view word, std::string_view step) {
  edits_.push_back({end_of(word), end_of(step), {}});
}

void Edits::cut_words(std::string_view first, std::string_view last) {
  std::size_t begin = begin_of(first);
  while (begin > 0 && text_[begin - 1] == ' ') --begin;
  edits_.push_back({begin, end_of(last), {}});
}

void Edits::add_behind(std::string_view word, std::string added) {
  edits_.push_back({end_of(word), end_of(word), std::move(added)});
}

void Edits::replace(std::string_view word, std::string other) {
  edits_.push_back({begin_of(word), end_of(word), std::move(other)});
}

std::string Edits::on(std::string_view text) const {
  std::vector<const Edit*> sorted;
  for (const Edit& edit : edits_) sorted.push_back(&edit);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Edit* one, const Edit* other) { return one->begin < other->begin; });
  std::string out;
  std::size_t at = 0;
  for (const Edit* const edit : sorted) {
    out.append(text.substr(at, std::max(at, edit->begin) - at)).append(edit->text);
    at = std::max(at, edit->end);
  }
  return out.append(text.substr(at));
}

Speller::Speller(const referee::LineText& line, std::span<const rules::Lexicon> lexicons) : line_(line) {
  const std::string verb = text::fold(text::Cursor(line.body).peek().text);
  const auto speaks = [&](const rules::Lexicon& lexicon) {
    for (const auto& [slot, spellings] : lexicon.slots) {
      for (const std::string_view spelling : spellings) {
        if (text::fold(spelling) == verb) return true;
      }
    }
    return false;
  };
  for (const bool own : {true, false}) {
    for (const rules::Lexicon& lexicon : lexicons) {
      if (speaks(lexicon) == own) lexicons_.push_back(&lexicon);
    }
  }
}

std::string Speller::word(std::string_view slot, rules::Words::Category category, int value) const {
  for (const rules::Lexicon* const lexicon : lexicons_) {
    for (const std::string_view spelling : lexicon->find(slot)) {
      if (line_.words->find(spelling, category) == value) return std::string(spelling);
    }
  }
  return std::string(slot);
}

bool gains_by_looking(const Rules& rules, std::string_view bearer) {
  const auto gains = [](const Entry& entry) { return entry.on == On::on_equal_look; };
  const auto bears = [&](const auto& each) {
    return each.id == bearer && std::any_of(each.entries.begin(), each.entries.end(), gains);
  };
  return std::any_of(rules.tribes.begin(), rules.tribes.end(), bears) ||
         std::any_of(rules.artefacts.begin(), rules.artefacts.end(), bears);
}

}  // namespace dogeref::last_doge
