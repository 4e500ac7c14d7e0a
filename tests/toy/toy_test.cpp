// The program with a third game: every command that needs rules answers for it.

#include <doctest/doctest.h>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

const std::string data = DOGEREF_SOURCE_DIR "/tests/toy/rules-data/snail-race";

constexpr const char* race = "game: snail-race\nplayers: Anna, Marco\nrain 3\nAnna: crawl 3\nMarco: crawl 3\n";

}  // namespace

TEST_CASE("a record is judged by the game's rules, in every language") {
  const Scratch folder;
  const std::string log = folder.file("race.log", race);
  for (const auto& [language, message] : {std::pair{"en", "square 3 is taken by Anna"},
                                          {"fr", "la case 3 est occupée par Anna"},
                                          {"de", "auf Feld 3 sitzt Anna"},
                                          {"it", "la casella 3 è occupata da Anna"}}) {
    const Ran ran = shell("dogeref check --lang " + std::string(language) + " '" + log + "'");
    CHECK(ran.status == 1);
    CHECK_MESSAGE(ran.out.find(message) != std::string::npos, ran.out);
  }
}

TEST_CASE("the program knows this game and no other") {
  CHECK(shell("dogeref rules list").out.find("snail-race") != std::string::npos);
  CHECK(shell("dogeref rules list").out.find("The Snail Race") != std::string::npos);
  CHECK(shell("dogeref rules show").out.find("goal: 20") != std::string::npos);
}

TEST_CASE("its data is proven, its suites pass and notice changes of the data") {
  CHECK(shell("dogeref rules lint --strict").status == 0);
  const Ran ran = shell("dogeref test --mutate --threshold 90 '" + data + "'");
  CHECK_MESSAGE(ran.status == 0, ran.out, ran.err);
}

TEST_CASE("a position is drawn, listed and written down") {
  const Scratch folder;
  const std::string log = folder.file("race.log", std::string(race) + "rain 2\n");
  CHECK(shell("dogeref legal '" + log + "'").out == "crawl 1\ncrawl 2\nwait\n");
  CHECK(shell("dogeref show '" + log + "'").out.find("round 2") != std::string::npos);
  CHECK(shell("dogeref show --format svg '" + log + "'").out.find("<svg") != std::string::npos);
  CHECK(shell("dogeref show --format yaml '" + log + "'").out.find("Anna: {steps: 3") != std::string::npos);
  CHECK(shell("dogeref points '" + log + "'").out.find("crawled") != std::string::npos);
  CHECK(shell("dogeref rules sheet").out.find("goal on square") != std::string::npos);
}

TEST_CASE("simulated games are the same on every machine") {
  const Ran one = shell("dogeref simulate --seed 4 --games 3");
  CHECK(one.status == 0);
  CHECK(one.out == shell("dogeref simulate --seed 4 --games 3").out);
}
