// Drawing rounds: the best of all for a few players, none bettered by an exchange for many, plans known from
// mathematics.

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>

#include "kit/random.h"
#include "tournament/pairing/drawing.h"
#include "tournament/pairing/field.h"
#include "tournament/pairing/plan.h"
#include "tournament/pairing/pricing.h"
#include "tournament/pairing/units.h"

namespace tour = dogeref::tournament;
using dogeref::kit::Random;
using tour::Cost;
using tour::Drawing;
using tour::System;
using tour::Task;

namespace {

/// Somebody as many rounds may have left him.
tour::Seeker seeker_by_chance(Random& random) {
  tour::Seeker seeker;
  seeker.points = random.below(6);
  seeker.byes = random.below(2);
  seeker.shorts = random.below(2);
  for (std::size_t seat = 1; seat < seeker.sat.size(); ++seat) seeker.sat[seat] = random.below(3);
  seeker.club = random.below(4);
  seeker.team = random.below(3);
  return seeker;
}

Task task_by_chance(std::size_t players, const std::vector<int>& sizes, System system, std::uint64_t seed) {
  Random random(seed, players);
  std::vector<tour::Seeker> seekers;
  for (std::size_t at = 0; at < players; ++at) {
    seekers.push_back(seeker_by_chance(random));
    seekers.back().rank = static_cast<std::int64_t>(at) + 1;
  }
  Task task = tour::task_for(seekers, sizes, system);
  for (std::size_t one = 0; one < players; ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      for (int times = random.below(3); times > 0; --times) task.met.add(one, other);
    }
  }
  return task;
}

/// The costs once more, plainly from their definitions.
Cost slow_cost(const Task& task, const Drawing& drawing) {
  Cost cost = {};
  const auto had = [&](std::size_t player) { return task.seekers[player].byes + task.seekers[player].shorts; };
  std::int64_t fewest_byes = 1000;
  std::int64_t fewest = 1000;
  for (std::size_t player = 0; player < task.size(); ++player) {
    fewest_byes = std::min(fewest_byes, task.seekers[player].byes);
    fewest = std::min(fewest, had(player));
  }
  for (const std::size_t player : drawing.byes) {
    cost[tour::sizes_term] += 1;
    cost[tour::byes_term] += task.seekers[player].byes - fewest_byes;
    cost[tour::shorts_term] += had(player) - fewest;
  }
  const auto tables = static_cast<std::int64_t>(drawing.tables.size());
  for (const auto& table : drawing.tables) {
    const auto size = static_cast<int>(table.size());
    if (size != task.best_size) cost[tour::sizes_term] += 1;
    std::int64_t strength = 0;
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
      const tour::Seeker& own = task.seekers[table[seat]];
      if (size < task.best_size) cost[tour::shorts_term] += had(table[seat]) - fewest;
      cost[tour::seats_term] += own.sat[seat + 1] > 0 ? 1 : 0;
      cost[tour::sittings_term] += own.sat[seat + 1];
      strength += 2 * own.rank - static_cast<std::int64_t>(task.size()) - 1;
      for (std::size_t next = seat + 1; next < table.size(); ++next) {
        const tour::Seeker& other = task.seekers[table[next]];
        const auto met = task.met.at(table[seat], table[next]);
        cost[tour::repeats_term] += met > 0 ? 1 : 0;
        cost[tour::meetings_term] += met;
        if ((own.club != 0 && own.club == other.club) || (own.team != 0 && own.team == other.team))
          cost[tour::circles_term] += 1;
        if (task.system == System::swiss)
          cost[tour::points_term] += (own.points - other.points) * (own.points - other.points);
        if (task.system == System::cut && (own.rank - 1) / tables == (other.rank - 1) / tables)
          cost[tour::pots_term] += 1;
      }
    }
    if (task.system == System::cut) cost[tour::points_term] += strength * strength;
  }
  return cost;
}

