// A position read: whose turn it is, the round, the players. Names are in load_names.cpp, tiles in load_tiles.cpp.

#include <algorithm>

#include "games/doge_ship/given/keys.h"
#include "games/doge_ship/given/loader.h"
#include "games/doge_ship/model/counting.h"
#include "kit/index.h"
#include "referee/game/given.h"
#include "rules/shape/check.h"

namespace dogeref::doge_ship {

using kit::index;

void Loader::order(const Node& given) {
  referee::Lap& lap = laps.readings[0];
  seat_order(given.find("order"), lap);
  if (rules.laps_turn_back) lap.snake = flag_of(given.find("turned_back"), false) ? 2 : 1;
}

/// As many as the round brings, by what is read of the position so far.
int Loader::usual_tokens(int seat) const {
  const int round = std::max<int>(1, state.round);
  return static_cast<int>(tokens_of({rules, state, ledger, laps.readings[0], seat, round}).value);
}

void Loader::round(const Node& given) {
  for (const Member& die : members_of(given.find("dice"))) {
    for (std::size_t panel = 0; panel < rules.panels.size(); ++panel) {
      if (rules.panels[panel].id != die.key) continue;
      state.dice[panel] = static_cast<std::uint8_t>(die.value.integer);
      if (!rules.panel_in_use(static_cast<int>(panel), state.players)) {
        faults.add(die.key_origin, "the die '" + die.key + "' is not in a game of " + std::to_string(state.players));
      }
    }
  }
  state.round = static_cast<std::int16_t>(integer_of(given.find("round"), 0));
  if (const Node* spaces = given.find("taken")) taken(*spaces, given.find("since"));
  if (const Node* node = given.find("doge")) doge(*node);
  state.stage = given::implied_stage(state);
  if (const Node* phase = given.find("phase")) {
    const auto* const named = std::find(given::phases.begin(), given::phases.end(), phase->text);
    state.stage = static_cast<Stage>(named - given::phases.begin());
  }
  if (state.stage != Stage::before && given.find("round") == nullptr) state.round = 1;
  for (int seat = 0; seat < state.players; ++seat)
    laps.readings[0].tokens[index(seat)] = static_cast<std::uint8_t>(usual_tokens(seat));
  state.last_round = flag_of(given.find("last_round"), is_last_round(rules, state));
}

void Loader::hold(int space, const Node& player) {
  const int seat = seat_named(player.origin, player.text);
  if (space < 0 || seat < 0) return;
  if (state.holder[index(space)] < 0) {
    state.holder[index(space)] = static_cast<std::int8_t>(seat);
  } else if (state.more_count < max_more_tokens) {
    state.more_on[state.more_count] = static_cast<std::uint8_t>(space);
    state.more_of[state.more_count++] = static_cast<std::int8_t>(seat);
  }
}

void Loader::taken(const Node& spaces, const Node* since) {
  referee::NamedOnce once(faults);
  for (const Member& member : spaces.members) {
    const int space = space_named(member);
    once.take(space, member);
    if (!member.value.is_list()) hold(space, member.value);
    for (const Member& item : member.value.members) hold(space, item.value);
  }
  referee::NamedOnce once_since(faults);
  for (const Member& member : members_of(since)) {
    const int space = space_named(member);
    once_since.take(space, member);
    if (space >= 0) state.held_since[index(space)] = static_cast<std::uint32_t>(member.value.integer);
  }
}

void Loader::tracks(const Node& map, TrackAmounts& into) {
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    const Node* const value = map.find(rules.vocabulary.tracks[track]);
    if (value != nullptr) into[track] = static_cast<std::int32_t>(value->integer);
  }
}

void Loader::player(int seat, const Node& node) {
  referee::Lap& lap = laps.readings[0];
  tracks(node, ledger.value[index(seat)]);
  if (const Node* off = node.find("off")) tracks(*off, ledger.off[index(seat)]);
  lap.tokens[index(seat)] = static_cast<std::uint8_t>(integer_of(node.find("tokens"), usual_tokens(seat)));
  lap.open[index(seat)] = static_cast<std::uint8_t>(integer_of(node.find("open_tokens"), 0));
  if (flag_of(node.find("acted"), false)) lap.acted = static_cast<std::uint8_t>(lap.acted | 1U << seat);
  const Node* const unproven = node.find("unproven");
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (!lists(unproven, rules.vocabulary.tracks[track])) continue;
    load_slack(node.find("between"), rules.vocabulary, seat, static_cast<int>(track), ledger);
  }
  if (lists(unproven, given::tiles_word)) state.unproven = static_cast<std::uint8_t>(state.unproven | 1U << seat);
  if (const Node* list = node.find("reserve")) reserve(seat, *list);
  if (const Node* list = node.find("stack")) stack(seat, *list);
  Stack& own = state.stacks[index(seat)];
  own.height = static_cast<std::uint8_t>(integer_of(node.find("barriers"), own.named));
  held(seat, node.find("held"));
  state.slack[index(seat)] = static_cast<std::uint8_t>(integer_of(node.find("slack"), 0));
}

