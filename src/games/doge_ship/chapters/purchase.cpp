#include "games/doge_ship/chapters/purchase.h"

#include <algorithm>

#include "games/doge_ship/chapters/draws.h"
#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/model/decks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

[[gnu::cold]] void report_cannot_pay(const Play& play, const Step& step, int cost) {
  play.find(GameCode::cannot_pay_tile, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}},
             {"cost", {money_term(play.rules, cost)}},
             {"has", has_terms(play, play.seat(), play.rules.money_track)}},
            {tile_path(play.rules, step.tile.tile, "cost")});
}

void pay_price(const Play& play, const Step& step) {
  const Reading price = price_of(play.asker(play.seat()), step.tile.tile);
  const int cost = static_cast<int>(price.value);
  const int money = play.rules.money_track;
  if (!price.is_proven) return play.ledger.doubt(play.seat(), 1U << money);
  if (!play.can_pay(play.seat(), money, cost)) report_cannot_pay(play, step, cost);
  spend_price(play, step.tile.tile, cost);
}

/// Nobody can tell which of its likes a candidate was, so each of them is one that may be in the deck.
TileSet with_likes(const Play& play, const TileRef& ref) {
  const Deck& deck = play.rules.deck(play.rules.tile(ref.tile).deck);
  TileSet prints;  // of the candidates, each by the first of its likes
  for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
    if (ref.candidates.test(index(tile))) prints.set(index(play.rules.tile(tile).like));
  }
  TileSet tiles;
  for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
    if (!prints.test(index(play.rules.tile(tile).like))) continue;
    if (may_be_in_deck(play.rules, play.state, tile)) tiles.set(index(tile));
  }
  return tiles.any() ? tiles : ref.candidates;
}

/// Of the candidates those that a draw can reach.
TileSet reachable(const Play& play, const Step& step, const TileSet& candidates, int due) {
  TileSet tiles = candidates;
  Reach nearest;
  const int of = play.rules.tile(step.tile.tile).deck;
  const Deck& deck = play.rules.deck(of);
  for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
    if (!tiles.test(index(tile))) continue;
    const int at[] = {tile};
    const Reach reach = reach_of(play.rules, play.state, of, at, std::max(due, 1));
    if (reach.is_explained()) continue;
    tiles.reset(index(tile));
    if (nearest.above == 0 || reach.above < nearest.above) nearest = reach;
  }
  if (tiles.any()) return tiles;
  report_draw_order(play, step.tile.tile, step.tile.text, nearest);
  return candidates;
}

/// The tile bought is one of several: with `from` of those drawn, else of all that a draw can reach.
void purchase_open(const Play& play, const Step& step) {
  State& state = play.state;
  const int deck = play.rules.tile(step.tile.tile).deck;
  const int wanted = play.rules.kinds[index(play.rules.decks[index(deck)].kind)].draw.of(play.state.players);
  TileRef ref = step.tile;
  if (step.has_from) {
    (void)judge_draw(play, step, deck, wanted);
    ref.candidates = with_likes(play, step.tile);
  } else {
    ++state.draws;
    ref.candidates = reachable(play, step, with_likes(play, step.tile), due_from(state, deck, wanted));
  }
  add_open_purchase(play, ref);
  if (state.decks[index(deck)].count > 0) --state.decks[index(deck)].count;
  merge_groups(play.rules, state, deck);
  if (!strike_candidates(play, {})) {
    report_not_in_deck(play, step.tile.tile, step.tile.text, "where.bought");
    state.unproven = static_cast<std::uint8_t>(state.unproven | 1U << play.seat());
    --state.open_count;
  }
}

void merge_all(const Play& play, const Step& step, const Drawn& drawn) {
  merge_groups(play.rules, play.state, drawn.deck);
  if (step.tile.tile >= 0) merge_groups(play.rules, play.state, play.rules.tile(step.tile.tile).deck);
  for (std::size_t at = 0; at < step.drawn_count; ++at) {
    merge_groups(play.rules, play.state, play.rules.tile(step.drawn[at]).deck);
  }
}

