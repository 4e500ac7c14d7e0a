// The formats that other programs read.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view start = "game: doge-ship\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\n";

std::string sound() { return std::string(start) + "Anna: discard\n"; }
std::string faulty() { return std::string(start) + "Anna: red 4\nMarco: red 4\n"; }

Ran check(const std::string& arguments) { return shell("dogeref check " + arguments); }

/// Runs in a scratch folder, so that names are those that are given.
Ran in(const Scratch& scratch, const std::string& text) { return shell("cd '" + scratch.path() + "'\n" + text); }

std::string fingerprint_in(const std::string& sarif) {
  return Json::parse(sarif).at("runs").at(0).at("results").at(0).at("partialFingerprints").at("dogeref/v1");
}

}  // namespace

TEST_CASE("findings in JSON tell round, number of the action and what is at fault") {
  const Scratch scratch;
  const Ran ran = check("--ignore unfinished --format json " + scratch.file("a.log", faulty()));
  const Json finding = Json::parse(ran.out).at("findings").at(0);
  CHECK(finding.at("category") == "rule");
  CHECK(finding.at("round") == 1);
  CHECK(finding.at("number") == 2);
  const Json reading =
      Json::parse(check("--format json " + scratch.file("b.log", std::string(start) + "ducks\n")).out).at("findings");
  CHECK(reading.at(0).at("category") == "reading");
  CHECK_FALSE(reading.at(0).contains("number"));
  CHECK(reading.at(1).at("code") == "unfinished");
  CHECK(reading.at(1).at("category") == "record");
  const Json claim =
      Json::parse(check("--format json " + scratch.file("c.log", std::string(start) + "Anna: discard => +5 vp\n")).out);
  CHECK(claim.at("findings").at(0).at("category") == "claim");
}

TEST_CASE("a code that two games have has what is said of each in SARIF") {
  const Ran ran = check("--format sarif fixtures");
  const Json run = Json::parse(ran.out).at("runs").at(0);
  const Json& rules = run.at("tool").at("driver").at("rules");
  CHECK(rules.size() > 50);
  for (const Json& result : run.at("results")) {
    if (!result.contains("ruleId")) continue;
    const auto is_it = [&](const Json& rule) { return rule.at("id") == result.at("ruleId"); };
    CHECK(std::count_if(rules.begin(), rules.end(), is_it) == 1);
  }
}

TEST_CASE("a fingerprint survives lines put in above it") {
  const Scratch scratch;
  const std::string before = check("--ignore unfinished --format sarif " + scratch.file("a.log", faulty())).out;
  const std::string log =
      "# found in an attic\n\n" + std::string(start) + "\n# so far so good\nAnna: red 4\n\nMarco:  red 4\n";
  const std::string after = check("--ignore unfinished --format sarif " + scratch.file("a.log", log)).out;
  CHECK(before != after);
  CHECK(fingerprint_in(before) == fingerprint_in(after));
}

TEST_CASE("SARIF and JUnit are whole documents without a finding, and without a game") {
  const Scratch scratch;
  scratch.file("a.log", sound());
  scratch.file("none.log", "");
  CHECK(Json::parse(in(scratch, "dogeref check -q --format sarif a.log").out).at("runs").at(0).at("results").empty());
  CHECK(in(scratch, "dogeref check -q --format junit a.log").out ==
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"dogeref check\">\n"
        "<testsuite name=\"a.log\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">"
        "<testcase name=\"a.log\" classname=\"dogeref\" file=\"a.log\" line=\"1\"></testcase></testsuite>\n"
        "</testsuites>\n");
  const Ran none = in(scratch, "dogeref check --format junit none.log");
  CHECK(none.status == 2);
  CHECK(none.out.find("<error message=\"none.log:1:1: warning: ") != std::string::npos);
}

TEST_CASE("JUnit has a suite a game, which fails by its first finding") {
  const Scratch scratch;
  scratch.file("a.log", sound() + faulty());
  const Ran ran = in(scratch, "dogeref check --format junit a.log");
  CHECK(ran.status == 1);
  CHECK(ran.out.find("<testsuite name=\"a.log:6\" tests=\"1\" failures=\"1\"") != std::string::npos);
  CHECK(ran.out.find("<failure message=\"a.log:11:8: error: red 4 is taken") != std::string::npos);
}

