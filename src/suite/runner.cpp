#include "suite/runner.h"

#include <algorithm>
#include <array>
#include <span>

#include "referee/game/given.h"
#include "referee/questions/legal.h"
#include "rules/shape/check.h"
#include "rules/tree/yaml_writer.h"
#include "suite/difference.h"
#include "text/nearest.h"

namespace dogeref::suite {
namespace {

using findings::Finding;
using findings::Severity;
using Status = CaseResult::Status;

/// A line with one of these is not illegal but no action at all.
constexpr std::array<std::string_view, 4> unreadable = {"syntax", "unknown-word", "unknown-player", "ambiguous-player"};

/// Findings beyond those expected that are looked at one by one, and those that a result tells.
constexpr std::size_t most_unexpected = 1000;
constexpr std::size_t most_told = 100;

std::size_t most_expected(const Suite& suite) {
  std::size_t most = 0;
  for (const Case& test : suite.cases) {
    most = std::max(most, test.errors.size() + (test.warnings ? test.warnings->size() : 0));
  }
  return most;
}

referee::JudgeOptions judging(const Suite& suite) {
  referee::JudgeOptions options;
  options.edition = suite.selection.edition;
  options.variants = suite.selection.variants;
  options.max_errors = static_cast<int>(most_expected(suite) + most_unexpected);
  return options;
}

/// "[{line: 1, code: space-occupied}]"; of many the first, and how many there are more.
std::string shown(const std::vector<ExpectedFault>& faults, std::size_t all) {
  rules::Node list = rules::list_node();
  for (const ExpectedFault& fault : std::span(faults).first(std::min(faults.size(), most_told))) {
    rules::Node item = rules::map_node();
    rules::put(item, "line", rules::number_node(fault.line));
    rules::put(item, "code", rules::text_node(fault.code));
    rules::put(list, std::move(item));
  }
  if (all > list.members.size()) {
    rules::put(list, rules::text_node("and " + std::to_string(all - list.members.size()) + " more"));
  }
  return rules::yaml_flow(list);
}

std::vector<ExpectedFault> faults_of(const referee::Verdict& verdict, const referee::Vocabulary& vocabulary,
                                     Severity severity) {
  std::vector<ExpectedFault> faults;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != severity) continue;
    faults.push_back({finding.span.line, std::string(vocabulary.code_name(finding.code))});
  }
  return faults;
}

bool before(const ExpectedFault& one, const ExpectedFault& other) {
  return one.line != other.line ? one.line < other.line : one.code < other.code;
}

std::vector<ExpectedFault> sorted(std::vector<ExpectedFault> faults) {
  std::sort(faults.begin(), faults.end(), before);
  return faults;
}

/// How many findings of a severity there are, those beyond the limit as well.
std::size_t count_of(const referee::Verdict& verdict, Severity severity) {
  return static_cast<std::size_t>(severity == Severity::error ? verdict.errors : verdict.warnings);
}

/// `found` may lack some of `all`.
bool same_faults(const std::vector<ExpectedFault>& expected, const std::vector<ExpectedFault>& found, std::size_t all) {
  return all == expected.size() && sorted(expected) == sorted(found);
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out.append(out.empty() ? "" : ", ").append(word);
  return out;
}

/// What may be asked of a log of which no game can be made.
bool expects_errors_alone(const Case& test) {
  return !test.errors.empty() && !test.state && !test.ended && test.standings.empty() && test.legal.empty() &&
         test.illegal.empty() && !test.count;
}

/// A case that is known to fail is left out as long as it does, and fails once it passes.
void turn_round(const Case& test, CaseResult& result) {
  if (result.status == Status::passed) {
    result.status = Status::failed;
    result.differences.push_back({"xfail", test.origin, "a failure", "none"});
  } else if (result.status == Status::failed) {
    result.status = Status::skipped;
    result.differences.clear();
    result.unexpected.clear();
  }
}

}  // namespace

Runner::Runner(OneShelf& shelf, const Suite& suite)
    : shelf_(shelf), suite_(suite), judge_(shelf, judging(suite)), trial_(shelf, {}) {
  const std::array<std::string, 2> languages = {"en", suite.selection.edition};
  words_ = shelf.ruleset().words(languages);
}
Runner::~Runner() = default;

