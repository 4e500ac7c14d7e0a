#pragma once
// What simulated players think of doing, results of chance left out.

#include <string>

#include "games/last_doge/simulation/beliefs.h"
#include "games/last_doge/simulation/dealer_line.h"

namespace dogeref::last_doge {

/// An action in a player's mind.
struct Thought {
  std::string body;  ///< as `legal` lists it; it need not be legal
  int merit = 0;     ///< how good it seems
};

class Thinker {
 public:
  Thinker(const Table& table, const Beliefs& beliefs, const referee::Position& position, int seat, kit::Random& random)
      : table_(table),
        rules_(table.rules),
        beliefs_(beliefs),
        state_(position.as<State>()),
        seat_(seat),
        random_(random) {}

  /// Something to do in the own turn, or in the escape.
  [[nodiscard]] Thought think();
  /// The next cell to turn up in the escape; -1 when there is none left.
  [[nodiscard]] int cell_to_flip(const State& state);
  /// A step that decides an effect: ", look D5 E5"; empty when it needs no decision, or there is nothing to decide.
  [[nodiscard]] std::string decision(const Effect& effect);
  /// Whether there is a card to play, apart from its payment.
  [[nodiscard]] bool has_play() const;

 private:
  [[nodiscard]] Thought explore();
  [[nodiscard]] Thought draw() const;
  [[nodiscard]] Thought guess();
  [[nodiscard]] Thought play();
  [[nodiscard]] Thought end();
  [[nodiscard]] Thought leave_city();
  [[nodiscard]] Thought task();
  [[nodiscard]] std::string payment(int card, int& cost);
  [[nodiscard]] std::string target(const std::vector<Effect>& effects, bool& steals);
  [[nodiscard]] std::string decisions(const std::vector<Effect>& effects);
  [[nodiscard]] std::string cells(const std::vector<int>& from, int count);
  [[nodiscard]] std::vector<int> hidden(bool free) const;
  [[nodiscard]] int any_opponent();
  template <class Value>
  [[nodiscard]] Value one_of(const std::vector<Value>& values) {
    return values[static_cast<std::size_t>(random_.below(static_cast<int>(values.size())))];
  }

  const Table& table_;
  const Rules& rules_;
  const Beliefs& beliefs_;
  const State& state_;
  int seat_;
  kit::Random& random_;
};

}  // namespace dogeref::last_doge
