#include "tournament/pairing/task.h"

namespace dogeref::tournament {

std::string_view name_of(Term term) {
  constexpr std::array<std::string_view, term_count> names = {
      "sizes", "byes", "short_tables", "repeats", "pots", "points", "seats", "circles", "meetings", "sittings"};
  return names[term];
}

void Pairs::add(std::size_t one, std::size_t other) {
  for (std::uint8_t* const count : {&counts_[one * players_ + other], &counts_[other * players_ + one]}) {
    if (*count < 255) ++*count;
  }
}

Task task_for(std::vector<Seeker> seekers, const std::vector<int>& wanted, System system) {
  Task task;
  task.system = system;
  task.met = Pairs(seekers.size());
  task.sizes = sizes_for(seekers.size(), wanted);
  task.best_size = wanted.front();
  task.seekers = std::move(seekers);
  return task;
}

}  // namespace dogeref::tournament
