#include "referee/record/game_words.h"

#include <algorithm>
#include <array>

#include "referee/game/categories.h"
#include "referee/record/header.h"

namespace dogeref::referee {
namespace {

using rules::Lexicon;

constexpr std::array<std::string_view, 4> frame_forms = {"check", "result", "undo", "ruling"};  ///< as `FrameForm`

const Lexicon* find_lexicon(std::span<const Lexicon> lexicons, std::string_view language) {
  const auto found = std::find_if(lexicons.begin(), lexicons.end(),
                                  [language](const Lexicon& lexicon) { return lexicon.id == language; });
  return found == lexicons.end() ? nullptr : &*found;
}

template <class Words>
WordTaker::Add adder(Words& words) {
  return [&words](std::string_view spelling, rules::Words::Category category, int value) {
    words.add(spelling, category, value);
  };
}

template <class Words>
void add_language(const GameWords& game, const Lexicon& lexicon, Words& words) {
  const WordTaker taker(lexicon, game.data(), adder(words));
  taker.frame(game.vocabulary());
  game.words(taker);
}

template <class Words>
void add_ids(const GameWords& game, Words& words) {
  game.ids(WordTaker(Lexicon{}, {}, adder(words)));
}

}  // namespace

std::string without_zeros(std::string_view id) {
  const std::size_t number = id.find_last_not_of("0123456789") + 1;
  if (number == 0) return std::string(id);
  std::size_t first = number;
  while (first + 1 < id.size() && id[first] == '0') ++first;
  return std::string(id.substr(0, number)) + std::string(id.substr(first));
}

void WordTaker::literal(std::string_view spelling, Category category, std::size_t value) const {
  add_(spelling, category, static_cast<int>(value));
}

void WordTaker::id(std::string_view id, Category category, std::size_t value) const {
  literal(id, category, value);
  literal(without_zeros(id), category, value);
}

void WordTaker::slot(std::string_view slot, Category category, std::size_t value) const {
  for (const DataWords& own : data_) {
    if (own.id != slot || own.language != lexicon_.id) continue;
    for (const std::string& spelling : own.words) literal(spelling, category, value);
  }
  const rules::TextTable::Texts spellings = lexicon_.find(slot);
  if (spellings.empty()) return literal(slot, category, value);
  for (const std::string_view spelling : spellings) literal(spelling, category, value);
}

void WordTaker::frame(const Vocabulary& vocabulary) const {
  slots(vocabulary.tracks, track_word);
  slots(frame_forms, form_word);
  slots(vocabulary.forms, form_word, first_game_form);
  slots(header_slots, header_word);
  for (std::size_t at = 0; at < vocabulary.headers.size(); ++at) {
    slot(vocabulary.headers[at].slot, header_word, header_slots.size() + at);
  }
  slot("allow", allow_word, 0);
  slot("end", end_word, 0);
  slots(vocabulary.colours, colour_category);
}

std::unique_ptr<rules::Words> make_words(const GameWords& game, std::span<const Lexicon> lexicons,
                                         std::span<const std::string> languages) {
  auto words = std::make_unique<rules::Words>();
  add_ids(game, *words);
  bool any = false;
  for (const std::string& language : languages) {
    const Lexicon* const lexicon = find_lexicon(lexicons, language);
    if (lexicon == nullptr) continue;
    add_language(game, *lexicon, *words);
    any = true;
  }
  if (!any) add_language(game, Lexicon{}, *words);
  return words;
}

std::unique_ptr<rules::Spellings> make_spellings(const GameWords& game, std::span<const Lexicon> lexicons,
                                                 std::string_view language) {
  const Lexicon* const known = find_lexicon(lexicons, language);
  const Lexicon lexicon = known == nullptr ? Lexicon{} : *known;
  auto spellings = std::make_unique<rules::Spellings>(lexicon);
  add_language(game, lexicon, *spellings);
  add_ids(game, *spellings);
  return spellings;
}

}  // namespace dogeref::referee
