#pragma once
// Compares what a case expects with what came out, field by field.

#include <string>
#include <vector>

#include "referee/judge/judge.h"
#include "suite/result.h"
#include "suite/suite.h"

namespace dogeref::suite {

/// The parts of `expected` that the position does not have. Lists whose order means nothing (and other spellings of
/// the same) are told from others by loading them. Names that mean nothing, or the same twice, are faults.
void compare_state(const Node& expected, const referee::Scene& scene, std::vector<Difference>& differences,
                   rules::FaultList& faults);

void compare_end(const Node& expected, const referee::Scene& scene, const referee::Verdict& verdict,
                 std::vector<Difference>& differences);

/// Columns that there are not are faults.
void compare_standings(const std::vector<ExpectedPlace>& expected, const referee::Verdict& verdict,
                       std::vector<Difference>& differences, rules::FaultList& faults);

}  // namespace dogeref::suite
