// What is proposed for an illegal line: one small change that makes it legal, when there is exactly one.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

namespace {

/// The line of a body that has a finding, as it is proposed; empty without a proposal.
std::string proposed(const std::string& body, const House& house = {}) { return judged(body, house).proposal; }

}  // namespace

TEST_CASE("another number is proposed, when the tile is known") {
  const House house = mapped("B1=T7a B2=T6f C1=T5a C2=T6b");
  CHECK(proposed("Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6e\nMarco: end\n", house) ==
        "Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f");
}

TEST_CASE("the cell looked at is proposed where another is turned up") {
  CHECK(proposed("Anna: look B1 B2 = 7 6, move B1, reveal C2 = T6f\nMarco: end\n", mapped("B1=T7a B2=T6f C2=T5a")) ==
        "Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f");
}

TEST_CASE("steps are proposed in their order") {
  CHECK(proposed("Anna: look B1 B2, reveal B2 = T6f, move B1\nMarco: end\n") ==
        "Anna: look B1 B2, move B1, reveal B2 = T6f");
}

TEST_CASE("what slipped in is proposed to be left out") {
  CHECK(proposed("Anna: play C23, shelter\nMarco: end\n") == "Anna: play C23");
}

TEST_CASE("a step that was forgotten is proposed") {
  const House house = mapped("B1=T7a B2=T6f C1=T5a C2=T6b");
  CHECK(proposed("Anna: look B1 B2 = 7 6, reveal B2 = T6f\nMarco: end\n", house) ==
        "Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f");
}

TEST_CASE("a word that was forgotten is proposed") {
  const House house = mapped("B1=T7a B2=T7b C1=T5a C2=T6b");
  CHECK(proposed("Anna: look B1 B2 = 7 7, C1 = 5, move C1, reveal B2 = T7b\nMarco: end\n", house) ==
        "Anna: look B1 B2 = 7 7, again C1 = 5, move C1, reveal B2 = T7b");
  CHECK(proposed("Anna: draw 20 C21\nMarco: end\n") == "Anna: draw C20 C21");
}

TEST_CASE("a number that was forgotten is proposed, where the tile is known") {
  CHECK(proposed("Anna: look B1 B2 = 7, move B1, reveal B2 = T6f\nMarco: end\n", mapped("B1=T7a B2=T6f")) ==
        "Anna: look B1 B2 = 7 6, move B1, reveal B2 = T6f");
}

TEST_CASE("a red card that is played answers what struck its player") {
  const std::string body = "hand Marco C40 C20 C20 C20\nAnna: play C33 on Marco, damage Marco 2\n";
  CHECK(proposed(body + "Marco: play C40\nMarco: end\nAnna: draw\nMarco: draw\n") == "Marco: react C40");
}

}  // namespace dogeref::last_doge
