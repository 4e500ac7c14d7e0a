#pragma once
// The line that tells what ended the search. Rulebook "Fin de partie : la Fuite".

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// `end-trigger treasure`. False when it cannot be read (reported).
bool end_trigger_line(const Play& play);

}  // namespace dogeref::last_doge
