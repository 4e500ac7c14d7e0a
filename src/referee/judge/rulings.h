#pragma once
// The arbiter's lines: `ruling NAME …`, `ruling allow CODE`, `ruling end`.

#include <cstdint>
#include <string>
#include <vector>

#include "findings/report.h"
#include "referee/game/game.h"

namespace dogeref::referee {

/// The code that a word names, whatever its case; -1 without.
[[nodiscard]] int find_code(const Vocabulary& vocabulary, std::string_view written);

class Rulings {
 public:
  void clear() { pending_.clear(), active_.clear(), waiting_.clear(); }
  [[nodiscard]] bool any() const { return !active_.empty(); }
  /// Whether none waits for the next line, nor holds for the present one.
  [[nodiscard]] bool is_quiet() const { return pending_.empty() && active_.empty(); }
  [[nodiscard]] static bool is_allow(const LineText& line);
  /// Whether it allows a code that there is.
  [[nodiscard]] static bool is_readable_allow(const LineText& line, const Vocabulary& vocabulary);

  /// Reads a ruling; corrects the position, or keeps what is allowed for the next game line. True for `ruling end`.
  bool read(Position& position, const LineText& line, const Ruleset& ruleset, Verdict& verdict,
            findings::Report& report);
  /// The next game line begins: what was allowed holds for it.
  void use_for_line(std::uint32_t line) {
    if (!pending_.empty()) use_pending(line);
  }
  /// Whether a finding is allowed where it stands: on the present line, or on an earlier one of which later lines tell
  /// what was wrong with it.
  [[nodiscard]] bool is_allowed(const findings::Finding& finding) const;
  /// The same; then the ruling was needed, and gives the finding its reason.
  bool allows(findings::Finding& finding);
  /// Rulings that the line did not need wait until a later line tells of it, the last few of them; the others are
  /// reported.
  void end_of_line(findings::Report& report);
  void end_of_record(findings::Report& report);

 private:
  struct Allowed {
    findings::Code code = 0;
    std::string name;
    std::string reason;
    text::Span span;
    std::uint32_t line = 0;  ///< that may break it
    bool used = false;

    [[nodiscard]] bool holds_for(const findings::Finding& finding) const {
      return code == finding.code && line == finding.span.line;
    }
  };
  void use_pending(std::uint32_t line);
  void read_allow(const LineText& line, std::string_view after, const Vocabulary& vocabulary, findings::Report& report);
  static void report_unused(const Allowed& allowed, findings::Report& report);

  std::vector<Allowed> pending_;
  std::vector<Allowed> active_;
  std::vector<Allowed> waiting_;
};

}  // namespace dogeref::referee
