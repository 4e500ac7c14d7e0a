#pragma once
// Whether two records of a game come to the same.

#include <cstdint>
#include <functional>
#include <optional>

#include "referee/game/verdict.h"

namespace dogeref::referee {

/// The first line, counted as in `before`, about which the verdicts differ, 0 for a difference that has no line;
/// nothing when they agree in all but columns, texts and what the rules' fingerprint says. `line_before` tells for a
/// line of `after` which one it was.
[[nodiscard]] std::optional<std::uint32_t> first_difference(
    const Verdict& before, const Verdict& after, const std::function<std::uint32_t(std::uint32_t)>& line_before);

}  // namespace dogeref::referee
