#pragma once
// What many games come to: how long they are, how they end, who wins, what is used.

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "simulate/simulator.h"

namespace dogeref::simulate {

/// Smallest, largest and mean of some whole numbers.
struct Spread {
  std::int64_t least = 0;
  std::int64_t most = 0;
  std::int64_t sum = 0;
  std::int64_t squares = 0;  ///< sum of them
  std::uint64_t count = 0;

  void add(std::int64_t value);
  [[nodiscard]] double mean() const { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }
  /// How far the mean of so many is off by chance: its standard error.
  [[nodiscard]] double error() const;
};

struct Summary {
  int players = 0;
  std::uint64_t games = 0;
  std::uint64_t actions = 0;
  std::map<std::string, std::uint64_t, std::less<>> ends;  ///< by reason; "unfinished" too
  std::map<int, std::uint64_t> rounds;                     ///< games by number of rounds, of those that ended
  Spread length;                                           ///< rounds of games that ended
  Spread score;                                            ///< main score of all players of games that ended
  Spread winning_score;
  std::array<std::uint64_t, referee::max_seats> wins{};  ///< first ranks by seat, shared ones too
  std::array<Spread, referee::max_seats> scores{};       ///< by seat
  Uses uses;

  void add(const Played& played);
};

}  // namespace dogeref::simulate
