// When two positions are the same.

#include <algorithm>
#include <array>

#include "games/doge_ship/given/given.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// What belongs to the line judged last.
void forget_line(State& state) {
  state.touched = {};
  state.touched_count = 0;
  state.needless_said = state.ended_before = false;
  state.gaining_space = -1;
}

/// What the next round replaces, and what lies behind the end of a list.
void forget_stale(State& state) {
  for (std::size_t space = 0; space < state.holder.size(); ++space) {
    if (state.holder[space] < 0) state.held_since[space] = 0;
  }
  for (std::size_t level = 0; level < state.ship.size(); ++level) {
    for (std::size_t column = 0; column < state.ship[level].size(); ++column) {
      if (state.ship[level][column] == 0) state.builder[level][column] = -1;
    }
  }
  for (Stack& stack : state.stacks) std::fill(stack.tiles.begin() + stack.named, stack.tiles.end(), std::uint8_t{0});
  std::fill(state.open.begin() + state.open_count, state.open.end(), OpenPurchase{});
  if (state.next_count == 1) state.next[1] = state.next[0];
  if (state.stage == Stage::closing) return;
  state.next = {};
  state.next_count = 1;
  state.next_loose_order = false;
  state.next_loose_tokens = 0;
}

/// Of the numbers of groups only the order counts.
void number_groups(const Rules& rules, State& state) {
  for (std::size_t deck = 0; deck < rules.decks.size(); ++deck) {
    const Deck& of = rules.decks[deck];
    const auto groups = std::span(state.group).subspan(index(of.first), index(of.count));
    std::array<std::int16_t, max_tiles + 1> ranks{};  // 0 is one of them
    const auto last = std::copy(groups.begin(), groups.end(), ranks.begin() + 1);
    std::sort(ranks.begin(), last);
    const auto end = std::unique(ranks.begin(), last);
    for (std::int16_t& rank : groups) {
      rank = static_cast<std::int16_t>(std::lower_bound(ranks.begin(), end, rank) - ranks.begin());
    }
    state.decks[deck].front = 1;
    state.decks[deck].back = static_cast<std::int16_t>(end - ranks.begin() - 1);
  }
}

State plain(const Rules& rules, State state) {
  forget_line(state);
  forget_stale(state);
  number_groups(rules, state);
  std::stable_sort(state.open.begin(), state.open.begin() + state.open_count,
                   [](const OpenPurchase& one, const OpenPurchase& other) { return one.seat < other.seat; });
  return state;
}

referee::Ledger plain(const Rules& rules, referee::Ledger ledger) {
  const auto tracks = static_cast<std::uint8_t>((1U << rules.vocabulary.tracks.size()) - 1U);
  for (std::uint8_t& seat : ledger.unproven) seat &= tracks;
  for (auto& seat : ledger.slack)
    std::fill(seat.begin() + static_cast<std::ptrdiff_t>(rules.vocabulary.tracks.size()), seat.end(),
              referee::Ledger::Slack{});
  ledger.unjudged = {};
  ledger.told_late = 0;
  return ledger;
}

referee::Laps plain(referee::Laps laps) {
  if (laps.count == 1) laps.readings[1] = laps.readings[0];
  return laps;
}

/// Whether positions differ in what means the same however it came about; most that differ do.
bool differ_plainly(const State& one, const State& other) {
  return one.held != other.held || one.flags != other.flags || one.ship != other.ship || one.holder != other.holder ||
         one.round != other.round || one.doge != other.doge;
}

}  // namespace

bool same_position(const Rules& rules, const referee::Position& one, const referee::Position& other) {
  if (differ_plainly(one.as<State>(), other.as<State>())) return false;
  if (plain(rules, one.ledger) != plain(rules, other.ledger) || plain(one.laps) != plain(other.laps)) return false;
  return one.as<State>() == other.as<State>() || plain(rules, one.as<State>()) == plain(rules, other.as<State>());
}

}  // namespace dogeref::doge_ship
