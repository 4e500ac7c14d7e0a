// Each code of `tournament check`: a file that it finds, with its place, and what is near and right.

#include <doctest/doctest.h>

#include <string>

#include "tournament/desk.h"

using dogeref::tests::head;
using dogeref::tests::TourDesk;

namespace {

/// Line 6 begins behind the head.
const std::string four = "players: {anna: {name: Anna Rossi}, bo: ~, cora: ~, dino: ~}\n";

std::string found(TourDesk& desk, const std::string& rest) {
  REQUIRE_MESSAGE(desk.read(head + rest), desk.faults);
  return desk.flaws();
}

std::string found(const std::string& rest) {
  TourDesk desk;
  return found(desk, rest);
}

const std::string sheet =
    "[{player: anna, score: 9}, {player: bo, score: 7}, {player: cora, score: 5}, {player: dino}]";

}  // namespace

TEST_CASE("a sound tournament has nothing that is wrong with it") {
  CHECK(found(four + "rounds:\n  1:\n    a: {result: " + sheet +
              ", confirmed: true}\n  2:\n    a: {seats: [bo, anna, dino, cora]}\n") == "");
}

TEST_CASE("a name that is nobody's is told with those near it, and nothing else") {
  TourDesk desk;
  CHECK(found(desk, four + "rounds:\n  1:\n    a: {seats: [ana, bo, cora, dino]}\n") == "unknown-player 9:17 1a ana\n");
  CHECK(desk.assembled.flaws.front().message == "no player 'ana'; did you mean anna?");
  CHECK(found(four + "rounds:\n  1:\n    a: {seats: [anna, bo, cora]}\n    bye: [dinu]\n") ==
        "unknown-player 10:11 dinu\n");
}

TEST_CASE("everybody of the register has a table, a bye or is absent, until he leaves") {
  CHECK(found(four + "rounds:\n  1:\n    a: {seats: [anna, bo, cora]}\n") == "not-seated 8:3 dino\n");
  CHECK(found(four + "rounds:\n  1:\n    a: {seats: [anna, bo, cora]}\n    absent: [dino]\n") == "");
  const std::string left = "players: {anna: ~, bo: ~, cora: ~, dino: {left: 2}}\n";
  CHECK(found(left +
              "rounds:\n  1:\n    a: {seats: [anna, bo, cora, dino]}\n  2:\n    a: {seats: [anna, bo, cora]}\n") == "");
  CHECK(
      found(left +
            "rounds:\n  1:\n    a: {seats: [anna, bo, cora, dino]}\n  2:\n    a: {seats: [anna, bo, cora, dino]}\n") ==
      "left-player 11:33 2a dino\n");
}

TEST_CASE("a team has as many members as the scheme lets it have at most, and each of them sits in each seat once") {
  const std::string by =
      "kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: {extends: linear, teams: {size: 2, best: all, "
      "each_seat_once: true}}\n" +
      four;
  TourDesk desk;
  CHECK_FALSE(desk.read(by + "teams:\n  one: {members: [anna]}\n  two: {members: [bo, cora, dino]}\n"));
  CHECK(desk.faults == "t.yaml:9:3: the team 'two' has 3 members, the scheme lets it have 2\n");
  const std::string rounds =
      "rounds:\n  1:\n    a: {seats: [anna, bo, cora, dino]}\n  2:\n    a: {seats: [anna, cora, bo, dino]}\n";
  REQUIRE_MESSAGE(desk.read(by + "teams:\n  one: {members: [anna]}\n  two: {members: [bo, cora]}\n" + rounds),
                  desk.faults);
  std::string said;
  for (const dogeref::tests::tour::Flaw& flaw :
       dogeref::tests::tour::check_event(desk.event(), desk.scheme, desk.assembled)) {
    if (flaw.code == "tournament-seat-repeat") said += flaw.message + "\n";
  }
  CHECK(said ==
        "'Anna Rossi' sits 2 times in seat 1; members of teams sit in each seat once\n'dino' sits 2 times in seat 4\n");
}

