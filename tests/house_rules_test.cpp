#include "house_rules.h"

#include <doctest/doctest.h>

namespace dogeref::tests {
namespace {

using Words = std::vector<std::string>;

TEST_CASE("each game names its rooms and its words") {
  CHECK(house_rules().size() > 1);
  for (const HouseRules& game : house_rules()) {
    CAPTURE(game.folder);
    CHECK_FALSE(game.rooms.empty());
    CHECK_FALSE(game.words.empty());
  }
}

TEST_CASE("rooms stand one behind the other, words between commas") {
  const HouseRules rules =
      read_house_rules("games/chess", "# rooms: cellar\nrooms: model moves .\nwords: pawn,en passant\n");
  CHECK_EQ(rules.folder, "games/chess");
  CHECK_EQ(rules.rooms, Words{"model", "moves", ""});
  CHECK_EQ(rules.words, Words{"pawn", "en passant"});
}

TEST_CASE("a game without the file has neither") {
  const HouseRules rules = read_house_rules("games/chess", "");
  CHECK(rules.rooms.empty());
  CHECK(rules.words.empty());
}

}  // namespace
}  // namespace dogeref::tests
