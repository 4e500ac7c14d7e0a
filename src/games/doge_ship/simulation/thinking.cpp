#include "games/doge_ship/simulation/thinking.h"

#include <algorithm>

#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/model/counting.h"
#include "games/doge_ship/model/held.h"
#include "games/doge_ship/model/outlook.h"
#include "games/doge_ship/model/ship.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

template <class Value>
Value one_of(const std::vector<Value>& values, kit::Random& random) {
  return values[index(random.below(static_cast<int>(values.size())))];
}

bool is_next_part(const Rules& rules, const State& state, int tile) {
  return outlook_of(rules, state, rules.tile(tile)) == Outlook::next;
}

/// The free spaces that the seat can pay: nobody thinks of one that is out of reach.
void find_spaces(const Rules& rules, const referee::Position& position, int seat, std::vector<int>& spaces) {
  const State& state = position.as<State>();
  const bool is_simple = rules.plain_costs && rules.space_costs.size() == 1;
  const int per_step = rules.space_costs.front().per_step.plus;
  const auto purse = [&](int track) {
    return position.ledger.own(seat, track) - std::min(0, rules.limits[index(track)].min);
  };
  const int money = purse(rules.money_track);
  spaces.clear();
  for (std::size_t space = 0; space < rules.spaces.size(); ++space) {
    const Space& of = rules.spaces[space];
    const Asker asker{rules, state, position.ledger, position.laps.shown(), seat, state.round, &of};
    const bool closed = !of.open.is_always() && is_closed(asker, static_cast<int>(space));
    const bool taken =
        closed || (state.holder[space] >= 0 && (of.holds_one || is_full(asker, static_cast<int>(space))));
    if (taken || !rules.panel_in_use(of.panel, state.players)) continue;
    const int steps = of.number - state.dice[index(of.panel)];
    const bool can_go = is_simple ? steps <= 0 || steps * per_step <= money
                                  : space_cost(asker).value <= purse(rules.space_cost(of).track);
    if (can_go) spaces.push_back(static_cast<int>(space));
  }
}

class Thinker {
 public:
  Thinker(const Rules& rules, const referee::Position& position, int seat, const Prospects& prospects, bool eager,
          kit::Random& random, Thought& thought)
      : rules_(rules),
        position_(position),
        state_(position.as<State>()),
        seat_(seat),
        prospects_(prospects),
        eager_(eager),
        random_(random),
        thought_(thought),
        reserve_(prospects.reserve) {}

  void think();

 private:
  void choose_space();
  [[nodiscard]] bool offers_part(const Space& space, Verb verb) const;
  void take_bonus(const Effect& effect);
  void choose_amounts(const Effect& effect, bool is_bonus);
  void take_offers(const Effect& effect);
  void take(const Offer& offer, bool is_bonus);
  void purchase(const Offer& offer, Step& step);
  bool construct(const Offer& offer, Step& step);
  bool replace(Step& step);
  void reorder();
  void drop_for_room();
  [[nodiscard]] int one_kind(KindSet kinds);

  const Rules& rules_;
  const referee::Position& position_;
  const State& state_;
  int seat_;
  const Prospects& prospects_;
  bool eager_;
  kit::Random& random_;
  Thought& thought_;
  std::vector<int> reserve_;
  std::vector<int> some_;
};

void Thinker::think() {
  thought_.clear();
  some_.reserve(rules_.spaces.size());
  if (random_.once_in(20)) reorder();
  choose_space();
  if (thought_.space < 0) return;
  const Effect& effect = rules_.spaces[index(thought_.space)].effect;
  take_bonus(effect);
  take_offers(effect);
  if (effect.has_choices) choose_amounts(effect, false);
  drop_for_room();
}

bool Thinker::offers_part(const Space& space, Verb verb) const {
  const std::vector<Offer>& offers = space.effect.offers;
  return std::any_of(offers.begin(), offers.end(), [&](const Offer& offer) {
    return offer.verb == verb && (offer.kinds >> rules_.part_kind & 1) != 0;
  });
}

/// Eager players mostly look for a space to build the next part of the ship, or to buy one if they have none.
void Thinker::choose_space() {
  const auto is_next = [this](int tile) {
    return rules_.tile(tile).kind == rules_.part_kind && is_next_part(rules_, state_, tile);
  };
  const bool looks_for_part = eager_ && random_.once_in(2);
  const bool has_part = looks_for_part && std::any_of(reserve_.begin(), reserve_.end(), is_next);
  const Verb wanted = has_part ? Verb::construct : Verb::purchase;
  for (const int space : prospects_.spaces) {
    if (!looks_for_part || offers_part(rules_.space(space), wanted)) some_.push_back(space);
  }
  const int chosen = random_.below(static_cast<int>(some_.size()) + 1);
  if (chosen > 0) thought_.space = some_[index(chosen - 1)];
}

void Thinker::reorder() {
  const Stack& stack = state_.stacks[index(seat_)];
  if (stack.named < 2) return;
  for (std::size_t at = 0; at < stack.named; ++at) thought_.reorder.push_back(stack.tiles[at]);
  random_.shuffle(std::span(thought_.reorder));
}

void Thinker::take_bonus(const Effect& effect) {
  const int barrier = thought_.reorder.empty() ? top_barrier(state_, seat_) : thought_.reorder.front();
  if (barrier < 0) return;
  const Tile& tile = rules_.tile(barrier);
  if (tile.trigger == ActionKind::count || !effect.has(tile.trigger)) return;
  if (tile.bonus.has_choices) return choose_amounts(tile.bonus, true);
  if (!tile.bonus.offers.empty()) return take(one_of(tile.bonus.offers, random_), true);
  if (eager_ || !random_.once_in(20)) return;
  Step& step = thought_.steps.emplace_back();
  step.kind = StepKind::bonus_none;
  step.is_bonus = true;
}

