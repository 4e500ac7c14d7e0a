#pragma once
// The shapes of amounts, conditions and what is made of them. docs/variants.md, "Amounts and conditions".

#include <vector>

#include "rules/shape/shape.h"

namespace dogeref::doge_ship {

/// A whole number from `min` to `max`, or what counts make of one; `least` is the lowest that a table of it may hold.
[[nodiscard]] rules::Shape counted(std::int64_t min, std::int64_t max, std::int64_t least);
[[nodiscard]] inline rules::Shape counted(std::int64_t min, std::int64_t max) { return counted(min, max, min); }
/// Amounts by track: what comes by itself leaves no choice.
[[nodiscard]] rules::Shape amounts();
/// Amounts by track, and one of several behind `any`.
[[nodiscard]] rules::Shape gains();
[[nodiscard]] rules::Shape condition();
/// Kinds of tiles: one, any of several, all of several.
[[nodiscard]] rules::Shape parts();
/// What a space does, or one of its steps.
[[nodiscard]] std::vector<rules::Field> effects();

// What stands in game.yaml alone, or there and on panels and spaces

[[nodiscard]] rules::Shape space_cost();
[[nodiscard]] rules::Shape track_limits();
[[nodiscard]] rules::Shape turn_order();
[[nodiscard]] rules::Shape water_loss();
[[nodiscard]] rules::Shape awards();
[[nodiscard]] rules::Shape building();
[[nodiscard]] rules::Shape end();

}  // namespace dogeref::doge_ship
