#pragma once
// The criteria once more, slowly and plainly, straight from their definitions: what the program computes is held
// against it.

#include <cstdint>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "support/wide.h"
#include "tournament/ranking/value.h"
#include "tournament/record/results.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tests {

/// A fraction of machine numbers; good for small events.
struct Quotient {
  Wide top = 0;
  Wide bottom = 1;

  Quotient() = default;
  Quotient(std::int64_t number) : top(number) {}  // NOLINT: implicit by design
  Quotient(Wide over, Wide under) : top(over), bottom(under) { shorten(); }

  void shorten();
  friend Quotient operator+(Quotient a, Quotient b) {
    return {a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom};
  }
  friend Quotient operator*(Quotient a, Quotient b) { return {a.top * b.top, a.bottom * b.bottom}; }
  friend Quotient operator/(Quotient a, Quotient b) { return {a.top * b.bottom, a.bottom * b.top}; }
  friend bool operator<(Quotient a, Quotient b) { return a.top * b.bottom < b.top * a.bottom; }
  friend bool operator==(Quotient a, Quotient b) { return a.top == b.top && a.bottom == b.bottom; }
};

/// One round of one player.
struct SlowRound {
  int round = 0;
  const tournament::Sitting* table = nullptr;  ///< nothing for byes, absences, tables without points
  const tournament::Line* line = nullptr;
  Quotient points;
};

class Slow {
 public:
  Slow(const tournament::Results& results, const tournament::Scheme& scheme, int first, int last)
      : results_(results), scheme_(scheme), first_(first), last_(last) {}

  /// As text, "-" for nothing: what the program's value shows exactly.
  [[nodiscard]] std::string value(const tournament::Criterion& criterion, std::size_t player,
                                  const std::set<std::size_t>& tied) const;
  /// The rank of a player among all.
  [[nodiscard]] int rank(std::size_t player, const std::set<std::size_t>& all) const;
  [[nodiscard]] Quotient points(std::size_t player) const;

 private:
  using Numbers = std::optional<std::vector<Quotient>>;

  [[nodiscard]] std::vector<SlowRound> everything(std::size_t player) const;
  [[nodiscard]] std::vector<SlowRound> counted(std::size_t player) const;
  [[nodiscard]] Quotient table_points(const tournament::Sitting& table, const tournament::Line& line) const;
  [[nodiscard]] Numbers numbers(const tournament::Criterion& criterion, std::size_t player,
                                const std::set<std::size_t>& tied) const;
  /// Below 0: the first is better.
  [[nodiscard]] int compare(const tournament::Criterion& criterion, std::size_t one, std::size_t other,
                            const std::set<std::size_t>& tied) const;
  [[nodiscard]] Quotient carried(std::size_t player) const;
  [[nodiscard]] Quotient earned(std::size_t player) const;
  [[nodiscard]] const tournament::Stage* stage() const;

  const tournament::Results& results_;
  const tournament::Scheme& scheme_;
  int first_;
  int last_;
};

}  // namespace dogeref::tests
