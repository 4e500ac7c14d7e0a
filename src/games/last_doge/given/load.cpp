// A position read: players, turns, the end. Names are in given_load_names.cpp, the city in given_load_city.cpp, the
// order of turns in given_load_lap.cpp.

#include <algorithm>

#include "games/last_doge/given/loader.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/turn/setup.h"
#include "kit/index.h"
#include "referee/game/given.h"
#include "rules/shape/check.h"

namespace dogeref::last_doge {

using given::Part;
using kit::index;
using rules::flag_of;
using rules::integer_of;
using rules::lists;
using rules::Member;
using rules::members_of;
using rules::Node;

namespace {

/// The line on which something happened; 0 when only that it did is known.
std::uint32_t line_of(const Node& node) {
  return node.kind == Node::Kind::integer ? static_cast<std::uint32_t>(node.integer) : 0U;
}

bool has_happened(const Node* node) { return node != nullptr && (node->kind == Node::Kind::integer || node->boolean); }

template <class Words>
int place_in(const Words& words, std::string_view word) {
  return static_cast<int>(std::find(words.begin(), words.end(), word) - words.begin());
}

void set_bit(std::uint8_t& bits, int seat, bool on) {
  if (on) bits = static_cast<std::uint8_t>(bits | 1U << seat);
}

}  // namespace

void Loader::hand(int seat, const Node& node) {
  Cards& hand = state.hands[index(seat)];
  if (const Node* list = node.find("hand")) hand = cards_named(*list);
  const std::string& track = rules.vocabulary.tracks[card_track];
  ledger.value[index(seat)][card_track] = integer_of(node.find(track), hand.count);
}

void Loader::artefacts_of(int seat, const Node& list) {
  for (const Member& item : list.members) {
    if (item.value.text == given::unknown) {
      ++state.unknown_artefacts[index(seat)];
      ++unknown_artefacts;
      continue;
    }
    const int artefact = artefact_named(item.value);
    if (artefact >= 0) lay(artefact, static_cast<std::int8_t>(seat), item.value.origin);
  }
}

/// Whether an effect is used up for the turn or for the game follows from the effect.
void Loader::used(int seat, const Node* list) {
  for (const Member& item : members_of(list)) {
    const int number = entry_of(&item.value);
    if (number < 0) continue;
    const std::uint64_t bit = std::uint64_t{1} << number;
    const Limit limit = given::limit_of(rules, number);
    if (limit == Limit::turn) state.used_turn[index(seat)] |= bit;
    if (limit == Limit::game) state.used_game[index(seat)] |= bit;
    if (limit == Limit::none) faults.add(item.value.origin, "the effect of '" + item.value.text + "' has no limit");
  }
}

void Loader::player(int seat, const Node& node) {
  const auto& tracks = rules.vocabulary.tracks;
  if (const Node* tribe = node.find("tribe")) {
    state.tribes[index(seat)] = static_cast<std::int8_t>(place_in(rules.vocabulary.colours, tribe->text));
  }
  ledger.value[index(seat)][0] = integer_of(node.find(tracks[0]), 0);
  hand(seat, node);
  if (const Node* list = node.find("artefacts")) artefacts_of(seat, *list);
  if (const Node* guessed = node.find("guessed"); has_happened(guessed)) {
    set_bit(state.guessed, seat, true);
    state.guesses[index(seat)] = static_cast<std::uint8_t>(rules.guess_tries);
    state.guess_line[index(seat)] = line_of(*guessed);
  }
  if (const Node* tries = node.find("tries"))
    state.guesses[index(seat)] = static_cast<std::uint8_t>(integer_of(tries, 0));
  state.turns[index(seat)] = static_cast<std::uint16_t>(integer_of(node.find("turns"), 0));
  used(seat, node.find("used"));
  state.fill_due[index(seat)] = static_cast<std::int8_t>(integer_of(node.find("fill"), 0));
  set_bit(state.out, seat, flag_of(node.find("out"), false));
  set_bit(state.swap_due, seat, flag_of(node.find("may_swap"), false));
  if (const Node* caught = node.find("caught"); has_happened(caught)) {
    set_bit(state.caught, seat, true);
    state.caught_line[index(seat)] = line_of(*caught);
    if (state.is_out(seat)) faults.add(caught->origin, "nobody is both out and caught");
  }
  set_bit(state.perhaps_out, seat, flag_of(node.find("perhaps_out"), false));
  if (const Node* spared = node.find("spared"); has_happened(spared)) {
    set_bit(state.spared, seat, true);
    state.caught_line[index(seat)] = line_of(*spared);
  }
  const Node* const off = node.find("off");
  const Node* const unproven = node.find("unproven");
  for (std::size_t track = 0; track < tracks.size(); ++track) {
    if (off != nullptr) ledger.off[index(seat)][track] = integer_of(off->find(tracks[track]), 0);
    if (lists(unproven, tracks[track]))
      referee::load_slack(node.find("between"), rules.vocabulary, seat, static_cast<int>(track), ledger);
  }
  set_bit(state.hand_doubt, seat, lists(unproven, given::hand_word));
  set_bit(state.pawn_doubt, seat, lists(unproven, given::pawn_word));
}

void Loader::check_tribes(const Node& map) {
  for (const Member& member : map.members) {
    const Node* const tribe = member.value.find("tribe");
    if (tribe == nullptr) continue;
    const int own = place_in(rules.vocabulary.colours, tribe->text);
    if (std::count(state.tribes.begin(), state.tribes.end(), static_cast<std::int8_t>(own)) < 2) continue;
    return cannot_be(Part::tribes, tribe->origin, "two players have the tribe " + tribe->text);
  }
}

/// No more copies of a card than there are, no more cards and artefacts than the game has.
void Loader::check_cards(const Node& given) {
  const Node* const hands = given.find("players");
  const rules::Origin at = hands != nullptr ? hands->origin : given.origin;
  for (std::size_t kind = 0; kind < rules.cards.size(); ++kind) {
    const int card = static_cast<int>(kind);
    const int there = copies_in_game(rules, state, card);
    const int found = known_outside(state, card);
    if (found <= there) continue;
    cannot_be(Part::cards, at,
              "copies of " + rules.cards[kind].id + " found: " + std::to_string(found) +
                  ", in the game: " + std::to_string(there));
  }
  int out = state.discard.count;
  for (int seat = 0; seat < state.players; ++seat) out += state.hands[index(seat)].count;
  if (out > state.card_total) {
    cannot_be(Part::cards, at,
              "cards found: " + std::to_string(out) + ", in the game: " + std::to_string(state.card_total));
  }
  const auto named = std::count_if(seen.begin(), seen.end(), [](const rules::Origin& each) { return each.line != 0; });
  if (static_cast<std::size_t>(named + unknown_artefacts) <= rules.artefacts.size()) return;
  cannot_be(Part::artefacts, at, "more artefacts than there are (" + std::to_string(rules.artefacts.size()) + ")");
}

void Loader::phase(const Node& given) {
  const Node* const phase = given.find("phase");
  state.phase = given.find("end") != nullptr      ? Phase::over
                : given.find("escape") != nullptr ? Phase::escape
                : given.find("turn") != nullptr   ? Phase::turns
                                                  : Phase::setting_up;
  if (phase != nullptr) state.phase = static_cast<Phase>(place_in(given::phases, phase->text));
  state.scores_counted = state.phase == Phase::over;
}

void Loader::turn(const Node& node) {
  state.turn = static_cast<std::int8_t>(seat_named(*node.find("of")));
  const bool goes_on = !flag_of(node.find("over"), false);
  state.turn_open = goes_on && state.phase == Phase::turns;
  state.running = goes_on && state.phase == Phase::escape;
  if (const Node* task = node.find("task"); has_happened(task)) {
    state.tasks_used = static_cast<std::uint8_t>(integer_of(node.find("tasks"), 1));
    state.task_line = line_of(*task);
  }
  if (const Node* text = node.find("task_text")) {
    state.last_line = given::number_of_hexadecimal(text->text);
    if (state.last_line == 0) faults.add(text->origin, "needs a hexadecimal number");
  }
  state.unpaid = static_cast<std::uint8_t>(integer_of(node.find("unpaid"), 0));
  state.shelters = static_cast<std::uint8_t>(integer_of(node.find("shelters"), 0));
  state.extra_plays = static_cast<std::uint8_t>(integer_of(node.find("extra_plays"), 0));
  for (const Member& item : members_of(node.find("lasting"))) {
    const int number = entry_of(&item.value);
    if (number >= 0) state.lasting |= std::uint64_t{1} << number;
  }
}

void Loader::trigger(const Node& node) {
  const Node* const reason = node.is_map() ? node.find("reason") : &node;
  state.trigger = static_cast<Trigger>(place_in(trigger_names, reason->text) + 1);
  state.triggerer = static_cast<std::int8_t>(seat_of(node.find("by"), node.is_map() ? -1 : state.turn));
  if (const Node* line = node.find("line")) state.trigger_line = line_of(*line);
  state.trigger_fresh = flag_of(node.find("fresh"), false);
}

void Loader::escape(const Node& map) {
  referee::NamedOnce once(faults);
  for (const Member& member : map.members) {
    const int seat = referee::given_seat(players, member.key_origin, member.key, faults);
    once.take(seat, member);
    const auto found = std::find(rules.path.begin(), rules.path.end(), static_cast<int>(member.value.integer));
    if (seat < 0) continue;
    if (found == rules.path.end()) {
      faults.add(member.value.origin, "not a number of the escape: " + std::to_string(member.value.integer));
    } else if (found + 1 == rules.path.end() && !state.is_out(seat) && !state.is_caught(seat)) {
      faults.add(member.value.origin, "who has come to the last number is out or caught");
    } else {
      state.progress[index(seat)] = static_cast<std::uint8_t>(found - rules.path.begin() + 1);
    }
  }
}

void Loader::end(const Node& given) {
  if (const Node* end = given.find("end")) {
    if (const Node* line = end->find("line")) state.end_line = line_of(*line);
    state.by_arbiter = flag_of(end->find("arbiter"), false);
  }
  state.after_end_said = lists(given.find("said"), given::said[0]);
  state.missed_said = lists(given.find("said"), given::said[1]);
  state.unverified = static_cast<std::uint16_t>(integer_of(given.find("unverified"), 0));
  const Node* const draws = given.find("draws");
  if (draws == nullptr) return;
  state.hands_told = seats_named(draws->find("of"));
  state.draws = static_cast<std::uint16_t>(integer_of(draws->find("made"), 0));
  state.draws_recorded = static_cast<std::uint16_t>(integer_of(draws->find("recorded"), 0));
}

void Loader::load(const Node& given) {
  state.contradicted = (left_wrong >> static_cast<unsigned>(Part::map) & 1U) != 0;
  state.city_doubt = lists(given.find("unproven"), given::unproven[0]);
  state.deck_doubt = lists(given.find("unproven"), given::unproven[2]);
  state.turn_doubt = lists(given.find("unproven"), given::unproven[3]);
  phase(given);
  if (const Node* list = given.find("city")) city(*list);
  state.unknown_swaps = static_cast<std::uint8_t>(integer_of(given.find("unknown_swaps"), 0));
  map(given);
  state.treasure = static_cast<std::int8_t>(seat_of(given.find("treasure"), -1));
  state.doubtful_guess = static_cast<std::int8_t>(seat_of(given.find("doubtful_guess"), -1));
  if (const Node* map = given.find("pawns")) pawns(*map), check_pawns(*map);
  check_map(given);
  state.up_doubt = cells_named(given.find("maybe_open"));
  state.up_unwritten = static_cast<std::uint8_t>(integer_of(given.find("open_unwritten"), 0));
  if (const Node* list = given.find("market")) market(*list);
  for (const Member& item : members_of(given.find("doubtful_market"))) {
    const int artefact = artefact_named(item.value);
    if (artefact >= 0) state.unsure_market |= std::uint64_t{1} << artefact;
  }
  for (const Member& item : members_of(given.find("gone"))) {
    const int artefact = artefact_named(item.value);
    if (artefact >= 0) lay(artefact, out_of_game, item.value.origin);
  }
  if (const Node* list = given.find("discard")) state.discard = cards_named(*list);
  if (const Node* list = given.find("shuffled_in")) state.fill_pile = cards_named(*list);
  state.old_deck = static_cast<std::uint8_t>(integer_of(given.find("old_deck"), -1) + 1);
  referee::NamedOnce once(faults);
  for (const Member& member : members_of(given.find("players"))) {
    const int seat = referee::given_seat(players, member.key_origin, member.key, faults);
    once.take(seat, member);
    if (seat >= 0) player(seat, member.value);
  }
  if (const Node* map = given.find("players")) check_tribes(*map);
  check_cards(given);
  const Node* const dealt = given.find("dealt");
  state.setup_seen = dealt == nullptr ? given::implied_dealt(state) : seats_named(dealt);
  if (const Node* node = given.find("turn")) turn(*node);
  if (const Node* node = given.find("trigger")) trigger(*node);
  if (const Node* map = given.find("escape")) escape(*map);
  state.flipped = cells_named(given.find("flipped"));
  lap(given);
  laps.loose_order = lists(given.find("unproven"), given::unproven[1]);
  if (const Node* node = given.find("answerable")) answerable(*node);
  end(given);
}

bool load_given(const Rules& rules, const Node& given, std::span<const referee::PlayerName> players,
                referee::Position& position, rules::FaultList& faults) {
  const std::size_t before = faults.size();
  rules::check(given, given_shape(rules), {}, faults);
  if (faults.size() != before || faults.full()) return false;
  Loader loader{rules, position.as<State>(), position.ledger, position.laps, players, faults};
  for (std::size_t part = 0; part < given::parts.size(); ++part) {
    if (lists(given.find("left_wrong"), given::parts[part])) {
      loader.left_wrong = static_cast<std::uint8_t>(loader.left_wrong | 1U << part);
    }
  }
  loader.load(given);
  return faults.size() == before && !faults.full();
}

Node parts_left_wrong(const Rules& rules, const Node& given, std::span<const referee::PlayerName> players,
                      bool contradicted) {
  referee::Position position;
  State& state = *new (position.block) State{};
  start_game(rules, state, static_cast<int>(players.size()));
  rules::FaultList faults;
  Loader loader{rules, state, position.ledger, position.laps, players, faults};
  loader.left_wrong = static_cast<std::uint8_t>(0xffU & ~(contradicted ? 0U : 1U << static_cast<unsigned>(Part::map)));
  loader.load(given);
  Node list = rules::list_node();
  for (std::size_t part = 0; part < given::parts.size(); ++part) {
    const bool map = contradicted && part == static_cast<std::size_t>(Part::map);
    if (map || (unsigned{loader.wrong} >> part & 1U) != 0) put(list, rules::text_node(given::parts[part]));
  }
  return list;
}

}  // namespace dogeref::last_doge
