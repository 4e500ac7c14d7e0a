#include "games/last_doge/model/powers.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"

namespace dogeref::last_doge {
namespace {

/// A condition on trophies that the record does not prove.
bool is_unsure(const State& state, int seat, Asked what) {
  const unsigned own = 1U << seat;
  return (what == Asked::trophies && (state.trophy_doubt & own) != 0) ||
         (what == Asked::opponents_trophies && (state.trophy_doubt & ~own) != 0);
}

/// A condition on a hand of which nobody knows how many cards it has, or on such trophies.
bool is_unsure(const State& state, int seat, const Entry& entry) {
  return (!entry.hand.is_any() && in_doubt(state, seat)) ||
         std::any_of(entry.asks.begin(), entry.asks.end(),
                     [&](const auto& asks) { return is_unsure(state, seat, asks.first); });
}

int asked_of(const Rules& rules, const State& state, int seat, Asked what) {
  switch (what) {
    case Asked::players: return state.players;
    case Asked::turn: return state.turns[index(seat)];
    case Asked::face_up: return std::popcount(state.face_up);
    case Asked::discoveries: return discoveries_now(rules, state);
    case Asked::trophies: return state.trophies[index(seat)];
    case Asked::opponents_artefacts:
    case Asked::opponents_trophies: break;
  }
  int most = 0;
  for (int other = 0; other < state.players; ++other) {
    const bool artefacts = what == Asked::opponents_artefacts;
    if (other != seat) most = std::max(most, artefacts ? artefacts_of(state, other) : state.trophies[index(other)]);
  }
  return most;
}

bool holds(const Rules& rules, const State& state, int seat, const Entry& entry) {
  for (const auto& [what, bounds] : entry.asks) {
    if (!is_unsure(state, seat, what) && !bounds.holds(asked_of(rules, state, seat, what))) return false;
  }
  const bool hand = in_doubt(state, seat) || entry.hand.holds(state.hands[index(seat)].count);
  return hand && (entry.artefacts.is_any() || entry.artefacts.holds(artefacts_of(state, seat)));
}

/// A player's first artefact from `at` on; as many as a state holds where there is none.
std::size_t next_owned(const State& state, int seat, std::size_t at) {
  const auto* const places = state.artefact_at.data();
  const void* const found = std::memchr(places + at, seat, state.artefact_at.size() - at);
  return found == nullptr ? state.artefact_at.size()
                          : static_cast<std::size_t>(static_cast<const std::int8_t*>(found) - places);
}

bool is_used(const State& state, int seat, const Entry& entry) {
  const std::uint64_t bit = std::uint64_t{1} << entry.number;
  if (entry.limit == Limit::turn) return (state.used_turn[index(seat)] & bit) != 0;
  return entry.limit == Limit::game && (state.used_game[index(seat)] & bit) != 0;
}

/// A line of the turn that was not seen may have used what acts once a turn.
bool may_be_used(const State& state, int seat, const Entry& entry) {
  return entry.limit == Limit::turn && state.turn_doubt && state.turn == seat;
}

template <class Visit>
void visit_powers(const Rules& rules, const State& state, int seat, const Visit& visit) {
  for (const Entry& entry : rules.powers) visit(entry, Owned{&entry, "power", {}});
  if (const int tribe = state.tribes[index(seat)]; tribe >= 0) {
    for (const Entry& entry : rules.tribes[index(tribe)].entries)
      visit(entry, Owned{&entry, "tribe", rules.tribes[index(tribe)].id});
  }
  for (std::size_t at = next_owned(state, seat, 0); at < rules.artefacts.size(); at = next_owned(state, seat, at + 1)) {
    for (const Entry& entry : rules.artefacts[at].entries)
      visit(entry, Owned{&entry, "artefact", rules.artefacts[at].id});
  }
  if (state.lasting == 0 || state.turn != seat) return;
  for (const CardKind& card : rules.cards) {
    for (const Entry& entry : card.entries) {
      if ((state.lasting >> entry.number & 1U) != 0) visit(entry, Owned{&entry, "card", card.id});
    }
  }
}

/// Calls for every `modify` of a player that holds now.
template <class Visit>
void visit_modifiers(const Rules& rules, const State& state, int seat, Modified what, const Visit& visit) {
  const auto modifies = [what](const Effect& effect) { return effect.verb == Verb::modify && effect.what == what; };
  visit_powers(rules, state, seat, [&](const Entry& entry, const Owned&) {
    if (entry.on != On::always && (state.lasting >> entry.number & 1U) == 0) return;
    const std::vector<Effect>& effects = entry.parts.front();
    if (std::none_of(effects.begin(), effects.end(), modifies) || !holds(rules, state, seat, entry)) return;
    for (const Effect& effect : effects) {
      if (modifies(effect)) visit(effect);
    }
  });
}

}  // namespace

std::vector<Owned> powers_on(const Rules& rules, const State& state, int seat, On event, int colour) {
  std::vector<Owned> found;
  visit_powers(rules, state, seat, [&](const Entry& entry, const Owned& owned) {
    const Acts acts = entry.on == event ? acts_now(rules, state, seat, entry) : Acts::no;
    if (acts == Acts::no) return;
    if (event == On::on_play_colour && entry.colour >= 0 && entry.colour != colour) return;
    found.push_back(owned);
    found.back().perhaps = acts == Acts::perhaps;
    found.back().spent = may_be_used(state, seat, entry);
  });
  return found;
}

std::vector<Owned> powers_of(const Rules& rules, const State& state, int seat) {
  std::vector<Owned> found;
  visit_powers(rules, state, seat, [&](const Entry&, const Owned& owned) { found.push_back(owned); });
  return found;
}

Acts acts_now(const Rules& rules, const State& state, int seat, const Entry& entry) {
  if (is_used(state, seat, entry) || !holds(rules, state, seat, entry)) return Acts::no;
  return is_unsure(state, seat, entry) ? Acts::perhaps : Acts::yes;
}

bool has_power(const Rules& rules, const State& state, int seat, On event) {
  bool found = false;
  visit_powers(rules, state, seat, [&](const Entry& entry, const Owned&) { found = found || entry.on == event; });
  return found;
}

void use_limit(State& state, int seat, const Entry& entry) {
  const std::uint64_t bit = std::uint64_t{1} << entry.number;
  if (entry.limit == Limit::turn) state.used_turn[index(seat)] |= bit;
  if (entry.limit == Limit::game) state.used_game[index(seat)] |= bit;
}

int bring(const Play& play, int seat, On event) {
  int drawn = 0;
  for (const Owned& owned : powers_on(play.rules, play.state, seat, event)) {
    if (owned.entry->mode == Mode::manual) play.unverified();
    if (owned.entry->mode != Mode::all || owned.perhaps) continue;
    use_limit(play.state, seat, *owned.entry);
    for (const Effect& effect : owned.entry->parts.front()) {
      if (effect.verb == Verb::gain_trophy) play.gain(seat, effect.amount, {owned.why, owned.source});
      if (effect.verb == Verb::draw) drawn += draw_cards(play, seat, effect.amount, {}, {owned.why, owned.source});
    }
  }
  return drawn;
}

int modified(const Rules& rules, const State& state, int seat, Modified what, int base) {
  int value = base;
  int by = 0;
  visit_modifiers(rules, state, seat, what,
                  [&](const Effect& effect) { effect.sets ? value = effect.amount : by += effect.amount; });
  return value + by;
}

int hand_limit(const Rules& rules, const State& state, int seat) {
  return modified(rules, state, seat, Modified::hand_limit, rules.hand_limit.of(state.players));
}

int look_limit(const Rules& rules, const State& state, int seat) {
  return modified(rules, state, seat, Modified::look_count, rules.look.of(state.players));
}

bool colour_is_free(const Rules& rules, const State& state, int seat, int colour) {
  bool free = rules.colours[index(colour)].free;
  visit_modifiers(rules, state, seat, Modified::card_free, [&](const Effect& effect) {
    if (effect.colour < 0 || effect.colour == colour) free = true;
  });
  return free;
}

int artefacts_of(const State& state, int seat) {
  int count = state.unknown_artefacts[index(seat)];
  for (std::size_t at = next_owned(state, seat, 0); at < state.artefact_at.size(); at = next_owned(state, seat, at + 1))
    ++count;
  return count;
}

bool has_unknown_powers(const State& state, int seat) {
  return state.unknown_artefacts[index(seat)] > 0 || state.tribes[index(seat)] < 0;
}

int artefact_points(const Rules& rules, const State& state, int seat, bool with_powers) {
  int points = 0;
  int count = 0;
  for (std::size_t at = next_owned(state, seat, 0); at < rules.artefacts.size(); at = next_owned(state, seat, at + 1)) {
    points += rules.artefacts[at].trophies;
    ++count;
  }
  if (!with_powers) return points;
  return points + count * modified(rules, state, seat, Modified::artefact_value, 0);
}

}  // namespace dogeref::last_doge
