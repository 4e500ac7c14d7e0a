#pragma once
// Keys that merge patches took away: they are in no tree any more, and something may be wrong for want of them.

#include <functional>
#include <map>
#include <string>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// Where, by the paths of the keys: "tiles.G05".
using Removals = std::map<std::string, Origin, std::less<>>;

}  // namespace dogeref::rules
