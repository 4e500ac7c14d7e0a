// Drawings of many players: from a good start exchanges of two, as long as one betters.

#include <algorithm>
#include <numeric>
#include <utility>

#include "kit/random.h"
#include "tournament/pairing/drawing.h"
#include "tournament/pairing/pricing.h"

namespace dogeref::tournament {
namespace {

/// Exchanges that are weighed after the first drawing that none betters, to get away from it: few are enough for few.
std::int64_t further_looks(std::size_t players) {
  constexpr std::int64_t most = 8'000'000;
  return std::min(most, static_cast<std::int64_t>(players * players) * 2000);
}

/// Tables, and behind them those with a bye, filled from the top of an order.
class SearchGroups {
 public:
  SearchGroups(const Task& task, const std::vector<std::size_t>& order) : where_(task.size()) {
    auto next = order.begin();
    const auto take = [&](int size) {
      groups_.emplace_back(next, next + size);
      next += size;
    };
    for (const int size : task.sizes.tables) take(size);
    take(task.sizes.byes);
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      for (const std::size_t player : groups_[group]) where_[player] = group;
    }
  }

  [[nodiscard]] std::size_t where(std::size_t player) const { return where_[player]; }
  [[nodiscard]] const std::vector<std::size_t>& at(std::size_t group) const { return groups_[group]; }
  [[nodiscard]] std::size_t size() const { return groups_.size(); }
  [[nodiscard]] bool is_byes(std::size_t group) const { return group + 1 == groups_.size(); }

  void exchange(std::size_t one, std::size_t other) {
    const std::size_t first = where_[one];
    const std::size_t second = where_[other];
    *std::find(groups_[first].begin(), groups_[first].end(), one) = other;
    *std::find(groups_[second].begin(), groups_[second].end(), other) = one;
    std::swap(where_[one], where_[other]);
  }

 private:
  std::vector<std::vector<std::size_t>> groups_;
  std::vector<std::size_t> where_;
};

Cost difference(const Cost& one, const Cost& other) {
  Cost out = one;
  for (std::size_t term = 0; term < term_count; ++term) out[term] -= other[term];
  return out;
}

class Search {
 public:
  Search(const Task& task, const std::vector<std::size_t>& order, const Cost& bounds)
      : task_(task), pricing_(task), groups_(task, order), bounds_(bounds) {
    for (std::size_t group = 0; group < groups_.size(); ++group) prices_.push_back(price(group));
    for (const Cost& each : prices_) total_ += each;
  }

  SearchGroups run() {
    descend();
    const std::int64_t left = looks_ + further_looks(task_.size());
    kit::Random random(task_.size());
    SearchGroups best = groups_;
    Cost least = total_;
    while (looks_ < left && least != bounds_) {
      leave(random);
      descend();
      if (total_ > least) {
        reset(best);
        continue;
      }
      best = groups_;
      least = total_;
    }
    return best;
  }

 private:
  [[nodiscard]] Cost price(std::size_t group) const {
    if (groups_.is_byes(group)) return pricing_.byes(groups_.at(group));
    Cost cost = pricing_.table(groups_.at(group));
    pricing_.add_seats(groups_.at(group), cost);
    return cost;
  }

  /// What an exchange changes. Seats are weighed where it is not decided before them; else they are left out.
  [[nodiscard]] Cost change(std::size_t one, std::size_t other, const Cost& least) {
    ++looks_;
    const std::size_t first = groups_.where(one);
    const std::size_t second = groups_.where(other);
    Group left = with(first, one, other);
    Group right = with(second, other, one);
    Cost before = prices_[first];
    before += prices_[second];
    Cost after = left.cost;
    after += right.cost;
    Cost changed = difference(after, before);
    const auto front = changed.begin() + seats_term;
    if (std::lexicographical_compare(least.begin(), least.begin() + seats_term, changed.begin(), front)) return changed;
    if (!groups_.is_byes(first)) pricing_.add_seats(left.all(), changed);
    if (!groups_.is_byes(second)) pricing_.add_seats(right.all(), changed);
    return changed;
  }

  /// A group with one player for another.
  struct Group {
    std::array<std::size_t, most_seats> players;
    std::size_t size;
    Cost cost;

