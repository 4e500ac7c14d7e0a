// The names of criteria.

#include <algorithm>
#include <array>
#include <utility>

#include "rules/shape/shape_help.h"
#include "rules/tree/values.h"
#include "tournament/scheme/parts.h"
#include "tournament/scheme/reader.h"

namespace dogeref::tournament {
namespace {

using Kind = Criterion::Kind;

constexpr std::array<std::pair<std::string_view, Kind>, 20> names = {{
    {"points", Kind::points},
    {"wins", Kind::wins},
    {"places", Kind::places},
    {"average_place", Kind::average_place},
    {"vp", Kind::vp},
    {"vp_mean", Kind::vp_mean},
    {"vp_share", Kind::vp_share},
    {"ratio", Kind::ratio},
    {"margin", Kind::margin},
    {"opponents_points", Kind::opponents_points},
    {"cut_opponents", Kind::cut_opponents},
    {"head_to_head", Kind::head_to_head},
    {"best_table", Kind::best_table},
    {"seats", Kind::seats},
    {"heat_wins", Kind::heat_wins},
    {"game_wins", Kind::game_wins},
    {"toss", Kind::toss},
    {"lot", Kind::lot},
    {"team_average_place", Kind::team_average_place},
    {"best_members", Kind::best_members},
}};

void check_list(const std::vector<Criterion>& criteria, std::span<const std::string> columns, const rules::Origin& at,
                rules::FaultList& faults) {
  for (const Criterion& criterion : criteria) {
    if (criterion.kind != Kind::column) continue;
    if (std::find(columns.begin(), columns.end(), criterion.name) != columns.end()) continue;
    std::vector<std::string_view> known = criteria_names();
    known.insert(known.end(), columns.begin(), columns.end());
    faults.add(at, rules::no_such("criterion", criterion.name, known));
  }
}

}  // namespace

std::string found_for(const rules::Node& node, std::string_view needed) {
  return "found " + rules::found(node) + ", needed " + std::string(needed);
}

Criterion criterion_named(std::string_view name) {
  const auto* const found =
      std::find_if(names.begin(), names.end(), [name](const auto& entry) { return entry.first == name; });
  return {found == names.end() ? Kind::column : found->second, std::string(name), 0};
}

std::vector<std::string_view> criteria_names() {
  std::vector<std::string_view> all;
  for (const auto& [name, kind] : names) all.push_back(name);
  return all;
}

void check_columns(const Scheme& scheme, std::span<const std::string> columns, const rules::Origin& at,
                   rules::FaultList& faults) {
  check_list(scheme.ranking, columns, at, faults);
  check_list(scheme.shown, columns, at, faults);
  if (scheme.teams) check_list(scheme.teams->ranking, columns, at, faults);
}

}  // namespace dogeref::tournament
