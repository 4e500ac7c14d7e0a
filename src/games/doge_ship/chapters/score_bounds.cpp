#include "games/doge_ship/chapters/score_bounds.h"

#include <algorithm>

#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using Bounds = std::pair<std::int64_t, std::int64_t>;

/// A game without a last round ends with its ship; none on record comes near so many rounds.
constexpr std::int64_t most_rounds = 60;

void widen(Bounds& bounds, std::int64_t value) {
  bounds.first = std::min(bounds.first, value);
  bounds.second = std::max(bounds.second, value);
}

void add(Bounds& bounds, const Bounds& each, std::int64_t times) {
  bounds.first += each.first * times;
  bounds.second += each.second * times;
}

/// What the value of a colour is at the least and the most.
Bounds values_of(const Rules& rules, std::size_t parameter) {
  Bounds values;
  for (const Tile& tile : rules.tiles) widen(values, tile.values[parameter]);
  return values;
}

/// What a part of the ship can bring its builder, or cost whoever built it.
Bounds of_part(const Rules& rules) {
  Bounds bounds;
  for (const Tile& tile : rules.tiles) {
    if (tile.kind != rules.part_kind) continue;
    Bounds gain{tile.vp, tile.vp};
    for (std::size_t at = 0; at < rules.parameters.size(); ++at) add(gain, values_of(rules, at), tile.boxes[at]);
    widen(bounds, gain.first);
    widen(bounds, gain.second);
    if (rules.interpretations.replaced_gains_lost) widen(bounds, gain.first - tile.vp);
  }
  return bounds;
}

/// What an effect gives or costs by itself.
Bounds of_effect(const Rules& rules, const Effect& effect) {
  Bounds bounds;
  for (const Entry& entry : effect.entries) {
    const std::int64_t amount = entry.amounts[index(rules.vp_track)];
    if (entry.verb == Verb::gain) widen(bounds, amount);
    if (entry.verb == Verb::pay) widen(bounds, -amount);
  }
  bounds.first *= static_cast<std::int64_t>(effect.entries.size());
  bounds.second *= static_cast<std::int64_t>(effect.entries.size());
  return bounds;
}

/// What one action brings, its parts of the ship apart.
Bounds of_action(const Rules& rules) {
  Bounds space;
  Bounds bonus;
  Bounds income;
  for (const Space& each : rules.spaces) {
    widen(space, of_effect(rules, each.effect).first);
    widen(space, of_effect(rules, each.effect).second);
  }
  for (const Tile& tile : rules.tiles) {
    widen(bonus, of_effect(rules, tile.bonus).first);
    widen(bonus, of_effect(rules, tile.bonus).second);
    widen(income, tile.gain[index(rules.vp_track)]);
  }
  Bounds bounds = space;
  add(bounds, bonus, 1);
  add(bounds, income, 2 * static_cast<std::int64_t>(max_offers));
  return bounds;
}

/// Parts that are laid into the ship: each place once, and each replacement that the spaces offer.
std::int64_t parts_laid(const Rules& rules, int players, std::int64_t rounds) {
  std::int64_t replacements = 0;
  for (const Space& space : rules.spaces) {
    if (!rules.panel_in_use(space.panel, players)) continue;
    for (const Offer& offer : space.effect.offers) replacements += offer.verb == Verb::replace ? 1 : 0;
  }
  return rules.parts(players) + rounds * replacements;
}

}  // namespace

Bounds bounds_of_score(const Rules& rules, int players) {
  const std::int64_t rounds = rules.rounds > 0 ? rules.rounds : most_rounds;
  Bounds bounds;
  widen(bounds, rules.start[index(rules.vp_track)]);
  for (const TrackAmounts& seat : rules.seats[index(players)]) widen(bounds, seat[index(rules.vp_track)]);
  bounds.first *= 2;
  bounds.second *= 2;
  add(bounds, of_part(rules), parts_laid(rules, players, rounds));
  add(bounds, of_action(rules), rounds * rules.tokens);
  bounds.second += rounds * rules.inspection.most_points() + rules.final_inspection.most_points();
  return bounds;
}

}  // namespace dogeref::doge_ship
