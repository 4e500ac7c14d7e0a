#include "games/doge_ship/vocabulary.h"

#include <algorithm>
#include <string_view>

#include "games/doge_ship/faces.h"
#include "referee/categories.h"
#include "referee/header.h"

namespace dogeref::doge_ship {
namespace {

using rules::Words;

constexpr std::string_view frame_forms[] = {"check", "result", "undo", "ruling"};
constexpr std::string_view steps[] = {"buy", "build", "drop", "replace", "keep", "bonus", "pass"};
constexpr std::string_view turns[] = {"reorder", "discard"};
constexpr std::string_view links[] = {"from", "at", "with", "top", "under", "none"};
constexpr std::string_view features[] = {"cost", "pays", "boxes", "priority", "on", "violet", "water", "inspection"};

/// Adds to words to read with or to spellings to write with.
template <class Sink>
class WordsMaker {
 public:
  WordsMaker(const Rules& rules, Sink& words) : rules_(rules), words_(words) {}

  void ids();
  void language(const rules::Lexicon& lexicon);

 private:
  void add(const rules::Lexicon& lexicon, std::string_view slot, Words::Category category, int value);
  template <class List>
  void add_all(const rules::Lexicon& lexicon, const List& slots, Words::Category category, int first = 0) {
    int value = first;
    for (const auto& slot : slots) add(lexicon, slot, category, value++);
  }

  const Rules& rules_;
  Sink& words_;
};

template <class Sink>
void WordsMaker<Sink>::ids() {
  for (std::size_t at = 0; at < rules_.tiles.size(); ++at) {
    words_.add(rules_.tiles[at].id, tile_word, static_cast<int>(at));
    words_.add(without_zeros(rules_.tiles[at].id), tile_word, static_cast<int>(at));
  }
  for (std::size_t at = 0; at < rules_.panels.size(); ++at) {
    if (!rules_.panels[at].abbreviation.empty())
      words_.add(rules_.panels[at].abbreviation, panel_word, static_cast<int>(at));
    words_.add(rules_.panels[at].id, panel_word, static_cast<int>(at));
  }
  for (std::size_t at = 0; at < rules_.levels.size(); ++at)
    words_.add(rules_.levels[at], level_word, static_cast<int>(at));
}

template <class Sink>
void WordsMaker<Sink>::add(const rules::Lexicon& lexicon, std::string_view slot, Words::Category category, int value) {
  for (const DataWords& own : rules_.words) {
    if (own.id != slot || own.language != lexicon.id) continue;
    for (const std::string& spelling : own.words) words_.add(spelling, category, value);
  }
  const std::vector<std::string>* spellings = lexicon.find(slot);
  if (spellings == nullptr) {
    words_.add(slot, category, value);
    return;
  }
  for (const std::string& spelling : *spellings) words_.add(spelling, category, value);
}

template <class Sink>
void WordsMaker<Sink>::language(const rules::Lexicon& lexicon) {
  add_all(lexicon, rules_.vocabulary.tracks, referee::track_word);
  add_all(lexicon, frame_forms, referee::form_word);
  add_all(lexicon, rules_.vocabulary.forms, referee::form_word, referee::first_game_form);
  add_all(lexicon, referee::header_slots, referee::header_word);
  add(lexicon, "allow", referee::allow_word, 0);
  add(lexicon, "end", referee::end_word, 0);
  add_all(lexicon, rules_.vocabulary.colours, referee::colour_category);
  add_all(lexicon, steps, step_word);
  add_all(lexicon, turns, turn_word);
  add_all(lexicon, links, link_word);
  add_all(lexicon, features, feature_word);
  add_all(lexicon, rules_.parameters, parameter_word);
  add_all(lexicon, action_kinds, trigger_word);
  add_all(lexicon, rules_.levels, level_word);
  for (std::size_t at = 0; at < rules_.panels.size(); ++at)
    add(lexicon, rules_.panels[at].id, panel_word, static_cast<int>(at));
  for (std::size_t at = 0; at < rules_.kinds.size(); ++at)
    add(lexicon, rules_.kinds[at].id, kind_word, static_cast<int>(at));
}

const rules::Lexicon* find_lexicon(std::span<const rules::Lexicon> lexicons, std::string_view language) {
  const auto found = std::find_if(lexicons.begin(), lexicons.end(),
                                  [language](const rules::Lexicon& lexicon) { return lexicon.id == language; });
  return found == lexicons.end() ? nullptr : &*found;
}

}  // namespace

std::string without_zeros(const std::string& id) {
  const std::size_t letters = letters_before_digits(id);
  if (letters == 0) return id;
  std::size_t digits = letters;
  while (digits + 1 < id.size() && id[digits] == '0') ++digits;
  return id.substr(0, letters) + id.substr(digits);
}

std::unique_ptr<Words> make_words(const Rules& rules, std::span<const rules::Lexicon> lexicons,
                                  std::span<const std::string> languages) {
  auto words = std::make_unique<Words>();
  WordsMaker maker(rules, *words);
  maker.ids();
  for (const std::string& language : languages) {
    if (const rules::Lexicon* const lexicon = find_lexicon(lexicons, language)) maker.language(*lexicon);
  }
  return words;
}

std::unique_ptr<rules::Spellings> make_spellings(const Rules& rules, std::span<const rules::Lexicon> lexicons,
                                                 std::string_view language) {
  const rules::Lexicon* const known = find_lexicon(lexicons, language);
  const rules::Lexicon lexicon = known == nullptr ? rules::Lexicon{} : *known;
  auto spellings = std::make_unique<rules::Spellings>(lexicon);
  WordsMaker maker(rules, *spellings);
  maker.language(lexicon);
  maker.ids();
  return spellings;
}

}  // namespace dogeref::doge_ship
