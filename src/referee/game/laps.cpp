#include "referee/game/laps.h"

#include <algorithm>
#include <span>

#include "kit/index.h"

namespace dogeref::referee {
namespace {

using kit::index;

/// Tokens that make a player due: those not kept open.
int plain_tokens(const Lap& lap, int seat) { return lap.tokens[index(seat)] - lap.open[index(seat)]; }

bool is_waiting(const Lap& lap, int seat) {
  return (lap.acted >> seat & 1) == 0 && lap.tokens.data()[seat] > lap.open.data()[seat];
}

/// The first place in turn order, from one on, of a seat that waits; as many as there are seats without.
inline int waiting_from(const Lap& lap, int seats, int place) {
  const std::int8_t* const order = lap.order.data();
  while (place < seats && !is_waiting(lap, order[place])) ++place;
  return place;
}

int due_in(const Lap& lap, int seats) {
  const int place = waiting_from(lap, seats, 0);
  return place < seats ? lap.order[index(place)] : -1;
}

void pass_over(Lap& lap, int seat) {
  lap.acted = static_cast<std::uint8_t>(lap.acted | 1U << seat);
  ++lap.open[index(seat)];
}

/// A lap is over when nobody waits; the next begins while anybody has plain tokens.
void begin_next_lap(Lap& lap, int seats) {
  if (due_in(lap, seats) >= 0) return;
  lap.acted = 0;
  if (lap.snake != 0) lap.turn_back(seats);
}

Claim claim_in(const Lap& lap, int seats, int seat) {
  if (lap.tokens[index(seat)] == 0) return Claim::no_token;
  if (due_in(lap, seats) == seat) return Claim::due;
  return lap.open[index(seat)] > 0 ? Claim::open_token : Claim::out_of_turn;
}

/// Somebody acts while others are due: those who are passed over keep an open token.
void jump_queue(Lap& lap, int seats, int seat) {
  const bool acts_again = (lap.acted >> seat & 1) != 0;
  for (int place = 0; place < seats; ++place) {
    const int other = lap.order[index(place)];
    if (other == seat && !acts_again) return;
    if (other != seat && is_waiting(lap, other)) pass_over(lap, other);
  }
  lap.acted = 0;
  for (int place = 0; place < seats && lap.order[index(place)] != seat; ++place) {
    if (is_waiting(lap, lap.order[index(place)])) pass_over(lap, lap.order[index(place)]);
  }
}

void spend_in(Lap& lap, int seats, int seat, Claim claim) {
  if (lap.tokens[index(seat)] == 0) return;
  if (claim == Claim::out_of_turn) jump_queue(lap, seats, seat);
  --lap.tokens[index(seat)];
  if (claim == Claim::open_token) {
    --lap.open[index(seat)];
  } else {
    lap.acted = static_cast<std::uint8_t>(lap.acted | 1U << seat);
  }
  begin_next_lap(lap, seats);
}

bool fits(Claim claim) { return claim == Claim::due || claim == Claim::open_token; }

bool tokens_left(const Lap& lap, int seats, std::uint8_t loose_tokens) {
  for (int seat = 0; seat < seats; ++seat) {
    if ((loose_tokens >> seat & 1) == 0 && plain_tokens(lap, seat) > 0) return true;
  }
  return false;
}

}  // namespace

void Lap::turn_back(int seat_count) {
  std::reverse(order.begin(), order.begin() + seat_count);
  snake = snake == 1 ? 2 : 1;
}

int Laps::due() const { return loose_order ? -1 : due_in(shown(), seats); }

Claim Laps::claim(int seat) const {
  Claim result = claim_in(shown(), seats, seat);
  if (count == 2 && !fits(result)) {
    const Claim computed = claim_in(readings[0], seats, seat);
    if (fits(computed) || result == Claim::no_token) result = computed;
  }
  if (result == Claim::no_token && (loose_tokens >> seat & 1) != 0) return Claim::due;
  if (result == Claim::out_of_turn && (loose_order || loose_tokens != 0)) return Claim::due;
  return result;
}

Claim Laps::settle(int seat) {
  const Claim result = claim(seat);
  if (count == 2) {
    const bool first = fits(claim_in(readings[0], seats, seat));
    const bool second = fits(claim_in(readings[1], seats, seat));
    if (first != second || !first) {
      if (second || !first) readings[0] = readings[1];
      count = 1;
    }
  }
  return result;
}

bool Laps::spend_due(int seat) {
  if (count != 1) return false;
  Lap& lap = readings[0];
  const int place = waiting_from(lap, seats, 0);
  if (place == seats || lap.order[index(place)] != seat) return false;
  --lap.tokens[index(seat)];
  lap.acted = static_cast<std::uint8_t>(lap.acted | 1U << seat);
  if (waiting_from(lap, seats, place + 1) < seats) return true;
  lap.acted = 0;  // nobody before it waits
  if (lap.snake != 0) lap.turn_back(seats);
  return true;
}

void Laps::spend(int seat, Claim claim) {
  for (std::size_t reading = 0; reading < count; ++reading) {
    Claim here = claim_in(readings[reading], seats, seat);
    if (claim == Claim::due && here == Claim::out_of_turn) here = Claim::due;
    spend_in(readings[reading], seats, seat, here);
  }
  if (count == 2 && readings[0] == readings[1]) count = 1;
}

void Laps::pass_over_due() {
  for (Lap& lap : std::span(readings).first(count)) {
    const int seat = due_in(lap, seats);
    if (seat < 0) continue;
    pass_over(lap, seat);
    begin_next_lap(lap, seats);
  }
}

bool Laps::settle_over() {
  const bool first = !tokens_left(readings[0], seats, loose_tokens);
  if (count == 1) return first;
  const bool second = !tokens_left(readings[1], seats, loose_tokens);
  if (first != second) {
    if (second) readings[0] = readings[1];
    count = 1;
    return true;
  }
  return first;
}

void Laps::start(const Lap& lap, int seat_count) {
  readings[0] = readings[1] = lap;
  count = 1;
  seats = static_cast<std::uint8_t>(seat_count);
}

}  // namespace dogeref::referee
