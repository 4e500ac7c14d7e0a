#include "games/snail_race/data/shapes.h"

#include "games/snail_race/model/rules.h"

namespace dogeref::snail_race {
namespace {

using rules::integer;
using rules::one_of;
using rules::record;

const std::vector<rules::FileShape>& file_shapes() {
  static const std::vector<rules::FileShape> made = {
      {"game",
       "game.yaml",
       {{"players", record({{"min", integer(1, most_players)}, {"max", integer(1, most_players)}}), "how many race"},
        {"goal", integer(2, longest_race), "squares from the start to the goal"},
        {"rain", integer(1, 12), "faces of the die that says how far snails may crawl"},
        {"prize", integer(0, 99), "points for reaching the goal"},
        {"leaf", integer(0, 99), "points for stopping on a leaf"},
        {"leaves", rules::list(integer(1, longest_race), 0, longest_race), "squares with a leaf"},
        {"interpretations",
         record({{past_goal_key, one_of({"stop", "forbidden"}), "more steps than lead to the goal"}}),
         "what the rulebook leaves open"}}}};
  return made;
}

}  // namespace

const rules::GameShapes& shapes() {
  static const rules::GameShapes made{"snail-race", file_shapes, {}};
  return made;
}

}  // namespace dogeref::snail_race
