// A table of five: several victims, flights clockwise, an escape that skips whoever is caught; and for every number of
// players the exploration that closes the city.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "table.h"

namespace dogeref::last_doge {

namespace {

const std::vector<std::string> names = {"Anna", "Marco", "Zoé", "Ugo", "Ida"};

House five(const std::string& pawns = "Anna A1, Marco F4, Zoé C5, Ugo F1, Ida A5") {
  House house;
  house.players = "Anna (archivisti), Marco (seress), Zoé (enfants), Ugo (culte), Ida (moglianes)";
  house.pawns = pawns;
  return house;
}

/// A city without effects, powers out of the way, and pawns in its last column and row.
House plain(int players) {
  const std::vector<std::string> seats = {"Anna (archivisti)", "Marco (seress)", "Zoé (culte)", "Ugo (moglianes)",
                                          "Ida (enfants)"};
  const std::vector<std::string> cells = {"F1", "F2", "F3", "F4", "E4"};
  House house;
  house.players = house.pawns = "";
  for (int seat = 0; seat < players; ++seat) {
    const std::string& name = seats[static_cast<std::size_t>(seat)];
    house.players += (seat == 0 ? "" : ", ") + name;
    house.pawns += (seat == 0 ? "" : ", ") + name.substr(0, name.find(' ') + 1) + cells[static_cast<std::size_t>(seat)];
  }
  house.overlay = "tribes: {enfants: {effects: []}}\ntiles: {";
  for (int district = 2; district <= 7; ++district) {
    for (int at = 0; at < district; ++at) {
      const std::string id = "T" + std::to_string(district) + std::string(1, static_cast<char>('a' + at));
      if (id != "T5e" && id != "T6f" && id != "T7g") house.overlay += id + ": {effect: ~}, ";
    }
  }
  house.overlay += "}";
  return house;
}

/// So many explorations, in turn; each leaves one free cell less face down.
std::string explorations(int players, int count) {
  std::vector<std::string> pawns = {"F1", "F2", "F3", "F4", "E4"};
  std::vector<std::string> free = {"A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2", "A3",
                                   "B3", "D3", "E3", "A4", "B4", "C4", "D4", "A5", "B5", "C5"};
  free.insert(free.end(), pawns.begin() + players, pawns.end());
  std::string text;
  int district = 2;
  char tile = 'a';
  for (int at = 0; at < count; ++at) {
    std::string& pawn = pawns[static_cast<std::size_t>(at % players)];
    const std::string to = free[free.size() - 2];
    const std::string shown = free.back();
    text += names[static_cast<std::size_t>(at % players)] + ": look " + to + " " + shown + ", move " + to +
            ", reveal " + shown + " = T" + std::to_string(district) + std::string(1, tile) + "\n";
    free.resize(free.size() - 2);
    free.insert(free.begin(), pawn);
    pawn = to;
    if (++tile == 'a' + district) ++district, tile = 'a';
  }
  return text;
}

}  // namespace

TEST_CASE("a card that strikes all four others: each loses, and they flee clockwise from the left of who played it") {
  const std::string rage = "play C31, Marco lose ?, Zoé lose ?, Ugo lose ?, Ida lose ?";
  const std::string fled = "Marco flee B4, Zoé flee D1, Ugo flee D2, Ida flee E1";
  const Judged done = judged("Anna: " + rage + ", " + fled + "\nMarco: end\n", five());
  CHECK(done.findings == "");
  CHECK(done.tracks ==
        "Anna 4 trophies 3 cards, Marco 0 trophies 3 cards, Zoé 0 trophies 3 cards, Ugo 0 trophies 3 cards, Ida 0 "
        "trophies 3 cards");
  CHECK(found("Anna: " + rage + ", Marco flee B4, §Ugo flee D2, Zoé flee D1, Ida flee E1\nMarco: end\n", five()) ==
        "flight-order");
  CHECK(found("Anna: " + rage + ", Marco flee B4, Zoé flee D1, Ugo flee D2\nMarco: end\n", five()).find("no-flight") !=
        std::string::npos);
}

TEST_CASE("the left is that of the player whose turn it is, whoever sits first") {
  const std::string zoe = "Anna: end\nMarco: end\nZoé: play C31";
  CHECK(found(zoe + ", Ugo flee D2, Ida flee E1, Anna flee B4, Marco flee D1\nUgo: end\n", five()) == "");
  CHECK(found(zoe + ", §Anna flee B4, Marco flee D1, Ugo flee D2, Ida flee E1\nUgo: end\n", five()) == "flight-order");
  CHECK(found(zoe + "\nUgo: flee D2\nIda: flee E1\nAnna: flee B4\nMarco: flee D1\nUgo: end\n", five()) == "");
}

TEST_CASE("one who counters is out of the row, the others flee on") {
  const std::string anna = "Anna: play C31\nZoé: react C40\nMarco: flee B4\n";
  CHECK(found(anna + "Ugo: flee D2\nIda: flee E1\nMarco: end\n", five()) == "");
  CHECK(judged(anna + "Ugo: flee D2\nIda: flee E1\nMarco: end\n", five()).tracks.find("Anna 3 trophies") == 0);
}

TEST_CASE("an ambush between three pawns strikes all of them, the own player last to flee") {
  const House house = five("Anna A1, Marco A2, Zoé B3, Ugo F1, Ida A5");
  const std::string ambush = "Anna: look C2 B2, move C2, reveal B2 = T7e, ";
  const Judged done = judged(ambush + "Marco flee D1, Zoé flee D2, Anna flee D3\nMarco: end\n", house);
  CHECK(done.findings == "");
  CHECK(done.tracks ==
        "Anna 2 trophies 3 cards, Marco 1 trophies 3 cards, Zoé 1 trophies 3 cards, Ugo 1 trophies 4 cards, Ida 1 "
        "trophies 4 cards");
  CHECK(found(ambush + "§Anna flee D3, Marco flee D1, Zoé flee D2\nMarco: end\n", house) == "flight-order");
}

TEST_CASE("the escape goes round from the left of who ended the search, and skips whoever is caught or out") {
  House house =
      mapped("C3=T7a B2=T6a C2=T5a D2=T4a A1=T2a A2=T3a A3=T4b A4=T5b B1=T6b C1=T7b D1=T2b E1=T3b E2=T7c", five());
  const std::string search =
      "Anna: look B1 B2, move B1, reveal B2 = T6a, take F03, market F01\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
      "Zoé: look D1 D2 E1, move D1, reveal D2 = T4a\nUgo: guess 7 right\nend-trigger treasure\nfill Anna 1\n"
      "ruling Marco -4 cards\n";
  const auto miss = [](const std::string& name) { return name + ": flip A4 = 5, drop ?\n"; };
  const std::string round = miss("Ida") + miss("Anna") + miss("Marco") + miss("Zoé") + miss("Ugo");
  CHECK(found(search + round, house) == "");
  CHECK(found(search + "§Anna: flip A4 = 5, drop ?\n", house) == "not-your-turn");
  // Marco has laid down his last card.
  CHECK(found(search + round + miss("Ida") + miss("Anna") + miss("Zoé") + miss("Ugo") + miss("Ida"), house) == "");
  CHECK(found(search + round + miss("Ida") + miss("Anna") + "§" + miss("Ugo"), house) == "not-your-turn");
  CHECK(found(search + round + miss("Ida") + miss("Anna") + "§" + miss("Marco"), house) == "caught-plays-on");
  const std::string out = "Ida: flip A1 = 2, A2 = 3, A3 = 4, A4 = 5, B1 = 6, C1 = 7\n";
  CHECK(found(search + round + out + miss("Anna") + miss("Zoé") + miss("Ugo") + miss("Anna") + miss("Zoé"), house) ==
        "");
}

TEST_CASE("without card effects exploration number 25 less the players closes the city") {
  for (int players = 2; players <= 5; ++players) {
    CAPTURE(players);
    const int last = 25 - players;
    const House house = plain(players);
    CHECK(found(explorations(players, last - 1) + "end-trigger §city-closed\n", house) == "false-end");
    CHECK(found(explorations(players, last) + "end-trigger city-closed\n", house) == "");
    const std::string& next = names[static_cast<std::size_t>(last % players)];
    CHECK(found(explorations(players, last) + next + ": §end\n", house) == "missed-end");
  }
}

}  // namespace dogeref::last_doge
