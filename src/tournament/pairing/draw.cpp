#include <algorithm>

#include "tournament/pairing/drawing.h"
#include "tournament/pairing/pricing.h"

namespace dogeref::tournament {
namespace {

/// The table of those with most points or of the best rank is the first; of equal ones that of the lot.
void sort_tables(const Task& task, Drawing& drawing) {
  const auto strength = [&](const std::vector<std::size_t>& table) {
    std::int64_t best = 0;
    std::int64_t sum = 0;
    for (const std::size_t player : table) {
      const Seeker& seeker = task.seekers[player];
      const std::int64_t own = task.system == System::swiss ? seeker.points : -seeker.rank;
      best = player == table.front() ? own : std::max(best, own);
      sum += own;
    }
    return std::pair(best, sum);
  };
  const auto first = [](const std::vector<std::size_t>& table) {
    return *std::min_element(table.begin(), table.end());
  };
  std::sort(drawing.tables.begin(), drawing.tables.end(), [&](const auto& one, const auto& other) {
    if (task.system != System::balanced && strength(one) != strength(other)) return strength(one) > strength(other);
    return first(one) < first(other);
  });
}

}  // namespace

Drawn draw(const Task& task) {
  Drawn out;
  const bool is_exact = task.size() <= most_exact;
  out.drawing = is_exact ? best_drawing(task) : good_drawing(task);
  sort_tables(task, out.drawing);
  out.costs = Pricing(task).of(out.drawing);
  out.bounds = is_exact ? out.costs : bounds_of(task);
  return out;
}

}  // namespace dogeref::tournament
