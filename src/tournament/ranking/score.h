#pragma once
// What a line of a table comes to by a scheme.

#include <cstdint>

#include "tournament/number/fraction.h"
#include "tournament/record/results.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

struct Score {
  int place = 1;            ///< the first of those covered; of a forfeit the table's last
  int shared = 1;           ///< how many are covered
  Fraction points;          ///< for the place or the score
  Fraction bonus;           ///< on top
  Fraction share;           ///< of all points of the table, those below 0 as 0
  Fraction ratio;           ///< own points over the winner's
  std::int64_t margin = 0;  ///< own points less the best of the others
  bool outright = false;    ///< more points than all others together

  [[nodiscard]] Fraction total() const { return points + bonus; }
  /// The part of a place that is the player's: a place shared by k counts 1/k.
  [[nodiscard]] Fraction part_of(int wanted) const {
    return wanted >= place && wanted < place + shared ? Fraction(1, shared) : Fraction(0);
  }
  /// The mean of the places covered.
  [[nodiscard]] Fraction mean_place() const { return Fraction(2 * place + shared - 1, 2); }
};

[[nodiscard]] Score score_of(const Sitting& sitting, const Line& line, const Scheme& scheme);

}  // namespace dogeref::tournament
