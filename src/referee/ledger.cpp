#include "referee/ledger.h"
#include "kit/index.h"

#include <algorithm>

namespace dogeref::referee {
namespace {

using kit::index;

}  // namespace

bool Ledger::can_pay(int seat, int track, std::int32_t amount) const {
  if (own(seat, track) >= amount || is_unproven(seat, track)) return true;
  if ((unjudged[index(seat)] >> track & 1) != 0) return true;
  return off[index(seat)][index(track)] != 0 && table(seat, track) >= amount;
}

void Ledger::pay(int seat, int track, std::int32_t amount) { gain(seat, track, -amount); }

std::int32_t Ledger::gain(int seat, int track, std::int32_t amount) {
  std::int32_t& count = value[index(seat)][index(track)];
  const std::int32_t before = count;
  count = limited(std::int64_t{count} + amount);
  if (count >= 0 || amount >= 0 || (may_be_negative >> track & 1) != 0) return count - before;
  std::int32_t& slip = off[index(seat)][index(track)];
  slip = std::max(0, count + slip);
  count = 0;
  return -before;
}

}  // namespace dogeref::referee
