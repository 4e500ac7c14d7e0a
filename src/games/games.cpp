#include "games/games.h"

#include <array>

#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/data/shapes.h"
#include "games/doge_ship/lint/lint.h"
#include "games/doge_ship/pictures/sheet.h"
#include "games/last_doge/data/compile.h"
#include "games/last_doge/data/shapes.h"
#include "games/last_doge/lint/lint.h"
#include "games/last_doge/pictures/sheet.h"

namespace dogeref::games {
namespace {

constexpr std::array<Game, 2> table = {{
    {"doge-ship", "The Doge Ship", {}, doge_ship::shapes, doge_ship::make_ruleset, doge_ship::sheet, doge_ship::lint},
    {"last-doge", "The Last Doge", last_doge::header_keys, last_doge::shapes, last_doge::make_ruleset, last_doge::sheet,
     last_doge::lint},
}};

}  // namespace

std::span<const Game> all() { return table; }

}  // namespace dogeref::games
