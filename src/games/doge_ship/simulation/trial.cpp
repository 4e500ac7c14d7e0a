#include "games/doge_ship/simulation/trial.h"

#include "games/doge_ship/chapters/turn.h"
#include "games/doge_ship/model/play.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

/// What stands where a line would be: nobody reads what is said of it.
constexpr std::string_view unwritten = "-";

/// What reading the line would give. False when it has too many steps for one.
bool form(const Rules& rules, const Thought& thought, Action& action) {
  for (const int tile : thought.reorder) action.order[action.order_count++] = static_cast<std::int16_t>(tile);
  if (!thought.reorder.empty()) action.reorder_text = unwritten;
  action.is_discard = thought.space < 0;
  action.space_text = unwritten;
  if (!action.is_discard) {
    const Space& space = rules.space(thought.space);
    action.panel = space.panel;
    action.number = space.number;
    action.space = thought.space;
  }
  for (const Step& step : thought.steps) {
    if (action.is_full()) return false;
    action.add() = step;
  }
  return true;
}

}  // namespace

bool is_legal(const Rules& rules, const referee::Position& position, int seat, const Thought& thought,
              referee::Position& after) {
  Action action;
  if (!form(rules, thought, action)) return false;
  after = position;
  after.ledger.unjudged = {};
  referee::LineText line;
  line.text = line.body = unwritten;
  line.seat = seat;
  line.draws_as_kinds = true;
  findings::Report trial(findings::Report::Mode::trial);
  play_action({rules, after.as<State>(), after.ledger, after.laps, line, trial}, action);
  return trial.count() == 0;
}

}  // namespace dogeref::doge_ship
