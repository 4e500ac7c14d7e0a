#include "games/doge_ship/events.h"

#include <algorithm>

#include "games/doge_ship/construction.h"
#include "games/doge_ship/round.h"
#include "games/doge_ship/scoring.h"
#include "kit/index.h"
#include "referee/claims.h"
#include "referee/faults.h"
#include "referee/names.h"
#include "referee/record.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {
namespace {

using referee::Lap;
using text::Cursor;
using text::Token;

using kit::index;

/// Place in the order by the barrier on top: players without one come last (rulebook 3).
int order_key(const Rules& rules, const State& state, int seat) {
  const int barrier = top_barrier(rules, state, seat);
  if (barrier < 0) return 1'000'000;
  const int priority = rules.tile(barrier).priority;
  return rules.lowest_first ? priority : -priority;
}

std::uint8_t full_tokens(const Rules& rules) { return static_cast<std::uint8_t>(rules.tokens); }

/// Tokens lost to High Water of the current Doge tile.
int lost_tokens(const Rules& rules, const State& state, int seat) {
  if (state.doge < 0 || rules.tile(state.doge).water < 0) return 0;
  const int barriers = state.stacks[index(seat)].height;
  const int level = rules.tile(state.doge).water;
  if (barriers > level) return rules.water_above;
  return barriers == level ? rules.water_equal : rules.water_below;
}

/// A name that is none, or several without the commas between them.
bool report_unlisted(const Play& play, std::string_view name, const referee::NameMatch& match) {
  const std::string_view first = referee::leading_name(play.line.players, name);
  if (first.empty()) {
    referee::report_name(play.line, name, match, play.report);
  } else {
    const Token next = Cursor(name.substr(first.size())).peek();
    referee::report_syntax(play.line, next, "comma", play.report);
  }
  return false;
}

/// Names of a list parted by commas, each once.
bool read_names(const Play& play, std::vector<int>& seats) {
  std::string_view rest = play.line.body;
  while (true) {
    const std::size_t comma = rest.find(',');
    const std::string_view name = referee::trimmed(rest.substr(0, comma));
    const referee::NameMatch match = referee::find_player(play.line.players, name);
    const Token at = Cursor(name.empty() ? rest.substr(rest.size()) : name).peek();
    if (name.empty()) return referee::report_syntax(play.line, at, "name", play.report), false;
    if (match.seat < 0) return report_unlisted(play, name, match);
    if (std::find(seats.begin(), seats.end(), match.seat) != seats.end()) {
      return referee::report_syntax(play.line, at, "name-once", play.report), false;
    }
    seats.push_back(match.seat);
    if (comma == std::string_view::npos) return true;
    rest.remove_prefix(comma + 1);
  }
}

struct Named {
  int seat = -1;
  int number = 0;
  std::string_view text;
};

/// "Anna 3, Marco 1": names with a number that is not negative, each once.
bool read_numbers(const Play& play, std::vector<Named>& named) {
  std::string_view rest = play.line.body;
  const auto syntax = [&play](std::string_view at, std::string_view expected) {
    referee::report_syntax(play.line, Cursor(at).peek(), expected, play.report);
    return false;
  };
  while (true) {
    const std::size_t comma = rest.find(',');
    const std::string_view part = referee::trimmed(rest.substr(0, comma));
    std::string_view name = referee::leading_name(play.line.players, part);
    if (name.empty()) name = referee::name_before_number(part);
    if (name.empty()) return syntax(part.empty() ? rest.substr(rest.size()) : part, "name-and-number");
    const referee::NameMatch match = referee::find_player(play.line.players, name);
    if (match.seat < 0) return referee::report_name(play.line, name, match, play.report), false;
    Cursor cursor(part.substr(static_cast<std::size_t>(name.data() + name.size() - part.data())));
    const Token number = cursor.peek();
    const bool good = number.kind == Token::Kind::number && number.number >= 0 && number.number <= 1'000'000;
    if (!good) return referee::report_syntax(play.line, number, "number", play.report), false;
    (void)cursor.take();
    if (!cursor.at_end()) return referee::report_syntax(play.line, cursor.peek(), "comma", play.report), false;
    for (const Named& other : named) {
      if (other.seat == match.seat) return syntax(name, "name-once");
    }
    named.push_back({match.seat, static_cast<int>(number.number), part});
    if (comma == std::string_view::npos) return true;
    rest.remove_prefix(comma + 1);
  }
}

/// A line that may stand once, after the actions of the round.
bool may_stand(const Play& play, bool written, const char* again) {
  if (!close_actions(play)) return false;
  if (!written) return true;
  play.find(GameCode::out_of_phase, play.line.text, {{"why", {findings::phrase(again)}}});
  return false;
}

std::vector<findings::Term> order_terms(const Lap& lap, int players) {
  std::vector<findings::Term> terms;
  for (int place = 0; place < players; ++place) terms.push_back(findings::seat(lap.order[index(place)]));
  return terms;
}

/// The recorded reading beside the computed one.
Lap& recorded_reading(State& state) {
  if (state.next_count == 1) {
    state.next[1] = state.next[0];
    state.next_count = 2;
  }
  return state.next[1];
}

void keep_reading(State& state, std::size_t which) {
  state.next[0] = state.next[which];
  state.next_count = 1;
}

void set_order(Lap& lap, const std::vector<int>& seats, int players) {
  std::array<std::int8_t, max_seats> order{};
  std::size_t place = 0;
  for (const int seat : seats) order[place++] = static_cast<std::int8_t>(seat);
  for (int old = 0; old < players; ++old) {
    const int seat = lap.order[index(old)];
    if (std::find(seats.begin(), seats.end(), seat) == seats.end()) order[place++] = static_cast<std::int8_t>(seat);
  }
  lap.order = order;
}

bool same_order(const Lap& lap, const std::vector<int>& seats, int players) {
  if (static_cast<int>(seats.size()) != players) return false;
  return std::equal(seats.begin(), seats.end(), lap.order.begin());
}

void judge_order(const Play& play, const std::vector<int>& seats) {
  State& state = play.state;
  if (state.next_loose_order) {
    for (Lap& lap : state.next) set_order(lap, seats, state.players);
    state.next_loose_order = false;
    return;
  }
  for (std::size_t reading = 0; reading < state.next_count; ++reading) {
    if (same_order(state.next[reading], seats, state.players)) {
      const bool both = state.next_count == 2 && same_order(state.next[1 - reading], seats, state.players);
      if (state.next_count == 2 && !both) keep_reading(state, reading);
      return;
    }
  }
  findings::Argument claimed{"claimed", {}};
  for (const int seat : seats) claimed.terms.push_back(findings::seat(seat));
  play.find(GameCode::wrong_order, referee::trimmed(play.line.body),
            {std::move(claimed), {"computed", order_terms(state.next[0], state.players)}});
  set_order(recorded_reading(state), seats, state.players);
}

using Tokens = std::array<std::uint8_t, max_seats>;

Tokens tokens_after(const Play& play, const std::vector<Named>& named) {
  Tokens tokens{};
  for (int seat = 0; seat < play.state.players; ++seat) tokens[index(seat)] = full_tokens(play.rules);
  for (const Named& each : named) {
    tokens[index(each.seat)] = static_cast<std::uint8_t>(std::max(0, play.rules.tokens - each.number));
  }
  return tokens;
}

/// Whether the recorded losses are the computed ones, as far as those are proven.
bool same_losses(const Play& play, const std::vector<Named>& named) {
  for (int seat = 0; seat < play.state.players; ++seat) {
    if ((play.state.next_loose_tokens >> seat & 1) != 0) continue;
    int recorded = 0;
    for (const Named& each : named) recorded = each.seat == seat ? each.number : recorded;
    if (recorded != lost_tokens(play.rules, play.state, seat)) return false;
  }
  return true;
}

void report_water(const Play& play, const std::vector<Named>& named) {
  findings::Argument claimed{"claimed", {}};
  findings::Argument computed{"computed", {}};
  for (const Named& each : named) claimed.terms.push_back(findings::scored(each.seat, each.number));
  for (int seat = 0; seat < play.state.players; ++seat) {
    const int lost = lost_tokens(play.rules, play.state, seat);
    if (lost > 0) computed.terms.push_back(findings::scored(seat, lost));
  }
  if (computed.terms.empty()) computed.terms.push_back(findings::phrase("water.nobody"));
  std::vector<findings::DataPath> read;
  if (play.state.doge >= 0) read.push_back(tile_path(play.rules, play.state.doge, "water"));
  play.find(GameCode::wrong_water, referee::trimmed(play.line.body), {std::move(claimed), std::move(computed)},
            std::move(read));
}

void judge_water(const Play& play, const std::vector<Named>& named) {
  State& state = play.state;
  const Tokens recorded = tokens_after(play, named);
  if (!same_losses(play, named)) {
    report_water(play, named);
    recorded_reading(state).tokens = recorded;
    state.next_loose_tokens = 0;
    return;
  }
  for (Lap& lap : state.next) {
    for (int seat = 0; seat < state.players; ++seat) {
      if ((state.next_loose_tokens >> seat & 1) != 0) lap.tokens[index(seat)] = recorded[index(seat)];
    }
  }
  state.next_loose_tokens = 0;
}

/// Why bids cannot be made now; empty when they can.
std::string_view why_no_bids(const State& state, const Rules& rules) {
  if (state.bids_written) return "why.bids-again";
  const bool known = state.doge >= 0;
  return known && !rules.tile(state.doge).inspection ? "why.no-inspection" : std::string_view{};
}

void report_unexpected(const Play& play, std::string_view why) {
  std::vector<findings::Argument> details;
  std::vector<findings::DataPath> read;
  if (play.state.doge >= 0) {
    details.push_back({"doge", {tile_term(play.rules, play.state.doge)}});
    read.push_back(tile_path(play.rules, play.state.doge, "inspection"));
  }
  play.find(GameCode::bid_unexpected, play.line.text, {{"why", {findings::phrase(why, std::move(details))}}},
            std::move(read));
}

/// Takes a bid off the Approvals; it counts as written.
void spend_bid(const Play& play, const Named& bid, bool judged) {
  const int track = play.rules.approval_track;
  if (judged && !play.ledger.can_pay(bid.seat, track, bid.number)) {
    findings::Finding finding = play.fault(GameCode::bid_too_high, bid.text,
                                           {{"player", {findings::seat(bid.seat)}},
                                            {"bid", {findings::number(bid.number)}},
                                            {"has", has_terms(play, bid.seat, track)}});
    finding.seat = static_cast<std::int8_t>(bid.seat);
    play.find(std::move(finding));
  }
  if (play.rules.inspection.spent) play.gain(bid.seat, track, -bid.number, "bids");
}

void judge_absent(const Play& play, const std::vector<int>& bids, std::uint8_t named) {
  for (int seat = 0; seat < static_cast<int>(bids.size()); ++seat) {
    if ((named >> seat & 1) != 0) continue;
    play.mattered("absent-bid");
    if (play.rules.interpretations.absent_bid_zero) continue;
    findings::Finding finding = play.fault(GameCode::bid_missing, play.line.text, {});
    finding.seat = static_cast<std::int8_t>(seat);
    finding.arguments.push_back({"doge", {tile_term(play.rules, play.state.doge)}});
    finding.help.push_back({"absent-bid", {{"player", {findings::seat(seat)}}}});
    play.find(std::move(finding));
  }
}

}  // namespace

