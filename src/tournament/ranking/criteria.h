#pragma once
// Criteria of players in a stage.

#include <span>
#include <vector>

#include "tournament/ranking/part.h"
#include "tournament/ranking/value.h"

namespace dogeref::tournament {

/// What criteria come to for players of a part, which must outlive it, as its results and scheme must.
class Measure {
 public:
  Measure(const Results& results, const Scheme& scheme, const Part& part)
      : results_(results), scheme_(scheme), part_(part) {}

  /// Of players who are still tied: `tied` are all of them, which head_to_head and toss ask for; alone there is none.
  [[nodiscard]] std::vector<Value> of(const Criterion& criterion, std::span<const std::size_t> tied) const;
  /// Of a player alone; nothing for criteria among tied ones.
  [[nodiscard]] Value of(const Criterion& criterion, std::size_t player) const;

 private:
  using Tied = std::span<const std::size_t>;

  [[nodiscard]] std::vector<Value> head_to_head(Tied tied) const;
  [[nodiscard]] std::vector<Value> toss(Tied tied) const;
  [[nodiscard]] std::vector<Fraction> meetings(std::size_t player) const;
  [[nodiscard]] Value opponents(std::size_t player, bool cut) const;
  [[nodiscard]] Value column(const Criterion& criterion, std::size_t player) const;
  [[nodiscard]] Value best_table(std::size_t player) const;
  [[nodiscard]] const Course& course(std::size_t player) const { return part_.courses[player]; }

  const Results& results_;
  const Scheme& scheme_;
  const Part& part_;
};

/// The lot of an id: SHA-256 of `SEED:ID`.
[[nodiscard]] std::string lot_of(std::int64_t seed, const std::string& id);

}  // namespace dogeref::tournament
