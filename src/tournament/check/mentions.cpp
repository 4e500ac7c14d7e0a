#include "tournament/check/mentions.h"

#include <algorithm>

namespace dogeref::tournament {
namespace {

Origin origin_of(const Seating& seating, std::size_t seat) {
  const TableEntry& entry = *seating.entry;
  const bool is_played = !seating.played.empty();
  if (is_played && !entry.log && seat < entry.sheet.size()) return entry.sheet[seat].player.origin;
  if (seat < entry.seats.size() && !seating.has_unknown) return entry.seats[seat].origin;
  return entry.log ? entry.log->origin : entry.origin;
}

void add_table(const Seating& seating, std::vector<Mention>& all) {
  const bool is_played = !seating.played.empty();
  const std::vector<std::size_t>& players = is_played ? seating.played : seating.drawn;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    all.push_back({Mention::Kind::table, players[seat], seating.entry->round, static_cast<int>(seat) + 1, is_played,
                   seating.entry->id, origin_of(seating, seat)});
}

}  // namespace

std::vector<Mention> mentions_of(const Event& event, const Assembled& assembled) {
  std::vector<Mention> all;
  for (const Seating& seating : assembled.seatings) add_table(seating, all);
  const auto origin_in = [&](const std::vector<Written>& list, const std::vector<Rest>& rests, int round,
                             std::size_t at) {
    const auto of_round =
        std::count_if(rests.begin(), rests.end(), [round](const Rest& r) { return r.round == round; });
    const bool all_known = static_cast<std::size_t>(of_round) == list.size();
    return all_known && at < list.size() ? list[at].origin : Origin{};
  };
  for (const Round& round : event.rounds) {
    const auto add = [&](Mention::Kind kind, const std::vector<Rest>& rests, const std::vector<Written>& list) {
      std::size_t at = 0;
      for (const Rest& rest : rests) {
        if (rest.round != round.number) continue;
        Origin origin = origin_in(list, rests, round.number, at++);
        if (origin.line == 0) origin = round.origin;
        all.push_back({kind, rest.player, rest.round, 0, false, {}, origin});
      }
    };
    add(Mention::Kind::bye, assembled.results.byes, round.byes);
    add(Mention::Kind::absent, assembled.results.absences, round.absent);
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Mention& one, const Mention& other) { return one.round < other.round; });
  return all;
}

}  // namespace dogeref::tournament
