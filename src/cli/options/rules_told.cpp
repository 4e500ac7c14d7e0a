#include "cli/options/rules_told.h"

#include <string>
#include <vector>

#include "cli/options/known_ids.h"
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
  for (const rules::Fault& fault : faults) console.complain(rules::formatted(fault));
  const rules::Faults doubts = shelf.doubts();
  for (const rules::Fault& doubt : doubts) console.complain("warning: " + rules::formatted(doubt));
  const std::vector<std::string> from = shelf.rules_from();
  for (const std::string& folder : options.folders) {
    if (!from.empty() && !holds(from, folder)) console.complain(unused(folder, library.games_in(folder)));
  }
  return {!faults.empty(), !doubts.empty()};
}

}  // namespace dogeref::cli
