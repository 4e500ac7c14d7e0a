#pragma once
// What a face says, by the places where it says it.

#include <string>
#include <vector>

#include "referee/game/sheet.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// Marks of all facts of a place, one after the other.
[[nodiscard]] std::vector<referee::Mark> marks_at(const referee::Face& face, referee::Fact::Place place);
/// Facts with a line of their own.
[[nodiscard]] std::vector<const referee::Fact*> rows_of(const referee::Face& face);
/// All texts of a face in one piece.
[[nodiscard]] std::string words_of(const referee::Face& face, const Wording& wording);

}  // namespace dogeref::render
