#include "referee/game/phrases.h"

#include <algorithm>

namespace dogeref::referee {

/// The words in use last come first; those not used for longest are forgotten.
void Phrases::turn_to(std::uint64_t generation) {
  const auto is_it = [generation](const std::unique_ptr<Table>& table) { return table->generation == generation; };
  auto found = std::find_if(tables_.begin(), tables_.end(), is_it);
  if (found == tables_.end()) {
    if (tables_.size() == most_tables) tables_.pop_back();
    tables_.push_back(std::make_unique<Table>());
    tables_.back()->generation = generation;
    found = tables_.end() - 1;
  }
  std::rotate(tables_.begin(), found, found + 1);
  known_ = tables_.front()->known.data();
  generation_ = generation;
}

}  // namespace dogeref::referee
