// What a game can come to at the most, whatever happens in it.

#include <algorithm>
#include <cstdint>

#include "games/last_doge/turn/scoring.h"

namespace dogeref::last_doge {
namespace {

/// No game on record comes near so many turns of a player; each brings trophies a few times.
constexpr std::int64_t most_turns = 200;
constexpr std::int64_t most_gains = 4;

/// The most that one effect of a list does of this kind.
std::int64_t most_of(const std::vector<Entry>& entries, Verb verb) {
  std::int64_t most = 0;
  for (const Entry& entry : entries) {
    for (const std::vector<Effect>& part : entry.parts) {
      for (const Effect& effect : part) {
        if (effect.verb == verb) most = std::max<std::int64_t>(most, effect.amount);
      }
    }
  }
  return most;
}

/// The most that one effect of anything in the game does of this kind.
std::int64_t most_of(const Rules& rules, Verb verb) {
  std::int64_t most = 0;
  for (const TileEffect& tile : rules.tile_effects) most = std::max(most, most_of(tile.entries, verb));
  for (const CardKind& card : rules.cards) most = std::max(most, most_of(card.entries, verb));
  for (const Artefact& artefact : rules.artefacts) most = std::max(most, most_of(artefact.entries, verb));
  for (const Tribe& tribe : rules.tribes) most = std::max(most, most_of(tribe.entries, verb));
  most = std::max(most, most_of(rules.powers, verb));
  return most;
}

}  // namespace

std::pair<std::int64_t, std::int64_t> bounds_of_score(const Rules& rules) {
  const std::int64_t gain = std::max<std::int64_t>(most_of(rules, Verb::gain_trophy), rules.damage_gain);
  const std::int64_t start = rules.start_trophies.most();
  const std::int64_t trophies = start + most_turns * most_gains * gain;
  std::int64_t artefacts = 0;
  std::int64_t cards = 0;
  for (const Artefact& artefact : rules.artefacts) artefacts += artefact.trophies + most_of(rules, Verb::modify);
  for (const CardKind& card : rules.cards) cards += card.copies;
  std::int64_t least = 0;
  std::int64_t most = rules.treasure_trophies;
  (rules.most_artefacts < 0 ? least : most) += rules.most_artefacts;
  for (const std::int64_t part :
       {trophies * rules.trophy_score, artefacts * rules.artefact_score, cards * rules.card_score}) {
    (part < 0 ? least : most) += part;
  }
  return {least, most};
}

}  // namespace dogeref::last_doge
