// What no drawing can cost less than. Each bound looks at its own term alone.

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

#include "tournament/pairing/drawing.h"
#include "tournament/pairing/pricing.h"

namespace dogeref::tournament {
namespace {

constexpr std::int64_t no_bound = std::numeric_limits<std::int64_t>::max();

/// The sum of the smallest numbers, each above the smallest of all.
std::int64_t least_sum(std::vector<std::int64_t> numbers, std::size_t count) {
  std::sort(numbers.begin(), numbers.end());
  std::int64_t sum = 0;
  for (std::size_t at = 0; at < count && at < numbers.size(); ++at) sum += numbers[at] - numbers.front();
  return sum;
}

/// Without the greatest ones: those who need most have a bye.
std::int64_t sum_without_greatest(std::vector<std::int64_t> numbers, int byes) {
  std::sort(numbers.rbegin(), numbers.rend());
  const auto from = std::min(numbers.size(), static_cast<std::size_t>(byes));
  return std::accumulate(numbers.begin() + static_cast<std::ptrdiff_t>(from), numbers.end(), std::int64_t{0});
}

class Bounding {
 public:
  explicit Bounding(const Task& task) : task_(task) {
    for (const int size : task.sizes.tables) {
      least_ = std::min(least_, size);
      most_ = std::max(most_, size);
      others_ += size == task.best_size ? 0 : 1;
      short_seats_ += size < task.best_size ? size : 0;
    }
  }

  Cost run() {
    Cost bounds = {};
    if (task_.sizes.tables.empty()) return bounds;
    bounds[sizes_term] = others_ + task_.sizes.byes;
    rests(bounds);
    bounds[repeats_term] = repeats();
    if (task_.system == System::swiss) bounds[points_term] = points();
    seats(bounds);
    bounds[circles_term] = circles();
    bounds[meetings_term] = bounds[repeats_term];
    return bounds;
  }

 private:
  void rests(Cost& bounds) const {
    std::vector<std::int64_t> byes;
    std::vector<std::int64_t> shorts;
    for (const Seeker& seeker : task_.seekers) {
      byes.push_back(seeker.byes);
      shorts.push_back(seeker.byes + seeker.shorts);
    }
    bounds[byes_term] = least_sum(std::move(byes), static_cast<std::size_t>(task_.sizes.byes));
    bounds[shorts_term] = least_sum(std::move(shorts), static_cast<std::size_t>(short_seats_ + task_.sizes.byes));
  }

  /// Who has met nearly everybody has to meet some again.
  [[nodiscard]] std::int64_t repeats() const {
    std::vector<std::int64_t> again;
    for (std::size_t one = 0; one < task_.size(); ++one) {
      std::int64_t fresh = 0;
      for (std::size_t other = 0; other < task_.size(); ++other) fresh += task_.met.at(one, other) == 0 ? 1 : 0;
      again.push_back(std::max<std::int64_t>(0, least_ - fresh));  // oneself is among the fresh, and at the table
    }
    return (sum_without_greatest(std::move(again), task_.sizes.byes) + 1) / 2;
  }

  /// Neighbours by points sit together, those with a bye left out as is cheapest. Tables of different sizes are weighed
  /// by the least of them.
  [[nodiscard]] std::int64_t points() const;

  void seats(Cost& bounds) const {
    std::vector<std::int64_t> again;
    std::vector<std::int64_t> times;
    for (const Seeker& seeker : task_.seekers) {
      const auto* const end = seeker.sat.begin() + most_ + 1;
      times.push_back(*std::min_element(seeker.sat.begin() + 1, end));
      again.push_back(times.back() > 0 ? 1 : 0);
    }
    bounds[seats_term] = sum_without_greatest(std::move(again), task_.sizes.byes);
    bounds[sittings_term] = sum_without_greatest(std::move(times), task_.sizes.byes);
  }