/// The tile bought leaves its deck, and the others drawn go under it, wherever they may be recorded.
[[gnu::noinline]] void keep_known(const Play& play, bool has_from, const Drawn& drawn, int kept) {
  TileList aside;
  if (has_from) take_aside(play, drawn, kept, aside);
  draw_away(play, drawn, kept);
  put_under(play.rules, play.state, drawn.deck, aside.all());
}

inline void purchase_known(const Play& play, const Step& step) {
  const int deck = play.rules.tile(step.has_from ? step.drawn[0] : step.tile.tile).deck;
  const int wanted = play.rules.kind(play.rules.deck(deck).kind).draw.of(play.state.players);
  const Drawn drawn = judge_draw(play, step, deck, wanted);
  take_home(play, drawn, kept_of(step, drawn), step.has_from);
  if (drawn.faulty || !step.has_from) merge_all(play, step, drawn);
}

/// Of the tile bought only the kind is told.
[[gnu::noinline]] void purchase_by_kind(const Play& play, Step known) {
  const int wanted = play.rules.kinds[index(play.rules.tile(known.tile.tile).kind)].draw.of(play.state.players);
  if (!choose_by_kind(play, wanted, known)) return;
  purchase_known(play, known);
  pay_price(play, known);
}

}  // namespace

void spend_price(const Play& play, int tile, int cost) {
  play.gain(play.seat(), play.rules.money_track, -cost, {"price", play.rules.tile(tile).id});
  play.touch(tile);
}

void take_home(const Play& play, const Drawn& drawn, int kept, bool has_from) {
  if (drawn.plain && drawn.meant >= 0) {
    keep_one(play, drawn);
  } else {
    keep_known(play, has_from, drawn, kept);
  }
  add_to_reserve(play, kept);
}

void put_all_back(const Play& play, const Drawn& drawn) {
  TileList aside;
  take_aside(play, drawn, -1, aside);
  put_under(play.rules, play.state, drawn.deck, aside.all());
}

void purchase(const Play& play, const Step& step, std::span<const Step> later) {
  check_limit(play, play.rules.tile(step.tile.tile).kind, step.tile.text, later);
  if (step.by_kind) return purchase_by_kind(play, step);
  if (step.tile.is_open) {
    purchase_open(play, step);
  } else {
    purchase_known(play, step);
  }
  pay_price(play, step);
}

void purchase_none(const Play& play, const Step& step) {
  play.mattered("null-purchase");
  if (!play.rules.interpretations.null_purchase_legal) play.find(GameCode::null_purchase, step.text, {});
  const int wanted = play.rules.kinds[index(play.rules.decks[index(step.deck)].kind)].draw.of(play.state.players);
  const Drawn drawn = judge_draw(play, step, step.deck, wanted);
  put_all_back(play, drawn);
  if (drawn.faulty || !step.has_from) merge_all(play, step, drawn);
}

void drop(const Play& play, const Step& step, std::span<const Step> later, bool after_purchase) {
  if (after_purchase && !holds_purchase(later)) {
    play.find(GameCode::step_order, step.text,
              {{"step", {findings::words(step.text)}}, {"why", {findings::phrase("why.drop-after-buy")}}});
  } else if (!play.is_unproven(play.seat()) &&
             !drop_is_needed(play.rules, Room::of(play.state, play.seat()), purchases(play.rules, later))) {
    play.mattered("needless-drop");
    if (!play.rules.interpretations.needless_drop_legal && !play.state.needless_said) {
      play.state.needless_said = true;
      play.find(GameCode::needless_drop, step.text,
                {{"tile", {tile_term(play.rules, step.tile.tile)}},
                 {"count", {findings::number(play.state.reserve[index(play.seat())])}},
                 {"limit", {findings::number(play.rules.reserve_limit.of(play.state.players))}}});
    }
  }
  lay_back(play, take_from_reserve(play, step.tile));
}

void lay_back(const Play& play, int tile) {
  const int tiles[] = {tile};
  put_under(play.rules, play.state, play.rules.tile(tile).deck, tiles);
}

}  // namespace dogeref::doge_ship
