#pragma once
// Where pages of a printed sheet end. Lengths are millimetres.

#include <cstddef>
#include <vector>

namespace dogeref::render {

/// Faces of one size.
struct PaperGroup {
  std::size_t faces = 0;
  double width = 0;
  double height = 0;
};

struct PaperPlan {
  bool begins_page = false;
  std::size_t faces_a_page = 0;  ///< the next face after as many begins a page again
};

/// On A4 a group goes on below the one before when all of it fits there, else it begins a page; of a group that needs
/// several pages each gets about as many rows as the others, so that no page has only what is left over. `head`: how
/// much of the first page is taken.
[[nodiscard]] std::vector<PaperPlan> paged(const std::vector<PaperGroup>& groups, double head);

}  // namespace dogeref::render
