// A line that cannot be read leaves open what it may have been: it is told, and nothing that rests on it.

#include <doctest/doctest.h>

#include <string>

#include "table.h"

namespace dogeref::last_doge {

namespace {

const House city = mapped("C3=T7a B2=T6a C2=T5a D2=T4a A1=T2a A2=T3a A3=T4b A4=T5b B1=T6b C1=T7b D1=T2b E1=T3b E2=T7c");
const std::string search =
    "Anna: look B1 B2, move B1, reveal B2 = T6a\nMarco: look C1 C2, move C1, reveal C2 = T5a\n"
    "Anna: look D1 D2, move D1, reveal D2 = T4a\nMarco: end\nAnna: guess 7 right\nend-trigger treasure\n";
const std::string way = "A1 = 2, A2 = 3, A3 = 4, A4 = 5, B1 = 6";
const std::string anna_misses = "Anna: flip A4 = 5, drop ?\n";

std::string escaped(const std::string& lines) { return found(search + lines, city); }

}  // namespace

TEST_CASE("who owes a flight may have fled on a line that cannot be read") {
  const std::string rage = "Anna: play C31, damage Marco 1, damage Zoé 1\nMarco: lose ?\nZoé: lose ?\n";
  CHECK(found(rage + "Marco: §fleee B4\nZoé: flee D1\nAnna: end\nMarco: end\n", three()) == "unknown-word");
  CHECK(found(rage + "Marco: flee B4 = §1\nZoé: flee D1\nAnna: end\nMarco: end\n", three()) == "syntax");
  CHECK(found(rage + "Marco: flee B4\nZoé: §fleee D1\nAnna: end\nMarco: end\n", three()) == "unknown-word");
}

TEST_CASE("who is struck may have reacted on a line that cannot be read") {
  const std::string struck = "Anna: play C33 on Marco, damage Marco 2\n";
  CHECK(found(struck + "Marco: §reakt C40\nAnna: end\nMarco: end\n") == "unknown-word");
  CHECK(found(struck + "Marco: react §C99\nAnna: end\nMarco: end\ncheck Marco 3 cards\n") == "unknown-tile");
  CHECK(found(struck + "Marco: §reakt C40\nMarco: lose ? ?, flee B4\nAnna: end\nMarco: end\n") == "unknown-word");
  CHECK(found("Anna: play C08 on Zoé, peek Zoé\nZoé: §reakt C43\nAnna: end\nMarco: end\n", three()) == "unknown-word");
}

TEST_CASE("tiles may have changed places on a line that cannot be read") {
  const std::string seen = "Anna: look D1 D2 = 7 6, move D1, reveal D2 = T6f\n";
  const std::string later =
      "Anna: look C1 C2, move C1, reveal C2 = T7g\nMarco: look D1 E1 = 5 4, move D1, reveal E1 = T4b\n";
  CHECK(found(seen + "Marco: §ply C06, swap D1 F1\n" + later) == "unknown-word");
  CHECK(found(seen + "Marco: play C06 §swap D1 F1\n" + later) == "syntax");
  CHECK(found(seen + "Marco: end\n" + later).find("tile-contradiction") != std::string::npos);
}

TEST_CASE("a turn of the escape that cannot be read leaves open how far the pawn came") {
  const std::string unread = "Marco: §flp A1 = 2, A2 = 3, A4 = 5, drop ?\n";
  CHECK(escaped(unread + anna_misses + "Marco: flip A3 = 4, A4 = 5, D1 = 2, drop ?\n") == "unknown-word");
  CHECK(escaped(unread + anna_misses + "Marco: flip A1 = 2, A4 = 5, drop ?\n") == "unknown-word");
  CHECK(escaped(unread + anna_misses + "Marco: flip A4 = 5, drop ?\n" + anna_misses + "Marco: flip A3 = 4\n") ==
        "unknown-word");
  CHECK(escaped("Marco: flip A1 = §9, drop ?\n" + anna_misses + "Marco: flip A2 = 3, D1 = 2, drop ?\n") == "syntax");
  CHECK(found(search.substr(0, search.find("end-trigger")) + unread + anna_misses + "Marco: flip A3 = 4\n", city) ==
        "unknown-word");
}

TEST_CASE("a way out that cannot be read leaves open who is out, and what lies where") {
  CHECK(escaped("Marco: §flp " + way + ", C1 = 7\nMarco: out swap none\n" + anna_misses + anna_misses) ==
        "unknown-word");
  CHECK(escaped("Marco: §flp " + way + ", C1 = 7\n" + anna_misses + anna_misses) == "unknown-word");
  CHECK(escaped("Marco: flip " + way +
                ", C1 = 7\nMarco: out §swpa D1 E1\nAnna: flip E1 = 2, D1 = 3, A4 = 5, drop ?\n") == "unknown-word");
}

TEST_CASE("a line that cannot be read leaves open what its first word, card or tile can have touched") {
  const std::string seen = "Anna: look D1 D2 = 7 6, move D1, reveal D2 = T6f\n";
  const std::string contradicted =
      "Anna: look C1 C2, move C1, reveal C2 = T7g\nMarco: look §D1 E1 = 5 4, move D1, reveal E1 = T4b\n";
  CHECK(found(seen + "Marco: draw §qq zz ww\nMarco: end\n" + contradicted) == "unknown-word, tile-contradiction");
  CHECK(found(seen + "Marco: play C04, §qq zz ww\n" + contradicted) == "unknown-word, tile-contradiction");
}

TEST_CASE("a line has room for so many steps, one without a comma before it among them") {
  std::string most = "Anna: look B1 B2";
  for (int step = 1; step < 31; ++step) most += ", none";
  CHECK(found(most + ", out\n", literal()).find("syntax") == std::string::npos);
  CHECK(found(most + ", out §swap B1 C1\n", literal()) == "syntax");
  CHECK(found(most + ", none, §none\n", literal()) == "syntax");
}

}  // namespace dogeref::last_doge
