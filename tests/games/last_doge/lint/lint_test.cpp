// What lint proves of games, and what it says when it cannot.

#include "games/last_doge/lint/lint.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/last_doge/data/shapes.h"
#include "support/linting.h"

namespace dogeref::last_doge {
namespace {

const tests::Linting linting("last-doge", shapes(), lint);

std::string linted(const std::vector<std::string>& variants) { return linting.of({}, variants); }

std::string of_variant(const std::string& overlay) { return linting.of_variant(overlay); }

std::string of_base(const std::string& path, const std::string& old, const std::string& replacement) {
  return linting.of_base(path, old, replacement);
}

/// The first line that speaks of a path.
std::string linted_line(const std::string& text, std::string_view path) {
  const std::size_t found = text.find(" " + std::string(path) + ":");
  if (found == std::string::npos) return {};
  const std::size_t begin = text.rfind('\n', found) + 1;
  return text.substr(begin, text.find('\n', found) - begin);
}

}  // namespace

TEST_CASE("nothing is wrong with the shipped game and its variants") {
  CHECK(linted({}).empty());
  CHECK(linted({"calm-ambush"}).empty());
  CHECK(linted({"short-search"}).empty());
}

TEST_CASE("every number of players can be set up") {
  CHECK(of_variant("players: {min: 4, max: 3}\n") ==
        "error: x.yaml:3:24: players: at least 4 and at most 3: nobody can play\n");
  CHECK(of_variant("setup: {hand: 13}\n") ==
        "error: x.yaml:3:15: setup.hand: with 5 players 65 cards are dealt, the deck has 63\n");
  CHECK(of_variant("setup: {remove: {copies: {3: 6}}}\n") ==
        "error: x.yaml:3:30: setup.remove.copies.3: copies of C01: only 5\n");
  CHECK(of_variant("end: {free_hidden_below: 22}\n") ==
        "error: game.yaml:11:10: setup.cells: with 5 players 21 cells are free at the start, which ends the search at "
        "once\nerror: game.yaml:23:22: guess.discoveries: nobody can ever guess: with 3 players the city is closed "
        "with 2 tiles revealed\n");
  // Eleven tiles in all: five free cells for five players.
  std::string small = "setup: {cells: 11}\nexplore: {look: 6}\ntiles: {";
  for (const char* tile : {"T3c", "T4c", "T4d", "T5c", "T5d", "T5e", "T6b", "T6c", "T6d", "T6e", "T6f", "T7b", "T7c",
                           "T7d", "T7e", "T7f"}) {
    small += std::string(tile) + ": ~, ";
  }
  CHECK(linted_line(of_variant(small + "}\n"), "explore.look") ==
        "warning: x.yaml:4:17: explore.look: with 5 players only 5 cells are free at the start");
  CHECK(of_variant("setup: {cells: 28}\n").starts_with("error: "));
  CHECK(of_variant("setup: {market: 8}\nartefacts: {F01: ~}\n").empty());
}

TEST_CASE("the search can end in each way") {
  CHECK(of_variant("guess: {discoveries: 7}\n") ==
        "error: x.yaml:3:22: guess.discoveries: nobody can ever guess; discoveries: 6\n");
}

TEST_CASE("the escape can be finished") {
  CHECK(of_variant("escape: {hand: {3: 0}}\n") ==
        "error: x.yaml:3:20: escape.hand.3: without a card everybody is caught at once\n");
  CHECK(of_variant("escape: {hand: {5: 13}}\n") ==
        "warning: x.yaml:3:20: escape.hand.5: with 5 players hands are filled to 65 cards, the deck has 63\n");
  CHECK(of_variant("escape: {path: [2, 2, 2, 3, 4, 5, 6, 7]}\n") ==
        "error: x.yaml:3:23: escape.path.2: nobody gets out: there are only 2 tiles of district 2\n");
  CHECK(of_variant("escape: {path: [2, 3, 4, 5, 6]}\n") ==
        "warning: x.yaml:3:16: escape.path: district 7 is on nobody's way out\n");
}

TEST_CASE("every discovery can be earned") {
  CHECK(of_variant("explore: {discovery_needs: 2}\n") ==
        "warning: tiles.yaml:18:8: tiles.T2a: its discovery needs 2 other tiles of district 2, there is 1: only some "
        "powers can earn it\n");
  CHECK(of_variant("explore: {discovery_needs: 2}\ntribes: {archivisti: {effects: []}}\nartefacts: {F08: ~}\n") ==
        "error: tiles.yaml:18:8: tiles.T2a: its discovery needs 2 other tiles of district 2, there is 1\n");
  CHECK(of_variant("tiles: {T2b: {effect: trophy}, T5d: {effect: ~}, T7f: {effect: ~}}\n") ==
        "warning: tiles.yaml:15:5: effects.observatory: is on no tile\n");
  CHECK(of_variant("effects: {camp: {on: turn_start}}\n") ==
        "error: x.yaml:3:22: effects.camp: never acts: tiles act `on: on_reveal`\n");
}

TEST_CASE("every card can be played") {
  CHECK(of_variant("cards: {C04: {do: ~}}\n") == "warning: x.yaml:3:15: cards.C04: does nothing\n");
  CHECK(of_variant("cards: {C04: {on: turn_start}}\n") ==
        "error: x.yaml:3:19: cards.C04: never acts: a card of the colour grey acts when it is played\n");
  CHECK(of_variant("cards: {C40: {on: on_play}}\n") ==
        "error: x.yaml:3:19: cards.C40: can never be played: a reaction needs `on: reaction` and what it counters\n");
  CHECK(of_variant("cards: {C04: {colour: red}}\n") ==
        "error: x.yaml:3:23: cards.C04: can never be played: a reaction needs `on: reaction` and what it counters\n");
  const std::string peeks = "effects: {observatory: {optional: [{draw: 1}]}}\ncards: {C08: {do: [{draw: 1}]}}\n";
  CHECK(linted_line(of_variant(peeks), "cards.C43") ==
        "error: cards.yaml:37:8: cards.C43: can never be played: no effect is a peek_hand");
  CHECK(of_variant("cards: {C08: {do: [{steal_card: 1, from: peeked, chooser: self}]}}\n") ==
        "error: x.yaml:3:19: cards.C08: takes from a hand that it has not peeked at before\n");
}

TEST_CASE("artefacts and tribes act") {
  CHECK(of_variant("artefacts: {F12: {on: on_reveal}}\n") ==
        "error: x.yaml:3:23: artefacts.F12: never acts: nothing that has such powers meets 'on_reveal'\n");
  CHECK(of_variant("artefacts: {F12: {on: ~}}\n") ==
        "error: x.yaml:3:19: artefacts.F12: never acts: without `on` only `modify` does something\n");
  CHECK(of_variant("artefacts: {F05: {if: {hand: {min: 3}}}}\n") ==
        "error: x.yaml:3:36: artefacts.F05: never acts: nobody has 3 cards and at most 1\n");
  CHECK(of_variant("artefacts: {F05: {if: {hand: ~, artefacts: {min: 24}}}}\n") ==
        "error: x.yaml:3:44: artefacts.F05: never acts: nobody has 24 artefacts\n");
  CHECK(of_variant("colours: {blue: {}}\nartefacts: {F10: {do: [{modify: card_free, colour: blue}]}, "
                   "F15: {colour: blue}}\n") ==
        "warning: x.yaml:3:17: colours.blue: no card is of this colour\n"
        "error: x.yaml:4:23: artefacts.F10: makes nothing free: no card is blue\n"
        "error: x.yaml:4:75: artefacts.F15: never acts: no card is blue\n");
}

TEST_CASE("as the escape begins and when scores are counted, what no line can tell happens by itself or never") {
  CHECK(of_variant("artefacts: {F12: {on: escape_start}}\n") == "");
  CHECK(of_variant("artefacts: {F12: {on: escape_start, do: [{look: 1, at: any_hidden}]}}\n") ==
        "error: x.yaml:3:41: artefacts.F12: never acts: as the escape begins only `do` with `draw` and `gain_trophy` "
        "acts\n");
  CHECK(of_variant("artefacts: {F12: {on: scoring}}\n") ==
        "error: x.yaml:3:23: artefacts.F12: never acts: when scores are counted only `do` with `gain_trophy` acts\n");
  CHECK(of_variant("artefacts: {F12: {on: scoring, do: [{gain_trophy: 1}]}}\n") == "");
}

TEST_CASE("no value is left that nobody would read") {
  CHECK(of_variant("cards: {C04: {optional: [{draw: 1}]}}\n") ==
        "error: x.yaml:3:25: 'optional' is beside 'do': one of them is enough\n");
  CHECK(of_variant("cards: {C04: {do: [{draw: 1, on: turn_start}]}}\n").find("unknown key 'on'") != std::string::npos);
  CHECK(of_variant("cards: {C04: {do: [{draw: 1, if: {hand: {max: 2}}}]}}\n").find("unknown key 'if'") !=
        std::string::npos);
}

TEST_CASE("a key beside a verb says something about it") {
  CHECK(of_variant("cards: {C04: {do: [{draw: 2, to: opponent}]}}\n") ==
        "error: x.yaml:3:34: 'to' says nothing beside 'draw'\n");
  CHECK(of_variant("cards: {C04: {do: [{draw: 2, look: 1}]}}\n") ==
        "error: x.yaml:3:36: 'look' says nothing beside 'draw'\n");
  CHECK(of_variant("artefacts: {F05: {if: {others_revealed: {same: district, min: 1}}}}\n")
            .find("asks for revealed tiles of a district and is no tile") != std::string::npos);
}

TEST_CASE("every criterion can decide") {
  CHECK(of_variant("ranking: [{by: score, best: high}, {by: score, best: low}]\n") ==
        "error: x.yaml:3:36: ranking.1: score cannot decide, it has been compared before\n");
  CHECK(of_variant("effects: {discovery: {do: [{gain_trophy: 1}]}}\n") ==
        "error: game.yaml:23:22: guess.discoveries: nobody can ever guess; discoveries: 0\n"
        "error: game.yaml:38:5: ranking.2: artefact_points cannot decide, nobody can get an artefact that is worth "
        "anything\n");
}

TEST_CASE("what is printed is held against the base game alone") {
  CHECK(of_base("game.yaml", "hand: 4\n", "hand: 5\n") ==
        "error: game.yaml:12:9: setup.hand: printed: 4 cards a hand, found 5\n");
  CHECK(of_base("game.yaml", "discoveries: 3", "discoveries: 2") ==
        "error: game.yaml:23:22: guess.discoveries: printed: 3 discoveries before a guess, found 2\n");
  CHECK(of_base("cards.yaml", "copies: 5", "copies: 6") ==
        "error: cards.yaml:8:3: cards: printed: 63 action cards, found 64\n");
  CHECK(of_base("tiles.yaml", "T2b: {district: 2, effect: observatory", "T2b: {district: 2, effect: discovery") ==
        "error: tiles.yaml:19:8: tiles.T2b: printed discoveries of district 2: 1, found 2\n");
  CHECK(of_base("tiles.yaml", "T5e: {district: 5", "T5e: {district: 6") ==
        "error: tiles.yaml:18:3: tiles: printed: 5 tiles of district 5, found 4\n"
        "error: tiles.yaml:18:3: tiles: printed: 6 tiles of district 6, found 7\n");
}

}  // namespace dogeref::last_doge
