#include "kit/random.h"

#include <doctest/doctest.h>

#include <array>
#include <numeric>
#include <string>

namespace dogeref::kit {
namespace {

std::string numbers(Random random, int below) {
  std::string all;
  for (int count = 0; count < 8; ++count) all += std::to_string(random.below(below)) + " ";
  return all;
}

TEST_CASE("a seed gives the same numbers on every machine") {
  Random random(1);
  CHECK_EQ(random.next(), 1178205122U);
  CHECK_EQ(numbers(Random(1), 6), "1 5 3 3 2 0 5 1 ");
  CHECK_EQ(numbers(Random(1, 1), 6), "2 5 4 0 4 1 2 1 ");
  CHECK_EQ(numbers(Random(2), 6), "5 5 4 0 5 4 3 1 ");
}

TEST_CASE("every number below the limit comes about as often as the others, and no other does") {
  Random random(3);
  std::array<int, 6> times{};
  for (int count = 0; count < 60'000; ++count) ++times.at(static_cast<std::size_t>(random.below(6)));
  for (const int often : times) CHECK(std::abs(often - 10'000) < 400);
  CHECK_EQ(random.below(1), 0);
  CHECK_EQ(random.below(0), 0);
}

TEST_CASE("shuffling keeps what there is and brings each thing to each place") {
  Random random(4);
  std::array<std::array<int, 4>, 4> times{};
  for (int count = 0; count < 4'000; ++count) {
    std::array<int, 4> deck = {0, 1, 2, 3};
    random.shuffle(std::span<int>(deck));
    CHECK(std::accumulate(deck.begin(), deck.end(), 0) == 6);
    for (std::size_t place = 0; place < deck.size(); ++place) ++times[place][static_cast<std::size_t>(deck[place])];
  }
  for (const auto& place : times) {
    for (const int often : place) CHECK(std::abs(often - 1'000) < 150);
  }
}

}  // namespace
}  // namespace dogeref::kit
