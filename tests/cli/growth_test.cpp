// What a command costs grows as its input does: four times the input, some four times the processor's time. Where a
// look through all of it were taken for each line, it would be sixteen times.

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <algorithm>
#include <functional>
#include <string>

#include "support/program.h"
#include "support/sanitized.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

namespace {

constexpr int times_more = 4;
constexpr double most_ratio = 9;
constexpr double least_seconds = 0.001;  // what is less cannot be told from nothing
constexpr int most_attempts = 4;         // other work on the machine takes its share of caches

const std::string doge_ship = "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\n";
const std::string last_doge = "game: last-doge\nplayers: Anna, Marco\n";

double seconds_in(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// The program's and the system's for it: how the two are parted is a guess of the system.
double seconds_used() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return seconds_in(usage.ru_utime) + seconds_in(usage.ru_stime);
}

double seconds_of(const std::string& command) {
  const double before = seconds_used();
  const Ran ran = shell(command + " >/dev/null 2>&1");
  REQUIRE_MESSAGE(ran.status <= 2, command);
  return seconds_used() - before;
}

std::string repeated(const std::string& line, int times) {
  std::string out;
  for (int time = 0; time < times; ++time) out += line;
  return out;
}

/// Lines that differ by a number.
std::string numbered(const std::string& before, int count, const std::string& after = "\n") {
  std::string out;
  for (int number = 0; number < count; ++number) out.append(before).append(std::to_string(number)).append(after);
  return out;
}

/// `of` makes a file of so many lines or parts; `command` is run on it, its name put in place of `FILE`.
void stays_linear(const std::string& name, const std::string& command, int size,
                  const std::function<std::string(int)>& of) {
  CAPTURE(command);
  const Scratch scratch;
  const auto run_on = [&](const std::string& file) {
    std::string text = command;
    text.replace(text.find("FILE"), 4, file);
    return seconds_of(text);
  };
  const std::string small = scratch.file("small/" + name, of(size));
  const std::string large = scratch.file("large/" + name, of(times_more * size));
  const double start = seconds_of("dogeref --version");
  double of_small = run_on(small);
  double of_large = run_on(large);
  const auto is_linear = [&] { return of_large - start <= most_ratio * std::max(of_small - start, least_seconds); };
  for (int attempt = 1; attempt < most_attempts && !is_linear(); ++attempt) {
    of_small = std::max(of_small, run_on(small));
    of_large = std::min(of_large, run_on(large));
  }
  CAPTURE(of_small);
  CAPTURE(of_large);
  CHECK(is_linear());
}

void stays_linear(const std::string& command, int size, const std::function<std::string(int)>& of) {
  stays_linear("game.log", command, size, of);
}

}  // namespace

TEST_SUITE_BEGIN("growth" * doctest::skip(dogeref::tests::is_sanitized));

TEST_CASE("check grows with the lines, whatever is wrong with them") {
  for (const std::string line :
       {"Anna: red 9\n", "Anna: red \x01\n", "undreamtof 4\n", "undo 9\n", "check: Anna 3 vp\n"}) {
    CAPTURE(line);
    stays_linear("dogeref check -q --max-errors 0 FILE", 2000,
                 [&](int lines) { return doge_ship + repeated(line, lines); });
  }
}

TEST_CASE("what is printed of many findings grows with them") {
  for (const std::string format : {"text", "json", "gcc"}) {
    CAPTURE(format);
    stays_linear("dogeref check --max-errors 0 --format " + format + " FILE", 1000,
                 [](int lines) { return doge_ship + numbered("Anna: red ", lines); });
  }
  stays_linear("dogeref check --fix-suggestions json --max-errors 0 FILE", 6000,
               [](int lines) { return doge_ship + repeated("Anna: red \x01\n", lines); });
}

TEST_CASE("check grows with headers, players and games") {
  stays_linear("dogeref check FILE", 4000, [](int lines) { return numbered("note: ", lines) + doge_ship; });
  stays_linear("dogeref check FILE", 100, [](int games) { return repeated(doge_ship, games); });
  stays_linear("dogeref check --max-errors 0 FILE", 5000,
               [](int lines) { return last_doge + numbered("Anna: explore A", lines); });
}

