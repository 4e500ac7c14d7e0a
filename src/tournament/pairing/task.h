#pragma once
// What is to be drawn: who is there, what was before, and what a drawing costs.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

enum class System : std::uint8_t {
  swiss,     ///< equals of points at a table
  balanced,  ///< everybody meets as many as can be
  cut,       ///< the best of a stage before apart
};

/// What a drawing costs, the weightiest first.
enum Term : std::size_t {
  sizes_term,     ///< tables of another size than the best one, and byes
  byes_term,      ///< byes had before by those who have one, above the fewest of all
  shorts_term,    ///< short tables and byes had before by those at a short table or with a bye, above the fewest of all
  repeats_term,   ///< pairs at a table who met before
  pots_term,      ///< pairs at a table of about the same rank in the stage before
  points_term,    ///< squared differences of points, or of the strength of tables
  seats_term,     ///< players in a seat that they had before
  circles_term,   ///< pairs at a table of one club or team
  meetings_term,  ///< how often the pairs at a table met before
  sittings_term,  ///< how often players sat in their seat before
  term_count,
};
using Cost = std::array<std::int64_t, term_count>;

/// "repeats": what a term is called in JSON.
[[nodiscard]] std::string_view name_of(Term term);

/// Somebody to be seated.
struct Seeker {
  std::int64_t points = 0;                            ///< whole numbers of some unit
  std::int64_t rank = 1;                              ///< from 1 among those of the draw
  std::int64_t byes = 0;                              ///< had before
  std::int64_t shorts = 0;                            ///< tables below the best size
  std::array<std::int64_t, most_seats + 1> sat = {};  ///< how often in each seat, the first at 1
  int club = 0;                                       ///< a number; 0: none
  int team = 0;

  [[nodiscard]] bool is_of_one_circle(const Seeker& other) const {
    return (club != 0 && club == other.club) || (team != 0 && team == other.team);
  }
};

/// Numbers of two seekers.
class Pairs {
 public:
  explicit Pairs(std::size_t players = 0) : players_(players), counts_(players * players) {}

  [[nodiscard]] std::int64_t at(std::size_t one, std::size_t other) const { return counts_[one * players_ + other]; }
  /// Counts one more, up to 255.
  void add(std::size_t one, std::size_t other);

 private:
  std::size_t players_;
  std::vector<std::uint8_t> counts_;
};

/// Sizes of tables for a number of players, the greatest first; the others have a bye.
struct Sizes {
  std::vector<int> tables;
  int byes = 0;
};
/// As few byes as can be, then as few tables as can be of the last wanted size, of the last but one, …
[[nodiscard]] Sizes sizes_for(std::size_t players, const std::vector<int>& wanted);

/// Who is to be seated, in an order that the lot gives: of drawings that cost the same, the first is taken.
struct Task {
  System system = System::swiss;
  std::vector<Seeker> seekers;
  Pairs met;
  Sizes sizes;
  int best_size = 4;

  [[nodiscard]] std::size_t size() const { return seekers.size(); }
};

/// Numbers of seekers by table, in the order of the seats.
struct Drawing {
  std::vector<std::vector<std::size_t>> tables;
  std::vector<std::size_t> byes;
};

/// A task with all that nobody has to tell it: the sizes.
[[nodiscard]] Task task_for(std::vector<Seeker> seekers, const std::vector<int>& wanted, System system);

}  // namespace dogeref::tournament
