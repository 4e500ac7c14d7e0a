#pragma once
// What the rulebook leaves open, as the data decide it.

#include "games/last_doge/model/rules.h"
#include "rules/tree/node.h"

namespace dogeref::last_doge {

/// The values of the data's map `interpretations`.
[[nodiscard]] Interpretations interpretations_of(const rules::Node& node);

}  // namespace dogeref::last_doge
