// The schemes that ship, on tables worked out by hand.

#include <doctest/doctest.h>

#include <string>

#include "tournament/desk.h"
#include "tournament/ranking/standings.h"
#include "tournament/ranking/too_large.h"

namespace tour = dogeref::tournament;
using dogeref::tests::TourDesk;

namespace {

/// "1 Anna 54 | …": rank, player and the values of the ranking but the lot, and what decided.
std::string standings(const std::string& scheme, const std::string& rest) {
  TourDesk desk;
  REQUIRE_MESSAGE(desk.read("kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: " + scheme + "\n" + rest),
                  desk.faults);
  const tour::Standings computed = tour::standings_of(desk.assembled.results, desk.scheme, {});
  std::string out;
  for (const tour::StandingsRow& row : computed.rows) {
    out += std::to_string(row.rank) + ' ' + desk.assembled.results.players[row.who].id;
    for (std::size_t at = 0; at < desk.scheme.ranking.size(); ++at) {
      const bool is_lot = desk.scheme.ranking[at].kind == tour::Criterion::Kind::lot;
      if (!is_lot) out += (at == 0 ? " " : " | ") + tour::exact_value(row.values[at]);
    }
    out += row.decided_by.empty() ? "\n" : " > " + row.decided_by + "\n";
  }
  return out;
}

std::string teams(const std::string& scheme, const std::string& rest) {
  TourDesk desk;
  REQUIRE_MESSAGE(desk.read("kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: " + scheme + "\n" + rest),
                  desk.faults);
  const tour::Standings computed = tour::standings_of(desk.assembled.results, desk.scheme, {});
  std::string out;
  for (const tour::StandingsRow& row : computed.teams) {
    out += std::to_string(row.rank) + ' ' + desk.assembled.results.teams[row.who].id;
    for (const tour::Value& value : row.values) out += " | " + tour::exact_value(value).substr(0, 16);
    out += row.decided_by.empty() ? "\n" : " > " + row.decided_by + "\n";
  }
  return out;
}

/// A table of players A, B, … with these scores.
std::string sheet(const std::vector<int>& scores) {
  std::string out = "{result: [";
  char name = 'A';
  for (const int score : scores) {
    out += out.back() == '[' ? "" : ", ";
    out += "{player: P" + std::string(1, name++) + ", vp: " + std::to_string(score) + "}";
  }
  return out + "]}";
}

std::string rounds(const std::vector<std::vector<int>>& tables) {
  std::string out = "rounds:\n";
  int number = 1;
  for (const std::vector<int>& scores : tables)
    out += "  " + std::to_string(number++) + ": {a: " + sheet(scores) + "}\n";
  return out;
}

}  // namespace

TEST_CASE("vekn: two on the first places of five have 54 each, then 36, 18, 18; a win is outright") {
  CHECK(standings("vekn", rounds({{2, 2, 1, 0, 0}})) ==
        "1 PB 0 | 2 | 54 > lot\n"
        "2 PA 0 | 2 | 54 > vp\n"
        "3 PC 0 | 1 | 36 > vp\n"
        "4 PD 0 | 0 | 18 > lot\n"
        "5 PE 0 | 0 | 18\n");
  CHECK(standings("vekn", rounds({{3, 1, 1, 0, 0}})).starts_with("1 PA 1 | 3 | 60 > game_wins\n"));
  CHECK(standings("vekn", rounds({{1, 0, 0, 0, 0}})).starts_with("1 PA 0 | 1 | 60 > vp\n"));
}

TEST_CASE("mahjong-uma: points of the game with a bonus by place, averaged where it is shared") {
  CHECK(standings("mahjong-uma", rounds({{40, 30, 30, 0}})) ==
        "1 PA 55 | 0 0 0 0 | 40 > points\n"
        "2 PB 30 | 1/2 1/2 0 0 | 30 > lot\n"
        "3 PC 30 | 1/2 1/2 0 0 | 30 > points\n"
        "4 PD -15 | 0 0 1 0 | 0\n");
}

TEST_CASE("wbc-heats: who won a heat entered earlier is before who won a later one") {
  CHECK(standings("wbc-heats", rounds({{9, 5, 1}, {5, 9, 1}})) ==
        "1 PA 1 | 1 0 | 3/2 > heat_wins\n"
        "2 PB 1 | 0 1 | 3/2 > wins\n"
        "3 PC 0 | 0 0 | 3\n");
}

