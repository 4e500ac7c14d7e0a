// What of a position later lines could tell, and what follows from the rest of it.

#include <algorithm>
#include <charconv>

#include "games/last_doge/given/given.h"
#include "games/last_doge/given/keys.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/turn/turns.h"
#include "kit/index.h"

namespace dogeref::last_doge {
namespace given {
namespace {

using kit::index;

std::uint8_t seats_of(const State& state) { return static_cast<std::uint8_t>((1U << state.players) - 1U); }

/// Groups are numbered as they come; one that has a single tile left says nothing. Returns how many there are.
std::uint8_t number_groups(State& state, std::uint8_t Lying::*of) {
  std::array<int, 256> size{};
  std::array<std::uint8_t, 256> number{};
  std::uint8_t groups = 0;
  for (int cell = 0; cell < state.cell_count; ++cell) ++size[state.lying[index(cell)].*of];
  for (int cell = 0; cell < state.cell_count; ++cell) {
    std::uint8_t& group = state.lying[index(cell)].*of;
    if (group != 0 && size[group] > 1 && number[group] == 0) number[group] = ++groups;
    group = number[group];
  }
  return groups;
}

/// What was told before an unknown swap matters after one alone: a further one might explain everything.
void plain_swap(const Rules& rules, State& state) {
  for (Lying& lying : state.lying) {
    lying.before &= all_tiles(rules);
    if (state.unknown_swaps == 1) continue;
    lying.before = 0;
    lying.was_group = 0;
    lying.may_have_moved = false;
  }
  (void)number_groups(state, &Lying::was_group);
}

void plain_city(const Rules& rules, State& state) {
  for (Lying& lying : state.lying) lying.candidates &= all_tiles(rules);
  for (int cell = state.cell_count; cell < most_cells; ++cell) state.lying[index(cell)] = {};
  state.groups = number_groups(state, &Lying::group);
  plain_swap(rules, state);
}

/// What the last line began matters as long as something of it can be answered or is not suffered yet.
void plain_window(State& state) {
  const bool closed = state.phase == Phase::escape || state.phase == Phase::over;
  kit::ShortList<Pending, 12> pending;
  kit::ShortList<Strike, 16> strikes;
  kit::ShortList<Change, 80> changes;
  const bool answerable = !closed && std::any_of(state.strikes.begin(), state.strikes.end(),
                                                 [](const Strike& strike) { return !strike.answered; });
  const auto is_undoable = [&](const Change& change) {
    const auto undoes = [&](const Strike& strike) {
      return strike.tag == change.tag && (!strike.answered || strike.parent != 0);
    };
    return change.undone || (change.tag != 0 && std::any_of(state.strikes.begin(), state.strikes.end(), undoes));
  };
  for (const Pending& each : state.pending) {
    const bool open = each.cards > 0 || each.artefacts > 0 || each.flights > 0 || each.thefts > 0;
    if (!closed && open && each.victim >= 0) pending.push_back(each);
  }
  for (const Strike& each : state.strikes) {
    if (answerable) strikes.push_back(each);
  }
  for (const Change& each : state.changes) {
    if (answerable && is_undoable(each)) changes.push_back(each);
  }
  state.pending = pending;
  state.strikes = strikes;
  state.changes = changes;
  kit::ShortList<Pending, 6> countered;
  for (const Pending& each : state.countered) {
    if (answerable && each.victim >= 0) countered.push_back(each);
  }
  state.countered = countered;
  state.suffered = state.suffered && answerable;
  if (pending.empty() && !answerable) state.fled = 0;
  if (closed) state.loss_doubt = 0;
  for (int seat = 0; seat < most_players; ++seat) {
    if ((state.fled >> seat & 1) == 0) state.flight_at[index(seat)] = {};
  }
  if (!answerable || state.trigger == Trigger::none) state.trigger_fresh = false;
  state.tags = 0;
  for (const Pending& each : pending) state.tags = std::max(state.tags, each.tag);
  for (const Strike& each : strikes) state.tags = std::max({state.tags, each.tag, each.parent});
}

void plain_turn(State& state) {
  if (state.phase != Phase::setting_up) state.setup_seen = 0;
  if (state.phase != Phase::turns) state.turn_open = false;
  if (!state.turn_open) {
    state.tasks_used = 0;
    state.turn_doubt = false;
    state.unpaid = state.shelters = state.extra_plays = 0;
  }
  if (state.tasks_used == 0) state.task_line = 0;
  if (state.tasks_used == 0) state.last_line = 0;
  if (state.phase == Phase::escape || state.phase == Phase::over) {  // no effects any more
    state.lasting = 0;
    state.used_turn.fill(0);
    state.used_game.fill(0);
  }
  state.trophies.fill(0);  // follow from the tracks
  state.trophy_doubt = 0;
  state.partial = 0;
  state.lost_now.fill(0);
  state.unverified_line = 0;
  state.hand_doubt = static_cast<std::uint8_t>(state.hand_doubt & seats_of(state));
  state.false_said = false;
}

void plain_end(State& state) {
  if (state.phase != Phase::escape) {
    state.fill_due.fill(0);
    state.old_deck = 0;
    state.flipped = 0;
    state.running = false;
  }
  if (state.old_deck == 0) state.fill_pile = Cards{};
  if (state.phase == Phase::setting_up || state.phase == Phase::turns) state.progress.fill(0);
  if (state.trigger == Trigger::none) state.trigger_line = 0;
  if (state.phase != Phase::over) state.end_line = 0;
  state.scores_counted = false;
  for (int seat = 0; seat < most_players; ++seat) {
    if ((state.guessed >> seat & 1) == 0) state.guess_line[index(seat)] = 0;
    if ((state.guessed >> seat & 1) != 0) state.guesses[index(seat)] = 0;
    if (!state.is_caught(seat) && !state.is_spared(seat)) state.caught_line[index(seat)] = 0;
  }
}

template <class Visit>
void visit_entries(const Rules& rules, const Visit& visit) {
  const auto each = [&](const auto& bearers) {
    for (const auto& bearer : bearers) {
      for (std::size_t at = 0; at < bearer.entries.size(); ++at) {
        const std::string number = bearer.entries.size() > 1 ? " " + std::to_string(at + 1) : std::string();
        visit(bearer.entries[at], bearer.id + number);
      }
    }
  };
  each(rules.tile_effects);
  each(rules.cards);
  each(rules.artefacts);
  each(rules.tribes);
}

}  // namespace

State plain(const Rules& rules, const State& state) {
  State copy = state;
  plain_city(rules, copy);
  plain_window(copy);
  plain_turn(copy);
  plain_end(copy);
  return copy;
}

std::string entry_name(const Rules& rules, int number) {
  std::string found;
  visit_entries(rules, [&](const Entry& entry, const std::string& name) {
    if (entry.number == number && found.empty()) found = name;
  });
  return found;
}

int entry_named(const Rules& rules, std::string_view name) {
  int found = -1;
  visit_entries(rules, [&](const Entry& entry, const std::string& own) {
    if (own == name && found < 0) found = entry.number;
  });
  return found;
}

Limit limit_of(const Rules& rules, int number) {
  Limit limit = Limit::none;
  visit_entries(rules, [&](const Entry& entry, const std::string&) {
    if (entry.number == number) limit = entry.limit;
  });
  return limit;
}

std::vector<std::string> entry_names(const Rules& rules) {
  std::vector<std::string> names;
  visit_entries(rules, [&](const Entry&, const std::string& name) { names.push_back(name); });
  return names;
}

std::string hexadecimal(std::uint64_t number) {
  std::string text(16, '0');
  for (std::size_t at = 16; at > 0; number >>= 4) text[--at] = "0123456789abcdef"[number & 15U];
  return text;
}

std::uint64_t number_of_hexadecimal(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
  return fault == std::errc() && end == text.data() + text.size() ? number : 0;
}

std::uint32_t implied_discovered(const Rules& rules, const State& state) {
  std::uint32_t cells = 0;
  for (int cell = 0; cell < state.cell_count; ++cell) {
    const int tile = state.is_up(cell) ? tile_at(rules, state, cell) : -1;
    const int effect = tile < 0 ? -1 : rules.tile(tile).effect;
    if (effect >= 0 && rules.tile_effects[index(effect)].is_discovery) cells |= 1U << cell;
  }
  return cells;
}

bool implied_whole_map(const Rules& rules, const State& state) {
  for (int cell = 0; cell < state.cell_count; ++cell) {
    if (tile_at(rules, state, cell) < 0) return false;
  }
  return state.cell_count > 0;
}

std::uint8_t implied_dealt(const State& state) {
  unsigned seats = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.hands[index(seat)].unknown() == 0) seats |= 1U << seat;
  }
  return static_cast<std::uint8_t>(seats);
}

