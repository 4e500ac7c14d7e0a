#include <algorithm>

#include "rules/shape/check.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "tournament/record/sheet.h"
#include "tournament/suite/shapes.h"
#include "tournament/suite/suite.h"

namespace dogeref::tournament {
namespace {

using rules::Member;
using rules::Node;
using Expected = SchemeExpectation::Kind;

/// Numbers in lowest terms, lists in brackets, nothing for null.
std::string plain_value(const Node& node) {
  if (node.is_list()) {
    std::string out = "[";
    for (const Member& item : node.members) out.append(out.size() == 1 ? "" : ", ").append(plain_value(item.value));
    return out + ']';
  }
  if (node.kind == Node::Kind::null) return "-";
  const auto number = Fraction::read(node.text);
  return number ? number->text() : node.text;
}

/// Turns a checked case into results and what is expected of them.
class CaseReader {
 public:
  explicit CaseReader(rules::FaultList& faults) : faults_(faults) {}

  SchemeCase read(const Node& node) {
    made_.name = rules::text_of(node.find("name"));
    made_.origin = node.origin;
    made_.skip = rules::text_of(node.find("skip"));
    made_.stage = rules::text_of(node.find("stage"));
    made_.round = rules::integer_of(node.find("round"), 0);
    made_.results.columns = {"vp"};
    for (const Member& round : rules::members_of(node.find("rounds"))) this->round(round);
    std::stable_sort(made_.results.sittings.begin(), made_.results.sittings.end(),
                     [](const Sitting& one, const Sitting& other) { return one.round < other.round; });
    for (Sitting& sitting : made_.results.sittings) {
      for (Line& line : sitting.lines) line.columns.resize(made_.results.columns.size());
    }
    for (const Member& item : rules::members_of(node.find("penalties"))) penalty(item.value);
    for (const Member& item : rules::members_of(node.find("tosses")))
      made_.results.tosses.push_back(players(item.value));
    for (const Member& team : rules::members_of(node.find("teams")))
      made_.results.teams.push_back({team.key, team.key, players(team.value)});
    expect(*node.find("expect"));
    return std::move(made_);
  }

 private:
  std::size_t player(const std::string& name) {
    auto& all = made_.results.players;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Competitor& other) { return other.id == name; });
    if (found != all.end()) return static_cast<std::size_t>(found - all.begin());
    all.push_back({name, name, false});
    return all.size() - 1;
  }

  std::vector<std::size_t> players(const Node& list) {
    std::vector<std::size_t> out;
    for (const Member& item : list.members) out.push_back(player(item.value.text));
    return out;
  }

  void round(const Member& member) {
    const int number = rules::number_key(member.key);
    for (const Member& each : member.value.members) {
      if (each.value.is_map()) {
        table(each, number);
        continue;
      }
      const bool is_bye = each.key == "bye";
      if (!is_bye && each.key != "absent")
        faults_.add(each.value.origin, "only bye and absent are lists: a table has players with their scores");
      for (const std::size_t who : players(each.value)) {
        (is_bye ? made_.results.byes : made_.results.absences).push_back({who, number});
        made_.results.named[number].insert(who);
      }
    }
  }

  void table(const Member& member, int round) {
    Sitting& sitting = made_.results.sittings.emplace_back();
    sitting.table = std::to_string(round) + member.key;
    sitting.round = round;
    bool has_places = false;
    for (const Member& row : member.value.members) {
      Line& line = sitting.lines.emplace_back();
      line.player = player(row.key);
      line.seat = static_cast<int>(sitting.lines.size());
      line.place = 0;
      line.columns = {0};
      fill(row.value, line);
      line.vp = line.columns.front().value_or(0);
      has_places = has_places || line.place > 0;
      made_.results.named[round].insert(line.player);
    }
    for (Line& line : sitting.lines) {
      const auto better = std::count_if(sitting.lines.begin(), sitting.lines.end(),
                                        [&](const Line& other) { return other.vp > line.vp; });
      if (!has_places) line.place = static_cast<int>(better) + 1;
      if (line.place == 0) faults_.add(member.value.origin, "a place is missing: others of the table have theirs");
    }
    count_shared(sitting.lines);
  }

  void fill(const Node& node, Line& line) {
    if (!node.is_map()) {
      line.columns.front() = node.integer;
      return;
    }
    for (const Member& value : node.members) {
      if (value.key == "place") {
        line.place = static_cast<int>(std::clamp<std::int64_t>(value.value.integer, 1, most_seats));
      } else if (value.key == "forfeit") {
        line.forfeit = value.value.boolean;
      } else {
        column(value, line);
      }
    }
  }

