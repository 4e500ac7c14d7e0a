// A position written down: players, turns, the end. The city is in given_save_city.cpp, what the last line began in
// given_save_answerable.cpp.

#include "games/last_doge/given/keys.h"
#include "games/last_doge/given/loader.h"
#include "games/last_doge/given/saver.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "kit/index.h"
#include "referee/game/given.h"

namespace dogeref::last_doge {

using kit::index;
using rules::boolean_node;
using rules::list_node;
using rules::map_node;
using rules::Node;
using rules::number_node;
using rules::put;
using rules::text_node;

Node Saver::names(std::uint8_t seats) const {
  Node list = list_node();
  for (int seat = 0; seat < state.players; ++seat) {
    if ((seats >> seat & 1) != 0) put(list, name(seat));
  }
  return list;
}

Node Saver::cards(const Cards& cards) const {
  Node list = list_node();
  for (std::size_t kind = 0; kind < rules.cards.size(); ++kind) {
    for (int copy = 0; copy < cards.known[kind]; ++copy) put(list, text_node(rules.cards[kind].id));
  }
  for (int left = cards.unknown(); left > 0; --left) put(list, text_node(given::unknown));
  return list;
}

Node Saver::entries(std::uint64_t set) const {
  Node list = list_node();
  for (int number = 0; number < most_entries; ++number) {
    if ((set >> number & 1U) != 0) put(list, text_node(given::entry_name(rules, number)));
  }
  return list;
}

Node Saver::tracks(const SeatTracks& values) const {
  Node map = map_node();
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    put_number(map, rules.vocabulary.tracks[track], values[track]);
  }
  return map;
}

Node Saver::unproven_of(int seat) const {
  Node list = referee::unproven_tracks(rules.vocabulary, ledger, seat);
  if ((state.hand_doubt >> seat & 1) != 0) put(list, text_node(given::hand_word));
  if (is_astray(state, seat)) put(list, text_node(given::pawn_word));
  return list;
}

Node Saver::artefacts_of(int seat) const {
  Node list = list_node();
  for (std::size_t at = 0; at < rules.artefacts.size(); ++at) {
    if (state.artefact_at[at] == seat) put(list, text_node(rules.artefacts[at].id));
  }
  for (int left = state.unknown_artefacts[index(seat)]; left > 0; --left) put(list, text_node(given::unknown));
  return list;
}

Node Saver::player(int seat) const {
  Node map = map_node();
  if (const int tribe = state.tribes[index(seat)]; tribe >= 0)
    put(map, "tribe", text_node(rules.tribes[index(tribe)].id));
  put_number(map, rules.vocabulary.tracks[0], ledger.own(seat, 0));
  const Cards& hand = state.hands[index(seat)];
  if (whole || ledger.own(seat, card_track) != hand.count) {
    put(map, rules.vocabulary.tracks[card_track], number_node(ledger.own(seat, card_track)));
  }
  if (whole || hand.count != rules.hand.of(state.players) || hand.known_count() != 0) put(map, "hand", cards(hand));
  put_unless_empty(map, "artefacts", artefacts_of(seat));
  const bool has_guessed = (state.guessed >> seat & 1) != 0;
  if (has_guessed) put(map, "guessed", yes_or_line(state.guess_line[index(seat)]));
  if (whole && !has_guessed) put(map, "guessed", boolean_node(false));
  if (!has_guessed) put_number(map, "tries", state.guesses[index(seat)]);
  put_number(map, "turns", state.turns[index(seat)]);
  put_unless_empty(map, "used", entries(state.used_turn[index(seat)] | state.used_game[index(seat)]));
  put_number(map, "fill", state.fill_due[index(seat)]);
  put_flag(map, "out", state.is_out(seat));
  put_flag(map, "may_swap", (state.swap_due >> seat & 1) != 0);
  if (state.is_caught(seat)) put(map, "caught", yes_or_line(state.caught_line[index(seat)]));
  if (whole && !state.is_caught(seat)) put(map, "caught", boolean_node(false));
  put_flag(map, "perhaps_out", (state.perhaps_out >> seat & 1) != 0);
  if (state.is_spared(seat)) put(map, "spared", yes_or_line(state.caught_line[index(seat)]));
  put_unless_empty(map, "off", tracks(ledger.off[index(seat)]));
  put_unless_empty(map, "unproven", unproven_of(seat));
  put_unless_empty(map, "between", referee::save_slack(rules.vocabulary, ledger, seat));
  return map;
}

void Saver::add_players() {
  Node map = map_node();
  for (int seat = 0; seat < state.players; ++seat) put_unless_empty(map, players[index(seat)].written, player(seat));
  put_unless_empty(root, "players", std::move(map));
}

void Saver::add_phase() {
  if (whole || state.phase != Phase::setting_up) {
    put(root, "phase", text_node(given::phases[static_cast<std::size_t>(state.phase)]));
  }
  const bool counts = state.phase == Phase::setting_up && state.setup_seen != given::implied_dealt(state);
  if (whole || counts) put(root, "dealt", names(state.setup_seen));
}

