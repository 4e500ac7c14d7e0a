#include "games/doge_ship/chapters/water.h"

#include <algorithm>

#include "kit/index.h"
#include "referee/record/record.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Lap;
using Tokens = std::array<std::uint8_t, max_seats>;

int tokens_before(const Play& play, int seat) {
  return static_cast<int>(next_tokens(play, play.state.next[0], seat).value);
}

Tokens tokens_after(const Play& play, const NamedList& named) {
  Tokens tokens{};
  for (int seat = 0; seat < play.state.players; ++seat)
    tokens[index(seat)] = static_cast<std::uint8_t>(tokens_before(play, seat));
  for (const Named& each : named) {
    tokens[index(each.seat)] = static_cast<std::uint8_t>(std::max(0, tokens_before(play, each.seat) - each.number));
  }
  return tokens;
}

/// Whether the recorded losses are the computed ones, as far as those are proven.
bool same_losses(const Play& play, const NamedList& named) {
  for (int seat = 0; seat < play.state.players; ++seat) {
    if ((play.state.next_loose_tokens >> seat & 1) != 0) continue;
    int recorded = 0;
    for (const Named& each : named) recorded = each.seat == seat ? each.number : recorded;
    // Nobody loses more tokens than there are, whatever was written.
    const int most = tokens_before(play, seat);
    if (std::min(recorded, most) != std::min(lost_tokens(play.rules, play.state, seat), most)) return false;
  }
  return true;
}

void report_water(const Play& play, const NamedList& named) {
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

}  // namespace

Reading next_tokens(const Play& play, const Lap& lap, int seat) {
  if (play.rules.token_amount.is_fixed()) return {play.rules.tokens};
  return tokens_of({play.rules, play.state, play.ledger, lap, seat, play.state.round + 1});
}

std::uint8_t loose_tokens(const Play& play, const Lap& lap) {
  if (play.rules.token_amount.is_fixed()) return 0;
  unsigned loose = 0;
  for (int seat = 0; seat < play.state.players; ++seat) {
    // The place is known no better than the order.
    if (play.state.next_loose_order || !next_tokens(play, lap, seat).is_proven) loose |= 1U << seat;
  }
  return static_cast<std::uint8_t>(loose);
}

const WaterLoss* water_loss(const Rules& rules, const State& state, int seat) {
  if (state.doge < 0 || rules.tile(state.doge).water < 0) return nullptr;
  const int barriers = state.stacks[index(seat)].height;
  const int level = rules.tile(state.doge).water;
  return barriers > level ? &rules.water_above : barriers == level ? &rules.water_equal : &rules.water_below;
}

int lost_tokens(const Rules& rules, const State& state, int seat) {
  const WaterLoss* const loss = water_loss(rules, state, seat);
  return loss == nullptr ? 0 : std::min(loss->tokens, rules.tokens);
}

void judge_water(const Play& play, const NamedList& named) {
  State& state = play.state;
  const Tokens recorded = tokens_after(play, named);
  if (!same_losses(play, named)) {
    report_water(play, named);
    state.recorded_next().tokens = recorded;
    state.next_loose_tokens = loose_tokens(play, state.next[0]);
    return;
  }
  for (Lap& lap : state.next) {
    for (int seat = 0; seat < state.players; ++seat) {
      if ((state.next_loose_tokens >> seat & 1) != 0) lap.tokens[index(seat)] = recorded[index(seat)];
    }
  }
  state.next_loose_tokens = loose_tokens(play, state.next[0]);
}

}  // namespace dogeref::doge_ship
