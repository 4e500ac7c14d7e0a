#include "games/doge_ship/chapters/draws.h"

#include <algorithm>

#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/model/decks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

std::vector<findings::Term> drawn_terms(const Play& play, const Step& step) {
  std::vector<findings::Term> terms;
  for (std::size_t at = 0; at < step.drawn_count; ++at) terms.push_back(tile_term(play.rules, step.drawn[at]));
  return terms;
}

/// The first drawn tile of another deck, -1 without.
int first_of_other_deck(const Play& play, const Step& step, int deck) {
  for (int at = 0; const int tile : std::span(step.drawn).first(step.drawn_count)) {
    if (play.rules.tile(tile).deck != deck) return at;
    ++at;
  }
  return -1;
}

/// Of a few numbers: a plain loop is over before std::find has counted how many there are.
bool holds(std::span<const int> few, int wanted) {
  for (const int each : few) {
    if (each == wanted) return true;
  }
  return false;
}

/// The first drawn tile that cannot have been in the deck, -1 without.
int first_not_in_deck(const Play& play, const Drawn& drawn) {
  const std::span<const int> tiles = drawn.all();
  for (int at = 0; const int tile : tiles) {
    if (holds({tiles.data(), index(at)}, tile) || !may_be_in_deck(play.rules, play.state, tile)) return at;
    ++at;
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

bool count_is_wrong(const State& state, const Drawn& drawn, int wanted) {
  const bool uncertain = state.decks[index(drawn.deck)].uncertain;
  return uncertain ? drawn.count > wanted : drawn.count != drawn.due;
}

[[gnu::cold]] void report_mixed(const Play& play, const Step& step, int at) {
  play.find(
      GameCode::mixed_decks, step.drawn_text(index(at)),
      {{"tile", {tile_term(play.rules, step.drawn[index(at)])}}, {"first", {tile_term(play.rules, step.drawn[0])}}});
}

[[gnu::cold]] void report_count(const Play& play, const Step& step, const Drawn& drawn) {
  play.find(GameCode::drew_wrong_count, step.text,
            {{"drawn", {findings::number(drawn.count)}}, {"due", {findings::number(drawn.due)}}});
}

[[gnu::cold]] void report_not_among(const Play& play, const Step& step) {
  play.find(GameCode::not_among_drawn, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}}, {"drawn", drawn_terms(play, step)}});
}

[[gnu::cold]] void report_deepest(const Play& play, const Step& step, const Drawn& drawn, const Reach& reach) {
  int deepest = 0;
  for (int at = 0; at < drawn.count; ++at) {
    const auto depth = [&](int of) { return play.state.group[index(drawn.tiles[index(of)])]; };
    if (depth(at) > depth(deepest)) deepest = at;
  }
  report_draw_order(play, step.drawn[index(deepest)], step.drawn_text(index(deepest)), reach);
}

/// Judges the tiles listed after `from`, all of them such as may be in the deck.
[[gnu::always_inline]] inline bool judge_as_one(const Play& play, const Step& step, const Drawn& drawn, int wanted) {
  if (play.state.open_count != 0 && !leaves_assignment(play, drawn.all())) {
    return report_not_in_deck(play, step.drawn[0], step.drawn_text(0), "where.bought"), false;
  }
  if (count_is_wrong(play.state, drawn, wanted)) {
    return report_count(play, step, drawn), false;
  }
  const Reach reach = reach_of(play.rules, play.state, drawn.deck, drawn.all(), drawn.due);
  if (reach.is_explained()) return true;
  report_deepest(play, step, drawn, reach);
  return false;
}

