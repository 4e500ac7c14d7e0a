// What follows when a key of `given:` is left out.

#include <algorithm>
#include <numeric>

#include "games/doge_ship/chapters/next_round.h"
#include "games/doge_ship/given/keys.h"
#include "games/doge_ship/model/ship.h"
#include "kit/index.h"

namespace dogeref::doge_ship::given {
namespace {

using kit::index;

bool is_rolled(const State& state) {
  return std::any_of(state.dice.begin(), state.dice.end(), [](std::uint8_t die) { return die != unknown_die; });
}

bool is_taken(const State& state) {
  return std::any_of(state.holder.begin(), state.holder.end(), [](std::int8_t seat) { return seat >= 0; });
}

int times_on_ship(const State& state, int tile) {
  int times = 0;
  for (const auto& level : state.ship) times += static_cast<int>(std::count(level.begin(), level.end(), tile + 1));
  return times;
}

int times_in_stacks(const State& state, int tile) {
  int times = 0;
  for (const Stack& stack : state.stacks) {
    times += static_cast<int>(std::count(stack.tiles.begin(), stack.tiles.begin() + stack.named, tile));
  }
  return times;
}

}  // namespace

Stage implied_stage(const State& state) {
  const bool under_way = state.round > 0 || state.doge >= 0 || is_taken(state) || is_rolled(state);
  return under_way ? Stage::actions : Stage::before;
}

unsigned implied_lines(const State& state) {
  if (state.stage == Stage::before) return 0;
  const bool dice = is_rolled(state);
  const bool doge = state.doge >= 0;
  return (dice && doge ? 1U << round_form : 0U) | (dice ? 1U << dice_form : 0U) | (doge ? 1U << doge_form : 0U);
}

bool implied_begun(const State& state, const referee::Laps& laps) {
  if (state.stage != Stage::actions) return state.stage == Stage::closing;
  return is_taken(state) || laps.shown().acted != 0;
}

bool implied_complete(const Rules& rules, const State& state) {
  return rules.ends_with_galley && built_parts(state) >= rules.parts(state.players);
}

std::uint8_t implied_flags(const Rules&, const State& state, int tile) {
  unsigned flags = state.flags[index(tile)] & old_doge;
  if (state.doge == tile) flags |= current_doge;
  if (times_on_ship(state, tile) > 0) flags |= on_ship;
  if (times_in_stacks(state, tile) > 0) flags |= in_stack;
  return static_cast<std::uint8_t>(flags);
}

std::vector<int> implied_tiles(const Rules& rules, const State& state, int deck) {
  constexpr int away = on_ship | in_stack | removed | old_doge | current_doge;
  const Deck& of = rules.decks[index(deck)];
  std::vector<int> tiles;
  for (int tile = of.first; tile < of.first + of.count; ++tile) {
    if (state.held[index(tile)] == 0 && (state.flags[index(tile)] & away) == 0) tiles.push_back(tile);
  }
  return tiles;
}

int implied_count(const Rules& rules, const State& state, int deck) {
  const Deck& of = rules.decks[index(deck)];
  int count = 0;
  for (int tile = of.first; tile < of.first + of.count; ++tile) count += state.group[index(tile)] != 0 ? 1 : 0;
  for (std::size_t at = 0; at < state.open_count; ++at) count -= state.open[at].deck == deck ? 1 : 0;
  return std::max(count, 0);
}

std::array<std::uint8_t, max_kinds> implied_held(const Rules& rules, const State& state, int seat) {
  std::array<std::uint8_t, max_kinds> held{};
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    if ((state.held[tile] >> seat & 1) != 0) ++held[index(rules.tiles[tile].kind)];
  }
  for (std::size_t at = 0; at < state.open_count; ++at) {
    if (state.open[at].seat == seat) ++held[index(rules.decks[index(state.open[at].deck)].kind)];
  }
  return held;
}

void imply_next(const Rules& rules, State& state, referee::Ledger ledger, referee::Laps laps) {
  const referee::LineText line;
  findings::Report report(findings::Report::Mode::trial);
  compute_next_round({rules, state, ledger, laps, line, report});
}

int places_of(const Rules&, const State& state, int tile) {
  int places = state.group[index(tile)] != 0 ? 1 : 0;
  for (int seat = 0; seat < state.players; ++seat) places += state.held[index(tile)] >> seat & 1;
  places += times_on_ship(state, tile) + times_in_stacks(state, tile);
  places += state.doge == tile ? 1 : 0;
  return places + ((state.flags[index(tile)] & old_doge) != 0 ? 1 : 0);
}

}  // namespace dogeref::doge_ship::given
