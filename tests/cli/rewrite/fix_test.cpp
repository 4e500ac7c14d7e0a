// dogeref check --fix: what was certainly meant is shown, and written into the log.

#include <doctest/doctest.h>

#include <filesystem>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

const std::string legal =
    "game: doge-ship\r\n"
    "# kept as it is:\t\"two  blanks\"  \r\n"
    "players: Änne, Marco\r\n"
    "dice red 6, green 6, white 6\r\n"
    "doge D01\r\n"
    "Änne: discard\r\n"
    "Marco: discard\r\n"
    "Änne: red 1\r\n"
    "Marco: white 1\r\n"
    "ruling end \"late\"";  // and no line feed

std::string with(std::string text, const std::string& right, const std::string& wrong) {
  return text.replace(text.find(right), right.size(), wrong);
}

const std::string slips = with(with(legal, "Änne: red", "Änne; red"), "Marco: white", "Marco; white");

}  // namespace

TEST_CASE("what is certain is shown as a diff and written; no other byte changes") {
  const Scratch scratch;
  const std::string log = scratch.file("slips.log", slips);
  const Ran ran = shell("cd '" + scratch.path("") + "' && dogeref check --fix slips.log");
  CHECK(ran.out.rfind("--- slips.log\n"
                      "+++ slips.log\n"
                      "@@ -5,6 +5,6 @@\n"
                      " doge D01\n"
                      " Änne: discard\n"
                      " Marco: discard\n"
                      "-Änne; red 1\n"
                      "-Marco; white 1\n"
                      "+Änne: red 1\n"
                      "+Marco: white 1\n"
                      " ruling end \"late\"\n"
                      "slips.log: legal",
                      0) == 0);
  CHECK(ran.err == "slips.log: 2 findings mended\n");
  CHECK(ran.status == 0);
  CHECK(slurp(log) == legal);
  CHECK(shell("dogeref check --fix " + log).err.empty());
}

TEST_CASE("with --dry-run nothing is written, and the exit status is that of the record") {
  const Scratch scratch;
  const std::string log = scratch.file("slips.log", slips);
  const Ran ran = shell("dogeref check --fix --dry-run " + log);
  CHECK(ran.out.find("\n+Änne: red 1\n") != std::string::npos);
  CHECK(ran.out.find("legal") == std::string::npos);
  CHECK(ran.err == "slips.log: --fix would mend 2 findings\n");
  CHECK(ran.status == 1);
  CHECK(slurp(log) == slips);
  CHECK(shell("dogeref check --fix --dry-run --lang de " + log).err == "slips.log: --fix würde 2 Befunde beheben\n");
}

TEST_CASE("what may have been meant otherwise stays: illegal moves, claims, names that fit several") {
  const Scratch scratch;
  for (const auto& [right, wrong] :
       std::vector<std::pair<std::string, std::string>>{{"Änne: red 1", "Änne: red 4"},
                                                        {"ruling end", "check Änne 99 ducats\r\nruling end"},
                                                        {"Marco: white 1", "Marco: wh 1 re 2"},
                                                        {"Marco: white 1", "Marco: buy"}}) {
    CAPTURE(wrong);
    const std::string text = with(legal, right, wrong);
    const std::string log = scratch.file("stays.log", text);
    const Ran ran = shell("dogeref check --fix " + log);
    CHECK(ran.out.find("@@") == std::string::npos);
    CHECK(slurp(log) == text);
  }
}

TEST_CASE("every game of a file is mended, and machines read on standard output what they always do") {
  const Scratch scratch;
  const std::string log = scratch.file("two.log", slips + "\r\n" + with(legal, "players: Änne,", "players: Änne"));
  const Ran ran = shell("dogeref check --fix --format json " + log);
  CHECK(ran.status == 0);
  CHECK(ran.out.rfind("{\"schema\":1,", 0) == 0);
  CHECK(ran.err.find("\n+players: Änne, Marco\n") != std::string::npos);
  CHECK(slurp(log) == legal + "\r\n" + legal);
}

TEST_CASE("only a file's own text is written back") {
  const Scratch scratch;
  const std::string log = scratch.file("slips.log", slips);
  const std::string link = scratch.path("link.log");
  std::filesystem::create_symlink(log, link);
  CHECK(shell("dogeref check --fix " + link).status == 2);
  CHECK(shell("dogeref check --fix " + link).err.find("link.log as it is: is a link\n") != std::string::npos);
  CHECK(shell("gzip -k " + log + " && dogeref check --fix " + log + ".gz").status == 2);
  CHECK(shell("dogeref check --fix - < " + log).err ==
        "dogeref: check: --fix needs files, standard input cannot be written back\n");
  for (const char* const other :
       {"--watch", "--shard 1/2", "--readings 1", "--on-illegal skip", "--fix-suggestions json"}) {
    CAPTURE(other);
    CHECK(shell(std::string("dogeref check --fix ") + other + " " + log).status == 2);
  }
  CHECK(shell("dogeref check --dry-run " + log).err == "dogeref: check: --dry-run goes with --fix\n");
  CHECK(slurp(log) == slips);
}
