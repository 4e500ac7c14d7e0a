#include "tournament/check/check.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "rules/tree/fault.h"
#include "tournament/check/mentions.h"
#include "tournament/ranking/cut.h"
#include "tournament/ranking/standings.h"

namespace dogeref::tournament {
namespace {

std::string elsewhere(const Mention& mention) {
  if (mention.kind == Mention::Kind::bye) return " has a bye in this round, too";
  if (mention.kind == Mention::Kind::absent) return " is absent in this round, too";
  return " sits at table " + mention.table + " in this round, too";
}

std::string times(std::size_t count) { return std::to_string(count); }

/// Holds the rounds of a tournament together.
class Checker {
 public:
  Checker(const Event& event, const Scheme& scheme, const Assembled& assembled)
      : event_(event),
        scheme_(scheme),
        assembled_(assembled),
        results_(assembled.results),
        mentions_(mentions_of(event, assembled)),
        flaws_(assembled.flaws) {}

  std::vector<Flaw> run() {
    for (const Seating& seating : assembled_.seatings) table(seating);
    gaps();
    rounds();
    byes();
    meetings();
    seats();
    cuts();
    declared();
    allow();
    std::stable_sort(flaws_.begin(), flaws_.end(), [](const Flaw& one, const Flaw& other) {
      return std::tie(one.file, one.line, one.column, one.code) <
             std::tie(other.file, other.line, other.column, other.code);
    });
    return std::move(flaws_);
  }

 private:
  Flaw& add(std::string_view code, const Origin& at, std::string message) {
    flaws_.push_back(flaw_at(event_, code, at, std::move(message)));
    return flaws_.back();
  }
  Flaw& add(std::string_view code, const Mention& mention, std::string message) {
    Flaw& made = add(code, mention.origin, std::move(message));
    made.table = mention.table;
    made.player = id_of(mention.player);
    return made;
  }
  [[nodiscard]] const std::string& id_of(std::size_t player) const { return results_.players[player].id; }
  [[nodiscard]] std::string name_of(std::size_t player) const {
    return rules::in_quotes(results_.players[player].name);
  }

  /// The round from which on a player is not seated; 0: stays.
  [[nodiscard]] int left(std::size_t player) const {
    return player < event_.players.size() ? event_.players[player].left : 0;
  }
  [[nodiscard]] bool has_left(std::size_t player, int round) const { return left(player) > 0 && round >= left(player); }

  [[nodiscard]] const Stage* stage_of(int round) const {
    for (const Stage& stage : scheme_.stages) {
      if (stage.has(round)) return &stage;
    }
    return nullptr;
  }

  /// Whether somebody of a round could not be told: whoever seems to be missing may be meant.
  [[nodiscard]] bool has_unknown(const Round& round) const {
    const auto of_round = [&](const Rest& rest) { return rest.round == round.number; };
    const auto known = std::count_if(results_.byes.begin(), results_.byes.end(), of_round) +
                       std::count_if(results_.absences.begin(), results_.absences.end(), of_round);
    return static_cast<std::size_t>(known) != round.byes.size() + round.absent.size() ||
           std::any_of(assembled_.seatings.begin(), assembled_.seatings.end(), [&](const Seating& seating) {
             return seating.entry->round == round.number && seating.has_unknown;
           });
  }

  void not_seated(std::size_t player, const Round& round) {
    add("tournament-not-seated", round.origin,
        name_of(player) + " has no table in round " + std::to_string(round.number) + ", no bye and is not absent")
        .player = id_of(player);
  }

  void table(const Seating& seating);
  void gaps();
  void rounds();
  void round(const Round& round);
  void byes();
  void meetings();
  void seats();
  void cuts();
  void cut(const Stage& stage);
  void declared();
  void allow();