TEST_CASE("annotations are one line a finding") {
  const Scratch scratch;
  CHECK(
      in(scratch, "cat >a.log <<'END'\n" + faulty() + "END\ndogeref check -q --format github a.log").out ==
      "::error file=a.log,line=6,col=8,endColumn=13,title=space-occupied::red 4 is taken this round: Anna has a token "
      "there since line 5\n");
}

TEST_CASE("names that mean something to a format mean only themselves") {
  const Scratch scratch;
  scratch.file("::error ::%0A,]]>&.log",
               "game: doge-ship\nplayers: ]]>%0A, <b>&\"'\ndice red 6, green 6, white 6\ndoge D01\n"
               "]]>%0A: red 4\n<b>&\"': red 4\n");
  for (const std::string format : {"sarif", "github", "junit", "json", "gcc", "baseline"}) {
    CAPTURE(format);
    const Ran ran = in(scratch, "dogeref check --format " + format + " ./::*.log");
    CHECK(ran.status >= 1);
    if (format == "sarif" || format == "json") CHECK_FALSE(Json::parse(ran.out, nullptr, false).is_discarded());
    if (format == "junit") CHECK(ran.out.find("<b>") == std::string::npos);
    if (format == "github") CHECK(ran.out.find("\n::error ::") == std::string::npos);
    if (format == "github") CHECK(ran.out.starts_with("::error file=./%3A%3Aerror %3A%3A%250A%2C]]>&.log,line="));
  }
}

TEST_CASE("every format tells how many findings were left out") {
  const Scratch scratch;
  std::string text(start);
  for (int line = 0; line < 20; ++line) text += "Anna: red 5 red\n";
  const std::string log = scratch.file("a.log", text);
  for (const char* const format : {"sarif", "github", "junit", "gcc", "text", "baseline"}) {
    CAPTURE(format);
    const Ran ran = check("--max-errors 1 --format " + std::string(format) + " " + log);
    CHECK(ran.out.find(" more findings left out") != std::string::npos);
  }
  CHECK(check("--max-errors 1 --format json " + log).out.find("\"left_out\":") != std::string::npos);
}

