#include "games/doge_ship/purchase.h"

#include <algorithm>

#include "games/doge_ship/decks.h"
#include "games/doge_ship/reserve.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

std::vector<findings::Term> drawn_terms(const Play& play, const Step& step) {
  std::vector<findings::Term> terms;
  for (std::size_t at = 0; at < step.drawn_count; ++at) terms.push_back(tile_term(play.rules, step.drawn[at]));
  return terms;
}

/// `where` is a phrase; without one the tile is looked for.
void report_not_in_deck(const Play& play, int tile, std::string_view text, std::string_view where = {}) {
  play.find(GameCode::tile_not_in_deck, text,
            {{"tile", {tile_term(play.rules, tile)}},
             {"where", {where.empty() ? where_term(play, tile) : findings::phrase(where)}}});
}

void report_draw_order(const Play& play, int tile, std::string_view text, const Reach& reach) {
  play.find(GameCode::draw_order, text,
            {{"tile", {tile_term(play.rules, tile)}},
             {"above", {findings::counted(reach.above, "tiles")}},
             {"room", {findings::number(reach.room)}}});
}

/// The first drawn tile of another deck, -1 without.
int first_of_other_deck(const Play& play, const Step& step, int deck) {
  for (int at = 0; at < step.drawn_count; ++at) {
    if (play.rules.tile(step.drawn[index(at)]).deck != deck) return at;
  }
  return -1;
}

/// The first drawn tile that cannot have been in the deck, -1 without.
int first_not_in_deck(const Play& play, const Drawn& drawn) {
  for (int at = 0; at < drawn.count; ++at) {
    const int tile = drawn.tiles[index(at)];
    const auto end = drawn.tiles.begin() + at;
    const bool twice = std::find(drawn.tiles.begin(), end, tile) != end;
    if (twice || !may_be_in_deck(play.rules, play.state, tile)) return at;
  }
  return -1;
}

/// Whether open purchases can still be filled when these tiles came from the deck.
bool leaves_assignment(const Play& play, std::span<const int> tiles) {
  if (play.state.open_count == 0) return true;
  TileSet seen;
  for (const int tile : tiles) seen.set(index(tile));
  const std::array<OpenPurchase, max_open> kept = play.state.open;
  const bool exists = strike_candidates(play, seen);
  if (!exists) play.state.open = kept;
  return exists;
}

/// Whether a draw can bring this tile up.
bool can_be_drawn(const Play& play, int tile, int wanted) {
  const int deck = play.rules.tile(tile).deck;
  const int at[] = {tile};
  if (!may_be_in_deck(play.rules, play.state, tile)) return false;
  const int drawn = std::max(due_from(play.state, deck, wanted), 1);
  if (!reach_of(play.rules, play.state, deck, at, drawn).is_explained()) return false;
  if (play.state.open_count == 0) return true;
  const std::array<OpenPurchase, max_open> kept = play.state.open;
  const bool left = leaves_assignment(play, at);
  play.state.open = kept;
  return left;
}

bool count_is_wrong(const Play& play, const Drawn& drawn, int wanted) {
  const bool uncertain = play.state.decks[index(drawn.deck)].uncertain;
  return uncertain ? drawn.count > wanted : drawn.count != drawn.due;
}

/// Judges the tiles listed after `from`.
bool judge_listed(const Play& play, const Step& step, const Drawn& drawn, int wanted) {
  const auto text = [&step](int at) { return step.drawn_text(index(at)); };
  if (const int at = first_of_other_deck(play, step, drawn.deck); at >= 0) {
    play.find(
        GameCode::mixed_decks, text(at),
        {{"tile", {tile_term(play.rules, step.drawn[index(at)])}}, {"first", {tile_term(play.rules, step.drawn[0])}}});
    return false;
  }
  if (const int at = first_not_in_deck(play, drawn); at >= 0) {
    const bool there = may_be_in_deck(play.rules, play.state, drawn.tiles[index(at)]);
    report_not_in_deck(play, step.drawn[index(at)], text(at), there ? "where.too-often" : "");
    return false;
  }
  if (!leaves_assignment(play, drawn.all())) {
    return report_not_in_deck(play, step.drawn[0], text(0), "where.bought"), false;
  }
  if (count_is_wrong(play, drawn, wanted)) {
    play.find(GameCode::drew_wrong_count, step.text,
              {{"drawn", {findings::number(drawn.count)}}, {"due", {findings::number(drawn.due)}}});
    return false;
  }
  const Reach reach = reach_of(play.rules, play.state, drawn.deck, drawn.all(), drawn.due);
  if (reach.is_explained()) return true;
  int deepest = 0;
  for (int at = 0; at < drawn.count; ++at) {
    const auto depth = [&](int of) { return play.state.group[index(drawn.tiles[index(of)])]; };
    if (depth(at) > depth(deepest)) deepest = at;
  }
  report_draw_order(play, step.drawn[index(deepest)], text(deepest), reach);
  return false;
}

