// The clean path says of no game anything else than the general one. Speed page, "The clean path".

#include <doctest/doctest.h>

#include <algorithm>

#include "cli/options/wordings.h"
#include "laws/house.h"
#include "laws/mutations.h"
#include "render/verdict/json.h"
#include "render/verdict/text.h"
#include "render/words/page.h"

namespace dogeref::laws {
namespace {

referee::JudgeOptions with_clean_path(bool on, int readings) {
  referee::JudgeOptions options;
  options.clean_path = on;
  options.readings = readings;
  return options;
}

const cli::Wordings& wordings() {
  static const cli::Wordings all(library(), "en");
  return all;
}

/// What people and programs are told of a game.
std::string all_told(const referee::Verdict& verdict, std::string_view text) {
  const render::Rests rests = render::find_rests(library(), verdict);
  const render::Page page{"game.log", 1, text, 1, verdict, rests};
  std::string out;
  render::append_json(page, wordings().of(verdict.game), {}, out);
  render::append_text(page, wordings().of(verdict.game), {}, out);
  return out;
}

/// Whether more than `least` lines went the clean path; where no game has one, whether none did.
bool went_clean(std::size_t lines, std::size_t least) {
  const std::vector<House> all = houses(false);
  const auto has_one = [](const House& house) { return house.ruleset->has_clean_path(); };
  return std::any_of(all.begin(), all.end(), has_one) ? lines > least : lines == 0;
}

/// Judges games both ways.
class BothWays {
 public:
  explicit BothWays(int readings)
      : clean_(shelf(), with_clean_path(true, readings)), general_(shelf(), with_clean_path(false, readings)) {}

  void compare(const std::string& log) {
    const std::string general = all_told(general_.judge(log, 1), log);
    const std::string clean = all_told(clean_.judge(log, 1), log);
    REQUIRE(clean == general);
    CHECK(general_.clean_lines() == 0);
    compare_positions();
    lines_ += clean_.clean_lines();
  }
  /// Lines that went the clean path, of all games so far.
  [[nodiscard]] std::size_t lines() const { return lines_; }

 private:
  void compare_positions() {
    const referee::Scene one = clean_.scene();
    const referee::Scene other = general_.scene();
    CHECK((one.ruleset == nullptr) == (other.ruleset == nullptr));
    if (one.ruleset == nullptr || other.ruleset == nullptr) return;
    CHECK(one.position->ledger == other.position->ledger);
    CHECK(one.position->laps == other.position->laps);
    CHECK(one.ruleset->same(*one.position, *other.position));
    CHECK(one.ruleset->audit(*one.position) == one.ruleset->audit(*other.position));
  }

  referee::Judge clean_;
  referee::Judge general_;
  std::size_t lines_ = 0;
};

TEST_CASE("law: made games, whole and broken, are judged the same with the clean path and without") {
  BothWays literal(1);
  BothWays readings(16);
  std::uint64_t seed = 0;
  const std::uint64_t games = std::max<std::uint64_t>(games_to_try(2000) / 1000, 1);
  for (const House& house : houses(true)) {
    simulate::Options options = house.options();
    options.seed = ++seed;
    options.partial = seed % 3 == 0;
    simulate::Simulator simulator(*house.ruleset, options);
    for (std::uint64_t game = 1; game <= games; ++game) {
      const std::string log = simulator.play(game).log;
      INFO(house.name(), " game ", game);
      literal.compare(log);
      const Mutator mutator({log});
      tests::Dice dice(seed * 1000 + game);
      for (int change = 0; change < 8; ++change) literal.compare(mutator.mutated(log, dice));
      readings.compare(mutator.mutated(log, dice));
    }
  }
  CHECK(went_clean(literal.lines(), 10'000));
}

TEST_CASE("law: every line of a game leads to the same position with the clean path and without") {
  referee::Judge clean(shelf(), with_clean_path(true, 1));
  referee::Judge general(shelf(), with_clean_path(false, 1));
  for (const House& house : houses(false)) {
    simulate::Simulator simulator(*house.ruleset, house.options());
    const std::string log = simulator.play(3).log + "# the end\n# of the record\n";
    const auto lines = static_cast<std::uint32_t>(std::count(log.begin(), log.end(), '\n'));
    for (std::uint32_t line = 7; line <= lines; ++line) {
      INFO(house.name(), " line ", line);
      (void)clean.judge_until(log, 1, line);
      (void)general.judge_until(log, 1, line);
      const referee::Scene one = clean.scene();
      const referee::Scene other = general.scene();
      REQUIRE(one.position->ledger == other.position->ledger);
      REQUIRE(one.position->laps == other.position->laps);
      REQUIRE(one.ruleset->same(*one.position, *other.position));
    }
  }
}

TEST_CASE("law: stored games are judged the same with the clean path and without") {
  BothWays readings(16);
  for (const Record& record : records()) {
    INFO(record.name);
    readings.compare(record.text);
  }
  CHECK(went_clean(readings.lines(), 1'000));
}

}  // namespace
}  // namespace dogeref::laws
