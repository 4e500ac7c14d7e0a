#include "text/nearest.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace dogeref::text {

namespace {
using Words = std::vector<std::string_view>;
const Words verbs = {"buy", "build", "replace", "drop", "keep", "discard", "purchase"};
}  // namespace

TEST_CASE("the distance of words counts letters inserted, dropped, changed and swapped") {
  CHECK(distance("build", "build") == 0);
  CHECK(distance("build", "BUILD") == 0);
  CHECK(distance("biuld", "build") == 1);
  CHECK(distance("bild", "build") == 1);
  CHECK(distance("builds", "build") == 1);
  CHECK(distance("", "buy") == 3);
  CHECK(distance("gal\u00e8re", "galere") == 1);
}

TEST_CASE("did you mean: the nearest words, all at one distance") {
  CHECK(nearest("biuld", verbs) == Words{"build"});
  CHECK(nearest("purchse", verbs) == Words{"purchase"});
  CHECK(nearest("bu", verbs) == Words{"buy"});
  const Words ids = {"G05", "G06", "G07", "B10", "G05"};
  CHECK(nearest("G08", ids) == Words{"G05", "G06", "G07"});
  CHECK(nearest("G08", ids, 2) == Words{"G05", "G06"});
  CHECK(nearest("G05", ids) == Words{"G05"});
}

TEST_CASE("words that are far from all others have no nearest word") {
  CHECK(nearest("x", verbs).empty());
  CHECK(nearest("gondola", verbs).empty());
  CHECK(nearest(std::string(5000, 'b'), verbs).empty());
  CHECK(nearest("\xff\xff\xff", verbs).empty());
  CHECK(nearest("buy", {}).empty());
}

}  // namespace dogeref::text
