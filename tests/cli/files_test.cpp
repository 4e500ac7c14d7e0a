// Files that are no logs, outputs that take nothing: what the program must survive.

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "support/program.h"
#include "support/sanitized.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

using namespace std::string_view_literals;

constexpr std::string_view small_game =
    "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\nAnna: discard\n";

Ran check(const std::string& arguments) { return shell("dogeref check " + arguments); }

struct Timed {
  Ran ran;
  double seconds = 0;  ///< of processor time, which other work on the machine does not change much
};

Timed timed(const std::string& log) {
  const Scratch scratch;
  const std::string file = scratch.file("lines.log", log);
  const auto used = [] {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) + static_cast<double>(usage.ru_utime.tv_usec) / 1e6;
  };
  const double before = used();
  Ran ran = check("--quiet " + file);
  return {std::move(ran), used() - before};
}

/// A log of so many lines that begin alike.
std::string many_lines(std::string log, const std::string& beginning) {
  for (int count = 0; count < 20'000; ++count) log += beginning + std::to_string(count) + '\n';
  return log;
}

double seconds_to_judge(const std::string& beginning) {
  const Timed judged =
      timed(many_lines("game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\n", beginning));
  CHECK(judged.ran.status == 1);
  CHECK(judged.ran.out.find("did you mean") == std::string::npos);
  return judged.seconds;
}

// Sanitizers ask for terabytes of address space, of which they use little.
constexpr std::string_view memory_limit =
    dogeref::tests::is_sanitized ? "" : "ulimit -v 100000; ";  // KiB, for everything the shell starts

std::string bounded(const std::string& text) { return std::string(memory_limit) + text; }

}  // namespace

TEST_CASE("a file without a game is a warning and unusable") {
  const Scratch scratch;
  for (const std::string_view text : {""sv, "\n\n"sv, "# nothing here\n"sv, "\xEF\xBB\xBF"sv}) {
    const Ran ran = check(scratch.file("a.log", text));
    CHECK(ran.status == 2);
    CHECK(ran.out.starts_with("a.log:1:1: warning: "));
    CHECK(ran.out.find("[no-game]\n") != std::string::npos);
    CHECK(ran.out.find("\na.log: unreadable, 1 warning\n") != std::string::npos);
  }
}

TEST_CASE("without a game the JSON is one object on line 1, without players") {
  const Scratch scratch;
  const Ran ran = check("--format json " + scratch.file("a.log", "# nothing\n"));
  CHECK(ran.status == 2);
  CHECK(ran.out.find(R"("file":"a.log","line":1,)") != std::string::npos);
  CHECK(ran.out.find(R"("players":[])") != std::string::npos);
  CHECK(ran.out.find(R"("verdict":"unreadable")") != std::string::npos);
  CHECK(ran.out.find(R"("code":"no-game","severity":"warning","category":"record","section":null,"line":1)") !=
        std::string::npos);
  CHECK(ran.out.find('\n') == ran.out.size() - 1);
}

TEST_CASE("files of another kind give one finding with the offset and what they look like") {
  const Scratch scratch;
  struct Case {
    std::string_view bytes;
    std::string_view said;
  };
  for (const Case& each : {Case{"\xFF\xFEg\0a\0m\0e\0"sv, "at byte 0 it looks like UTF-16 text"},
                           Case{"\0\0\xFE\xFF\0\0\0g"sv, "at byte 0 it looks like UTF-32 text"},
                           Case{"\x1F\x8B\x03\0\0"sv, "at byte 0 it looks like gzip data"},
                           Case{"\x89PNG\r\n\x1A\n\0"sv, "at byte 0 it looks like a PNG picture"},
                           Case{"game: doge-ship\nplayers: A\0na\n"sv, "at byte 26 it looks like binary data"}}) {
    CAPTURE(each.said);
    const Ran ran = check(scratch.file("a.log", each.bytes));
    CHECK(ran.status == 2);
    CHECK(ran.out.find(each.said) != std::string::npos);
    CHECK(ran.out.find(" [not-utf8]\n") != std::string::npos);
    CHECK(ran.out.find("unreadable, 1 error\n") != std::string::npos);
  }
}

TEST_CASE("CRLF, a byte order mark and a missing last line end change nothing") {
  const Scratch scratch;
  const Ran plain = check("--format json " + scratch.file("a.log", small_game));
  CHECK(plain.status == 0);
  std::string crlf;
  for (const char byte : small_game) crlf += byte == '\n' ? std::string("\r\n") : std::string(1, byte);
  CHECK(check("--format json " + scratch.file("a.log", crlf)).out == plain.out);
  CHECK(check("--format json " + scratch.file("a.log", "\xEF\xBB\xBF" + std::string(small_game))).out == plain.out);
  const std::string_view open = small_game.substr(0, small_game.size() - 1);
  CHECK(check("--format json " + scratch.file("a.log", open)).out == plain.out);
}