/// Judges the tiles listed after `from`.
[[gnu::noinline]] bool judge_listed(const Play& play, const Step& step, const Drawn& drawn, int wanted) {
  if (const int at = first_of_other_deck(play, step, drawn.deck); at >= 0) {
    return report_mixed(play, step, at), false;
  }
  if (const int at = first_not_in_deck(play, drawn); at >= 0) {
    const bool there = may_be_in_deck(play.rules, play.state, drawn.tiles[index(at)]);
    report_not_in_deck(play, step.drawn[index(at)], step.drawn_text(index(at)), there ? "where.too-often" : "");
    return false;
  }
  return judge_as_one(play, step, drawn, wanted);
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

/// Of the tiles drawn the one named, else one alike; -1 without.
int meant_by(const Rules& rules, const Drawn& drawn, int named) {
  if (holds(drawn.all(), named)) return named;
  for (const int tile : drawn.all()) {
    if (rules.alike(tile, named)) return tile;
  }
  return -1;
}

/// Takes over the tiles listed as they are named, while each is in the deck, named once and like no other. False when
/// one is not, or the deck is counted to hold fewer.
inline bool list_plainly(const Rules& rules, const State& state, Listed listed, Drawn& drawn) {
  if (state.decks[index(drawn.deck)].count < static_cast<int>(listed.size())) return false;
  const std::int16_t* const group = state.group.data();
  for (const int tile : listed) {
    const Tile& of = rules.tile(tile);
    if (of.deck != drawn.deck || of.has_likes || group[tile] == 0 || holds(drawn.all(), tile)) return false;
    drawn.tiles[index(drawn.count++)] = tile;
  }
  return true;
}

[[gnu::noinline]] void list_likes(const Rules& rules, const State& state, Listed listed, Drawn& drawn) {
  drawn.count = 0;
  for (const int tile : listed) {
    drawn.tiles[index(drawn.count)] = nearest_like(rules, state, tile, drawn.all());
    ++drawn.count;
  }
}

/// Whether all lie in the deck of the draw, each once.
[[gnu::noinline]] bool are_all_there(const Rules& rules, const State& state, Listed listed, const Drawn& drawn) {
  for (const int tile : listed) {
    if (rules.tile(tile).deck != drawn.deck) return false;
  }
  for (std::size_t at = 0; at < listed.size(); ++at) {
    const int tile = drawn.tiles[at];
    if (state.group[index(tile)] == 0 || holds({drawn.tiles.data(), at}, tile)) return false;
  }
  return true;
}

/// A draw of which at most the tile taken is recorded.
[[gnu::noinline]] void judge_unlisted(const Play& play, const Step& step, Drawn& drawn) {
  if (step.kind == StepKind::buy_none) return;
  drawn.meant = drawn.tiles[0] = nearest_like(play.rules, play.state, step.tile.tile, {});
  drawn.count = 1;
  drawn.faulty = !judge_single(play, step, drawn);
}

}  // namespace

void report_not_in_deck(const Play& play, int tile, std::string_view text, std::string_view where) {
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

Drawn judge_draw(const Play& play, const Step& step, int deck, int wanted) {
  Drawn drawn;
  drawn.deck = deck;
  drawn.due = due_from(play.state, deck, wanted);
  ++play.state.draws;
  if (!step.has_from) return judge_unlisted(play, step, drawn), drawn;
  ++play.state.draws_recorded;
  const Listed listed(step.drawn.data(), step.drawn_count);
  drawn.plain = list_plainly(play.rules, play.state, listed, drawn);
  if (drawn.plain) {
    drawn.faulty = !judge_as_one(play, step, drawn, wanted);
  } else {
    list_likes(play.rules, play.state, listed, drawn);
    drawn.faulty = !judge_listed(play, step, drawn, wanted);
  }
  if (step.kind == StepKind::buy_none) return drawn;
  drawn.meant = meant_by(play.rules, drawn, step.tile.tile);
  if (drawn.meant >= 0) return drawn;
  report_not_among(play, step);
  drawn.faulty = true;
  return drawn;
}

bool foresee_draw(const Rules& rules, const State& state, Listed listed, int wanted, int named, int added,
                  Drawn& drawn) {
  if (state.open_count != 0) return false;
  const DeckState& of = state.decks[index(drawn.deck)];
  drawn.due = due_of(of, of.count + added, wanted);
  if (listed.empty()) {
    drawn.meant = drawn.tiles[0] = nearest_like(rules, state, named, {});
    drawn.count = 1;
    return state.group[index(drawn.meant)] != 0 &&
           reach_of(rules, state, drawn.deck, drawn.all(), std::max(drawn.due, 1)).is_explained();
  }
  drawn.plain = list_plainly(rules, state, listed, drawn);
  if (!drawn.plain) {
    list_likes(rules, state, listed, drawn);
    if (!are_all_there(rules, state, listed, drawn)) return false;
  }
  if (count_is_wrong(state, drawn, wanted)) return false;
  if (!reach_of(rules, state, drawn.deck, drawn.all(), drawn.due).is_explained()) return false;
  if (named < 0) return true;
  drawn.meant = meant_by(rules, drawn, named);
  return drawn.meant >= 0;
}

void draw_away(const Play& play, const Drawn& drawn, int tile) {
  if (play.state.group[index(tile)] != 0) return leave_deck(play.rules, play.state, tile);
  DeckState& of = play.state.decks[index(drawn.deck)];
  if (of.count > 0) --of.count;
  if (!drawn.faulty) settle_doubt(play, tile);
}

void keep_one(const Play& play, const Drawn& drawn) {
  if (drawn.count > 1) move_under(play.rules, play.state, drawn.deck, drawn.all());
  leave_deck(play.rules, play.state, drawn.meant);
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
  for (const Deck& deck : play.rules.decks) {
    if (deck.kind != kind) continue;
    for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
      if (best >= 0 && play.rules.tile(best).cost <= play.rules.tile(tile).cost) continue;
      if (can_be_drawn(play, tile, wanted)) best = tile;
    }
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

}  // namespace dogeref::doge_ship
