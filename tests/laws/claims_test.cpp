// A claim that is true is never refused, whatever was not seen; one beyond all bounds always is.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "kit/index.h"
#include "laws/faults.h"
#include "laws/house.h"
#include "laws/joined.h"

namespace dogeref::laws {
namespace {

constexpr std::uint64_t usual = 1000;
constexpr int beyond_all = 1'000'000;

/// What everybody sees on the board has to be written: a line that did such things cannot go unseen.
bool may_be_unseen(const std::vector<std::string_view>& seen, const std::string& line) {
  return std::none_of(seen.begin(), seen.end(),
                      [&](std::string_view word) { return line.find(word) != std::string::npos; });
}

/// Some lines of players not seen, and between the lines what somebody truly has.
std::string with_gaps(const std::vector<std::string_view>& seen, const Legal& game, Dice& dice) {
  std::vector<std::string> lines;
  for (const Line& line : game.lines()) lines.push_back(line.text);
  const std::vector<std::size_t> actions = game.actions();
  for (std::size_t gap = 1 + dice.below(6); gap > 0; --gap) {
    const std::size_t at = dice.one_of(actions);
    if (may_be_unseen(seen, lines[at])) lines[at] = game.name_of(at) + ": ?";
  }
  std::vector<std::size_t> places;
  while (places.size() < 6) places.push_back(game.any_place(dice));
  std::sort(places.rbegin(), places.rend());
  for (const std::size_t at : places) {
    const std::size_t seat = dice.below(game.players().size());
    const std::size_t track = dice.below(game.ruleset().vocabulary().tracks.size());
    const std::int32_t count = game.before(at).ledger.own(static_cast<int>(seat), static_cast<int>(track));
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at),
                 "check " + game.players()[seat] + " " + std::to_string(count) + " " + game.track(track));
  }
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

bool is_of_claim(const std::string& code) {
  return code == "wrong-total" || code == "wrong-gain" || code == "wrong-result";
}

/// The first claim that is refused: "12 wrong-total"; empty when none is.
std::string refused_claim(const referee::Verdict& verdict) {
  for (const findings::Finding& finding : verdict.findings) {
    const std::string code = verdict.ruleset->vocabulary().codes[finding.code];
    if (is_of_claim(code)) return std::to_string(finding.span.line) + " " + code;
  }
  return {};
}

/// Visits games of every house: whole records, or what everybody could see where there are secrets.
template <class Visit>
void in_games(std::uint64_t games, bool with_secrets, const Visit& visit) {
  const std::vector<House> all = houses(true);
  for (const House& house : all) {
    if (house.ruleset->has_secrets() != with_secrets) continue;
    simulate::Options options = house.options();
    options.seed = 11;
    options.open = with_secrets;
    simulate::Simulator simulator(*house.ruleset, options);
    for (std::uint64_t number = 1; number <= (games + all.size() - 1) / all.size(); ++number) {
      INFO(house.name(), " game ", number);
      Dice dice(number, 17);
      visit(house, simulator.play(number), dice);
    }
  }
}

referee::JudgeOptions literal() {
  referee::JudgeOptions options;
  options.readings = 1;
  options.max_errors = 100'000;
  return options;
}

}  // namespace

TEST_CASE("a true claim is never refused, whatever was not seen") {
  referee::Judge judge(shelf(), literal());
  int games = 0;
  in_games(games_to_try(usual), false, [&](const House& house, const simulate::Played& played, Dice& dice) {
    if (!Legal::is_legal(played.log, {})) return;
    CHECK_EQ(refused_claim(judge.judge(with_gaps(laws_of(house.game).seen, Legal(played.log, {}, ""), dice), 1)), "");
    ++games;
  });
  CHECK(games > 0);
}

TEST_CASE("of what everybody could see, true claims are never refused, and one too high is where all is bounded") {
  referee::Judge judge(shelf(), literal());
  int bounded = 0;
  in_games(games_to_try(usual), true, [&](const House& house, const simulate::Played& played, Dice&) {
    if (played.reason.empty()) return;
    const std::string& name = house.ruleset->vocabulary().columns[0].name;
    for (const referee::Standing& standing : judge.judge(played.log, 1).standings) {
      const auto truth = std::find_if(played.standings.begin(), played.standings.end(),
                                      [&](const referee::Standing& other) { return other.seat == standing.seat; });
      CAPTURE(name);
      CHECK_EQ(truth->values[0], standing.values[0]);
      if (!standing.range) continue;
      CHECK(standing.range->first <= *truth->values[0]);
      CHECK(*truth->values[0] <= standing.range->second);
      ++bounded;
    }
  });
  MESSAGE("not proven, and bounded: ", bounded);
}

TEST_CASE("a claim that no game comes to is refused, and told, though the count is not proven") {
  referee::Judge judge(shelf(), literal());
  int games = 0;
  const auto visit = [&](const House& house, const simulate::Played& played, Dice& dice) {
    const std::vector<std::string>& tracks = house.ruleset->vocabulary().tracks;
    if (!Legal::is_legal(played.log, {}) || tracks[0] != house.ruleset->vocabulary().columns[0].name) return;
    const Legal game(played.log, {}, "");
    const std::size_t at = dice.one_of(game.actions());
    const std::string& name = game.name_of(at);
    std::string text;
    for (std::size_t line = 0; line < at; ++line) text += game.lines()[line].text + "\n";
    text += name + ": ?\ncheck " + name + " " + std::to_string(beyond_all) + " " + tracks[0] + "\n";
    CHECK_EQ(refused_claim(judge.judge(text, 1)), std::to_string(at + 2) + " wrong-total");
    ++games;
  };
  in_games(std::max<std::uint64_t>(games_to_try(usual) / 10, 50), false, visit);
  CHECK(games > 0);
}

}  // namespace dogeref::laws