TEST_CASE("games whose first lines hold no-break spaces are games of their own, to fmt as well") {
  const Scratch scratch;
  const std::string body(small_game.substr(small_game.find('\n')));
  for (const char* head : {"jeu\u00a0: doge-ship", "\u202fgame: doge-ship"}) {
    CAPTURE(head);
    const std::string log = scratch.file("a.log", std::string(small_game) + "\n" + head + body);
    const Ran ran = check("--format gcc " + log);
    CHECK(ran.status == 0);
    CHECK(ran.out.find("error") == std::string::npos);
    CHECK(ran.out.find(":11:1: warning: ") != std::string::npos);
    const Ran formatted = shell("dogeref fmt " + log);
    CHECK(formatted.status == 0);
    CHECK(formatted.err.empty());
    CHECK(formatted.out.find("\ngame: doge-ship\n") != std::string::npos);
  }
}

TEST_CASE("a lone carriage return is an error") {
  const Scratch scratch;
  const Ran ran = check(scratch.file("a.log", std::string(small_game) + "Marco: disc\rard\n"));
  CHECK(ran.status == 1);
  CHECK(ran.out.find("a.log:6:12: error: ") != std::string::npos);
  CHECK(ran.out.find("[control-character]") != std::string::npos);
}

TEST_CASE("a line of a gigabyte from a pipe takes no memory and spares the rest") {
  const Scratch scratch;
  const std::string head = scratch.file("head", small_game);
  const std::string tail = scratch.file("tail", "\nAnna: discard\n");
  const Ran ran =
      shell(bounded("{ cat " + head + "; echo Marco: discard; head -c 1000000000 /dev/zero | tr '\\0' x; cat " + tail +
                    "; } | dogeref check --format gcc -"));
  CHECK(ran.status == 1);
  CHECK(ran.out.find("-:7:1: error: ") != std::string::npos);
  CHECK(ran.out.find("[line-too-long]") != std::string::npos);
  CHECK(ran.out.find("-:9:") == std::string::npos);
}

TEST_CASE("no line of a header costs a look at hundreds of players") {
  std::string players = "game: doge-ship\nplayers: P1";
  for (int number = 2; number <= 800; ++number) players += ",P" + std::to_string(number);
  const double plain = timed(many_lines("game: doge-ship\nplayers: Anna, Marco\n", "zz: ")).seconds;
  CHECK(timed(many_lines(players + "\n", "zz: ")).seconds < 10 * plain);  // hundreds of times, if all were looked at
}