  void column(const Member& value, Line& line) {
    auto& columns = made_.results.columns;
    auto at = static_cast<std::size_t>(std::find(columns.begin(), columns.end(), value.key) - columns.begin());
    if (at == columns.size()) columns.push_back(value.key);
    if (line.columns.size() <= at) line.columns.resize(at + 1);
    line.columns[at] = value.value.integer;
  }

  void penalty(const Node& node) {
    const auto points = Fraction::read(node.find("points")->text);
    made_.results.penalties.push_back(
        {player(node.find("player")->text), points.value_or(0), rules::integer_of(node.find("round"), 0), {}});
  }

  void add(Expected kind, std::string who, std::string criterion, std::string expected, const rules::Origin& at) {
    made_.expectations.push_back({kind, std::move(who), std::move(criterion), std::move(expected), at});
  }

  void ranks(const Node* list, Expected kind) {
    int rank = 1;
    for (const Member& item : rules::members_of(list)) {
      const bool is_shared = item.value.is_list();
      if (!is_shared) add(kind, item.value.text, {}, std::to_string(rank), item.value.origin);
      for (const Member& one : item.value.members)
        add(kind, one.value.text, {}, std::to_string(rank), one.value.origin);
      rank += is_shared ? static_cast<int>(item.value.members.size()) : 1;
    }
  }

  void all_of(const Node* map, Expected kind) {
    for (const Member& each : rules::members_of(map))
      add(kind, each.key, {}, plain_value(each.value), each.value.origin);
  }

  void expect(const Node& node) {
    all_of(node.find("points"), Expected::points);
    all_of(node.find("decided"), Expected::decided);
    all_of(node.find("team_points"), Expected::team_points);
    all_of(node.find("team_fits"), Expected::team_fits);
    all_of(node.find("seat_reminder"), Expected::seat_reminder);
    all_of(node.find("sizes"), Expected::sizes);
    ranks(node.find("ranks"), Expected::rank);
    ranks(node.find("team_ranks"), Expected::team_rank);
    for (const Member& who : rules::members_of(node.find("values"))) {
      for (const Member& value : who.value.members)
        add(Expected::value, who.key, value.key, plain_value(value.value), value.value.origin);
    }
    if (made_.expectations.empty()) faults_.add(node.origin, "a case expects nothing");
  }

  rules::FaultList& faults_;
  SchemeCase made_;
};

}  // namespace

std::string SchemeExpectation::path() const {
  switch (kind) {
    case Kind::points: return "points." + who;
    case Kind::value: return "values." + who + '.' + criterion;
    case Kind::rank: return "ranks." + who;
    case Kind::decided: return "decided." + who;
    case Kind::team_rank: return "team_ranks." + who;
    case Kind::team_points: return "team_points." + who;
    case Kind::team_fits: return "team_fits." + who;
    case Kind::seat_reminder: return "seat_reminder." + who;
    case Kind::sizes: break;
  }
  return "sizes." + who;
}

bool is_scheme_suite(std::string_view text) {
  rules::FaultList faults;
  const auto root = rules::read_yaml_with_decimals(text, faults.add_file("suite"), faults);
  if (!root || !root->is_map()) return false;
  if (root->find("scheme") != nullptr) return true;
  for (const Member& item : rules::members_of(root->find("cases"))) {
    if (item.value.is_map() && rules::text_of(item.value.find("kind")) == "scheme") return true;
  }
  return false;
}

std::optional<SchemeSuite> read_scheme_suite(std::string_view text, const std::string& shown,
                                             rules::FaultList& faults) {
  const std::size_t before = faults.size();
  const auto root = rules::read_yaml_with_decimals(text, faults.add_file(shown), faults);
  if (!root) return std::nullopt;
  rules::check(*root, scheme_suite_shape(), {}, faults);
  if (faults.size() != before) return std::nullopt;
  SchemeSuite suite;
  suite.title = rules::text_of(root->find("suite"));
  suite.scheme = root->find("scheme")->text;
  suite.scheme_origin = root->find("scheme")->origin;
  for (const Member& item : root->find("cases")->members) suite.cases.push_back(CaseReader(faults).read(item.value));
  return faults.size() == before ? std::optional(std::move(suite)) : std::nullopt;
}

}  // namespace dogeref::tournament
