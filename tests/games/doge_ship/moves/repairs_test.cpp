// What is proposed for illegal actions: other spaces, other tiles, steps in another order.

#include "referee/questions/repair.h"

#include <doctest/doctest.h>

#include "games/doge_ship/table.h"

namespace dogeref::doge_ship {
namespace {

const std::string free_round = "dice 6 6 6\ndoge D01\n";

/// The first line that is proposed, whole; empty when nothing is.
std::string meant(int players, std::string_view body, const House& house = {}) {
  referee::Shelf& shelf = shelf_of(house);
  referee::JudgeOptions options;
  if (!house.overlay.empty()) options.variants = std::vector<std::string>{"lab"};
  referee::Judge judge(shelf, options);
  referee::Repairer repairer(shelf, options);
  const std::string text = std::string(header(players)) + std::string(body);
  referee::Verdict verdict = judge.judge(text, 1);
  repairer.repair(text, 1, verdict);
  for (const findings::Finding& finding : verdict.findings) {
    if (finding.fix.size() != 1) continue;
    const findings::Edit& edit = finding.fix[0];
    std::size_t begin = 0;
    for (std::uint32_t line = 1; line < edit.span.line; ++line) begin = text.find('\n', begin) + 1;
    const std::string line = text.substr(begin, text.find('\n', begin) - begin);
    return line.substr(0, edit.span.begin) + edit.replacement + line.substr(edit.span.end);
  }
  return {};
}

}  // namespace

TEST_CASE("the tile built is one of the reserve; tiles alike in print are one proposal") {
  const std::string bought = free_round + "A: red 1, buy N03 from N03 N04 N05\nM: discard\n";
  CHECK(meant(2, bought + "A: white 1, build N07\nM: discard\n") == "A: white 1, build N03");
}

TEST_CASE("a part goes where the next one of its level goes") {
  const std::string bought = free_round + "A: green 2, buy G01 from G01 G02 G03\nM: discard\n";
  CHECK(meant(2, bought + "A: white 5, build G01 at L 2\nM: discard\n") == "A: white 5, build G01 at L 1");
  CHECK(meant(2, bought + "A: white 5, build G01 at U 2\nM: discard\n") == "A: white 5, build G01 at L 1");
}

TEST_CASE("what declines something may be too much, what builds or buys is not") {
  CHECK(meant(2, free_round + "A: discard, pass\nM: discard\n") == "A: discard");
  CHECK(meant(2, free_round + "A: red 1, buy N03 from N03 N04 N05, pass\nM: discard\n") ==
        "A: red 1, buy N03 from N03 N04 N05");
  CHECK(meant(2, free_round + "A: white 1, build N04\nM: discard\n") == "");
}

TEST_CASE("nothing is proposed where several would do") {
  CHECK(meant(2, free_round + "A: red 4\nM: red 4\nA: discard\n") == "");
  CHECK(meant(2, free_round + "A: red 1, buy N01 from N02 N03 N04\nM: discard\n") == "");
}

}  // namespace dogeref::doge_ship
