#pragma once
// The shapes of the one vocabulary of effects that tiles, cards, artefacts and tribes are written in.

#include <vector>

#include "rules/shape/shape.h"

namespace dogeref::last_doge {

/// The keys of an entry: when it acts, on which condition, what it does.
[[nodiscard]] std::vector<rules::Field> entry_fields();

/// The keys of a single effect.
[[nodiscard]] std::vector<rules::Field> effect_fields();

}  // namespace dogeref::last_doge
