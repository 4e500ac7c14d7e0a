// High Water. Rulebook 3.

#include <algorithm>

#include "games/doge_ship/events.h"
#include "games/doge_ship/seat_lists.h"
#include "kit/index.h"
#include "referee/record.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Lap;
using Tokens = std::array<std::uint8_t, max_seats>;

Tokens tokens_after(const Play& play, const NamedList& named) {
  Tokens tokens{};
  for (int seat = 0; seat < play.state.players; ++seat)
    tokens[index(seat)] = static_cast<std::uint8_t>(play.rules.tokens);
  for (const Named& each : named) {
    tokens[index(each.seat)] = static_cast<std::uint8_t>(std::max(0, play.rules.tokens - each.number));
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
    if (std::min(recorded, play.rules.tokens) != lost_tokens(play.rules, play.state, seat)) return false;
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

void judge_water(const Play& play, const NamedList& named) {
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

}  // namespace

bool water_line(const Play& play) {
  NamedList named;
  if (!read_numbers(play, named)) return false;
  if (!may_stand(play, play.state.water_written, "why.water-again")) return true;
  play.state.water_written = true;
  judge_water(play, named);
  return true;
}

}  // namespace dogeref::doge_ship
