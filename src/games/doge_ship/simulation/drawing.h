#pragma once
// Makes the draws of an action thought of, as the decks really lie, and moves its tiles.

#include "games/doge_ship/simulation/piles.h"
#include "games/doge_ship/simulation/thinking.h"
#include "referee/game/dealer.h"

namespace dogeref::doge_ship {

/// Completes one action: each draw is made in its turn, and what is kept is chosen among what the referee accepts.
class Drawing {
 public:
  /// `piles` become those behind the action. `exhausted`: old Doge tiles come in as soon as a draw empties their deck.
  Drawing(const Rules& rules, const referee::Position& position, int seat, Piles& piles, bool exhausted, bool eager,
          kit::Random& random)
      : rules_(rules),
        position_(position),
        state_(position.as<State>()),
        seat_(seat),
        piles_(piles),
        exhausted_(exhausted),
        eager_(eager),
        random_(random) {}

  [[nodiscard]] referee::Dealer::Completion complete(Thought& thought);

 private:
  using Completion = referee::Dealer::Completion;

  [[nodiscard]] Completion step(Thought& thought, std::size_t at);
  [[nodiscard]] Completion buy(Thought& thought, std::size_t at);
  [[nodiscard]] Completion keep(Thought& thought, std::size_t at);
  [[nodiscard]] int deck_worth(const Deck& deck) const;
  [[nodiscard]] int choose_deck(int kind);
  void record(Step& step, std::span<const int> drawn);
  void by_liking(std::vector<int>& tiles);
  [[nodiscard]] bool is_accepted(const Thought& thought);
  void put_back(std::span<const int> drawn, int kept);

  const Rules& rules_;
  const referee::Position& position_;
  const State& state_;
  int seat_;
  Piles& piles_;
  bool exhausted_;
  bool eager_;
  kit::Random& random_;
  referee::Position after_;
};

}  // namespace dogeref::doge_ship