TEST_CASE("nobody is in two places in one round") {
  CHECK(found(four + "rounds:\n  1:\n    a: {seats: [anna, bo, cora, dino]}\n    bye: [bo]\n") ==
        "two-tables 10:11 bo\n");
  CHECK(found("rounds:\n  1:\n    a: {seats: [Anna, Bo, Cora]}\n    b: {seats: [Dino, Eva, anna]}\n") ==
        "two-tables 9:28 1b Anna\n");
}

TEST_CASE("nobody has two byes") {
  CHECK(found(four + "rounds:\n  1:\n    a: {seats: [anna, bo, cora]}\n    bye: [dino]\n  2:\n    a: {seats: [anna, "
                     "bo, cora]}\n    bye: [dino]\n") == "bye-twice 13:11 dino\n");
}

TEST_CASE("rounds follow each other from the first on") {
  CHECK(found("rounds:\n  2:\n    a: {seats: [Anna, Bo, Cora]}\n") == "round-gap 7:3\n");
  CHECK(found("rounds:\n  1:\n    a: {seats: [Anna, Bo, Cora]}\n  3:\n    a: {seats: [Anna, Bo, Cora]}\n") ==
        "round-gap 9:3\n");
}

TEST_CASE("a penalty is of a round that is there") {
  const std::string round = "rounds:\n  1:\n    a: {seats: [Anna, Bo, Cora]}\n";
  const auto punished = [](const std::string& number) {
    return "penalties:\n  - {player: Anna, points: -1, round: " + number + "}\n";
  };
  CHECK(found(round + punished("9")) == "round-gap 10:39\n");
  CHECK(found(round + punished("1")) == "");
  CHECK(found(punished("1")) == "round-gap 7:39\n");
  CHECK(found("rounds:\n  2:\n    a: {seats: [Anna, Bo, Cora]}\n" + punished("1")) == "round-gap 7:3\n");
}

TEST_CASE("standings that were published are those after a round that is there") {
  const std::string played =
      "rounds:\n  1:\n    a: {confirmed: true, result: [{player: anna, score: 9}, {player: bo, score: 7}, {player: "
      "cora, score: 5}]}\n";
  CHECK(found(played + "standings: {after: 9, ranks: [[1, anna], [2, bo]]}\n") == "standings-differ 9:20\n");
  CHECK(found(played + "standings: {after: 9, ranks: [[2, anna], [1, bo]]}\n") == "standings-differ 9:20\n");
  CHECK(found(played + "standings: {after: 1, ranks: [[1, anna], [2, bo]]}\n") == "");
}

TEST_CASE("two tables that name one log, and nothing else, are told in one finding") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna", 9}, {"Bo", 7}, {"Cora", 5}});
  desk.add_log("b.log", {{"Dino", 9}, {"Eva", 7}, {"Fritz", 5}});
  const auto rounds = [](const std::string& log) {
    return "rounds:\n  1:\n    a: {log: a.log, confirmed: true}\n    b: {log: " + log + ", confirmed: true}\n";
  };
  CHECK(found(desk, rounds("a.log")) == "log-twice 9:14 1b\n");
  REQUIRE(desk.assembled.flaws.size() == 1);
  CHECK(desk.assembled.flaws.front().message == "the log is that of table 1a, too");
  CHECK(found(desk, rounds("b.log")) == "");
}

TEST_CASE("a table has players, as many as the scheme wants") {
  CHECK(found("rounds:\n  1:\n    a: {confirmed: true}\n") == "empty-table 8:5 1a\n");
  CHECK(found("rounds:\n  1:\n    a: {seats: []}\n") == "empty-table 8:5 1a\n");
  CHECK(found("rounds:\n  1:\n    a: {seats: [Anna]}\n") == "table-size 8:5 1a\n");
  CHECK(found("rounds:\n  1:\n    a: {seats: [Anna, Bo, Cora]}\n") == "");
  CHECK(found("rounds:\n  1:\n    a: {seats: [Anna, Bo]}\n") == "table-size 8:5 1a\n");
}

