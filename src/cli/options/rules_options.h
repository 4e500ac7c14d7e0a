#pragma once
// Options of all commands that read rules: where they are, in which language they speak.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/shell/console.h"
#include "rules/library/library.h"

namespace dogeref::cli {

class Parser;

struct RulesOptions {
  std::vector<std::string> folders;  ///< --rules; those of DOGEREF_RULES, parted by colons, come before them
  std::string language;              ///< --lang, else DOGEREF_LANG, else English
  std::string looked_at;             ///< a folder that may hold no rules: the command looks into what it holds
  bool for_machines = false;         ///< what is printed is JSON: English unless --lang asks for a language
};

void add_rules_options(Parser& parser, RulesOptions& options);

/// Opens the library and settles the language; nothing when a folder or the language cannot be used, which is said.
[[nodiscard]] std::unique_ptr<rules::Library> open_library(RulesOptions& options, Console& console);

}  // namespace dogeref::cli
