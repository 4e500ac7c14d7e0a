#pragma once
// The standings of a game as a table for people.

#include <string>

#include "referee/game/verdict.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// Appends a row a player: rank, name, the columns that are shown, and what decided against the next below.
void append_standings(const referee::Verdict& verdict, const Wording& wording, std::string& out);

}  // namespace dogeref::render
