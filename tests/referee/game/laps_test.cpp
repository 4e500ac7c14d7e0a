#include "referee/game/laps.h"

#include <doctest/doctest.h>

#include <string>

namespace dogeref::referee {

namespace {

Lap lap_of(std::initializer_list<int> order, std::initializer_list<int> tokens) {
  Lap lap;
  std::size_t at = 0;
  for (const int seat : order) lap.order[at++] = static_cast<std::int8_t>(seat);
  at = 0;
  for (const int count : tokens) lap.tokens[at++] = static_cast<std::uint8_t>(count);
  return lap;
}

Laps laps_of(std::initializer_list<int> order, std::initializer_list<int> tokens) {
  Laps laps;
  laps.start(lap_of(order, tokens), static_cast<int>(order.size()));
  return laps;
}

Laps two_readings(const Lap& computed, const Lap& recorded, int seats) {
  Laps laps;
  laps.start(computed, seats);
  laps.readings[1] = recorded;
  laps.count = 2;
  return laps;
}

/// Plays seats in turn; tells how each line counted: d(ue), o(pen token), x (out of turn), n(o token).
std::string play(Laps& laps, std::initializer_list<int> seats) {
  std::string told;
  for (const int seat : seats) {
    const Claim claim = laps.settle(seat);
    told += "doxn"[static_cast<int>(claim)];
    if (claim != Claim::no_token) laps.spend(seat, claim);
  }
  return told;
}
std::string played(Laps laps, std::initializer_list<int> seats) { return play(laps, seats); }

}  // namespace

TEST_CASE("in a lap each player with tokens acts once, in turn order") {
  CHECK(played(laps_of({0, 1, 2}, {2, 2, 2}), {0, 1, 2, 0, 1, 2}) == "dddddd");
  CHECK(played(laps_of({2, 0, 1}, {1, 1, 1}), {2, 0, 1}) == "ddd");
  CHECK(laps_of({2, 0, 1}, {1, 1, 1}).due() == 2);
}

TEST_CASE("a player without tokens is passed over") {
  CHECK(played(laps_of({0, 1, 2}, {1, 3, 2}), {0, 1, 2, 1, 2, 1}) == "dddddd");
  CHECK(laps_of({0, 1}, {0, 1}).due() == 1);
  CHECK(laps_of({0, 1}, {0, 0}).due() == -1);
  CHECK(played(laps_of({0, 1}, {0, 1}), {0}) == "n");
}

TEST_CASE("who acts before a player who is due is out of turn, once; the one passed over keeps an open token") {
  CHECK(played(laps_of({0, 1, 2}, {2, 2, 2}), {1, 0, 2, 0, 1, 2}) == "xodddd");
  CHECK(played(laps_of({0, 1, 2}, {2, 2, 2}), {1, 2, 0, 1, 2, 0}) == "xddddo");
  CHECK(played(laps_of({0, 1, 2}, {2, 2, 2}), {2, 0, 1, 0, 1, 2}) == "xddood");
}

TEST_CASE("an open token makes nobody due and is not left over at the end") {
  Laps laps = laps_of({0, 1}, {2, 2});
  CHECK(play(laps, {1, 0, 1}) == "xdd");
  CHECK(laps.due() == -1);
  CHECK(play(laps, {0}) == "o");
  Laps forgotten = laps_of({0, 1}, {2, 2});
  CHECK(play(forgotten, {0, 1, 1}) == "ddx");
  CHECK(forgotten.tokens(0) == 1);
  CHECK(forgotten.due() == -1);
  CHECK(forgotten.settle_over());
  CHECK(play(forgotten, {0}) == "o");
  CHECK(forgotten.settle_over());
}

TEST_CASE("who acts again while others are due begins a new lap") {
  CHECK(played(laps_of({0, 1, 2}, {3, 3, 3}), {0, 0, 1, 2, 0, 1, 2}) == "dxddddd");
  CHECK(played(laps_of({0, 1, 2}, {3, 3, 3}), {0, 1, 0, 1, 2, 2}) == "ddxddo");
  CHECK(played(laps_of({0, 1, 2}, {3, 3, 3}), {0, 1, 1, 0, 2}).substr(0, 4) == "ddxo");
}

TEST_CASE("a line of the player due is the regular action even when an open token is there") {
  Laps laps = laps_of({0, 1}, {3, 3});
  CHECK(play(laps, {1}) == "x");
  CHECK(laps.due() == 0);
  CHECK(play(laps, {0, 0}) == "do");
}

TEST_CASE("the round is over when no plain tokens are left") {
  Laps laps = laps_of({0, 1}, {1, 1});
  CHECK_FALSE(laps.settle_over());
  CHECK(play(laps, {0, 1}) == "dd");
  CHECK(laps.settle_over());
  CHECK(play(laps, {0}) == "n");
}

TEST_CASE("two readings are kept until a line fits only one") {
  const Lap computed = lap_of({0, 1, 2}, {1, 1, 1});
  const Lap recorded = lap_of({1, 0, 2}, {1, 1, 1});
  Laps laps = two_readings(computed, recorded, 3);
  CHECK(laps.due() == 1);
  CHECK(play(laps, {0, 1, 2}) == "ddd");
  CHECK(laps.count == 1);
  laps = two_readings(computed, recorded, 3);
  CHECK(play(laps, {1, 0, 2}) == "ddd");
  CHECK(laps.count == 1);
}

TEST_CASE("a line that fits neither reading is judged by the recorded one, which alone stays") {
  Laps laps = two_readings(lap_of({0, 1, 2}, {2, 2, 2}), lap_of({1, 0, 2}, {2, 2, 2}), 3);
  CHECK(play(laps, {2}) == "x");
  CHECK(laps.count == 1);
  CHECK(laps.shown().order[0] == 1);
}

TEST_CASE("left-over tokens and no token left only as both readings say") {
  const Lap computed = lap_of({0, 1}, {1, 1});
  const Lap recorded = lap_of({0, 1}, {2, 1});
  Laps laps = two_readings(computed, recorded, 2);
  CHECK(play(laps, {0, 1}) == "dd");
  CHECK(laps.settle_over());
  laps = two_readings(computed, recorded, 2);
  CHECK(play(laps, {0, 1, 0}) == "ddd");
  CHECK(laps.settle_over());
  laps = two_readings(lap_of({0, 1}, {0, 1}), recorded, 2);
  CHECK(laps.claim(0) == Claim::due);
}

TEST_CASE("two readings that have become one are one") {
  Laps laps = two_readings(lap_of({0, 1}, {1, 1}), lap_of({0, 1}, {1, 1}), 2);
  laps.spend(0, Claim::due);
  CHECK(laps.count == 1);
}

TEST_CASE("in a loose order nobody is out of turn and nobody is due") {
  Laps laps = laps_of({0, 1, 2}, {1, 1, 1});
  laps.loose_order = true;
  CHECK(laps.due() == -1);
  CHECK(play(laps, {2, 0, 1}) == "ddd");
  CHECK(play(laps, {1}) == "n");
}

TEST_CASE("who has a number of tokens that is not proven never has none left") {
  Laps laps = laps_of({0, 1}, {1, 1});
  laps.loose_tokens = 1U << 0;
  CHECK(play(laps, {0, 1, 0}) == "ddd");
  CHECK(laps.settle_over());
}

}  // namespace dogeref::referee
