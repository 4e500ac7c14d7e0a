#include "laws/doge_ship/joins.h"

#include "games/doge_ship/data/compile.h"
#include "kit/index.h"
#include "laws/joined.h"

namespace dogeref::laws {
namespace {

std::vector<slips::Kind> kinds() {
  std::vector<slips::Kind> all;
  for (auto* const of : {slips::doge_ship_round_kinds, slips::doge_ship_action_kinds, slips::doge_ship_word_kinds,
                         slips::doge_ship_oddity_kinds}) {
    for (const slips::Kind& kind : of()) all.push_back(kind);
  }
  return all;
}

Likes likes() {
  Likes likes;
  const auto rules = doge_ship::compile(library().compile({"doge-ship", "en", {}}).value());
  for (const auto& tile : rules.value().tiles) likes[tile.id] = rules.value().tiles[kit::index(tile.like)].id;
  return likes;
}

/// While the Doge tile is not known, what a part gives is what the line says.
constexpr const char* no_doge_tile = R"(game: doge-ship
players: Anna, Marco
dice red 6, green 6, white 6
Anna: red 5, buy G05
Marco: discard
Anna: red 3, build G05 => +5 vp, +1 approval
)";

/// High Water that costs Ducats, rent at the end of the round, and a final scoring.
constexpr const char* house_rules = R"(game: doge-ship
variant: race, council
players: Anna, Marco
dice 6 6 6
doge D03
Anna: red 4
order Anna, Marco
ruling end "it was late"
)";

const Joins doge_ship_joins(GameLaws{
    .breakers = {"doge-ship", doge_ship_ways, "discard"},
    .every_line = every_doge_ship_line,
    .slips = GameSlips{kinds, likes, {96, 0, 4, 100, 92, 82, 75, 97, 20, 200}},
    .seen = {"build", "replace", "keep"},
    .records = {{"no Doge tile", no_doge_tile}, {"house rules", house_rules}},
    .untold_gains = {"supply", "replaced", "building"},
});

}  // namespace
}  // namespace dogeref::laws
