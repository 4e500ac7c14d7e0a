// A position read: whose turn comes next.

#include <algorithm>

#include "games/last_doge/given/loader.h"
#include "games/last_doge/turn/turns.h"
#include "kit/index.h"
#include "referee/game/given.h"

namespace dogeref::last_doge {

using kit::index;
using rules::Member;
using rules::members_of;
using rules::Node;

void Loader::lap(const Node& given) {
  const Node none = rules::map_node();
  const Node* const node = given.find("lap");
  const Node& of = node == nullptr ? none : *node;
  const Node* const named = given.find("due");
  const bool turn_less = node != nullptr && node->find("acted") != nullptr;
  const int due = named != nullptr ? seat_named(*named) : turn_less ? -1 : given::implied_due(state);
  laps = given::implied_laps(state, std::max(0, seat_of(of.find("first"), 0)), due);
  referee::Lap& lap = laps.readings[0];
  if (const Node* acted = of.find("acted")) lap.acted = seats_named(acted);
  referee::NamedOnce once(faults);
  for (const Member& member : members_of(of.find("open"))) {
    const int seat = referee::given_seat(players, member.key_origin, member.key, faults);
    once.take(seat, member);
    if (seat >= 0) lap.open[index(seat)] = static_cast<std::uint8_t>(member.value.integer);
  }
  if (const Node* gone = of.find("gone")) {
    const std::uint8_t seats = seats_named(gone);
    for (int seat = 0; seat < state.players; ++seat) {
      lap.tokens[index(seat)] = (seats >> seat & 1) != 0 ? std::uint8_t{0} : many_turns;
    }
  }
  laps.readings[1] = lap;
  for (int seat = 0; seat < state.players; ++seat) {
    if (state.is_perhaps_gone(seat)) part_readings(state, laps, seat);
  }
  if (named == nullptr || due < 0 || laps.due() == due) return;
  const std::string who = laps.due() < 0 ? "nobody" : players[index(laps.due())].written;
  faults.add(named->origin, "by the order of turns " + who + " is due");
}

}  // namespace dogeref::last_doge
