// Words and codes as dogeref-log(5) lists them.

#include <map>
#include <vector>

#include "games/games.h"
#include "manual/mdoc.h"
#include "manual/pages.h"
#include "manual/words.h"
#include "rules/library/embedded.h"
#include "rules/library/library.h"

namespace dogeref::tests {
namespace {

const rules::Library& library() {
  static const std::vector<const rules::GameShapes*> shapes = games::shapes();
  static const rules::Library made(rules::shipped(), shapes);
  return made;
}

/// English first, as the language that everything else falls back on.
std::vector<std::string> languages(const std::string& game) {
  std::vector<std::string> all = {"en"};
  for (const std::string& language : library().languages(game)) {
    if (language != "en") all.push_back(language);
  }
  return all;
}

std::string words_of_game(const std::string& game) {
  std::map<std::string, std::string> slots;
  for (const std::string& language : languages(game)) {
    const auto lexicon = library().lexicon(game, language);
    for (const auto& [slot, words] : lexicon.value().slots) {
      std::string& item = slots[std::string(slot)];
      item += (item.empty() ? "" : "; ") + (language + ": ") +
              joined(std::vector<std::string>(words.begin(), words.end()), ", ");
    }
  }
  std::string items;
  for (const auto& [slot, words] : slots) items += ".It Cm " + mdoc::argument(slot) + '\n' + mdoc::text(words);
  return mdoc::tagged(items);
}

std::string rule_of(const rules::RuleEntry& entry) {
  const std::string_view section = entry.section.get("en");
  std::string rule = std::string(entry.title.get("en"));
  if (!section.empty()) rule += " (" + std::string(section) + ')';
  return entry.severity == "error" ? rule : rule + " [" + entry.severity + ']';
}

std::string codes_of_game(const std::string& game) {
  std::string items;
  for (const rules::RuleEntry& entry : library().rulebook(game).entries()) {
    items += ".It Cm " + mdoc::argument(entry.code) + '\n' + mdoc::text(rule_of(entry));
  }
  return mdoc::tagged(items);
}

std::string of_all_games(std::string (*list)(const std::string& game)) {
  std::string out;
  for (const games::Game& game : games::all()) {
    out += ".Ss " + mdoc::arguments(game.title) + '\n' + list(std::string(game.id));
  }
  return out;
}

}  // namespace

std::string word_list() { return of_all_games(words_of_game); }

std::string code_list() { return of_all_games(codes_of_game); }

}  // namespace dogeref::tests