/// Everybody placed in every order.
Cost least_of_all(const Task& task) {
  std::vector<std::size_t> order(task.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Cost least;
  least.fill(1'000'000'000);
  do {
    Drawing drawing;
    auto next = order.begin();
    for (const int size : task.sizes.tables) {
      drawing.tables.emplace_back(next, next + size);
      next += size;
    }
    drawing.byes.assign(next, order.end());
    least = std::min(least, slow_cost(task, drawing));
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

bool seats_everybody_once(const Task& task, const Drawing& drawing) {
  std::multiset<std::size_t> all(drawing.byes.begin(), drawing.byes.end());
  for (const auto& table : drawing.tables) all.insert(table.begin(), table.end());
  std::size_t at = 0;
  for (const std::size_t player : all) {
    if (player != at++) return false;
  }
  return at == task.size();
}

/// The least cost that an exchange of any two leaves, literally: each takes the other's chair.
Cost least_after_exchange(const Task& task, const Drawing& drawing) {
  Cost least = slow_cost(task, drawing);
  Drawing changed = drawing;
  std::vector<std::size_t*> chairs;
  for (auto& table : changed.tables) {
    for (std::size_t& player : table) chairs.push_back(&player);
  }
  for (std::size_t& player : changed.byes) chairs.push_back(&player);
  for (std::size_t* one : chairs) {
    for (std::size_t* other : chairs) {
      if (one <= other) continue;
      std::swap(*one, *other);
      least = std::min(least, slow_cost(task, changed));
      std::swap(*one, *other);
    }
  }
  return least;
}

constexpr System systems[] = {System::swiss, System::balanced, System::cut};

}  // namespace

TEST_CASE("up to eight players no drawing is better, by every order of them") {
  for (std::size_t players = 3; players <= 8; ++players) {
    const std::size_t seeds = players < 8 ? 6 : 2;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      const Task task = task_by_chance(players, {4, 3, 5}, systems[seed % 3], seed);
      if (task.sizes.tables.empty()) continue;
      const tour::Drawn drawn = tour::draw(task);
      CHECK(seats_everybody_once(task, drawn.drawing));
      CHECK(drawn.costs == slow_cost(task, drawn.drawing));
      CHECK(drawn.costs == least_of_all(task));
      CHECK(drawn.bounds == drawn.costs);
    }
  }
}

TEST_CASE("nine players are drawn best, in threes, with a bye and at uneven tables") {
  const std::vector<int> wanted[] = {{3}, {4}, {5, 4}};
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const Task task = task_by_chance(9, wanted[seed], systems[seed], seed + 10);
    CHECK(tour::draw(task).costs == least_of_all(task));
  }
}

TEST_CASE("no exchange of two players betters a drawing, and no bound is above a cost") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const std::size_t players = 10 + seed * 3;
    const Task task =
        task_by_chance(players, seed % 2 == 0 ? std::vector{4, 3, 5} : std::vector{5, 4}, systems[seed % 3], seed);
    const tour::Drawn drawn = tour::draw(task);
    CHECK(seats_everybody_once(task, drawn.drawing));
    CHECK(drawn.costs == slow_cost(task, drawn.drawing));
    CHECK(least_after_exchange(task, drawn.drawing) == drawn.costs);
    for (std::size_t term = 0; term < tour::term_count; ++term) CHECK(drawn.bounds[term] <= drawn.costs[term]);
  }
}

TEST_CASE("no bound is above what the best drawing costs") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Task task = task_by_chance(6 + seed % 4, seed % 2 == 0 ? std::vector{4, 3, 5} : std::vector{3},
                                     systems[seed % 3], seed + 100);
    const Cost bounds = tour::bounds_of(task);
    const Drawing best = tour::best_drawing(task);
    const Cost costs = slow_cost(task, best);
    for (std::size_t term = 0; term < tour::term_count; ++term) CHECK(bounds[term] <= costs[term]);
    CHECK(bounds[tour::sizes_term] == costs[tour::sizes_term]);
    CHECK(bounds[tour::byes_term] == costs[tour::byes_term]);
  }
}

TEST_CASE("with all new to each other equals of points sit together, and the bound is reached") {
  std::vector<tour::Seeker> seekers(16);
  for (std::size_t at = 0; at < 16; ++at) seekers[at].points = static_cast<std::int64_t>(at * 7 % 16 / 4 * 5);
  const tour::Drawn drawn = tour::draw(tour::task_for(seekers, {4, 3, 5}, System::swiss));
  CHECK(drawn.costs == Cost{});
  CHECK(drawn.bounds == Cost{});
  CHECK(seekers[drawn.drawing.tables.front().front()].points == 15);
}

TEST_CASE("the best of a stage before are dealt apart") {
  std::vector<tour::Seeker> seekers(16);
  for (std::size_t at = 0; at < 16; ++at) seekers[at].rank = static_cast<std::int64_t>(at) + 1;
  const tour::Drawn drawn = tour::draw(tour::task_for(seekers, {4, 3, 5}, System::cut));
  CHECK(drawn.costs == Cost{});
  for (const auto& table : drawn.drawing.tables) {
    std::set<std::size_t> pots;
    for (const std::size_t player : table) pots.insert(player / 4);
    CHECK(pots.size() == 4);
  }
}

