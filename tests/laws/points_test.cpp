// Every point comes from somewhere: what a player started with and all gains told are what the standings show.

#include <doctest/doctest.h>

#include <set>

#include "kit/index.h"
#include "laws/corpus.h"
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

/// While the Doge tile is not known, what a part gives is what the line says.
constexpr const char* no_doge_tile = R"(game: doge-ship
players: Anna, Marco
dice red 6, green 6, white 6
Anna: red 5, buy G05
Marco: discard
Anna: red 3, build G05 => +5 vp, +1 approval
)";

/// An artefact whose power gives something.
constexpr const char* artefact_gain = R"(game: last-doge
players: Anna (archivisti), Marco (seress)
city: C3 C2 C1 B1 A1 A2 B2 B3 A3 A4 B4 C4 D4 D3 D2 D1 E1 E2 E3 E4 F4 F3 F2 F1 A5 B5 C5
market: F12 F11 F20
pawns: Anna A1, Marco F4
Anna: look B1 B2, move B1, reveal B2 = T5a, take F12, market F03
Marco: draw
Anna: look C1 C2, move C1, reveal C2 = T3a
)";

/// More cards dealt than the rules deal.
constexpr const char* large_hand = R"(game: last-doge
players: Anna (archivisti), Marco (seress)
city: C3 C2 C1 B1 A1 A2 B2 B3 A3 A4 B4 C4 D4 D3 D2 D1 E1 E2 E3 E4 F4 F3 F2 F1 A5 B5 C5
market: F12 F11 F20
pawns: Anna A1, Marco F4
hand Anna C02 C20 C20 C21 C22
)";

/// High Water that costs Ducats, rent at the end of the round, and a final scoring.
constexpr const char* house_rules = R"(game: doge-ship
variant: race, council
players: Anna, Marco
dice 6 6 6
doge D03
Anna: red 4
order Anna, Marco
ruling end "it was late"
)";

JudgeOptions telling(OnIllegal on_illegal = OnIllegal::apply) {
  JudgeOptions options;
  options.want_gains = true;
  options.on_illegal = on_illegal;
  return options;
}

}  // namespace

TEST_CASE("starts and gains add up to the standings, whatever is wrong with a game") {
  CHECK(check_all(telling()) > 3000);
  CHECK(check_all(telling(OnIllegal::skip)) > 3000);
  CHECK(check_all(telling(OnIllegal::stop)) > 3000);
}

TEST_CASE("every origin of a gain has its texts in the rulebook, and none stands there for nothing") {
  std::set<std::string> told;
  referee::Judge judge(shelf(), telling());
  std::vector<Record> all = records();
  all.push_back({"no Doge tile", no_doge_tile});
  all.push_back({"an artefact's gain", artefact_gain});
  all.push_back({"a large hand", large_hand});
  all.push_back({"house rules", house_rules});
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
      CHECK_MESSAGE((told.contains(entry.code) || entry.code == "supply" || entry.code == "replaced"), entry.code);
    }
  }
}

TEST_CASE("nothing is told that nobody asked for") {
  referee::Judge judge(shelf(), {});
  (void)judge.judge(games_of("doge-ship").front().text, 1);
  CHECK(judge.scene().gains.empty());
}

}  // namespace dogeref::laws
