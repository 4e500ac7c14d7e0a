// Law: the example that a rulebook gives of a code breaks that alone, and its twin does not.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/games.h"
#include "laws/corpus.h"
#include "referee/game/code_name.h"
#include "referee/game/codes.h"
#include "referee/judge/judge.h"

namespace dogeref::laws {
namespace {

/// The codes of a record's errors, and of its warnings.
struct Said {
  std::vector<std::string> errors;
  std::vector<std::string> warnings;

  [[nodiscard]] bool has_warning(const std::string& code) const {
    return std::find(warnings.begin(), warnings.end(), code) != warnings.end();
  }
};

Said said_of(const std::string& log) {
  referee::Judge judge(shelf(), {});
  const referee::Verdict& verdict = judge.judge(log, 1);
  Said said;
  for (const findings::Finding& finding : verdict.findings) {
    std::vector<std::string>& of = finding.severity == findings::Severity::error ? said.errors : said.warnings;
    of.emplace_back(referee::code_name(verdict, finding.code));
  }
  return said;
}

/// What a file without a game lacks is found before there is a game to judge.
constexpr std::string_view of_files = referee::frame_codes[static_cast<std::size_t>(referee::FrameCode::no_game)];

}  // namespace

TEST_CASE("the example of a code breaks that alone, and its twin does not") {
  for (const games::Game& game : games::all()) {
    int examples = 0;
    for (const rules::RuleEntry& entry : library().rulebook(game.id).entries()) {
      CAPTURE(game.id);
      CAPTURE(entry.code);
      if (entry.breaks.empty() || entry.code == of_files) continue;
      ++examples;
      const bool is_error = entry.severity == "error";
      const Said broken = said_of(entry.breaks);
      CHECK_EQ(broken.errors, is_error ? std::vector<std::string>{entry.code} : std::vector<std::string>{});
      CHECK_EQ(broken.has_warning(entry.code), !is_error);
      const Said kept = said_of(entry.keeps);
      CHECK_EQ(kept.errors, std::vector<std::string>{});
      CHECK_FALSE(kept.has_warning(entry.code));
    }
    CHECK(examples > 0);
  }
}

}  // namespace dogeref::laws
