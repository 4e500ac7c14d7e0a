#pragma once
// Draws rounds of a tournament.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "text/result.h"
#include "tournament/event/event.h"
#include "tournament/pairing/drawing.h"
#include "tournament/record/assemble.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

struct DrawnTable {
  std::string letter;
  std::vector<std::size_t> players;  ///< numbers, in the order of the seats
};

/// A round as it is drawn.
struct DrawnRound {
  int number = 0;
  System system = System::swiss;
  std::vector<DrawnTable> tables;
  std::vector<std::size_t> byes;
  Cost costs = {};
  Cost bounds = {};
  std::int64_t unit = 1;    ///< points were multiplied by it to be whole numbers
  bool is_exact = false;    ///< the costs are the least there can be, in the order of the terms
  bool is_planned = false;  ///< from a plan in which nobody meets anybody twice

  /// A term in points of the tournament where it is one of points.
  [[nodiscard]] Fraction shown(const Cost& cost, Term term) const;
};

/// The next rounds of an event, which knows its judged tables.
class RoundMaker {
 public:
  using Outcome = text::Result<std::vector<DrawnRound>, std::string>;

  /// All must outlive it.
  RoundMaker(const Event& event, const Scheme& scheme, const Assembled& assembled);

  /// Rounds one after the other, or why they cannot be drawn. Without a system it is `cut` in the first round of a
  /// stage with a cut, else `swiss`; of several rounds `balanced`.
  [[nodiscard]] Outcome draw(int first, int last, std::optional<System> system);

 private:
  /// A table that was, players in the order of the seats.
  using Past = std::vector<std::size_t>;

  [[nodiscard]] const Stage* stage_of(int round) const;
  [[nodiscard]] bool begins_cut(int round) const;
  [[nodiscard]] std::string refusal(int round, bool is_first) const;
  [[nodiscard]] bool is_away(std::size_t player, int round) const;
  /// Who is to be seated, the first of the lot first; a refusal where a cut is not decided.
  [[nodiscard]] text::Result<std::vector<std::size_t>, std::string> present(int round) const;
  [[nodiscard]] std::vector<Seeker> seekers(const std::vector<std::size_t>& players, int round,
                                            std::int64_t& unit) const;
  [[nodiscard]] Task task(const std::vector<std::size_t>& players, int round, System system, std::int64_t& unit) const;
  [[nodiscard]] DrawnRound one(const std::vector<std::size_t>& players, int round, System system) const;
  [[nodiscard]] bool plan(int first, int last, std::vector<DrawnRound>& into);
  void recall(int before);
  void remember(const DrawnRound& round);

  const Event& event_;
  const Scheme& scheme_;
  const Assembled& assembled_;
  std::vector<Past> tables_;
  std::vector<std::size_t> byes_;
};

/// "a" to "z", "aa", …: names of tables, without the words that mean something else.
[[nodiscard]] std::vector<std::string> table_letters(std::size_t count);

}  // namespace dogeref::tournament
