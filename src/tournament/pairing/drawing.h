#pragma once
// Draws tables and seats.

#include "tournament/pairing/task.h"

namespace dogeref::tournament {

/// Players up to whom every drawing is tried.
constexpr std::size_t most_exact = 9;
/// More are not drawn.
constexpr std::size_t most_drawn = 4000;

struct Drawn {
  Drawing drawing;
  Cost costs = {};
  Cost bounds = {};  ///< no drawing costs less; up to `most_exact` players no drawing is better in the order of terms
};

/// A drawing that no exchange of two players betters; for up to `most_exact` players the best one. The same on every
/// machine.
[[nodiscard]] Drawn draw(const Task& task);

/// The best of all drawings, which are tried; tables by their first players.
[[nodiscard]] Drawing best_drawing(const Task& task);
/// One that no exchange of two players betters.
[[nodiscard]] Drawing good_drawing(const Task& task);
/// What no drawing can cost less than, each term by itself.
[[nodiscard]] Cost bounds_of(const Task& task);

}  // namespace dogeref::tournament