void Saver::add_turn() {
  if (state.turn < 0) return;
  Node map = map_node();
  put(map, "of", name(state.turn));
  put_flag(map, "over", !(state.phase == Phase::escape ? state.running : state.turn_open));
  if (state.tasks_used > 0) put(map, "task", yes_or_line(state.task_line));
  if (state.tasks_used > 1) put_number(map, "tasks", state.tasks_used);
  if (whole && state.tasks_used == 0) put(map, "task", boolean_node(false));
  if (state.last_line != 0) put(map, "task_text", text_node(given::hexadecimal(state.last_line)));
  put_number(map, "unpaid", state.unpaid);
  put_number(map, "shelters", state.shelters);
  put_number(map, "extra_plays", state.extra_plays);
  put_unless_empty(map, "lasting", entries(state.lasting));
  put(root, "turn", std::move(map));
}

void Saver::add_trigger() {
  if (state.trigger == Trigger::none) return;
  Node map = map_node();
  put(map, "reason", text_node(trigger_names[static_cast<std::size_t>(state.trigger) - 1]));
  if (state.triggerer >= 0) put(map, "by", name(state.triggerer));
  put_number(map, "line", state.trigger_line);
  put_flag(map, "fresh", state.trigger_fresh);
  put(root, "trigger", std::move(map));
}

void Saver::add_escape() {
  Node found = map_node();
  for (int seat = 0; seat < state.players; ++seat) {
    const std::size_t steps = state.progress[index(seat)];
    if (steps > 0) put(found, players[index(seat)].written, number_node(rules.path[steps - 1]));
  }
  put_unless_empty(root, "escape", std::move(found));
  put_unless_empty(root, "flipped", cells(state.flipped));
  put_number(root, "unknown_swaps", state.unknown_swaps);
}

void Saver::add_lap() {
  referee::Laps firm = laps;
  firm.loose_order = false;
  const int due = firm.due();
  if (due >= 0) put(root, "due", name(due));
  const referee::Lap& own = laps.shown();
  const int first = own.order[0];
  const referee::Lap implied = given::implied_laps(state, first, due).readings[0];
  Node lap = map_node();
  if (whole || first != 0) put(lap, "first", name(first));
  std::uint8_t gone = 0;
  std::uint8_t gone_too = 0;
  Node open = map_node();
  for (int seat = 0; seat < state.players; ++seat) {
    if (own.tokens[index(seat)] == 0) gone = static_cast<std::uint8_t>(gone | 1U << seat);
    if (implied.tokens[index(seat)] == 0) gone_too = static_cast<std::uint8_t>(gone_too | 1U << seat);
    if (own.open[index(seat)] > 0) put(open, players[index(seat)].written, number_node(own.open[index(seat)]));
  }
  if (whole || ((own.acted ^ implied.acted) & ~gone) != 0) put(lap, "acted", names(own.acted));
  put_unless_empty(lap, "open", std::move(open));
  if (whole || gone != gone_too) put(lap, "gone", names(gone));
  put_unless_empty(root, "lap", std::move(lap));
}

void Saver::add_end() {
  if (state.phase == Phase::over) {
    Node end = map_node();
    put_number(end, "line", state.end_line);
    put_flag(end, "arbiter", state.by_arbiter);
    put_unless_empty(root, "end", std::move(end));
  }
  Node said = list_node();
  if (state.after_end_said) put(said, text_node(given::said[0]));
  if (state.missed_said) put(said, text_node(given::said[1]));
  put_unless_empty(root, "said", std::move(said));
  Node unproven = list_node();
  if (state.city_doubt) put(unproven, text_node(given::unproven[0]));
  if (laps.loose_order) put(unproven, text_node(given::unproven[1]));
  if (state.deck_doubt) put(unproven, text_node(given::unproven[2]));
  if (state.turn_doubt) put(unproven, text_node(given::unproven[3]));
  put_unless_empty(root, "unproven", std::move(unproven));
  if (state.doubtful_guess >= 0) put(root, "doubtful_guess", name(state.doubtful_guess));
  put_number(root, "unverified", state.unverified);
  if (!whole && state.draws == 0 && state.hands_told == 0) return;
  Node draws = map_node();
  put(draws, "made", number_node(state.draws));
  put(draws, "recorded", number_node(state.draws_recorded));
  put_unless_empty(draws, "of", names(state.hands_told));
  put(root, "draws", std::move(draws));
}

Node save_given(const Rules& rules, const referee::Position& position, std::span<const referee::PlayerName> players,
                bool whole) {
  const State plain = given::plain(rules, position.as<State>());
  Saver saver{rules, plain, position.ledger, position.laps, players, whole};
  saver.add_city();
  saver.add_map();
  saver.add_artefacts();
  saver.add_players();
  saver.add_phase();
  saver.add_turn();
  saver.add_trigger();
  saver.add_escape();
  saver.add_lap();
  saver.add_answerable();
  saver.add_end();
  saver.put_unless_empty(saver.root, "left_wrong", parts_left_wrong(rules, saver.root, players, plain.contradicted));
  return std::move(saver.root);
}

}  // namespace dogeref::last_doge
