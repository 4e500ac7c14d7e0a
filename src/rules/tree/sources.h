#pragma once
// Where printed values come from: the keys `source` and `sources`.

#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// Takes the keys `source` and `sources` out of the tree and writes what they say into the nodes: `source` holds for
/// its siblings and all below them, `sources: {KEY: …}` for the sibling named and below, and what stands deeper wins.
void fold_sources(Node& root, FaultList& faults);

}  // namespace dogeref::rules
