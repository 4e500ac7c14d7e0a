// Slips: one slip of the pen in a game, the rest of which stays, gives one finding, where it is. What is asked for is
// in `aims`; what is held is what the program does today.
//
// By itself: DOGEREF_TABLES=1 DOGEREF_SLIPS=20 build/release/tests/tests_laws -tc='slips:*'
// DOGEREF_SLIP_KIND=undo: the kinds with that in their names. DOGEREF_SLIP_SAVE=FOLDER: keeps logs not read well.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "laws/joined.h"
#include "laws/slips/aims.h"
#include "laws/slips/measure.h"

namespace dogeref::laws::slips {
namespace {

constexpr int enough = 100;  ///< counted slips from which on shares say something

bool is_telling() { return std::getenv("DOGEREF_TABLES") != nullptr; }
bool is_whole() { return std::getenv("DOGEREF_SLIP_KIND") == nullptr; }

void tell(std::string_view what, int figure) {
  if (is_telling()) std::cout << "  " << what << ": " << figure << '\n';
}
/// A figure beside what is asked for; in the open where that is missed.
void tell(std::string_view what, int figure, int aim, bool at_most = false) {
  if (!is_telling()) return;
  const bool missed = at_most ? figure > aim : figure < aim;
  std::cout << "  " << what << ": " << figure << ", asked for " << aim << (missed ? "  MISSED" : "") << '\n';
}

void hold(std::string_view what, int figure, int floor, int aim) {
  tell(what, figure, aim);
  CAPTURE(what);
  CHECK(figure >= floor);
}

void hold_kinds(const std::vector<Tally>& tallies, const Figures& floors) {
  int oddities = 0;
  int read = 0;
  int under = 0;
  for (const Tally& tally : tallies) {
    const bool oddity = tally.kind.nature == Nature::oddity;
    oddities += oddity ? tally.counted : 0;
    read += oddity ? tally.one : 0;
    if (oddity || tally.counted == 0) continue;
    under += share(tally.one, tally.counted) < aims.one_a_kind ? 1 : 0;
    CAPTURE(tally.kind.name);
    if (tally.counted >= 10) CHECK(share(tally.one, tally.counted) >= floors.one_a_kind);
  }
  tell("kinds with fewer single findings than " + std::to_string(aims.one_a_kind), under, 0, true);
  hold("oddities without a finding", share(read, oddities), floors.oddities, aims.oddities);
}

}  // namespace

TEST_CASE("slips: one slip gives one finding, where it is, and the standings are those of the game") {
  for (const GameLaws& laws : joined()) {
    if (!laws.slips) continue;
    const Breakers& breakers = laws.breakers;
    const std::vector<Tally> tallies = tallies_of(breakers);
    if (is_telling()) std::cout << breakers.game << '\n' << table(tallies);
    if (!is_whole()) continue;
    const Tally all = sum(tallies);
    const Figures& floors = laws.slips->floors;
    CHECK(all.counted > 0);
    if (all.counted < enough) continue;
    hold("one finding", share(all.one, all.counted), floors.one, aims.one);
    tell("of these at the slip, or naming it", share(all.placed, all.one));
    hold("standings of the true game", share(all.standing, all.counted), floors.standings, aims.standings);
    hold("what was meant is proposed", share(all.right, all.known), floors.right, aims.right);
    tell("findings of one slip at most", all.most, aims.most, true);
    CHECK(all.most <= floors.most);
    const int times = all.judged / std::max(1, all.lines);
    tell("times that a record's lines are judged", times, aims.times, true);
    tell("times, of the worst record", all.worst, aims.worst, true);
    CHECK(times <= floors.times);
    CHECK(all.worst <= floors.worst);
    hold_kinds(tallies, floors);
  }
}

TEST_CASE("slips: three slips give three findings, two illegal moves two") {
  for (const GameLaws& laws : joined()) {
    if (!laws.slips || !is_whole()) continue;
    const Breakers& breakers = laws.breakers;
    const Figures& floors = laws.slips->floors;
    const Together slips = three_slips(breakers);
    const Together moves = two_moves(breakers);
    if (is_telling()) {
      std::cout << breakers.game << '\n'
                << "  three slips: " << slips.games << " games, " << slips.left_out << " left out; " << slips.missed
                << '\n'
                << "  two moves: " << moves.games << " games, " << moves.left_out << " left out; " << moves.missed
                << '\n';
    }
    hold("three slips, three findings", share(slips.right, slips.games), floors.three_slips, aims.three_slips);
    hold("two illegal moves, two findings", share(moves.right, moves.games), floors.two_moves, aims.two_moves);
  }
}

}  // namespace dogeref::laws::slips
