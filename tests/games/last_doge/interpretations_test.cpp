// Spec page of this game, "Interpretations": each with both values.

#include <doctest/doctest.h>

#include <string>

#include "table.h"

namespace dogeref::last_doge {

namespace {

/// Whether the report names an interpretation as one that decided something.
bool names(const Judged& judged, const std::string& key) {
  return judged.interpretations.find(key) != std::string::npos;
}

const std::string three_found =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\n";
/// A city of which everything is known, and a search that Anna ends.
const std::string tiles = "C3=T7a B2=T6a C2=T5a D2=T4a A1=T2a A2=T3a A3=T4b A4=T5b B1=T6b C1=T7b D1=T2b E1=T3b E2=T7c";
const std::string search = three_found + "Anna: guess 7 right\nend-trigger treasure\nfill Anna 3\nfill Marco 3\n";

}  // namespace

TEST_CASE("trophy-supply") {
  const char* const gains = "Anna: play C23\nMarco: play C23\nAnna: end\n";
  CHECK(judged(gains).tracks == "Anna 1 trophies 3 cards, Marco 1 trophies 3 cards");
  const Judged two = judged("ruling Anna +30 trophies\nAnna: play C23\n", with("trophy-supply", "30"));
  CHECK(two.tracks == "Anna 30 trophies 3 cards, Marco 0 trophies 4 cards");
  CHECK(names(two, "trophy-supply"));
}

TEST_CASE("discovery-must") {
  const char* const left = "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = §T6a\n";
  CHECK(found(left) == "artefact-missing");
  CHECK(found(left, with("discovery-must", "may")) == "");
}

TEST_CASE("ambush-origin") {
  House house;
  house.pawns = "Anna A1, Marco B3";
  const char* const ambush = "Anna: look C2 B2, move C2, reveal B2 = T7e\nMarco: flee F4\nAnna: end\n";
  CHECK(found("Anna: look C2 B2, move C2, reveal B2 = T7e\nAnna: flee F1\nMarco: flee F4\nMarco: end\n", house)
            .find("flight-order") != std::string::npos);
  CHECK(judged(ambush, house).interpretations.find("ambush-origin") != std::string::npos);
  CHECK(found("Anna: look C2 D1, move C2, reveal D1 = T7e, §damage Marco 1\n", house).find("wrong-effect") ==
        std::string::npos);
}

TEST_CASE("ambush-self") {
  const char* const own = "Anna: look B1 B2, move B1, reveal B2 = §T7e\nMarco: end\n";
  CHECK(found(own).find("no-flight") != std::string::npos);
  CHECK(found(own, with("ambush-self", "no")) == "");
  CHECK(names(judged(own), "ambush-self"));
}

TEST_CASE("trigger-timing") {
  const std::string after = three_found + "Anna: guess 7 right\nAnna: §play C23\n";
  CHECK(found(after) == "missed-end");
  CHECK(found(after, with("trigger-timing", "finish-turn")) == "");
}

TEST_CASE("counter-counter") {
  const char* const answered =
      "Anna: play C33 on Marco\nMarco: react C40\nAnna: react §C41\nMarco: flee B4\nAnna: end\n";
  const std::string card = "cards: {C41: {do: [{counter: counter, whom: self}]}}";
  House house;
  house.overlay = card;
  CHECK(found(answered, house).find("reaction-own-turn") == 0);
  house.overlay = card + "\ninterpretations: {counter-counter: yes}";
  CHECK(found(answered, house).find("reaction-own-turn") == std::string::npos);
}

TEST_CASE("self-damage-gain") {
  const char* const struck = "Anna: look B1 B2, move B1, reveal B2 = T7e\nAnna: flee F1\nMarco: end\n";
  CHECK(judged(struck).tracks == "Anna 0 trophies 3 cards, Marco 1 trophies 4 cards");
  CHECK(judged(struck, with("self-damage-gain", "point")).tracks ==
        "Anna 0 trophies 3 cards, Marco 1 trophies 4 cards");
}

TEST_CASE("multi-damage-move") {
  const char* const once = "Anna: play C33 on Marco, §damage Marco 2, Marco flee B4\nMarco: end\n";
  CHECK(found(once) == "");
  CHECK(found(once, with("multi-damage-move", "point")) == "no-flight");
  CHECK(found("Anna: play C33 on Marco, damage Marco 2, Marco flee B4, §Marco flee D1\nMarco: end\n") ==
        "wrong-effect");
  CHECK(found("Anna: play C33 on Marco, damage Marco 2, Marco flee B4, Marco flee D1\nMarco: end\n",
              with("multi-damage-move", "point")) == "");
}

TEST_CASE("moglianes-source") {
  House house;
  house.players = "Anna (moglianes), Marco (seress)";
  const char* const card = "Anna: play C01, look B1 B2 = 7 7\nMarco: end\n";
  CHECK(judged(card, house).tracks == "Anna 0 trophies 3 cards, Marco 0 trophies 4 cards");
  CHECK(judged(card, with("moglianes-source", "any", house)).tracks ==
        "Anna 1 trophies 3 cards, Marco 0 trophies 4 cards");
}

TEST_CASE("fill-trim") {
  const std::string rich = three_found + "ruling Marco +5 cards\nAnna: guess 7 right\nend-trigger treasure\n";
  CHECK(judged(rich, mapped(tiles)).tracks == "Anna 0 trophies 7 cards, Marco 0 trophies 9 cards");
  CHECK(judged(rich, with("fill-trim", "trim", mapped(tiles))).tracks ==
        "Anna 0 trophies 7 cards, Marco 0 trophies 7 cards");
}

TEST_CASE("culte-fill") {
  const std::string end = three_found + "Anna: guess 7 right\nend-trigger treasure\n";
  CHECK(judged(end, mapped(tiles)).tracks == "Anna 0 trophies 7 cards, Marco 0 trophies 7 cards");
  CHECK(judged(end, with("culte-fill", "6", mapped(tiles))).tracks ==
        "Anna 0 trophies 8 cards, Marco 0 trophies 7 cards");
}

TEST_CASE("treasure-tile") {
  const std::string under = search + "Marco: flip A1 = 2, A2 = 3, A3 = 4, A4 = 5, B1 = 6, §C3 = 7\n";
  CHECK(found(under, mapped(tiles)) == "");
}

TEST_CASE("passage-wrong-tile") {
  const std::string over = search + "Marco: flip A1 = 2, A4 = 5, drop ?\nAnna: flip D1 = 2, §A1 = 2, drop ?\n";
  CHECK(found(over, mapped(tiles)) == "");
  CHECK(found(over, with("passage-wrong-tile", "paid", mapped(tiles))) == "passage-not-paid");
}

TEST_CASE("last-card-exit") {
  const std::string last = search + "ruling Marco -6 cards\nMarco: flip A1 = 2, A4 = 5, drop ?\nAnna: flip D1 = 2\n";
  CHECK(names(judged(last, mapped(tiles)), "caught-pawn"));
}

TEST_CASE("caught-pawn") {
  const std::string caught = search + "ruling Marco -6 cards\nMarco: flip A1 = 2, A4 = 5, drop ?\nAnna: flip §A1 = 2\n";
  CHECK(found(caught, mapped(tiles)) == "");
  CHECK(found(caught, with("caught-pawn", "stays", mapped(tiles))) == "passage-not-paid");
}

TEST_CASE("voluntary-stop") {
  const std::string stops = search + "Marco: flip A1 = 2\n§Anna: flip D1 = 2\n";
  CHECK(found(stops, mapped(tiles)) == "turn-not-over");
  CHECK(found(stops, with("voluntary-stop", "yes", mapped(tiles))) == "");
}

TEST_CASE("swap-scope") {
  const std::string swaps = search +
                            "Marco: flip A1 = 2, A4 = 5, drop ?\nAnna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = "
                            "6, E2 = 7\nAnna: out swap §A1 A2\n";
  CHECK(found(swaps, mapped(tiles)) == "swap-cell");
  CHECK(found(swaps, with("swap-scope", "any", mapped(tiles))) == "");
}

TEST_CASE("seress-draw") {
  const char* const drawn = "Anna: end\nMarco: play C32, draw C01, look B1 B2\nAnna: end\n";
  CHECK(found(drawn) == "");
  CHECK(found(drawn, with("seress-draw", "after")) == "");
}

TEST_CASE("guess-count") {
  const std::string hidden = three_found + "Anna: play C05, hide B2\nAnna: §guess 7 wrong\n";
  CHECK(found(hidden) == "");
  CHECK(found(hidden, with("guess-count", "now")) == "guess-too-early");
}

}  // namespace dogeref::last_doge
