#pragma once
// What each code of `tournament check` means, with a file that has the fault and one that has not.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/library/rule_texts.h"

namespace dogeref::tournament {

/// A file of an example: its name, its text.
using ExampleFile = std::pair<std::string, std::string>;

struct CodeEntry {
  std::string code;
  std::string severity;      ///< "error" or "warning"
  rules::Texts title;        ///< by language
  rules::Texts explanation;  ///< by language
  std::string breaks;        ///< a tournament's file that has this fault alone
  std::string keeps;         ///< its twin that has none
  std::vector<ExampleFile> logs;

  /// Those that an example names, in its order.
  [[nodiscard]] std::vector<ExampleFile> logs_of(std::string_view example) const;
};

/// All of them, in the order of `frame/tournament.yaml`.
[[nodiscard]] std::vector<CodeEntry> code_entries();

}  // namespace dogeref::tournament
