#pragma once
// What the codes of tournaments mean.

#include <string>
#include <string_view>
#include <vector>

#include "render/words/wording.h"

namespace dogeref::cli {

/// Explains a code of `tournament check`, or all without one; false when there is no such.
bool explain_tournament(std::string_view code, const render::Wording& wording, std::string& out);
[[nodiscard]] std::vector<std::string> tournament_codes();

}  // namespace dogeref::cli
