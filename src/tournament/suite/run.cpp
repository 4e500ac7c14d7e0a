// Runs the cases of schemes.

#include <algorithm>
#include <set>

#include "tournament/pairing/task.h"
#include "tournament/suite/suite.h"

namespace dogeref::tournament {
namespace {

/// What came of a case, by what is expected.
class CaseRun {
 public:
  CaseRun(const SchemeCase& test, const Scheme& scheme)
      : test_(test), scheme_(scheme), standings_(standings_of(test.results, scheme, {test.stage, test.round})) {}

  [[nodiscard]] std::string got(const SchemeExpectation& expectation) const {
    using Kind = SchemeExpectation::Kind;
    if (expectation.kind == Kind::sizes) return sizes(expectation.who);
    if (expectation.kind == Kind::team_fits) return team_fits(expectation.who);
    if (expectation.kind == Kind::seat_reminder) return seat_reminder(expectation.who);
    const bool of_team = expectation.kind == Kind::team_rank || expectation.kind == Kind::team_points;
    const StandingsRow* const row = of_team ? team(expectation.who) : player(expectation.who);
    if (row == nullptr) return {};
    switch (expectation.kind) {
      case Kind::points: return standings_.part.courses[row->who].points().text();
      case Kind::team_points: return value(standings_.team_criteria, *row, "points");
      case Kind::value: return value(standings_.criteria, *row, expectation.criterion);
      case Kind::rank:
      case Kind::team_rank: return std::to_string(row->rank);
      case Kind::decided: return row->decided_by.empty() ? "-" : row->decided_by;
      case Kind::team_fits:
      case Kind::seat_reminder:
      case Kind::sizes: break;
    }
    return {};
  }

 private:
  static std::string told(bool is_so) { return is_so ? "true" : "false"; }

  [[nodiscard]] std::string team_fits(const std::string& id) const {
    const auto& teams = test_.results.teams;
    const auto found = std::find_if(teams.begin(), teams.end(), [&](const TeamEntry& team) { return team.id == id; });
    if (found == teams.end()) return {};
    return told(!scheme_.teams || scheme_.teams->takes(found->members.size()));
  }

  [[nodiscard]] std::string seat_reminder(const std::string& id) const {
    std::set<int> seats;
    bool is_again = false;
    for (const Sitting& sitting : test_.results.sittings) {
      for (const Line& line : sitting.lines) {
        if (test_.results.players[line.player].id == id) is_again = !seats.insert(line.seat).second || is_again;
      }
    }
    return seats.empty() ? std::string() : told(is_again && has_team(id) && scheme_.wants_each_seat_once());
  }

  [[nodiscard]] bool has_team(const std::string& id) const {
    const auto& players = test_.results.players;
    return std::any_of(test_.results.teams.begin(), test_.results.teams.end(), [&](const TeamEntry& team) {
      return std::any_of(team.members.begin(), team.members.end(),
                         [&](std::size_t member) { return players[member].id == id; });
    });
  }

  [[nodiscard]] const StandingsRow* player(const std::string& id) const {
    const auto found = std::find_if(standings_.rows.begin(), standings_.rows.end(),
                                    [&](const StandingsRow& row) { return test_.results.players[row.who].id == id; });
    return found == standings_.rows.end() ? nullptr : &*found;
  }

  [[nodiscard]] const StandingsRow* team(const std::string& id) const {
    const auto found = std::find_if(standings_.teams.begin(), standings_.teams.end(),
                                    [&](const StandingsRow& row) { return test_.results.teams[row.who].id == id; });
    return found == standings_.teams.end() ? nullptr : &*found;
  }

  [[nodiscard]] static std::string value(const std::vector<Criterion>& criteria, const StandingsRow& row,
                                         const std::string& name) {
    const auto found = std::find_if(criteria.begin(), criteria.end(),
                                    [&](const Criterion& criterion) { return criterion.name == name; });
    if (found == criteria.end()) return {};
    const Value& value = row.values[static_cast<std::size_t>(found - criteria.begin())];
    const auto* const list = std::get_if<std::vector<Fraction>>(&value);
    if (std::holds_alternative<std::monostate>(value)) return "-";
    if (list == nullptr) return exact_value(value);
    std::string out = "[";
    for (const Fraction& number : *list) out.append(out.size() == 1 ? "" : ", ").append(number.text());
    return out + ']';
  }

  [[nodiscard]] std::string sizes(const std::string& players) const {
    std::string out = "[";
    for (const int size : sizes_for(static_cast<std::size_t>(std::stoi(players)), scheme_.sizes).tables)
      out.append(out.size() == 1 ? "" : ", ").append(std::to_string(size));
    return out + ']';
  }

  const SchemeCase& test_;
  const Scheme& scheme_;
  Standings standings_;
};

}  // namespace

std::vector<SchemeDifference> run_case(const SchemeCase& test, const Scheme& scheme, rules::FaultList& faults) {
  for (const Sitting& sitting : test.results.sittings) {
    const bool has_points = scheme.points.kind != TablePoints::Kind::places ||
                            scheme.points.places.contains(static_cast<int>(sitting.lines.size()));
    if (has_points) continue;
    faults.add(test.origin, "the scheme has no points for a table of " + std::to_string(sitting.lines.size()));
    return {};
  }
  const CaseRun run(test, scheme);
  std::vector<SchemeDifference> differences;
  for (const SchemeExpectation& each : test.expectations) {
    const std::string got = run.got(each);
    if (got != each.expected) differences.push_back({each.path(), each.origin, each.expected, got});
  }
  return differences;
}

}  // namespace dogeref::tournament
