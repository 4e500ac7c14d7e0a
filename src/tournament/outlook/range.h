#pragma once
// Between what a player can end.

#include <optional>

#include "tournament/ranking/part.h"
#include "tournament/record/judged.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

struct Bounds {
  Fraction now;
  Fraction least;                ///< of a criterion without bounds: as it is now, which says nothing
  std::optional<Fraction> most;  ///< nothing: no bound is known
  bool is_known = true;          ///< whether `least` is a bound
};

/// What tables, byes and absences to come may be worth by a scheme.
class Ranges {
 public:
  /// The scheme must outlive it.
  Ranges(const Scheme& scheme, const GameFacts& game);

  /// Of a course with so many rounds to come, in the criterion that is ranked by first.
  [[nodiscard]] Bounds of(const Course& course, const Criterion& criterion, int rounds) const;

 private:
  [[nodiscard]] Fraction points(const Course& course, int rounds, const Fraction& table, const Fraction& round) const;
  void by_places();
  void by_scores(const GameFacts& game);
  void widen(const Fraction& value);

  const Scheme& scheme_;
  std::optional<Fraction> least_table_;  ///< nothing: no bound
  std::optional<Fraction> most_table_;
  Fraction least_round_;  ///< of a table, a bye or an absence
  Fraction most_round_;
};

}  // namespace dogeref::tournament
