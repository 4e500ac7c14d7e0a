// Law: what a redaction tells hangs on nothing that was hidden from whoever reads it.

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "laws/house.h"
#include "laws/last_doge/secrets.h"
#include "referee/rewrite/redact.h"

namespace dogeref::laws {
namespace {

constexpr std::string_view planted = "T7gisonC3";

std::vector<House> secret_houses() {
  std::vector<House> found;
  for (const House& house : houses(true)) {
    if (house.ruleset->has_secrets()) found.push_back(house);
  }
  return found;
}

/// Whole and public records of simulated games, shared among the houses.
template <class Check>
void in_secret_houses(std::uint64_t games, std::uint64_t seed, const Check& check) {
  const std::vector<House> all = secret_houses();
  const std::uint64_t share = (games + all.size() - 1) / all.size();
  for (const House& house : all) {
    simulate::Options options = house.options();
    options.seed = seed;
    options.policy = seed % 2 == 0 ? simulate::Policy::random : simulate::Policy::sensible;
    for (const bool open : {false, true}) {
      options.open = open;
      simulate::Simulator simulator(*house.ruleset, options);
      for (std::uint64_t game = 1; game <= share; ++game) {
        INFO(house.name(), " seed ", seed, " game ", game, open ? " public" : "");
        check(simulator.play(game).log, house.players);
      }
    }
  }
}

std::string redacted(const std::string& log, int keeps) {
  const referee::Redacted result = referee::redact(shelf(), {}, log, 1, {keeps, false});
  return result.status == referee::Redacted::Status::done ? result.text : "cannot be redacted";
}

TEST_CASE("law: nothing that people wrote for people comes through a redaction") {
  in_secret_houses(games_to_try(6000) / 100, 5, [](const std::string& log, int) {
    const std::string text = redacted(with_planted(log, planted), -1);
    CHECK(text.starts_with("game: "));
    CHECK(text.find(planted) == std::string::npos);
    CHECK(text.find("seed") == std::string::npos);
    // What was planted changed nothing else.
    CHECK(text == redacted(log, -1) + "ruling allow second-task\n");
  });
}

TEST_CASE("law: of fixtures, too, nothing that people wrote for people comes through") {
  for (const Record& record : games_of("last-doge")) {
    CAPTURE(record.name);
    CHECK(redacted(with_planted(record.text, planted), -1).find(planted) == std::string::npos);
  }
}

TEST_CASE("law: two games that differ in what nobody could see have the same redactions") {
  constexpr std::uint64_t usual = 4800;
  const int least = games_to_try(usual) < usual ? 1 : 5;
  std::array<int, ways_to_differ> tried{};
  for (const std::uint64_t seed : {7U, 9U, 11U}) {
    in_secret_houses(games_to_try(usual) / 100, seed, [&](const std::string& log, int players) {
      referee::Judge judge(shelf(), {});
      std::vector<std::string> redactions;
      for (int keeps = -1; keeps < players; ++keeps) redactions.push_back(redacted(log, keeps));
      for (int way = 0; way < ways_to_differ; ++way) {
        const Differing other = differing(log, way, seed);
        if (other.text.empty()) continue;
        const referee::Verdict& verdict = judge.judge(other.text, 1);
        if (verdict.errors > 0) continue;
        ++tried[static_cast<std::size_t>(way)];
        INFO("way ", way, "\n", other.what);
        for (int keeps = -1; keeps < players; ++keeps) {
          if (keeps == other.seen_by) continue;
          CHECK(redacted(other.text, keeps) == redactions[static_cast<std::size_t>(keeps + 1)]);
        }
      }
    });
  }
  for (int way = 0; way < ways_to_differ; ++way) {
    CAPTURE(way);
    CHECK(tried[static_cast<std::size_t>(way)] >= least);
  }
}

}  // namespace
}  // namespace dogeref::laws
