// Faults of choosing a space and of the order of steps. Rulebook 2.1, 2.3.3, 2.4, 2.6.

#include <algorithm>

#include "kit/index.h"
#include "laws/doge_ship/faults.h"

namespace dogeref::laws {
namespace {

using doge_ship::Space;
using doge_ship::Step;
using doge_ship::StepKind;
using doge_ship::Verb;
using kit::index;
using Found = std::optional<Fault>;

Found nothing() { return std::nullopt; }

/// A space that gives and takes nothing by itself.
bool is_mute(const Space& space) {
  return std::none_of(space.effect.entries.begin(), space.effect.entries.end(), [](const doge_ship::Entry& entry) {
    return entry.verb != Verb::purchase && entry.verb != Verb::construct;
  });
}

std::vector<Place> mute(const Doge& doge, std::vector<Place> places) {
  std::erase_if(places, [&](const Place& place) { return !is_mute(doge.space_of(place)); });
  return places;
}

Found occupied(const Doge& doge, Dice& dice) {
  const auto spare = doge.spare();
  if (spare.empty()) return nothing();
  const std::size_t at = dice.one_of(spare);
  auto places = mute(doge, doge.places(at, true));
  std::erase_if(places, [&](const Place& place) { return place.cost > doge.money(at, doge.seat(at)); });
  if (places.empty()) return nothing();
  const Place place = dice.one_of(places);
  return doge.replaced(at, doge.name(at) + doge.space(place), place.cost, dice);
}

Found panel_not_in_use(const Doge& doge, Dice& dice) {
  const auto spare = doge.spare();
  if (spare.empty()) return nothing();
  const std::size_t at = dice.one_of(spare);
  std::vector<Place> places;
  for (const Space& space : doge.rules.spaces) {
    if (is_mute(space) && !doge.rules.panel_in_use(space.panel, doge.state(at).players))
      places.push_back({space.panel, space.number, 0});
  }
  if (places.empty()) return nothing();
  return doge.replaced(at, doge.name(at) + doge.space(dice.one_of(places)), 0, dice);
}

Found unknown_space(const Doge& doge, Dice& dice) {
  const auto spare = doge.spare();
  if (spare.empty()) return nothing();
  const std::size_t at = dice.one_of(spare);
  const auto places = doge.places(at, false);
  if (places.empty()) return nothing();
  const Place place{dice.one_of(places).panel, dice.one_of(std::vector<int>{7, 8, 12}), 0};
  return doge.replaced(at, doge.name(at) + doge.space(place), 0, dice);
}

Found cost_too_high(const Doge& doge, Dice& dice) {
  const std::size_t at = dice.one_of(doge.acts());
  auto places = mute(doge, doge.places(at, false));
  std::erase_if(places, [&](const Place& place) { return place.cost <= doge.money(at, doge.seat(at)); });
  if (places.empty()) return nothing();
  return doge.game.cut_short(at, doge.name(at) + doge.space(dice.one_of(places)));
}

int deck_of(const Doge& doge, const Step& step) {
  return step.tile.tile >= 0 ? doge.rules.tile(step.tile.tile).deck : step.deck;
}

/// Whether two steps draw from one deck or put under it, so that their order tells.
bool share_a_deck(const Doge& doge, const std::vector<Step>& steps) {
  for (std::size_t one = 0; one < steps.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      if (deck_of(doge, steps[one]) == deck_of(doge, steps[other])) return true;
    }
  }
  return false;
}

Found bonus_last(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 40; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::vector<Step> steps = doge.steps(at);
    const auto is_bonus = [](const Step& step) { return step.is_bonus && step.kind != StepKind::bonus_none; };
    const auto is_plain = [](const Step& step) { return !step.is_bonus && step.kind != StepKind::drop; };
    if (std::none_of(steps.begin(), steps.end(), is_bonus) || std::none_of(steps.begin(), steps.end(), is_plain))
      continue;
    if (std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.kind == StepKind::drop; })) continue;
    if (share_a_deck(doge, steps)) continue;
    std::stable_partition(steps.begin(), steps.end(), [&](const Step& step) { return !is_bonus(step); });
    return doge.game.changed(at, doge.line(at, steps));
  }
  return nothing();
}

Found drop_behind(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 40; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::vector<Step> steps = doge.steps(at);
    const auto drop =
        std::find_if(steps.begin(), steps.end(), [](const Step& step) { return step.kind == StepKind::drop; });
    if (drop == steps.end() || drop + 1 == steps.end() || drop + 2 != steps.end()) continue;
    const bool one_deck =
        doge.rules.tile(drop->tile.tile).deck == doge.rules.tile(std::max(0, (drop + 1)->tile.tile)).deck;
    if ((drop + 1)->kind != StepKind::buy || one_deck) continue;
    // A drop that is needed would be missed where it belongs.
    const doge_ship::State& state = doge.state(at);
    const std::size_t seat = index(doge.seat(at));
    const int kind = doge.rules.tile((drop + 1)->tile.tile).kind;
    const int limit = doge.rules.kinds[index(kind)].limit.of(state.players);
    if (state.reserve[seat] >= doge.rules.reserve_limit.of(state.players)) continue;
    if (limit >= 0 && state.reserve_of[seat][index(kind)] >= limit) continue;
    std::swap(*drop, *(drop + 1));
    return doge.game.changed(at, doge.line(at, steps));
  }
  return nothing();
}

