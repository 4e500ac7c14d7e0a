#include "games/doge_ship/lint/reach.h"

#include <algorithm>
#include <string>
#include <utility>

#include "games/doge_ship/model/counting.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

bool is_positive(std::int32_t amount) { return amount > 0; }

bool holds(KindSet set, int kind) { return (set >> kind & 1) != 0; }

/// Widens what is known to be possible, round by round, until nothing is added.
class Search {
 public:
  Search(const Rules& rules, int players) : rules_(rules), players_(players) {
    reach_.spaces.assign(rules.spaces.size(), false);
    for (const TrackAmounts& seat : rules.seats[index(players)]) take_most(seat);
    take_most(rules.start);
    gain(rules.discard_income);
  }

  Attainable run() {
    do {
      changed_ = false;
      spaces();
      tiles();
      inspections();
      awards();
    } while (changed_);
    return std::move(reach_);
  }

 private:
  void take_most(const TrackAmounts& amounts) {
    for (std::size_t at = 0; at < amounts.size(); ++at) reach_.held[at] = std::max(reach_.held[at], amounts[at]);
  }

  void grows(int track) {
    if (track < 0 || reach_.grows[index(track)]) return;
    reach_.grows[index(track)] = changed_ = true;
  }

  void gain(const Entry& entry) {
    for (std::size_t at = 0; at < entry.amounts.size(); ++at) {
      if (entry.amounts[at] > 0) grows(static_cast<int>(at));
    }
    for (const auto& [track, amount] : entry.rated) {
      if (amount.bounds().second > 0) grows(track);
    }
    for (const TrackAmounts& choice : entry.choices) {
      for (std::size_t at = 0; at < choice.size(); ++at) {
        if (choice[at] > 0) grows(static_cast<int>(at));
      }
    }
  }

  void awards() {
    for (const std::vector<Award>* const awards : {&rules_.round_end, &rules_.final_scoring, &rules_.building}) {
      for (const Award& award : *awards) {
        for (const Entry& entry : award.entries) {
          if (entry.verb == Verb::gain) gain(entry);
        }
        if (award.points.most_points() > 0) grows(rules_.vp_track);
      }
    }
  }

  void widen(KindSet& set, KindSet more) {
    if ((set | more) == set) return;
    set = static_cast<KindSet>(set | more);
    changed_ = true;
  }

  void widen(TileSet& set, std::size_t tile) {
    if (set[tile]) return;
    set[tile] = changed_ = true;
  }

  void spaces() {
    for (std::size_t at = 0; at < rules_.spaces.size(); ++at) {
      const Space& space = rules_.spaces[at];
      if (!rules_.panel_in_use(space.panel, players_) || !is_affordable(space)) continue;
      if (!effect(space.effect) || reach_.spaces[at]) continue;
      reach_.spaces[at] = changed_ = true;
    }
  }

  /// A space right of the highest face of its die is never free (2.1).
  [[nodiscard]] bool is_affordable(const Space& space) const {
    const SpaceCost& cost = rules_.space_cost(space);
    const int steps = std::max(0, space.number - rules_.panels[index(space.panel)].sides);
    const int by_steps = cost.steps.empty()                 ? steps * cost.per_step.bounds().first
                         : steps < cost.steps.front().first ? 0
                                                            : value_at(cost.steps, steps);
    const int least = std::max(0, by_steps + cost.plus.bounds().first);
    return can_pay(cost.track, std::min(least, cost.max.bounds().second));
  }

  /// Debts count as far as they are allowed.
  [[nodiscard]] bool can_pay(int track, int amount) const {
    return reach_.can_pay(track, amount + std::min(0, rules_.limits[index(track)].min));
  }
  [[nodiscard]] bool can_pay(const TrackAmounts& amounts) const {
    for (std::size_t at = 0; at < amounts.size(); ++at) {
      if (amounts[at] > 0 && !can_pay(static_cast<int>(at), amounts[at])) return false;
    }
    return true;
  }

  /// Whether it can do something; takes note of what.
  bool effect(const Effect& effect) {
    const auto is_price_too_high = [this](const Entry& entry) {
      return entry.verb == Verb::pay && entry.condition.is_always() && !can_pay(entry.amounts);
    };
    if (std::any_of(effect.entries.begin(), effect.entries.end(), is_price_too_high)) return false;
    offer(effect);
    bool useful = false;
    for (std::size_t at = 0; at < effect.entries.size(); ++at) {
      if (effect.entries[at].verb == Verb::gain) gain(effect.entries[at]);
      for (const Entry& each : effect.entries[at].others) {
        if (each.verb == Verb::gain) gain(each);
      }
      useful = useful || (effect.entries[at].verb != Verb::pay && can_do(rules_, reach_, effect, at));
    }
    return useful;
  }

  void offer(const Effect& effect) {
    for (const Offer& offer : effect.offers) {
      if (offer.verb == Verb::purchase) widen(reach_.offered, offer.kinds);
      if (offer.verb == Verb::construct) widen(reach_.workable, offer.kinds);
    }
  }

