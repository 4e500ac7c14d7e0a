#include "tournament/ranking/rank.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace dogeref::tournament {
namespace {

/// Splits those who are tied, one criterion after the other.
class Ranker {
 public:
  Ranker(const std::vector<Criterion>& ranking, const ValuesOf& values_of, std::size_t width)
      : ranking_(ranking), values_of_(values_of), width_(width) {}

  std::vector<StandingsRow> run(std::vector<std::size_t> all) {
    split(std::move(all), 0);
    return std::move(rows_);
  }

 private:
  struct Entry {
    std::size_t who;
    Value value;
  };

  void split(std::vector<std::size_t> tied, std::size_t at) {
    if (at == ranking_.size() || tied.empty()) return settle(tied);
    const Criterion& criterion = ranking_[at];
    std::vector<Value> values = values_of_(criterion, tied);
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < tied.size(); ++i) {
      values_[tied[i]].resize(width_);
      values_[tied[i]][at] = values[i];
      entries.push_back({tied[i], std::move(values[i])});
    }
    const auto before = [&](const Entry& one, const Entry& other) {
      return compare_values(one.value, other.value, criterion.is_low()) < 0;
    };
    std::stable_sort(entries.begin(), entries.end(), before);
    for (auto begin = entries.begin(); begin != entries.end();) {
      const auto end = std::find_if(begin, entries.end(), [&](const Entry& entry) { return before(*begin, entry); });
      std::vector<std::size_t> group;
      for (auto each = begin; each != end; ++each) group.push_back(each->who);
      split(std::move(group), at + 1);
      if (end != entries.end()) rows_.back().decided_by = criterion.name;
      begin = end;
    }
  }

  void settle(const std::vector<std::size_t>& tied) {
    const int rank = static_cast<int>(rows_.size()) + 1;
    for (const std::size_t who : tied) rows_.push_back({rank, who, std::move(values_[who]), {}, {}});
  }

  const std::vector<Criterion>& ranking_;
  const ValuesOf& values_of_;
  std::size_t width_;
  std::map<std::size_t, std::vector<Value>> values_;
  std::vector<StandingsRow> rows_;
};

}  // namespace

std::vector<StandingsRow> ranked(std::vector<std::size_t> all, const std::vector<Criterion>& ranking,
                                 const std::vector<Criterion>& shown, const ValuesOf& values_of,
                                 const std::function<const std::string&(std::size_t)>& id) {
  std::sort(all.begin(), all.end(), [&](std::size_t one, std::size_t other) { return id(one) < id(other); });
  std::vector<StandingsRow> rows = Ranker(ranking, values_of, ranking.size() + shown.size()).run(std::move(all));
  for (StandingsRow& row : rows) {
    row.values.resize(ranking.size() + shown.size());
    for (std::size_t at = 0; at < shown.size(); ++at)
      row.values[ranking.size() + at] = values_of(shown[at], std::span(&row.who, 1)).front();
  }
  return rows;
}

}  // namespace dogeref::tournament
