// The table of games of the programs that know the toy: src/games/games.cpp with one line, the toy's.

#include "games/games.h"

#include <array>

#include "games/snail_race/data/compile.h"
#include "games/snail_race/data/shapes.h"
#include "games/snail_race/pictures/pictures.h"

namespace dogeref::games {
namespace {

constexpr std::array<Game, 1> table = {{
    {"snail-race", "The Snail Race", {}, snail_race::shapes, snail_race::make_ruleset, snail_race::sheet},
}};

}  // namespace

std::span<const Game> all() { return table; }

}  // namespace dogeref::games
