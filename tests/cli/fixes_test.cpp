// What was likely meant: below findings, and as edits.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.h"
#include "support/schema.h"

using dogeref::tests::Ran;
using dogeref::tests::Schema;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view head = "game: doge-ship\nplayers: Änne, Marco\ndice red 6, green 6, white 6\ndoge D01\n";
const std::string legal = std::string(head) + "Änne: discard\nMarco: discard\ncheck Änne 13 ducats\n";
const std::string illegal = std::string(head) + "Änne: discard\nMarco: discard\ncheck Änne 14 ducats\n";

}  // namespace

TEST_CASE("fix-suggestions prints edits and nothing else; the exit status is that of check") {
  const Scratch scratch;
  const Ran ran = shell("dogeref check --fix-suggestions json " + scratch.file("bad.log", illegal));
  CHECK(ran.status == 1);
  CHECK(ran.out ==
        "{\"schema\":1,\"file\":\"bad.log\",\"line\":7,\"code\":\"wrong-total\",\"message\":\"likely meant: "
        "check Änne 13 ducats\",\"edits\":[{\"line\":7,\"column\":13,\"end_column\":14,\"replacement\":\"3\"}]}\n");
  const Schema schema(Json::parse(slurp(DOGEREF_SOURCE_DIR "/rules-data/schema/fixes.json")));
  CHECK(schema.fault(Json::parse(ran.out)) == "");
  const Ran none = shell("dogeref check --fix-suggestions json " + scratch.file("good.log", legal));
  CHECK(none.status == 0);
  CHECK(none.out.empty());
}

TEST_CASE("lines count in the file, not in the game") {
  const Scratch scratch;
  const Ran ran = shell("dogeref check --fix-suggestions json " + scratch.file("two.log", legal + "\n" + illegal));
  CHECK(ran.out.find("\"edits\":[{\"line\":15,") != std::string::npos);
}

TEST_CASE("the text says what was meant, in the language asked for, and changes no file") {
  const Scratch scratch;
  const std::string log = scratch.file("bad.log", illegal);
  CHECK(shell("dogeref check " + log).out.find("\n      = likely meant: check Änne 13 ducats\n") != std::string::npos);
  CHECK(shell("dogeref check --lang de " + log).out.find("= wohl gemeint: check Änne 13 ducats\n") !=
        std::string::npos);
  CHECK(shell("dogeref check --format gcc " + log).out.find("likely meant") == std::string::npos);
  CHECK(slurp(log) == illegal);
}

TEST_CASE("there is one format of edits") {
  const Ran ran = shell("dogeref check --fix-suggestions yaml -");
  CHECK(ran.status == 2);
  CHECK(ran.err.find("no format 'yaml'; known: json") != std::string::npos);
}
