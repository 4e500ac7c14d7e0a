#include "games/doge_ship/model/gains.h"

namespace dogeref::doge_ship {

TrackAmounts amounts_now(const Play& play, const Entry& entry, const Space* space) {
  const Worth worth = worth_of(play.asker(play.seat(), space), entry);
  if (worth.open != 0) play.ledger.doubt(play.seat(), worth.open);
  return worth.amounts;
}

void give(const Play& play, const Entry& gain, const findings::Origin& origin) {
  play.gain(gain.is_plain() ? gain.amounts : amounts_now(play, gain), 1, origin);
}

}  // namespace dogeref::doge_ship