void compute_next_round(const Play& play) {
  State& state = play.state;
  state.next_count = play.laps.count;
  for (std::size_t reading = 0; reading < play.laps.count; ++reading) {
    Lap lap;
    lap.order = play.laps.readings[reading].order;
    std::stable_sort(lap.order.begin(), lap.order.begin() + state.players, [&](int one, int other) {
      return order_key(play.rules, state, one) < order_key(play.rules, state, other);
    });
    for (int seat = 0; seat < state.players; ++seat) {
      const int lost = lost_tokens(play.rules, state, seat);
      lap.tokens[index(seat)] = static_cast<std::uint8_t>(std::max(0, play.rules.tokens - lost));
    }
    state.next[reading] = lap;
  }
  if (state.next_count == 2 && state.next[0] == state.next[1]) state.next_count = 1;
  if (state.next_count == 1) state.next[1] = state.next[0];
  const bool water = state.doge < 0 || play.rules.tile(state.doge).water >= 0;
  state.next_loose_order = play.laps.loose_order || state.unproven != 0;
  state.next_loose_tokens = water ? state.unproven : std::uint8_t{0};
  if (state.doge < 0) state.next_loose_tokens = static_cast<std::uint8_t>((1U << state.players) - 1U);
}

bool order_line(const Play& play) {
  std::vector<int> seats;
  if (!read_names(play, seats)) return false;
  if (!may_stand(play, play.state.order_written, "why.order-again")) return true;
  play.state.order_written = true;
  judge_order(play, seats);
  return true;
}

