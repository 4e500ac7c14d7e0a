#pragma once
// What is said of rules after something was judged by them.

#include "cli/options/rules_options.h"
#include "cli/options/shelf.h"
#include "cli/shell/console.h"
#include "rules/library/library.h"

namespace dogeref::cli {

struct RulesTold {
  bool faulty = false;    ///< some could not be used
  bool doubtful = false;  ///< lint calls something in them an error
};

/// Tells what is wrong with the rules that were asked for, and which folders given by --rules had no part in any of
/// them, though nothing is wrong with what is in them: whoever gives a folder means it. Those of DOGEREF_RULES may hold
/// what other logs need.
RulesTold tell_about_rules(const rules::Library& library, const Shelf& shelf, const RulesOptions& options,
                           Console& console);

}  // namespace dogeref::cli