TEST_CASE("who was drawn is who played, seat by seat") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna Rossi", 9}, {"Bo", 7}, {"Dino", 5}, {"Cora", 1}});
  CHECK(found(desk, four + "rounds:\n  1:\n    a: {log: a.log, seats: [anna, bo, cora, dino], confirmed: true}\n") ==
        "seating-differs 9:39 1a\n");
  CHECK(found(desk, four + "rounds:\n  1:\n    a: {log: a.log, seats: [anna, bo, dino, cora], confirmed: true}\n") ==
        "");
  desk.log("a.log").stage = "round 2";
  desk.log("a.log").table = "c";
  CHECK(found(desk, four + "rounds:\n  1:\n    a: {log: a.log}\n") ==
        "seating-differs 9:14 1a\nseating-differs 9:14 1a\n");
}

TEST_CASE("a game with errors, or one that proves no rank, is told where the scheme refuses it") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna", 9}, {"Bo", 7}, {"Cora", 5}});
  desk.log("a.log").error = dogeref::tournament::JudgedError{14, 7, 1, "red 6 is taken this round"};
  const std::string rounds = "rounds:\n  1:\n    a: {log: a.log}\n";
  CHECK(found(desk, rounds) == "log-illegal 14:7 1a\n");
  CHECK(desk.assembled.refused == std::vector<std::string>{"1a: the game has an error: red 6 is taken this round"});
  CHECK(desk.assembled.results.sittings.empty());
  CHECK(found(desk, rounds + "incidents: [{table: 1a, allow: tournament-log-illegal, reason: seen}]\n") ==
        "log-illegal 14:7 1a allowed\n");
  CHECK(desk.assembled.refused.empty());
  CHECK(desk.assembled.results.sittings.front().allowed);
  const std::string other = "kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: {extends: linear, illegal: ";
  REQUIRE(desk.read(other + "as-it-stands}\n" + rounds));
  CHECK(desk.flaws() == "");
  CHECK(desk.assembled.results.sittings.size() == 1);
  REQUIRE(desk.read(other + "forfeit}\n" + rounds));
  CHECK(desk.assembled.results.sittings.front().lines[1].forfeit);
  desk.log("a.log").error.reset();
  desk.log("a.log").lines[0].proven = false;
  CHECK(found(desk, rounds) == "log-illegal 8:14 1a\n");
}

TEST_CASE("a game without an end is refused, stands, or gives no points") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna", 9}, {"Bo", 7}, {"Cora", 5}});
  desk.log("a.log").ended = false;
  const std::string rounds = "rounds:\n  1:\n    a: {log: a.log}\n";
  CHECK(found(desk, rounds) == "log-unfinished 8:14 1a\n");
  CHECK(desk.assembled.refused.size() == 1);
  const std::string other =
      "kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: {extends: linear, unfinished: ";
  REQUIRE(desk.read(other + "no-points}\n" + rounds));
  CHECK(desk.assembled.results.sittings.front().no_points);
  REQUIRE(desk.read(other + "as-it-stands}\n" + rounds));
  CHECK_FALSE(desk.assembled.results.sittings.front().no_points);
}

TEST_CASE("a log is of the tournament's game, edition and variants") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna", 9}, {"Bo", 7}, {"Cora", 5}});
  desk.log("a.log").edition = "fr";
  CHECK(found(desk, "rounds:\n  1:\n    a: {log: a.log}\n") == "log-other-game 8:14 1a\n");
  CHECK(found(desk, "edition: fr\nrounds:\n  1:\n    a: {log: a.log}\n") == "");
  CHECK(found(desk, "edition: fr\nvariants: [wide]\nrounds:\n  1:\n    a: {log: a.log}\n") ==
        "log-other-game 10:14 1a\n");
}

