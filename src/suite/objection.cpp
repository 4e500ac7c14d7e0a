#include "suite/objection.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/unicode.h"

namespace dogeref::suite {
namespace {

std::string_view trimmed(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  const std::size_t begin = line.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(blanks) + 1 - begin);
}

/// Whether there is anything to judge in a log: lines that are no remarks.
bool has_lines(std::string_view log) {
  while (!log.empty()) {
    const std::size_t end = std::min(log.find('\n'), log.size());
    const std::string_view line = trimmed(log.substr(0, end));
    if (!line.empty() && line.front() != '#') return true;
    log.remove_prefix(std::min(end + 1, log.size()));
  }
  return false;
}

bool says_something(const Node& node) {
  if (!node.is_map()) return true;
  return std::any_of(node.members.begin(), node.members.end(),
                     [](const rules::Member& member) { return says_something(member.value); });
}

/// A log that can be judged is expected to have no errors but those named.
bool expects_something(const Case& test) {
  const bool of_actions = !test.legal.empty() || !test.illegal.empty() || test.count;
  const bool of_faults = !test.errors.empty() || (test.warnings && !test.warnings->empty());
  const bool of_place = std::any_of(test.standings.begin(), test.standings.end(),
                                    [](const ExpectedPlace& place) { return !place.values.empty(); });
  return of_actions || of_faults || of_place || test.ended || (test.state && says_something(*test.state)) ||
         has_lines(test.text());
}

std::uint32_t lines_of(std::string_view log) {
  const auto ends = std::count(log.begin(), log.end(), '\n');
  return static_cast<std::uint32_t>(ends) + (log.empty() || log.back() == '\n' ? 0U : 1U);
}

std::string counted(std::uint32_t lines) { return std::to_string(lines) + (lines == 1 ? " line" : " lines"); }

void check_lines(const Case& test, rules::FaultList& faults) {
  const std::uint32_t lines = lines_of(test.text());
  const auto object_to = [&](const std::vector<ExpectedFault>& expected) {
    for (const ExpectedFault& fault : expected) {
      if (fault.line > lines)
        faults.add(fault.origin, "there is no line " + std::to_string(fault.line) + ": the log has " + counted(lines));
      else if (test.until > 0 && fault.line > test.until)
        faults.add(fault.origin,
                   "line " + std::to_string(fault.line) + " is not judged: `at` says " + std::to_string(test.until));
    }
  };
  object_to(test.errors);
  if (test.warnings) object_to(*test.warnings);
  if (test.until > lines)
    faults.add(test.until_origin, "there is no line " + std::to_string(test.until) + ": the log has " + counted(lines));
}

/// An action that is legal and is not, or is asked for twice.
void check_actions(const Case& test, rules::FaultList& faults) {
  std::map<std::string, Origin> legal;
  std::map<std::pair<std::string, std::string>, Origin> illegal;
  const auto twice = [&](const ExpectedAction& action, const Origin& first) {
    faults.add(action.origin,
               "'" + rules::shortened(action.line) + "' is tried twice, first at " + faults.place(first));
  };
  for (const ExpectedAction& action : test.legal) {
    const auto [known, is_new] = legal.try_emplace(text::fold(trimmed(action.line)), action.origin);
    if (!is_new) twice(action, known->second);
  }
  for (const ExpectedAction& action : test.illegal) {
    const std::string line = text::fold(trimmed(action.line));
    const auto [known, is_new] = illegal.try_emplace({line, action.code}, action.origin);
    if (!is_new) twice(action, known->second);
    const auto included = legal.find(line);
    if (included == legal.end()) continue;
    faults.add(action.origin,
               "'" + rules::shortened(action.line) + "' is to be legal, too: " + faults.place(included->second));
  }
}

void check_places(const Case& test, rules::FaultList& faults) {
  std::map<std::string, Origin> seen;
  for (const ExpectedPlace& place : test.standings) {
    const auto [known, is_new] = seen.try_emplace(text::fold(place.player), place.origin);
    if (is_new) continue;
    faults.add(place.origin,
               "'" + rules::shortened(place.player) + "' is named twice, first at " + faults.place(known->second));
  }
}

}  // namespace

void object(const Case& test, rules::FaultList& faults) {
  if (!expects_something(test)) faults.add(test.origin, "the case expects nothing");
  check_lines(test, faults);
  check_actions(test, faults);
  check_places(test, faults);
}

}  // namespace dogeref::suite
