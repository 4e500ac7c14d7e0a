// --rules and DOGEREF_RULES: where rules come from, and folders that give none.

#include <doctest/doctest.h>

#include <string>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using Json = nlohmann::json;

namespace {

const std::string venice = DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/venice-1.log";
const std::string lagune = DOGEREF_SOURCE_DIR "/fixtures/last-doge/games/lagune-1.log";
constexpr std::string_view rich = "kind: variant\nid: rich\nstart: {ducats: 20}\n";

Json verdict_of(const Ran& ran) { return Json::parse(ran.out.substr(0, ran.out.find('\n'))); }

/// A record of one line, by a variant.
std::string record(const std::string& variant) {
  return "game: doge-ship\nvariant: " + variant + "\nplayers: A, B\ndice 6 6 6\ndoge D01\nA: discard\n";
}

}  // namespace

TEST_CASE("a folder that is not there, is a file, is empty or holds no rules ends every command") {
  const Scratch scratch;
  scratch.file("file", "x");
  scratch.file("notes/readme.txt", "x");
  scratch.file("chess/chess/game.yaml", "kind: game\nid: chess\n");
  scratch.file("misspelt/doge-ship/varaints/rich.yaml", rich);
  scratch.file("nested/rules/doge-ship/variants/rich.yaml", rich);
  scratch.file("empty-game/doge-ship/variants/.keep", "");
  shell("mkdir '" + scratch.path("empty") + "'");
  const std::string log = "'" + venice + "'";
  for (const std::string folder : {"missing", "file", "empty", "notes", "chess", "misspelt", "nested", "empty-game"}) {
    const std::string path = scratch.path(folder);
    const std::string named = "dogeref: " + folder;
    for (const std::string& command :
         {"check " + log, "show " + log, "legal " + log, "points " + log, "fmt " + log, "redact " + log,
          "shrink --code syntax " + log, "compare --a en --b fr " + log, std::string("simulate"),
          std::string("explain space-occupied"), std::string("rules list"), std::string("rules show"),
          std::string("rules diff en fr"), std::string("rules sheet"), std::string("rules lint"),
          std::string("test '" DOGEREF_SOURCE_DIR "/rules-data/doge-ship/game.test.yaml'")}) {
      if (folder != "empty" && command.find("check") != 0) continue;  // all commands open their rules in one place
      const Ran ran = shell("dogeref " + command + " --rules '" + path + "'");
      CAPTURE(folder);
      CAPTURE(command);
      CHECK(ran.status == 2);
      CHECK(ran.out == "");
      CHECK(ran.err.starts_with(named));
    }
    const Ran by_environment = shell("DOGEREF_RULES='" + path + "' dogeref check " + log);
    CHECK(by_environment.status == 2);
    CHECK(by_environment.out == "");
  }
  CHECK(shell("dogeref check --rules '" + scratch.path("empty") + "' " + log).err ==
        "dogeref: empty: there are no rules in it: needed a folder doge-ship or last-doge with files as `dogeref rules "
        "list` shows them\n");
}

TEST_CASE("the folder of one game may be given by itself") {
  const Scratch scratch;
  scratch.file("mine/doge-ship/variants/rich.yaml", rich);
  const std::string log = scratch.file("a.log", record("rich"));
  const Ran ran = shell("dogeref check --format json --rules '" + scratch.path("mine/doge-ship") + "' '" + log + "'");
  CHECK(ran.status == 0);
  CHECK(verdict_of(ran).at("rules_from") == Json::array({"shipped", scratch.path("mine/doge-ship")}));
}

