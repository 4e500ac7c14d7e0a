#pragma once
// What a line that cannot be read may have changed.

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Besides the cards of whoever wrote the line.
struct Touched {
  bool others = false;  ///< hands and trophies of other players
  bool city = false;    ///< pawns, tiles that lie open or changed places
};

/// By what stands legible in the line: the first word, the card played, the tile revealed, and the player's powers.
/// All of it where that says nothing.
[[nodiscard]] Touched touched_by(const Play& play);

}  // namespace dogeref::last_doge
