// What lint proves of games, and what it says when it cannot.

#include "games/doge_ship/lint/lint.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/doge_ship/data/shapes.h"
#include "support/linting.h"

namespace dogeref::doge_ship {
namespace {

const std::array<const rules::GameShapes*, 1> games = {&shapes()};
const tests::Linting linting("doge-ship", shapes(), lint);

std::string linted(const std::vector<std::string>& variants) { return linting.of({}, variants); }

std::string of_variant(const std::string& overlay) { return linting.of_variant(overlay); }

std::string of_base(const std::string& path, const std::string& old, const std::string& replacement) {
  return linting.of_base(path, old, replacement);
}

TEST_CASE("nothing is wrong with the shipped game in any edition, and no error with any variant") {
  const rules::Library library(rules::shipped(), games);
  for (const std::string& edition : library.editions("doge-ship")) {
    CHECK(lint(library.compile_with_origins({"doge-ship", edition, {}}).value()).empty());
  }
  for (const std::string& variant : library.variants("doge-ship")) {
    CAPTURE(variant);
    CHECK(linted({variant}).find("error: ") == std::string::npos);
  }
}

TEST_CASE("a ship that lacks tiles for a zone cannot be finished with so many players") {
  CHECK(of_variant("tiles: {G01: ~, G02: ~, G03: ~}\n") ==
        "error: galley.yaml:10:6: sections.5: with 5 players the zone L1 needs 4 tiles, there are 3\n");
  CHECK(of_variant("sections: {2: [2, 2, 7]}\n") ==
        "error: x.yaml:3:15: sections.2: with 2 players the zone L3 needs 7 tiles, there are 6\n"
        "error: x.yaml:3:15: sections.2: with 2 players the zone U3 needs 7 tiles, there are 6\n");
  CHECK(of_variant("end: {galley_complete: false, rounds: 6}\nsections: {2: [2, 2, 7]}\n") == "");
}

TEST_CASE("tiles that nobody can pay do not finish a ship") {
  const std::string poor =
      "discard_income: 0\nstart: {ducats: 6}\n"
      "panels: {red: {spaces: {4: {gain: {ducats: ~, vp: 1}}}}, green: {spaces: {1: {gain: {ducats: ~, vp: 1}}}},\n"
      " white: {spaces: {4: {pay: ~}, 6: {gain: {ducats: ~, vp: 1}}}}, yellow: {spaces: {1: {gain: {ducats: ~, vp: "
      "1}}}},\n"
      " blue: {spaces: {6: {gain: {ducats: ~, vp: 1}}}}, black: {spaces: {2: {gain: {ducats: ~, vp: 1}}, 4: {pay: "
      "~}}}}\n";
  const std::string gondolas =
      "tiles: {N01: {gain: {ducats: ~, vp: 1}}, N02: {gain: {ducats: ~, vp: 1}}, N03: {gain: {ducats: ~, vp: 1}},\n"
      " N04: {gain: {ducats: ~, vp: 1}}, N05: {gain: {ducats: ~, vp: 1}}, N06: {gain: {ducats: ~, vp: 1}},\n"
      " N09: {gain: {ducats: ~, vp: 1}}, N10: {gain: {ducats: ~, vp: 1}}, N11: {gain: {ducats: ~, vp: 1}},\n"
      " N12: {gain: {ducats: ~, vp: 1}}, B01: {gain: {ducats: ~, vp: 1}}, B07: {gain: {ducats: ~, vp: 1}},\n"
      " B10: {gain: {ducats: ~, vp: 1}}, B11: {gain: {ducats: ~, vp: 1}}, B13: {gain: {ducats: ~, vp: 1}},\n"
      " B20: {gain: {ducats: ~, vp: 1}}, G13: {cost: 7}, G14: {cost: 7}, G15: {cost: 7}, G16: {cost: 7}}\n";
  const std::string said = of_variant(poor + gondolas);
  CHECK(said.find("error: galley.yaml:10:6: sections.5: with 5 players the zone L3 needs 4 tiles, but only 1 can be "
                  "bought and built\n") != std::string::npos);
  CHECK(said.find("error: x.yaml:13:79: tiles.G15.cost: nobody can ever have 7 to buy it\n") != std::string::npos);
}

TEST_CASE("the id of a tile is not the name of a zone, with zeros or without") {
  CHECK(of_variant("tiles: {L02: {of: galley, zone: U1, cost: 4, vp: 3, boxes: [blue, red]}}\n") ==
        "error: x.yaml:3:14: tiles.L02: a log that says L2 cannot mean both this tile and the zone\n");
}

TEST_CASE("an upper level is no longer than the one below it") {
  CHECK(of_variant("sections: {3: {L: [3, 2, 3], U: [3, 3, 3]}}\n") ==
        "error: x.yaml:3:15: sections.3: with 3 players the level U has 9 places and L below it only 8\n");
}

TEST_CASE("a ship needs sections and something to buy and build its parts") {
  CHECK(of_variant("players: {max: 6}\ndice: {6: [red, green, white]}\n") ==
        "warning: game.yaml:15:10: colours: there are 5 for up to 6 players\n"
        "error: galley.yaml:6:3: sections.6: with 6 players the ship has no sections\n");
  const std::string said = of_variant("reserve: {total: 0}\n");
  CHECK(said.find("error: panels.yaml:8:3: panels: with 2 players no part of the ship can be bought and built\n") !=
        std::string::npos);
  CHECK(said.find("tiles of the kind galley: the reserve has no room for one\n") != std::string::npos);
  CHECK(said.find("warning: game.yaml:33:29: reserve.galley: is never reached, a reserve holds 0 tiles\n") !=
        std::string::npos);
}

TEST_CASE("a game must have players and an end") {
  CHECK(of_variant("players: {min: 4, max: 3}\n") ==
        "error: x.yaml:3:24: players: at least 4 and at most 3: nobody can play\n");
  CHECK(of_variant("end: {galley_complete: false}\n") ==
        "error: x.yaml:3:24: end: nothing ends the game; needed galley_complete: true, rounds, when, or several of "
        "them\n");
}

TEST_CASE("a number of players needs dice, each once") {
  CHECK(of_variant("dice: {2: ~}\n")
            .find("error: x.yaml:3:8: dice.2: with 2 players there are no dice and so no panels\n") !=
        std::string::npos);
  CHECK(of_variant("dice: {3: [red, green, white, red]}\n") ==
        "error: x.yaml:3:11: dice.3: the die red is named twice\n");
}

TEST_CASE("a panel without a die and spaces that nobody can use are told") {
  CHECK(of_variant(
            "panels: {purple: {abbreviation: p, sides: 6, words: {en: [purple]}, spaces: {1: {gain: {vp: 1}}}}}\n") ==
        "error: x.yaml:3:18: panels.purple: no number of players has its die, so nobody can use the panel\n");
  CHECK(of_variant("panels: {red: {spaces: {4: {gain: ~}}}}\n") ==
        "error: x.yaml:3:29: panels.red.spaces.4: the space does nothing\n");
  CHECK(
      of_variant("start: {renown: 0}\npanels: {red: {spaces: {4: {pay: {renown: 1}}}}}\n") ==
      "error: x.yaml:4:34: panels.red.spaces.4: nobody can ever use the space\n"
      "warning: x.yaml:4:34: panels.red.spaces.4.pay: is carried out together with `gain`, which stays; to replace it "
      "write `gain: ~` beside it\n");
  CHECK(of_variant("panels: {red: {spaces: {4: {steps: [{gain: {ducats: 0}}, {intrigue: doge}], gain: ~}}}}\n") ==
        "warning: x.yaml:3:36: panels.red.spaces.4: `gain` can never be carried out\n");
}

TEST_CASE("an effect that an overlay leaves in place beside its own is told") {
  CHECK(
      of_variant("panels: {red: {spaces: {6: {gain: {ducats: 3}}}}}\n") ==
      "warning: x.yaml:3:35: panels.red.spaces.6.gain: is carried out together with `replace`, which stays; to replace "
      "it write `replace: ~` beside it\n");
  const std::string said = of_variant("panels: {red: {spaces: {6: {replace: ~, gain: {ducats: 3}}}}}\n");
  CHECK(
      said.starts_with("warning: tiles/barriers.yaml:11:32: tiles.B02.on: no space that can be used is of this kind of "
                       "action, so the bonus never comes\n"));
  CHECK(said.find("red") == std::string::npos);
}

TEST_CASE("an abbreviation means one panel") {
  CHECK(of_variant("panels: {black: {abbreviation: b}}\n") ==
        "error: panels.yaml:49:19: panels.blue.abbreviation: 'b' also means the panel black\n");
}

TEST_CASE("a tile of a zone or kind that does not come into the game is told") {
  CHECK(of_variant("levels: [L, U, T]\ntiles: {G37: {of: galley, zone: T1, cost: 2, vp: 1}}\n"
                   "sections: {2: {L: [2, 2, 2], U: [2, 2, 2]}, 3: {L: [3, 2, 3], U: [3, 2, 3]},\n"
                   "  4: {L: [3, 4, 3], U: [3, 4, 3]}, 5: {L: [4, 3, 4], U: [4, 3, 4]}}\n") ==
        "error: x.yaml:4:33: tiles.G37.zone: with no number of players does the ship have the zone T1\n");
  CHECK(of_variant("tiles: {W1: {of: warehouse, acts: income, cost: 1, gain: {vp: 1}}}\n") ==
        "error: x.yaml:3:13: tiles.W1: tiles of the kind warehouse: nothing lets anybody buy one\n");
  CHECK(of_variant("tiles: {W1: {of: warehouse, acts: income, cost: 1, gain: {vp: 1}}}\n"
                   "panels: {red: {spaces: {1: {purchase: warehouse}}}}\n") ==
        "error: x.yaml:3:13: tiles.W1: tiles of the kind warehouse: nothing lets anybody build one\n");
}

TEST_CASE("a barrier has one bonus that comes and does something, and a priority of its own") {
  CHECK(of_variant("tiles: {B01: {purchase: gondola}, B02: {gain: ~}, B03: {on: ~}, B04: {priority: 9}}\n") ==
        "error: x.yaml:3:25: tiles.B01: bonuses found: 2, needed: one of gain, purchase, construct\n"
        "warning: x.yaml:3:41: tiles.B02: it has no bonus\n"
        "warning: x.yaml:3:57: tiles.B03: its bonus never comes: `on` is missing\n"
        "error: tiles/barriers.yaml:32:16: tiles.B09.priority: B04 has the priority 9 too, so the turn order cannot be "
        "told\n");
}

TEST_CASE("values of boxes that a tile leaves out, and colours that no tile has, are told") {
  CHECK(of_variant("tiles: {D01: {values: {blue: ~, red: ~}}}\n") ==
        "warning: x.yaml:3:33: tiles.D01.values: no value for blue, red, which counts 0\n");
  CHECK(of_variant("tiles: {D01: {violet: [L1, U2, U3]}}\nlevels: [L, U]\n") == "");
}

TEST_CASE("a criterion of the standings that cannot decide is told") {
  CHECK(of_variant("ranking: [{by: vp, best: high}, {by: ducats, best: high}, {by: vp, best: low}]\n") ==
        "error: x.yaml:3:59: ranking.2: vp cannot decide, it has been compared before\n");
  CHECK(of_variant("start: {renown: 3}\nranking: [{by: vp, best: high}, {by: renown, best: high}]\n") ==
        "error: x.yaml:4:33: ranking.1: renown cannot decide, all have the same of it from beginning to end\n");
  CHECK(of_variant("start: {renown: 3, seats: {2: {renown: 4}}}\nranking: [{by: renown, best: high}]\n") == "");
}

TEST_CASE("points for ranks that nobody can have, or that grow downwards, are told") {
  CHECK(of_variant("players: {max: 2}\ninspection: {points: [6, 3, 1]}\nfinal_inspection: {points: [2, 9]}\n") ==
        "warning: x.yaml:4:22: inspection.points: there are points for 3 ranks, but at most 2 players\n"
        "warning: x.yaml:5:28: final_inspection.points: a lower rank gets more points than a higher one\n");
}

TEST_CASE("without variants what the rulebook prints must hold") {
  CHECK(of_base("tiles/gondolas.yaml", "N01: {cost: 0,", "N01: {cost: 2,") ==
        "error: tiles/gondolas.yaml:7:15: tiles.N01.cost: printed: prices from 0 to 1, found 2\n");
  CHECK(of_base("tiles/galley.yaml", "boxes: [blue, yellow], source", "boxes: [blue], source") ==
        "error: tiles/galley.yaml:9:42: tiles.G01.boxes: printed: 2 to 4 boxes, found 1\n");
  CHECK(of_base("tiles/galley.yaml",
                "  G01: {zone: L1, cost: 2, vp: 2, boxes: [blue, yellow], source: reconstructed}\n", "") ==
        "error: tiles/galley.yaml:9:8: tiles: printed: 36 tiles of the kind galley, found 35\n"
        "error: tiles/galley.yaml:9:8: tiles: printed: 6 tiles of the zone L1, found 5\n");
  CHECK(of_base("tiles/barriers.yaml", "{priority: 26,", "{priority: 27,") ==
        "error: tiles/barriers.yaml:81:16: tiles.B26.priority: printed: priorities from 1 to 26, found 27\n");
  CHECK(of_base("panels.yaml", "sides: 6", "sides: 8") ==
        "error: panels.yaml:9:5: panels.red: printed: 6 spaces and a die of as many sides, found 6 and 8\n");
  CHECK(of_base("galley.yaml", "3: [3, 2, 3]", "3: [3, 3, 3]") ==
        "error: galley.yaml:8:6: sections.3: with 3 players the level L is printed 3-2-3, found 3-3-3\n"
        "error: galley.yaml:8:6: sections.3: with 3 players the level U is printed 3-2-3, found 3-3-3\n");
}

TEST_CASE("references that only compiling finds are told with file and line") {
  const std::string said = of_variant("dice: {2: [red, purple]}\n");
  CHECK(said ==
        "fault: rules-data/doge-ship/variants/x.yaml:3:17: dice.2.1: found 'purple', needed a panel: black, "
        "blue, green, red, white, yellow\n");
}

}  // namespace
}  // namespace dogeref::doge_ship
