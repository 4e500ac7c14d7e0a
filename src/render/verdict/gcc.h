#pragma once
// Findings one a line, as compilers write them, for editors that jump to the place.

#include <string>

#include "render/verdict/text.h"
#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// Appends `FILE:LINE:COL: severity: message [code]` for each finding told, with the path as it was given.
void append_gcc(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);

}  // namespace dogeref::render
