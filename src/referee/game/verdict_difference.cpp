#include "referee/game/verdict_difference.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace dogeref::referee {
namespace {

using LineBefore = std::function<std::uint32_t(std::uint32_t)>;
using Told = std::tuple<std::uint32_t, findings::Code, findings::Severity, std::int8_t>;

std::vector<Told> told(const Verdict& verdict, const LineBefore& line_before) {
  std::vector<Told> all;
  for (const findings::Finding& finding : verdict.findings) {
    all.emplace_back(line_before(finding.span.line), finding.code, finding.severity, finding.seat);
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::optional<std::uint32_t> first_difference(const std::vector<Told>& before, const std::vector<Told>& after) {
  const auto [one, other] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  if (one == before.end() && other == after.end()) return std::nullopt;
  if (one == before.end()) return std::get<0>(*other);
  if (other == after.end()) return std::get<0>(*one);
  return std::min(std::get<0>(*one), std::get<0>(*other));
}

bool same_ending(const std::optional<Ending>& before, const std::optional<Ending>& after, const LineBefore& line) {
  if (before.has_value() != after.has_value()) return false;
  return !before ||
         (before->reason == after->reason && before->line == line(after->line) && before->round == after->round);
}

bool same_standings(const std::vector<Standing>& before, const std::vector<Standing>& after) {
  return std::equal(before.begin(), before.end(), after.begin(), after.end(),
                    [](const Standing& one, const Standing& other) {
                      return one.rank == other.rank && one.seat == other.seat && one.values == other.values &&
                             one.decided_by == other.decided_by;
                    });
}

bool same_rulings(const Verdict& before, const Verdict& after, const LineBefore& line) {
  return std::equal(before.rulings.begin(), before.rulings.end(), after.rulings.begin(), after.rulings.end(),
                    [&line](const Correction& one, const Correction& other) {
                      return one.line == line(other.line) && one.seat == other.seat && one.change == other.change &&
                             one.reason == other.reason;
                    });
}

bool same_interpretations(const Verdict& before, const Verdict& after, const LineBefore& line) {
  return std::equal(before.interpretations.begin(), before.interpretations.end(), after.interpretations.begin(),
                    after.interpretations.end(), [&line](const Interpretation& one, const Interpretation& other) {
                      return one.key == other.key && one.value == other.value && one.line == line(other.line);
                    });
}

bool same_header(const Verdict& before, const Verdict& after) {
  return before.game == after.game && before.edition == after.edition && before.variants == after.variants &&
         before.players == after.players && before.headers == after.headers;
}

bool same_figures(const Verdict& before, const Verdict& after) {
  return before.judgement == after.judgement && before.round == after.round && before.actions == after.actions &&
         before.draws == after.draws && before.draws_recorded == after.draws_recorded &&
         before.left_out == after.left_out;
}

}  // namespace

std::optional<std::uint32_t> first_difference(const Verdict& before, const Verdict& after, const LineBefore& line) {
  const auto as_it_is = [](std::uint32_t number) { return number; };
  const auto at = first_difference(told(before, as_it_is), told(after, line));
  if (at) return at;
  const bool same = same_header(before, after) && same_figures(before, after) &&
                    same_ending(before.end, after.end, line) && same_standings(before.standings, after.standings) &&
                    same_rulings(before, after, line) && same_interpretations(before, after, line);
  return same ? std::nullopt : std::optional<std::uint32_t>(0);
}

}  // namespace dogeref::referee
