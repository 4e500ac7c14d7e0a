#include "referee/game/ledger.h"

#include <algorithm>

#include "kit/index.h"

namespace dogeref::referee {

using kit::index;

bool Ledger::may_pay(int seat, int track, std::int32_t amount) const {
  if (is_unproven(seat, track)) return true;
  if ((unjudged[index(seat)] >> track & 1) != 0) return true;
  return off[index(seat)][index(track)] != 0 && table(seat, track) >= amount;
}

void Ledger::doubt(int seat, int track, std::int32_t below, std::int32_t above) {
  unproven[index(seat)] = static_cast<std::uint8_t>(unproven[index(seat)] | 1U << track);
  Slack& open = slack[index(seat)][index(track)];
  const auto wider = [](std::int16_t by, std::int32_t more) {
    return static_cast<std::int16_t>(std::min<std::int64_t>(std::int64_t{by} + std::max(more, 0), Slack::unbounded));
  };
  open = {wider(open.below, below), wider(open.above, above)};
}

void Ledger::doubt(int seat, unsigned tracks) {
  for (int track = 0; track < max_tracks; ++track) {
    if ((tracks >> track & 1) != 0) doubt(seat, track, limit, limit);
  }
}

std::int32_t Ledger::below_zero(int seat, int track, std::int32_t amount, std::int32_t before) {
  std::int32_t& count = value[index(seat)][index(track)];
  if (amount >= 0 || (may_be_negative >> track & 1) != 0) return count - before;
  std::int32_t& slip = off[index(seat)][index(track)];
  slip = std::max(0, count + slip);
  count = 0;
  return -before;
}

}  // namespace dogeref::referee