CaseResult Runner::run(const Case& test) {
  CaseResult result;
  if (!test.skip.empty()) {
    result.status = Status::skipped;
    return result;
  }
  faults_ = rules::FaultList();
  (void)faults_.add_file(suite_.shown);
  tried_.clear();
  counted_ = 0;
  if (play(test)) compare(test, result);
  result.status = result.differences.empty() ? Status::passed : Status::failed;
  if (!faults_.empty()) result.status = Status::broken;
  result.faults = faults_.take();
  if (!test.xfail.empty()) turn_round(test, result);
  return result;
}

bool Runner::play(const Case& test) {
  if (test.given) return play_given(test);
  play_game(test);
  if (scene_.ruleset != nullptr || expects_errors_alone(test)) return true;
  faults_.add(test.log_origin, "no game can be made of the log: " + joined(codes_of(*verdict_)));
  return false;
}

bool Runner::play_given(const Case& test) {
  const referee::Ruleset& ruleset = shelf_.ruleset();
  rules::check(*test.given, ruleset.given_shape(), {}, faults_);
  if (!faults_.empty()) return false;
  if (!referee::read_given_players(*test.given, ruleset.vocabulary(), players_, faults_)) return false;
  if (!ruleset.load(*test.given, players_, start_, faults_)) return false;
  verdict_ = &judge_.play_on({&ruleset, &start_, players_, words_.get(), {}, nullptr}, test.log, 1);
  scene_ = judge_.scene();
  return true;
}

void Runner::play_game(const Case& test) {
  verdict_ = test.until == 0 ? &judge_.judge(test.text(), 1) : &judge_.judge_until(test.text(), 1, test.until);
  scene_ = judge_.scene();
}

void Runner::compare(const Case& test, CaseResult& result) {
  compare_faults(test, result);
  if (test.ended) compare_end(*test.ended, scene_, *verdict_, result.differences);
  compare_standings(test.standings, *verdict_, result.differences, faults_);
  if (test.state) {
    const std::size_t before = faults_.size();
    rules::check(*test.state, shelf_.ruleset().given_shape(), {true, nullptr, {}}, faults_);
    if (faults_.size() == before) compare_state(*test.state, scene_, result.differences, faults_);
  }
  compare_actions(test, result);
}

void Runner::check_code(const std::string& code, const Origin& at) {
  const std::vector<std::string>& codes = shelf_.ruleset().vocabulary().codes;
  if (faults_.full()) return;
  if (std::find(codes.begin(), codes.end(), code) != codes.end()) return;
  std::string message = "there is no code '" + rules::shortened(code) + '\'';
  const auto near = text::nearest(code, std::vector<std::string_view>(codes.begin(), codes.end()));
  if (!near.empty()) message += "; did you mean " + std::string(near.front()) + '?';
  faults_.add(at, std::move(message));
}

void Runner::compare_faults(const Case& test, CaseResult& result) {
  for (const ExpectedFault& fault : test.errors) check_code(fault.code, fault.origin);
  compare_severity(Severity::error, {"errors", test.errors_origin, {}, {}}, test.errors, result);
  if (!result.differences.empty()) keep_unexpected(test.errors, result);
  if (!test.warnings) return;
  for (const ExpectedFault& fault : *test.warnings) check_code(fault.code, fault.origin);
  compare_severity(Severity::warning, {"warnings", test.warnings_origin, {}, {}}, *test.warnings, result);
}

void Runner::compare_severity(Severity severity, Difference difference, const std::vector<ExpectedFault>& expected,
                              CaseResult& result) const {
  const std::vector<ExpectedFault> found = faults_of(*verdict_, shelf_.ruleset().vocabulary(), severity);
  const std::size_t all = count_of(*verdict_, severity);
  if (same_faults(expected, found, all)) return;
  difference.expected = shown(expected, expected.size());
  difference.got = shown(found, all);
  result.differences.push_back(std::move(difference));
}

