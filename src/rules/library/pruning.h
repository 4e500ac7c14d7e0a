#pragma once
// Rules without what is wrong in them, so that what else is wrong can be told at once.

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "rules/tree/fault.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// Leaves values out of trees in which faults lie.
class Pruning {
 public:
  /// False when one of the faults lies elsewhere, or is one of a map as a whole: without that other faults would
  /// follow.
  [[nodiscard]] bool leave_out(Node& tree, std::span<const Fault> faults, const std::vector<std::string>& files);
  /// Whether a fault is one of a map from which something was left out, and may follow from that.
  [[nodiscard]] bool may_follow(const Fault& fault) const { return around_.count(place_of(fault)) > 0; }

 private:
  using Place = std::tuple<std::string, std::uint32_t, std::uint32_t>;
  enum class Found : std::uint8_t { no, whole, done };

  static Place place_of(const Fault& fault) { return {fault.file, fault.line, fault.column}; }
  Found drop(Node& node, const Place& place, const std::vector<std::string>& files);

  std::set<Place> around_;
};

}  // namespace dogeref::rules
