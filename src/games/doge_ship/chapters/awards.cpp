#include "games/doge_ship/chapters/awards.h"

#include <algorithm>

#include "games/doge_ship/chapters/water.h"
#include "games/doge_ship/model/gains.h"
#include "games/doge_ship/model/ranks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// What changes for each seat by an award: by the referee's count, and by the table's.
struct Change {
  std::array<TrackAmounts, max_seats> own{};
  std::array<TrackAmounts, max_seats> table{};
  std::array<unsigned, max_seats> open{};  ///< tracks of which that is not proven
};

void add_entry(const Play& play, const Entry& entry, int seat, bool by_table, const Change& before, Change& change) {
  Asker asker = play.asker(seat);
  asker.by_table = by_table;
  const Worth worth = worth_of(asker, entry);
  TrackAmounts& sums = (by_table ? change.table : change.own)[index(seat)];
  const TrackAmounts& earlier = (by_table ? before.table : before.own)[index(seat)];
  for (std::size_t track = 0; track < play.rules.vocabulary.tracks.size(); ++track) {
    const int at = static_cast<int>(track);
    const std::int32_t held =
        (by_table ? play.ledger.table(seat, at) : play.ledger.own(seat, at)) + earlier[track] + sums[track];
    const bool pays = entry.verb == Verb::pay;
    sums[track] += pays ? -payable(play, at, held, worth.amounts[track]) : worth.amounts[track];
  }
  change.open[index(seat)] |= worth.open;
}

/// Points by rank among those whom the award concerns.
void add_ranks(const Play& play, const Award& award, bool by_table, Change& change) {
  Numbers numbers;
  kit::ShortList<int, max_seats> seats;
  bool is_open = false;
  for (int seat = 0; seat < play.state.players; ++seat) {
    Asker asker = play.asker(seat);
    asker.by_table = by_table;
    const Truth concerns = holds(asker, award.condition);
    const Reading count = count_of(asker, award.rank);
    is_open = is_open || concerns == Truth::unknown || !count.is_proven;
    if (concerns == Truth::no) continue;
    seats.push_back(seat);
    numbers.push_back(static_cast<int>(award.high ? count.value : -count.value));
  }
  Inspection points = award.points;
  points.zero_scores = true;
  const Numbers scored = inspection_points(points, numbers);
  const std::size_t vp = index(play.rules.vp_track);
  for (std::size_t at = 0; at < seats.size(); ++at) {
    const bool scores = numbers[at] != 0 || award.points.zero_scores;
    if (scores) (by_table ? change.table : change.own)[index(seats[at])][vp] += scored[at];
  }
  for (int seat = 0; seat < play.state.players && is_open; ++seat) change.open[index(seat)] |= 1U << vp;
}

/// By the counts that there were before any award of the occasion was given; `before` is what those
/// before this one gave and took.
Change change_of(const Play& play, const Award& award, const Change& before) {
  Change change;
  for (Entry entry : award.entries) {
    entry.condition = award.condition;
    for (const bool by_table : {false, true}) {
      for (int seat = 0; seat < play.state.players; ++seat) add_entry(play, entry, seat, by_table, before, change);
    }
  }
  for (const bool by_table : {false, true}) {
    if (!award.rank.parts.empty()) add_ranks(play, award, by_table, change);
  }
  return change;
}

void add_up(const Change& change, Change& sums) {
  for (std::size_t seat = 0; seat < change.own.size(); ++seat) {
    for (std::size_t track = 0; track < change.own[seat].size(); ++track) {
      sums.own[seat][track] += change.own[seat][track];
      sums.table[seat][track] += change.table[seat][track];
    }
  }
}

/// Where the table counts otherwise, it gives other amounts: the difference is known from here on.
void apply(const Play& play, const Change& change, const findings::Origin& origin) {
  for (int seat = 0; seat < play.state.players; ++seat) {
    for (std::size_t track = 0; track < play.rules.vocabulary.tracks.size(); ++track) {
      const std::int32_t own = change.own[index(seat)][track];
      const std::int32_t difference = change.table[index(seat)][track] - own;
      std::int32_t& off = play.ledger.off[index(seat)][track];
      if (own != 0) play.gain(seat, static_cast<int>(track), own, origin);
      if (difference != 0) off = referee::Ledger::limited(std::int64_t{off} + difference);
    }
    if (change.open[index(seat)] != 0) play.ledger.doubt(seat, change.open[index(seat)]);
  }
}

