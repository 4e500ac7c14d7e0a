// Rulebook "Décompte final": trophies, artefacts, the treasure; ties; the caught.

#include <doctest/doctest.h>

#include <string>

#include "games/last_doge/table.h"

namespace dogeref::last_doge {

namespace {

const House house = mapped(
    "C3=T7a B2=T6f C2=T6a D2=T5e E1=T5a F2=T4a A1=T2a A2=T3a A3=T4b A4=T5b B1=T6b C1=T7b D1=T2b "
    "F3=T3b E2=T7c");
/// Marco takes two artefacts, Anna finds the treasure.
const std::string search =
    "Anna: look B1 B2, move B1, reveal B2 = T6f\nMarco: look C1 C2, move C1, reveal C2 = T6a, take F03, market F01\n"
    "Anna: look D1 D2, move D1, reveal D2 = T5e\nMarco: look E2 E1, move E2, reveal E1 = T5a, take F20, market F02\n"
    "Anna: look F1 F2, move F1, reveal F2 = T4a\nMarco: end\nAnna: guess 7 right\nend-trigger treasure\n";
const std::string marco_out = "Marco: flip A1 = 2, A2 = 3, A3 = 4, A4 = 5, B1 = 6, C1 = 7\n";
const std::string anna_out = "Anna: flip D1 = 2, F3 = 3, A3 = 4, A4 = 5, B1 = 6, E2 = 7\n";

}  // namespace

TEST_CASE("the score is trophies, artefacts and four for the treasure") {
  const Judged done = judged(search + marco_out + anna_out, house);
  CHECK(done.findings == "");
  CHECK(done.standings == "1 Marco 12, 2 Anna 11 (score)");
  CHECK(judged(search + marco_out + anna_out + "result Marco 12, Anna 11\n", house).findings == "");
  CHECK(found(search + marco_out + anna_out + "result §Marco 13, Anna 11\n", house) == "wrong-result");
  CHECK(found(search + marco_out + anna_out + "result §Anna 11, Marco 12\n", house) == "wrong-result");
}

TEST_CASE("the Archivisti count one more for each artefact") {
  House archivists = house;
  archivists.players = "Anna (culte), Marco (archivisti)";
  const Judged done = judged(search + marco_out + anna_out, archivists);
  CHECK(done.standings == "1 Marco 14, 2 Anna 11 (score)");
}

TEST_CASE("of a tie the treasure decides, then the artefacts") {
  const Judged level = judged(search + "ruling Anna +1 trophy\n" + marco_out + anna_out, house);
  CHECK(level.findings == "");
  CHECK(level.standings == "1 Anna 12, 2 Marco 12 (treasure)");
}

TEST_CASE("who is caught scores nothing") {
  const Judged done = judged(
      search + "fill Anna 3\nfill Marco 3\nruling Marco -6 cards\nMarco: flip A4 = 5, drop ?\n" + anna_out, house);
  CHECK(done.findings == "");
  CHECK(done.standings == "1 Anna 11, 2 Marco 0 (score)");
}

}  // namespace dogeref::last_doge
