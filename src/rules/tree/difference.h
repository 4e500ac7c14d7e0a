#pragma once
// What two sets of rules differ in, value by value.

#include <string>
#include <vector>

#include "rules/tree/node.h"

namespace dogeref::rules {

/// A value that is not the same on both sides, or on one side only (nullptr on the other).
struct Difference {
  std::string path;  ///< "tiles.G05.cost"
  const Node* a = nullptr;
  const Node* b = nullptr;
};

/// In the order of the paths' steps. Maps are gone into, unless one side has none; lists are compared whole, as
/// overlays replace them whole. Both trees must have their maps sorted and outlive the differences.
[[nodiscard]] std::vector<Difference> differences(const Node& a, const Node& b);

/// Something that both sides say, in another place of their texts.
struct OtherSection {
  std::string path;  ///< of a value: "start", with all that is below it; of a code: its name
  std::string a;     ///< "rulebook set-up"
  std::string b;

  friend bool operator==(const OtherSection&, const OtherSection&) = default;
};

/// Values that are the same on both sides and of which both tell another source, in the order of `differences`; a map
/// all of whose values do so alike is told as one.
[[nodiscard]] std::vector<OtherSection> other_sections(const Node& a, const Node& b);

}  // namespace dogeref::rules
