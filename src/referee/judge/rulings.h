#pragma once
// The arbiter's lines: `ruling NAME …`, `ruling allow CODE`, `ruling end`.

#include <string>
#include <vector>

#include "findings/report.h"
#include "referee/game/game.h"

namespace dogeref::referee {

class Rulings {
 public:
  void clear() { pending_.clear(), active_.clear(); }
  [[nodiscard]] bool any() const { return !active_.empty(); }
  [[nodiscard]] static bool is_allow(const LineText& line);

  /// Reads a ruling; corrects the position, or keeps what is allowed for the next game line. True for `ruling end`.
  bool read(Position& position, const LineText& line, const Ruleset& ruleset, Verdict& verdict,
            findings::Report& report);
  /// The next game line begins: what was allowed holds for it.
  void use_for_line() {
    if (!pending_.empty()) use_pending();
  }
  [[nodiscard]] bool is_allowed(findings::Code code) const;
  /// Whether a finding of this code is allowed on the present line; then the ruling was needed, and gives its reason.
  bool allows(findings::Code code, std::string& reason);
  /// Reports rulings the line did not need.
  void end_of_line(findings::Report& report);
  void end_of_record(findings::Report& report);

 private:
  struct Allowed {
    findings::Code code = 0;
    std::string name;
    std::string reason;
    text::Span span;
    bool used = false;
  };
  void use_pending();
  void read_allow(const LineText& line, std::string_view after, const Vocabulary& vocabulary, findings::Report& report);
  static void report_unused(const Allowed& allowed, findings::Report& report);

  std::vector<Allowed> pending_;
  std::vector<Allowed> active_;
};

}  // namespace dogeref::referee
