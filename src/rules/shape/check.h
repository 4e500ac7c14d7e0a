#pragma once
// Holds a tree against a shape.

#include <span>

#include "rules/shape/shape.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "rules/tree/removals.h"

namespace dogeref::rules {

/// How a tree is held against a shape.
struct Checking {
  /// A merge patch: nothing is required, and null, which removes, is allowed wherever a map has a value.
  bool overlay = false;
  /// Compiled rules, in which the sets are known; without it the members of sets are not looked at.
  const Node* rules = nullptr;
  std::span<const NamedSet> sets = {};
  /// Of compiled rules: who is to blame for what is not there.
  const Removals* removed = nullptr;
};

/// Adds a fault for every unknown key (with the nearest known ones), missing key, wrong type and value out of range.
void check(const Node& root, const Shape& shape, const Checking& how, FaultList& faults);

}  // namespace dogeref::rules
