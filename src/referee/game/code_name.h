#pragma once
// The names of codes that stand in a verdict.

#include <string_view>

#include "findings/finding.h"
#include "referee/game/verdict.h"

namespace dogeref::referee {

/// The name of a finding's code, whatever rules there are.
[[nodiscard]] std::string_view code_name(const Verdict& verdict, findings::Code code);

}  // namespace dogeref::referee
