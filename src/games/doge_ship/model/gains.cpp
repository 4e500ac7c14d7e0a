#include "games/doge_ship/model/gains.h"

#include <algorithm>

#include "kit/index.h"

namespace dogeref::doge_ship {

using kit::index;

/// Debts are made as far as they are allowed; victory points fall as the rulings have it.
std::int32_t payable(const Play& play, int track, std::int32_t held, std::int32_t amount) {
  const bool falls_freely =
      track == play.rules.vp_track && play.rules.interpretations.negative_vp && (play.rules.limited >> track & 1) == 0;
  const std::int32_t least = falls_freely ? -Amount::unbounded : std::min(0, play.rules.limits[index(track)].min);
  return std::clamp(amount, 0, std::max(0, held - least));
}

TrackAmounts amounts_now(const Play& play, const Entry& entry, const Space* space) {
  const Worth worth = worth_of(play.asker(play.seat(), space), entry);
  if (worth.open != 0) play.ledger.doubt(play.seat(), worth.open);
  return worth.amounts;
}

void give(const Play& play, const Entry& gain, const findings::Origin& origin) {
  play.gain(gain.is_plain() ? gain.amounts : amounts_now(play, gain), 1, origin);
}

void give_or_take(const Play& play, const Entry& entry, int seat, const Space* space, const findings::Origin& origin) {
  const Worth worth = worth_of(play.asker(seat, space), entry);
  for (std::size_t track = 0; track < play.rules.vocabulary.tracks.size(); ++track) {
    const int at = static_cast<int>(track);
    const bool pays = entry.verb == Verb::pay;
    const std::int32_t amount =
        pays ? -payable(play, at, play.ledger.own(seat, at), worth.amounts[track]) : worth.amounts[track];
    if (amount != 0) play.gain(seat, at, amount, origin);
  }
  if (worth.open != 0) play.ledger.doubt(seat, worth.open);
}

void give_others(const Play& play, const Entry& entry, const Space* space, const findings::Origin& origin) {
  const Truth truth = holds(play.asker(play.seat(), space), entry.condition);
  if (truth == Truth::no) return;
  for (int seat = 0; seat < play.state.players; ++seat) {
    if (seat == play.seat()) continue;
    for (const Entry& each : entry.others) give_or_take(play, each, seat, space, origin);
    if (truth == Truth::unknown) play.ledger.doubt(seat);
  }
}

}  // namespace dogeref::doge_ship