void Thinker::choose_amounts(const Effect& effect, bool is_bonus) {
  for (const Entry& entry : effect.entries) {
    if (entry.choices.empty()) continue;
    Step& step = thought_.steps.emplace_back();
    step.kind = choice_step(entry.verb);
    step.is_bonus = is_bonus;
    step.chosen = one_of(entry.choices, random_);
  }
}

void Thinker::take_offers(const Effect& effect) {
  const std::size_t first = thought_.steps.size();
  for (const Offer& offer : effect.offers) take(offer, false);
  const bool pays = std::any_of(effect.entries.begin(), effect.entries.end(),
                                [](const Entry& entry) { return entry.verb == Verb::pay; });
  if (thought_.steps.size() == first && random_.once_in(pays ? 4 : 40)) {
    thought_.steps.emplace_back().kind = StepKind::pass;
  }
  if (thought_.steps.size() == first + 2 && random_.once_in(2)) {
    std::swap(thought_.steps[first], thought_.steps[first + 1]);
  }
}

/// What is offered may be left, but for a replacement.
void Thinker::take(const Offer& offer, bool is_bonus) {
  if (offer.verb != Verb::replace && !eager_ && random_.once_in(3)) return;
  Step step;
  step.is_bonus = is_bonus;
  bool taken = true;
  switch (offer.verb) {
    case Verb::purchase: purchase(offer, step); break;
    case Verb::construct: taken = construct(offer, step); break;
    case Verb::replace: taken = replace(step); break;
    case Verb::intrigue:
      step.kind = StepKind::keep;
      step.by_kind = true;
      step.tile.tile = rules_.decks[index(rules_.doge_deck)].first;
      break;
    default: taken = false;
  }
  if (taken) thought_.steps.push_back(step);
}

int Thinker::one_kind(KindSet kinds) {
  some_.clear();
  for (std::size_t kind = 0; kind < rules_.kinds.size(); ++kind) {
    if ((kinds >> kind & 1) != 0) some_.push_back(static_cast<int>(kind));
  }
  return one_of(some_, random_);
}

void Thinker::purchase(const Offer& offer, Step& step) {
  step.kind = StepKind::buy;
  step.by_kind = true;
  const int kind = one_kind(offer.kinds);
  const auto of_kind = [kind](const Deck& deck) { return deck.kind == kind; };
  step.tile.tile = std::find_if(rules_.decks.begin(), rules_.decks.end(), of_kind)->first;
}

bool Thinker::construct(const Offer& offer, Step& step) {
  some_.clear();
  for (const int tile : reserve_) {
    if ((offer.kinds >> rules_.tile(tile).kind & 1) == 0) continue;
    const bool is_part = rules_.tile(tile).kind == rules_.part_kind;
    if (!is_part || is_next_part(rules_, state_, tile)) some_.push_back(tile);
  }
  if (some_.empty()) return false;
  step.kind = StepKind::build;
  step.tile.tile = one_of(some_, random_);
  reserve_.erase(std::find(reserve_.begin(), reserve_.end(), step.tile.tile));
  return true;
}

bool Thinker::replace(Step& step) {
  some_.clear();
  for (const int tile : reserve_) {
    if (rules_.tile(tile).kind == rules_.part_kind) some_.push_back(tile);
  }
  if (some_.empty()) return false;
  step.kind = StepKind::replace;
  step.other.tile = one_of(some_, random_);
  step.tile.tile = last_part(state_, rules_.tile(step.other.tile).level);
  return step.tile.tile >= 0;
}

/// Where a purchase finds no room a tile is dropped, of the kind that is full if one is.
void Thinker::drop_for_room() {
  Room room = Room::of(state_, seat_);
  std::size_t drops = 0;
  for (std::size_t at = 0; at < thought_.steps.size(); ++at) {
    const Step& step = thought_.steps[at];
    if (step.kind == StepKind::build) room.add(rules_.tile(step.tile.tile).kind, -1);
    if (step.kind != StepKind::buy) continue;
    const int kind = rules_.tile(step.tile.tile).kind;
    const bool kind_is_full = room.kind_is_full(rules_, kind);
    if (kind_is_full || room.is_full(rules_)) {
      some_.clear();
      for (const int tile : reserve_) {
        if (!kind_is_full || rules_.tile(tile).kind == kind) some_.push_back(tile);
      }
      if (some_.empty()) return;
      Step drop;
      drop.kind = StepKind::drop;
      drop.tile.tile = one_of(some_, random_);
      reserve_.erase(std::find(reserve_.begin(), reserve_.end(), drop.tile.tile));
      room.add(rules_.tile(drop.tile.tile).kind, -1);
      thought_.steps.insert(thought_.steps.begin() + static_cast<std::ptrdiff_t>(drops++), drop);
      ++at;
    }
    room.add(kind, 1);
  }
}

}  // namespace

void look_around(const Rules& rules, const referee::Position& position, int seat, Prospects& prospects) {
  const State& state = position.as<State>();
  prospects.reserve.clear();
  each_held(state, seat, [&prospects](int tile) { prospects.reserve.push_back(tile); });
  find_spaces(rules, position, seat, prospects.spaces);
}

void think(const Rules& rules, const referee::Position& position, int seat, const Prospects& prospects, bool eager,
           kit::Random& random, Thought& thought) {
  Thinker(rules, position, seat, prospects, eager, random, thought).think();
}

}  // namespace dogeref::doge_ship
