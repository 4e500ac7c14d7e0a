// Every point comes from somewhere: what a player started with and all gains told are what the standings show.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "games/games.h"
#include "kit/index.h"
#include "laws/joined.h"
#include "referee/questions/points.h"

namespace dogeref::laws {
namespace {

using kit::index;
using referee::JudgeOptions;
using referee::OnIllegal;
using referee::PlayerPoints;
using referee::Verdict;

const referee::Standing* standing_of(const Verdict& verdict, int seat) {
  for (const referee::Standing& standing : verdict.standings) {
    if (standing.seat == seat) return &standing;
  }
  return nullptr;
}

/// The value of a track in a player's standing, which has its name.
std::int32_t shown(const Verdict& verdict, int seat, const std::string& track) {
  const std::vector<referee::Column>& columns = verdict.ruleset->vocabulary().columns;
  const referee::Standing* const standing = standing_of(verdict, seat);
  REQUIRE(standing != nullptr);
  for (std::size_t column = 0; column < columns.size(); ++column) {
    if (columns[column].name == track) return standing->values[column].value();
  }
  FAIL("no column shows ", track);
  return 0;
}

void check_player(const Verdict& verdict, const PlayerPoints& points) {
  const std::vector<std::string>& tracks = verdict.ruleset->vocabulary().tracks;
  std::vector<std::int32_t> sums = points.start;
  std::uint32_t line = 0;
  for (const referee::Change& change : points.changes) {
    sums[index(change.gain.track)] += change.gain.amount;
    CHECK(change.sum == sums[index(change.gain.track)]);
    CHECK(change.gain.line >= line);
    line = change.gain.line;
  }
  std::vector<std::int32_t> by_source = points.start;
  for (const referee::Source& source : points.sources) {
    for (std::size_t track = 0; track < tracks.size(); ++track) by_source[track] += source.amounts[track];
  }
  for (std::size_t track = 0; track < tracks.size(); ++track) {
    CAPTURE(tracks[track]);
    CHECK(sums[track] == shown(verdict, points.seat, tracks[track]));
    CHECK(points.end[track] == sums[track]);
    CHECK(by_source[track] == sums[track]);
  }
}

int check_all(const JudgeOptions& options) {
  referee::Judge judge(shelf(), options);
  int changes = 0;
  for (const Record& record : records()) {
    CAPTURE(record.name);
    const Verdict& verdict = judge.judge(record.text, 1);
    for (const PlayerPoints& points : referee::points_of(judge.scene())) {
      check_player(verdict, points);
      changes += static_cast<int>(points.changes.size());
    }
  }
  return changes;
}

JudgeOptions telling(OnIllegal on_illegal = OnIllegal::apply) {
  JudgeOptions options;
  options.want_gains = true;
  options.on_illegal = on_illegal;
  return options;
}

}  // namespace

TEST_CASE("starts and gains add up to the standings, whatever is wrong with a game") {
  const int least = stock().least_changes;
  CHECK(check_all(telling()) > least);
  CHECK(check_all(telling(OnIllegal::skip)) > least);
  CHECK(check_all(telling(OnIllegal::stop)) > least);
}

TEST_CASE("every origin of a gain has its texts in the rulebook, and none stands there for nothing") {
  std::set<std::string> told;
  referee::Judge judge(shelf(), telling());
  std::vector<Record> all = records();
  for (const GameLaws& laws : joined()) all.insert(all.end(), laws.records.begin(), laws.records.end());
  for (const Record& record : all) {
    const Verdict& verdict = judge.judge(record.text, 1);
    for (const findings::Gain& gain : judge.scene().gains) {
      const std::string why(gain.origin.why);
      CHECK_MESSAGE(library().rulebook(verdict.game).find_gain(why) != nullptr, why);
      told.insert(why);
    }
  }
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library().rulebook(game.id).gains()) {
      const auto& untold = laws_of(game.id).untold_gains;
      const bool is_untold = std::find(untold.begin(), untold.end(), entry.code) != untold.end();
      CHECK_MESSAGE((told.contains(entry.code) || is_untold), entry.code);
    }
  }
}

TEST_CASE("nothing is told that nobody asked for") {
  referee::Judge judge(shelf(), {});
  (void)judge.judge(games_of(games::all().front().id).front().text, 1);
  CHECK(judge.scene().gains.empty());
}

}  // namespace dogeref::laws
