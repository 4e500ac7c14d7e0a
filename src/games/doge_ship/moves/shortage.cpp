#include "games/doge_ship/moves/shortage.h"

#include "games/doge_ship/chapters/draws.h"
#include "games/doge_ship/chapters/turn.h"
#include "kit/index.h"

namespace dogeref::doge_ship {

using kit::index;

bool is_legal_action(const Rules& rules, const referee::Position& position, int seat, const Action& action) {
  referee::Position copy = position;
  copy.ledger.unjudged = {};
  referee::LineText line;
  line.seat = seat;
  line.draws_as_kinds = true;
  findings::Report trial(findings::Report::Mode::trial);
  play_action({rules, copy.as<State>(), copy.ledger, copy.laps, line, trial}, action);
  return trial.count() == 0;
}

Shortage::Shortage(const Rules& rules, const referee::Position& position, int seat) : rules_(rules) {
  referee::Position copy = position;
  referee::LineText line;
  line.seat = seat;
  findings::Report trial(findings::Report::Mode::trial);
  const Play play{rules, copy.as<State>(), copy.ledger, copy.laps, line, trial};
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) {
    const int at = static_cast<int>(tile);
    drawable_.set(tile, can_be_drawn(play, at, rules.kind_of(at).draw.of(play.state.players)));
  }
  for (std::size_t open = 0; open < play.state.open_count; ++open) {
    ++taken_[index(rules.decks[index(play.state.open[open].deck)].kind)];
  }
}

bool Shortage::is_possible(int kind, int purchases, int cost) const {
  int left = -taken_[index(kind)];
  for (std::size_t tile = 0; tile < rules_.tiles.size(); ++tile) {
    const Tile& of = rules_.tiles[tile];
    if (of.kind == kind && of.cost <= cost && drawable_.test(tile)) ++left;
  }
  return left < purchases;
}

}  // namespace dogeref::doge_ship