void take_water(const Play& play) {
  Change change;
  for (int seat = 0; seat < play.state.players; ++seat) {
    const WaterLoss* const loss = water_loss(play.rules, play.state, seat);
    if (loss == nullptr) continue;
    Asker asker = play.asker(seat);
    const Worth own = worth_of(asker, loss->pay);
    asker.by_table = true;
    const Worth table = worth_of(asker, loss->pay);
    change.open[index(seat)] |= own.open;
    for (std::size_t track = 0; track < play.rules.vocabulary.tracks.size(); ++track) {
      if (own.amounts[track] == 0 && table.amounts[track] == 0) continue;
      const int at = static_cast<int>(track);
      change.own[index(seat)][track] = -payable(play, at, play.ledger.own(seat, at), own.amounts[track]);
      change.table[index(seat)][track] = -payable(play, at, play.ledger.table(seat, at), table.amounts[track]);
      if (play.is_unproven(seat) || play.ledger.is_unproven(seat, at)) change.open[index(seat)] |= 1U << track;
    }
  }
  apply(play, change, {"high-water"});
}

/// High Water that may have come, and what it may have taken: the Doge tile is not known.
void leave_water_open(const Play& play) {
  unsigned tracks = 0;
  for (const WaterLoss* const loss : {&play.rules.water_above, &play.rules.water_equal, &play.rules.water_below}) {
    for (std::size_t track = 0; track < loss->pay.amounts.size(); ++track) {
      if (loss->pay.amounts[track] != 0) tracks |= 1U << track;
    }
    for (const auto& rated : loss->pay.rated) tracks |= 1U << rated.first;
  }
  for (int seat = 0; seat < play.state.players && tracks != 0; ++seat) play.ledger.doubt(seat, tracks);
}

}  // namespace

void give_awards(const Play& play, const std::vector<Award>& awards, std::string_view why) {
  if (awards.empty()) return;
  Change sums;
  std::vector<Change> changes;
  for (const Award& award : awards) {
    changes.push_back(change_of(play, award, sums));
    add_up(changes.back(), sums);
  }
  for (std::size_t at = 0; at < awards.size(); ++at) apply(play, changes[at], {why, awards[at].name});
}

void give_building(const Play& play, int kind) {
  for (const Award& award : play.rules.building) {
    if (award.kind != kind) continue;
    for (Entry entry : award.entries) {
      entry.condition = award.condition;
      give_or_take(play, entry, play.seat(), nullptr, {"building", award.name});
    }
  }
}

void end_round(const Play& play) {
  const bool is_known = play.state.doge >= 0;
  if (play.rules.water_costs && !is_known) leave_water_open(play);
  if (play.rules.water_costs && is_known && play.rules.tile(play.state.doge).water >= 0) take_water(play);
  if (!play.rules.round_end.empty()) give_awards(play, play.rules.round_end, "round-end");
}

namespace {

/// Whether some condition of the end is so for some player.
bool any_end_is(Truth wanted, const Rules& rules, const State& state, const referee::Ledger& ledger,
                const referee::Lap& lap) {
  for (int seat = 0; seat < state.players; ++seat) {
    const Asker asker{rules, state, ledger, lap, seat, state.round};
    const auto is_so = [&](const Condition& end) { return holds(asker, end) == wanted; };
    if (std::any_of(rules.ends.begin(), rules.ends.end(), is_so)) return true;
  }
  return false;
}

}  // namespace

bool leaves_end_open(const Rules& rules, const referee::Position& position) {
  return any_end_is(Truth::unknown, rules, position.as<State>(), position.ledger, position.laps.shown());
}

void meet_end(const Play& play) {
  State& state = play.state;
  const bool at_once = play.rules.ends_at == EndsAt::immediate && state.stage != Stage::closing;
  if (state.ended || (state.last_round && !at_once)) return;
  if (!any_end_is(Truth::yes, play.rules, state, play.ledger, play.laps.shown())) return;
  state.by_condition = true;
  (at_once ? state.ended : state.last_round) = true;
}

}  // namespace dogeref::doge_ship
