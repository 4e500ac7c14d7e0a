#include "suite/difference.h"

#include <algorithm>
#include <optional>

#include "rules/tree/merge.h"
#include "rules/tree/path.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml_writer.h"
#include "suite/spelling.h"
#include "text/unicode.h"

namespace dogeref::suite {
namespace {

using rules::Member;

std::string shown(const Node* node) { return node == nullptr ? std::string() : rules::yaml_flow(*node); }

/// A place at which two positions differ.
struct Gap {
  std::vector<std::string> path;
  const Node* expected = nullptr;
  const Node* got = nullptr;
};

std::string place_of(const std::vector<std::string>& path) {
  std::string out = "state";
  for (const std::string& step : path) out += '.' + step;
  return out;
}

void find_gaps(const Node& expected, const Node* got, std::vector<std::string>& path, std::vector<Gap>& gaps) {
  if (expected.kind == Node::Kind::null && got == nullptr) return;
  const bool both = expected.is_map() && got != nullptr && got->is_map();
  if (!both) {
    if (got == nullptr || !same_value(expected, *got)) gaps.push_back({path, &expected, got});
    return;
  }
  for (const Member& member : expected.members) {
    path.push_back(member.key);
    find_gaps(member.value, value_of_folded(*got, member.key), path, gaps);
    path.pop_back();
  }
}

const Node* at_path(const Node& root, const std::vector<std::string>& path) {
  const Node* node = &root;
  for (const std::string& step : path) {
    node = value_of_folded(*node, step);
    if (node == nullptr) return nullptr;
  }
  return node;
}

/// The position with a part of it as it is expected, written down again; nothing when there is no such position.
std::optional<Node> with_expected(const Node& got, const Gap& gap, const referee::Scene& scene) {
  Node patch = *gap.expected;
  for (auto step = gap.path.rbegin(); step != gap.path.rend(); ++step) {
    Node map = rules::map_node();
    rules::put(map, *step, std::move(patch));
    patch = std::move(map);
  }
  const Node whole = rules::merged(got, std::move(patch));
  rules::FaultList faults;
  referee::Position position;
  if (!scene.ruleset->load(whole, scene.players, position, faults)) return std::nullopt;
  return scene.ruleset->save(position, scene.players, true);
}

bool is_only_spelling(const Gap& gap, const Node& got, const referee::Scene& scene) {
  if (gap.got == nullptr || gap.expected->kind == Node::Kind::null) return false;
  const std::optional<Node> saved = with_expected(got, gap, scene);
  const Node* const value = saved ? at_path(*saved, gap.path) : nullptr;
  return value != nullptr && same_value(*value, *gap.got);
}

const rules::Node* value_of(const ExpectedPlace& place, std::string_view key) {
  const auto found =
      std::find_if(place.values.begin(), place.values.end(), [key](const Member& member) { return member.key == key; });
  return found == place.values.end() ? nullptr : &found->value;
}

Node number_or_null(const std::optional<std::int32_t>& value) { return value ? rules::number_node(*value) : Node{}; }

/// Compares one player's place, column by column.
class Place {
 public:
  Place(const ExpectedPlace& expected, const referee::Standing& got, std::vector<Difference>& differences)
      : expected_(expected), got_(got), differences_(differences) {}

  void compare(const referee::Vocabulary& vocabulary) {
    one("rank", rules::number_node(got_.rank));
    one("decided_by", got_.decided_by.empty() ? Node{} : rules::text_node(got_.decided_by));
    for (std::size_t column = 0; column < vocabulary.columns.size(); ++column) {
      one(vocabulary.columns[column].name, number_or_null(got_.values[column]));
    }
  }

 private:
  void one(std::string_view key, const Node& got) {
    const Node* const expected = value_of(expected_, key);
    if (expected == nullptr || same_value(*expected, got)) return;
    differences_.push_back({"standings." + expected_.player + '.' + std::string(key), expected->origin,
                            rules::yaml_flow(*expected), rules::yaml_flow(got)});
  }

  const ExpectedPlace& expected_;
  const referee::Standing& got_;
  std::vector<Difference>& differences_;
};

void check_columns(const ExpectedPlace& place, const referee::Vocabulary& vocabulary, rules::FaultList& faults) {
  for (const Member& member : place.values) {
    const bool known = member.key == "rank" || member.key == "decided_by" ||
                       std::any_of(vocabulary.columns.begin(), vocabulary.columns.end(),
                                   [&](const referee::Column& column) { return column.name == member.key; });
    if (known) continue;
    std::string message = "unknown key '" + rules::shortened(member.key) + "'; known here: player, rank, decided_by";
    for (const referee::Column& column : vocabulary.columns) message += ", " + column.name;
    faults.add(member.key_origin, std::move(message));
  }
}

}  // namespace

void compare_state(const Node& expected, const referee::Scene& scene, std::vector<Difference>& differences,
                   rules::FaultList& faults) {
  const std::size_t before = faults.size();
  const Node got = scene.ruleset->save(*scene.position, scene.players, true);
  const Node state = respelled(expected, got, scene, faults);
  if (faults.size() != before) return;
  std::vector<std::string> path;
  std::vector<Gap> gaps;
  find_gaps(state, &got, path, gaps);
  for (const Gap& gap : gaps) {
    if (is_only_spelling(gap, got, scene)) continue;
    differences.push_back({place_of(gap.path), gap.expected->origin, shown(gap.expected), shown(gap.got)});
  }
}

void compare_end(const Node& expected, const referee::Scene& scene, const referee::Verdict& verdict,
                 std::vector<Difference>& differences) {
  const referee::Turn turn = scene.ruleset->turn(*scene.position);
  const std::string_view reason = verdict.end ? verdict.end->reason : turn.ended ? turn.reason : std::string_view{};
  const bool ends = !reason.empty();
  const bool good = expected.kind == Node::Kind::boolean ? expected.boolean == ends : expected.text == reason;
  if (good) return;
  differences.push_back({"ended", expected.origin, rules::yaml_flow(expected), ends ? std::string(reason) : "false"});
}

void compare_standings(const std::vector<ExpectedPlace>& expected, const referee::Verdict& verdict,
                       std::vector<Difference>& differences, rules::FaultList& faults) {
  for (const ExpectedPlace& place : expected) {
    check_columns(place, verdict.ruleset->vocabulary(), faults);
    const std::string folded = text::fold(place.player);
    const auto got = std::find_if(verdict.standings.begin(), verdict.standings.end(), [&](const auto& standing) {
      return text::fold(verdict.players[static_cast<std::size_t>(standing.seat)]) == folded;
    });
    if (got == verdict.standings.end()) {
      const std::vector<std::string_view> known(verdict.players.begin(), verdict.players.end());
      faults.add(place.origin, rules::no_such("player", place.player, known));
      continue;
    }
    Place(place, *got, differences).compare(verdict.ruleset->vocabulary());
  }
}

}  // namespace dogeref::suite