/// Judges the only tile that is recorded of a draw.
bool judge_single(const Play& play, const Step& step, const Drawn& drawn) {
  const int tile = drawn.tiles[0];
  if (!may_be_in_deck(play.rules, play.state, tile)) {
    return report_not_in_deck(play, step.tile.tile, step.tile.text), false;
  }
  if (!leaves_assignment(play, drawn.all())) {
    return report_not_in_deck(play, step.tile.tile, step.tile.text, "where.bought"), false;
  }
  const Reach reach = reach_of(play.rules, play.state, drawn.deck, drawn.all(), std::max(drawn.due, 1));
  if (reach.is_explained()) return true;
  report_draw_order(play, step.tile.tile, step.tile.text, reach);
  return false;
}

bool is_among_drawn(const Play& play, const Step& step) {
  const auto alike = [&](int at) { return play.rules.alike(at, step.tile.tile); };
  const auto end = step.drawn.begin() + step.drawn_count;
  return std::any_of(step.drawn.begin(), end, alike);
}

void pay_price(const Play& play, const Step& step) {
  const int cost = play.rules.tile(step.tile.tile).cost;
  const int money = play.rules.money_track;
  if (!play.ledger.can_pay(play.seat(), money, cost)) {
    play.find(GameCode::cannot_pay_tile, step.tile.text,
              {{"tile", {tile_term(play.rules, step.tile.tile)}},
               {"cost", {money_term(play.rules, cost)}},
               {"has", has_terms(play, play.seat(), money)}},
              {tile_path(play.rules, step.tile.tile, "cost")});
  }
  play.gain(play.seat(), money, -cost, {"price", play.rules.tile(step.tile.tile).id});
  play.touch(step.tile.tile);
}

bool is_candidate(const Rules& rules, const TileRef& ref, int tile) {
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    if (ref.candidates.test(at) && rules.alike(static_cast<int>(at), tile)) return true;
  }
  return false;
}

/// Nobody can tell which of its likes a candidate was, so each of them is one that may be in the deck.
TileSet with_likes(const Play& play, const TileRef& ref) {
  TileSet tiles;
  for (std::size_t tile = 0; tile < play.rules.tiles.size(); ++tile) {
    const int at = static_cast<int>(tile);
    if (is_candidate(play.rules, ref, at) && may_be_in_deck(play.rules, play.state, at)) tiles.set(tile);
  }
  return tiles.any() ? tiles : ref.candidates;
}

