#include <doctest/doctest.h>

#include <string>

#include "service/desk.h"
#include "support/program.h"

namespace dogeref::tests {
namespace {

using service::Desk;
using service::Question;

/// What the library answers about a file of the fixtures is what the program prints of it, status and all.
void check_same(Desk& desk, Question question, const std::string& command, const std::string& path,
                const std::string& more = {}) {
  const std::string file = "fixtures/" + path;
  const Ran ran = shell("dogeref " + command + ' ' + file);
  const service::Answer answer =
      desk.ask(question, slurp(DOGEREF_SOURCE_DIR "/" + file), "{\"file\": \"" + file + "\"" + more + "}");
  INFO(command, ' ', file);
  CHECK_EQ(answer.status, ran.status);
  CHECK_EQ(answer.json, ran.out);
}

}  // namespace

TEST_CASE("the C library answers what the program prints as JSON") {
  const auto desk = Desk::open({});
  REQUIRE(desk);
  Desk& open = *desk.value();
  for (const std::string path :
       {"doge-ship/games/venice-1.log", "doge-ship/games/venice-2.log", "last-doge/games/canaux-1.log"}) {
    check_same(open, Question::judge, "check --no-project --format json", path);
    check_same(open, Question::show, "show --format json", path);
    check_same(open, Question::points, "points --format json", path);
    check_same(open, Question::legal, "legal --format json", path);
  }
  const std::string path = "doge-ship/games/venice-2.log";
  check_same(open, Question::judge,
             "check --no-project --format json --edition fr --ignore space-occupied --on-illegal skip", path,
             R"(, "edition": "fr", "ignore": ["space-occupied"], "on_illegal": "skip")");
  check_same(open, Question::show, "show --format json --at 14", path, R"(, "at": 14)");
  check_same(open, Question::legal, "legal --format json --at 14 --count", path, R"(, "at": 14, "count": true)");
  check_same(open, Question::legal, "legal --format json --at 14 --why 'red 6'", path, R"(, "at": 14, "why": "red 6")");
  check_same(open, Question::points, "points --format json --at 30", path, R"(, "at": 30)");
}

}  // namespace dogeref::tests