TEST_CASE("sizes of tables: few byes, then few of the last wanted") {
  const auto sizes = [](std::size_t players, const std::vector<int>& wanted) {
    const tour::Sizes found = tour::sizes_for(players, wanted);
    std::string out;
    for (const int size : found.tables) out += std::to_string(size);
    return out + '+' + std::to_string(found.byes);
  };
  CHECK(sizes(16, {4, 3, 5}) == "4444+0");
  CHECK(sizes(13, {4, 3, 5}) == "4333+0");
  CHECK(sizes(5, {4, 3, 5}) == "5+0");
  CHECK(sizes(9, {4, 3, 5}) == "333+0");
  CHECK(sizes(13, {5, 4}) == "544+0");
  CHECK(sizes(11, {5, 4}) == "55+1");
  CHECK(sizes(13, {4}) == "444+1");
  CHECK(sizes(2, {4, 3, 5}) == "+2");
  CHECK(sizes(0, {4}) == "+0");
}

TEST_CASE("perfect plans: all play in each round, and nobody meets anybody twice") {
  struct Known {
    std::size_t players, size, rounds;
  };
  constexpr Known known[] = {{16, 4, 5},   {9, 3, 4},   {15, 3, 7},  {28, 4, 9},   {25, 5, 6},    {27, 3, 13},
                             {12, 3, 4},   {20, 4, 5},  {64, 4, 21}, {32, 4, 9},   {10, 2, 9},    {36, 4, 9},
                             {125, 5, 31}, {44, 4, 11}, {45, 5, 9},  {128, 4, 33}, {500, 4, 125}, {4, 2, 3}};
  for (const Known& each : known) {
    const auto plan = tour::perfect_plan(each.players, each.size, 1000);
    CHECK_MESSAGE(plan.size() == each.rounds, each.players, " in ", each.size);
    std::set<std::pair<std::size_t, std::size_t>> met;
    for (const tour::PlannedRound& round : plan) {
      std::set<std::size_t> seated;
      for (const auto& table : round) {
        CHECK(table.size() == each.size);
        for (const std::size_t one : table) {
          seated.insert(one);
          for (const std::size_t other : table) {
            if (one < other) REQUIRE(met.emplace(one, other).second);
          }
        }
      }
      REQUIRE(seated.size() == each.players);
      CHECK(*seated.rbegin() == each.players - 1);
    }
  }
  CHECK(tour::perfect_plan(16, 4, 5).size() == 5);
  CHECK(tour::perfect_plan(24, 4, 5).empty());
  CHECK(tour::perfect_plan(17, 4, 5).empty());
  CHECK(tour::perfect_plan(16, 4, 2).size() == 2);
}

TEST_CASE("finite fields: every element but 0 has another by which it is 1, and sums are in order") {
  for (const std::size_t size : {2U, 3U, 4U, 5U, 7U, 8U, 9U, 16U, 25U, 27U, 49U}) {
    const tour::Field field(size);
    REQUIRE(field.size() == size);
    for (std::size_t one = 1; one < size; ++one) {
      std::set<std::size_t> products;
      for (std::size_t other = 0; other < size; ++other) {
        products.insert(field.product(one, other));
        const std::size_t third = (one + 3 * other) % size;
        CHECK(field.product(one, field.sum(other, third)) ==
              field.sum(field.product(one, other), field.product(one, third)));
      }
      CHECK(products.size() == size);
    }
    std::set<std::size_t> powers;
    for (std::size_t at = 0; at + 1 < size; ++at) powers.insert(field.power(field.primitive(), at));
    CHECK(powers.size() == size - 1);
  }
  CHECK(tour::Field(6).size() == 0);
  CHECK(tour::Field(1).size() == 0);
}

TEST_CASE("points become whole numbers, exactly where there is room") {
  using tour::Fraction;
  const tour::WholePoints exact = tour::whole_points({Fraction(7, 2), Fraction(1, 3), Fraction(-2)});
  CHECK(exact.unit == 6);
  CHECK(exact.points == std::vector<std::int64_t>{33, 14, 0});
  const tour::WholePoints rounded = tour::whole_points({Fraction(1, 7919), Fraction(1, 104729), Fraction(40)});
  CHECK(rounded.unit == 10'000);
  CHECK(rounded.points == std::vector<std::int64_t>{1, 0, 399'999});
  CHECK(tour::whole_points({Fraction(0), Fraction(5'000'000)}).points == std::vector<std::int64_t>{0, 1'000'000});
}
