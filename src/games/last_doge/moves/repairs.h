#pragma once
// What somebody who wrote an illegal line may have meant: another cell, tile, card, artefact, number or name, steps in
// another order.

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Bodies that differ from the line's in one thing. Most are no more legal than the line; the caller tries them.
void list_repairs(const Play& play, const referee::ActionSink& sink);

}  // namespace dogeref::last_doge
