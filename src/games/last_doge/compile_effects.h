#pragma once
// Entries of the vocabulary of effects, from data to tables.

#include <vector>

#include "games/last_doge/rules.h"
#include "rules/fault.h"
#include "rules/node.h"

namespace dogeref::last_doge {

/// Counts entries, so that each has a number of its own.
struct EntryCompiler {
  const std::vector<Colour>& colours;
  rules::Faults& faults;
  int count = 0;

  /// The entry that stands in a map among other keys; nothing when the map has none.
  void add(const rules::Node& node, std::vector<Entry>& into);
};

}  // namespace dogeref::last_doge