TEST_CASE("what is rewritten grows with the record") {
  const auto remarks = [](int lines) {
    return doge_ship + numbered("# remark ", lines) + repeated("Anna: red 9\n", lines);
  };
  stays_linear("dogeref fmt FILE", 1000, remarks);
  stays_linear("dogeref fmt --to fr FILE", 1000, remarks);
  stays_linear("dogeref redact FILE", 4000, [](int lines) { return last_doge + numbered("# remark ", lines); });
}

TEST_CASE("questions to one game grow with it") {
  const auto lines = [](int count) { return doge_ship + repeated("Anna: red 6\nundo\n", count); };
  for (const std::string command : {"points", "show", "show --format svg", "legal", "legal --why 'red 1'"}) {
    CAPTURE(command);
    stays_linear("dogeref " + command + " FILE", 3000, lines);
  }
}

TEST_CASE("compare grows with what the two sides find") {
  for (const std::string line : {"undo 9\n", "Anna: red 9\n"}) {
    CAPTURE(line);
    stays_linear("dogeref compare --a en --b fr FILE", 5000,
                 [&](int lines) { return doge_ship + repeated(line, lines); });
  }
}

TEST_CASE("shrink grows with the lines, or has enough") {
  stays_linear("dogeref shrink --code space-occupied FILE", 100,
               [](int lines) { return doge_ship + "Anna: red 6\nMarco: red 6\n" + numbered("word", lines, " x\n"); });
}

TEST_CASE("test grows with cases, with their findings and with those expected") {
  const std::string suite = "kind: suite\nsuite: growing\nrules: {game: doge-ship}\ncases:\n";
  stays_linear("a.test.yaml", "dogeref test FILE", 100, [&](int cases) {
    return suite + numbered("  - name: c", cases, "\n    log: |\n      game: doge-ship\n    expect: {errors: []}\n");
  });
  stays_linear("a.test.yaml", "dogeref test FILE", 1000, [&](int lines) {
    return suite + "  - name: c\n    log: |\n      game: doge-ship\n      players: Anna, Marco\n" +
           numbered("      Anna: red ", lines) + "    expect: {errors: []}\n";
  });
  stays_linear("a.test.yaml", "dogeref test FILE", 1000, [&](int lines) {
    return suite + "  - name: c\n    log: |\n      game: doge-ship\n      players: Anna, Marco\n" +
           repeated("      Anna: red 9\n", lines) + "    expect:\n      errors:\n" +
           numbered("        - {line: ", lines, ", code: unknown-space}\n");
  });
}

TEST_CASE("rules lint grows with a file, whatever stands in it") {
  const std::string spaces(40, ' ');
  stays_linear("a.yaml", "dogeref rules lint FILE", 4000,
               [](int keys) { return "{" + numbered("a", keys, ",") + "}"; });
  stays_linear("a.yaml", "dogeref rules lint FILE", 4000, [](int keys) { return "{" + repeated("a,", keys) + "}"; });
  stays_linear("a.yaml", "dogeref rules lint FILE", 4000,
               [&](int keys) { return "{" + numbered("a", keys, spaces + ",") + "}"; });
  stays_linear("a.yaml", "dogeref rules lint FILE", 4000, [](int keys) { return numbered("a", keys, ":\n"); });
  stays_linear("a.yaml", "dogeref rules lint FILE", 4000, [](int items) { return repeated("-\n", items); });
}

TEST_CASE("rules lint reads a file no more often for a hundred faults than for one") {
  const auto linted = [](const std::string& keys) {
    const Scratch scratch;
    const std::string file = "doge-ship/variants/x.yaml";
    (void)scratch.file(file, "kind: variant\nid: x\nx: {" + keys + "}\n");
    return seconds_of("dogeref rules lint " + scratch.path(""));
  };
  double one = linted(numbered("a", 20000, ": 1,"));
  double hundred = linted(repeated("a: 1,", 20000));
  for (int attempt = 1; attempt < most_attempts && hundred > times_more * one; ++attempt) {
    one = std::max(one, linted(numbered("a", 20000, ": 1,")));
    hundred = std::min(hundred, linted(repeated("a: 1,", 20000)));
  }
  CHECK(hundred <= times_more * one);
}

TEST_CASE("simulate grows with the games") {
  stays_linear("unused", "dogeref simulate --games $(wc -l <FILE)", 50,
               [](int games) { return repeated("\n", games); });
}

TEST_SUITE_END();
