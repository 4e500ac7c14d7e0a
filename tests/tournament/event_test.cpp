// What a tournament's file and a scheme may not say, with its place.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "tournament/desk.h"

using dogeref::tests::head;
using dogeref::tests::TourDesk;

namespace {

std::string faults(const std::string& text) {
  TourDesk desk;
  CHECK_FALSE(desk.read(text));
  return desk.faults;
}

std::string scheme_faults(const std::string& scheme) {
  return faults("kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: " + scheme + "\n");
}

}  // namespace

TEST_CASE("an unknown key is told with the nearest known one") {
  CHECK(faults(head + "round: {}\n") == "t.yaml:6:1: unknown key 'round'; did you mean rounds?\n");
  CHECK(faults(head + "rounds: {1: {a: {logs: a.log}}}\n") ==
        "t.yaml:6:18: rounds.1.a: unknown key 'logs'; did you mean log?\n");
  CHECK(faults(head + "rounds: {1: {a: {result: [{player: Anna, scor: 3}, {player: Bo}]}}}\n") ==
        "t.yaml:6:48: no key 'scor'; did you mean score?\n");
}

TEST_CASE("logs are below the tournament's folder") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna", 9}, {"Bo", 7}});
  namespace fs = std::filesystem;
  fs::create_symlink("/etc/hostname", desk.scratch().path() + "/out.log");
  const auto with = [&](const std::string& log) {
    CHECK_FALSE(desk.read(head + "rounds: {1: {a: {log: " + log + "}}}\n"));
    return desk.faults;
  };
  CHECK(with("../a.log") == "t.yaml:6:23: '../a.log' is not below the tournament's folder\n");
  CHECK(with("/etc/hostname") == "t.yaml:6:23: '/etc/hostname' is not below the tournament's folder\n");
  CHECK(with("x/../../a.log") == "t.yaml:6:23: 'x/../../a.log' is not below the tournament's folder\n");
  CHECK(with("out.log") == "t.yaml:6:23: 'out.log' is not below the tournament's folder\n");
  CHECK(with("b.log") == "t.yaml:6:23: cannot read 'b.log': no such file\n");
}

TEST_CASE("numbers are in their ranges, points may be fractions") {
  CHECK(faults(head + "rounds: {0: {}}\n").starts_with("t.yaml:6:10: "));
  CHECK(faults(head + "penalties: [{player: Anna, points: 1/0}]\n") == "t.yaml:6:36: a number is divided by 0\n");
  CHECK(faults(head + "penalties: [{player: Anna, points: some}]\n").find("needed a number such as 7/2 or 3.5") !=
        std::string::npos);
  TourDesk desk;
  CHECK(desk.read(head + "penalties: [{player: Anna, points: -3.5}, {player: Anna, points: 7/2}]\n"));
  CHECK(desk.assembled.results.penalties[0].points + desk.assembled.results.penalties[1].points ==
        dogeref::tournament::Fraction(0));
}

TEST_CASE("an incident allows a code that there is") {
  const std::string rounds = head + "rounds: {1: {a: {seats: [a, b]}}}\n";
  CHECK(faults(rounds + "incidents: [{table: 1a, allow: tournament-log-ilegal}]\n") ==
        "t.yaml:7:32: no code 'tournament-log-ilegal'; did you mean tournament-log-illegal?\n");
}

TEST_CASE("an incident names a table and is one thing") {
  const std::string rounds = head + "rounds: {1: {a: {seats: [Anna, Bo, Cora]}}}\n";
  CHECK(faults(rounds + "incidents: [{table: 1b, allow: tournament-log-illegal}]\n") == "t.yaml:7:21: no table '1b'\n");
  CHECK(faults(rounds + "incidents: [{table: 1a}]\n") ==
        "t.yaml:7:13: an incident is one of substitute, forfeit with a player, and allow\n");
}

TEST_CASE("two players do not share a name") {
  CHECK(faults(head + "players: {anna: {name: Anna}, bo: {also: [ANNA]}}\n") ==
        "t.yaml:6:31: 'ANNA' is the name of two players: anna and bo\n");
}

TEST_CASE("a scheme that nobody has is told with those near it") {
  CHECK(scheme_faults("place-5-3-2-1") == "t.yaml:5:9: no scheme 'place-5-3-2-1'; did you mean places-5-3-2-1?\n");
  CHECK(scheme_faults("{extends: ../vekn}").starts_with("t.yaml:5:"));
}

TEST_CASE("criteria are the program's or columns of the game") {
  CHECK(scheme_faults("{extends: linear, ranking: [point]}") ==
        "t.yaml:5:9: no criterion 'point'; did you mean points?\n");
  CHECK(scheme_faults("{extends: linear, ranking: [best_members]}") == "t.yaml:5:37: 'best_members' is for teams\n");
  CHECK(scheme_faults("{extends: linear, ranking: [points, points]}") == "t.yaml:5:45: 'points' is written twice\n");
  TourDesk desk;
  CHECK(desk.read("kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: {extends: linear, ranking: [coins]}\n"));
}

TEST_CASE("points, counted and bye of a scheme laid over another replace whole, a mapping may stand alone") {
  TourDesk desk;
  const std::string begin = "kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: ";
  REQUIRE(desk.read(begin + "{extends: bpa-10-6-3-1, points: {4: [4, 3, 2, 1]}, counted: {best: 2}, bye: 7/2}\n"));
  CHECK(desk.scheme.points.places.size() == 1);
  CHECK(desk.scheme.counted.kind == dogeref::tournament::Counted::Kind::best);
  CHECK(desk.scheme.bye.points.text() == "7/2");
  CHECK(desk.scheme.ranking[1].name == "ratio");
  REQUIRE(desk.read(begin + "{points: {vp: 1/2}, ranking: [points]}\n"));
  CHECK(desk.scheme.points.factor.text() == "1/2");
  CHECK(scheme_faults("{ranking: [points]}").find("the key 'points' is missing") != std::string::npos);
}

TEST_CASE("stages follow each other and take their players from one before") {
  CHECK(scheme_faults("{extends: linear, stages: [{id: a, rounds: 1-2}, {id: b, rounds: 2}]}") ==
        "t.yaml:5:58: the rounds of a stage come after those of the one before\n");
  CHECK(scheme_faults("{extends: linear, stages: [{id: a, rounds: 2-1}]}") ==
        "t.yaml:5:52: found '2-1', needed rounds such as 5 or 1-4\n");
  CHECK(scheme_faults("{extends: linear, stages: [{id: b, rounds: 2, from: {stage: a, top: 4}}]}") ==
        "t.yaml:5:61: no stage 'a' comes before this one\n");
}

TEST_CASE("all schemes that ship can be used") {
  const dogeref::rules::Roots roots(dogeref::rules::shipped(), {});
  const auto ids = dogeref::tournament::scheme_ids(roots);
  CHECK(ids.size() == 12);
  for (const std::string& id : ids) {
    CAPTURE(id);
    dogeref::rules::FaultList list;
    CHECK(dogeref::tournament::read_scheme(roots, id, {list.add_file("x"), 1, 1}, list));
    for (const auto& fault : list.take()) FAIL_CHECK(dogeref::rules::formatted(fault));
  }
}
