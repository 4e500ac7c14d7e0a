// Rulebook "Déroulement du jeu", "Jouer 1 carte Action": turns, tasks, cards played, paid, drawn and laid down.

#include <doctest/doctest.h>

#include "table.h"

namespace dogeref::last_doge {

TEST_CASE("players take turns clockwise") {
  CHECK(found("Anna: draw\nMarco: end\nAnna: end\n") == "");
  CHECK(found("Anna: draw\nMarco: end\nMarco: end\n§Marco: draw\n").find("not-your-turn") != std::string::npos);
  CHECK(found("§Marco: end\nAnna: draw\n") == "not-your-turn");
}

TEST_CASE("a turn has one task: to explore, to guess or to draw") {
  CHECK(found("Anna: draw C20 C23\nAnna: play C23\n") == "");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T6f\nAnna: §draw\nMarco: end\n") == "second-task");
  CHECK(judged("Anna: look B1 B2, move B1, reveal B2 = T6f\nAnna: draw\n").related == "1");
  CHECK(found("Anna: draw\nAnna: §look B1 B2, move B1, reveal B2 = T6f\nMarco: end\n") == "second-task");
}

TEST_CASE("a task written twice is not carried out again") {
  CHECK(
      found("Anna: look B1 B2, move B1, reveal B2 = T6f\nAnna: §look B1 B2, move B1, reveal B2 = T6f\nMarco: end\n") ==
      "second-task");
  const Judged drawn = judged("Anna: draw\nAnna: §draw\nAnna: end\nMarco: end\n");
  CHECK(drawn.findings == "second-task");
  CHECK(drawn.tracks == "Anna 0 trophies 6 cards, Marco 0 trophies 4 cards");
}

TEST_CASE("one card a turn needs no payment, each further one another card") {
  CHECK(found("Anna: play C04\nAnna: play C04 pay C01\nMarco: end\n") == "");
  CHECK(found("Anna: play C04\nAnna: play §C04\nMarco: end\n") == "card-not-paid");
  CHECK(found("Anna: play C04\nAnna: play C04 §free\nMarco: end\n") == "not-free");
  CHECK(found("Anna: play C04\nAnna: play C04 §shelter\nMarco: end\n") == "not-free");
  CHECK(found("Anna: play C04 §pay C01\nMarco: end\n") == "pay-not-needed (warning)");
  CHECK(found("Anna: play C04\nAnna: play C04 §pay C01 C02\nMarco: end\n") == "pay-not-needed (warning)");
}

TEST_CASE("green cards are free, those of the Doge for the Seress only") {
  CHECK(found("Anna: play C04\nAnna: play C23\nAnna: play C20\nMarco: end\n") == "");
  CHECK(found("Anna: end\nMarco: play C04\nMarco: play C32, look C1 C2\nAnna: end\n") == "");
  CHECK(found("Anna: play C04\nAnna: play §C32, look C1 C2\nMarco: end\n") == "card-not-paid");
}

TEST_CASE("a shelter frees one card, and so does a card that says so") {
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T4c, shelter\nAnna: play C04\nAnna: play C04 shelter\nMarco: "
              "end\n") == "");
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T4c\nAnna: play C04\nAnna: play C04\nAnna: play §C04\n") ==
        "card-not-paid");
  CHECK(found("Anna: play C22\nAnna: play C04\nAnna: play C04\nMarco: end\n") == "");
}

TEST_CASE("only cards held are played, paid, lost or laid down") {
  const char* const hand = "hand Anna C02 C03 C03 C30\nhand Marco C01 C02 C03 C04\n";
  CHECK(found(std::string(hand) + "Anna: play C03, move B1\nMarco: end\n") == "");
  CHECK(found(std::string(hand) + "Anna: play §C23\nMarco: end\n") == "card-not-held");
  CHECK(found(std::string(hand) + "Anna: play C03, move B1\nAnna: play C03 pay §C23, move B2\nMarco: end\n") ==
        "card-not-held");
  CHECK(found(std::string(hand) + "Anna: end\nMarco: draw C01 C02\nMarco: end drop §C23\n") == "card-not-held");
}

