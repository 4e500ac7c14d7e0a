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

}  // namespace
}  // namespace dogeref::laws
