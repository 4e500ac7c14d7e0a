#include "games/doge_ship/chapters/events.h"

#include "games/doge_ship/chapters/bids.h"
#include "games/doge_ship/chapters/order.h"
#include "games/doge_ship/chapters/round.h"
#include "games/doge_ship/chapters/water.h"
#include "games/doge_ship/notation/seat_lists.h"

namespace dogeref::doge_ship {
namespace {

/// Whether a line that may stand once, after the actions of the round, may stand here; else reports why not, with the
/// phrase `again` when it was written before.
bool may_stand(const Play& play, bool written, const char* again) {
  if (!close_actions(play)) return false;
  if (!written) return true;
  play.find(GameCode::out_of_phase, play.line.text, {{"why", {findings::phrase(again)}}});
  return false;
}

}  // namespace

bool order_line(const Play& play) {
  Seats seats;
  if (!read_names(play, seats)) return false;
  if (!may_stand(play, play.state.order_written, "why.order-again")) return true;
  play.state.order_written = true;
  judge_order(play, seats);
  return true;
}

bool water_line(const Play& play) {
  NamedList named;
  if (!read_numbers(play, named)) return false;
  if (!may_stand(play, play.state.water_written, "why.water-again")) return true;
  play.state.water_written = true;
  judge_water(play, named);
  return true;
}

bool bids_line(const Play& play) {
  NamedList named;
  if (!read_numbers(play, named)) return false;
  if (close_actions(play)) judge_bids(play, named);
  return true;
}

void lost_bids(const Play& play) {
  State& state = play.state;
  const bool over = state.stage == Stage::closing || (state.acted && play.laps.settle_over());
  if (!over) return;
  state.bids_lost = true;
  leave_bids_open(play);
}

}  // namespace dogeref::doge_ship
