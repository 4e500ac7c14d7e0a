// A position written down: whose turn it is, the round, the players. Tiles are in save_tiles.cpp.

#include <string>

#include "games/doge_ship/given/keys.h"
#include "games/doge_ship/given/saver.h"
#include "games/doge_ship/model/counting.h"
#include "kit/index.h"
#include "referee/game/given.h"

namespace dogeref::doge_ship {

using kit::index;
using rules::boolean_node;
using rules::list_node;
using rules::map_node;
using rules::Node;
using rules::number_node;
using rules::put;
using rules::text_node;

void put_unless_empty(Node& map, std::string_view key, Node value, bool whole) {
  if (whole || !value.members.empty()) put(map, key, std::move(value));
}

Node Saver::names(std::uint8_t seats) const {
  Node list = list_node();
  for (int seat = 0; seat < state.players; ++seat) {
    if ((seats >> seat & 1) != 0) put(list, text_node(name(seat)));
  }
  return list;
}

Node Saver::order(const referee::Lap& lap) const {
  Node list = list_node();
  for (int place = 0; place < state.players; ++place) put(list, text_node(name(lap.order[index(place)])));
  return list;
}

/// Only numbers other than `usual`.
Node Saver::by_name(const std::array<std::uint8_t, max_seats>& numbers, int usual) const {
  Node map = map_node();
  for (int seat = 0; seat < state.players; ++seat) {
    const int number = numbers[index(seat)];
    if (whole || number != usual) put(map, name(seat), number_node(number));
  }
  return map;
}

Node Saver::reading(const referee::Lap& lap) const {
  Node map = map_node();
  put(map, "order", order(lap));
  put_unless_empty(map, "tokens", by_name(lap.tokens, rules.token_amount.is_fixed() ? rules.tokens : -1), whole);
  put_unless_empty(map, "open_tokens", by_name(lap.open, 0), whole);
  put_unless_empty(map, "acted", names(lap.acted), whole);
  return map;
}

Node Saver::unproven_turn(bool loose_order, std::uint8_t loose_tokens) const {
  Node map = map_node();
  if (whole || loose_order) put(map, "order", boolean_node(loose_order));
  put_unless_empty(map, "tokens", names(loose_tokens), whole);
  return map;
}

void Saver::add_order() {
  put(root, "order", order(laps.shown()));
  bool as_seated = true;
  for (int place = 0; place < state.players; ++place)
    as_seated = as_seated && laps.shown().order[index(place)] == place;
  if (!as_seated || whole) put(root, "seats", names(0xff));
  if (laps.shown().snake == 2 || (whole && rules.laps_turn_back))
    put(root, "turned_back", boolean_node(laps.shown().snake == 2));
}

void Saver::add_round() {
  if (state.round != 0 || whole) put(root, "round", number_node(state.round));
  if (whole || state.stage != given::implied_stage(state)) {
    put(root, "phase", text_node(given::phases[static_cast<std::size_t>(state.stage)]));
  }
  if (whole || state.acted != given::implied_begun(state, laps)) put(root, "begun", boolean_node(state.acted));
  Node dice = map_node();
  for (std::size_t panel = 0; panel < rules.panels.size(); ++panel) {
    if (state.dice[panel] != unknown_die) put(dice, rules.panels[panel].id, number_node(state.dice[panel]));
  }
  put_unless_empty(root, "dice", std::move(dice), whole);
}

/// Whose token lies on a space; a list where there are several.
Node Saver::holders(std::size_t space) const {
  Node first = text_node(name(state.holder[space]));
  if (tokens_on(state, static_cast<int>(space)) == 1) return first;
  Node list = list_node();
  put(list, std::move(first));
  for (std::size_t more = 0; more < state.more_count; ++more) {
    if (state.more_on[more] == space) put(list, text_node(name(state.more_of[more])));
  }
  return list;
}

void Saver::add_taken() {
  Node taken = map_node();
  Node since = map_node();
  for (std::size_t at = 0; at < rules.spaces.size(); ++at) {
    if (state.holder[at] < 0) continue;
    const Space& space = rules.spaces[at];
    const std::string key = rules.panels[index(space.panel)].id + " " + std::to_string(space.number);
    put(taken, key, holders(at));
    if (state.held_since[at] != 0) put(since, key, number_node(state.held_since[at]));
  }
  put_unless_empty(root, "taken", std::move(taken), whole);
  put_unless_empty(root, "since", std::move(since), whole);
}

Node Saver::tracks(const TrackAmounts& values, const TrackAmounts& usual) const {
  Node map = map_node();
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (whole || values[track] != usual[track]) put(map, rules.vocabulary.tracks[track], number_node(values[track]));
  }
  return map;
}

Node Saver::unproven_of(int seat) const {
  Node list = referee::unproven_tracks(rules.vocabulary, ledger, seat);
  if ((state.unproven >> seat & 1) != 0) put(list, text_node(given::tiles_word));
  return list;
}

