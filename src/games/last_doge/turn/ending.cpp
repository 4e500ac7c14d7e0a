#include "games/last_doge/turn/ending.h"

#include <bit>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/turn/chapters.h"
#include "games/last_doge/turn/turns.h"

namespace dogeref::last_doge {
namespace {

/// Whether the record proves that some player has the trophies that end the search.
bool has_trophies(const Play& play) {
  if (play.rules.trophy_end == 0) return false;
  for (int seat = 0; seat < play.state.players; ++seat) {
    if (!play.ledger.is_unproven(seat, 0) && play.ledger.own(seat, 0) >= play.rules.trophy_end) return true;
  }
  return false;
}

Trigger met(const Play& play) {
  const Rules& rules = play.rules;
  const State& state = play.state;
  if (state.treasure >= 0) return Trigger::treasure;
  if (std::popcount(state.guessed) == state.players) return Trigger::all_failed;
  if (!state.city_doubt && count_free_hidden(state) < rules.free_below.of(state.players)) return Trigger::city_closed;
  if (has_trophies(play)) return Trigger::trophies;
  if (!state.turn_open && is_last_turn(rules, state)) return Trigger::turns;
  return Trigger::none;
}

/// Play goes on after a guess of which what is written cannot be: it was wrong.
bool takes_guess_for_wrong(const Rules& rules, State& state) {
  const bool doubtful = state.doubtful_guess >= 0 && state.treasure == state.doubtful_guess;
  if (!doubtful || state.trigger != Trigger::treasure) return false;
  if (state.guesses[index(state.doubtful_guess)] < rules.guess_tries)
    state.guessed = static_cast<std::uint8_t>(state.guessed & ~(1U << state.doubtful_guess));
  state.treasure = -1;
  state.trigger = Trigger::none;
  state.triggerer = -1;
  state.trigger_fresh = false;
  state.doubtful_guess = -1;
  return true;
}

/// Play goes on after a guess that was right, which only its player has seen: it may have been wrong. What ends the
/// search in the end tells.
void doubt_guess(const Play& play) {
  State& state = play.state;
  if (state.trigger != Trigger::treasure || state.treasure < 0 || state.full_map) return;
  state.doubtful_guess = state.treasure;
  play.ledger.doubt(state.treasure, 1U);
  widen(play, treasure_cell, all_tiles(play.rules));
}

}  // namespace

bool is_last_turn(const Rules& rules, const State& state) {
  const int most = rules.turn_end.of(state.players);
  if (most == 0) return false;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.turns[index(seat)] < most) return false;
  }
  return true;
}

findings::Term trigger_term(Trigger trigger) {
  if (trigger == Trigger::none) return findings::phrase("trigger.nothing");
  return findings::phrase("trigger." + std::string(trigger_names[static_cast<std::size_t>(trigger) - 1]));
}

bool may_be_closed(const Rules& rules, const State& state) {
  return state.city_doubt || count_free_hidden(state) - unsure_hidden(state) < rules.free_below.of(state.players);
}

void look_for_end(const Play& play) {
  State& state = play.state;
  if (state.trigger != Trigger::none || state.phase != Phase::turns) return;
  state.trigger = met(play);
  if (state.trigger == Trigger::none) return;
  state.trigger_fresh = true;
  state.trigger_line = play.line.line;
  state.triggerer = state.turn;
  turns_from(state, play.laps, state.turn);
}

void end_last_turn(const Play& play) {
  State& state = play.state;
  if (!is_last_turn(play.rules, state) || !state.turn_open || state.trigger != Trigger::none) return;
  check_hand_limit(play, state.turn, play.line.text);
  state.turn_open = false;
  look_for_end(play);
}

void look_again_for_end(const Play& play) {
  State& state = play.state;
  if (!state.trigger_fresh || met(play) != Trigger::none) return;
  state.trigger = Trigger::none;
  state.triggerer = -1;
  state.trigger_fresh = false;
}

void check_missed_end(const Play& play, const Step& first, bool opens_turn, bool answers) {
  State& state = play.state;
  if (state.trigger == Trigger::none || state.missed_said || answers) return;
  const bool own = play.seat() == state.triggerer && !opens_turn;
  if (own) play.mattered("trigger-timing");
  if (own && play.rules.interpretations.finish_turn) return;
  if (takes_guess_for_wrong(play.rules, state)) return;
  state.missed_said = true;
  if (opens_turn) play.laps.loose_order = true;  // with whom the table begins the escape, the escape tells
  findings::Finding finding =
      play.fault(GameCode::missed_end, first.text,
                 {{"line", {findings::number(state.trigger_line)}}, {"reason", {trigger_term(state.trigger)}}});
  finding.related.push_back({state.trigger_line});
  play.find(std::move(finding));
  doubt_guess(play);
}

void after_end(const Play& play) {
  play.state.after_end_said = true;
  play.state.swap_due = 0;
  findings::Finding finding = play.frame_fault(referee::FrameCode::after_end, play.line.body,
                                               {{"line", {findings::number(play.state.end_line)}}});
  finding.related.push_back({play.state.end_line});
  play.find(std::move(finding));
}

}  // namespace dogeref::last_doge
