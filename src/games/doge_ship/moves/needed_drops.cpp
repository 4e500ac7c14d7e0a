#include "games/doge_ship/moves/needed_drops.h"

#include <algorithm>

#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// What is carried out by an option.
void add_step(Action& action, const Option& option) {
  Step& step = action.add();
  step.kind = option.step;
  step.is_bonus = option.is_bonus;
  step.chosen = option.amounts;
  step.by_kind = option.step == StepKind::buy || option.step == StepKind::keep;
  step.tile.tile = option.tile;
  step.other.tile = option.other;
}

/// Calls `then` with every set of at most `most` tiles; alike ones stand side by side and count once.
template <class Then>
void each_subset(const std::vector<int>& tiles, std::size_t most, std::size_t from, std::vector<int>& chosen,
                 const Then& then) {
  then(chosen);
  for (std::size_t at = from; at < tiles.size() && chosen.size() < most; ++at) {
    if (at > from && tiles[at] == tiles[at - 1]) continue;
    chosen.push_back(tiles[at]);
    each_subset(tiles, most, at + 1, chosen, then);
    chosen.pop_back();
  }
}

/// Every set with one tile less.
template <class Holds>
bool any_with_one_less(const std::vector<int>& tiles, const Holds& holds) {
  for (std::size_t left_out = 0; left_out < tiles.size(); ++left_out) {
    std::vector<int> fewer = tiles;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left_out));
    if (holds(fewer)) return true;
  }
  return false;
}

}  // namespace

NeededDrops::NeededDrops(const Rules& rules, const referee::Position& position, int seat, const std::vector<int>& held)
    : rules_(rules),
      position_(position),
      state_(position.as<State>()),
      seat_(seat),
      held_(held),
      shortage_(rules, position, seat) {
  for (const int tile : held) {
    droppable_.insert(droppable_.end(), std::max<std::size_t>(held_of_print(tile), 1), tile);
  }
}

std::size_t NeededDrops::held_of_print(int print) const {
  std::size_t count = 0;
  for (std::size_t tile = 0; tile < rules_.tiles.size(); ++tile) {
    if (rules_.tiles[tile].like == print && (state_.held[tile] >> seat_ & 1) != 0) ++count;
  }
  return count;
}

/// Drops stand only where a purchase needs them: without any one of them there would be no room, or nothing to draw.
void NeededDrops::each(int space, const Options& steps, const Then& then, const std::function<void()>& tick) const {
  const auto buys = [](const Option& step) { return step.bought >= 0; };
  const auto purchases = static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), buys));
  const auto has_room = [&](const std::vector<int>& drops) { return fits(drops, steps); };
  if (purchases == 0 || has_room({})) {
    then({});
  } else {
    std::vector<int> drops;
    each_subset(droppable_, purchases, 0, drops, [&](const std::vector<int>& chosen) {
      tick();
      if (has_room(chosen) && !any_with_one_less(chosen, has_room)) then(chosen);
    });
  }
  if (purchases > 0 && may_run_short(steps)) each_for_shortage(space, steps, purchases, then, tick);
}

void NeededDrops::each_for_shortage(int space, const Options& steps, std::size_t purchases, const Then& then,
                                    const std::function<void()>& tick) const {
  const auto legal = [&](const std::vector<int>& drops) { return fits(drops, steps) && is_legal(space, drops, steps); };
  std::vector<int> drops;
  each_subset(droppable_, purchases, 0, drops, [&](const std::vector<int>& chosen) {
    tick();
    if (!chosen.empty() && legal(chosen) && !any_with_one_less(chosen, legal)) then(chosen);
  });
}

bool NeededDrops::may_run_short(const Options& steps) const {
  return std::any_of(held_.begin(), held_.end(), [&](int tile) {
    const Tile& of = rules_.tile(tile);
    const auto buys = [&of](const Option& step) { return step.bought == of.kind; };
    const auto purchases = static_cast<int>(std::count_if(steps.begin(), steps.end(), buys));
    return purchases > 0 && shortage_.is_possible(of.kind, purchases, of.cost);
  });
}

bool NeededDrops::is_legal(int space, const std::vector<int>& drops, const Options& steps) const {
  Action action;
  action.panel = rules_.spaces[index(space)].panel;
  action.space = space;
  action.number = rules_.spaces[index(space)].number;
  for (const int tile : drops) add_step(action, {{}, StepKind::drop, tile});
  for (const Option& step : steps) add_step(action, step);
  return is_legal_action(rules_, position_, seat_, action);
}

/// Whether there is room in the reserve for all purchases, after the drops.
bool NeededDrops::fits(const std::vector<int>& drops, const Options& steps) const {
  if ((state_.unproven >> seat_ & 1) != 0) return true;
  Room room = Room::of(state_, seat_);
  for (const int tile : drops) room.add(rules_.tile(tile).kind, -1);
  for (const Option& step : steps) {
    if (step.built >= 0) room.add(step.built, -1);
    if (step.bought < 0) continue;
    if (!room.takes(rules_, step.bought)) return false;
    room.add(step.bought, 1);
  }
  return true;
}

}  // namespace dogeref::doge_ship
