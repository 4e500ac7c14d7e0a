#include "tournament/pairing/rounds.h"

#include <algorithm>
#include <map>
#include <utility>

#include "rules/tree/fault.h"
#include "tournament/check/mentions.h"
#include "tournament/pairing/plan.h"
#include "tournament/pairing/pricing.h"
#include "tournament/pairing/units.h"
#include "tournament/ranking/criteria.h"
#include "tournament/ranking/cut.h"
#include "tournament/ranking/standings.h"

namespace dogeref::tournament {
namespace {

using text::Failure;

std::string counted_players(std::size_t count, std::string_view what) {
  return std::to_string(count) + " players " + std::string(what);
}

const Round* round_of(const Event& event, int number) {
  const auto found = std::find_if(event.rounds.begin(), event.rounds.end(),
                                  [number](const Round& round) { return round.number == number; });
  return found == event.rounds.end() ? nullptr : &*found;
}

/// Clubs or teams by number.
class Circles {
 public:
  int number(const std::string& name) {
    if (name.empty()) return 0;
    return numbers_.emplace(name, static_cast<int>(numbers_.size()) + 1).first->second;
  }

 private:
  std::map<std::string, int> numbers_;
};

}  // namespace

Fraction DrawnRound::shown(const Cost& cost, Term term) const {
  const bool is_points = term == points_term && system == System::swiss;
  return Fraction(cost[term]) / (is_points ? Fraction(unit) * Fraction(unit) : Fraction(1));
}

std::vector<std::string> table_letters(std::size_t count) {
  constexpr std::size_t letters = 26;
  std::vector<std::string> names;
  for (std::size_t number = 1; names.size() < count; ++number) {
    std::string name;
    for (std::size_t left = number; left > 0; left = (left - 1) / letters)
      name.insert(name.begin(), static_cast<char>('a' + (left - 1) % letters));
    if (name != "bye") names.push_back(std::move(name));
  }
  return names;
}

RoundMaker::RoundMaker(const Event& event, const Scheme& scheme, const Assembled& assembled)
    : event_(event), scheme_(scheme), assembled_(assembled) {}

const Stage* RoundMaker::stage_of(int round) const {
  for (const Stage& stage : scheme_.stages) {
    if (stage.has(round)) return &stage;
  }
  return nullptr;
}

bool RoundMaker::begins_cut(int round) const {
  const Stage* const stage = stage_of(round);
  return stage != nullptr && !stage->from.empty() && round == stage->first;
}

std::string RoundMaker::refusal(int round, bool is_first) const {
  const std::string number = std::to_string(round);
  const Round* const there = round_of(event_, round);
  if (there != nullptr && !there->tables.empty()) return "round " + number + " has tables already";
  if (!scheme_.stages.empty() && stage_of(round) == nullptr) return "round " + number + " is in no stage";
  if (!is_first && begins_cut(round))
    return "who plays in the stage " + rules::in_quotes(stage_of(round)->id) + " is not known yet";
  return {};
}

bool RoundMaker::is_away(std::size_t player, int round) const {
  const int left = player < event_.players.size() ? event_.players[player].left : 0;
  if (left > 0 && round >= left) return true;
  const auto is_it = [&](const Rest& rest) { return rest.player == player && rest.round == round; };
  const Results& results = assembled_.results;
  return std::any_of(results.byes.begin(), results.byes.end(), is_it) ||
         std::any_of(results.absences.begin(), results.absences.end(), is_it);
}

text::Result<std::vector<std::size_t>, std::string> RoundMaker::present(int round) const {
  const Results& results = assembled_.results;
  const Stage* const stage = stage_of(round);
  std::vector<std::size_t> players;
  if (stage != nullptr && !stage->from.empty()) {
    const Cut cut = cut_of(results, scheme_, *stage, [&](std::size_t player) { return is_away(player, stage->first); });
    if (!cut.tied.empty()) return Failure{told_tie(cut, results, *stage)};
    players = cut.through;
  } else {
    for (std::size_t player = 0; player < results.players.size(); ++player) {
      if (results.players[player].registered || !event_.has_register) players.push_back(player);
    }
  }
  std::vector<std::pair<std::string, std::size_t>> order;
  for (const std::size_t player : players) {
    if (!is_away(player, round))
      order.emplace_back(lot_of(scheme_.lot_seed, std::to_string(round) + ':' + results.players[player].id), player);
  }
  std::sort(order.begin(), order.end());
  players.clear();
  for (const auto& [lot, player] : order) players.push_back(player);
  if (players.empty()) return Failure{std::string("nobody is there to be seated")};
  if (players.size() > most_drawn) return Failure{counted_players(players.size(), "are more than can be drawn")};
  if (sizes_for(players.size(), scheme_.sizes).tables.empty())
    return Failure{counted_players(players.size(), "are too few for a table")};
  return players;
}

std::vector<Seeker> RoundMaker::seekers(const std::vector<std::size_t>& players, int round, std::int64_t& unit) const {
  const Stage* const stage = stage_of(round);
  const Results& results = assembled_.results;
  std::vector<Fraction> points(players.size());
  if (round > 1) {
    const Part part = part_of(results, scheme_, {stage == nullptr ? "" : stage->id, round - 1});
    for (std::size_t at = 0; at < players.size(); ++at) points[at] = part.courses[players[at]].points();
  }
  const WholePoints whole = whole_points(points);
  unit = whole.unit;
  std::vector<Seeker> out(players.size());
  Circles clubs;
  for (std::size_t at = 0; at < players.size(); ++at) {
    out[at].points = whole.points[at];
    if (players[at] < event_.players.size()) out[at].club = clubs.number(event_.players[players[at]].club);
    for (std::size_t team = 0; team < results.teams.size(); ++team) {
      const std::vector<std::size_t>& members = results.teams[team].members;
      if (std::find(members.begin(), members.end(), players[at]) != members.end())
        out[at].team = static_cast<int>(team) + 1;
    }
  }
  if (stage == nullptr || stage->from.empty()) return out;
  std::map<std::size_t, std::int64_t> ranks;
  std::int64_t rank = 0;
  for (const StandingsRow& row : standings_of(results, scheme_, {stage->from, 0}).rows) {
    if (std::find(players.begin(), players.end(), row.who) != players.end()) ranks[row.who] = ++rank;
  }
  for (std::size_t at = 0; at < players.size(); ++at) out[at].rank = ranks[players[at]];
  return out;
}

Task RoundMaker::task(const std::vector<std::size_t>& players, int round, System system, std::int64_t& unit) const {
  std::map<std::size_t, std::size_t> numbers;
  for (std::size_t at = 0; at < players.size(); ++at) numbers[players[at]] = at;
  std::vector<Seeker> all = seekers(players, round, unit);
  for (const std::size_t player : byes_) {
    if (numbers.contains(player)) ++all[numbers[player]].byes;
  }
  for (const Past& table : tables_) {
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
      if (!numbers.contains(table[seat])) continue;
      Seeker& seeker = all[numbers[table[seat]]];
      if (seat < most_seats) ++seeker.sat[seat + 1];
      if (table.size() < static_cast<std::size_t>(scheme_.sizes.front())) ++seeker.shorts;
    }
  }
  Task made = task_for(std::move(all), scheme_.sizes, system);
  for (const Past& table : tables_) {
    for (std::size_t one = 0; one < table.size(); ++one) {
      for (std::size_t other = 0; other < one; ++other) {
        if (numbers.contains(table[one]) && numbers.contains(table[other]))
          made.met.add(numbers[table[one]], numbers[table[other]]);
      }
    }
  }
  return made;
}