Node Saver::player(int seat) const {
  const referee::Lap& lap = laps.shown();
  Node map = tracks(ledger.value[index(seat)], rules.seats[state.players][index(seat)]);
  // Where counts decide how many there are, they may decide otherwise in another position.
  if (whole || !rules.token_amount.is_fixed() || lap.tokens[index(seat)] != rules.tokens)
    put(map, "tokens", number_node(lap.tokens[index(seat)]));
  if (whole || lap.open[index(seat)] != 0) put(map, "open_tokens", number_node(lap.open[index(seat)]));
  const bool acted = (lap.acted >> seat & 1) != 0;
  if (whole || acted) put(map, "acted", boolean_node(acted));
  add_tiles_of(seat, map);
  put_unless_empty(map, "off", tracks(ledger.off[index(seat)], {}), whole);
  put_unless_empty(map, "unproven", unproven_of(seat), whole);
  put_unless_empty(map, "between", referee::save_slack(rules.vocabulary, ledger, seat), false);
  return map;
}

void Saver::add_players() {
  Node map = map_node();
  for (int seat = 0; seat < state.players; ++seat) put_unless_empty(map, name(seat), player(seat), whole);
  put_unless_empty(root, "players", std::move(map), whole);
}

void Saver::add_turn() {
  if (const int due = laps.due(); due >= 0) put(root, "due", text_node(name(due)));
  put_unless_empty(root, "unproven", unproven_turn(laps.loose_order, laps.loose_tokens), whole);
  if (laps.count == 2) put(root, "computed", reading(laps.readings[0]));
}

void Saver::add_lines() {
  const bool written[] = {state.round_written, state.dice_written,  state.doge_written,
                          state.order_written, state.water_written, state.bids_written};
  unsigned bits = 0;
  Node list = list_node();
  for (std::size_t form = 0; form < given::forms.size(); ++form) {
    if (!written[form]) continue;
    bits |= 1U << form;
    put(list, text_node(given::forms[form]));
  }
  Node lines = map_node();
  if (whole || bits != given::implied_lines(state)) put(lines, "written", std::move(list));
  Node missed = list_node();
  if (state.dice_told) put(missed, text_node("dice"));
  if (state.doge_told) put(missed, text_node("doge"));
  put_unless_empty(lines, "missed", std::move(missed), whole);
  if (state.dice_late) put(put_list(lines, "late"), text_node("dice"));
  if (state.bids_lost) put(put_list(lines, "lost"), text_node("bids"));
  if (whole || state.last_written != (state.round_written ? state.round : 0)) {
    put(lines, "round", number_node(state.last_written));
  }
  put_unless_empty(root, "lines", std::move(lines), whole);
}

void Saver::add_next() {
  if (state.stage != Stage::closing) return;
  State implied = state;
  given::imply_next(rules, implied, ledger, laps);
  const bool same = implied.next_count == state.next_count && implied.next[0] == state.next[0] &&
                    (state.next_count == 1 || implied.next[1] == state.next[1]) &&
                    implied.next_loose_order == state.next_loose_order &&
                    implied.next_loose_tokens == state.next_loose_tokens;
  if (same && !whole) return;
  Node next = reading(state.next[state.next_count - 1U]);
  if (state.next_count == 2) put(next, "computed", reading(state.next[0]));
  put_unless_empty(next, "unproven", unproven_turn(state.next_loose_order, state.next_loose_tokens), whole);
  put(root, "next", std::move(next));
}

void Saver::add_end() {
  const bool last = is_last_round(rules, state);
  if (whole || state.last_round != last) put(root, "last_round", boolean_node(state.last_round));
  const std::string_view ending = reason_of(state);
  const bool complete = given::implied_complete(rules, state) || (state.ended && ending == given::endings[0]);
  if (whole || state.by_galley != complete) put(root, "galley_complete", boolean_node(state.by_galley));
  const bool says_condition = state.by_condition && !(state.ended && ending == given::endings[3]);
  if (says_condition || (whole && !rules.ends.empty())) put(root, "condition_met", boolean_node(state.by_condition));
  if (state.ended) put(root, "ended", text_node(ending));
  if (whole || state.after_end_said) put(root, "after_end", boolean_node(state.after_end_said));
  if (!whole && state.draws == 0 && state.draws_recorded == 0) return;
  Node draws = map_node();
  put(draws, "made", number_node(state.draws));
  put(draws, "recorded", number_node(state.draws_recorded));
  put(root, "draws", std::move(draws));
}

Node save_given(const Rules& rules, const referee::Position& position, std::span<const referee::PlayerName> players,
                bool whole) {
  Saver saver{rules, position.as<State>(), position.ledger, position.laps, players, whole};
  saver.add_order();
  saver.add_round();
  saver.add_doge();
  saver.add_taken();
  saver.add_players();
  saver.add_galley();
  saver.add_decks();
  saver.add_turn();
  saver.add_lines();
  saver.add_next();
  saver.add_marks();
  saver.add_end();
  return std::move(saver.root);
}

}  // namespace dogeref::doge_ship
