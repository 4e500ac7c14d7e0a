#include "cli/options/rules_options.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>
#include <utility>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"
#include "rules/library/embedded.h"

namespace dogeref::cli {
namespace {

std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

std::vector<std::string> folders_of_environment() {
  std::vector<std::string> folders;
  std::string_view rest = environment("DOGEREF_RULES");
  while (!rest.empty()) {
    const std::string_view folder = rest.substr(0, rest.find(':'));
    if (!folder.empty()) folders.emplace_back(folder);
    rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
  }
  return folders;
}

bool settle_language(const rules::Library& library, RulesOptions& options, Console& console) {
  if (options.language.empty() && !options.for_machines) options.language = environment("DOGEREF_LANG");
  if (options.language.empty()) options.language = "en";
  std::set<std::string> known;
  for (const games::Game& game : games::all()) {
    for (std::string& language : library.languages(game.id)) known.insert(std::move(language));
  }
  if (known.count(options.language) > 0) return true;
  const std::vector<std::string> list(known.begin(), known.end());
  console.complain(no_such("language", options.language, views_of(list)));
  return false;
}

/// A folder that gives no rules is not a folder of rules: the built-in ones are not what was asked for.
bool are_usable(const rules::Library& library, const RulesOptions& options, Console& console) {
  rules::Faults faults = library.faults();
  for (rules::Fault& fault : library.empty_folders()) {
    if (fault.file != options.looked_at) faults.push_back(std::move(fault));
  }
  for (const rules::Fault& fault : faults) console.complain(rules::formatted(fault));
  return faults.empty();
}

}  // namespace

void add_rules_options(Parser& parser, RulesOptions& options) {
  parser
      .option("--rules", options.folders,
              "a folder of rules data that takes precedence over the built-in data (repeatable)")
      .type_name("DIR")
      .repeatable();
  parser.option("--lang", options.language, "language of messages and rules (default: $DOGEREF_LANG, else en)")
      .type_name("LANGUAGE")
      .any_case();
}

std::unique_ptr<rules::Library> open_library(RulesOptions& options, Console& console) {
  static const std::vector<const rules::GameShapes*> shapes = games::shapes();
  std::vector<std::string> folders = folders_of_environment();
  folders.insert(folders.end(), options.folders.begin(), options.folders.end());
  auto library = std::make_unique<rules::Library>(rules::shipped(), shapes, std::move(folders));
  if (!are_usable(*library, options, console) || !settle_language(*library, options, console)) return nullptr;
  return library;
}

}  // namespace dogeref::cli
