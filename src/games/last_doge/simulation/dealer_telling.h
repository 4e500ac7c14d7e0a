#pragma once
// From what a simulated player decided to do to the whole line: what is seen, drawn and revealed, and what follows.

#include <string>
#include <utility>
#include <vector>

#include "games/last_doge/model/action.h"
#include "games/last_doge/simulation/dealer_harm.h"
#include "games/last_doge/simulation/thinking.h"

namespace dogeref::last_doge {

/// What somebody saw by a line.
struct Sight {
  int seat = everybody;
  int cell = -1;
  int swapped_with = -1;  ///< the other cell of two that changed places
};

class Telling {
 public:
  Telling(const Table& table, const Beliefs& beliefs, const referee::Position& before, int seat, kit::Random& random)
      : table_(table),
        rules_(table.rules),
        before_(before),
        state_(before.as<State>()),
        seat_(seat),
        random_(random),
        making_(table, before, seat, random),
        thinker_(table, beliefs, before, seat, random) {}

  /// Tells the line that begins with what was decided.
  void tell(const Action& decided);

  [[nodiscard]] Making& making() { return making_; }
  [[nodiscard]] const std::vector<Sight>& sights() const { return sights_; }
  /// Red cards by which the line will be answered.
  [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }
  /// Category and name of what was used.
  [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& uses() const { return uses_; }

 private:
  void step(const Step& step, std::string_view lead);
  void explore(const Step& step);
  void look_again(std::vector<int>& looked);
  void tell_equal(const std::vector<int>& looked);
  void reveal(int cell);
  [[nodiscard]] int worth_revealing(int cell, int stays_at) const;
  void choose(const std::vector<Effect>& part);
  void suffer_powers(On event);
  void happen(const Entry& entry);
  void happen(const Effect& effect);
  void take_artefact();
  void steal(int victim);
  void guess(const Step& step);
  void play(const Action& decided);
  void flips(int cell);
  bool flip(int cell, std::string_view lead);
  void lay_down(State& state, std::string_view word, int count);
  void tell_damage();
  void aftermath();
  void think_of_answers();
  void numbers(const std::vector<int>& cells, const std::string& left);
  void saw(int seat, int cell) { sights_.push_back({seat, cell, -1}); }
  [[nodiscard]] const State& city();
  [[nodiscard]] int district(int cell);
  [[nodiscard]] std::string name(int cell) const;

  const Table& table_;
  const Rules& rules_;
  const referee::Position& before_;
  const State& state_;
  int seat_;
  kit::Random& random_;
  Making making_;
  Thinker thinker_;
  int peeked_ = -1;
  int points_ = 0;  ///< of damage that the line does
  bool damage_told_ = false;
  bool swapped_ = false;  ///< tiles have changed places on the line
  std::vector<Sight> sights_;
  std::vector<Answer> answers_;
  std::vector<std::pair<std::string, std::string>> uses_;
};

}  // namespace dogeref::last_doge
