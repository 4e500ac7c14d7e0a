#include "tournament/pairing/pricing.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace dogeref::tournament {
namespace {

/// A seat had before weighs more than any number of times.
constexpr std::int64_t seat_weight = 1'000'000;

std::int64_t square(std::int64_t number) { return number * number; }

std::int64_t without_table(const Seeker& seeker) { return seeker.byes + seeker.shorts; }

/// The cheapest seats of a table by how many of its players are seated, as sets of bits.
struct Seats {
  std::array<std::int64_t, 1U << most_seats> cost = {};
};

}  // namespace

Cost& operator+=(Cost& cost, const Cost& other) {
  for (std::size_t term = 0; term < term_count; ++term) cost[term] += other[term];
  return cost;
}

Pricing::Pricing(const Task& task) : task_(task) {
  const auto tables = static_cast<std::int64_t>(std::max<std::size_t>(task.sizes.tables.size(), 1));
  for (const Seeker& seeker : task.seekers) pots_.push_back((seeker.rank - 1) / tables);
  if (task.seekers.empty()) return;
  least_byes_ = task.seekers.front().byes;
  least_shorts_ = without_table(task.seekers.front());
  for (const Seeker& seeker : task.seekers) {
    least_byes_ = std::min(least_byes_, seeker.byes);
    least_shorts_ = std::min(least_shorts_, without_table(seeker));
  }
}

Cost Pricing::table(Group group) const {
  Cost cost = {};
  const auto size = static_cast<int>(group.size());
  if (size != task_.best_size) cost[sizes_term] = 1;
  const auto players = static_cast<std::int64_t>(task_.size());
  std::int64_t strength = 0;
  for (std::size_t at = 0; at < group.size(); ++at) {
    const std::size_t one = group[at];
    if (size < task_.best_size) cost[shorts_term] += without_table(task_.seekers[one]) - least_shorts_;
    strength += 2 * task_.seekers[one].rank - players - 1;
    for (std::size_t next = at + 1; next < group.size(); ++next) {
      const std::size_t other = group[next];
      const std::int64_t met = task_.met.at(one, other);
      cost[repeats_term] += met > 0 ? 1 : 0;
      cost[meetings_term] += met;
      cost[circles_term] += task_.seekers[one].is_of_one_circle(task_.seekers[other]) ? 1 : 0;
      if (task_.system == System::swiss)
        cost[points_term] += square(task_.seekers[one].points - task_.seekers[other].points);
      if (task_.system == System::cut) cost[pots_term] += pots_[one] == pots_[other] ? 1 : 0;
    }
  }
  if (task_.system == System::cut) cost[points_term] = square(strength);
  return cost;
}

Cost Pricing::byes(Group group) const {
  Cost cost = {};
  for (const std::size_t player : group) {
    ++cost[sizes_term];
    cost[byes_term] += task_.seekers[player].byes - least_byes_;
    cost[shorts_term] += without_table(task_.seekers[player]) - least_shorts_;
  }
  return cost;
}

std::int64_t Pricing::seat(std::size_t player, std::size_t seat) const {
  const std::int64_t times = task_.seekers[player].sat[seat];
  return times == 0 ? 0 : seat_weight + times;
}

void Pricing::add_seats(Group group, Cost& cost) const {
  Seats seats;
  const std::size_t all = (std::size_t{1} << group.size()) - 1;
  for (std::size_t set = 1; set <= all; ++set) {
    std::size_t filled = 0;
    for (std::size_t at = 0; at < group.size(); ++at) filled += set >> at & 1;
    std::int64_t best = std::numeric_limits<std::int64_t>::max();
    for (std::size_t at = 0; at < group.size(); ++at) {
      if ((set >> at & 1) == 0) continue;
      best = std::min(best, seats.cost[set & ~(std::size_t{1} << at)] + seat(group[at], filled));
    }
    seats.cost[set] = best;
  }
  cost[seats_term] += seats.cost[all] / seat_weight;
  cost[sittings_term] += seats.cost[all] % seat_weight;
}

std::vector<std::size_t> Pricing::seated(Group group) const {
  std::vector<std::size_t> order(group.begin(), group.end());
  std::sort(order.begin(), order.end());
  std::vector<std::size_t> best = order;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  do {
    std::int64_t cost = 0;
    for (std::size_t at = 0; at < order.size(); ++at) cost += seat(order[at], at + 1);
    if (cost >= least) continue;
    least = cost;
    best = order;
  } while (std::next_permutation(order.begin(), order.end()));
  return best;
}

Cost Pricing::of(const Drawing& drawing) const {
  Cost cost = byes(drawing.byes);
  for (const std::vector<std::size_t>& group : drawing.tables) {
    cost += table(group);
    for (std::size_t at = 0; at < group.size(); ++at) {
      const std::int64_t price = seat(group[at], at + 1);
      cost[seats_term] += price / seat_weight;
      cost[sittings_term] += price % seat_weight;
    }
  }
  return cost;
}

}  // namespace dogeref::tournament
