// Law 7: what must not matter does not: names, line ends, comments, the number of threads.

#include <doctest/doctest.h>

#include <array>

#include "laws/house.h"
#include "support/program.h"

namespace dogeref::laws {
namespace {

/// Everything of a verdict but names and columns; line numbers where they stay.
std::string essence(const referee::Verdict& verdict, bool with_lines) {
  std::string all = std::to_string(static_cast<int>(verdict.judgement)) + " " + std::to_string(verdict.actions);
  for (const findings::Finding& finding : verdict.findings) {
    if (with_lines) all += "; " + std::to_string(finding.span.line);
    all += "; ";
    all += verdict.ruleset->vocabulary().code_name(finding.code);
  }
  return all + "; " + told(verdict.standings);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
  return text;
}

std::string renamed(std::string log) {
  const std::array<std::pair<const char*, const char*>, 5> names = {{{"Anna", "Zo\u00eb de la Salute"},
                                                                     {"Marco", "\u041c\u0430\u0440\u043a"},
                                                                     {"Lucia", "Wu"},
                                                                     {"Pietro", "Anna Maria"},
                                                                     {"Nina", "Q"}}};
  for (const auto& [old, now] : names) log = replaced(std::move(log), old, std::string("\x01") + now);
  return replaced(std::move(log), "\x01", "");
}

std::string commented(std::string log) {
  const std::size_t body = log.find('\n', log.find("\nplayers: ") + 1);
  return log.substr(0, body) + replaced(log.substr(body), "\n", "   # red 3, \"buy\" => +9 vp\n# dice\n\n");
}

/// One fault in the middle, so that there is something to find.
std::string spoilt(const std::string& log) {
  const std::size_t line = log.find("\nAnna: ", log.size() / 2);
  return line == std::string::npos ? log
                                   : log.substr(0, line) + "\nAnna: red 3, build G01, build B01" + log.substr(line);
}

template <class Change>
void has_no_effect(const Change& change, bool keeps_lines) {
  referee::Judge judge(shelf(), {});
  for (const House& house : houses(false)) {
    simulate::Options options = house.options();
    options.seed = 7;
    options.partial = house.players % 2 == 0;
    simulate::Simulator simulator(*house.ruleset, options);
    for (std::uint64_t game = 1; game <= games_to_try(2000) / 200; ++game) {
      std::string log = simulator.play(game).log;
      if (game % 2 == 0) log = spoilt(log);
      INFO(house.name(), " game ", game);
      const referee::Verdict& plain = judge.judge(log, 1);
      const std::string expected = essence(plain, keeps_lines);
      CHECK_EQ(essence(judge.judge(change(log), 1), keeps_lines), expected);
    }
  }
}

TEST_CASE("law 7: players may have other names") { has_no_effect(renamed, true); }

TEST_CASE("law 7: lines may end with CR LF") {
  has_no_effect([](const std::string& log) { return replaced(log, "\n", "\r\n"); }, true);
}

TEST_CASE("law 7: comments and empty lines change nothing") { has_no_effect(commented, false); }

TEST_CASE("law 7: the same bytes come out whatever the number of threads") {
  const tests::Scratch folder;
  std::string all;
  for (const House& house : houses(false)) {
    simulate::Simulator simulator(*house.ruleset, house.options());
    for (std::uint64_t game = 1; game <= 20; ++game) {
      const std::string& log = simulator.play(game).log;
      all += (game % 3 == 0 ? spoilt(log) : log) + "\n";
    }
  }
  const std::string path = folder.file("games.log", all);
  for (const std::string format : {"text", "json", "gcc"}) {
    const std::string check = "dogeref check --format " + format + " '" + path + "' --jobs ";
    const std::string one = tests::shell(check + "1").out;
    CHECK(!one.empty());
    CHECK(tests::shell(check + "2").out == one);
    CHECK(tests::shell(check + "5").out == one);
  }
}

TEST_CASE("law 7: an archive may hold games of any number of rule sets") {
  const tests::Scratch folder;
  const std::array<std::string, 4> variants = {"no-null-purchase", "no-needless-drop", "short-game", "tournament"};
  std::string all;
  for (std::size_t game = 0; game < 300; ++game) {
    std::string list;
    for (std::size_t rest = game, place = 0; place < 5; ++place, rest /= 4) list += ", " + variants[rest % 4];
    all += "game: doge-ship\nvariant: " + list.substr(2) +
           "\nplayers: Anna, Marco\ndice red 6, green 6, white 6\ndoge D01\nAnna: discard\n";
    if (game % 10 == 0) all += "Anna: discard\n";
  }
  const std::string path = folder.file("games.log", all);
  const tests::Ran one = tests::shell("dogeref check --format json '" + path + "' --jobs 1");
  CHECK(one.status == 1);
  CHECK(one.out.find("unreadable") == std::string::npos);
  const tests::Ran four = tests::shell("dogeref check --format json '" + path + "' --jobs 4");
  CHECK(four.status == 1);
  CHECK((four.out == one.out));
  const tests::Ran formatted = tests::shell("dogeref fmt --check '" + path + "'");
  CHECK(formatted.err.empty());
}

TEST_CASE("law 7: proposals come for the first games with errors, whatever the number of threads") {
  const tests::Scratch folder;
  std::string game = "game: doge-ship\nplayers: Anna, Marco, Zoe, Bob, Eve\ndice 6 6 6 6 6 6\ndoge D01\n";
  for (int line = 0; line < 40; ++line) game += "Zoe: red 5, buy G01 from G01 G02 G03\nAnna: green 2, build G01\n";
  std::string all;
  for (int count = 0; count < 60; ++count) all += game;
  const std::string path = folder.file("games.log", all);
  const std::string one = tests::shell("dogeref check '" + path + "'").out;
  const std::size_t last = one.rfind("= likely meant: ");
  REQUIRE(last != std::string::npos);
  CHECK(last < one.size() * 9 / 10);
  CHECK(one.find(" more games with errors no search was made ") != std::string::npos);
  CHECK((tests::shell("dogeref check --jobs 3 '" + path + "'").out == one));
  CHECK((tests::shell("cat '" + path + "' | dogeref check -j 2 - | sed 's/^-:/games.log:/'").out == one));
}

}  // namespace
}  // namespace dogeref::laws