  void tiles() {
    for (std::size_t at = 0; at < rules_.tiles.size(); ++at) {
      if (!can_buy(rules_.tiles[at])) continue;
      widen(reach_.bought, at);
      if (!can_build(rules_.tiles[at])) continue;
      widen(reach_.built, at);
      built(rules_.tiles[at]);
    }
  }

  [[nodiscard]] bool can_buy(const Tile& tile) const {
    const TileKind& kind = rules_.kinds[index(tile.kind)];
    return kind.role != Role::doge && holds(reach_.offered, tile.kind) && rules_.reserve_limit.of(players_) > 0 &&
           kind.limit.of(players_) != 0 &&
           can_pay(rules_.money_track, std::max(0, tile.cost + kind.surcharge.bounds().first));
  }

  [[nodiscard]] bool can_build(const Tile& tile) const {
    if (!holds(reach_.workable, tile.kind)) return false;
    return tile.kind != rules_.part_kind || rules_.section_length(players_, tile.level, tile.section) > 0;
  }

  void built(const Tile& tile) {
    gain(tile.gain);
    if (tile.kind == rules_.part_kind) part(tile);
    if (tile.kind == rules_.barrier_kind && is_triggered(tile)) effect(tile.bonus);
  }

  void part(const Tile& tile) {
    bool scores = tile.vp > 0;
    bool approves = tile.approval;
    for (const Tile& doge : rules_.tiles) {
      if (doge.kind != rules_.doge_kind) continue;
      approves = approves || (doge.violet[index(tile.level)] >> tile.section & 1) != 0;
      for (std::size_t box = 0; box < tile.boxes.size(); ++box)
        scores = scores || (tile.boxes[box] > 0 && doge.values[box] > 0);
    }
    if (scores) grows(rules_.vp_track);
    if (approves) grows(rules_.approval_track);
  }

  [[nodiscard]] bool is_triggered(const Tile& barrier) const {
    if (barrier.trigger == ActionKind::count) return false;
    for (std::size_t at = 0; at < rules_.spaces.size(); ++at) {
      if (reach_.spaces[at] && rules_.spaces[at].effect.has(barrier.trigger)) return true;
    }
    return false;
  }

  void inspections() {
    if (!reach_.grows[index(rules_.final_inspection.track)]) return;
    const std::vector<int>& points = rules_.final_inspection.points;
    if (std::any_of(points.begin(), points.end(), is_positive)) grows(rules_.vp_track);
  }

  const Rules& rules_;
  int players_;
  Attainable reach_;
  bool changed_ = false;
};

bool gains_something(const Entry& entry) {
  const auto may_gain = [](const auto& rated) { return rated.second.bounds().second > 0; };
  return std::any_of(entry.amounts.begin(), entry.amounts.end(), is_positive) ||
         std::any_of(entry.rated.begin(), entry.rated.end(), may_gain) || !entry.choices.empty();
}

KindSet kinds_in(const Rules& rules, const TileSet& tiles) {
  KindSet set = 0;
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    if (tiles[at]) set = static_cast<KindSet>(set | 1U << rules.tiles[at].kind);
  }
  return set;
}

bool any_offer(const Effect& effect, std::size_t entry, KindSet kinds) {
  return std::any_of(effect.offers.begin(), effect.offers.end(),
                     [&](const Offer& offer) { return offer.entry == entry && (offer.kinds & kinds) != 0; });
}

/// Two parts of one zone: the second may replace the first.
bool can_replace(const Rules& rules, const Attainable& reach) {
  for (std::size_t one = 0; one < rules.tiles.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      if (reach.built[one] && reach.bought[other] && rules.tiles[one].deck == rules.tiles[other].deck &&
          rules.tiles[one].kind == rules.part_kind)
        return true;
    }
  }
  return false;
}

}  // namespace

bool Attainable::can_pay(int track, int amount) const {
  return amount <= 0 || grows[index(track)] || held[index(track)] >= amount;
}

bool Attainable::can_pay(const TrackAmounts& amounts) const {
  for (std::size_t at = 0; at < amounts.size(); ++at) {
    if (!can_pay(static_cast<int>(at), amounts[at])) return false;
  }
  return true;
}

Attainable reach(const Rules& rules, int players) { return Search(rules, players).run(); }

bool can_do(const Rules& rules, const Attainable& reach, const Effect& effect, std::size_t entry) {
  const Entry& done = effect.entries[entry];
  switch (done.verb) {
    case Verb::pay: return reach.can_pay(done.amounts);
    case Verb::gain: return gains_something(done);
    case Verb::purchase: return any_offer(effect, entry, kinds_in(rules, reach.bought));
    case Verb::construct: return any_offer(effect, entry, kinds_in(rules, reach.built));
    case Verb::replace: return can_replace(rules, reach);
    case Verb::others: return true;
    case Verb::intrigue: return rules.doge_deck >= 0 && rules.intrigue_draw.most() > 0;
  }
  return false;
}

}  // namespace dogeref::doge_ship
