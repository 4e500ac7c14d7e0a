#include "tournament/suite/shapes.h"

#include <utility>

namespace dogeref::tournament {
namespace {

using rules::any;
using rules::boolean;
using rules::either;
using rules::fraction;
using rules::id;
using rules::integer;
using rules::line;
using rules::list;
using rules::map;
using rules::map_of_numbers;
using rules::null;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

constexpr std::int64_t most_suite_points = 1'000'000;
constexpr std::int64_t most_suite_rounds = 999;

Shape suite_names(std::int64_t least) { return list(line(), least, 1000); }

/// A table: its players in the order of the seats, each with the score, or with more.
Shape suite_table() {
  const Shape value = either({integer(-most_suite_points, most_suite_points), boolean(), null()});
  const Shape row = either({integer(-most_suite_points, most_suite_points), map(value, 1, 40)});
  return either({map(row, 2, 5), suite_names(0)});
}

Shape suite_penalty() {
  return record({{"player", line(), "who"},
                 {"points", fraction(), "added"},
                 optional("round", integer(1, most_suite_rounds), "in whose stage")});
}

Shape suite_expect() {
  const Shape value = any();  // a number, a text, null, a list of numbers
  const Shape rank = either({line(), suite_names(2)});
  return record({
      optional("points", map(fraction(), 1, 1000), "of players"),
      optional("values", map(map(value, 1, 40), 1, 1000), "of criteria, by player"),
      optional("ranks", list(rank, 1, 1000), "players from the first on; those who share a rank in brackets"),
      optional("decided", map(either({line(), null()}), 1, 1000), "what put a player before the next"),
      optional("team_ranks", list(rank, 1, 1000), "the same of teams"),
      optional("team_points", map(fraction(), 1, 1000), "of teams"),
      optional("team_fits", map(boolean(), 1, 1000), "whether the scheme lets a team have its members"),
      optional("seat_reminder", map(boolean(), 1, 1000), "whether a player is reminded of a seat had twice"),
      optional("sizes", map_of_numbers(0, 1000, list(integer(2, 5), 0, 500)), "of tables, by the number of players"),
  });
}

Shape suite_case() {
  return record({
      {"name", line(), "what it shows"},
      optional("kind", one_of({"scheme"}), "what kind of case it is"),
      optional("skip", line(), "why it is not run"),
      optional("rounds", map_of_numbers(1, most_suite_rounds, map(suite_table(), 0, 500, Shape::Form::name)),
               "tables by letter, bye and absent"),
      optional("teams", map(suite_names(1), 1, 1000), "members of teams"),
      optional("penalties", list(suite_penalty(), 0, 1000), "points taken away, or given"),
      optional("tosses", list(suite_names(2), 0, 1000), "orders, the winner first"),
      optional("stage", line(), "of which standings are asked; the last one played if left out"),
      optional("round", integer(1, most_suite_rounds), "after which round; the last if left out"),
      {"expect", suite_expect(), "what comes of it"},
  });
}

}  // namespace

Shape scheme_suite_shape() {
  return record({
      {"kind", one_of({"suite"}), "what kind of file this is"},
      {"suite", line(), "its title"},
      {"scheme", id(), "the scheme that is tried"},
      {"cases", list(suite_case(), 1, 1000), "one after the other"},
  });
}

}  // namespace dogeref::tournament