TEST_CASE("every verdict says where its rules came from") {
  const Scratch scratch;
  scratch.file("mine/doge-ship/variants/rich.yaml", rich);
  scratch.file("words/doge-ship/variants/rich.yaml", rich);
  const std::string log = scratch.file("a.log", record("rich"));
  const auto from = [&](const std::string& arguments) {
    return verdict_of(shell("cd '" + scratch.path() + "' && dogeref check --format json " + arguments))
        .at("rules_from");
  };
  CHECK(from("'" + venice + "'") == Json::array({"shipped"}));
  CHECK(from("'" + lagune + "'") == Json::array({"shipped"}));
  CHECK(from("--variant warehouses '" + venice + "'") == Json::array({"shipped"}));
  CHECK(from("--rules mine a.log") == Json::array({"shipped", "mine"}));
  CHECK(from("--rules mine '" + venice + "'") == Json::array({"shipped"}));
  CHECK(from("--rules mine --rules words a.log") == Json::array({"shipped", "words"}));
  CHECK(from("a.log") == Json::array());  // there is no such variant
  CHECK(from("/dev/null") == Json::array());
  CHECK(from("--rules '" DOGEREF_SOURCE_DIR "/rules-data' '" + lagune + "'") ==
        Json::array({DOGEREF_SOURCE_DIR "/rules-data"}));
}

TEST_CASE("the figures say where the rules came from") {
  const Scratch scratch;
  scratch.file("mine/doge-ship/variants/rich.yaml", rich);
  const std::string log = scratch.file("a.log", record("rich"));
  CHECK(shell("dogeref check --stats '" + venice + "'").err.find("\nrules from: shipped\n") != std::string::npos);
  const Ran own = shell("cd '" + scratch.path() + "' && dogeref check --stats --rules mine a.log");
  CHECK(own.err.find("\nrules from: shipped, mine\n") != std::string::npos);
}

TEST_CASE("a folder that had no part in anything is told, with the games it has rules of") {
  const Scratch scratch;
  scratch.file("mine/last-doge/variants/short.yaml", "kind: variant\nid: short\nsetup: {market: 3}\n");
  const std::string mine = scratch.path("mine");
  const std::string told =
      "dogeref: warning: --rules " + mine + ": nothing was judged by it; it has rules of last-doge\n";
  const Ran ran = shell("dogeref check --rules '" + mine + "' '" + venice + "'");
  CHECK(ran.status == 0);
  CHECK(ran.err == told);
  CHECK(shell("dogeref show --rules '" + mine + "' '" + venice + "'").err == told);
  CHECK(shell("dogeref simulate --rules '" + mine + "'").err == told);
  CHECK(shell("DOGEREF_RULES='" + mine + "' dogeref check '" + venice + "'").err == "");
  CHECK(shell("dogeref check --variant short --rules '" + mine + "' '" + lagune + "'").err == "");
}

TEST_CASE("check warns of what lint calls an error in the rules it judges by") {
  const Scratch scratch;
  scratch.file("mine/doge-ship/variants/bare.yaml", "kind: variant\nid: bare\ngalley: ~\nsections: {2: [9, 9, 9]}\n");
  scratch.file("mine/doge-ship/variants/long.yaml", "kind: variant\nid: long\nsections: {2: [9, 9, 9]}\n");
  const std::string log = scratch.file("a.log", record("long"));
  const Ran lint = shell("cd '" + scratch.path() + "' && dogeref rules lint mine/doge-ship/variants/long.yaml");
  CHECK(lint.status == 1);
  const std::size_t at = lint.out.find(": error: ");
  REQUIRE(at != std::string::npos);
  const std::string place = lint.out.substr(0, at);
  const std::string message = lint.out.substr(at + 9, lint.out.find('\n') - at - 9);
  const Ran ran = shell("cd '" + scratch.path() + "' && dogeref check --rules mine a.log");
  CHECK(ran.status == 0);
  CHECK(ran.err.find("dogeref: warning: " + place + ": " + message + '\n') != std::string::npos);
  CHECK(shell("cd '" + scratch.path() + "' && dogeref check --strict --rules mine a.log").status == 1);
  CHECK(shell("dogeref check --variant warehouses '" + venice + "'").err == "");
}