  const Event& event_;
  const Scheme& scheme_;
  const Assembled& assembled_;
  const Results& results_;
  std::vector<Mention> mentions_;
  std::vector<Flaw> flaws_;
};

void Checker::table(const Seating& seating) {
  const TableEntry& entry = *seating.entry;
  const auto say = [&](std::string_view code, const Origin& at, std::string message) -> Flaw& {
    Flaw& made = add(code, at, std::move(message));
    made.table = entry.id;
    return made;
  };
  const bool is_played = entry.log || !entry.sheet.empty();
  if (!is_played && entry.seats.empty()) say("tournament-empty-table", entry.origin, "nobody sits at this table");
  const std::size_t size = entry.log ? seating.played.size() : std::max(entry.sheet.size(), entry.seats.size());
  const bool wanted =
      std::find(scheme_.sizes.begin(), scheme_.sizes.end(), static_cast<int>(size)) != scheme_.sizes.end();
  if (size > 0 && !wanted && !seating.has_unknown)
    say("tournament-table-size", entry.origin, "a table of " + std::to_string(size) + " is no size of the scheme");
  if (!seating.drawn.empty() && !seating.played.empty() && !seating.has_unknown && seating.drawn != seating.played) {
    const auto differs =
        std::mismatch(seating.drawn.begin(), seating.drawn.end(), seating.played.begin(), seating.played.end());
    const auto seat = static_cast<std::size_t>(differs.first - seating.drawn.begin());
    const std::string drawn = seat < seating.drawn.size() ? name_of(seating.drawn[seat]) : "nobody";
    const std::string played = seat < seating.played.size() ? name_of(seating.played[seat]) : "nobody";
    say("tournament-seating-differs", seat < entry.seats.size() ? entry.seats[seat].origin : entry.origin,
        "seat " + std::to_string(seat + 1) + " was drawn for " + drawn + ", and played by " + played);
  }
  if (is_played && !entry.confirmed)
    say("tournament-unconfirmed", entry.origin, "nobody has confirmed this table").weight = Weight::warning;
}

void Checker::gaps() {
  int before = 0;
  for (const Round& round : event_.rounds) {
    if (round.number != before + 1)
      add("tournament-round-gap", round.origin,
          "round " + std::to_string(round.number) + " comes, and there is no round " + std::to_string(before + 1));
    before = round.number;
    if (!scheme_.stages.empty() && stage_of(round.number) == nullptr)
      add("tournament-round-gap", round.origin, "round " + std::to_string(round.number) + " is in no stage");
  }
}

/// Nobody is in two places, those who left are in none, and all others in one.
void Checker::round(const Round& round) {
  std::map<std::size_t, const Mention*> seen;
  for (const Mention& mention : mentions_) {
    if (mention.round != round.number) continue;
    const auto [first, is_new] = seen.emplace(mention.player, &mention);
    if (!is_new) add("tournament-two-tables", mention, name_of(mention.player) + elsewhere(*first->second));
    if (mention.kind != Mention::Kind::absent && has_left(mention.player, round.number))
      add("tournament-left-player", mention,
          name_of(mention.player) + " has left since round " + std::to_string(left(mention.player)));
  }
  const Stage* const stage = stage_of(round.number);
  if ((stage != nullptr && !stage->from.empty()) || has_unknown(round)) return;
  for (std::size_t player = 0; player < results_.players.size(); ++player) {
    if (!results_.players[player].registered || seen.contains(player) || has_left(player, round.number)) continue;
    not_seated(player, round);
  }
}

void Checker::rounds() {
  for (const Round& each : event_.rounds) round(each);
}

void Checker::byes() {
  std::map<std::size_t, int> first;
  for (const Mention& mention : mentions_) {
    if (mention.kind != Mention::Kind::bye) continue;
    const auto [before, is_new] = first.emplace(mention.player, mention.round);
    if (!is_new && before->second != mention.round)
      add("tournament-bye-twice", mention,
          name_of(mention.player) + " had a bye in round " + std::to_string(before->second) + " already");
  }
}

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
    add("tournament-seat-repeat", *seat.second,
        name_of(who.first) + " sits " + times(seat.first) + " times in seat " + std::to_string(who.second))
        .weight = Weight::warning;
  }
}

void Checker::cuts() {
  for (const Stage& stage : scheme_.stages) {
    const auto is_in = [&](const Round& round) { return stage.has(round.number); };
    const bool has_begun = std::any_of(event_.rounds.begin(), event_.rounds.end(), is_in);
    if (!stage.from.empty() && has_begun && assembled_.refused.empty()) cut(stage);
  }
}

void Checker::cut(const Stage& stage) {
  const Cut made = cut_of(results_, scheme_, stage, [&](std::size_t player) { return has_left(player, stage.first); });
  const auto begins = std::find_if(event_.rounds.begin(), event_.rounds.end(),
                                   [&](const Round& round) { return round.number >= stage.first; });
  std::set<std::size_t> allowed(made.through.begin(), made.through.end());
  allowed.insert(made.tied.begin(), made.tied.end());
  if (!made.tied.empty())
    add("tournament-cut-tie", begins->origin,
        times(made.tied.size()) + " players are tied for " + times(made.places) + " places of the stage " +
            rules::in_quotes(stage.id));
  std::set<std::size_t> told;
  for (const Mention& mention : mentions_) {
    if (!stage.has(mention.round) || allowed.contains(mention.player)) continue;
    if (!told.insert(mention.player).second) continue;
    add("tournament-cut-wrong", mention,
        name_of(mention.player) + " is not through to the stage " + rules::in_quotes(stage.id));
  }
  for (const Round& round : event_.rounds) {
    if (!stage.has(round.number)) continue;
    for (const std::size_t player : made.through) {
      if (results_.named.contains(round.number) && results_.named.at(round.number).contains(player)) continue;
      if (!has_left(player, round.number)) not_seated(player, round);
    }
  }
}

/// Ranks that were published are compared with those computed.
void Checker::declared() {
  if (!event_.declared) return;
  const Stage* const stage = stage_of(event_.declared->after);
  const Standings computed =
      standings_of(results_, scheme_, {stage == nullptr ? "" : stage->id, event_.declared->after});
  for (std::size_t at = 0; at < assembled_.declared.size(); ++at) {
    const DeclaredRank& declared = event_.declared->ranks[at];
    const auto player = assembled_.declared[at];
    if (!player) continue;
    const auto row = std::find_if(computed.rows.begin(), computed.rows.end(),
                                  [&](const StandingsRow& other) { return other.who == *player; });
    if (row != computed.rows.end() && row->rank == declared.rank) continue;
    const std::string got = row == computed.rows.end() ? "no rank" : "rank " + std::to_string(row->rank);
    add("tournament-standings-differ", declared.player.origin,
        rules::in_quotes(declared.player.text) + " is given rank " + std::to_string(declared.rank) + ", and has " + got)
        .player = id_of(*player);
  }
}

/// What an incident allows is told and is no error.
void Checker::allow() {
  for (Flaw& flaw : flaws_) {
    if (!flaw.table.empty() && event_.allows(flaw.table, flaw.code)) flaw.weight = Weight::allowed;
  }
}

}  // namespace

std::vector<Flaw> check_event(const Event& event, const Scheme& scheme, const Assembled& assembled) {
  return Checker(event, scheme, assembled).run();
}

}  // namespace dogeref::tournament
