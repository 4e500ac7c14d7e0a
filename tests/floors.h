#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dogeref::tests {

/// A file of src: its path below src ("referee/judge.cpp") and what is in it.
struct Source {
  std::string path;
  std::string text;
};

/// What breaks the floors of the house: a line "path:line: what" a fault, in the order of the files.
/// A file includes from its own folder and the floors below; siblings never see each other; only cli sees the table of
/// games; only main.cpp and cli see cli; third-party headers stay in the folders that own them.
std::vector<std::string> broken_floors(const std::vector<Source>& sources);

/// Lines outside src/games that name a game or a thing of one: "path:line: word". Strings and comments count.
std::vector<std::string> named_games(const std::vector<Source>& sources);

/// All *.h and *.cpp below `folder`, sorted by path.
std::vector<Source> read_sources(std::string_view folder);

}  // namespace dogeref::tests