TEST_CASE("one log, or equal games, are no two tables") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna", 9}, {"Bo", 7}, {"Cora", 5}});
  desk.add_log("b.log", {{"Anna", 9}, {"Bo", 7}, {"Cora", 5}});
  CHECK(found(desk, "rounds:\n  1:\n    a: {log: a.log}\n  2:\n    a: {log: a.log}\n") == "log-twice 10:14 2a\n");
  CHECK(found(desk, "rounds:\n  1:\n    a: {log: a.log}\n  2:\n    a: {log: b.log}\n") == "");
  desk.log("b.log").digest = "a.log";
  CHECK(found(desk, "rounds:\n  1:\n    a: {log: a.log}\n  2:\n    a: {log: b.log}\n") == "log-twice 10:14 2a\n");
}

TEST_CASE("a sheet says what its log comes to") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna", 9}, {"Bo", 7}, {"Cora", 5}});
  const auto with = [&](const std::string& rows) {
    return found(desk, "rounds:\n  1:\n    a: {log: a.log, result: [" + rows + "]}\n");
  };
  CHECK(with("{player: Anna, vp: 9}, {player: Bo, score: 7}, {player: Cora, vp: 5}") == "");
  CHECK(with("{player: Anna, vp: 9}, {player: Bo, score: 8}, {player: Cora, vp: 5}") == "result-differs 8:73 1a Bo\n");
  CHECK(with("{player: Anna, vp: 9}, {player: Bo, vp: 7}, {player: Eva, vp: 5}") == "result-differs 8:83 1a Eva\n");
}

TEST_CASE("a sheet is one that a game can end with") {
  const auto with = [&](const std::string& rows) { return found("rounds:\n  1:\n    a: {result: [" + rows + "]}\n"); };
  CHECK(with("{player: Anna, vp: 9}, {player: Bo, vp: 7}, {player: Cora, vp: 501}") == "result-impossible 8:17 1a\n");
  CHECK(with("{player: Anna, vp: 9, place: 2}, {player: Bo, vp: 7, place: 1}, {player: Cora, place: 3}") ==
        "result-impossible 8:17 1a\n");
  CHECK(with("{player: Anna, vp: 9, place: 1}, {player: Bo, vp: 9, place: 1}, {player: Cora, place: 2}") ==
        "result-impossible 8:17 1a\n");
  CHECK(with("{player: Anna, vp: 9, place: 1}, {player: Bo, vp: 9, place: 1}, {player: Cora, place: 3}") == "");
}

TEST_CASE("standings published elsewhere are compared") {
  const std::string rounds = four + "rounds:\n  1:\n    a: {result: " + sheet + "}\n";
  CHECK(found(rounds + "standings: {after: 1, ranks: [[1, anna], [3, Bo], [3, cora]]}\n") ==
        "standings-differ 10:46 bo\n");
  CHECK(found(rounds + "standings: {after: 1, ranks: [[2, anna], [1, bo]]}\n") ==
        "standings-differ 10:35 anna\n");  // one wrong rank moves others: told once
  CHECK(found(rounds + "standings: {after: 1, ranks: [[1, anna], [2, bo]]}\n") == "");
}

TEST_CASE("warnings tell what is unconfirmed, who meets again and who sits in a seat again") {
  TourDesk desk;
  REQUIRE(desk.read(head + four + "rounds:\n  1:\n    a: {result: " + sheet +
                    "}\n  2:\n    a: {seats: [anna, dino, bo]}\n    bye: [cora]\n"));
  CHECK(desk.flaws(true) ==
        "unconfirmed 9:5 1a\n"
        "repeat-meeting 11:17 2a anna\nrepeat-meeting 11:17 2a anna\nseat-repeat 11:17 2a anna\n"
        "repeat-meeting 11:23 2a dino\n");
}

