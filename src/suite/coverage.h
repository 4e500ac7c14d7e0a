#pragma once
// What suites touch of a game: codes, and the values of its rules.

#include <string>
#include <vector>

#include "suite/mutants.h"
#include "suite/workshop.h"

namespace dogeref::suite {

/// One kind of thing: "codes", "spaces", "tiles", "settings".
struct Covered {
  std::string category;
  std::vector<std::string> touched;
  std::vector<std::string> untouched;
};

struct CoverageResult {
  std::vector<Covered> categories;
  rules::Faults faults;  ///< a suite's rules cannot be used

  [[nodiscard]] std::size_t touched() const;
  [[nodiscard]] std::size_t all() const;
};

struct CoverageOptions {
  int jobs = 1;
  bool all = true;  ///< of all the rules; else, where a suite lays variants on, of what these change
};

/// A code is touched when the referee says it in some case; codes without a section of the rulebook are not asked for.
/// A value of the rules is touched when another one there makes any difference to what comes out of some case, whether
/// the case looks at that or not. Where it is asked of variants alone, no codes are asked for. Things (spaces, tiles)
/// are touched when one of their values is. The suites must be of one game.
[[nodiscard]] CoverageResult cover(const std::vector<const Loaded*>& suites, const Workshop& workshop,
                                   const CoverageOptions& options);

}  // namespace dogeref::suite