bool water_line(const Play& play) {
  std::vector<Named> named;
  if (!read_numbers(play, named)) return false;
  if (!may_stand(play, play.state.water_written, "why.water-again")) return true;
  play.state.water_written = true;
  judge_water(play, named);
  return true;
}

bool bids_line(const Play& play) {
  std::vector<Named> named;
  if (!read_numbers(play, named)) return false;
  if (!close_actions(play)) return true;
  State& state = play.state;
  const std::string_view why = why_no_bids(state, play.rules);
  if (!why.empty()) report_unexpected(play, why);
  std::vector<int> bids(state.players, 0);
  std::uint8_t seats = 0;
  for (const Named& bid : named) {
    spend_bid(play, bid, why.empty() && state.doge >= 0);
    bids[index(bid.seat)] = bid.number;
    seats = static_cast<std::uint8_t>(seats | 1U << bid.seat);
  }
  if (!why.empty()) return true;
  if (state.doge >= 0) judge_absent(play, bids, seats);
  if (state.doge >= 0 && play.rules.tile(state.doge).water >= 0) play.mattered("event-order");
  state.bids_written = true;
  score_inspection(play, play.rules.inspection, bids, "inspection.ties");
  if (state.last_round) state.ended = true;
  return true;
}

void lost_bids(const Play& play) {
  State& state = play.state;
  const bool over = state.stage == Stage::closing || (state.acted && play.laps.settle_over());
  if (!over) return;
  state.bids_lost = true;
  const auto tracks = 1U << play.rules.vp_track | 1U << play.rules.approval_track;
  for (int seat = 0; seat < state.players; ++seat) {
    std::uint8_t& unproven = play.ledger.unproven[index(seat)];
    unproven = static_cast<std::uint8_t>(unproven | tracks);
  }
}

}  // namespace dogeref::doge_ship
