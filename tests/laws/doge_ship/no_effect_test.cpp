// Law 7 in archives of many games: the number of threads, of rule sets and of faults.

#include <doctest/doctest.h>

#include <array>

#include "support/program.h"

namespace dogeref::laws {
namespace {

TEST_CASE("law 7: an archive may hold games of any number of rule sets") {
  const tests::Scratch folder;
  const std::array<std::string, 4> variants = {"no-null-purchase", "no-needless-drop", "short-game", "tournament"};
  std::string all;
  for (std::size_t game = 0; game < 300; ++game) {
    std::string list;
    for (std::size_t rest = game, place = 0; place < 5; ++place, rest /= 4) list += ", " + variants[rest % 4];
    all += "game: doge-ship\nvariant: " + list.substr(2) +
           "\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\nAnna: discard\n";
    if (game % 10 == 0) all += "Anna: discard\n";
  }
  const std::string path = folder.file("games.log", all);
  const tests::Ran one = tests::shell("dogeref check --format json '" + path + "' --jobs 1");
  CHECK(one.status == 1);
  CHECK(one.out.find("unreadable") == std::string::npos);
  const tests::Ran four = tests::shell("dogeref check --format json '" + path + "' --jobs 4");
  CHECK(four.status == 1);
  CHECK((four.out == one.out));
  const tests::Ran formatted = tests::shell("dogeref fmt --check '" + path + "'");
  CHECK(formatted.err.empty());
}

TEST_CASE("law 7: proposals come for the first games with errors, whatever the number of threads") {
  const tests::Scratch folder;
  std::string game = "game: doge-ship\nplayers: Anna, Marco, Zoe, Bob, Eve\ndice 6 6 6 6 6 6\ndoge D01\n";
  for (int line = 0; line < 40; ++line) game += "Zoe: red 5, buy G01 from G01 G02 G03\nAnna: green 2, build G01\n";
  std::string all;
  for (int count = 0; count < 60; ++count) all += game;
  const std::string path = folder.file("games.log", all);
  const std::string one = tests::shell("dogeref check '" + path + "'").out;
  const std::size_t last = one.rfind("= likely meant: ");
  REQUIRE(last != std::string::npos);
  CHECK(last < one.size() * 9 / 10);
  CHECK(one.find(" more games with errors no search was made ") != std::string::npos);
  CHECK((tests::shell("dogeref check --jobs 3 '" + path + "'").out == one));
  CHECK((tests::shell("cat '" + path + "' | dogeref check -j 2 - | sed 's/^-:/games.log:/'").out == one));
}

}  // namespace
}  // namespace dogeref::laws
