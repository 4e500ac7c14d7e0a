#include "laws/joined.h"

#include <utility>

#include "games/games.h"

namespace dogeref::laws {
namespace {

std::vector<GameLaws>& as_they_came() {
  static std::vector<GameLaws> all;
  return all;
}

std::vector<GameLaws> by_table() {
  std::vector<GameLaws> all;
  for (const games::Game& game : games::all()) {
    for (const GameLaws& each : as_they_came()) {
      if (each.breakers.game == game.id) all.push_back(each);
    }
  }
  return all;
}

}  // namespace

Joins::Joins(GameLaws laws) { as_they_came().push_back(std::move(laws)); }

const std::vector<GameLaws>& joined() {
  static const std::vector<GameLaws> all = by_table();
  return all;
}

const GameLaws& laws_of(std::string_view game) {
  static const GameLaws nothing{};
  for (const GameLaws& each : joined()) {
    if (each.breakers.game == game) return each;
  }
  return nothing;
}

}  // namespace dogeref::laws
