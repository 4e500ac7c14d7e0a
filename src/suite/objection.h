#pragma once
// Cases that cannot mean what they say: they expect nothing, or what cannot be.

#include "rules/tree/fault_list.h"
#include "suite/suite.h"

namespace dogeref::suite {

/// Adds a fault for a case that passes whatever the rules are, for expectations that contradict each other, and for
/// lines that its log does not have.
void object(const Case& test, rules::FaultList& faults);

}  // namespace dogeref::suite
