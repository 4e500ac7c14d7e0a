#include "tournament/record/sheet.h"

#include <algorithm>

#include "rules/tree/values.h"

namespace dogeref::tournament {
namespace {

/// Below 0: the first is better.
int compare_by(const RankBy& by, const Line& one, const Line& other) {
  const auto& left = one.columns[by.column];
  const auto& right = other.columns[by.column];
  if (left.has_value() != right.has_value()) return left.has_value() == by.without_last ? -1 : 1;
  if (!left || *left == *right) return 0;
  return (*left < *right) == by.low ? -1 : 1;
}

int compare_lines(const GameFacts& game, const Line& one, const Line& other) {
  for (const RankBy& by : game.ranking) {
    if (const int order = compare_by(by, one, other); order != 0) return order;
  }
  return 0;
}

void rank_lines(std::vector<Line>& lines, const GameFacts& game) {
  for (Line& line : lines) {
    const auto better = std::count_if(lines.begin(), lines.end(),
                                      [&](const Line& other) { return compare_lines(game, other, line) < 0; });
    line.place = static_cast<int>(better) + 1;
  }
}

/// What is not written is 0, or nothing where a player may be without.
std::vector<std::optional<std::int64_t>> silent_columns(const GameFacts& game) {
  std::vector<std::optional<std::int64_t>> columns(game.columns.size(), 0);
  for (const RankBy& by : game.ranking) {
    if (by.may_be_without) columns[by.column] = std::nullopt;
  }
  return columns;
}

Line line_of(const SheetRow& row, const GameFacts& game, rules::FaultList& faults) {
  Line line;
  line.columns = silent_columns(game);
  for (const auto& [key, value] : row.values) {
    const int column = column_named(game, key);
    if (column >= 0) {
      line.columns[static_cast<std::size_t>(column)] = value;
      continue;
    }
    std::vector<std::string_view> known = {"player", "place", "vp"};
    known.insert(known.end(), game.columns.begin(), game.columns.end());
    faults.add(row.origins.at(key), rules::no_such("key", key, known));
  }
  line.vp = line.columns.front().value_or(0);
  line.place = row.place.value_or(0);
  return line;
}

/// Whether so many better ones stand before each.
bool are_ranks(const std::vector<Line>& lines) {
  return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
    const auto better =
        std::count_if(lines.begin(), lines.end(), [&](const Line& other) { return other.place < line.place; });
    return better + 1 == line.place;
  });
}

}  // namespace

int column_named(const GameFacts& game, std::string_view key) {
  const auto found = std::find(game.columns.begin(), game.columns.end(), key);
  if (found != game.columns.end()) return static_cast<int>(found - game.columns.begin());
  return key == "vp" ? 0 : -1;
}

void count_shared(std::vector<Line>& lines) {
  for (Line& line : lines) {
    line.shared = static_cast<int>(
        std::count_if(lines.begin(), lines.end(), [&](const Line& other) { return other.place == line.place; }));
  }
}

std::vector<Line> lines_of(const std::vector<SheetRow>& sheet, const GameFacts& game, rules::FaultList& faults) {
  std::vector<Line> lines;
  for (const SheetRow& row : sheet) {
    lines.push_back(line_of(row, game, faults));
    lines.back().seat = static_cast<int>(lines.size());
  }
  const auto is_placed = [](const SheetRow& row) { return row.place.has_value(); };
  const auto placed = std::count_if(sheet.begin(), sheet.end(), is_placed);
  if (placed == 0) rank_lines(lines, game);
  if (placed != 0 && placed != static_cast<std::ptrdiff_t>(sheet.size())) {
    const auto without = std::find_if_not(sheet.begin(), sheet.end(), is_placed);
    faults.add(without->player.origin, "a place is missing: others of the table have theirs");
  }
  count_shared(lines);
  return lines;
}

std::string impossible(const std::vector<SheetRow>& sheet, const std::vector<Line>& lines, const GameFacts& game) {
  if (!are_ranks(lines)) return "the places are not ranks: after shared ones the count goes on, 1, 1, 3";
  for (std::size_t one = 0; one < lines.size(); ++one) {
    for (const Line& other : lines) {
      if (lines[one].place >= other.place || lines[one].vp >= other.vp) continue;
      return sheet[one].player.text + " has the better place, with " + std::to_string(lines[one].vp) + " against " +
             std::to_string(other.vp);
    }
  }
  const auto bounds = game.bounds ? game.bounds(static_cast<int>(lines.size())) : std::nullopt;
  for (std::size_t at = 0; bounds && at < lines.size(); ++at) {
    if (lines[at].vp >= bounds->first && lines[at].vp <= bounds->second) continue;
    return sheet[at].player.text + " has a score of " + std::to_string(lines[at].vp) + "; games end with " +
           std::to_string(bounds->first) + " to " + std::to_string(bounds->second);
  }
  return {};
}

}  // namespace dogeref::tournament
