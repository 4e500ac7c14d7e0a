// What a slip, or a line that nobody saw, leaves open: nothing is said that rests on it, and later lines tell.

#include <doctest/doctest.h>

#include <string>

#include "table.h"

namespace dogeref::last_doge {

namespace {

const House city = mapped("C3=T7a B2=T6a C2=T5a D2=T4a A1=T2a A2=T3a A3=T4b A4=T5b B1=T6b C1=T7b D1=T2b E1=T3b E2=T7c");
const std::string three_found =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\n";
const std::string search = three_found + "Anna: guess 7 right\nend-trigger treasure\n";
const std::string anna_is_out = "Anna: flip D1 = 2, E1 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";

}  // namespace

TEST_CASE("who is said to be out without the seven is gone or plays on, as later lines tell") {
  const std::string out = search + "Marco: flip A1 = 2, A4 = 5, drop ?\nAnna: flip A4 = 5, drop ?\nMarco: §out\n";
  CHECK(found(out + "Marco: flip A2 = 3, A4 = 5, drop ?\n", city) == "out-without-seven");
  CHECK(found(out + "Anna: flip A4 = 5, drop ?\nAnna: flip A4 = 5, drop ?\n", city) == "out-without-seven");
  CHECK(found(out + anna_is_out + "ruling end \"time\"\n", city) == "out-without-seven");
  CHECK(found(out + anna_is_out + "result Anna 10, Marco 6\n", city) == "out-without-seven");
}

TEST_CASE("after a tile turned up behind a miss it is open whether the number of the miss is written right") {
  const House open = [] {
    House house;
    house.market = "F03 F11 F20";
    return house;
  }();
  const std::string wrong = search + "Marco: flip A1 = 5, §A4 = 5, drop ?\nAnna: flip A1 = 2, A4 = 5, drop ?\n";
  CHECK(found(wrong + "Marco: flip A2 = 3, D1 = 2, drop ?\n", open) == "flip-after-miss");
  CHECK(found(wrong + "Marco: flip D1 = 2, A2 = 3, E2 = 7, drop ?\n", open) == "flip-after-miss");
}

TEST_CASE("a player who is caught has no points, whatever it gained before") {
  const std::string poor = "fill Anna 3\nfill Marco 3\nruling Marco -6 cards\n";
  House house = city;
  house.players = "Anna (culte), Marco (moglianes)";
  house.map = {};
  const std::string caught = search + poor + "Marco: flip A4 = 5, drop ?\n" + anna_is_out;
  CHECK(found(caught + "result Anna 11, Marco 0\n", house) == "");
  CHECK(found(caught + "result Anna 11, §Marco 1\n", house).find("wrong-result") != std::string::npos);
}

TEST_CASE("play that goes on after a guess leaves open whether it was right") {
  const std::string goes_on = three_found + "Anna: guess 7 right\nMarco: §look E1 E2, move E1, reveal E2 = T7c\n";
  CHECK(found(goes_on + "Anna: draw\nMarco: guess 6 right\nend-trigger treasure\n") == "missed-end");
  CHECK(found(goes_on + "end-trigger treasure\nruling end \"time\"\nresult Anna 4, Marco 0\n") == "missed-end");
  CHECK(found(goes_on + "Anna: look C3 A2, move A2\n", city).find("missed-end, ") == 0);
}

TEST_CASE("an end of the search that contradicts the guess leaves open which of the two is wrong") {
  const std::string wrong = three_found + "Anna: guess 7 wrong\nend-trigger §treasure\nruling end \"time\"\n";
  CHECK(found(wrong + "result Anna 4, Marco 0\n") == "false-end");
  CHECK(found(wrong + "result Anna 0, Marco 0\n") == "false-end");
  const std::string right = three_found + "Anna: guess 7 right\nend-trigger §all-failed\nruling end \"time\"\n";
  CHECK(found(right + "result Anna 4, Marco 0\n") == "false-end");
  CHECK(found(right + "result Anna 4 points, Marco 0 points\n") == "false-end");
  CHECK(found(right + "result Anna = 0, Marco 0\n").find("false-end") == 0);
}

TEST_CASE("an ambush on a tile that was not looked at strikes whom the record says") {
  House house;
  house.pawns = "Anna A1, Marco B3";
  const std::string ambush = "Anna: look C2 D1, move C2, reveal §B2 = T7e";
  CHECK(found(ambush + "\nMarco: end\n", house) == "reveal-not-looked");
  CHECK(found(ambush + ", damage Marco 1, Marco flee E1\nMarco: end\n", house) == "reveal-not-looked");
  CHECK(found(ambush + "\nMarco: lose ?, flee E1\nMarco: end\n", house) == "reveal-not-looked");
  CHECK(found(ambush + "\nMarco: react C40\nMarco: end\n", house) == "reveal-not-looked");
  CHECK(found(ambush + "\nMarco: play C05, hide D1\n", house) == "reveal-not-looked");
}

TEST_CASE("a card that strikes neighbours of a pawn which may stand elsewhere") {
  const std::string astray = "Anna: look B1 B2, move §C1, reveal B2 = T6f\nMarco: end\n";
  CHECK(found(astray + "Anna: play C34, damage Marco 1, Marco flee D1\nMarco: end\n") == "move-not-looked");
  CHECK(found(astray + "Anna: play C34\nMarco: end\n") == "move-not-looked");
}

TEST_CASE("whom nobody saw move may have been struck, which brings the other a trophy, or not") {
  for (const char* const claim : {"", " => 0 trophies", " => +1 trophy"})
    CHECK(found("Anna: §?\nMarco: play C34" + std::string(claim) + "\nAnna: end\n") == "unrecorded (warning)");
  const std::string seen = "Anna: §?\nMarco: end\nAnna: look A2 A3, move A2, reveal A3 = T7f\n";
  CHECK(found(seen + "Marco: play C34 §=> +2 trophies\nAnna: end\n") == "unrecorded (warning), wrong-gain");
}

TEST_CASE("a look that was not earned brings no trophy for certain") {
  House house = mapped("B1=T6a B2=T5a C1=T6b");
  house.players = "Anna (moglianes), Marco (seress)";
  const std::string look = "Anna: look B1 B2 = 6 5, again §C1, move B1, reveal B2 = T5a\nruling end \"time\"\n";
  CHECK(found(look + "result Anna 0, Marco 0\n", house) == "again-not-earned");
  CHECK(found(look + "result Anna 1, Marco 0\n", house) == "again-not-earned");
  House other = mapped("B1=T7a B2=T6f C1=T7b");
  other.players = house.players;
  const std::string unnamed = "Anna: look B1 B2, again §C1, move C1, reveal B2\nMarco: end\n";
  CHECK(found(unnamed + "check Anna 0 trophies\n", other) == "again-not-earned");
  CHECK(found(unnamed + "check Anna 1 trophy\n", other) == "again-not-earned");
}

TEST_CASE("what was told of tiles together is wrong as a whole") {
  CHECK(found("Anna: look B1 B2, again C1, move C1, reveal B2 = T6f\nMarco: look B1 E1 = same, move E1, reveal §B1 = "
              "T7g\nAnna: end\nMarco: look A2 A3, move A2, reveal A3 = T7f\nAnna: play C07, reveal E1 = T7a\n") ==
        "tile-contradiction");
}

TEST_CASE("of a line that nobody saw its player's cards and the rest of the turn are open") {
  const std::string unseen = "Anna: §?\n";
  const std::string seen = "unrecorded (warning)";
  CHECK(found(unseen + "Anna: play C01, look B1 B2\nAnna: play C02, look B1, draw\nMarco: end\n") == seen);
  CHECK(found(unseen + "Anna: play C20 shelter, draw\nMarco: end\n") == seen);
  CHECK(found("hand Anna C01 C02 C03 C04\nAnna: ?\nAnna: play C05 pay C06, hide B1\n").find("card-not-held") ==
        std::string::npos);
  // The Culte may have drawn as the turn began.
  CHECK(found(unseen + "Marco: end\nAnna: start draw C09\nAnna: end\n") == seen);
  CHECK(found(unseen + "Marco: end\nAnna: look B1 B2, move B1, reveal B2 = T6f\n") == seen);
  CHECK(found(unseen + "Marco: play C33 on Anna, Anna flee B4\nAnna: end\ncheck Marco 3 trophies\n") == seen);
}

TEST_CASE("a line of nobody that is right as several players' leaves open whose it was") {
  const std::string line = "Anna: look B1 B2, move B1, reveal B2 = T6f\n§Xaver: play C04, draw\n";
  CHECK(found(line + "check Anna 5 cards\nMarco: end\n") == "unknown-player");
  CHECK(found(line + "check Anna 4 cards\nMarco: end\n") == "unknown-player");
}

TEST_CASE("what two equal tiles may have given is bounded: nothing, or one trophy") {
  House house = {};
  house.players = "Anna (culte), Marco (moglianes)";
  const std::string looked = "Anna: end\nMarco: look E4 D4, move E4, reveal D4 = T5a";
  CHECK(found(looked + "\ncheck Marco 0 trophies\n", house) == "");
  CHECK(found(looked + "\ncheck Marco 1 trophy\n", house) == "");
  CHECK(found(looked + "\ncheck §Marco 2 trophies\n", house) == "wrong-total");
  CHECK(found(looked + " => +1 trophy\ncheck Marco 1 trophy\n", house) == "");
  CHECK(found(looked + " §=> +2 trophies\n", house) == "wrong-gain");
  CHECK(found(looked + " => +1 trophy\ncheck §Marco 0 trophies\n", house) == "wrong-total");
  CHECK(found(looked + "\nresult Marco 1, Anna 0\n", house) == "");
  CHECK(found(looked + "\nresult §Marco 2, Anna 0\n", house) == "wrong-result");
  CHECK(found(looked + "\nresult §Anna 0, Marco 1\n", house) == "wrong-result");
}

TEST_CASE("a red card that nobody wrote is one finding, whatever it took back") {
  const std::string struck = "Anna: play C33 on Marco, §damage Marco 2\nAnna: end\n";
  CHECK(found(struck + "check Anna 0 trophies\n") == "no-flight");
  CHECK(found(struck + "check Anna 2 trophies\n") == "no-flight");
  CHECK(found(struck + "check §Anna 1 trophy\n") == "no-flight, wrong-total");
}

}  // namespace dogeref::last_doge
