#include "games/last_doge/turn/window.h"

#include "games/last_doge/harm/damage.h"

namespace dogeref::last_doge {

void close_window(const Play& play) {
  State& state = play.state;
  close_damage(play);
  state.pending.clear();
  state.countered.clear();
  state.strikes.clear();
  state.changes.clear();
  state.tags = 0;
  state.fled = 0;
  state.suffered = false;
  state.loss_doubt = 0;
  state.trigger_fresh = false;
}

}  // namespace dogeref::last_doge
