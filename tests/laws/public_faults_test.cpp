// Law 2 on records without secrets: what is said of a game with one fault is that fault, or nothing; a fault whose
// facts are public is found, at least 95 in 100 over all, no code under 80.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "laws/house.h"
#include "laws/joined.h"
#include "laws/public_faults.h"

namespace dogeref::laws {
namespace {

bool is_sealed(const GameLaws& laws, const std::string& code) {
  return std::any_of(laws.sealed.begin(), laws.sealed.end(), [&](const Sealed& each) { return each.code == code; });
}

bool has_secrets(const Breakers& breakers) {
  for (const House& house : houses(false)) {
    if (house.game == breakers.game) return house.ruleset->has_secrets();
  }
  return false;
}

}  // namespace

TEST_CASE("law 2: without the secrets one fault gives that finding or none, and what all could see is found") {
  for (const GameLaws& laws : joined()) {
    const Breakers& breakers = laws.breakers;
    if (!has_secrets(breakers)) continue;
    const PublicCounts counts = public_counts_of(breakers);
    if (std::getenv("DOGEREF_TABLES") != nullptr) std::cout << breakers.game << ", public\n" << table(counts);
    int faults = 0;
    int found = 0;
    for (const auto& each : counts) {
      const auto& code = each.first;
      const auto& count = each.second;
      CAPTURE(code);
      CAPTURE(count.alarm);
      CHECK(count.alarms == 0);
      if (is_sealed(laws, code)) continue;
      CAPTURE(count.unseen);
      CHECK(count.found * 100 >= count.faults * 80);
      faults += count.faults;
      found += count.found;
    }
    CHECK(found * 100 >= faults * 95);
  }
}

}  // namespace dogeref::laws
