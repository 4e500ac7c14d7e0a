#pragma once
// What the referee makes of slips, kind by kind.

#include <map>
#include <string>
#include <vector>

#include "laws/slips/slip.h"

namespace dogeref::laws::slips {

/// Slips of one kind. Those whose record, taken to the letter, has no error are left out.
struct Tally {
  Kind kind = {};
  int made = 0;
  int counted = 0;
  int one = 0;                ///< of the counted, with one finding (or as many as lines are wrong)
  int placed = 0;             ///< of these, at the line or naming it
  int most = 0;               ///< findings of one slip
  int standing = 0;           ///< of the counted, with the standings of the game as it was meant
  int known = 0;              ///< of the counted, where the record can tell what was meant
  int proposed = 0;           ///< of these, with a proposal
  int right = 0;              ///< of these, that gives what was meant
  int lines = 0;              ///< of the counted records
  int judged = 0;             ///< lines, to find the cheapest explanations of all of them
  int worst = 0;              ///< times that the lines of one record were judged, at most
  std::string missed = {};    ///< one that has other findings: "12 <> 12 syntax, 14 not-your-turn: RIGHT -> WRONG"
  std::string mistaken = {};  ///< one that was taken for something else: "WRONG -> PROPOSED"
};

/// How many slips of a kind are made: DOGEREF_SLIPS in the environment, else few, or more with DOGEREF_LAWS.
[[nodiscard]] int slips_a_kind();

/// Tallies of a game's kinds, in their order, or of those whose name holds DOGEREF_SLIP_KIND ("undo",
/// "last-doge/undo"). Where DOGEREF_SLIP_SAVE names a folder, the logs that were not read well are kept there.
[[nodiscard]] std::vector<Tally> tallies_of(const Breakers& breakers);
/// Of all faults; oddities are none.
[[nodiscard]] Tally sum(const std::vector<Tally>& tallies);

/// Several slips, or illegal moves, in one game.
struct Together {
  int games = 0;
  int left_out = 0;  ///< because one of them alone gives no finding, or because they touch
  int right = 0;     ///< as many findings as slips
  std::string missed = {};
};
/// Three slips of any kinds, each in a third of its own of the game.
[[nodiscard]] Together three_slips(const Breakers& breakers);
/// Two illegal moves which the rest of the record bears.
[[nodiscard]] Together two_moves(const Breakers& breakers);

/// A line a kind, those with the fewest single findings first, and the sum.
[[nodiscard]] std::string table(const std::vector<Tally>& tallies);

/// Of `of` things `part` are so many in 100, rounded down; 100 of none.
[[nodiscard]] inline int share(int part, int of) { return of == 0 ? 100 : part * 100 / of; }

}  // namespace dogeref::laws::slips
