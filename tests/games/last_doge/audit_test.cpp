// Nothing is in two places, and nothing in none, after every line of the stored games.

#include <doctest/doctest.h>

#include "games/last_doge/model/state.h"
#include "shelf.h"

using namespace dogeref;
using last_doge::logs;
using last_doge::ruleset;
using last_doge::shelf;
using last_doge::slurp;

namespace {

std::string joined(const std::vector<std::string>& faults) {
  std::string all;
  for (const std::string& fault : faults) all += (all.empty() ? "" : "; ") + fault;
  return all;
}

/// The position behind a line of a stored game.
referee::Position position_after(const char* game, std::uint32_t line) {
  referee::Judge judge(shelf(), {});
  (void)judge.judge_until(slurp(std::string(DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/") + game), 1, line);
  return *judge.scene().position;
}

}  // namespace

TEST_CASE("every position of a stored game can be") {
  for (const std::filesystem::path& path : logs("games")) {
    const std::string log = slurp(path);
    const auto lines = static_cast<std::uint32_t>(std::count(log.begin(), log.end(), '\n'));
    for (std::uint32_t line = 1; line <= lines; ++line) {
      referee::Judge judge(shelf(), {});
      if (judge.judge_until(log, 1, line).errors > 0) break;
      CAPTURE(path.string());
      CAPTURE(line);
      if (judge.scene().ruleset == nullptr) continue;
      CHECK(joined(judge.scene().ruleset->audit(*judge.scene().position)) == "");
    }
  }
}

TEST_CASE("what cannot be is found") {
  using last_doge::State;
  const referee::Position good = position_after("lagune-1.log", 20);
  const auto after = [&](auto change) {
    referee::Position bad = good;
    change(bad.as<State>(), bad);
    return joined(ruleset().audit(bad));
  };
  CHECK(after([](State&, auto&) {}) == "");
  CHECK(after([](State& state, auto&) { state.pawns[0] = state.pawns[1]; }) ==
        "the pawn of seat 0 shares its cell; the pawn of seat 1 shares its cell");
  CHECK(after([](State& state, auto&) { state.pawns[1] = -1; }) == "the pawn of seat 1 is nowhere");
  CHECK(after([](State& state, auto&) { state.pawns[1] = 0; }) == "the pawn of seat 1 stands on the treasure");
  CHECK(after([](State& state, auto&) { ++state.hands[0].count; }) ==
        "the count of cards of seat 0 is not that of the hand");
  CHECK(after([](State& state, auto&) { state.hands[0].known[0] = 60; }) ==
        "the hand of seat 0 holds more known cards than cards; more copies of C01 are known than there are");
  CHECK(after([](State& state, auto&) { state.discard.count = 70; }) == "78 cards are outside the deck, there are 61");
  CHECK(after([](State& state, auto&) { state.artefact_at[4] = 4; }) == "F05 is nowhere");
  CHECK(after([](State& state, auto&) { state.artefact_at[4] = last_doge::in_market; }) ==
        "too many artefacts are open");
  CHECK(after([](State& state, auto&) { state.treasure = 0; }) == "who has the treasure has not guessed");
  CHECK(after([](State& state, auto&) { state.lying[1] = state.lying[2]; }) ==
        "what is known of the tiles does not fit together");
  CHECK(after([](State& state, auto&) { state.face_up |= 1U << 31; }) == "a tile lies open outside the city");
  CHECK(after([](State&, referee::Position& bad) { bad.ledger.value[0][0] = -1; }) ==
        "the count of trophies of seat 0 is below zero");
  CHECK(after([](State& state, auto&) { state.out = state.caught = 1; }) == "the end of seat 0 is both out and caught");
}