/// The errors that nobody expected, the first of them with all there is to say.
void Runner::keep_unexpected(const std::vector<ExpectedFault>& expected, CaseResult& result) const {
  const std::vector<ExpectedFault> known = sorted(expected);
  result.players = verdict_->players;
  std::size_t errors = 0;
  for (const Finding& finding : verdict_->findings) {
    if (finding.severity != Severity::error) continue;
    ++errors;
    const ExpectedFault fault{finding.span.line, std::string(shelf_.ruleset().vocabulary().code_name(finding.code))};
    if (std::binary_search(known.begin(), known.end(), fault, before)) continue;
    if (result.unexpected.size() < most_told) {
      result.unexpected.push_back(finding);
    } else {
      ++result.left_out;
    }
  }
  result.left_out += count_of(*verdict_, Severity::error) - errors;
}

std::vector<std::string> Runner::codes_of(const referee::Verdict& verdict) const {
  std::vector<std::string> codes;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != Severity::error) continue;
    std::string code(shelf_.ruleset().vocabulary().code_name(finding.code));
    if (std::find(codes.begin(), codes.end(), code) == codes.end()) codes.push_back(std::move(code));
  }
  return codes;
}

void Runner::compare_actions(const Case& test, CaseResult& result) {
  for (const ExpectedAction& action : test.legal) legal(action, result);
  for (const ExpectedAction& action : test.illegal) illegal(action, result);
  if (test.count) count(test, result);
}

/// The codes of an action on a copy of the position.
std::vector<std::string> Runner::try_out(const ExpectedAction& action) {
  return tried_.emplace_back(codes_of(trial_.play_on(scene_, action.line, verdict_->line + 1, true)));
}

std::string Runner::outcome() const {
  std::string out;
  if (scene_.ruleset != nullptr) {
    out = rules::yaml_flow(scene_.ruleset->save(*scene_.position, scene_.players, false));
  }
  for (const Severity severity : {Severity::error, Severity::warning}) {
    out += shown(faults_of(*verdict_, shelf_.ruleset().vocabulary(), severity), count_of(*verdict_, severity));
  }
  if (verdict_->end) out.append(verdict_->end->reason).append(std::to_string(verdict_->end->line));
  for (const referee::Standing& standing : verdict_->standings) {
    out += '|' + std::to_string(standing.rank) + std::to_string(standing.seat);
    out.append(standing.decided_by);
  }
  for (const std::vector<std::string>& codes : tried_) out += '|' + joined(codes);
  return out + '|' + std::to_string(counted_);
}

void Runner::add_codes(std::set<std::string>& codes) const {
  for (const std::vector<std::string>& tried : tried_) codes.insert(tried.begin(), tried.end());
  for (const Finding& finding : verdict_->findings) {
    codes.emplace(shelf_.ruleset().vocabulary().code_name(finding.code));
  }
}

void Runner::legal(const ExpectedAction& action, CaseResult& result) {
  const std::vector<std::string> codes = try_out(action);
  if (codes.empty()) return;
  result.differences.push_back({"legal.includes \"" + action.line + '"', action.origin, "legal", joined(codes)});
}

void Runner::illegal(const ExpectedAction& action, CaseResult& result) {
  if (!action.code.empty()) check_code(action.code, action.origin);
  const std::vector<std::string> codes = try_out(action);
  const auto is_unreadable = [](const std::string& code) {
    return std::find(unreadable.begin(), unreadable.end(), code) != unreadable.end();
  };
  const bool is_action = std::none_of(codes.begin(), codes.end(), is_unreadable);
  const bool has_code = std::find(codes.begin(), codes.end(), action.code) != codes.end();
  if (action.code.empty() ? !codes.empty() && is_action : has_code) return;
  result.differences.push_back({"legal.excludes \"" + action.line + '"', action.origin,
                                action.code.empty() ? "illegal" : action.code,
                                codes.empty() ? "legal" : joined(codes)});
}

void Runner::count(const Case& test, CaseResult& result) {
  const std::string english = "en";
  const auto words = shelf_.ruleset().words(std::span(&english, 1));
  constexpr std::uint64_t most_lines = 1'000'000;
  const std::optional<std::uint64_t> found =
      referee::count_lines(shelf_.ruleset(), *scene_.position, *words, scene_.players, test.depth, most_lines);
  if (!found) faults_.add(test.count_origin, "there are too many legal actions to count");
  counted_ = found.value_or(0);
  if (counted_ == *test.count) return;
  result.differences.push_back(
      {"legal.count", test.count_origin, std::to_string(*test.count), std::to_string(counted_)});
}

}  // namespace dogeref::suite
