// Guessing, playing cards, reactions, the end of the turn.

#include <algorithm>

#include "games/last_doge/chapters.h"
#include "games/last_doge/city.h"
#include "games/last_doge/damage.h"
#include "games/last_doge/ending.h"
#include "games/last_doge/facts.h"
#include "games/last_doge/hands.h"
#include "games/last_doge/knowledge.h"
#include "games/last_doge/powers.h"

namespace dogeref::last_doge {
namespace {

// Rulebook "Deviner où est le trésor"

void check_guess_allowed(const Play& play, const Step& step) {
  const int revealed = discoveries(play.rules, play.state);
  const int perhaps = play.state.up_unwritten + unnamed_discoveries(play.rules, play.state);
  if (revealed + perhaps < play.rules.guess_discoveries && !play.state.city_doubt) {
    play.find(GameCode::guess_too_early, step.text,
              {{"count", {findings::number(revealed)}}, {"needed", {findings::number(play.rules.guess_discoveries)}}});
  }
  if ((play.state.guessed >> play.seat() & 1) != 0) {
    const std::uint32_t line = play.state.guess_line[index(play.seat())];
    findings::Finding finding =
        play.fault(GameCode::guess_again, step.text,
                   {{"player", {findings::seat(play.seat())}}, {"line", {findings::number(line)}}});
    if (line != 0) finding.related.push_back({line});
    play.find(std::move(finding));
  }
}

void report_result(const Play& play, const Step& step, std::uint32_t tiles) {
  findings::Finding finding = play.fault(
      GameCode::guess_result, step.target_text,
      {{"number", {findings::number(step.amount)}}, {"claimed", {findings::word(step.right ? "right" : "wrong")}}});
  point_to(finding, lines_against(play.rules, play.state, treasure_cell, tiles));
  play.find(std::move(finding));
}

bool is_district(const Rules& rules, int number) {
  return number >= 0 && number < most_districts && rules.of_district[index(number)] != 0;
}

findings::Argument districts(const Rules& rules) {
  findings::Argument known{"districts", {}};
  for (int number = 0; number < most_districts; ++number) {
    if (is_district(rules, number)) known.terms.push_back(findings::number(number));
  }
  return known;
}

/// What the guess tells of the tile under the treasure.
void check_result(const Play& play, const Step& step) {
  const std::uint32_t guessed = play.rules.of_district[index(step.amount)];
  const std::uint32_t told = step.right ? guessed : ~guessed;
  std::uint32_t tiles = told;
  bool good = narrow(play, treasure_cell, tiles);
  if (good && !step.seen.empty() && is_district(play.rules, step.seen[0])) {
    tiles = play.rules.of_district[index(step.seen[0])];
    good = narrow(play, treasure_cell, tiles);
  }
  if (good) return;
  report_result(play, step, tiles);
  widen(play, treasure_cell, told);
  play.state.doubtful_guess = static_cast<std::int8_t>(play.seat());
}

// Rulebook "Jouer 1 carte Action"

std::string_view played_id(const Play& play, const Named& card) {
  return card.id < 0 ? std::string_view() : std::string_view(play.rules.card(card.id).id);
}

bool has_free_play(const Play& play) {
  return play.state.unpaid < play.rules.plays + play.state.shelters + play.state.extra_plays;
}

void report_play(const Play& play, GameCode code, const Step& step, std::string_view part) {
  const int allowed = play.rules.plays + play.state.shelters + play.state.extra_plays;
  play.find(code, part,
            {{"card", {card_term(play.rules, step.cards[0].id)}},
             {"plays", {findings::number(play.state.unpaid + 1)}},
             {"allowed", {findings::number(allowed)}}});
}

void pay_cards(const Play& play, const Step& step, bool needed) {
  if (!needed || static_cast<int>(step.paid.size()) > play.rules.extra_discard) {
    findings::Finding finding =
        play.fault(GameCode::pay_not_needed, step.pay_text, {{"card", {card_term(play.rules, step.cards[0].id)}}});
    finding.severity = findings::Severity::warning;
    play.find(std::move(finding));
  } else if (static_cast<int>(step.paid.size()) < play.rules.extra_discard) {
    report_play(play, GameCode::card_not_paid, step, step.cards[0].text);
  }
  for (const Named& card : step.paid)
    take_card(play, play.seat(), card, -1, {"paid", play.rules.card(step.cards[0].id).id});
}

/// One card a turn needs no payment; nor do those of a free colour.
void pay(const Play& play, const Step& step) {
  State& state = play.state;
  const bool free = colour_is_free(play.rules, state, play.seat(), play.rules.card(step.cards[0].id).colour);
  const bool unsure = has_unknown_powers(state, play.seat());
  if (step.pay == PayMode::cards) return pay_cards(play, step, (!free && !has_free_play(play)) || unsure);
  if (free) {
    if (step.pay == PayMode::shelter && state.shelters == 0) report_play(play, GameCode::not_free, step, step.pay_text);
    return;
  }
  if (step.pay == PayMode::shelter && state.shelters == 0) {
    report_play(play, GameCode::not_free, step, step.pay_text);
  } else if (!has_free_play(play) && !unsure) {
    const bool written = step.pay == PayMode::free;
    report_play(play, written ? GameCode::not_free : GameCode::card_not_paid, step,
                written ? step.pay_text : step.cards[0].text);
    lose_owed(play, play.seat(), play.rules.extra_discard, {"paid", play.rules.card(step.cards[0].id).id});
    return;
  }
  if (state.unpaid < 250) ++state.unpaid;
}

/// Whether some effect of an entry is of a kind.
bool has_effect(const Entry& entry, bool (*is_it)(const Effect&)) {
  return std::any_of(entry.parts.begin(), entry.parts.end(),
                     [is_it](const std::vector<Effect>& part) { return std::any_of(part.begin(), part.end(), is_it); });
}

bool wants_player(const Entry& entry) { return has_effect(entry, takes_a_player); }
bool wants_cell(const Entry& entry) { return has_effect(entry, takes_a_cell); }

void check_target(const Play& play, const Step& step) {
  const std::vector<Entry>& entries = play.rules.card(step.cards[0].id).entries;
  const bool bad_player = step.target >= 0 && std::none_of(entries.begin(), entries.end(), wants_player);
  const bool bad_cell = !step.cells.empty() && std::none_of(entries.begin(), entries.end(), wants_cell);
  if (!bad_player && !bad_cell) return;
  const std::string_view part = bad_player ? step.target_text : step.cells[0].text;
  play.find(GameCode::wrong_target, part,
            {{"target", {findings::words(part)}}, {"source", {card_term(play.rules, step.cards[0].id)}}});
}

// Reactions

const Effect* counter_of(const CardKind& card) {
  for (const Entry& entry : card.entries) {
    for (const Effect& effect : entry.parts.front()) {
      if (effect.verb == Verb::counter) return &effect;
    }
  }
  return nullptr;
}

/// The last effect that the card admits and that strikes the player.
Strike* find_strike(const Play& play, const Step& step, Verb countered) {
  State& state = play.state;
  if (step.struck >= 0 && static_cast<Verb>(step.struck) != countered) return nullptr;
  for (std::size_t at = state.strikes.size(); at > 0; --at) {
    Strike& strike = state.strikes[at - 1];
    if (strike.verb != countered || strike.victim != step.seat || strike.answered) continue;
    const auto is_answered = [&](const Strike& other) { return other.answered && other.entry == strike.entry; };
    if (std::any_of(state.strikes.begin(), state.strikes.end(), is_answered)) {
      play.mattered("reactions-per-effect");
      if (play.rules.interpretations.one_reaction) continue;
    }
    return &strike;
  }
  return nullptr;
}

}  // namespace

void guess(const Play& play, const Step& step) {
  State& state = play.state;
  use_task(play, step);
  check_guess_allowed(play, step);
  if (!is_district(play.rules, step.amount)) {
    play.find(GameCode::guess_number, step.amount_text,
              {{"number", {findings::number(step.amount)}}, districts(play.rules)});
  } else if (step.is_open) {
    if (play.line.draws_as_kinds) return;
    play.unverified();
  } else {
    check_result(play, step);
  }
  state.guessed = static_cast<std::uint8_t>(state.guessed | 1U << play.seat());
  state.guess_line[index(play.seat())] = play.line.line;
  if (step.right && state.treasure < 0) state.treasure = static_cast<std::int8_t>(play.seat());
}

void play_card(const Play& play, const Step& step, Effects& effects) {
  const Named& card = step.cards[0];
  if (card.id < 0) return take_card(play, play.seat(), card, -1, {"played", played_id(play, card)});
  if (play.rules.colour_of(card.id).reaction) {
    play.find(GameCode::reaction_own_turn, card.text,
              {{"card", {card_term(play.rules, card.id)}}, {"player", {findings::seat(play.seat())}}});
    return take_card(play, play.seat(), card, -1, {"played", played_id(play, card)});
  }
  take_card(play, play.seat(), card, -1, {"played", played_id(play, card)});
  pay(play, step);
  check_target(play, step);
  const int colour = play.rules.card(card.id).colour;
  if (!play.rules.interpretations.seress_after) effects.fire(On::on_play_colour, play.seat(), colour);
  Source source;
  source.why = "card";
  source.id = play.rules.card(card.id).id;
  source.seat = play.seat();
  source.on_seat = step.target;
  source.text = card.text;
  source.on_text = step.target >= 0 ? step.target_text : step.cells.empty() ? step.text : step.cells[0].text;
  if (!step.cells.empty()) source.on_cell = step.cells[0];
  for (const Entry& entry : play.rules.card(card.id).entries) {
    if (entry.on == On::always || entry.on == On::on_play) effects.add(entry, source);
  }
  if (play.rules.interpretations.seress_after) effects.fire(On::on_play_colour, play.seat(), colour);
}

void react(const Play& play, const Step& step, Effects& effects) {
  State& state = play.state;
  const Named& card = step.cards[0];
  if (card.id < 0) return take_card(play, play.seat(), card, -1, {"played", played_id(play, card)});
  const Effect* const counter = counter_of(play.rules.card(card.id));
  const bool own_turn = state.turn == play.seat() && state.turn_open;
  Strike* const strike = counter == nullptr ? nullptr : find_strike(play, step, counter->countered);
  const bool answers_reaction = own_turn && play.rules.interpretations.counter_counter && strike != nullptr;
  if (counter == nullptr) {
    play.find(GameCode::not_a_reaction, card.text, {{"card", {card_term(play.rules, card.id)}}});
  } else if (own_turn && !answers_reaction) {
    play.find(GameCode::reaction_own_turn, card.text,
              {{"card", {card_term(play.rules, card.id)}}, {"player", {findings::seat(play.seat())}}});
  } else if (strike == nullptr) {
    play.find(GameCode::nothing_to_react, card.text, {{"card", {card_term(play.rules, card.id)}}});
  }
  take_card(play, play.seat(), card, -1, {"played", played_id(play, card)});
  if (strike == nullptr || (own_turn && !answers_reaction)) return;
  const Strike answered = *strike;
  take_back(play, answered.tag);
  look_again_for_end(play);
  if (play.rules.interpretations.counter_counter && state.strikes.size() < 16) {
    state.strikes.push_back({Verb::counter, static_cast<std::int8_t>(play.seat()), answered.actor,
                             static_cast<std::uint8_t>(new_tag(state)), 0, 0, false});
  }
  Source source;
  source.why = "card";
  source.id = play.rules.card(card.id).id;
  source.seat = play.seat();
  for (const Entry& entry : play.rules.card(card.id).entries) effects.add(entry, source);
}

void check_hand_limit(const Play& play, int seat, std::string_view part) {
  const State& state = play.state;
  if (state.trigger != Trigger::none && !play.rules.interpretations.finish_turn) return;
  if (in_doubt(state, seat) || has_unknown_powers(state, seat)) return;
  const int limit = modified(play.rules, state, seat, Modified::hand_limit, play.rules.hand_limit);
  const int count = hand_size(play, seat).least;
  if (count <= limit) return;
  findings::Finding finding = play.fault(
      GameCode::hand_over_limit, part,
      {{"player", {findings::seat(seat)}}, {"count", {cards_term(count)}}, {"limit", {findings::number(limit)}}});
  finding.seat = static_cast<std::int8_t>(seat);
  play.find(std::move(finding));
  lose_unknown(play, seat, count - limit, -1, {"dropped"});
}

void end_turn(const Play& play, const Action& action) {
  State& state = play.state;
  const int seat = play.seat();
  for (std::size_t at = 1; at < action.size(); ++at) {
    const Step& step = action[at];
    if (step.kind != StepKind::drop) {
      play.find(GameCode::wrong_effect, step.text,
                {{"step", {findings::words(step.text)}}, {"source", {findings::phrase("source.nothing")}}});
      continue;
    }
    const int limit = modified(play.rules, state, seat, Modified::hand_limit, play.rules.hand_limit);
    const int excess = std::max(0, hand_size(play, seat).most - limit);
    const int dropped = static_cast<int>(step.cards.size());
    if (dropped > excess && !in_doubt(state, seat) && !has_unknown_powers(state, seat)) {
      play.find(GameCode::drop_not_needed, step.text,
                {{"player", {findings::seat(seat)}},
                 {"count", {cards_term(state.hands[index(seat)].count)}},
                 {"limit", {findings::number(limit)}},
                 {"computed", {cards_term(excess)}},
                 {"claimed", {cards_term(dropped)}}});
    }
    for (const Named& card : step.cards) take_card(play, seat, card, -1, {"dropped"});
  }
  check_hand_limit(play, seat, action[0].text);
  state.turn_open = false;
}

}  // namespace dogeref::last_doge