  /// Of a circle with more members than there are tables some sit together.
  [[nodiscard]] std::int64_t circles() const { return std::max(circles(&Seeker::club), circles(&Seeker::team)); }
  [[nodiscard]] std::int64_t circles(int Seeker::*circle) const {
    std::map<int, std::int64_t> members;
    for (const Seeker& seeker : task_.seekers) members[seeker.*circle] += seeker.*circle == 0 ? 0 : 1;
    const auto tables = static_cast<std::int64_t>(task_.sizes.tables.size());
    std::int64_t pairs = 0;
    for (const auto& [number, all] : members) {
      const std::int64_t seated = std::max<std::int64_t>(0, all - task_.sizes.byes);
      const std::int64_t each = seated / tables;
      const std::int64_t more = seated % tables;
      pairs += more * (each + 1) * each / 2 + (tables - more) * each * (each - 1) / 2;
    }
    return pairs;
  }

  const Task& task_;
  int least_ = most_seats;
  int most_ = least_seats;
  int others_ = 0;
  int short_seats_ = 0;
};

/// Cuts sorted points into tables, cheapest first: what the first so many cost with so many tables of each size, and so
/// many without a table.
class Cutting {
 public:
  Cutting(std::vector<std::int64_t> points, const Sizes& sizes) : points_(std::move(points)), byes_(sizes.byes) {
    std::sort(points_.begin(), points_.end());
    for (const int size : sizes.tables) ++count_[size];
  }

  /// In sixtieths of the squared distances from the mean of a table.
  std::int64_t run() {
    cheapest_[State(count_.size() + 1)] = 0;
    for (std::size_t at = 0; at < points_.size(); ++at) {
      std::map<State, std::int64_t> now;
      std::swap(now, open_[at]);
      if (at == 0) now = cheapest_;
      for (const auto& [state, cost] : now) extend(at, state, cost);
    }
    const auto& last = open_[points_.size()];
    std::int64_t best = no_bound;
    for (const auto& [state, cost] : last) best = std::min(best, cost);
    return best == no_bound ? 0 : best;
  }

 private:
  using State = std::vector<int>;  ///< tables by size in the order of the map, then those without

  void extend(std::size_t at, const State& state, std::int64_t cost) {
    std::size_t kind = 0;
    for (const auto& [size, count] : count_) {
      if (state[kind] < count && at + static_cast<std::size_t>(size) <= points_.size())
        reach(at + static_cast<std::size_t>(size), state, kind, cost + spread(at, size));
      ++kind;
    }
    if (state[kind] < byes_) reach(at + 1, state, kind, cost);
  }

  void reach(std::size_t at, State state, std::size_t kind, std::int64_t cost) {
    ++state[kind];
    const auto [known, is_new] = open_[at].emplace(std::move(state), cost);
    if (!is_new) known->second = std::min(known->second, cost);
  }

  [[nodiscard]] std::int64_t spread(std::size_t at, int size) const {
    std::int64_t pairs = 0;
    for (std::size_t one = at; one < at + static_cast<std::size_t>(size); ++one) {
      for (std::size_t other = at; other < one; ++other)
        pairs += (points_[one] - points_[other]) * (points_[one] - points_[other]);
    }
    return pairs * (60 / size);
  }

  std::vector<std::int64_t> points_;
  int byes_;
  std::map<int, int> count_;
  std::map<State, std::int64_t> cheapest_;
  std::map<std::size_t, std::map<State, std::int64_t>> open_;
};

std::int64_t Bounding::points() const {
  std::vector<std::int64_t> all;
  for (const Seeker& seeker : task_.seekers) all.push_back(seeker.points);
  const std::int64_t sixtieths = Cutting(std::move(all), task_.sizes).run();
  return (sixtieths / (60 / least_) + (sixtieths % (60 / least_) == 0 ? 0 : 1));
}

}  // namespace

Cost bounds_of(const Task& task) { return Bounding(task).run(); }

}  // namespace dogeref::tournament