    [[nodiscard]] Pricing::Group all() const { return {players.data(), size}; }
  };
  [[nodiscard]] Group with(std::size_t group, std::size_t out, std::size_t in) const {
    const std::vector<std::size_t>& old = groups_.at(group);
    Group made = {{}, std::min<std::size_t>(old.size(), most_seats), {}};
    std::replace_copy(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(made.size), made.players.begin(), out, in);
    made.cost = groups_.is_byes(group) ? pricing_.byes(made.all()) : pricing_.table(made.all());
    return made;
  }

  void exchange(std::size_t one, std::size_t other) {
    groups_.exchange(one, other);
    for (const std::size_t group : {groups_.where(one), groups_.where(other)}) {
      const Cost cost = price(group);
      total_ = difference(total_, prices_[group]);
      total_ += cost;
      prices_[group] = cost;
    }
  }

  /// The best exchange of each player, until nobody has one.
  void descend() {
    for (std::size_t idle = 0, player = 0; idle < task_.size(); player = (player + 1) % task_.size()) {
      idle = improve(player) ? 0 : idle + 1;
    }
  }

  bool improve(std::size_t player) {
    Cost least = {};
    std::size_t best = player;
    for (std::size_t other = 0; other < task_.size(); ++other) {
      if (groups_.where(other) == groups_.where(player)) continue;
      const Cost changed = change(player, other, least);
      if (changed >= least) continue;
      least = changed;
      best = other;
    }
    if (best != player) exchange(player, best);
    return best != player;
  }

  /// A few exchanges by chance.
  void leave(kit::Random& random) {
    const auto players = static_cast<int>(task_.size());
    const int times = 2 + random.below(3);
    for (int at = 0; at < times; ++at) {
      const auto one = static_cast<std::size_t>(random.below(players));
      const auto other = static_cast<std::size_t>(random.below(players));
      if (groups_.where(one) != groups_.where(other)) exchange(one, other);
    }
  }

  void reset(const SearchGroups& to) {
    groups_ = to;
    total_ = {};
    for (std::size_t group = 0; group < groups_.size(); ++group) total_ += prices_[group] = price(group);
  }

  const Task& task_;
  Pricing pricing_;
  SearchGroups groups_;
  Cost bounds_;
  std::vector<Cost> prices_;
  Cost total_ = {};
  std::int64_t looks_ = 0;
};

/// By points; by the lot where they do not matter; by rank to and fro where the best are to be apart.
std::vector<std::size_t> start_of(const Task& task) {
  std::vector<std::size_t> order(task.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (task.system == System::swiss) {
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
      return task.seekers[one].points > task.seekers[other].points;
    });
  }
  if (task.system != System::cut || task.sizes.tables.empty()) return order;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return task.seekers[one].rank < task.seekers[other].rank;
  });
  std::vector<std::vector<std::size_t>> tables(task.sizes.tables.size());
  auto next = order.begin();
  for (std::size_t seat = 0; next != order.end(); ++seat) {
    const auto before = next;
    for (std::size_t at = 0; at < tables.size() && next != order.end(); ++at) {
      const std::size_t table = seat % 2 == 0 ? at : tables.size() - 1 - at;
      if (tables[table].size() < static_cast<std::size_t>(task.sizes.tables[table])) tables[table].push_back(*next++);
    }
    if (before == next) break;
  }
  std::vector<std::size_t> dealt;
  for (const std::vector<std::size_t>& table : tables) dealt.insert(dealt.end(), table.begin(), table.end());
  dealt.insert(dealt.end(), next, order.end());
  return dealt;
}

}  // namespace

Drawing good_drawing(const Task& task) {
  const SearchGroups groups = Search(task, start_of(task), bounds_of(task)).run();
  const Pricing pricing(task);
  Drawing drawing;
  for (std::size_t group = 0; group + 1 < groups.size(); ++group)
    drawing.tables.push_back(pricing.seated(groups.at(group)));
  drawing.byes = groups.at(groups.size() - 1);
  std::sort(drawing.byes.begin(), drawing.byes.end());
  return drawing;
}

}  // namespace dogeref::tournament
