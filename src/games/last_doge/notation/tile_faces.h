#pragma once
// Tiles named by what is printed on them: a district, an effect. Log page, "Settled".

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"
#include "text/cursor.h"

namespace dogeref::last_doge {

/// Reads "4 camp", "camp", "5 none", with braces or without. False when that is not what stands there (reported).
bool read_face(const Play& play, text::Cursor& cursor, Step& step);

/// Finds the tiles that the steps of a line name so: what may lie in the cell, as far as the record and the line tell,
/// then the whole set. False when there is none, or when several that are not alike may be meant (reported).
bool find_faces(const Play& play, Action& action);

}  // namespace dogeref::last_doge
