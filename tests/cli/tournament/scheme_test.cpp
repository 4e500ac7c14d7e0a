// Schemes of one's own: where they lie, what lint says of them, and suites that try them.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const std::string own = "kind: scheme\nid: own\ntitle: Own\nextends: linear\nbye: 2\nranking: [points, wins]\n";

}  // namespace

TEST_CASE("a folder of rules may hold schemes alone") {
  const Scratch scratch;
  scratch.file("tournament/own.yaml", own);
  const std::string rules = " --rules " + scratch.path();
  CHECK(holds(shell("dogeref tournament scheme own" + rules).out, "a bye counts 2\n"));
  CHECK(shell("dogeref rules lint " + scratch.path()).out == "nothing wrong\n");
  CHECK(shell("dogeref rules lint " + scratch.path("tournament/own.yaml")).status == 0);
}

TEST_CASE("lint tells what is wrong with a scheme, at its place") {
  const Scratch scratch;
  const std::string file = scratch.file("tournament/own.yaml", own + "shared_places: halved\n");
  const Ran folder = shell("dogeref rules lint " + scratch.path());
  CHECK(folder.status == 1);
  CHECK(holds(folder.out, "tournament/own.yaml:7:16: error: "));
  const Ran alone = shell("dogeref rules lint " + file);
  CHECK(alone.status == 1);
  CHECK(holds(alone.out, "own.yaml:7:16: error: "));
  scratch.file("tournament/own.yaml", "kind: scheme\nid: own\ntitle: Own\nextends: own\n");
  CHECK(holds(shell("dogeref rules lint " + scratch.path()).out, "'own' extends itself, or too many"));
  scratch.file("tournament/own.yaml", own + "counted: {best: 2, drop_worst: 1}\n");
  CHECK(holds(shell("dogeref rules lint " + scratch.path()).out, "counted needs one of best and drop_worst"));
}

TEST_CASE("a suite of a scheme tells what came out otherwise, and which changes nobody noticed") {
  const Scratch scratch;
  scratch.file("tournament/own.yaml", own);
  const std::string head =
      "kind: suite\nsuite: Own\nscheme: own\ncases:\n  - name: a bye\n    kind: scheme\n    rounds: {1: "
      "{a: {anna: 9, bo: 7, cora: 5}, bye: [dino]}}\n    expect: ";
  const std::string suite =
      scratch.file("own.test.yaml", head + "{points: {dino: 3}, ranks: [[anna, dino], bo, cora]}\n");
  const std::string rules = " --rules " + scratch.path() + ' ';
  const Ran failed = shell("dogeref test" + rules + suite);
  CHECK(failed.status == 1);
  CHECK(holds(failed.out, "own.test.yaml:8:29: points.dino: expected 3, got 2"));
  CHECK(holds(failed.out, "ranks.dino: expected 1, got 2"));
  scratch.file("own.test.yaml", head + "{points: {dino: 2}}\n");
  const Ran mutated = shell("dogeref test --mutate" + rules + suite);
  CHECK(mutated.status == 0);
  CHECK(holds(mutated.out, "changes of scheme own: "));
  CHECK(holds(mutated.out, "own.yaml:6: ranking.2: wins left out\n"));
  CHECK_FALSE(holds(mutated.out, "bye: 2"));
  scratch.file("own.test.yaml", head + "{}\n");
  CHECK(holds(shell("dogeref test" + rules + suite).err, "own.test.yaml:8:13: a case expects nothing"));
  scratch.file("own.test.yaml", "kind: suite\nsuite: Own\nscheme: owm\ncases: [{name: a, expect: {points: {x: 1}}}]\n");
  CHECK(holds(shell("dogeref test" + rules + suite).err, "own.test.yaml:3:9: no scheme 'owm'"));
}

TEST_CASE("a case says which teams a scheme lets be, and who of them is reminded of a seat") {
  const Scratch scratch;
  const std::string rules = " --rules " + scratch.path() + ' ';
  scratch.file("tournament/own.yaml", own + "teams: {size: 2, best: all, ranking: [points], each_seat_once: true}\n");
  const auto ran = [&](const std::string& expect) {
    return shell("dogeref test" + rules +
                 scratch.file("own.test.yaml",
                              "kind: suite\nsuite: Own\nscheme: own\ncases:\n  - name: teams\n    rounds: {1: {a: "
                              "{anna: 9, bo: 7, cora: 5}}, 2: {a: {anna: 9, cora: 7, bo: 5}}}\n    teams: {two: [anna, "
                              "bo], three: [anna, bo, cora]}\n    expect: {" +
                                  expect + "}\n"));
  };
  CHECK(ran("team_fits: {two: true, three: false}, seat_reminder: {anna: true, bo: false}").status == 0);
  const Ran failed = ran("team_fits: {three: true, four: false}, seat_reminder: {bo: true}");
  CHECK(failed.status == 1);
  CHECK(holds(failed.out, "own.test.yaml:8:33: team_fits.three: expected true, got false"));
  CHECK(holds(failed.out, "team_fits.four: expected false, got "));
  CHECK(holds(failed.out, "seat_reminder.bo: expected true, got false"));
}

TEST_CASE("every scheme that ships has a suite beside it") {
  int schemes = 0;
  for (const auto& entry : std::filesystem::directory_iterator(DOGEREF_SOURCE_DIR "/rules-data/tournament")) {
    const std::string path = entry.path().string();
    if (path.ends_with(".test.yaml")) continue;
    ++schemes;
    CHECK_MESSAGE(std::filesystem::exists(path.substr(0, path.size() - 5) + ".test.yaml"), path);
  }
  CHECK(schemes == 12);
}
