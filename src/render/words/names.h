#pragma once
// What judgements and severities are called in what machines read, and the phrases that say them to people.

#include <string_view>

#include "findings/finding.h"
#include "referee/game/verdict.h"

namespace dogeref::render {

/// "unfinished"
[[nodiscard]] std::string_view name_of(referee::Judgement judgement);
/// "verdict.unfinished"
[[nodiscard]] std::string_view phrase_of(referee::Judgement judgement);

/// "warning"
[[nodiscard]] std::string_view name_of(findings::Severity severity);
/// "severity.warning"
[[nodiscard]] std::string_view phrase_of(findings::Severity severity);

}  // namespace dogeref::render
