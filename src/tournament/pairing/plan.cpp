#include "tournament/pairing/plan.h"

#include "tournament/pairing/field.h"

namespace dogeref::tournament {
namespace {

using Plan = std::vector<PlannedRound>;
using Table = std::vector<std::size_t>;

constexpr std::size_t most_field = 128;

/// Two at a table: one stays, the others go round.
Plan circle(std::size_t players, std::size_t most) {
  Plan plan;
  const std::size_t others = players - 1;
  for (std::size_t round = 0; round < others && round < most; ++round) {
    PlannedRound& tables = plan.emplace_back(PlannedRound{{others, round}});
    for (std::size_t at = 1; at < players / 2; ++at)
      tables.push_back({(round + at) % others, (round + others - at) % others});
  }
  return plan;
}

/// The lines of an affine space: points are lists of elements of a field, a round has all lines of one direction.
class AffineSpace {
 public:
  AffineSpace(std::size_t size, std::size_t players) : field_(size), players_(players) {}

  [[nodiscard]] Plan rounds(std::size_t most) const {
    Plan plan;
    for (std::size_t direction = 1; direction < players_ && plan.size() < most; ++direction) {
      if (is_first(direction)) plan.push_back(lines(direction));
    }
    return plan;
  }

 private:
  /// Of the multiples of a direction the one whose first element that is not 0 is 1.
  [[nodiscard]] bool is_first(std::size_t direction) const {
    while (direction % field_.size() == 0) direction /= field_.size();
    return direction % field_.size() == 1;
  }

  [[nodiscard]] std::size_t moved(std::size_t point, std::size_t direction, std::size_t by) const {
    std::size_t out = 0;
    for (std::size_t weight = 1; weight < players_; weight *= field_.size()) {
      const std::size_t step = field_.product(direction / weight % field_.size(), by);
      out += weight * field_.sum(point / weight % field_.size(), step);
    }
    return out;
  }

  [[nodiscard]] PlannedRound lines(std::size_t direction) const {
    PlannedRound tables;
    std::vector<bool> is_seated(players_);
    for (std::size_t point = 0; point < players_; ++point) {
      if (is_seated[point]) continue;
      Table& table = tables.emplace_back();
      for (std::size_t by = 0; by < field_.size(); ++by) {
        table.push_back(moved(point, direction, by));
        is_seated[table.back()] = true;
      }
    }
    return tables;
  }

  Field field_;
  std::size_t players_;
};

/// Groups of m players, m a power of a prime; a table has one of each of the first `size` groups. Where a group fills
/// tables itself, the last round has those.
Plan transversal(std::size_t players, std::size_t size) {
  const std::size_t group = players / size;
  if (group < size || group > most_field) return {};
  const Field field(group);
  if (field.size() == 0) return {};
  Plan plan(group);
  for (std::size_t round = 0; round < group; ++round) {
    for (std::size_t at = 0; at < group; ++at) {
      Table& table = plan[round].emplace_back();
      for (std::size_t of = 0; of < size; ++of) table.push_back(of * group + field.sum(at, field.product(of, round)));
    }
  }
  if (group % size != 0) return plan;
  PlannedRound& last = plan.emplace_back();
  for (std::size_t player = 0; player < players; player += size) {
    Table& table = last.emplace_back();
    for (std::size_t seat = 0; seat < size; ++seat) table.push_back(player + seat);
  }
  return plan;
}

/// A player of some copy of a field, or the one who stands outside.
struct Spot {
  std::size_t copy = 0;
  std::size_t element = 0;
  bool is_outside = false;
};

/// The rounds that come of one by adding each element of a field to all.
Plan developed(const std::vector<std::vector<Spot>>& base, const Field& field, std::size_t outside) {
  Plan plan;
  for (std::size_t by = 0; by < field.size(); ++by) {
    PlannedRound& tables = plan.emplace_back();
    for (const std::vector<Spot>& spots : base) {
      Table& table = tables.emplace_back();
      for (const Spot& spot : spots)
        table.push_back(spot.is_outside ? outside : spot.copy * field.size() + field.sum(spot.element, by));
    }
  }
  return plan;
}

/// Fifteen in threes, seven rounds (T. P. Kirkman's schoolgirls, as D. K. Ray-Chaudhuri and R. M. Wilson build them).
Plan fifteen_in_threes() {
  const Field field(7);
  const std::vector<std::vector<Spot>> base = {{{0, 0}, {1, 0}, {0, 0, true}},
                                               {{0, 1}, {0, 3}, {1, 2}},
                                               {{0, 2}, {0, 6}, {1, 4}},
                                               {{0, 4}, {0, 5}, {1, 1}},
                                               {{1, 3}, {1, 5}, {1, 6}}};
  return developed(base, field, 14);
}

/// Twenty-eight in fours, nine rounds (H. Hanani, D. K. Ray-Chaudhuri and R. M. Wilson).
Plan twenty_eight_in_fours() {
  const Field field(9);
  const std::size_t root = field.primitive();
  std::vector<std::vector<Spot>> base = {{{0, 0}, {1, 0}, {2, 0}, {0, 0, true}}};
  for (std::size_t copy = 0; copy < 3; ++copy) {
    for (std::size_t i = 0; i < 2; ++i)
      base.push_back({{copy, field.power(root, i)},
                      {copy, field.power(root, i + 4)},
                      {(copy + 1) % 3, field.power(root, i + 2)},
                      {(copy + 1) % 3, field.power(root, i + 6)}});
  }
  return developed(base, field, 27);
}

bool is_power(std::size_t number, std::size_t of) {
  std::size_t power = of * of;
  while (power < number) power *= of;
  return power == number;
}

}  // namespace

std::vector<PlannedRound> perfect_plan(std::size_t players, std::size_t size, std::size_t most_rounds) {
  if (size < 2 || players % size != 0 || players < size * 2) return {};
  Plan plan;
  if (size == 2) {
    plan = circle(players, most_rounds);
  } else if (players == 15 && size == 3) {
    plan = fifteen_in_threes();
  } else if (players == 28 && size == 4) {
    plan = twenty_eight_in_fours();
  } else if (is_power(players, size)) {
    plan = AffineSpace(size, players).rounds(most_rounds);
  } else {
    plan = transversal(players, size);
  }
  if (plan.size() > most_rounds) plan.resize(most_rounds);
  return plan;
}

}  // namespace dogeref::tournament
