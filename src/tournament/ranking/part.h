#pragma once
// A stage of a tournament: who plays in it, and what everybody's rounds came to.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/ranking/score.h"
#include "tournament/record/results.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// What a round was to a player.
struct Outcome {
  enum class Kind : std::uint8_t { table, no_points, bye, absence };
  Kind kind = Kind::table;
  int round = 1;
  const Sitting* sitting = nullptr;  ///< of a table
  const Line* line = nullptr;
  Score score;
  Fraction points;
  bool counted = true;
};

/// A player in a stage.
struct Course {
  std::vector<Outcome> outcomes;  ///< by round
  Fraction penalties;
  Fraction carried;
  Fraction earned;  ///< of what counts and is carried, without penalties

  [[nodiscard]] Fraction points() const { return earned + penalties; }
};

/// Calls a function for each table of a player that counts.
template <class Use>
void each_table(const Course& course, const Use& use) {
  for (const Outcome& outcome : course.outcomes) {
    if (outcome.counted && outcome.kind == Outcome::Kind::table) use(outcome);
  }
}

/// Which part of a tournament is asked for.
struct Scope {
  std::string stage;  ///< empty: the last one with a played table
  int until = 0;      ///< the last round that counts; 0: all
};

struct Part {
  std::string stage;  ///< empty where the scheme has none
  int first = 1;
  int last = 1;   ///< of the rounds that count
  int after = 0;  ///< the last of them with a played table
  std::vector<std::size_t> players;
  std::vector<Course> courses;  ///< by number of the player; empty for those of no part in it

  [[nodiscard]] bool has(int round) const { return round >= first && round <= last; }
};

/// Whether there is such a stage; always for none.
[[nodiscard]] bool has_stage(const Scheme& scheme, std::string_view id);
/// The stage of a scope, played so far. Results and scheme must outlive it.
[[nodiscard]] Part part_of(const Results& results, const Scheme& scheme, const Scope& scope);

}  // namespace dogeref::tournament
