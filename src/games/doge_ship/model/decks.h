#pragma once
// Decks as queues of groups, and what a recorded draw proves. Rules page, "Decks: what can be known"; rulebook 2.2.

#include <span>

#include "games/doge_ship/model/play.h"
#include "kit/index.h"

namespace dogeref::doge_ship {

/// Every deck full, one group each.
void fill_decks(const Rules& rules, State& state);

/// The order of a deck is not known any more: one group.
void merge_groups(const Rules& rules, State& state, int deck);

/// The tile lies in no deck any more; its deck holds one less.
inline void leave_deck(const Rules& rules, State& state, int tile) {
  DeckState& of = state.decks[kit::index(rules.tile(tile).deck)];
  state.group[kit::index(tile)] = 0;
  if (of.count > 0) --of.count;
}

/// Where a tile is has become open, and with it what its deck holds and in what order.
void leave_open(const Rules& rules, State& state, int tile);

/// Puts tiles of a deck together under it (a new last group), or on top of it (a new first group).
void put_under(const Rules& rules, State& state, int deck, std::span<const int> tiles);
/// The same of tiles that lie in the deck.
void move_under(const Rules& rules, State& state, int deck, std::span<const int> tiles);
void put_on_top(const Rules& rules, State& state, int deck, std::span<const int> tiles);

/// Tiles that a draw of `wanted` takes from the deck: all it holds when it holds fewer.
[[nodiscard]] inline int due_of(const DeckState& of, int holds, int wanted) {
  return of.uncertain || of.single || wanted <= holds ? wanted : holds;
}
[[nodiscard]] inline int due_from(const State& state, int deck, int wanted) {
  const DeckState& of = state.decks[kit::index(deck)];
  return due_of(of, of.count, wanted);
}

/// Whether nothing proves that a tile recorded elsewhere is not on its deck.
[[nodiscard]] bool may_have_returned(const Rules& rules, const State& state, int tile);
/// Whether the tile may be on its deck: it is there, or nothing proves that it is elsewhere.
[[nodiscard]] inline bool may_be_in_deck(const Rules& rules, const State& state, int tile) {
  return state.group[kit::index(tile)] != 0 || may_have_returned(rules, state, tile);
}

/// Of the tiles alike in print with `tile` the one nearest the top that may be in the deck and is not among `taken`;
/// `tile` itself when there is none.
[[nodiscard]] int nearest_of_likes(const Rules& rules, const State& state, int tile, std::span<const int> taken);
[[nodiscard]] inline int nearest_like(const Rules& rules, const State& state, int tile, std::span<const int> taken) {
  return rules.tile(tile).has_likes ? nearest_of_likes(rules, state, tile, taken) : tile;
}

/// What the order of a deck says of a draw: at least so many tiles lie `above` the deepest of the known drawn ones, and
/// the draw has `room` for so many of them.
struct Reach {
  int above = 0;
  int room = 0;
  /// Whether some order of the deck gives the draw.
  [[nodiscard]] bool is_explained() const { return above <= room; }
};

/// Of these `known` tiles among the `drawn` first ones.
[[nodiscard]] Reach reach_of(const Rules& rules, const State& state, int deck, std::span<const int> known, int drawn);

/// Phrase telling where a tile is that is not in its deck or reserve.
[[nodiscard]] findings::Term where_term(const Play& play, int tile);

}  // namespace dogeref::doge_ship
