// Laws 1 and 8: random legal games are judged legal, whole or in part.

#include <doctest/doctest.h>

#include "laws/house.h"

namespace dogeref::laws {
namespace {

enum class Record : std::uint8_t { whole, partial, open };

/// Plays games in every house, by both policies, and has each judged.
template <class Check>
void in_every_house(std::uint64_t games, std::uint64_t seed, Record record, const Check& check) {
  const std::vector<House> all = houses(true);
  referee::Judge judge(shelf(), {});
  for (const House& house : all) {
    if (record == Record::open && !house.ruleset->has_secrets()) continue;
    const std::uint64_t share = (games + all.size() - 1) / all.size();
    simulate::Options options = house.options();
    options.seed = seed;
    options.partial = record == Record::partial;
    options.open = record == Record::open;
    simulate::Simulator sensible(*house.ruleset, options);
    options.policy = simulate::Policy::random;
    simulate::Simulator random(*house.ruleset, options);
    for (std::uint64_t game = 1; game <= share; ++game) {
      // Every sixth by players who take anything: these games are several times as long.
      const simulate::Played& played = (game % 6 == 0 ? random : sensible).play(game);
      INFO(house.name(), " seed ", seed, " game ", game);
      CHECK_EQ(played.trouble, "");
      check(played, judge.judge(played.log, 1));
    }
  }
}

TEST_CASE("law 1: a random legal game is judged legal, and its standings are the simulator's") {
  std::uint64_t unfinished = 0;
  in_every_house(games_to_try(2000), 1, Record::whole,
                 [&](const simulate::Played& played, const referee::Verdict& verdict) {
                   const bool ended = !played.reason.empty();
                   unfinished += ended ? 0 : 1;
                   CHECK_EQ(told(verdict, findings::Severity::error), "");
                   CHECK_EQ(verdict.judgement, ended ? referee::Judgement::legal : referee::Judgement::unfinished);
                   CHECK_EQ(told(verdict.standings), told(played.standings));
                   if (ended) CHECK_EQ(verdict.end->reason, played.reason);
                   CHECK_EQ(verdict.actions, played.actions);
                   // A whole record tells everything.
                   CHECK_EQ(verdict.unverified.value_or(0), 0);
                   CHECK_EQ(verdict.draws, verdict.draws_recorded);
                 });
  MESSAGE("unfinished: ", unfinished);
}

TEST_CASE("law 8: a record that leaves out what it may is never called illegal") {
  in_every_house(games_to_try(2000), 2, Record::partial, [&](const simulate::Played&, const referee::Verdict& verdict) {
    CHECK_EQ(told(verdict, findings::Severity::error), "");
  });
}

TEST_CASE("law 8: a record of what everybody could see is legal, and its standings are the simulator's") {
  in_every_house(games_to_try(2000), 3, Record::open,
                 [&](const simulate::Played& played, const referee::Verdict& verdict) {
                   CHECK_EQ(told(verdict, findings::Severity::error), "");
                   CHECK_EQ(told(verdict.standings), told(played.standings));
                 });
}

}  // namespace
}  // namespace dogeref::laws
