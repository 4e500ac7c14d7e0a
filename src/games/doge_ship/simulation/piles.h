#pragma once
// The decks as they really lie: every tile in its true place, which no record tells. Rulebook 1.1, 2.2, 2.4.

#include <span>
#include <vector>

#include "games/doge_ship/model/state.h"
#include "kit/random.h"

namespace dogeref::doge_ship {

class Piles {
 public:
  explicit Piles(const Rules& rules) : rules_(&rules), decks_(rules.decks.size()) {}

  /// All decks full and shuffled.
  void shuffle(kit::Random& random);

  /// The decks of a position, the tiles of a group in any order. False when it leaves open what they hold.
  [[nodiscard]] bool take_up(const State& state, kit::Random& random);

  [[nodiscard]] bool is_empty(int deck) const { return pile(deck).empty(); }
  /// Takes up to `count` tiles off the top.
  [[nodiscard]] std::vector<int> draw(int deck, int count);
  /// Puts tiles under, or on top of, the deck they belong to. Of a tile that lies there already one alike is meant.
  void put_under(int tile);
  void put_on_top(int tile);

  /// Draws Doge tiles. Where the deck holds too few, the old tiles, all but the current one, are shuffled into a new
  /// one after drawing what is there.
  [[nodiscard]] std::vector<int> draw_doges(int count, kit::Random& random);
  /// A Doge tile covers the current one.
  void cover(int tile);
  /// Shuffles the old tiles, all but the current one, into a new last part of the Doge's deck, those `together` with
  /// them.
  void shuffle_old_in(std::span<const int> together, kit::Random& random);

 private:
  [[nodiscard]] const std::vector<int>& pile(int deck) const { return decks_[static_cast<std::size_t>(deck)]; }
  [[nodiscard]] std::vector<int>& pile(int deck) { return decks_[static_cast<std::size_t>(deck)]; }
  [[nodiscard]] int absent_like(int tile) const;

  const Rules* rules_;
  std::vector<std::vector<int>> decks_;  ///< the top is last
  std::vector<int> old_;                 ///< covered Doge tiles
  int current_ = -1;
};

}  // namespace dogeref::doge_ship
