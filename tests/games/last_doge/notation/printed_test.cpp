// Cards, artefacts and tiles named by what is printed on them.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/shelf.h"
#include "games/last_doge/table.h"
#include "referee/rewrite/format.h"

namespace dogeref::last_doge {
namespace {

const std::string explored = "Anna: look B1 B2, move B1, ";

std::string formatted(const std::string& body, const char* to) {
  referee::Formatter formatter(shelf(), std::string(to));
  const std::string log = header(House{}) + body;
  const std::string text = formatter.format(log, 1).text;
  return text.substr(text.find('\n', text.find("Anna A1")) + 1);
}

}  // namespace

TEST_CASE("a card is named by its id or by its printed name, of however many words") {
  CHECK(found("hand Anna Torche Barque C02 Plan des toits\nAnna: play Torche, reveal C1 = T5e\n") == "");
  CHECK(found("Anna: play PLAN DES TOITS, look B1, draw C01\nAnna: play Barque pay Carte Ancienne, move B2\n") == "");
  CHECK(found("Anna: end\nMarco: play Griffe du Doge on Anna, draw\n").find("card") == std::string::npos);
  CHECK(found("Anna: play Espionne on Marco, steal Main fermée from Marco\nMarco: react Silence\n") == "");
}

TEST_CASE("accents and typographic apostrophes may be left out, and are the same") {
  CHECK(found("Anna: play Elan\nAnna: play Éboulement, hide §B1\n") == "wrong-target");
  CHECK(found("Anna: draw\nMarco: play Oeil du Doge, look B1 B2\n").find("unknown") == std::string::npos);
  CHECK(found(explored + "reveal B2 = T6a, take Masque d\u2019argent\n") ==
        found(explored + "reveal B2 = T6a, take Masque d'argent\n"));
}

TEST_CASE("an artefact is named by its printed name, in the header as well") {
  House house;
  house.players = "Anna (archivisti), Marco (seress)";
  house.market = "Masque d'argent F11 Bague de sceau";
  CHECK(found(explored + "reveal B2 = T6a, take Bague de sceau, market Médaillon\n", house) == "");
  CHECK(found(explored + "reveal B2 = T6a, take §Tiare, market F01\n", house) == "artefact-not-open");
}

TEST_CASE("what is no name is told, with the names that are near or begin so") {
  CHECK(found("Anna: play §Torch\n") == "unknown-word");
  CHECK(found("Anna: draw §Torch C07\n") == "unknown-word");
  CHECK(found("Anna: play §Plan des toit, look B1\n") == "unknown-word");
  CHECK(found("Anna: play §Griffe on Marco\n") == "unknown-word");
  CHECK(found("Anna: play §C99\n") == "unknown-tile");
  CHECK(found(explored + "reveal B2 = T6a, take §Masque\n") == "unknown-word");
}

TEST_CASE("a tile is named by its face where one tile alone can be meant") {
  CHECK(found(explored + "reveal B2 = 7 camp, draw\n") == "");
  CHECK(found(explored + "reveal B2 = {camp 7}, draw\n") == "");
  CHECK(found(explored + "reveal B2 = §camp\n") == "ambiguous-tile");
  CHECK(found(explored + "reveal B2 = §7\n") == "ambiguous-tile");
  CHECK(found(explored + "reveal B2 = §2 camp\n") == "no-such-tile");
  CHECK(found(explored + "reveal B2 = 5 none\n") == "");
}

TEST_CASE("what the record and the line tell of the cell counts") {
  CHECK(found("Anna: look B1 B2 = 7 4, move B1, reveal B2 = camp, draw\n") == "");
  CHECK(found("Anna: end\nMarco: look B1 B2 = 7 4, move B1, reveal B2 = §observatory\n").find("tile-contradiction") !=
        std::string::npos);
  const House house = mapped("B2=T4b");
  CHECK(found(explored + "reveal B2 = camp, draw C07\n", house) == "");
  CHECK(found(explored + "reveal B2 = §7 camp\n", house).find("tile-contradiction") != std::string::npos);
}

TEST_CASE("a word that is printed on no tile is told with what is") {
  CHECK(found(explored + "reveal B2 = §kamp\n") == "unknown-word");
  CHECK(found(explored + "reveal B2 = §T9z\n") == "unknown-tile");
  CHECK(found(explored + "reveal B2 = {4 camp§\n").find("syntax") == 0);
}

TEST_CASE("fmt leaves names as names, spelled as they are printed, and translates what tiles show") {
  CHECK(formatted("Anna: play plan des TOITS, look B1, draw c1\n", "en") ==
        "Anna: play Plan des toits, look B1, draw C01\n");
  CHECK(formatted("Anna: look B1 B2, move B1, reveal B2 = 7 camp\n", "it") ==
        "Anna: guardare B1 B2, muovere B1, rivelare B2 = 7 accampamento\n");
}

}  // namespace dogeref::last_doge
