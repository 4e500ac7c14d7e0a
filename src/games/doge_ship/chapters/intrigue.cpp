#include "games/doge_ship/chapters/intrigue.h"

#include <algorithm>

#include "games/doge_ship/chapters/draws.h"
#include "games/doge_ship/model/decks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// Shuffles the old tiles, all but the current one, into a new last group of the deck.
void shuffle_old_in(const Rules& rules, State& state, std::span<const int> together) {
  std::vector<int> tiles(together.begin(), together.end());
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    if ((state.flags[tile] & old_doge) == 0) continue;
    state.flags[tile] = static_cast<std::uint8_t>(state.flags[tile] & ~old_doge);
    tiles.push_back(static_cast<int>(tile));
  }
  put_under(rules, state, rules.doge_deck, tiles);
}

/// The current tile is covered by another one.
void cover(const Play& play, int tile) {
  State& state = play.state;
  if (state.doge >= 0 && state.doge != tile) {
    std::uint8_t& flags = state.flags[index(state.doge)];
    flags = static_cast<std::uint8_t>(flags & ~current_doge);
    if (state.decks[index(play.rules.doge_deck)].single) {
      const int tiles[] = {state.doge};
      put_under(play.rules, state, play.rules.doge_deck, tiles);
    } else {
      flags |= old_doge;
    }
  }
  state.doge = static_cast<std::int16_t>(tile);
  state.flags[index(tile)] = static_cast<std::uint8_t>((state.flags[index(tile)] & ~old_doge) | current_doge);
}

/// Before a draw: when the deck holds fewer than are drawn, the old tiles come in below what is there.
void prepare_draw(const Play& play, int wanted) {
  const DeckState& deck = play.state.decks[index(play.rules.doge_deck)];
  if (!deck.single && !deck.uncertain && deck.count < wanted) shuffle_old_in(play.rules, play.state, {});
}

/// Where the other tiles of a draw went, and whether they are told.
struct Others {
  Put put = Put::not_recorded;
  bool are_told = false;
};

void put_back(const Play& play, Others where, std::span<const int> others) {
  if (where.put == Put::top) {
    put_on_top(play.rules, play.state, play.rules.doge_deck, others);
  } else {
    put_under(play.rules, play.state, play.rules.doge_deck, others);
  }
  if (where.put == Put::not_recorded || !where.are_told) merge_groups(play.rules, play.state, play.rules.doge_deck);
}

/// The draw emptied the deck: when the old tiles are shuffled in decides what lies beside the tile put back.
void after_emptying(const Play& play, Others where, std::span<const int> others) {
  play.mattered("doge-reshuffle");
  switch (play.rules.interpretations.reshuffle) {
    case Reshuffle::when_needed: return put_back(play, where, others);
    case Reshuffle::when_exhausted: return shuffle_old_in(play.rules, play.state, others);
    case Reshuffle::either:
      put_under(play.rules, play.state, play.rules.doge_deck, others);
      return loosen_doge_deck(play.rules, play.state);
  }
}

}  // namespace

void loosen_doge_deck(const Rules& rules, State& state) {
  if (rules.doge_deck < 0) return;
  shuffle_old_in(rules, state, {});
  merge_groups(rules, state, rules.doge_deck);
  state.decks[index(rules.doge_deck)].single = true;
}

void cover_with_unknown(const Rules& rules, State& state) {
  loosen_doge_deck(rules, state);
  if (state.doge < 0) return;
  std::uint8_t& flags = state.flags[index(state.doge)];
  flags = static_cast<std::uint8_t>(flags & ~current_doge);
  const int tiles[] = {state.doge};
  put_under(rules, state, rules.doge_deck, tiles);
  state.doge = -1;
}

void keep(const Play& play, const Step& written) {
  const int deck = play.rules.doge_deck;
  prepare_draw(play, play.rules.intrigue_draw.of(play.state.players));
  if (written.by_kind) {
    Step known = written;
    if (choose_by_kind(play, play.rules.intrigue_draw.of(play.state.players), known)) keep(play, known);
    return;
  }
  const Drawn drawn = judge_draw(play, written, deck, play.rules.intrigue_draw.of(play.state.players));
  keep_drawn(play, drawn, kept_of(written, drawn), written.put, written.has_from);
  if (drawn.faulty) merge_groups(play.rules, play.state, deck);
}

void keep_drawn(const Play& play, const Drawn& drawn, int kept, Put put, bool has_from) {
  const int deck = play.rules.doge_deck;
  const DeckState& of = play.state.decks[index(deck)];
  const bool empties = !of.single && !of.uncertain && of.count <= drawn.due;
  TileList others;
  if (has_from) take_aside(play, drawn, kept, others);
  if (play.rules.tile(kept).deck == deck) {
    draw_away(play, drawn, kept);
    cover(play, kept);
  }
  if (!has_from && empties) {
    // Everything was drawn, so the other tiles are known all the same.
    const Deck& tiles = play.rules.decks[index(deck)];
    for (int tile = tiles.first; tile < tiles.first + tiles.count; ++tile) {
      if (play.state.group[index(tile)] == 0) continue;
      leave_deck(play.rules, play.state, tile);
      others.push_back(tile);
    }
  }
  if (empties) {
    after_emptying(play, {put, has_from}, others.all());
  } else {
    put_back(play, {put, has_from}, others.all());
  }
}

void draw_doge(const Play& play, const TileRef& ref) {
  const int deck = play.rules.doge_deck;
  if (play.rules.tile(ref.tile).deck != deck) {
    play.find(GameCode::tile_not_in_deck, ref.text,
              {{"tile", {tile_term(play.rules, ref.tile)}}, {"where", {findings::phrase("where.other-deck")}}});
    return cover_with_unknown(play.rules, play.state);
  }
  prepare_draw(play, 1);
  Step step;
  step.kind = StepKind::keep;
  step.tile = ref;
  step.text = ref.text;
  const std::int32_t draws = play.state.draws;
  const Drawn drawn = judge_draw(play, step, deck, 1);
  play.state.draws = draws;  // a draw of the round, not of a player
  const int tile = drawn.tiles[0];
  draw_away(play, drawn, tile);
  cover(play, tile);
  const DeckState& of = play.state.decks[index(deck)];
  const bool exhausted = of.count == 0 && !of.single && !of.uncertain;
  if (exhausted && play.rules.interpretations.reshuffle == Reshuffle::when_exhausted) {
    shuffle_old_in(play.rules, play.state, {});
  }
  if (drawn.faulty) merge_groups(play.rules, play.state, deck);
}

}  // namespace dogeref::doge_ship
