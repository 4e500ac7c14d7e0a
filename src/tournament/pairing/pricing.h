#pragma once
// What tables cost.

#include <array>
#include <span>

#include "tournament/pairing/task.h"

namespace dogeref::tournament {

/// Prices groups of players: a table, whose seats are then the best ones, or those who have a bye.
class Pricing {
 public:
  using Group = std::span<const std::size_t>;

  /// The task must outlive it.
  explicit Pricing(const Task& task);

  /// All terms of a table but those of its seats.
  [[nodiscard]] Cost table(Group group) const;
  [[nodiscard]] Cost byes(Group group) const;
  /// Adds the terms of the best seats.
  void add_seats(Group group, Cost& cost) const;
  /// The best order of a table; of equally good ones the first by number.
  [[nodiscard]] std::vector<std::size_t> seated(Group group) const;
  /// Of a whole drawing, as it is seated.
  [[nodiscard]] Cost of(const Drawing& drawing) const;

  /// The group of about the same rank, from 0: each table has one of each at best.
  [[nodiscard]] std::int64_t pot(std::size_t player) const { return pots_[player]; }

 private:
  /// What the seats of a table cost, as one number.
  [[nodiscard]] std::int64_t seat(std::size_t player, std::size_t seat) const;

  const Task& task_;
  std::vector<std::int64_t> pots_;
  std::int64_t least_byes_ = 0;
  std::int64_t least_shorts_ = 0;
};

Cost& operator+=(Cost& cost, const Cost& other);

}  // namespace dogeref::tournament
