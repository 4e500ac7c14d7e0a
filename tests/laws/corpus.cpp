#include "laws/corpus.h"

#include <algorithm>
#include <filesystem>

#include "games/games.h"
#include "support/program.h"

namespace dogeref::laws {
namespace {

void add_logs(const std::string& folder, std::vector<Record>& records) {
  std::vector<Record> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".log") continue;
    found.push_back({entry.path().stem().string(), tests::slurp(entry.path().string())});
  }
  std::sort(found.begin(), found.end(), [](const Record& a, const Record& b) { return a.name < b.name; });
  records.insert(records.end(), found.begin(), found.end());
}

std::vector<Record> all_records() {
  std::vector<Record> all;
  add_logs(stock().fixtures, all);
  for (const games::Game& game : games::all()) {
    for (const rules::RuleEntry& entry : library().rulebook(game.id).entries()) {
      if (!entry.breaks.empty()) all.push_back({entry.code + " breaks", entry.breaks});
      if (!entry.keeps.empty()) all.push_back({entry.code + " keeps", entry.keeps});
    }
  }
  return all;
}

}  // namespace

rules::Library& library() {
  static const std::vector<const rules::GameShapes*> of_games = games::shapes();
  static rules::Library library(rules::shipped(), of_games, {});
  return library;
}

cli::Shelf& shelf() {
  static cli::Shelf shelf(library());
  return shelf;
}

Stock& stock() {
  static Stock all;
  return all;
}

const std::vector<Record>& records() {
  static const std::vector<Record> all = all_records();
  return all;
}

std::vector<Record> games_of(std::string_view game) {
  std::vector<Record> games;
  add_logs(stock().fixtures + std::string(game) + "/games", games);
  return games;
}

}  // namespace dogeref::laws