TEST_CASE("bpa-10-6-3-1: the worst round is dropped, ratios of those that count decide") {
  CHECK(standings("bpa-10-6-3-1", rounds({{10, 8, 4, 2}, {3, 10, 6, 5}})) ==
        "1 PB 10 | 1 | 1 > lot\n"
        "2 PA 10 | 1 | 1 > points\n"
        "3 PC 6 | 3/5 | 0 > points\n"
        "4 PD 3 | 1/2 | 0\n");
}

TEST_CASE("utrecht: shared places are averaged") {
  CHECK(standings("utrecht", rounds({{9, 9, 5, 1}})).find("PA 1611/2 | 1/2 | 1/2 0 0 0") != std::string::npos);
}

TEST_CASE("percentage: each has the part of all points of the table") {
  CHECK(standings("percentage", rounds({{3, 2, 1}})) ==
        "1 PA 50 | 1 | 3 > points\n2 PB 100/3 | 0 | 2 > points\n3 PC 50/3 | 0 | 1\n");
}

TEST_CASE("bga-swiss: a bye counts in full and is no meeting") {
  const std::string text = standings("bga-swiss", "rounds:\n  1: {a: " + sheet({9, 5, 4, 1}) + ", bye: [Eva]}\n");
  CHECK(text.find(" Eva 6 |  |  | 0 | 0") != std::string::npos);
  CHECK(text.find(" PA 6 | 2 | 3 | 1 |") != std::string::npos);
}

TEST_CASE("teams: all members count, then the mean of all their places") {
  const std::string event = rounds({{9, 5, 4, 1}}) + "teams: {red: {members: [PA, PD]}, blue: {members: [PB, PC]}}\n";
  CHECK(
      teams("{extends: europe-masters, teams: {ranking: [points, team_average_place, places, best_members]}}", event) ==
      "1 red | 6 | 5/2 | 0 0 1 0 | 5 1 > points\n"
      "2 blue | 5 | 5/2 | 1 1 0 0 | 3 2\n");
  CHECK(teams("{extends: europe-masters, teams: {best: 1, ranking: [points]}}", event) ==
        "1 red | 5 > points\n2 blue | 3\n");
}

TEST_CASE("where numbers grow too large the first table that makes them so is named") {
  namespace tour = dogeref::tournament;
  TourDesk desk;
  std::string text = dogeref::tests::head;
  text.replace(text.find("places-5-3-2-1"), 14, "{extends: linear, ranking: [vp_share]}");
  REQUIRE_MESSAGE(desk.read(text), desk.faults);
  tour::Event event = desk.event();
  tour::Results results;
  results.players = {{"PA", "PA"}, {"PB", "PB"}};
  for (int round = 1; round <= 200; ++round) {
    const std::string id = std::to_string(round) + "a";
    tour::Round& made = event.rounds.emplace_back();
    made.number = round;
    made.tables.emplace_back().id = id;
    made.tables.back().origin = {0, static_cast<std::uint32_t>(round), 5};
    results.named[round] = {0, 1};
    tour::Sitting& sitting = results.sittings.emplace_back();
    sitting.table = id;
    sitting.round = round;
    sitting.lines.resize(2);
    sitting.lines[0].vp = (std::int64_t{1} << 60) + 2 * round;  // shares have this and 1 below the line
    sitting.lines[1] = sitting.lines[0];
    sitting.lines[1].player = 1;
    sitting.lines[1].place = 2;
    sitting.lines[1].vp = 1;
  }
  const auto place = tour::too_large_at(event, results, desk.scheme, {});
  CHECK(place.column == 5);
  REQUIRE(place.line > 100);
  const auto is_sound = [&](std::size_t rounds) {
    tour::Results first = results;
    first.sittings.resize(rounds);
    return tour::standings_of(first, desk.scheme, {}).sound;
  };
  CHECK(is_sound(place.line - 1));
  CHECK_FALSE(is_sound(place.line));
}

TEST_CASE("a final: who is through takes along nothing, all points or half of them") {
  const auto last = [](const std::string& carry) {
    return standings(
        "{extends: linear, ranking: [points], stages: [{id: heats, rounds: 1}, {id: final, rounds: 2, "
        "from: {stage: heats, top: 2}, carry: " +
            carry + "}]}",
        rounds({{9, 5, 1}, {3, 7}}));
  };
  CHECK(last("none") == "1 PB 1 > points\n2 PA 0\n");
  CHECK(last("points") == "1 PA 2\n1 PB 2\n");
  CHECK(last("half") == "1 PB 3/2 > points\n2 PA 1\n");
}