TEST_CASE("no more copies of a card are known at once than there are") {
  CHECK(found("Anna: draw C43 C20\nMarco: draw C20 C23\n") == "");
  CHECK(found("Anna: draw C43 C20\nMarco: draw §C43 C23\n") == "card-count");
}

TEST_CASE("at the end of the own turn a hand holds five cards at most, the Culte's six") {
  CHECK(found("Anna: draw\nAnna: end\n") == "");
  CHECK(found("Anna: end\nMarco: draw\nMarco: end drop ?\n") == "");
  CHECK(found("Anna: end\nMarco: draw\nMarco: §end\n") == "hand-over-limit");
  CHECK(found("Anna: end\nMarco: draw\n§Anna: end\n") == "hand-over-limit");
  CHECK(found("Anna: end §drop C01\n") == "drop-not-needed");
  CHECK(found("Anna: draw\nAnna: play C04\nAnna: end drop C01\nMarco: end\n") == "");
}

TEST_CASE("a hand over the limit stays as it is, or what was laid down was not written") {
  const std::string over = "Anna: end\nMarco: draw\n§Anna: end\n";
  CHECK(found(over + "check Marco 6 cards\nMarco: end drop ?\nAnna: end\n") == "hand-over-limit");
  CHECK(found(over + "check Marco 5 cards\nMarco: end\nAnna: end\n") == "hand-over-limit");
  CHECK(found(over + "check §Marco 4 cards\n") == "hand-over-limit, wrong-total");
  CHECK(judged(over).tracks == "Anna 0 trophies 4 cards, Marco 0 trophies 6 cards");
  CHECK(found(over + "Marco: end\nAnna: end\n") == "hand-over-limit");
  CHECK(found(over + "Marco: draw\n§Anna: end\n") == "hand-over-limit, hand-over-limit");
  CHECK(found("Anna: end\nMarco: draw\nMarco: §end\nruling end \"time\"\nresult Anna 0 = Marco 0\n") ==
        "hand-over-limit");
  const std::string known = "hand Marco C01 C02 C03 C04\nAnna: end\nMarco: draw C05 C06\n§Anna: end\n";
  CHECK(found(known + "Marco: play C01, look B1 B2\nMarco: play C04 pay C03, draw C20 C23\nMarco: end\n") ==
        "hand-over-limit");
}

TEST_CASE("a claim tells what its line changed, not what was left unwritten before it") {
  const std::string small = "ruling Anna -2 cards\n";
  CHECK(found(small + "Anna: draw => +2 cards\n") == "");
  CHECK(found(small + "Anna: draw §=> +3 cards\n") == "wrong-gain");
  CHECK(found(small + "Anna: start draw C09 => +1 card\nAnna: draw => +2 cards\n") == "");
  CHECK(found(small + "Anna: end => +0 cards\n") == "");
  CHECK(found("Anna: play C33 on Marco, Marco flee B4\nMarco: draw => +2 cards\n") == "");
  CHECK(found("Anna: play C33 on Marco, Marco flee B4\nMarco: draw §=> +0 cards\n") == "wrong-gain");
  CHECK(found("Anna: play C33 on Marco => +2 trophies, -1 card\nMarco: lose ? ?, flee B4 => -2 cards\nMarco: end\n") ==
        "");
}

TEST_CASE("the Culte draws a card when its turn begins with two at most") {
  const Judged started = judged("check Anna 0 trophies, 2 cards\n", {});
  CHECK(started.findings != "");
  CHECK(found("ruling Anna -2 cards\nAnna: start draw C09\ncheck Anna 3 cards\n") == "");
  CHECK(found("ruling Anna -2 cards\nAnna: draw\ncheck Anna 5 cards\n") == "");
  CHECK(found("Anna: start §draw C09\n") == "wrong-effect");
}

TEST_CASE("as many cards are drawn as the rules say") {
  CHECK(found("Anna: draw C01 C02\nMarco: end\n") == "");
  CHECK(found("Anna: §draw C01\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: end\nMarco: §draw C01\nMarco: end drop ?\nAnna: end\n") == "wrong-effect");
  CHECK(found("Anna: §draw C01 C02 C03\nAnna: end\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C20, draw C01\nMarco: end\n") == "");
  CHECK(found("Anna: play C20, §draw C01 C02\nMarco: end\n") == "wrong-effect");
  CHECK(found("Anna: play C23, §draw C01\nMarco: end\n") == "wrong-effect");
}

