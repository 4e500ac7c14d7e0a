#pragma once
// Who goes on into a stage.

#include <functional>
#include <string>
#include <vector>

#include "tournament/ranking/standings.h"

namespace dogeref::tournament {

struct Cut {
  std::vector<std::size_t> through;  ///< those tied at the border left out
  std::vector<std::size_t> tied;     ///< more than there are places for; none where all is decided
  std::size_t places = 0;            ///< left for the tied
};

/// Of a stage that takes its players from another one. `has_left`: who is passed over.
[[nodiscard]] Cut cut_of(const Results& results, const Scheme& scheme, const Stage& stage,
                         const std::function<bool(std::size_t player)>& has_left);

/// Who is tied at a cut, by ids as a toss names them.
[[nodiscard]] std::string told_tie(const Cut& cut, const Results& results, const Stage& stage);

}  // namespace dogeref::tournament
