// Inputs that are many, odd or in the way, and a system that is short of something.

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "support/program.h"
#include "support/sanitized.h"

using dogeref::tests::is_optimized;
using dogeref::tests::is_sanitized;
using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

const std::string small_game =
    "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\nAnna: discard\n";

std::string repeated(const std::string& line, int times) {
  std::string out;
  for (int time = 0; time < times; ++time) out += line;
  return out;
}

std::ptrdiff_t files_in(const std::string& folder) {
  return std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator());
}

/// Kilobytes that the program had in memory at most.
long peak_of(const std::string& arguments) {
  const pid_t child = ::fork();
  if (child == 0) {
    const std::string command = "exec '" DOGEREF_BINARY "' " + arguments + " >/dev/null 2>&1";
    ::execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
  }
  int status = 0;
  rusage usage{};
  REQUIRE(::wait4(child, &status, 0, &usage) == child);
  REQUIRE(WEXITSTATUS(status) == 1);
  return usage.ru_maxrss;
}

}  // namespace

TEST_CASE("what is being written is not read") {
  const Scratch scratch;
  const std::string log = scratch.file("io.log", small_game);
  const std::string refusal = "dogeref: cannot read " + log + ": it is where the output goes, too\n";
  for (const std::string command : {"check", "fmt", "show", "points", "compare --a en --b fr"}) {
    CAPTURE(command);
    const Ran ran = shell("dogeref " + command + " " + log + " >>" + log);
    CHECK(ran.status == 2);
    CHECK(ran.err == refusal);
    if (!command.starts_with("compare")) CHECK(slurp(log) == small_game);
  }
  CHECK(shell("dogeref check - <" + log + " >>" + log).err ==
        "dogeref: cannot read -: it is where the output goes, too\n");
  CHECK(shell("dogeref check " + scratch.path() + " >>" + log).err.find(refusal) != std::string::npos);
}

TEST_CASE("a log whose lines end with carriage returns alone is told so, though it begins with a comment") {
  const Scratch scratch;
  const Ran ran =
      shell("dogeref check --format gcc " + scratch.file("a.log", "# Venice\rgame: doge-ship\rplayers: Anna, Marco\r"));
  CHECK(ran.status == 2);
  CHECK(ran.out.find(":1:9: error: ") != std::string::npos);
  CHECK(ran.out.find("[control-character]\n") != std::string::npos);
  CHECK(ran.out.find("[no-game]") == std::string::npos);
}

TEST_CASE("a list of names may begin with a byte order mark; one without names is a mistake") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", small_game);
  const std::string marked = scratch.file("marked", "\xEF\xBB\xBF" + log + "\n");
  CHECK(shell("dogeref check --files-from " + marked).out.find("a.log: unfinished") != std::string::npos);
  const std::string empty = scratch.file("empty", "\n\r\n");
  for (const std::string command : {"check", "fmt", "compare --a en --b fr"}) {
    CAPTURE(command);
    const Ran ran = shell("dogeref " + command + " --files-from " + empty);
    CHECK(ran.status == 2);
    CHECK(ran.err == "dogeref: " + command.substr(0, command.find(' ')) + ": no logs are named in " + empty + "\n");
  }
  const std::string wide = scratch.file("wide", std::string("\xFF\xFE\x61\0", 4));
  CHECK(shell("dogeref check --files-from " + wide).err.find("it looks like UTF-16 text") != std::string::npos);
}

TEST_CASE("status 2 comes with a word, whatever is left out of the output") {
  const Scratch scratch;
  const std::string headless = scratch.file("headless.log", "players: Anna, Marco\nAnna: red 4\n");
  const std::string empty = scratch.file("empty.log", "");
  const Ran fixes = shell("dogeref check --fix-suggestions json " + headless);
  CHECK(fixes.status == 2);
  CHECK(fixes.err.starts_with("dogeref: headless.log:1: no game can be made of it: "));
  CHECK(std::count(fixes.err.begin(), fixes.err.end(), '\n') == 1);
  for (const std::string format : {"text", "gcc"}) {
    const Ran quiet = shell("dogeref check -q --ignore no-game --format " + format + " " + empty);
    CHECK(quiet.status == 2);
    CHECK(quiet.err == "dogeref: empty.log:1: there is no game in it\n");
  }
  CHECK(shell("dogeref check -q " + empty).err.empty());  // the finding says it
}

TEST_CASE("findings beyond the limit are told in every format") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", small_game + repeated("Marco: red 9\n", 250));
  const Ran gcc = shell("dogeref check --format gcc " + log);
  CHECK(gcc.out.find(":105:1: note: 151 more findings left out [max-errors]\n") != std::string::npos);
  CHECK(shell("dogeref check --format gcc --max-errors 0 " + log).out.find("[max-errors]") == std::string::npos);
}

TEST_CASE("JSON shows a terminal nothing that it obeys") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log",
                                       "game: doge-ship\nplayers: Anna, Marco\nevent: x\u009by\u0085z\n"
                                       "dice red 6, green 6, white 6\ndoge D01\nAnna: red \u202e4 \u2028\n");
  for (const std::string command : {"check --format json", "points --format json"}) {
    CAPTURE(command);
    const Ran ran = shell("dogeref " + command + " " + log);
    for (const char* acting : {"\u009b", "\u0085", "\u202e", "\u2028"})
      CHECK(ran.out.find(acting) == std::string::npos);
  }
  CHECK(shell("dogeref check --format json " + log).out.find("\\u202e") != std::string::npos);
}

