#include "cli/options/rules_told.h"

#include <algorithm>
#include <string>
#include <vector>

#include "cli/options/chosen_rules.h"
#include "cli/options/known_ids.h"
#include "rules/library/file_names.h"
#include "rules/tree/fault.h"

namespace dogeref::cli {
namespace {

std::string unused(const std::string& folder, const std::vector<std::string>& games) {
  std::string out = "warning: --rules " + folder + ": nothing was judged by it; it has rules of ";
  for (const std::string& game : games) out += (&game == &games.front() ? "" : ", ") + game;
  return out;
}

}  // namespace

RulesTold tell_about_rules(const rules::Library& library, const Shelf& shelf, const RulesOptions& options,
                           Console& console) {
  const rules::Faults faults = shelf.faults();
  complain_about(faults, console);
  const rules::Faults doubts = shelf.doubts();
  for (const rules::Fault& doubt : doubts) console.complain("warning: " + rules::formatted(doubt));
  const std::vector<std::string> from = shelf.rules_from();
  for (const std::string& folder : options.folders) {
    const bool is_faulty = std::any_of(faults.begin(), faults.end(),
                                       [&](const rules::Fault& fault) { return rules::is_in(fault.file, folder); });
    if (!from.empty() && !is_faulty && !holds(from, folder)) console.complain(unused(folder, library.games_in(folder)));
  }
  return {!faults.empty(), !doubts.empty()};
}

}  // namespace dogeref::cli