TEST_CASE("every format has the same bytes however many threads there are") {
  const Scratch scratch;
  std::string text;
  for (int game = 0; game < 3000; ++game) text += game % 3 == 0 ? faulty() : sound();
  const std::string log = scratch.file("many.log", text);
  for (const char* const format : {"sarif", "github", "junit", "baseline"}) {
    CAPTURE(format);
    const Ran one = check("--format " + std::string(format) + " " + log);
    const Ran two = check("-j 3 --format " + std::string(format) + " " + log);
    CHECK((one.out == two.out));
    CHECK(one.out.size() > 10'000);
  }
}

TEST_CASE("findings of a baseline are passed over, new ones are not, and those that have gone are told") {
  const Scratch scratch;
  const std::string log = scratch.file("a.log", faulty());
  const std::string here = "cd '" + scratch.path() + "'\n";
  CHECK(shell(here + "dogeref check --format baseline --output known.txt a.log").status == 1);
  CHECK(slurp(scratch.path("known.txt")).find(" space-occupied a.log\n") != std::string::npos);
  const Ran known = shell(here + "dogeref check --baseline known.txt --strict ./a.log");
  CHECK(known.status == 0);
  CHECK(known.err == "");
  CHECK(known.out.find("[space-occupied]") == std::string::npos);
  CHECK(known.out.find("\n2 known findings not shown\n") != std::string::npos);

  scratch.file("a.log", std::string(start) + "# one more\nAnna: red 4\nMarco: red 4\nAnna: red 4\n");
  const Ran more = shell(here + "dogeref check --baseline known.txt -q --format gcc a.log");
  CHECK(more.status == 1);
  CHECK(std::count(more.out.begin(), more.out.end(), '\n') == 1);
  CHECK(more.out.starts_with("a.log:8:7: error: "));

  scratch.file("a.log", sound());
  const Ran mended = shell(here + "dogeref check --baseline known.txt -q a.log");
  CHECK(mended.status == 0);
  CHECK(mended.err.find("dogeref: known.txt:2: no longer found: space-occupied in a.log\n") == 0);
  CHECK(shell(here + "touch b.log; dogeref check --baseline known.txt -q b.log").err.find("no longer") ==
        std::string::npos);
}

TEST_CASE("a baseline that is none is refused with its line") {
  const Scratch scratch;
  const Ran ran = in(scratch,
                     "printf '# x\\nspace-occupied a.log\\n' >known.txt; touch a.log\n"
                     "dogeref check --baseline known.txt a.log");
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: known.txt:2: not a line of a baseline: a fingerprint, a code, a file\n");
}

TEST_CASE("a baseline marks what was known in JSON and SARIF") {
  const Scratch scratch;
  scratch.file("a.log", faulty());
  const std::string here = "cd '" + scratch.path() + "'\ndogeref check --format baseline --output known.txt a.log\n";
  const Json json = Json::parse(shell(here + "dogeref check --format json --baseline known.txt a.log").out);
  CHECK(json.at("verdict") == "illegal");
  CHECK(json.at("findings").at(0).at("known") == true);
  const Json sarif = Json::parse(shell(here + "dogeref check --format sarif --baseline known.txt a.log").out);
  CHECK(sarif.at("runs").at(0).at("results").at(0).at("baselineState") == "unchanged");
}

TEST_CASE("findings may leave the exit status alone, what cannot be used does not") {
  const Scratch scratch;
  CHECK(check("--exit-zero " + scratch.file("a.log", faulty())).status == 0);
  CHECK(check("--exit-zero " + scratch.file("none.log", "")).status == 2);
  CHECK(check("--exit-zero nowhere.log").status == 2);
}

TEST_CASE("a file of output is written whole or not at all, and is none of those that are read") {
  const Scratch scratch;
  scratch.file("a.log", faulty());
  scratch.file("old.json", "old\n");
  const std::string here = "cd '" + scratch.path() + "'\n";
  const Ran ran = shell(here + "dogeref check --format json --output new.json a.log; ls");
  CHECK(ran.out == "a.log\nnew.json\nold.json\n");
  CHECK(slurp(scratch.path("new.json")) == shell(here + "dogeref check --format json a.log").out);
  CHECK(shell(here + "dogeref check --output a.log a.log").err ==
        "dogeref: cannot write to a.log: it is one of the files to read\n");
  CHECK(slurp(scratch.path("a.log")) == faulty());
  CHECK(shell(here + "dogeref check --output . a.log").err == "dogeref: cannot write to .: is a folder\n");
  CHECK(shell(here + "dogeref check --output no/x a.log").status == 2);
  std::string many;
  for (int game = 0; game < 20; ++game) many += faulty();
  scratch.file("a.log", many);
  const Ran full = shell(here + "ulimit -f 4; dogeref check --format json --output old.json a.log");
  CHECK(full.status == 2);
  CHECK(full.err == "dogeref: cannot write to old.json: file too large\n");
  CHECK(slurp(scratch.path("old.json")) == "old\n");
  CHECK(shell(here + "ls").out == "a.log\nnew.json\nold.json\n");
}

TEST_CASE("tests of rules and faults of rules data are annotations, too") {
  const Scratch scratch;
  scratch.file("a.test.yaml",
               "kind: suite\nsuite: Taken spaces\nrules: {game: doge-ship}\ncases:\n  - name: free, they say\n"
               "    given: {order: [Anna, Marco], dice: {red: 6, green: 6, white: 6}, doge: {open: [D01]}}\n"
               "    log: |\n      Anna: red 4\n    expect:\n      state: {players: {Anna: {ducats: 99}}}\n");
  const Ran failed = in(scratch, "dogeref test --format github a.test.yaml");
  CHECK(failed.status != 0);
  CHECK(failed.out.starts_with("::error file=a.test.yaml,"));
  CHECK(failed.out.find("title=failed::free, they say%0A") != std::string::npos);
  CHECK(std::count(failed.out.begin(), failed.out.end(), '\n') == 1);
  scratch.file("rules/doge-ship/variants/six.yaml", "kind: variant\nid: six\ntitle: x\ntokens: six\n");
  const Ran lint = in(scratch, "dogeref rules lint --format github rules");
  CHECK(lint.status == 1);
  CHECK(lint.out.starts_with("::error file=rules/doge-ship/variants/six.yaml,line=4,col=9,title=rules lint::tokens: "));
}
