#include "games/doge_ship/chapters/score_bounds.h"

#include <algorithm>

#include "games/doge_ship/model/state.h"
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

void widen(Bounds& bounds, const Bounds& by) {
  widen(bounds, by.first);
  widen(bounds, by.second);
}

/// What an entry gives or costs, whatever its condition.
Bounds of_entry(const Rules& rules, const Entry& entry) {
  const std::int64_t sign = entry.verb == Verb::pay ? -1 : entry.verb == Verb::gain ? 1 : 0;
  Bounds bounds;
  widen(bounds, sign * entry.amounts[index(rules.vp_track)]);
  for (const auto& [track, amount] : entry.rated) {
    if (track != rules.vp_track) continue;
    widen(bounds, sign * amount.bounds().first);
    widen(bounds, sign * amount.bounds().second);
  }
  Bounds choice;
  for (const TrackAmounts& each : entry.choices) widen(choice, sign * each[index(rules.vp_track)]);
  add(bounds, choice, 1);
  for (const Entry& each : entry.others) widen(bounds, of_entry(rules, each));
  return bounds;
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
    add(gain, of_entry(rules, tile.gain), 1);
    widen(bounds, gain);
    if (rules.interpretations.replaced_gains_lost) widen(bounds, gain.first - tile.vp);
  }
  return bounds;
}

/// What an effect gives or costs by itself.
Bounds of_effect(const Rules& rules, const Effect& effect) {
  Bounds bounds;
  for (const Entry& entry : effect.entries) {
    widen(bounds, of_entry(rules, entry));
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
    widen(space, of_effect(rules, each.effect));
    if (rules.space_cost(each).track == rules.vp_track) space.first -= Amount::most_counted;
  }
  for (const Tile& tile : rules.tiles) {
    widen(bonus, of_effect(rules, tile.bonus));
    widen(income, of_entry(rules, tile.gain));
  }
  Bounds bounds = space;
  add(bounds, bonus, std::clamp(rules.barrier_bonuses.bounds().second, 1, max_stack));
  add(bounds, income, 2 * static_cast<std::int64_t>(max_offers));
  return bounds;
}

Bounds of_awards(const Rules& rules, const std::vector<Award>& awards) {
  Bounds bounds;
  for (const Award& award : awards) {
    for (const Entry& entry : award.entries) add(bounds, of_entry(rules, entry), 1);
    const std::int64_t most = award.points.most_points();
    add(bounds, {-most, most}, 1);
  }
  return bounds;
}

/// What High Water costs at the most.
std::int64_t of_water(const Rules& rules) {
  std::int64_t most = 0;
  for (const WaterLoss* const loss : {&rules.water_above, &rules.water_equal, &rules.water_below})
    most = std::max(most, -of_entry(rules, loss->pay).first);
  return most;
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
  const std::int64_t rounds = rules.rounds.of(players) > 0 ? rules.rounds.of(players) : most_rounds;
  Bounds bounds;
  widen(bounds, rules.start[index(rules.vp_track)]);
  for (const TrackAmounts& seat : rules.seats[index(players)]) widen(bounds, seat[index(rules.vp_track)]);
  bounds.first *= 2;
  bounds.second *= 2;
  add(bounds, of_part(rules), parts_laid(rules, players, rounds));
  add(bounds, of_action(rules), rounds * rules.tokens * (rules.touches_others ? players : 1));
  add(bounds, of_awards(rules, rules.building), rounds * rules.tokens * 2 * static_cast<std::int64_t>(max_offers));
  add(bounds, of_awards(rules, rules.round_end), rounds);
  add(bounds, of_awards(rules, rules.final_scoring), 1);
  bounds.first -= rounds * of_water(rules);
  bounds.second += rounds * rules.inspection.most_points() + rules.final_inspection.most_points();
  return bounds;
}

}  // namespace dogeref::doge_ship
