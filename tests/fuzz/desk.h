#pragma once
// All that it takes to judge bytes inside a fuzz target, made once.

#include <string_view>

namespace dogeref::fuzz {

/// Judges a file of these bytes as `dogeref check` does and renders the verdicts in every format; aborts when what is
/// printed is not what a reader may rely on: JSON that parses, text without control characters.
void check(std::string_view bytes);

}  // namespace dogeref::fuzz
