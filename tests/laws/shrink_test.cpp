// What is shrunk still has its finding, is shorter, and cannot be shrunk further.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/games.h"
#include "laws/corpus.h"
#include "referee/questions/shrink.h"

namespace dogeref::laws {
namespace {

using findings::Finding;
using findings::Severity;
using referee::Shrunk;
using referee::Verdict;

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string code_of(const Verdict& verdict, const Finding& finding) {
  return verdict.ruleset == nullptr ? std::string() : verdict.ruleset->vocabulary().codes[finding.code];
}

/// "7 space-occupied": lines and codes of the errors.
std::string errors_of(const std::string& text) {
  referee::Judge judge(shelf(), {});
  const Verdict& verdict = judge.judge(text, 1);
  std::string told;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != Severity::error) continue;
    told.append(told.empty() ? "" : ", ").append(std::to_string(finding.span.line)).append(" ");
    told += code_of(verdict, finding);
  }
  return told;
}

}  // namespace

TEST_CASE("a shrunk log has the finding of the long one, and nothing new") {
  int shrunk_logs = 0;
  for (const Record& record : records()) {
    referee::Judge judge(shelf(), {});
    const Verdict& verdict = judge.judge(record.text, 1);
    if (verdict.errors != 1 || verdict.ruleset == nullptr) continue;
    const auto error = std::find_if(verdict.findings.begin(), verdict.findings.end(),
                                    [](const Finding& finding) { return finding.severity == Severity::error; });
    const std::string code = code_of(verdict, *error);
    CAPTURE(record.name);
    const std::optional<Shrunk> shrunk = referee::shrink(shelf(), {}, record.text, 1, {code, error->span.line});
    REQUIRE(shrunk.has_value());
    CHECK(errors_of(shrunk->text) == std::to_string(shrunk->line) + " " + code);
    CHECK(lines_of(shrunk->text) <= lines_of(record.text));
    const std::optional<Shrunk> again = referee::shrink(shelf(), {}, shrunk->text, 1, {code, shrunk->line});
    REQUIRE(again.has_value());
    CHECK(again->text == shrunk->text);
    ++shrunk_logs;
  }
  CHECK(shrunk_logs > stock().least_shrunk);
}

TEST_CASE("nothing comes of a code that the game does not have") {
  const std::string text = games_of(games::all().front().id).front().text;
  for (const rules::RuleEntry& entry : library().rulebook(games::all().front().id).entries()) {
    if (errors_of(text).find(entry.code) != std::string::npos) continue;
    CHECK_FALSE(referee::shrink(shelf(), {}, text, 1, {entry.code, 3}).has_value());
  }
  CHECK_FALSE(referee::shrink(shelf(), {}, text, 1, {"no-such-code", 0}).has_value());
}

}  // namespace dogeref::laws
