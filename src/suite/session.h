#pragma once
// A suite's cases run, each by its own rules.

#include <memory>
#include <vector>

#include "suite/runner.h"

namespace dogeref::suite {

/// Runs the cases of a suite by layers of rules, a case's own overlay on top of them.
class Session {
 public:
  /// They must outlive the session.
  Session(const Suite& suite, const rules::Layers& layers, const Workshop& workshop)
      : suite_(suite), layers_(layers), workshop_(workshop) {}

  /// Compiles the rules: what is wrong with them.
  [[nodiscard]] rules::Faults open();
  /// Takes the rules that somebody has compiled of the layers already.
  void open(OneShelf& shelf);
  [[nodiscard]] CaseResult run(const Case& test);

  /// What ran the case last.
  [[nodiscard]] const Runner& runner() const { return *last_; }

 private:
  const Suite& suite_;
  const rules::Layers& layers_;
  const Workshop& workshop_;
  std::unique_ptr<OneShelf> shelf_;
  std::unique_ptr<Runner> runner_;
  std::unique_ptr<OneShelf> own_shelf_;  ///< of a case
  std::unique_ptr<Runner> own_runner_;
  Runner* last_ = nullptr;
};

}  // namespace dogeref::suite
