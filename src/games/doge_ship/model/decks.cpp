#include "games/doge_ship/model/decks.h"
#include "kit/index.h"

#include <algorithm>

namespace dogeref::doge_ship {
namespace {

constexpr std::int16_t first_rank = 10'000;

using kit::index;

std::span<std::int16_t> groups_of(const Rules& rules, State& state, int deck) {
  const Deck& of = rules.deck(deck);
  return std::span(state.group).subspan(index(of.first), index(of.count));
}

/// Tiles recorded in a deck beyond the number it holds: open purchases, and what errors left in two places.
int phantoms(const Rules& rules, const State& state, int deck) {
  const Deck& of = rules.decks[index(deck)];
  int recorded = 0;
  for (int tile = of.first; tile < of.first + of.count; ++tile) recorded += state.group[index(tile)] != 0 ? 1 : 0;
  return std::max(0, recorded - state.decks[index(deck)].count);
}

/// A tile that is recorded there already stands for another one: then nothing is known of the order.
void enter_deck(const Rules& rules, State& state, int deck, std::span<const int> tiles, std::int16_t rank) {
  DeckState& of = state.decks[index(deck)];
  bool twice = false;
  for (const int tile : tiles) {
    twice = twice || state.group[index(tile)] != 0;
    state.group[index(tile)] = rank;
  }
  of.count = static_cast<std::int16_t>(std::min(of.count + static_cast<int>(tiles.size()), 1000));
  if (twice) merge_groups(rules, state, deck);
}

bool holders_unproven(const State& state, int tile) { return (state.held[index(tile)] & ~state.unproven) == 0; }

/// A barrier in the stack of somebody whose actions were not all seen proves nothing.
bool stack_unproven(const State& state, int tile) {
  for (int seat = 0; seat < state.players; ++seat) {
    const Stack& stack = state.stacks[index(seat)];
    const auto end = stack.tiles.begin() + stack.named;
    if (std::find(stack.tiles.begin(), end, tile) != end) return (state.unproven >> seat & 1) != 0;
  }
  return false;
}

}  // namespace

void fill_decks(const Rules& rules, State& state) {
  for (std::size_t deck = 0; deck < rules.decks.size(); ++deck) {
    state.decks[deck] = DeckState{first_rank, first_rank, static_cast<std::int16_t>(rules.decks[deck].count)};
    for (std::int16_t& rank : groups_of(rules, state, static_cast<int>(deck))) rank = first_rank;
  }
}

void merge_groups(const Rules& rules, State& state, int deck) {
  DeckState& of = state.decks[index(deck)];
  of.front = of.back = first_rank;
  for (std::int16_t& rank : groups_of(rules, state, deck)) {
    if (rank != 0) rank = first_rank;
  }
}

void leave_open(const Rules& rules, State& state, int tile) {
  const int deck = rules.tile(tile).deck;
  state.flags[index(tile)] |= doubtful;
  state.decks[index(deck)].uncertain = true;
  merge_groups(rules, state, deck);
}

void put_under(const Rules& rules, State& state, int deck, std::span<const int> tiles) {
  if (tiles.empty()) return;
  DeckState& of = state.decks[index(deck)];
  if (of.back > 30'000) merge_groups(rules, state, deck);
  if (!of.single) ++of.back;
  enter_deck(rules, state, deck, tiles, of.back);
}

void move_under(const Rules& rules, State& state, int deck, std::span<const int> tiles) {
  DeckState& of = state.decks[index(deck)];
  if (of.back > 30'000) merge_groups(rules, state, deck);
  if (!of.single) ++of.back;
  for (const int tile : tiles) state.group.data()[tile] = of.back;
}

void put_on_top(const Rules& rules, State& state, int deck, std::span<const int> tiles) {
  if (tiles.empty()) return;
  DeckState& of = state.decks[index(deck)];
  if (of.front < 10) merge_groups(rules, state, deck);
  if (!of.single) --of.front;
  enter_deck(rules, state, deck, tiles, of.front);
}

bool may_have_returned(const Rules& rules, const State& state, int tile) {
  const std::uint8_t flags = state.flags[index(tile)];
  if ((flags & doubtful) != 0) return true;
  if ((flags & (on_ship | removed | old_doge | current_doge)) != 0) return false;
  if ((flags & in_stack) != 0) return stack_unproven(state, tile);
  return holders_unproven(state, tile) &&
         (state.held[index(tile)] != 0 || state.decks[index(rules.tile(tile).deck)].uncertain);
}

int nearest_of_likes(const Rules& rules, const State& state, int tile, std::span<const int> taken) {
  const Deck& deck = rules.decks[index(rules.tile(tile).deck)];
  int best = -1;
  for (int other = rules.tile(tile).like; other < deck.first + deck.count; ++other) {
    if (!rules.alike(other, tile) || !may_be_in_deck(rules, state, other)) continue;
    if (std::find(taken.begin(), taken.end(), other) != taken.end()) continue;
    const auto depth = [&state](int at) { return state.group[index(at)] == 0 ? 32'000 : state.group[index(at)]; };
    if (best < 0 || depth(other) < depth(best)) best = other;
  }
  return best < 0 ? tile : best;
}

Reach reach_of(const Rules& rules, const State& state, int deck, std::span<const int> known, int drawn) {
  const DeckState& of = state.decks[index(deck)];
  if (of.uncertain || of.single || of.front == of.back) return {0, drawn};
  int deepest = 0;
  for (const int tile : known) deepest = std::max<int>(deepest, state.group.data()[tile]);
  // From 1 to below the deepest: as unsigned, 0 is beyond.
  const auto is_above = [below = static_cast<unsigned>(deepest - 1)](std::int16_t rank) {
    return static_cast<unsigned>(rank - 1) < below;
  };
  int room = drawn - static_cast<int>(known.size());
  if (deepest <= of.front) return {0, room};
  const Deck& tiles = rules.decks[index(deck)];
  const auto groups = std::span(state.group).subspan(index(tiles.first), index(tiles.count));
  const auto above = static_cast<int>(std::count_if(groups.begin(), groups.end(), is_above));
  for (const int tile : known) room += is_above(state.group[index(tile)]) ? 1 : 0;
  return {above <= room ? above : std::max(0, above - phantoms(rules, state, deck)), room};
}

findings::Term where_term(const Play& play, int tile) {
  const std::uint8_t flags = play.state.flags[index(tile)];
  for (int seat = 0; seat < play.state.players; ++seat) {
    if ((play.state.held[index(tile)] >> seat & 1) != 0) {
      return findings::phrase("where.reserve", {{"player", {findings::seat(seat)}}});
    }
    const Stack& stack = play.state.stacks[index(seat)];
    const auto end = stack.tiles.begin() + stack.named;
    if (std::find(stack.tiles.begin(), end, tile) != end) {
      return findings::phrase("where.stack", {{"player", {findings::seat(seat)}}});
    }
  }
  for (std::size_t level = 0; level < play.rules.levels.size(); ++level) {
    for (std::size_t column = 0; column < index(max_columns); ++column) {
      if (play.state.ship[level][column] != tile + 1) continue;
      const findings::Term place = findings::words(play.rules.levels[level] + " " + std::to_string(column + 1));
      return findings::phrase("where.ship", {{"place", {place}}});
    }
  }
  if ((flags & current_doge) != 0) return findings::phrase("where.open");
  if ((flags & old_doge) != 0) return findings::phrase("where.old");
  if ((flags & removed) != 0) return findings::phrase("where.removed");
  return findings::phrase(play.state.group[index(tile)] != 0 ? "where.deck" : "where.nowhere");
}

}  // namespace dogeref::doge_ship
