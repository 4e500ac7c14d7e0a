// A position written down: where the tiles are.

#include <algorithm>
#include <map>

#include "games/doge_ship/given/keys.h"
#include "games/doge_ship/given/saver.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using rules::boolean_node;
using rules::list_node;
using rules::map_node;
using rules::Node;
using rules::number_node;
using rules::put;
using rules::text_node;

/// Columns of a level up to the last part.
int used_columns(const State& state, std::size_t level) {
  int used = 0;
  for (int column = 0; column < max_columns; ++column) {
    if (state.ship[level][index(column)] != 0) used = column + 1;
  }
  return used;
}

}  // namespace

/// One tile of several: the ids when deck and price follow from them.
Node Saver::bought(const OpenPurchase& open) const {
  Node ids = list_node();
  bool plain = open.candidates.any();
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    if (!open.candidates.test(at)) continue;
    put(ids, tile(static_cast<int>(at)));
    plain = plain && rules.tiles[at].deck == open.deck && rules.tiles[at].cost == open.cost;
  }
  if (plain) return ids;
  Node map = map_node();
  put(map, "deck", text_node(rules.decks[index(open.deck)].name));
  put(map, "cost", number_node(open.cost));
  put(map, "candidates", std::move(ids));
  return map;
}

Node Saver::reserve(int seat) const {
  Node list = list_node();
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    if ((state.held[at] >> seat & 1) != 0) put(list, tile(static_cast<int>(at)));
  }
  for (std::size_t at = 0; at < state.open_count; ++at) {
    if (state.open[at].seat == seat) put(list, bought(state.open[at]));
  }
  return list;
}

/// How many tiles of each kind the reserve holds, where that is more than can be named.
Node Saver::held(int seat) const {
  const auto implied = given::implied_held(rules, state, seat);
  const auto& counted = state.reserve_of[index(seat)];
  Node map = map_node();
  int all = 0;
  for (std::size_t kind = 0; kind < rules.kinds.size(); ++kind) {
    all += counted[kind];
    if (whole || counted[kind] != implied[kind]) put(map, rules.kinds[kind].id, number_node(counted[kind]));
  }
  if (whole || all != state.reserve[index(seat)]) put(map, "all", number_node(state.reserve[index(seat)]));
  return map;
}

void Saver::add_tiles_of(int seat, Node& map) const {
  const Stack& stack = state.stacks[index(seat)];
  put_unless_empty(map, "reserve", reserve(seat), whole);
  Node barriers = list_node();
  for (std::size_t at = stack.named; at > 0; --at) put(barriers, tile(stack.tiles[at - 1]));
  put_unless_empty(map, "stack", std::move(barriers), whole);
  if (whole || stack.height != stack.named) put(map, "barriers", number_node(stack.height));
  put_unless_empty(map, "held", held(seat), whole);
  if (whole || state.slack[index(seat)] != 0) put(map, "slack", number_node(state.slack[index(seat)]));
}

void Saver::add_doge() {
  if (rules.doge_deck < 0) return;
  Node open = list_node();
  if (state.doge >= 0) put(open, tile(state.doge));
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    if ((state.flags[at] & old_doge) != 0) put(open, tile(static_cast<int>(at)));
  }
  Node doge = map_node();
  put_unless_empty(doge, "open", std::move(open), whole);
  if (Node known = deck(rules.doge_deck); known.kind != Node::Kind::null) put(doge, "deck", std::move(known));
  put_unless_empty(root, "doge", std::move(doge), whole);
}

void Saver::add_galley() {
  Node galley = map_node();
  Node builders = map_node();
  for (std::size_t level = 0; level < rules.levels.size(); ++level) {
    Node parts = list_node();
    Node seats = list_node();
    for (int column = 0; column < used_columns(state, level); ++column) {
      const int part = state.ship[level][index(column)];
      const int seat = part == 0 ? -1 : state.builder[level][index(column)];
      put(parts, part == 0 ? Node{} : tile(part - 1));
      put(seats, seat < 0 ? Node{} : text_node(name(seat)));
    }
    put_unless_empty(galley, rules.levels[level], std::move(parts), whole);
    put_unless_empty(builders, rules.levels[level], std::move(seats), whole);
  }
  put_unless_empty(root, "galley", std::move(galley), whole);
  put_unless_empty(root, "builders", std::move(builders), whole);
}

Node Saver::groups(int deck) const {
  std::map<std::int16_t, Node> by_rank;
  const Deck& of = rules.decks[index(deck)];
  for (int at = of.first; at < of.first + of.count; ++at) {
    const std::int16_t rank = state.group[index(at)];
    if (rank == 0) continue;
    put(by_rank.try_emplace(rank, list_node()).first->second, tile(at));
  }
  Node list = list_node();
  for (auto& [rank, group] : by_rank) put(list, std::move(group));
  return list;
}

/// Whether a deck's groups are what they are when nothing is said: one, of all its tiles that lie nowhere else.
bool Saver::is_usual(int deck) const {
  const std::vector<int> implied = given::implied_tiles(rules, state, deck);
  const Deck& of = rules.decks[index(deck)];
  std::int16_t rank = 0;
  for (int at = of.first; at < of.first + of.count; ++at) {
    const bool there = state.group[index(at)] != 0;
    if (there != (std::find(implied.begin(), implied.end(), at) != implied.end())) return false;
    if (there && rank != 0 && state.group[index(at)] != rank) return false;
    if (there) rank = state.group[index(at)];
  }
  return true;
}

Node Saver::deck(int deck) const {
  const DeckState& of = state.decks[index(deck)];
  const bool counted = of.count == given::implied_count(rules, state, deck);
  if (counted && !of.uncertain && !of.single) return whole || !is_usual(deck) ? groups(deck) : Node{};
  Node map = map_node();
  if (whole || !is_usual(deck)) put(map, "groups", groups(deck));
  if (whole || !counted) put(map, "count", number_node(of.count));
  if (whole || of.uncertain) put(map, "unproven", boolean_node(of.uncertain));
  if (whole || of.single) put(map, "single", boolean_node(of.single));
  return map;
}

void Saver::add_decks() {
  Node decks = map_node();
  for (std::size_t at = 0; at < rules.decks.size(); ++at) {
    if (static_cast<int>(at) == rules.doge_deck) continue;
    Node known = deck(static_cast<int>(at));
    if (known.kind != Node::Kind::null) put(decks, rules.decks[at].name, std::move(known));
  }
  put_unless_empty(root, "decks", std::move(decks), whole);
}

void Saver::add_marks() {
  Node marks = map_node();
  Node twice = list_node();
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    const int of = static_cast<int>(at);
    if (given::places_of(rules, state, of) > 1) put(twice, tile(of));
    if (state.flags[at] == given::implied_flags(rules, state, of)) continue;
    Node& list = put_list(marks, rules.tiles[at].id);
    for (std::size_t mark = 0; mark < given::marks.size(); ++mark) {
      if ((state.flags[at] >> mark & 1) != 0) put(list, text_node(given::marks[mark]));
    }
  }
  put_unless_empty(root, "marks", std::move(marks), false);
  put_unless_empty(root, "twice", std::move(twice), false);
}

}  // namespace dogeref::doge_ship
