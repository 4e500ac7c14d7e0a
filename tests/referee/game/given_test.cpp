#include "referee/game/given.h"

#include <doctest/doctest.h>

#include "referee/toy.h"
#include "rules/tree/yaml.h"

namespace dogeref::referee {
namespace {

/// Names in the order of the seats, then what is wrong.
std::string seated(std::string_view yaml) {
  static const Toy toy;
  rules::FaultList faults;
  const auto given = rules::read_yaml(yaml, faults.add_file("given.yaml"), faults);
  std::vector<PlayerName> players;
  std::string all;
  if (given) (void)read_given_players(*given, toy.vocabulary(), players, faults);
  for (const PlayerName& player : players) all += (all.empty() ? "" : " ") + player.written;
  for (const rules::Fault& fault : faults.take()) all += "\n" + rules::formatted(fault);
  return all;
}

}  // namespace

TEST_CASE("players sit as `seats` says, else as `order` does, else as they are named under `players`") {
  CHECK(seated("order: [Bob, Anna]\nplayers: {Anna: {}}\n") == "Bob Anna");
  CHECK(seated("order: [Bob, Anna]\nseats: [Anna, Bob]\n") == "Anna Bob");
  CHECK(seated("order: [Bob, Anna]\nplayers: {Anna: {}, BOB: {}, Cleo: {}}\n") ==
        "Bob Anna\ngiven.yaml:2:30: no player 'Cleo'");
  CHECK(seated("players: {Zoé: {}, Anna: {}}\n") == "Zoé Anna");
}

TEST_CASE("players who are too few, too many or named twice are faults with their place") {
  CHECK(seated("round: 1\n") == "\ngiven.yaml:1:1: players found: 0, needed: 2 to 3; name them under 'order'");
  CHECK(seated("order: [A, B, C, D]\n") ==
        "A B C D\ngiven.yaml:1:1: players found: 4, needed: 2 to 3; name them under 'order'");
  CHECK(seated("players: {Anna: {}, anna: {}}\n") ==
        "Anna\ngiven.yaml:1:21: 'anna' is named twice, first as 'Anna' at given.yaml:1:11\n"
        "given.yaml:1:1: players found: 1, needed: 2 to 3; name them under 'order'");
  CHECK(seated("order: [Anna, Bob, anna]\n") == "Anna Bob\ngiven.yaml:1:20: 'anna' is named twice");
  CHECK(seated("order: [1, Bob, Anna]\n") == "Bob Anna");
}

}  // namespace dogeref::referee
