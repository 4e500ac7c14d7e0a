#include "games/last_doge/words.h"

#include <algorithm>
#include <string_view>

#include "games/last_doge/shapes.h"
#include "referee/categories.h"
#include "referee/header.h"

namespace dogeref::last_doge {

std::string without_zeros(const std::string& id) {
  const std::size_t digits = id.find_first_of("0123456789");
  if (digits == std::string::npos || digits == 0) return id;
  std::size_t first = digits;
  while (first + 1 < id.size() && id[first] == '0') ++first;
  return id.substr(0, digits) + id.substr(first);
}

namespace {

using rules::Words;

constexpr std::string_view frame_forms[] = {"check", "result", "undo", "ruling"};
/// Slots of the effects that may be answered, by `Verb`.
constexpr std::pair<Verb, std::string_view> struck_names[] = {
    {Verb::damage, "damage"}, {Verb::steal_card, "steal"}, {Verb::peek_hand, "peek"}, {Verb::counter, "react"}};

/// Adds to words to read with or to spellings to write with.
template <class Sink>
class WordsMaker {
 public:
  WordsMaker(const Rules& rules, Sink& words) : rules_(rules), words_(words) {}

  void ids();
  void language(const rules::Lexicon& lexicon);

 private:
  void add(const rules::Lexicon& lexicon, std::string_view slot, Words::Category category, int value);
  void id(const std::string& id, Words::Category category, std::size_t value);
  void steps(const rules::Lexicon& lexicon);
  template <class List>
  void add_all(const rules::Lexicon& lexicon, const List& slots, Words::Category category, int first = 0) {
    int value = first;
    for (const auto& slot : slots) add(lexicon, slot, category, value++);
  }

  const Rules& rules_;
  Sink& words_;
};

template <class Sink>
void WordsMaker<Sink>::id(const std::string& id, Words::Category category, std::size_t value) {
  words_.add(id, category, static_cast<int>(value));
  words_.add(without_zeros(id), category, static_cast<int>(value));
}

template <class Sink>
void WordsMaker<Sink>::ids() {
  for (std::size_t at = 0; at < rules_.cards.size(); ++at) id(rules_.cards[at].id, card_word, at);
  for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) id(rules_.artefacts[at].id, artefact_word, at);
  for (std::size_t at = 0; at < rules_.tiles.size(); ++at) id(rules_.tiles[at].id, tile_word, at);
}

template <class Sink>
void WordsMaker<Sink>::add(const rules::Lexicon& lexicon, std::string_view slot, Words::Category category, int value) {
  const std::vector<std::string>* spellings = lexicon.find(slot);
  if (spellings == nullptr) return words_.add(slot, category, value);
  for (const std::string& spelling : *spellings) words_.add(spelling, category, value);
}

template <class Sink>
void WordsMaker<Sink>::steps(const rules::Lexicon& lexicon) {
  for (std::size_t at = 0; at < step_names.size(); ++at) {
    const auto kind = static_cast<StepKind>(at);
    if (at < line_steps) add(lexicon, step_names[at], line_word, static_cast<int>(at));
    const bool only_first = kind == StepKind::start || kind == StepKind::guess || kind == StepKind::play ||
                            kind == StepKind::react || kind == StepKind::end;
    if (!only_first) add(lexicon, step_names[at], effect_word, static_cast<int>(at));
  }
}

template <class Sink>
void WordsMaker<Sink>::language(const rules::Lexicon& lexicon) {
  add_all(lexicon, rules_.vocabulary.tracks, referee::track_word);
  add_all(lexicon, frame_forms, referee::form_word);
  add_all(lexicon, rules_.vocabulary.forms, referee::form_word, referee::first_game_form);
  add_all(lexicon, referee::header_slots, referee::header_word);
  add_all(lexicon, header_keys, referee::header_word, static_cast<int>(referee::header_slots.size()));
  add(lexicon, "allow", referee::allow_word, 0);
  add(lexicon, "end", referee::end_word, 0);
  add_all(lexicon, rules_.vocabulary.colours, referee::colour_category);
  steps(lexicon);
  add_all(lexicon, link_names, link_word);
  add_all(lexicon, trigger_names, trigger_word, 1);
  for (const auto& [verb, slot] : struck_names) add(lexicon, slot, struck_word, static_cast<int>(verb));
}

const rules::Lexicon* find_lexicon(std::span<const rules::Lexicon> lexicons, std::string_view language) {
  const auto found = std::find_if(lexicons.begin(), lexicons.end(),
                                  [language](const rules::Lexicon& lexicon) { return lexicon.id == language; });
  return found == lexicons.end() ? nullptr : &*found;
}

}  // namespace

std::unique_ptr<Words> make_words(const Rules& rules, std::span<const rules::Lexicon> lexicons,
                                  std::span<const std::string> languages) {
  auto words = std::make_unique<Words>();
  WordsMaker maker(rules, *words);
  maker.ids();
  bool any = false;
  for (const std::string& language : languages) {
    if (const rules::Lexicon* const lexicon = find_lexicon(lexicons, language)) maker.language(*lexicon), any = true;
  }
  if (!any) maker.language(rules::Lexicon{});
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

}  // namespace dogeref::last_doge
