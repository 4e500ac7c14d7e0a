// Players who meet again, and sit in the same seat again.

#include <map>

#include "tournament/check/checker.h"

namespace dogeref::tournament {

/// Pairs that met more than once, told at the last table where they did.
void Checker::meetings() {
  std::map<std::string, std::vector<const Mention*>> tables;
  for (const Mention& mention : mentions_) {
    if (mention.kind == Mention::Kind::table) tables[mention.table].push_back(&mention);
  }
  std::map<std::pair<std::size_t, std::size_t>, std::pair<std::size_t, const Mention*>> met;
  for (const Seating& seating : assembled_.seatings) {
    const std::vector<const Mention*>& seats = tables[seating.entry->id];
    for (std::size_t one = 0; one < seats.size(); ++one) {
      for (std::size_t other = one + 1; other < seats.size(); ++other) {
        auto& [count, last] = met[std::minmax(seats[one]->player, seats[other]->player)];
        ++count;
        last = seats[one];
      }
    }
  }
  for (const auto& [pair, meeting] : met) {
    if (meeting.first < 2) continue;
    add("tournament-repeat-meeting", *meeting.second,
        name_of(pair.first) + " and " + name_of(pair.second) + " meet " + times(meeting.first) + " times")
        .weight = Weight::warning;
  }
}

void Checker::seats() {
  std::map<std::pair<std::size_t, int>, std::pair<std::size_t, const Mention*>> sat;
  for (const Mention& mention : mentions_) {
    if (mention.kind != Mention::Kind::table) continue;
    auto& [count, last] = sat[{mention.player, mention.seat}];
    ++count;
    last = &mention;
  }
  for (const auto& [who, seat] : sat) {
    if (seat.first < 2) continue;
    const std::string sits =
        name_of(who.first) + " sits " + times(seat.first) + " times in seat " + std::to_string(who.second);
    const bool is_wanted = has_team(who.first) && scheme_.wants_each_seat_once();
    add("tournament-seat-repeat", *seat.second, sits + (is_wanted ? "; members of teams sit in each seat once" : ""))
        .weight = Weight::warning;
  }
}

}  // namespace dogeref::tournament