TEST_CASE("of a line longer than is kept no length is told that is not its own") {
  const Scratch scratch;
  const std::string head = std::string(small_game) + "Marco: ";
  const Ran longer = check(scratch.file("a.log", head + std::string(1'000'000, 'x') + "\n"));
  CHECK(longer.out.find("error: the line has at least 65536 bytes, the limit is 4096 [line-too-long]") !=
        std::string::npos);
  const Ran told = check(scratch.file("b.log", head + std::string(60'000, 'x') + "\n"));
  CHECK(told.out.find("error: the line has 60007 bytes, the limit is 4096 [line-too-long]") != std::string::npos);
}

TEST_CASE("an endless device is refused at once, and an endless stream takes no memory") {
  CHECK(shell(bounded("dogeref check /dev/zero")).status == 2);
  const Ran ran = shell(bounded("yes 'note: x' | head -c 300000000 | dogeref check -"));
  CHECK(ran.status == 2);
  CHECK(ran.out.find("[game-too-long]") != std::string::npos);
}

TEST_CASE("one bad game spares the others") {
  const Scratch scratch;
  const std::string text = std::string(small_game) + "game: chess\nplayers: A, B\n" + std::string(small_game);
  const Ran ran = check("--format json " + scratch.file("a.log", text));
  CHECK(ran.status == 2);
  CHECK(ran.out.find(R"("line":1,"game":"doge-ship")") != std::string::npos);
  CHECK(ran.out.find(R"("line":6,"game":"chess")") != std::string::npos);
  CHECK(ran.out.find(R"("line":8,"game":"doge-ship")") != std::string::npos);
}

TEST_CASE("files that cannot be read are named with the reason, the others judged") {
  const Scratch scratch;
  const std::string good = scratch.file("b.log", small_game);
  const Ran missing = check(scratch.path("a.log") + " " + good);
  CHECK(missing.status == 2);
  CHECK(missing.err ==
        "dogeref: cannot read " + scratch.path("a.log") + ": no such file or directory; did you mean 'b.log'?\n");
  CHECK(missing.out.find("b.log: unfinished") != std::string::npos);
}

TEST_CASE("a file that one may not read is told so") {
  const Scratch scratch;
  const std::string locked = scratch.file("locked.log", small_game);
  const std::string open = scratch.file("open.log", small_game);
  REQUIRE(::chmod(scratch.path().c_str(), 0755) == 0);
  REQUIRE(::chmod(open.c_str(), 0644) == 0);
  REQUIRE(::chmod(locked.c_str(), 0) == 0);
  // Root reads everything, and nobody may not get at the program where it was built.
  const bool is_root = ::geteuid() == 0;
  const std::string program = scratch.path("dogeref");
  const std::string before = is_root ? "cp '" DOGEREF_BINARY "' '" + program + "'; chmod 755 '" + program +
                                           "'; cd /; dogeref() { setpriv --reuid 65534 --regid 65534 --clear-groups '" +
                                           program + "' \"$@\"; }; "
                                     : "";
  const Ran ran = shell(before + "dogeref check " + locked + " " + open);
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: cannot read " + locked + ": permission denied\n");
  CHECK(ran.out.starts_with("open.log:"));
}

TEST_CASE("a folder with a loop, strange names and pipes is read as far as it goes") {
  const Scratch scratch;
  scratch.file("games/a\x1b[31m\n.log", small_game);
  scratch.file("games/\xFF.log", small_game);
  REQUIRE(::symlink(".", scratch.path("games/loop").c_str()) == 0);
  REQUIRE(::mkfifo(scratch.path("games/pipe.log").c_str(), 0600) == 0);
  const Ran ran = check(scratch.path("games"));
  CHECK(ran.status == 2);
  CHECK(ran.out.find("a\\x1b[31m\\x0a.log: unfinished") != std::string::npos);
  CHECK(ran.out.find("\\xff.log: unfinished") != std::string::npos);
  CHECK(ran.err.find("loop: the folder contains itself\n") != std::string::npos);
  CHECK(ran.err.find("pipe.log: not a regular file\n") != std::string::npos);
}

TEST_CASE("names of files come from a list, or from standard input") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", small_game);
  const std::string list = scratch.file("list", "\n" + log + "\r\n\n");
  CHECK(check("--files-from " + list).out.find("a.log: unfinished") != std::string::npos);
  CHECK(shell("echo " + log + " | dogeref check --files-from -").out.find("a.log: unfinished") != std::string::npos);
  CHECK(check("--files-from " + scratch.path("gone")).status == 2);
  CHECK(shell("dogeref check - <" + log).out.find("-: unfinished") != std::string::npos);
}

TEST_CASE("output that cannot be written is a failure that is said, a closed pipe one that is not") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", small_game);
  const Ran full = shell("dogeref check " + log + " >/dev/full");
  CHECK(full.status == 2);
  CHECK(full.err == "dogeref: cannot write to standard output: no space left on device\n");
  const Ran closed = shell("dogeref check " + log + " >&-");
  CHECK(closed.status == 2);
  CHECK(closed.err == "dogeref: cannot write to standard output: bad file descriptor\n");
  CHECK(shell("dogeref explain --all >/dev/full").status == 2);
  CHECK(shell("dogeref --help >/dev/full").status == 2);
  const Ran pipe = shell("dogeref explain --all | true; exit ${PIPESTATUS[0]}");
  CHECK((pipe.status == 2 || pipe.status == 0));  // the pipe may have been large enough
  CHECK(pipe.err.empty());
}

TEST_CASE("standard input that is closed cannot be read") {
  const Ran ran = shell("dogeref check - <&-");
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: cannot read -: bad file descriptor\n");
}

TEST_CASE("few file handles, no HOME, no TERM and the C locale are enough") {
  const Scratch scratch;
  for (int count = 0; count < 40; ++count) scratch.file("a/b/c/" + std::to_string(count) + ".log", small_game);
  const Ran ran =
      shell("ulimit -n 16; unset HOME TERM; export LANG=C LC_ALL=C; dogeref check --format json " + scratch.path());
  CHECK(ran.status == 0);
  CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') == 40);
}

TEST_CASE("beyond the findings that are shown nothing is looked for that could have been meant") {
  const double plain = seconds_to_judge("dice red 6, green 6, white 6 ");
  for (const std::string line : {"ruling allow ", "Anna red 5 ", "Anna: red 5, "}) {
    CAPTURE(line);
    CHECK(seconds_to_judge(line + "undreamtof") < 20 * plain);  // 45 and 140 times, if all were looked for
  }
}
