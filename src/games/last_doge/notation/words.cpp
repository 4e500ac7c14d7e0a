#include "games/last_doge/notation/words.h"

#include <string_view>
#include <utility>

#include "games/last_doge/data/shapes.h"

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

}  // namespace

void GameWords::ids(const referee::WordTaker& taker) const {
  for (std::size_t at = 0; at < rules_.cards.size(); ++at) taker.id(rules_.cards[at].id, card_word, at);
  for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) taker.id(rules_.artefacts[at].id, artefact_word, at);
  for (std::size_t at = 0; at < rules_.tiles.size(); ++at) taker.id(rules_.tiles[at].id, tile_word, at);
}

void GameWords::words(const referee::WordTaker& taker) const {
  for (std::size_t at = 0; at < step_names.size(); ++at) {
    if (at < line_steps) taker.slot(step_names[at], line_word, at);
    if (!only_begins(static_cast<StepKind>(at))) taker.slot(step_names[at], effect_word, at);
  }
  taker.slots(link_names, link_word);
  taker.slots(trigger_names, trigger_word, 1);
  for (const auto& [verb, slot] : struck_names) taker.slot(slot, struck_word, static_cast<std::size_t>(verb));
}

}  // namespace dogeref::last_doge
