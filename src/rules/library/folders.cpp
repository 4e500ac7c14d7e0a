#include "rules/library/folders.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

#include "rules/library/embedded.h"
#include "rules/library/file_names.h"
#include "rules/shape/shape_help.h"
#include "text/reason.h"

namespace dogeref::rules {
namespace {

namespace fs = std::filesystem;

/// Names of files below the folder of a game, one folder deep: "game.yaml", "tiles/own.yaml". What cannot be listed is
/// a fault.
std::vector<std::string> files_in(const std::string& folder, const std::string& shown, Faults& faults) {
  std::vector<std::string> names;
  const auto list = [&](const std::string& inner, const auto& take) {
    std::error_code error;
    std::size_t seen = 0;
    fs::directory_iterator at(folder + inner, error);
    for (; !error && at != fs::directory_iterator() && ++seen < most_entries; at.increment(error)) take(*at);
    if (error) faults.push_back({shown + inner, 0, 0, "cannot be listed: " + text::reason_of(error.value())});
  };
  list("", [&](const fs::directory_entry& entry) {
    std::error_code ignored;
    const std::string name = entry.path().filename().string();
    if (!entry.is_directory(ignored)) return names.push_back(name);
    list('/' + name,
         [&](const fs::directory_entry& file) { names.push_back(name + '/' + file.path().filename().string()); });
  });
  return names;
}

bool has_rules(const Roots::Home& home, std::span<const GameShapes* const> games, Faults& faults) {
  const auto game =
      std::find_if(games.begin(), games.end(), [&](const GameShapes* one) { return one->id == home.game; });
  if (game == games.end()) return false;
  const std::vector<std::string> names = files_in(home.real, home.path, faults);
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) { return is_read(**game, name); });
}

/// Schemes of tournaments are rules of no game.
bool has_schemes(const std::string& folder) {
  std::error_code error;
  for (fs::directory_iterator at(folder + "/tournament", error), end; !error && at != end; at.increment(error)) {
    if (at->path().extension() == ".yaml") return true;
  }
  return false;
}

std::string nothing_read(std::span<const GameShapes* const> games) {
  std::vector<std::string_view> ids;
  for (const GameShapes* const game : games) ids.push_back(game->id);
  return "there are no rules in it: needed a folder " + joined(ids, " or ") +
         " with files as `dogeref rules list` shows them";
}

}  // namespace

Faults folders_without_rules(const Roots& roots, std::span<const GameShapes* const> games) {
  Faults faults;
  for (const std::string& folder : roots.folders()) {
    bool found = has_schemes(folder);
    const std::size_t before = faults.size();
    for (const Roots::Home& home : roots.homes()) {
      if (home.folder == folder) found = has_rules(home, games, faults) || found;
    }
    if (!found && faults.size() == before) faults.push_back({folder, 0, 0, nothing_read(games)});
  }
  return faults;
}

std::vector<std::string> games_in(const Roots& roots, std::span<const GameShapes* const> games,
                                  std::string_view folder) {
  std::vector<std::string> ids;
  Faults ignored;
  for (const Roots::Home& home : roots.homes()) {
    if (home.folder == folder && has_rules(home, games, ignored)) ids.push_back(home.game);
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::vector<std::string> sources_of(const Roots& roots, std::string_view game, std::vector<std::string> names) {
  if (!roots.has_own(game)) return {std::string(embedded_rules)};
  for (const std::string& language : roots.list(game, "lexicon")) names.push_back("lexicon/" + language + ".yaml");
  names.emplace_back("rulebook.yaml");
  std::set<std::string_view> used;
  for (const std::string& name : names) {
    const auto found = roots.find(game, name);
    const bool is_own = found && !found->is_embedded();
    used.insert(is_own ? roots.folder_of(found->path, name) : embedded_rules);
  }
  std::vector<std::string> out;
  if (used.count(embedded_rules) > 0) out.emplace_back(embedded_rules);
  for (const std::string& folder : roots.folders()) {
    if (used.erase(folder) > 0) out.push_back(folder);
  }
  return out;
}

}  // namespace dogeref::rules
