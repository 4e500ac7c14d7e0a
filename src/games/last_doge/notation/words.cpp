#include "games/last_doge/notation/words.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/last_doge/data/shapes.h"
#include "games/last_doge/notation/printed_names.h"

namespace dogeref::last_doge {
namespace {

/// Slots of the effects that may be answered.
constexpr std::pair<Verb, std::string_view> struck_names[] = {
    {Verb::damage, "damage"}, {Verb::steal_card, "steal"}, {Verb::peek_hand, "peek"}, {Verb::counter, "react"}};

/// Steps that only begin a line.
bool only_begins(StepKind kind) {
  return kind == StepKind::start || kind == StepKind::guess || kind == StepKind::play || kind == StepKind::react ||
         kind == StepKind::end;
}

/// What is printed on things, as it is and without accents. A name that several bear says nothing.
template <class Things>
void add_names(const Things& things, Category category, const referee::WordTaker& taker) {
  std::vector<std::string> compared;
  compared.reserve(things.size());
  for (const auto& thing : things) compared.push_back(compared_name(thing.name));
  for (std::size_t at = 0; at < things.size(); ++at) {
    if (things[at].name.empty() || std::count(compared.begin(), compared.end(), compared[at]) > 1) continue;
    taker.literal(plain_name(things[at].name), category, at);
    taker.literal(without_accents(things[at].name), category, at);
  }
}

}  // namespace

void GameWords::ids(const referee::WordTaker& taker) const {
  for (std::size_t at = 0; at < rules_.cards.size(); ++at) taker.id(rules_.cards[at].id, card_word, at);
  for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) taker.id(rules_.artefacts[at].id, artefact_word, at);
  for (std::size_t at = 0; at < rules_.tiles.size(); ++at) taker.id(rules_.tiles[at].id, tile_word, at);
  add_names(rules_.cards, card_word, taker);
  add_names(rules_.artefacts, artefact_word, taker);
}

void GameWords::words(const referee::WordTaker& taker) const {
  for (std::size_t at = 0; at < step_names.size(); ++at) {
    if (at < line_steps) taker.slot(step_names[at], line_word, at);
    if (!only_begins(static_cast<StepKind>(at))) taker.slot(step_names[at], effect_word, at);
  }
  taker.slots(link_names, link_word);
  for (std::size_t at = 0; at < trigger_names.size(); ++at) {
    const auto trigger = static_cast<Trigger>(at + 1);
    if (trigger == Trigger::trophies && rules_.trophy_end == 0) continue;
    if (trigger == Trigger::turns && rules_.turn_end.most() == 0) continue;
    taker.slot(trigger_names[at], trigger_word, at + 1);
  }
  for (std::size_t at = 0; at < rules_.tile_effects.size(); ++at) {
    taker.slot(rules_.tile_effects[at].id, tile_effect_word, at);
  }
  for (const auto& [verb, slot] : struck_names) taker.slot(slot, struck_word, static_cast<std::size_t>(verb));
}

}  // namespace dogeref::last_doge