TEST_CASE("an option with an equals sign and nothing behind it does not take the next word") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", small_game);
  for (const std::string option : {"--lang", "--format", "--edition", "--rules", "--max-errors"}) {
    const Ran ran = shell("dogeref check " + option + "= " + log);
    CHECK(ran.status == 2);
    CHECK(ran.err == "dogeref: check: " + option + " has an empty value\n");
  }
  CHECK(shell("dogeref rules sheet --edition=").status == 2);
  const Ran before = shell("dogeref --lang= check " + log);
  CHECK(before.status == 2);
  CHECK(before.err == "dogeref: --lang has an empty value\n");
}

TEST_CASE("a game with 60,000 findings is judged in little memory" * doctest::skip(is_sanitized)) {
  const Scratch scratch;
  std::string text = small_game;
  for (int line = 0; line < 60'000; ++line) text += "Anna: red 9\n";
  const std::string log = scratch.file("a.log", text);
  for (const std::string format : {"text", "gcc", "json"})
    CHECK_MESSAGE(peak_of("check --format " + format + " " + log) <= 16 * 1024, format);
}

TEST_CASE("an archive with faults is judged by two threads in little memory" * doctest::skip(is_sanitized)) {
  const Scratch scratch;
  for (const std::string game : {"doge-ship", "last-doge"}) {
    const Ran made = shell("dogeref simulate " + game +
                           " --players 5 --games 400 | awk -f '" DOGEREF_SOURCE_DIR "/tests/proof/spoil.awk'");
    REQUIRE(made.status == 0);
    (void)scratch.file("archive/" + game + ".log", made.out);
  }
  constexpr int most = (is_optimized ? 13 : 17) * 1024;  // code that is read in counts, too
  for (const std::string what : {"--format json", "--totals"})
    CHECK_MESSAGE(peak_of("check --jobs 2 " + what + " " + scratch.path("archive")) <= most, what);
}

TEST_CASE("what may be meant for an undo of lines that are far back is judged without them") {
  const Scratch scratch;
  const std::string text = small_game + repeated("check Anna 0 approvals\n", 230) + "undp 1\nMarco: discard\n";
  const Ran ran = shell("dogeref check " + scratch.file("a.log", text));
  CHECK(ran.status == 1);
  CHECK(ran.out.find("a.log:236:1: error: unknown word 'undp' [unknown-word]") != std::string::npos);
}

TEST_CASE("where threads cannot start, those that there are do the work" * doctest::skip(is_sanitized)) {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", repeated(small_game, 50));
  const std::string plain = shell("dogeref check --format json " + log).out;
  const std::string no_room = "ulimit -v 400000; ulimit -s 300000; ";  // KiB; a thread's stack is as large as may be
  for (const std::string command : {"check --format json -j 8 ", "compare --a en --b fr -j 8 "}) {
    CAPTURE(command);
    const Ran ran = shell(no_room + "dogeref " + command + log);
    CHECK(ran.status <= 1);
    CHECK(ran.err.empty());
    if (command.starts_with("check")) CHECK(ran.out == plain);
  }
}

TEST_CASE("a file that grows too large is told, and nothing is left beside it") {
  const Scratch scratch;
  const std::string text = small_game + repeated("#remark\n#  remark\nAnna:red 9\n", 400);
  const std::string log = scratch.file("a.log", text);
  const Ran ran = shell("ulimit -f 2; dogeref fmt --write " + log);
  CHECK(ran.status == 2);
  CHECK(ran.err.find("cannot write " + log + ": file too large\n") != std::string::npos);
  CHECK(slurp(log) == text);
  CHECK(files_in(scratch.path()) == 1);
  const std::string folder = scratch.path("mine");
  CHECK(shell("ulimit -f 1; dogeref rules new " + folder).status == 2);
  CHECK(shell("dogeref rules new " + folder).status == 0);
}

TEST_CASE("control characters of a record are escaped on a terminal, kept in a file, and told") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", small_game + "# \x1b[31m\u202e \u009b\n");
  const Ran file = shell("dogeref fmt " + log);
  CHECK(file.out.find('\x1b') != std::string::npos);
  CHECK(file.err.find("line 6 cannot be read and stays as it is") != std::string::npos);
  const Ran terminal = shell("script -qec \"'" DOGEREF_BINARY "' fmt '" + log + "'\" /dev/null </dev/null");
  CHECK(terminal.out.find('\x1b') == std::string::npos);
  CHECK(terminal.out.find("# \\x1b[31m\\u202e \\u009b") != std::string::npos);
  const Ran redacted = shell("dogeref redact " + log);
  CHECK(redacted.status == 2);
  CHECK(redacted.out.empty());
  CHECK(redacted.err.find(":6: ") != std::string::npos);
}

TEST_CASE("a line that is longer than a line may be is not cut silently") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", small_game + "# " + std::string(70'000, 'x') + "\n");
  const Ran ran = shell("dogeref redact " + log);
  CHECK(ran.status == 2);
  CHECK(ran.err.find(":6: ") != std::string::npos);
}

TEST_CASE("a case with very many errors tells the first of them, and how many there are more") {
  const Scratch scratch;
  scratch.file("many.log", small_game + repeated("Marco: red 9\n", 3000));
  const std::string suite = scratch.file(
      "a.test.yaml",
      "kind: suite\nsuite: many\nrules: {game: doge-ship}\ncases:\n  - {name: all, log_file: many.log, expect: "
      "{errors: []}}\n");
  const Ran ran = shell("dogeref test " + suite);
  CHECK(ran.status == 1);
  CHECK(ran.out.find("and 2900 more") != std::string::npos);
  CHECK(ran.out.find("2900 more findings left out\n") != std::string::npos);
  CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') < 120);
}