TEST_CASE("a stage has those who are through, and a tie at its border has to be settled") {
  const std::string stages =
      "kind: tournament\nid: open\ntitle: Open\ngame: toy\n"
      "scheme: {extends: linear, ranking: [points, toss], stages: [{id: heats, rounds: 1}, {id: final, rounds: 2, "
      "from: {stage: heats, top: 3}}]}\n";
  const std::string rounds =
      "rounds:\n  1:\n    a: {result: [{player: Anna, vp: 9}, {player: Bo, vp: 7}, {player: Cora, vp: 5}, {player: "
      "Dino, vp: 5}]}\n";
  const auto of = [&](const std::string& rest) {
    TourDesk desk;
    REQUIRE_MESSAGE(desk.read(stages + rounds + rest), desk.faults);
    return desk.flaws();
  };
  CHECK(of("  2:\n    a: {seats: [Anna, Bo, Cora]}\n") == "cut-tie 9:3\n");
  CHECK(of("  2:\n    a: {seats: [Anna, Bo, Dino]}\ntosses: [{between: [Cora, Dino], order: [Dino, Cora]}]\n") == "");
  CHECK(of("  2:\n    a: {seats: [Anna, Bo, Cora]}\ntosses: [{between: [Cora, Dino], order: [Dino, Cora]}]\n") ==
        "not-seated 9:3 Dino\ncut-wrong 10:27 2a Cora\n");
}

TEST_CASE("a substitute plays for the one whose seat it is") {
  TourDesk desk;
  desk.add_log("a.log", {{"Anna Rossi", 9}, {"Eva", 7}, {"Cora", 5}, {"Dino", 1}});
  const std::string rounds = four + "rounds:\n  1:\n    a: {log: a.log, seats: [anna, bo, cora, dino]}\n";
  CHECK(found(desk, rounds) == "unknown-player 9:14 1a Eva\n");
  CHECK(found(desk, rounds + "incidents: [{table: 1a, seat: bo, substitute: Eva}]\n") == "");
  CHECK(found(desk, rounds + "incidents: [{table: 1a, seat: 2, substitute: Eva}]\n") == "");
  CHECK(found(desk, rounds + "incidents: [{table: 1a, seat: 2, substitute: Eva, counts_for: bo}]\n") == "");
  CHECK(desk.assembled.results.sittings.front().lines[1].player == 1);
}

TEST_CASE("a table of a size without points is told") {
  TourDesk desk;
  REQUIRE(
      desk.read("kind: tournament\nid: open\ntitle: Open\ngame: toy\n"
                "scheme: {points: {3: [2, 1, 0]}, tables: {sizes: [3, 4]}, ranking: [points]}\n"
                "rounds:\n  1:\n    a: {result: [{player: a}, {player: b}, {player: c}, {player: d}]}\n"));
  CHECK(desk.flaws() == "table-size 8:5 1a\n");
  CHECK(desk.assembled.refused == std::vector<std::string>{"1a: the scheme has no points for a table of 4"});
}

TEST_CASE("an incident tells of somebody at its table") {
  const auto round = [](const std::string& first, const std::string& seat) {
    return four + "rounds:\n  1:\n    a: {result: [{player: " + first +
           "}, {player: bo}, {player: cora}]}\n    absent: [dino]\nincidents: [{table: 1a, seat: " + seat +
           ", substitute: guest, reason: ill}]\n";
  };
  CHECK(found(round("guest", "anna")) == "");
  CHECK(found(round("anna", "anna")) == "");
  CHECK(found(round("guest", "ana")) == "unknown-player 11:31 1a ana\n");
  CHECK(found(round("anna", "ana")) == "unknown-player 11:31 1a ana\n");
  TourDesk desk;
  CHECK_FALSE(desk.read(head + round("anna", "dino")));
  CHECK(desk.faults == "t.yaml:11:31: 'dino' does not sit at table 1a\n");
  CHECK_FALSE(desk.read(head + round("anna", "4")));
  CHECK(desk.faults == "t.yaml:11:31: '4' does not sit at table 1a\n");
}