TEST_CASE("red cards answer on another's turn, and only what strikes") {
  const char* const struck = "Anna: play C33 on Marco\n";
  CHECK(found(std::string(struck) + "Marco: react C40\nMarco: end\n") == "");
  CHECK(found("Anna: play §C40\nMarco: end\n") == "reaction-own-turn");
  CHECK(found("Anna: play C20\nMarco: react §C40\nMarco: end\n") == "nothing-to-react");
  CHECK(found(std::string(struck) + "Marco: react §C22\nMarco: lose ? ?, flee F3\n").find("not-a-reaction") == 0);
  CHECK(found(std::string(struck) + "Marco: react §C41\nMarco: lose ? ?, flee F3\n") == "nothing-to-react");
}

TEST_CASE("a card that strikes all of some is played on nobody") {
  CHECK(found("Anna: play C31 on §Marco, Marco flee B4\nMarco: end\n") == "wrong-target");
  CHECK(found("Anna: play C31, Marco flee B4\nMarco: end\n") == "");
}

TEST_CASE("a reaction takes back what the effect brought") {
  const Judged answered = judged("Anna: play C33 on Marco, damage Marco 2\nMarco: react C40\nMarco: end\n");
  CHECK(answered.findings == "");
  CHECK(answered.tracks == "Anna 0 trophies 3 cards, Marco 0 trophies 3 cards");
  const Judged ripost = judged("Anna: play C33 on Marco, damage Marco 2\nMarco: react C42, draw C01\nMarco: end\n");
  CHECK(ripost.findings == "");
  CHECK(ripost.tracks == "Anna 0 trophies 3 cards, Marco 0 trophies 4 cards");
}

TEST_CASE("a line written twice that cannot be is one finding, and is not carried out") {
  const std::string hand = "hand Anna C04 C08 C20 C20\n";
  CHECK(found(hand + "Anna: play C04, draw C01 C02\nAnna: play §C04, draw C01 C02\ncheck Anna 5 cards\nMarco: end\n") ==
        "card-not-held");
  CHECK(found(hand + "Anna: play C20, draw C01\nAnna: play C20, draw C01\nMarco: end\n") == "");
  CHECK(found("Anna: play C32 on Marco\nMarco: lose C02, flee D1\nMarco: §lose C02, flee D1\ncheck Marco 3 cards\n") ==
        "wrong-loss");
  CHECK(found("Anna: play C32 on Marco\nMarco: react C40\nMarco: react §C40\ncheck Marco 3 cards\n") ==
        "nothing-to-react");
}

TEST_CASE("of somebody passed over nothing is asked that a forgotten turn may have changed") {
  CHECK(found("Anna: end\n§Zoé: look B1 B2, move B1, reveal B2 = T6f\nAnna: look E4 C2 D1, move C2, reveal E4 = T7g\n"
              "Marco: look F4 C1, move C1, reveal F4 = T5e\ncheck Marco 2 trophies, 7 cards\n",
              three()) == "not-your-turn");
}

TEST_CASE("what a turn begins with, whatever is in hand, comes after a line that cannot be read too") {
  House house = {};
  house.players = "Anna (archivisti), Marco (seress)";
  house.market = "F13 F11 F20";
  CHECK(found("Anna: look B1 B2, move B1, reveal B2 = T7a, take F13, market F05\nMarco: §tell C04\n"
              "Anna: play C04, draw\nAnna: play C03, move C1\nMarco: end\n",
              house) == "unknown-word");
}

TEST_CASE("what is drawn as the turn begins follows from a hand that may be small") {
  const std::string small = "hand Anna C23 C22 C02 C03\nAnna: play C23\nAnna: play C22\n";
  CHECK(found(small + "Marco: §tell C04\nAnna: start draw C09\nAnna: draw C20 C21\nMarco: end\n") == "unknown-word");
  CHECK(found("hand Anna C23 C22 C02 C03\nMarco: end\nAnna: start §draw C09\n", literal()).find("wrong-effect") !=
        std::string::npos);
}

}  // namespace dogeref::last_doge
