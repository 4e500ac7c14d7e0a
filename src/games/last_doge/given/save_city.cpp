// The city and what is known of it, written down.

#include <algorithm>
#include <bit>

#include "games/last_doge/given/keys.h"
#include "games/last_doge/given/saver.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

using rules::boolean_node;
using rules::list_node;
using rules::map_node;
using rules::Node;
using rules::number_node;
using rules::put;
using rules::text_node;

Node Saver::cell(int at) const { return text_node(cell_name(state, at)); }

Node Saver::cells(std::uint32_t set) const {
  Node list = list_node();
  for (int at = 0; at < state.cell_count; ++at) {
    if ((set >> at & 1U) != 0) put(list, cell(at));
  }
  return list;
}

void Saver::add_city() {
  put(root, "order", names(0xff));
  Node city = list_node();
  for (int at = 0; at < state.cell_count; ++at) put(city, cell(at));
  put_unless_empty(root, "city", std::move(city));
}

/// One tile (with those alike in print), one district, or all districts and tiles that it may be.
Node Saver::tiles(std::uint32_t candidates) const {
  if (const int first = std::countr_zero(candidates); candidates != 0 && candidates == rules.likes(first)) {
    return text_node(rules.tile(first).id);
  }
  Node list = list_node();
  std::uint32_t left = candidates;
  for (std::size_t district = 0; district < rules.of_district.size(); ++district) {
    const std::uint32_t own = rules.of_district[district];
    if (own == candidates) return number_node(static_cast<std::int64_t>(district));
    if (own == 0 || (own & ~candidates) != 0) continue;
    put(list, number_node(static_cast<std::int64_t>(district)));
    left &= ~own;
  }
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    if ((left >> tile & 1U) != 0) put(list, text_node(rules.tiles[tile].id));
  }
  return list;
}

Node Saver::map(std::uint32_t Lying::*of) const {
  Node map = map_node();
  for (int at = 0; at < state.cell_count; ++at) {
    const std::uint32_t candidates = state.lying[index(at)].*of;
    if (candidates != all_tiles(rules)) put(map, cell_name(state, at), tiles(candidates));
  }
  return map;
}

Node Saver::same(std::uint8_t Lying::*of) const {
  std::array<Node, most_cells + 1> groups;
  groups.fill(list_node());
  for (int at = 0; at < state.cell_count; ++at) {
    if (const std::uint8_t group = state.lying[index(at)].*of; group != 0) put(groups[group], cell(at));
  }
  Node same = list_node();
  for (Node& group : groups) {
    if (!group.members.empty()) put(same, std::move(group));
  }
  return same;
}

void Saver::add_before_swap() {
  if (state.unknown_swaps != 1) return;
  Node hidden = list_node();
  for (int at = 0; at < state.cell_count; ++at) {
    if (state.lying[index(at)].may_have_moved) put(hidden, cell(at));
  }
  Node before = map_node();
  put_unless_empty(before, "map", map(&Lying::before));
  put_unless_empty(before, "same", same(&Lying::was_group));
  put_unless_empty(before, "hidden", std::move(hidden));
  put_unless_empty(root, "before_swap", std::move(before));
}

void Saver::add_map() {
  Node told = map_node();
  for (int at = 0; at < state.cell_count; ++at) {
    const std::uint32_t line = state.lying[index(at)].line;
    if (line != 0) put(told, cell_name(state, at), number_node(line));
  }
  put_unless_empty(root, "map", map(&Lying::candidates));
  const std::uint32_t first = state.lying[0].line;
  const auto is_first = [first](const Lying& lying) { return lying.line == first; };
  const bool all_alike = std::all_of(state.lying.begin(), state.lying.begin() + state.cell_count, is_first);
  if (!whole && all_alike && told.members.size() > 1) told = number_node(first);
  if (!told.is_map() || whole || !told.members.empty()) put(root, "told", std::move(told));
  put_unless_empty(root, "same", same(&Lying::group));
  Node followed = list_node();
  for (int at = 0; at < state.cell_count; ++at) {
    if (state.lying[index(at)].followed) put(followed, cell(at));
  }
  put_unless_empty(root, "followed", std::move(followed));
  add_before_swap();
  if (whole || state.full_map != given::implied_whole_map(rules, state)) {
    put(root, "whole_map", boolean_node(state.full_map));
  }
  put_unless_empty(root, "open", cells(state.face_up));
  put_unless_empty(root, "maybe_open", cells(state.up_doubt));
  put_number(root, "open_unwritten", state.up_unwritten);
  if (whole || state.discovered != given::implied_discovered(rules, state)) {
    put(root, "discovered", cells(state.discovered));
  }
  Node pawns = map_node();
  for (int seat = 0; seat < state.players; ++seat) {
    const int at = state.pawns[index(seat)];
    if (at >= 0) put(pawns, players[index(seat)].written, cell(at));
  }
  put_unless_empty(root, "pawns", std::move(pawns));
}

void Saver::add_artefacts() {
  Node market = list_node();
  Node gone = list_node();
  Node doubtful = list_node();
  for (std::size_t at = 0; at < rules.artefacts.size(); ++at) {
    if (state.artefact_at[at] == in_market) put(market, text_node(rules.artefacts[at].id));
    if ((state.unsure_market >> at & 1U) != 0) put(doubtful, text_node(rules.artefacts[at].id));
    if (state.artefact_at[at] == out_of_game) put(gone, text_node(rules.artefacts[at].id));
  }
  for (int left = state.market_short; left > 0; --left) put(market, text_node(given::unknown));
  put_unless_empty(root, "market", std::move(market));
  put_unless_empty(root, "doubtful_market", std::move(doubtful));
  put_unless_empty(root, "gone", std::move(gone));
  put_unless_empty(root, "discard", cards(state.discard));
  put_unless_empty(root, "shuffled_in", cards(state.fill_pile));
  if (state.old_deck != 0) put(root, "old_deck", number_node(state.old_deck - 1));
  if (state.treasure >= 0) put(root, "treasure", name(state.treasure));
}

}  // namespace dogeref::last_doge
