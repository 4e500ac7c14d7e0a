#include "games/doge_ship/chapters/scoring.h"

#include <algorithm>
#include <limits>

#include "games/doge_ship/chapters/awards.h"
#include "games/doge_ship/chapters/construction.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using referee::Standing;

using kit::index;

/// Value of a criterion so that a higher one is better.
std::int64_t merit(const RankingCriterion& by, const Standing& standing) {
  const std::optional<std::int32_t>& value = standing.values[by.column];
  constexpr std::int64_t nothing = std::numeric_limits<std::int32_t>::max() + std::int64_t{1};
  if (!value) return by.without_last ? -nothing : nothing;
  return by.high ? *value : -std::int64_t{*value};
}

/// The first criterion that parts two players, empty when none does.
std::string_view parted_by(const Rules& rules, const Standing& one, const Standing& other) {
  for (const RankingCriterion& by : rules.ranking) {
    if (merit(by, one) != merit(by, other)) return by.name;
  }
  return {};
}

bool is_better(const Rules& rules, const Standing& one, const Standing& other) {
  for (const RankingCriterion& by : rules.ranking) {
    const std::int64_t left = merit(by, one);
    const std::int64_t right = merit(by, other);
    if (left != right) return left > right;
  }
  return false;
}

Standing standing_of(const Rules& rules, const referee::Position& position, int seat, bool table) {
  const State& state = position.as<State>();
  Standing standing;
  standing.seat = seat;
  standing.values.reserve(rules.vocabulary.columns.size());
  for (int track = 0; track < static_cast<int>(rules.vocabulary.tracks.size()); ++track) {
    standing.values.emplace_back(table ? position.ledger.table(seat, track) : position.ledger.own(seat, track));
  }
  const int barrier = top_barrier(state, seat);
  standing.values.push_back(barrier < 0 ? std::nullopt : std::optional<std::int32_t>(rules.tile(barrier).priority));
  const Asker asker{rules, state, position.ledger, position.laps.shown(), seat, state.round, nullptr, table};
  for (std::size_t column = standing.values.size(); column < rules.vocabulary.columns.size(); ++column) {
    const auto by = std::find_if(rules.ranking.begin(), rules.ranking.end(),
                                 [&](const RankingCriterion& each) { return each.column == column; });
    standing.values.emplace_back(static_cast<std::int32_t>(count_of(asker, by->count).value));
  }
  return standing;
}

}  // namespace

void score_inspection(const Play& play, const Inspection& inspection, const Numbers& numbers, std::string_view ties_key,
                      std::string_view why) {
  const Numbers points = inspection_points(inspection, numbers);
  for (int seat = 0; seat < static_cast<int>(numbers.size()); ++seat) {
    const int number = numbers[index(seat)];
    if (number > 0 && std::count(numbers.begin(), numbers.end(), number) > 1) play.mattered(ties_key);
    if (points[index(seat)] != 0) play.gain(seat, play.rules.vp_track, points[index(seat)], {why});
  }
}

/// Where the table counts other Approvals, it ranks by those: the difference in VP is known from here on.
void remember_table_points(const Play& play, const Numbers& held) {
  Numbers table;
  for (int seat = 0; seat < play.state.players; ++seat) {
    table.push_back(play.ledger.table(seat, play.rules.final_inspection.track));
  }
  if (table == held) return;
  const Numbers own = inspection_points(play.rules.final_inspection, held);
  const Numbers other = inspection_points(play.rules.final_inspection, table);
  for (int seat = 0; seat < play.state.players; ++seat) {
    std::int32_t& off = play.ledger.off[index(seat)][index(play.rules.vp_track)];
    off = referee::Ledger::limited(std::int64_t{off} + other[index(seat)] - own[index(seat)]);
  }
}

void finish_game(const Play& play) {
  Numbers held;
  std::uint8_t unproven = 0;
  for (int seat = 0; seat < play.state.players; ++seat) {
    if (play.ledger.is_unproven(seat, play.rules.final_inspection.track)) unproven = 1;
  }
  // Whose rank rests on Approvals that are not proven has unproven VP, and that may be anybody.
  for (int seat = 0; seat < play.state.players && unproven != 0; ++seat) {
    const std::int32_t most = play.rules.final_inspection.most_points();
    play.ledger.doubt(seat, play.rules.vp_track, most, most);
  }
  for (int seat = 0; seat < play.state.players; ++seat) {
    held.push_back(play.ledger.own(seat, play.rules.final_inspection.track));
  }
  score_inspection(play, play.rules.final_inspection, held, "final_inspection.ties", "final-inspection");
  remember_table_points(play, held);
  give_awards(play, play.rules.final_scoring, "final-scoring");
}

std::vector<Standing> standings_of(const Rules& rules, const referee::Position& position, bool table) {
  std::vector<Standing> standings;
  standings.reserve(position.as<State>().players);
  // By insertion behind all that are as good: std::stable_sort would allocate for these few.
  for (int seat = 0; seat < position.as<State>().players; ++seat) {
    Standing standing = standing_of(rules, position, seat, table);
    const auto place = std::find_if(standings.begin(), standings.end(),
                                    [&](const Standing& other) { return is_better(rules, standing, other); });
    standings.insert(place, std::move(standing));
  }
  for (std::size_t at = 0; at < standings.size(); ++at) {
    const bool shares = at > 0 && parted_by(rules, standings[at - 1], standings[at]).empty();
    standings[at].rank = shares ? standings[at - 1].rank : static_cast<int>(at) + 1;
    if (at + 1 < standings.size()) standings[at].decided_by = parted_by(rules, standings[at], standings[at + 1]);
  }
  return standings;
}

}  // namespace dogeref::doge_ship
