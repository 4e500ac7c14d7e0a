#pragma once
// Runs the cases of a suite.

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "referee/judge/judge.h"
#include "suite/result.h"
#include "suite/workshop.h"

namespace dogeref::suite {

/// Plays cases by the rules of a shelf.
class Runner {
 public:
  /// Must outlive the runner.
  Runner(OneShelf& shelf, const Suite& suite);
  ~Runner();
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  [[nodiscard]] CaseResult run(const Case& test);

  /// How the case ran last; good until the next one.
  [[nodiscard]] const referee::Verdict* verdict() const { return verdict_; }
  [[nodiscard]] const referee::Scene& scene() const { return scene_; }
  /// All that came out, whether the case looks at it or not, to compare with another run.
  [[nodiscard]] std::string outcome() const;
  /// Adds the codes that the referee said, of single actions too.
  void add_codes(std::set<std::string>& codes) const;

 private:
  [[nodiscard]] bool play(const Case& test);
  [[nodiscard]] bool play_given(const Case& test);
  void play_game(const Case& test);
  void compare(const Case& test, CaseResult& result);
  void compare_faults(const Case& test, CaseResult& result);
  void compare_severity(findings::Severity severity, Difference difference, const std::vector<ExpectedFault>& expected,
                        CaseResult& result) const;
  void keep_unexpected(const std::vector<ExpectedFault>& expected, CaseResult& result) const;
  void compare_actions(const Case& test, CaseResult& result);
  void legal(const ExpectedAction& action, CaseResult& result);
  void illegal(const ExpectedAction& action, CaseResult& result);
  void count(const Case& test, CaseResult& result);
  [[nodiscard]] std::vector<std::string> try_out(const ExpectedAction& action);
  [[nodiscard]] std::vector<std::string> codes_of(const referee::Verdict& verdict) const;
  void check_code(const std::string& code, const Origin& at);

  OneShelf& shelf_;
  const Suite& suite_;
  referee::Judge judge_;  ///< of the case's log
  referee::Judge trial_;  ///< of single actions
  std::unique_ptr<rules::Words> words_;
  std::vector<referee::PlayerName> players_;
  referee::Position start_;
  referee::Scene scene_;
  const referee::Verdict* verdict_ = nullptr;
  std::vector<std::vector<std::string>> tried_;  ///< codes of the single actions
  std::size_t counted_ = 0;                      ///< legal actions, when they were counted
  rules::FaultList faults_;
};

}  // namespace dogeref::suite
