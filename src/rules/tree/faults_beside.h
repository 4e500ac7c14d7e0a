#pragma once
// Faults that are collected apart before they join others.

#include "rules/tree/fault_list.h"

namespace dogeref::rules {

/// An empty list that knows the same files.
[[nodiscard]] FaultList beside(const FaultList& faults);

/// Adds faults but those at the place of one in `told`: the same said in other words.
void add_unless_told(const Faults& faults, const Faults& told, FaultList& into);

}  // namespace dogeref::rules
