// What simulated players think a position is worth.

#include <algorithm>

#include "games/doge_ship/model/held.h"
#include "games/doge_ship/model/outlook.h"
#include "games/doge_ship/model/ship.h"
#include "games/doge_ship/simulation/thinking.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// What a part drawn for is expected to be worth to somebody who can pay any that may come, less what it costs more
/// than the cheapest; and what each Ducat is worth that is left to pay it.
constexpr int drawn_part_worth = 25;
constexpr int worth_of_means = 8;
/// Ships are there to be finished.
constexpr int built_part_worth = 8;

}  // namespace

Outlook outlook_of(const Rules& rules, const State& state, const Tile& tile) {
  int built = 0;
  while (built < max_columns && state.ship[index(tile.level)][index(built)] != 0) ++built;
  const int section = rules.section_at(state.players, tile.level, built);
  if (section < 0 || section > tile.section) return Outlook::never;
  if (section < tile.section) return Outlook::later;
  const bool has_lower = tile.level == 0 || state.ship[index(tile.level - 1)][index(built)] != 0;
  return has_lower ? Outlook::next : Outlook::later;
}

int part_points(const Rules& rules, const State& state, int tile_index) {
  const Tile& tile = rules.tile(tile_index);
  int points = tile.vp;
  if (state.doge < 0) return points;
  const Tile& doge = rules.tile(state.doge);
  for (std::size_t at = 0; at < rules.parameters.size(); ++at) points += tile.boxes[at] * doge.values[at];
  return points;
}

// In sixths of a victory point.
int tile_worth(const Rules& rules, const State& state, int tile_index) {
  const Tile& tile = rules.tile(tile_index);
  switch (rules.kind_of(tile_index).role) {
    case Role::part:
      switch (outlook_of(rules, state, tile)) {
        case Outlook::next: return 8 + 3 * std::max(part_points(rules, state, tile_index), tile.vp);
        case Outlook::later: return 2 * tile.vp;
        case Outlook::never: return -12;
      }
      return 0;
    case Role::income:
      return 2 * tile.gain.amounts[index(rules.money_track)] + 3 * tile.gain.amounts[index(rules.approval_track)];
    default: return 5;
  }
}

int worth_of(const Rules& rules, const referee::Position& before, const referee::Position& position, int seat) {
  const State& state = position.as<State>();
  int worth = 6 * position.ledger.own(seat, rules.vp_track);
  worth += 3 * std::min(position.ledger.own(seat, rules.money_track), 20);
  worth += 5 * std::min(position.ledger.own(seat, rules.approval_track), 6);
  worth += 9 * std::min<int>(state.stacks[index(seat)].height, 4);
  worth += built_part_worth * built_parts(state);
  const State& was = before.as<State>();
  const int left = position.ledger.own(seat, rules.money_track);
  each_held(state, seat, [&](int tile) {
    const bool is_new = (was.held[index(tile)] >> seat & 1) == 0;
    const bool is_stand_in = is_new && rules.tile(tile).kind == rules.part_kind;
    worth += is_stand_in ? std::min(drawn_part_worth, worth_of_means * left) : tile_worth(rules, state, tile);
  });
  return worth;
}

}  // namespace dogeref::doge_ship
