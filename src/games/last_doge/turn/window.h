#pragma once
// How long the line before may be answered.

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// The next line begins: what is still owed happens, what could be answered cannot be any more.
void close_window(const Play& play);

}  // namespace dogeref::last_doge
