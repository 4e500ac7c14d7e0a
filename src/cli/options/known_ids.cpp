#include "cli/options/known_ids.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/shell/suggest.h"
#include "games/games.h"
#include "referee/game/codes.h"

namespace dogeref::cli {

bool is_known(std::string_view what, const std::string& id, std::span<const std::string> known, Console& console) {
  if (holds(known, id)) return true;
  console.complain(no_such(what, id, views_of(known)));
  return false;
}

namespace {

bool are_all_known(std::string_view what, std::span<const std::string> given, const std::vector<std::string>& known,
                   Console& console) {
  return std::all_of(given.begin(), given.end(),
                     [&](const std::string& each) { return is_known(what, each, known, console); });
}

/// Adds those that are not there yet: games may have ids in common.
void add_new(std::vector<std::string> ids, std::vector<std::string>& known) {
  for (std::string& id : ids) {
    if (!holds(known, id)) known.push_back(std::move(id));
  }
}

}  // namespace

std::vector<std::string> all_codes(const rules::Library& library) {
  std::vector<std::string> codes(referee::frame_codes.begin(), referee::frame_codes.end());
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library.rulebook(game.id).entries()) codes.push_back(entry.code);
  }
  return codes;
}

bool are_known_rules(const rules::Library& library, const std::string& edition, std::span<const std::string> variants,
                     Console& console) {
  std::vector<std::string> known_editions;
  std::vector<std::string> known_variants;
  for (const std::string& game : library.games()) {
    add_new(library.editions(game), known_editions);
    add_new(library.variants(game), known_variants);
  }
  if (!edition.empty() && !is_known("edition", edition, known_editions, console)) return false;
  return are_all_known("variant", variants, known_variants, console);
}

bool are_known_codes(const rules::Library& library, std::span<const std::string> codes, Console& console) {
  return codes.empty() || are_all_known("code", codes, all_codes(library), console);
}

}  // namespace dogeref::cli
