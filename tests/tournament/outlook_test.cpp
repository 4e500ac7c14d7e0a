// Who is through and who is out, whatever comes: what then came never contradicts it.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "kit/random.h"
#include "tournament/desk.h"
#include "tournament/outlook/outlook.h"
#include "tournament/pairing/task.h"
#include "tournament/ranking/cut.h"

using dogeref::kit::Random;
using dogeref::tests::TourDesk;
using dogeref::tests::toy_game;
namespace tour = dogeref::tournament;

namespace {

std::string event_head(const std::string& scheme, std::size_t players) {
  std::string out = "kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: " + scheme + "\nplayers:\n";
  for (std::size_t at = 0; at < players; ++at) out += "  p" + std::to_string(at) + ": ~\n";
  return out + "rounds:\n";
}

std::string round_by_chance(int number, std::size_t players, Random& random) {
  std::vector<std::size_t> order(players);
  for (std::size_t at = 0; at < players; ++at) order[at] = at;
  random.shuffle(std::span(order));
  std::string out = "  " + std::to_string(number) + ":\n";
  std::string absent;
  while (order.size() > 6 && random.once_in(6)) {
    absent += (absent.empty() ? "p" : ", p") + std::to_string(order.back());
    order.pop_back();
  }
  if (!absent.empty()) out += "    " + std::string(random.once_in(2) ? "absent" : "bye") + ": [" + absent + "]\n";
  auto next = order.begin();
  char letter = 'a';
  for (const int size : tour::sizes_for(order.size(), {4, 3, 5}).tables) {
    out += "    " + std::string(1, letter++) + ": {result: [";
    for (int seat = 0; seat < size; ++seat)
      out += std::string(seat == 0 ? "" : ", ") + "{player: p" + std::to_string(*next++) +
             ", vp: " + std::to_string(random.below(12)) + '}';
    out += "]}\n";
  }
  return out;
}

tour::Outlook outlook(TourDesk& desk, const std::string& stage, int rounds) {
  const auto made = tour::outlook_of(desk.event(), desk.scheme, desk.assembled, toy_game(), stage, rounds);
  REQUIRE(made);
  return made.value();
}

}  // namespace

TEST_CASE("who is through is through at the end, who is out is not, and points stay within their bounds") {
  const std::vector<std::string> schemes = {"{extends: places-5-3-2-1, BODY}",
                                            "{extends: linear, counted: {drop_worst: 1}, absent: -1, BODY}",
                                            "{extends: bga-swiss, counted: {best: 3}, BODY}",
                                            "{extends: percentage, BODY}",
                                            "{extends: mahjong-uma, bye: 3, tables: {sizes: [4, 3, 5]}, BODY}",
                                            "{extends: catan, BODY}"};
  const std::string body = "stages: [{id: swiss, rounds: 1-5}, {id: final, rounds: 6, from: {stage: swiss, top: 4}}]";
  int through = 0;
  int out = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    std::string scheme = schemes[seed % schemes.size()];
    scheme.replace(scheme.find("BODY"), 4, body);
    const std::size_t players = 8 + static_cast<std::size_t>(random.below(12));
    std::string text = event_head(scheme, players);
    std::vector<tour::Outlook> before;
    TourDesk desk;
    for (int number = 1; number <= 5; ++number) {
      text += round_by_chance(number, players, random);
      REQUIRE_MESSAGE(desk.read(text), desk.faults);
      before.push_back(outlook(desk, "swiss", 0));
    }
    const auto cut =
        tour::cut_of(desk.assembled.results, desk.scheme, desk.scheme.stages[1], [](std::size_t) { return false; });
    const auto part = tour::part_of(desk.assembled.results, desk.scheme, {"swiss", 0});
    const auto holds = [](const std::vector<std::size_t>& all, std::size_t player) {
      return std::find(all.begin(), all.end(), player) != all.end();
    };
    for (const tour::Outlook& each : before) {
      CHECK(each.places == 4);
      for (const tour::PlayerOutlook& player : each.players) {
        const bool is_in = holds(cut.through, player.player);
        if (player.prospect == tour::Prospect::through) CHECK(is_in);
        if (player.prospect == tour::Prospect::out) CHECK_FALSE((is_in || holds(cut.tied, player.player)));
        through += player.prospect == tour::Prospect::through && player.rounds_left > 0 ? 1 : 0;
        out += player.prospect == tour::Prospect::out && player.rounds_left > 0 ? 1 : 0;
        const tour::Fraction points = part.courses[player.player].points();
        if (each.criterion != "points") continue;
        REQUIRE(player.most);
        CHECK(player.least <= points);
        CHECK(points <= *player.most);
      }
    }
  }
  CHECK(through > 20);
  CHECK(out > 100);
}

TEST_CASE("without stages the number of rounds must be said, and first place is what is asked for") {
  TourDesk desk;
  REQUIRE(
      desk.read("kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: linear\nrounds:\n  1:\n    a: {result: "
                "[{player: anna, vp: 9}, {player: bo, vp: 8}, {player: cora, vp: 7}]}\n"));
  CHECK_FALSE(tour::outlook_of(desk.event(), desk.scheme, desk.assembled, toy_game(), "", 0));
  const tour::Outlook one = outlook(desk, "", 1);
  CHECK(one.next.empty());
  CHECK(one.players[0].prospect == tour::Prospect::through);
  CHECK(one.players[1].prospect == tour::Prospect::out);
  const tour::Outlook two = outlook(desk, "", 2);
  CHECK(two.players[0].prospect == tour::Prospect::open);
  CHECK(two.players[0].least == tour::Fraction(2));
  CHECK(*two.players[0].most == tour::Fraction(6));
  CHECK(two.players[2].prospect == tour::Prospect::open);
}

TEST_CASE("who has left by then does not stand in the way") {
  TourDesk desk;
  const std::string head =
      "kind: tournament\nid: open\ntitle: Open\ngame: toy\nscheme: {extends: linear, ranking: [points], stages: [{id: "
      "swiss, rounds: 1}, {id: final, rounds: 2, from: {stage: swiss, top: 1}}]}\n";
  const std::string round =
      "rounds:\n  1:\n    a: {result: [{player: anna, vp: 9}, {player: bo, vp: 8}, {player: cora, vp: 7}]}\n";
  REQUIRE_MESSAGE(desk.read(head + "players: {anna: {left: 2}, bo: ~, cora: ~}\n" + round), desk.faults);
  const tour::Outlook found = outlook(desk, "swiss", 0);
  REQUIRE(found.players.size() == 2);
  CHECK(desk.assembled.results.players[found.players[0].player].id == "bo");
  CHECK(found.players[0].prospect == tour::Prospect::through);
}
