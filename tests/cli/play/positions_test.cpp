// A position that was written down, in the place of a log or of a game.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using Json = nlohmann::json;

namespace {

const std::string position =
    "rules: {game: doge-ship}\n"
    "given:\n"
    "  order: [Anna, Marco]\n"
    "  round: 3\n"
    "  dice: {red: 4, green: 2, white: 6}\n"
    "  doge: {open: [D07]}\n"
    "  players: {Anna: {ducats: 5, tokens: 2, reserve: [G05]}, Marco: {tokens: 2}}\n"
    "  due: Anna\n";

Ran in(const Scratch& scratch, const std::string& text) { return shell("cd '" + scratch.path() + "'\n" + text); }

}  // namespace

TEST_CASE("the lines of a position are judged, and their places are those of the file") {
  const Scratch scratch;
  scratch.file("good.yaml", position + "log: |\n  Anna: red 3, build G05\n");
  scratch.file("bad.yaml", position + "log: |\n  Anna: red 3, build G05\n  Marco: red 3\n");
  const Ran good = in(scratch, "dogeref check good.yaml");
  CHECK(good.status == 0);
  CHECK(good.out.find("  1. Anna   5 vp") != std::string::npos);
  const Ran bad = in(scratch, "dogeref check bad.yaml");
  CHECK(bad.status == 1);
  CHECK(bad.err == "");
  CHECK(bad.out.find("bad.yaml:11:8: error: red 3 is taken") != std::string::npos);
  CHECK(in(scratch, "dogeref check --exit-zero bad.yaml").status == 0);
  const Json verdict = Json::parse(in(scratch, "dogeref check --format json bad.yaml").out);
  CHECK(verdict.at("findings").size() == 1);
  CHECK(verdict.at("findings").at(0).at("line") == 11);
  const Ran junit = in(scratch, "dogeref check --format junit good.yaml");
  CHECK(junit.status == 2);
  CHECK(junit.err == "dogeref: check: a position is printed as text or json\n");
}

TEST_CASE("a simulated game goes on from a position, and what it prints can be checked") {
  const Scratch scratch;
  scratch.file("here.yaml", position + "log: |\n  Anna: red 3, build G05\n");
  const Ran ran = in(scratch, "dogeref simulate here.yaml --seed 4 > on.yaml && dogeref check on.yaml");
  CHECK(ran.status == 0);
  const Ran printed = in(scratch, "cat on.yaml");
  CHECK(printed.out.find("  galley: {L: [G05]}\n") != std::string::npos);
  CHECK(printed.out.find("log: |\n  Marco: ") != std::string::npos);
  CHECK(printed.out.find("\n  result ") != std::string::npos);
  CHECK(in(scratch, "dogeref simulate here.yaml --seed 4").out == printed.out);
  CHECK(in(scratch, "dogeref simulate here.yaml --seed 5").out != printed.out);
  const Ran summary = in(scratch, "dogeref simulate here.yaml --games 30 --summary");
  CHECK(summary.status == 0);
  CHECK(summary.out.find(" 30\nended: ") != std::string::npos);
  CHECK(in(scratch, "dogeref simulate here.yaml --games 2").status == 2);
}

TEST_CASE("tiles of a known place in a deck come in their order") {
  const Scratch scratch;
  scratch.file("deck.yaml", position + "  decks: {L1: [[G02], [G06], [G01]]}\n");
  for (const char* const seed : {"1", "2", "3", "4", "5", "6"}) {
    const Ran ran =
        in(scratch, "dogeref simulate deck.yaml --seed " + std::string(seed) + " > on.yaml; dogeref check -q on.yaml");
    CHECK_EQ(ran.status, 0);
    CHECK_EQ(ran.out, "");
  }
}

TEST_CASE("where nobody can tell what lies face down no game goes on") {
  const Scratch scratch;
  const Ran ran = in(
      scratch,
      "dogeref simulate last-doge --seed 2 --max-rounds 2 > a.log; dogeref show a.log --format yaml > a.yaml; dogeref "
      "simulate a.yaml");
  CHECK(ran.status == 2);
  CHECK(ran.err.find("a.yaml: nobody can tell what lies face down there\n") != std::string::npos);
}