std::string reorder_text(const Doge& doge, const std::vector<int>& tiles) {
  std::string text = "reorder";
  for (const int tile : tiles) text += " " + doge.id(tile);
  return text;
}

/// Somebody with a stack and money to spare reorders behind the space.
Found late_reorder(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 40; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const auto stack = doge.stack(at);
    if (stack.empty() || doge.action(at).order_count > 0 || doge.action(at).is_discard) continue;
    if (doge.slack(at) < doge.rules.reorder_cost.plus ||
        doge.money(at, doge.seat(at)) < doge.rules.reorder_cost.plus + doge.cost(at))
      continue;
    return doge.game.changed(at, doge.head(at) + ", " + reorder_text(doge, stack) + doge.tail(at));
  }
  return nothing();
}

Found reorder_unpaid(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 60; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const auto stack = doge.stack(at);
    const bool moves_money = doge.cost(at) > 0 || !doge.steps(at).empty() || doge.action(at).order_count > 0;
    if (stack.empty() || moves_money || doge.money(at, doge.seat(at)) >= doge.rules.reorder_cost.plus) continue;
    const std::string& line = doge.game.lines()[at].text;
    return doge.game.cut_short(at, doge.name(at) + reorder_text(doge, stack) + "," + line.substr(line.find(':') + 1));
  }
  return nothing();
}

Found not_a_reorder(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 60; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::vector<int> stack = doge.stack(at);
    if (stack.empty() || doge.action(at).order_count > 0) continue;
    const int money = std::min(doge.money(at, doge.seat(at)) - doge.cost(at), doge.money(at + 1, doge.seat(at)));
    if (money < doge.rules.reorder_cost.plus) continue;
    int barriers = 0;
    while (doge.rules.kind_of(doge.rules.decks[index(barriers)].first).role != doge_ship::Role::barrier) ++barriers;
    const doge_ship::Deck& deck = doge.rules.decks[index(barriers)];
    const int foreign = deck.first + static_cast<int>(dice.below(static_cast<std::size_t>(deck.count)));
    if (std::find(stack.begin(), stack.end(), foreign) != stack.end()) continue;
    if (stack.size() > 1 && dice.heads()) {
      stack.pop_back();
    } else if (dice.heads()) {
      stack.push_back(foreign);
    } else {
      stack.back() = foreign;
    }
    const std::string text =
        doge.name(at) + reorder_text(doge, stack) + ", " + doge.head(at).substr(doge.name(at).size()) + doge.tail(at);
    return doge.slack(at) >= doge.rules.reorder_cost.plus ? doge.game.changed(at, text) : doge.game.cut_short(at, text);
  }
  return nothing();
}

Found discard_and_more(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 40; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    if (!doge.action(at).is_discard || !doge.steps(at).empty()) continue;
    return doge.game.changed(at, doge.head(at) + (dice.heads() ? ", pass" : ", bonus none"));
  }
  return nothing();
}

Found intrigue_unpaid(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 80; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::vector<Place> places;
    const int money = doge.money(at, doge.seat(at));
    for (const Place& place : doge.places(at, false)) {
      const auto& entries = doge.space_of(place).effect.entries;
      const bool asks = std::any_of(entries.begin(), entries.end(), [&](const doge_ship::Entry& entry) {
        return entry.verb == Verb::pay && entry.amounts[index(doge.rules.money_track)] > money - place.cost;
      });
      const auto stack = doge.stack(at);
      const bool bonus = !stack.empty() && doge.space_of(place).effect.has(doge.rules.tile(stack[0]).trigger);
      if (asks && !bonus && place.cost <= money) places.push_back(place);
    }
    if (!places.empty()) return doge.game.cut_short(at, doge.name(at) + doge.space(dice.one_of(places)));
  }
  return nothing();
}

}  // namespace

std::vector<DogeWay> space_ways() {
  return {{"space-occupied", occupied},
          {"panel-not-in-use", panel_not_in_use},
          {"unknown-space", unknown_space},
          {"cannot-pay-cost", cost_too_high},
          {"step-order", bonus_last},
          {"step-order", drop_behind},
          {"step-order", late_reorder},
          {"cannot-pay-reorder", reorder_unpaid},
          {"not-a-reorder", not_a_reorder},
          {"discard-with-steps", discard_and_more},
          {"cannot-pay-intrigue", intrigue_unpaid}};
}

}  // namespace dogeref::laws
