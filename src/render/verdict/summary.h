#pragma once
// The summary of a game for people: how it came out, and the standings as a table.

#include <string>

#include "render/terminal/paint.h"
#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// Appends the summary line, the standings with what decided between neighbours, the arbiter's corrections and the
/// interpretations that decided something otherwise than the game's usual ones would.
void append_summary(const Page& page, const Wording& wording, const Paint& paint, std::string& out);

}  // namespace dogeref::render
