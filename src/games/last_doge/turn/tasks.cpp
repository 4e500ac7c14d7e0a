// Guessing, playing cards, the end of the turn.

#include <algorithm>

#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/facts.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/turn/chapters.h"
#include "games/last_doge/turn/ending.h"

namespace dogeref::last_doge {
namespace {

// Rulebook "Deviner où est le trésor"

void check_guess_allowed(const Play& play, const Step& step) {
  const int revealed = discoveries(play.rules, play.state);
  const int needed = play.rules.guess_discoveries.of(play.state.players);
  const int perhaps = play.state.up_unwritten + unnamed_discoveries(play.rules, play.state);
  if ((discoveries_ever(play.state) < needed) != (discoveries_now(play.rules, play.state) < needed))
    play.mattered("guess-count");
  if (revealed + perhaps < needed && !play.state.city_doubt) {
    play.find(GameCode::guess_too_early, step.text,
              {{"count", {findings::number(revealed)}}, {"needed", {findings::number(needed)}}});
  }
  const bool all_have = play.state.trigger == Trigger::all_failed;  // that play goes on is the fault then
  if ((play.state.guessed >> play.seat() & 1) != 0 && !all_have) {
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
  if (good && !step.seen.empty()) {
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
  const bool unsure = has_unknown_powers(state, play.seat()) || state.turn_doubt;
  if (step.pay == PayMode::cards) return pay_cards(play, step, (!free && !has_free_play(play)) || unsure);
  if (free) {
    if (step.pay == PayMode::shelter && state.shelters == 0 && !state.turn_doubt)
      report_play(play, GameCode::not_free, step, step.pay_text);
    return;
  }
  if (step.pay == PayMode::shelter && state.shelters == 0 && !state.turn_doubt) {
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

/// `on D5` of a card that strikes a player by where the pawn stands means whoever stands there.
Step aimed(const Play& play, const Step& played) {
  Step step = played;
  const std::vector<Entry>& entries = play.rules.card(step.cards[0].id).entries;
  const int there = step.cells.size() == 1 ? pawn_on(play.state, step.cells[0].id) : nowhere;
  const bool by_place = std::any_of(entries.begin(), entries.end(), [](const Entry& entry) {
    return has_effect(entry, [](const Effect& effect) { return effect.to == Players::opponent_on_cells; });
  });
  if (there < 0 || !by_place || std::any_of(entries.begin(), entries.end(), wants_cell)) return step;
  step.target = there;
  step.target_text = step.cells[0].text;
  step.cells = {};
  return step;
}

/// Whether an effect changes the player's own hand, so that it matters whether a draw comes before it.
bool concerns_own_hand(const Effect& effect) {
  const bool strikes_own = effect.to == Players::self || effect.to == Players::on_cells;
  return effect.verb == Verb::discard || (effect.verb == Verb::damage && strikes_own);
}

bool order_of_draw_matters(const Play& play, const CardKind& card) {
  const auto draws = [](const Owned& owned) {
    return has_effect(*owned.entry, [](const Effect& effect) { return effect.verb == Verb::draw; });
  };
  const auto concerns = [](const Entry& entry) { return has_effect(entry, concerns_own_hand); };
  if (std::none_of(card.entries.begin(), card.entries.end(), concerns)) return false;
  const std::vector<Owned> powers = powers_on(play.rules, play.state, play.seat(), On::on_play_colour, card.colour);
  return std::any_of(powers.begin(), powers.end(), draws);
}

/// The draw for a card's colour, before its effect: as it is written directly behind the card, or unwritten. Returns
/// the next step of the line.
std::size_t draw_for_colour(const Play& play, const Action& action, Effects& effects) {
  const auto draws = [&](const Step& step) { return step.kind == StepKind::draw && step.seat == play.seat(); };
  effects.fire(On::on_play_colour, play.seat(), play.rules.card(action[0].cards[0].id).colour);
  std::size_t next = 1;
  for (; next < action.size() && draws(action[next]) && effects.has_draw_due(); ++next) effects.step(action[next]);
  if (std::none_of(action.begin() + next, action.end(), draws)) effects.draw_now();
  return next;
}

Source source_of(const Play& play, const Step& step) {
  const Named& card = step.cards[0];
  Source source;
  source.why = "card";
  source.id = play.rules.card(card.id).id;
  source.seat = play.seat();
  source.on_seat = step.target;
  source.text = card.text;
  source.on_text = step.target >= 0 ? step.target_text : step.cells.empty() ? step.text : step.cells[0].text;
  for (const Named& cell : step.cells) source.on_cells.push_back(cell);
  return source;
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
  std::uint8_t& guesses = state.guesses[index(play.seat())];
  if (guesses < 255) ++guesses;
  if (step.right || guesses >= play.rules.guess_tries)
    state.guessed = static_cast<std::uint8_t>(state.guessed | 1U << play.seat());
  state.guess_line[index(play.seat())] = play.line.line;
  if (!step.right) return;
  if (state.doubtful_guess >= 0 && state.treasure == state.doubtful_guess && state.trigger_line != play.line.line) {
    state.treasure = state.doubtful_guess = -1;  // that one was wrong
    state.trigger = Trigger::none;
  }
  if (state.treasure < 0) state.treasure = static_cast<std::int8_t>(play.seat());
}

std::size_t play_card(const Play& play, const Action& action, Effects& effects) {
  const Step& step = action[0];
  const Named& card = step.cards[0];
  if (card.id >= 0 && play.rules.colour_of(card.id).reaction) {
    play.find(GameCode::reaction_own_turn, card.text,
              {{"card", {card_term(play.rules, card.id)}}, {"player", {findings::seat(play.seat())}}});
  }
  take_card(play, play.seat(), card, -1, {"played", played_id(play, card)});
  if (card.id < 0 || play.rules.colour_of(card.id).reaction) return 1;
  pay(play, step);
  const Step meant = aimed(play, step);
  check_target(play, meant);
  const int colour = play.rules.card(card.id).colour;
  const bool draws_first = !play.rules.interpretations.seress_after;
  if (order_of_draw_matters(play, play.rules.card(card.id))) play.mattered("seress-draw");
  const std::size_t next = draws_first ? draw_for_colour(play, action, effects) : 1;
  for (const Entry& entry : play.rules.card(card.id).entries) {
    if (entry.on == On::always || entry.on == On::on_play) effects.add_if(entry, source_of(play, meant));
  }
  if (!draws_first) effects.fire(On::on_play_colour, play.seat(), colour);
  return next;
}

void check_hand_limit(const Play& play, int seat, std::string_view part) {
  const State& state = play.state;
  if (state.trigger != Trigger::none && !play.rules.interpretations.finish_turn) return;
  if (in_doubt(state, seat) || has_unknown_powers(state, seat) || state.trophy_doubt != 0) return;
  const int limit = hand_limit(play.rules, state, seat);
  const int count = hand_size(play, seat).least;
  if (count <= limit) return;
  findings::Finding finding = play.fault(
      GameCode::hand_over_limit, part,
      {{"player", {findings::seat(seat)}}, {"count", {cards_term(count)}}, {"limit", {findings::number(limit)}}});
  finding.seat = static_cast<std::int8_t>(seat);
  play.find(std::move(finding));
  play.ledger.off[index(seat)][card_track] -= count - limit;  // perhaps they were laid down, and it was not written
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
    const int limit = hand_limit(play.rules, state, seat);
    const int excess = std::max(0, hand_size(play, seat).most - limit);
    const int dropped = static_cast<int>(step.cards.size());
    const bool is_sure = !in_doubt(state, seat) && !has_unknown_powers(state, seat) && state.trophy_doubt == 0;
    if (dropped > excess && is_sure) {
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
