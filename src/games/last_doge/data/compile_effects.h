#pragma once
// Entries of the vocabulary of effects, from data to tables.

#include <string>
#include <vector>

#include "games/last_doge/model/rules.h"
#include "rules/tree/fault.h"
#include "rules/tree/node.h"

namespace dogeref::last_doge {

/// The name of a file; empty where the rules came ready from the program.
[[nodiscard]] std::string file_of(const std::vector<std::string>& files, const rules::Origin& origin);

/// Counts entries, so that each has a number of its own.
class EntryCompiler {
 public:
  EntryCompiler(const std::vector<Colour>& of_cards, const std::vector<std::string>& names, rules::Faults& into,
                int counted)
      : count(counted), colours(of_cards), files(names), faults(into) {}

  int count;

  /// The entry that stands in a map among other keys; nothing when the map has none.
  void add(const rules::Node& node, std::vector<Entry>& into);

 private:
  void one_way(const rules::Node& node);
  void all_read(const rules::Node& node);

  const std::vector<Colour>& colours;
  const std::vector<std::string>& files;
  rules::Faults& faults;
};

}  // namespace dogeref::last_doge