DrawnRound RoundMaker::one(const std::vector<std::size_t>& players, int round, System system) const {
  DrawnRound out;
  out.number = round;
  out.system = system;
  const Drawn drawn = tournament::draw(task(players, round, system, out.unit));
  const std::vector<std::string> letters = table_letters(drawn.drawing.tables.size());
  for (std::size_t at = 0; at < letters.size(); ++at) {
    DrawnTable& table = out.tables.emplace_back(DrawnTable{letters[at], {}});
    for (const std::size_t player : drawn.drawing.tables[at]) table.players.push_back(players[player]);
  }
  for (const std::size_t player : drawn.drawing.byes) out.byes.push_back(players[player]);
  out.costs = drawn.costs;
  out.bounds = drawn.bounds;
  out.is_exact = players.size() <= most_exact;
  return out;
}

void RoundMaker::remember(const DrawnRound& round) {
  for (const DrawnTable& table : round.tables) tables_.push_back(table.players);
  byes_.insert(byes_.end(), round.byes.begin(), round.byes.end());
}

/// Rounds of a plan, where nobody met anybody before and the same play in all.
bool RoundMaker::plan(int first, int last, std::vector<DrawnRound>& into) {
  const auto players = present(first);
  if (!players || !tables_.empty()) return false;
  const std::vector<std::size_t>& all = players.value();
  for (int round = first; round <= last; ++round) {
    if (std::any_of(all.begin(), all.end(), [&](std::size_t player) { return is_away(player, round); })) return false;
  }
  const Sizes sizes = sizes_for(all.size(), scheme_.sizes);
  if (sizes.byes > 0 || sizes.tables.front() != sizes.tables.back()) return false;
  const auto count = static_cast<std::size_t>(last - first + 1);
  const std::vector<PlannedRound> plan =
      perfect_plan(all.size(), static_cast<std::size_t>(sizes.tables.front()), count);
  if (plan.size() < count) return false;
  for (std::size_t at = 0; at < count; ++at) {
    DrawnRound& round = into.emplace_back();
    round.number = first + static_cast<int>(at);
    round.system = System::balanced;
    round.is_planned = true;
    const Task task = this->task(all, round.number, round.system, round.unit);
    const Pricing pricing(task);
    Drawing drawing;
    const std::vector<std::string> letters = table_letters(plan[at].size());
    for (std::size_t table = 0; table < letters.size(); ++table) {
      drawing.tables.push_back(pricing.seated(plan[at][table]));
      DrawnTable& made = round.tables.emplace_back(DrawnTable{letters[table], {}});
      for (const std::size_t player : drawing.tables.back()) made.players.push_back(all[player]);
    }
    round.costs = pricing.of(drawing);
    round.bounds = bounds_of(task);
    remember(round);
  }
  return true;
}

