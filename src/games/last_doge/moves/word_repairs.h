#pragma once
// What somebody may have meant who wrote a line that cannot be read, or a line without a name.

#include "games/last_doge/model/play.h"
#include "referee/rewrite/part_edits.h"

namespace dogeref::last_doge {

/// Of a player's line.
void list_word_repairs(const Play& play, referee::PartEdits& edits);
/// Of a line of the game's own forms.
void list_form_repairs(const Play& play, referee::PartEdits& edits);

}  // namespace dogeref::last_doge
