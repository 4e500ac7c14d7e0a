#include "suite/shapes.h"

#include "referee/record/record.h"

namespace dogeref::suite {
namespace {

using rules::any;
using rules::boolean;
using rules::either;
using rules::id;
using rules::integer;
using rules::line;
using rules::list;
using rules::map;
using rules::optional;
using rules::prose;
using rules::record;
using rules::Shape;

constexpr std::int64_t most_cases = 10'000;
constexpr std::int64_t most_values = 10'000;

Shape line_number() { return integer(1, static_cast<std::int64_t>(referee::max_game_lines)); }

Shape faults() {
  return list(record({{"line", line_number(), "counted within the log"}, {"code", id(), "what is wrong there"}}), 0,
              most_values);
}

Shape rules_used() {
  return record({
      {"game", id(), "which game"},
      optional("edition", id(), "en if left out"),
      optional("variants", list(id(), 0, 64), "laid over it in their order"),
      optional("overlay", any(), "a variant written here"),
  });
}

Shape legal() {
  const Shape refused = record({{"action", prose(), "a player's line"}, {"code", id(), "why it is not legal"}});
  return record({
      optional("includes", list(prose(), 0, most_values), "players' lines that are legal, each on a copy"),
      optional("excludes", list(either({prose(), refused}), 0, most_values), "players' lines that are not"),
      optional("count", integer(0, 100'000'000), "how many legal actions the player due has"),
      optional("depth", integer(1, 6), "counts lines of so many actions, one behind the other, instead"),
  });
}

Shape expectation() {
  const Shape place = map(either({integer(-1'000'000'000, 1'000'000'000), line(), rules::null()}), 1, 32);
  return record({
      optional("errors", faults(), "exactly these; none if left out"),
      optional("warnings", faults(), "exactly these; any if left out"),
      optional("state", any(), "the position, in the form of `given`; parts left out are not compared"),
      optional("ended", either({id(), boolean()}), "by what the game ended; false: it did not"),
      optional("standings", list(place, 0, 64), "`player` with `rank` and columns; parts left out are not compared"),
  });
}

Shape test_case() {
  return record({
      {"name", line(), "what is tested, as a sentence"},
      optional("skip", either({line(), boolean()}), "leaves the case out; says why"),
      optional("xfail", line(), "says why the case fails as yet; one that passes all the same fails"),
      optional("overlay", any(), "a variant laid on for this case alone"),
      optional("given", any(), "the position that the log begins from"),
      optional("log", prose(), "lines to judge; a whole game, header included, without `given`"),
      optional("log_file", prose(), "a file with a whole game, beside the suite or below it"),
      optional("at", line_number(), "judges a whole game up to this line only"),
      optional("legal", legal(), "what may be done after the log"),
      optional("expect", expectation(), "what comes out"),
  });
}

}  // namespace

Shape suite_shape() {
  return record({
      {"kind", rules::one_of({"suite"}), "what kind of file this is"},
      {"suite", line(), "its title"},
      {"rules", rules_used(), "what is tested"},
      optional("overlay", any(), "a variant written here, laid over all others"),
      {"cases", list(test_case(), 1, most_cases), "each by itself"},
  });
}

}  // namespace dogeref::suite
