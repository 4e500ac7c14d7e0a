// What commands say of themselves to the makers of man pages and completions.

#include <doctest/doctest.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::shell;
using Json = nlohmann::ordered_json;

namespace {

Json described(const std::string& command) { return Json::parse(shell("dogeref " + command + " --describe").out); }

Json option_named(const Json& command, const std::string& name) {
  for (const Json& option : command.at("options")) {
    const auto& names = option.at("names");
    if (std::find(names.begin(), names.end(), name) != names.end()) return option;
  }
  return {};
}

}  // namespace

TEST_CASE("a command describes its arguments") {
  const Json check = described("check");
  CHECK(check.at("name") == "check");
  CHECK(check.at("usage") == "LOG...");
  REQUIRE(check.at("arguments").size() == 1);
  CHECK(check.at("arguments")[0].at("name") == "LOG");
}

TEST_CASE("an option that takes one of some words lists them") {
  CHECK(option_named(described("check"), "--color").at("words") == Json({"auto", "always", "never"}));
}

TEST_CASE("an option says what its value is, without how it is checked, and a flag has none") {
  const Json check = described("check");
  CHECK(option_named(check, "--jobs").at("value") == "N");
  CHECK_FALSE(option_named(check, "--jobs").contains("words"));
  CHECK_FALSE(option_named(check, "-q").contains("value"));
}

TEST_CASE("--describe is not in the help") {
  CHECK(shell("dogeref check --help").out.find("--describe") == std::string::npos);
}