/// Of the candidates those that a draw can reach.
TileSet reachable(const Play& play, const Step& step, const TileSet& candidates, int due) {
  TileSet tiles = candidates;
  Reach nearest;
  for (std::size_t tile = 0; tile < play.rules.tiles.size(); ++tile) {
    if (!tiles.test(tile)) continue;
    const int at[] = {static_cast<int>(tile)};
    const Reach reach = reach_of(play.rules, play.state, play.rules.tile(at[0]).deck, at, std::max(due, 1));
    if (reach.is_explained()) continue;
    tiles.reset(tile);
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
  const int wanted = play.rules.kinds[index(play.rules.decks[index(deck)].kind)].draw;
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

void purchase_known(const Play& play, const Step& step) {
  const int deck = play.rules.tile(step.has_from ? step.drawn[0] : step.tile.tile).deck;
  const int wanted = play.rules.kinds[index(play.rules.decks[index(deck)].kind)].draw;
  const Drawn drawn = judge_draw(play, step, deck, wanted);
  const int kept = kept_of(play, step, drawn);
  TileList aside;
  if (step.has_from) take_aside(play, drawn, kept, aside);
  draw_away(play, drawn, kept);
  add_to_reserve(play, kept);
  put_under(play.rules, play.state, deck, aside.all());
  if (drawn.faulty || !step.has_from) merge_all(play, step, drawn);
}

}  // namespace

int kept_of(const Play& play, const Step& step, const Drawn& drawn) {
  int best = -1;
  for (const int tile : drawn.all()) {
    if (!play.rules.alike(tile, step.tile.tile)) continue;
    if (best < 0 || tile == step.tile.tile) best = tile;
  }
  return best < 0 ? step.tile.tile : best;
}

Drawn judge_draw(const Play& play, const Step& step, int deck, int wanted) {
  Drawn drawn;
  drawn.deck = deck;
  drawn.due = due_from(play.state, deck, wanted);
  ++play.state.draws;
  if (!step.has_from) {
    if (step.kind == StepKind::buy_none) return drawn;
    drawn.tiles[0] = nearest_like(play.rules, play.state, step.tile.tile, {});
    drawn.count = 1;
    drawn.faulty = !judge_single(play, step, drawn);
    return drawn;
  }
  ++play.state.draws_recorded;
  for (std::size_t at = 0; at < step.drawn_count; ++at) {
    const int tile = nearest_like(play.rules, play.state, step.drawn[at], drawn.all());
    drawn.tiles[at] = tile;
    ++drawn.count;
  }
  drawn.faulty = !judge_listed(play, step, drawn, wanted);
  if (step.kind != StepKind::buy_none && !is_among_drawn(play, step)) {
    play.find(GameCode::not_among_drawn, step.tile.text,
              {{"tile", {tile_term(play.rules, step.tile.tile)}}, {"drawn", drawn_terms(play, step)}});
    drawn.faulty = true;
  }
  return drawn;
}

void draw_away(const Play& play, const Drawn& drawn, int tile) {
  if (play.state.group[index(tile)] != 0) return leave_deck(play.rules, play.state, tile);
  DeckState& of = play.state.decks[index(drawn.deck)];
  if (of.count > 0) --of.count;
  if (!drawn.faulty) settle_doubt(play, tile);
}

void take_aside(const Play& play, const Drawn& drawn, int kept, TileList& aside) {
  for (const int tile : drawn.all()) {
    if (tile == kept || play.rules.tile(tile).deck != drawn.deck) continue;
    if (aside.holds(tile)) continue;
    if (play.state.group[index(tile)] == 0 && drawn.faulty) {
      // Recorded elsewhere: from here on it may be in either place; it takes the place of an unknown tile.
      play.state.flags[index(tile)] |= doubtful;
      play.state.group[index(tile)] = play.state.decks[index(drawn.deck)].back;
      continue;
    }
    draw_away(play, drawn, tile);
    aside.push_back(tile);
  }
}

bool choose_by_kind(const Play& play, int wanted, Step& step) {
  const int kind = play.rules.tile(step.tile.tile).kind;
  int best = -1;
  for (std::size_t at = 0; at < play.rules.tiles.size(); ++at) {
    const Tile& tile = play.rules.tiles[at];
    if (tile.kind != kind || (best >= 0 && play.rules.tile(best).cost <= tile.cost)) continue;
    if (can_be_drawn(play, static_cast<int>(at), wanted)) best = static_cast<int>(at);
  }
  if (best < 0) {
    play.find(GameCode::tile_not_in_deck, step.text,
              {{"tile", {kind_term(play.rules, kind)}}, {"where", {findings::phrase("where.none-left")}}});
    return false;
  }
  step.tile.tile = best;
  step.by_kind = false;
  return true;
}

void purchase(const Play& play, const Step& step) {
  check_limit(play, play.rules.tile(step.tile.tile).kind, step.tile.text);
  if (step.by_kind) {
    Step known = step;
    const int wanted = play.rules.kinds[index(play.rules.tile(step.tile.tile).kind)].draw;
    if (!choose_by_kind(play, wanted, known)) return;
    purchase_known(play, known);
    return pay_price(play, known);
  }
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
  const int wanted = play.rules.kinds[index(play.rules.decks[index(step.deck)].kind)].draw;
  const Drawn drawn = judge_draw(play, step, step.deck, wanted);
  TileList aside;
  take_aside(play, drawn, -1, aside);
  put_under(play.rules, play.state, step.deck, aside.all());
  if (drawn.faulty || !step.has_from) merge_all(play, step, drawn);
}

void drop(const Play& play, const Step& step, std::span<const Step> later, bool after_purchase) {
  const auto buys = [](const Step& at) { return at.kind == StepKind::buy || at.kind == StepKind::buy_none; };
  const bool before_purchase = std::any_of(later.begin(), later.end(), buys);
  if (after_purchase && !before_purchase) {
    play.find(GameCode::step_order, step.text,
              {{"step", {findings::words(step.text)}}, {"why", {findings::phrase("why.drop-after-buy")}}});
  } else if (!play.is_unproven(play.seat()) && !drop_is_needed(play, later)) {
    play.mattered("needless-drop");
    if (!play.rules.interpretations.needless_drop_legal && !play.state.needless_said) {
      play.state.needless_said = true;
      play.find(GameCode::needless_drop, step.text,
                {{"tile", {tile_term(play.rules, step.tile.tile)}},
                 {"count", {findings::number(play.state.reserve[index(play.seat())])}},
                 {"limit", {findings::number(play.rules.reserve_limit)}}});
    }
  }
  const int tile = take_from_reserve(play, step.tile);
  const int tiles[] = {tile};
  put_under(play.rules, play.state, play.rules.tile(tile).deck, tiles);
}

}  // namespace dogeref::doge_ship