namespace {

/// Those who come before the player due have acted in this lap; unless the player due cannot be due at all.
void pass_to(referee::Laps& laps, int due) {
  referee::Lap& lap = laps.readings[0];
  if (lap.tokens[index(due)] <= lap.open[index(due)]) return;
  for (int place = 0; place < laps.seats; ++place) {
    if (laps.due() == due) return;
    const int seat = lap.order[index(place)];
    if (laps.due() == seat) lap.acted = static_cast<std::uint8_t>(lap.acted | 1U << seat);
  }
}

bool says_who_acted(const Node& given) {
  const auto players = members_of(given.find("players"));
  return std::any_of(players.begin(), players.end(),
                     [](const Member& player) { return player.value.find("acted") != nullptr; });
}

}  // namespace

void Loader::turn(const Node& given) {
  if (const Node* computed = given.find("computed")) {
    laps.readings[1] = laps.readings[0];
    laps.count = 2;
    reading(*computed, laps.readings[0]);
  }
  if (const Node* unproven = given.find("unproven")) {
    laps.loose_order = flag_of(unproven->find("order"), false);
    laps.loose_tokens = seats_named(unproven->find("tokens"));
  }
  const Node* const due = given.find("due");
  if (due == nullptr) return;
  const int seat = seat_named(due->origin, due->text);
  if (seat < 0) return;
  if (laps.count == 1 && !says_who_acted(given)) pass_to(laps, seat);
  if (laps.due() == seat) return;
  const std::string who = laps.due() < 0 ? "nobody" : players[index(laps.due())].written;
  faults.add(due->origin, "by order and tokens " + who + " is due");
}

void Loader::lines(const Node& given) {
  const Node none = rules::map_node();
  const Node* const node = given.find("lines");
  const Node& of = node == nullptr ? none : *node;
  const Node* const written = of.find("written");
  const unsigned implied = given::implied_lines(state);
  const auto has = [&](GameForm form) {
    return written == nullptr ? (implied >> form & 1) != 0 : lists(written, given::forms[form]);
  };
  state.round_written = has(round_form);
  state.dice_written = has(dice_form);
  state.doge_written = has(doge_form);
  state.order_written = has(order_form);
  state.water_written = has(water_form);
  state.bids_written = has(bids_form);
  state.dice_told = lists(of.find("missed"), "dice");
  state.doge_told = lists(of.find("missed"), "doge");
  state.dice_late = lists(of.find("late"), "dice");
  state.bids_lost = lists(of.find("lost"), "bids");
  const int round = state.round_written ? state.round : 0;
  state.last_written = static_cast<std::int16_t>(integer_of(of.find("round"), round));
  state.acted = flag_of(given.find("begun"), given::implied_begun(state, laps));
}

void Loader::next(const Node& given) {
  const Node* const node = given.find("next");
  if (state.stage != Stage::closing) {
    if (node != nullptr) faults.add(node->origin, "order and tokens of the next round are known in phase end only");
    return;
  }
  given::imply_next(rules, state, ledger, laps);
  if (node == nullptr) return;
  state.next_count = 1;
  reading(*node, state.next[0]);
  state.next[1] = state.next[0];
  if (const Node* computed = node->find("computed")) {
    state.next_count = 2;
    reading(*computed, state.next[0]);
  }
  const Node* const unproven = node->find("unproven");
  state.next_loose_order = unproven != nullptr && flag_of(unproven->find("order"), false);
  state.next_loose_tokens = unproven == nullptr ? std::uint8_t{0} : seats_named(unproven->find("tokens"));
}

void Loader::end(const Node& given) {
  const Node* const ended = given.find("ended");
  state.ended = ended != nullptr;
  state.by_arbiter = ended != nullptr && ended->text == given::endings[2];
  const bool by_condition = ended != nullptr && ended->text == given::endings[3];
  state.by_condition = flag_of(given.find("condition_met"), by_condition);
  const bool by_galley = ended != nullptr && ended->text == given::endings[0];
  state.by_galley = flag_of(given.find("galley_complete"), by_galley || given::implied_complete(rules, state));
  state.after_end_said = flag_of(given.find("after_end"), false);
  if (const Node* draws = given.find("draws")) {
    state.draws = integer_of(draws->find("made"), 0);
    state.draws_recorded = integer_of(draws->find("recorded"), 0);
  }
}

bool load_given(const Rules& rules, const Node& given, std::span<const referee::PlayerName> players,
                referee::Position& position, rules::FaultList& faults) {
  const std::size_t before = faults.size();
  rules::check(given, given_shape(rules), {}, faults);
  if (faults.size() != before || faults.full()) return false;
  Loader loader{rules, position.as<State>(), position.ledger, position.laps, players, faults};
  for (const Member& item : members_of(given.find("twice"))) {
    const int tile = loader.tile_named(item.value);
    if (tile >= 0) loader.twice.set(index(tile));
  }
  loader.order(given);
  loader.round(given);
  referee::NamedOnce once(faults);
  for (const Member& member : members_of(given.find("players"))) {
    const int seat = loader.seat_named(member.key_origin, member.key);
    once.take(seat, member);
    if (seat >= 0) loader.player(seat, member.value);
  }
  if (const Node* node = given.find("galley")) loader.galley(*node);
  if (const Node* node = given.find("builders")) loader.builders(*node);
  if (const Node* node = given.find("marks")) loader.marks(*node);
  loader.decks(given);
  loader.turn(given);
  loader.lines(given);
  loader.next(given);
  loader.end(given);
  return faults.size() == before && !faults.full();
}

}  // namespace dogeref::doge_ship
