#pragma once
// Findings that were known before, from a file that `check --format baseline` wrote: they are no reason to fail.

#include <atomic>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/inputs.h"
#include "cli/shell/console.h"
#include "referee/game/verdict.h"
#include "render/words/page.h"

namespace dogeref::cli {

/// May be asked by several threads once it is read.
class KnownFindings {
 public:
  /// False when the file cannot be read or is none of that kind, which is said.
  [[nodiscard]] bool read(const std::string& file, Console& console);

  /// Marks what was known in a copy of the page's verdict, and leaves out all but the first `most` of what was not.
  void mark(const render::Page& page, std::size_t most, referee::Verdict& copy) const;

  /// Tells which findings in files that were judged have gone since.
  void tell_vanished(std::span<const archive::Input> judged, Console& console) const;

 private:
  struct Entry {
    std::uint32_t line = 0;
    std::string code;
    mutable std::atomic<bool> seen = false;
  };

  [[nodiscard]] bool read_line(std::string_view line, std::uint32_t number);
  [[nodiscard]] bool has(const std::string& file, const std::string& fingerprint) const;

  std::string file_;
  std::map<std::pair<std::string, std::string>, Entry> entries_;  ///< by file and fingerprint
};

}  // namespace dogeref::cli