/// Tables and byes of the rounds before.
void RoundMaker::recall(int before) {
  tables_.clear();
  byes_.clear();
  std::map<std::string, Past> past;
  for (const Mention& mention : mentions_of(event_, assembled_)) {
    if (mention.round >= before) continue;
    if (mention.kind == Mention::Kind::table) past[mention.table].push_back(mention.player);
    if (mention.kind == Mention::Kind::bye) byes_.push_back(mention.player);
  }
  for (auto& [name, table] : past) tables_.push_back(std::move(table));
}

RoundMaker::Outcome RoundMaker::draw(int first, int last, std::optional<System> system) {
  if (first > 1 && round_of(event_, first - 1) == nullptr)
    return Failure{"round " + std::to_string(first) + " comes, and there is no round " + std::to_string(first - 1)};
  for (int round = first; round <= last; ++round) {
    if (const std::string why = refusal(round, round == first); !why.empty()) return Failure{why};
  }
  recall(first);
  std::vector<DrawnRound> rounds;
  const bool may_plan = system.value_or(System::balanced) == System::balanced;
  if (first != last && may_plan && plan(first, last, rounds)) return rounds;
  for (int round = first; round <= last; ++round) {
    const auto players = present(round);
    if (!players) return Failure{players.error()};
    const System plain = first != last ? System::balanced : begins_cut(round) ? System::cut : System::swiss;
    rounds.push_back(one(players.value(), round, system.value_or(plain)));
    remember(rounds.back());
  }
  return rounds;
}

}  // namespace dogeref::tournament
