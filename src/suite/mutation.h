#pragma once
// Tries changes of rules: which of them do the cases of suites notice?

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "suite/mutants.h"
#include "suite/workshop.h"

namespace dogeref::suite {

struct MutationOptions {
  std::vector<std::string> files;  ///< values of these files of the game's folder; empty: of what is tested
  int jobs = 1;
  bool all = false;                                    ///< without files: of everything that is laid together
  std::function<void(std::size_t all)> progress = {};  ///< told when one more of all is done
};

/// A change that no case notices, and where its value stands.
struct Survivor {
  std::string file;
  Mutant mutant;
};

struct MutationResult {
  std::size_t noticed = 0;
  std::size_t impossible = 0;  ///< changes that are no rules, or change nothing
  std::vector<Survivor> survivors;
  rules::Faults faults;  ///< the rules unchanged cannot be used; then nothing was tried

  [[nodiscard]] std::size_t tried() const { return noticed + survivors.size(); }
};

/// Changes the values of what the suites test, which must be the same rules: of the variants named and of overlays
/// written in suites; without such, of the edition; without these, of the game's own files but those of folders
/// ("tiles/…"). A change is noticed when a case does not pass any more.
[[nodiscard]] MutationResult mutate(const std::vector<const Loaded*>& suites, const Workshop& workshop,
                                    const MutationOptions& options);

/// The same rules: suites of one group try each other's changes.
[[nodiscard]] bool test_the_same(const Loaded& one, const Loaded& other);

}  // namespace dogeref::suite