int implied_due(const State& state) {
  const int last = state.turn >= 0 ? state.turn : state.triggerer;
  for (int at = 1; at <= state.players; ++at) {
    const int seat = (std::max(-1, last) + at) % state.players;
    if (!state.is_out(seat) && !state.is_caught(seat)) return seat;
  }
  return -1;
}

referee::Laps implied_laps(const State& state, int first, int due) {
  referee::Laps laps;
  turns_from(state, laps, (first + state.players - 1) % state.players);
  referee::Lap& lap = laps.readings[0];
  if (due >= 0 && lap.tokens[index(due)] > 0) {
    for (int place = 0; place < state.players && laps.due() != due; ++place) {
      const int seat = lap.order[index(place)];
      if (lap.tokens[index(seat)] > 0) lap.acted = static_cast<std::uint8_t>(lap.acted | 1U << seat);
    }
  }
  laps.readings[1] = laps.readings[0];
  return laps;
}

}  // namespace given

namespace {

using kit::index;

referee::Ledger plain(const Rules& rules, referee::Ledger ledger) {
  const auto tracks = static_cast<std::uint8_t>((1U << rules.vocabulary.tracks.size()) - 1U);
  for (std::uint8_t& seat : ledger.unproven) seat &= tracks;
  for (auto& seat : ledger.slack)
    std::fill(seat.begin() + static_cast<std::ptrdiff_t>(rules.vocabulary.tracks.size()), seat.end(),
              referee::Ledger::Slack{});
  ledger.unjudged = {};
  ledger.told_late = 0;
  return ledger;
}

/// Of turns only counts who has any: new ones come before they run out.
referee::Laps plain(const State& state, referee::Laps laps) {
  referee::Lap& lap = laps.readings[0];
  for (int seat = 0; seat < referee::max_seats; ++seat) {
    const bool plays = seat < state.players && lap.tokens[index(seat)] > 0;
    lap.tokens[index(seat)] = plays ? 1 : 0;
    if (plays) continue;
    lap.open[index(seat)] = 0;
    lap.acted = static_cast<std::uint8_t>(lap.acted & ~(1U << seat));
  }
  laps.readings[1] = lap;
  return laps;
}

}  // namespace

bool same_position(const Rules& rules, const referee::Position& one, const referee::Position& other) {
  const State& state = one.as<State>();
  return plain(rules, one.ledger) == plain(rules, other.ledger) &&
         plain(state, one.laps) == plain(other.as<State>(), other.laps) &&
         given::plain(rules, state) == given::plain(rules, other.as<State>());
}

}  // namespace dogeref::last_doge
