#include "floors.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>

#include "house_rules.h"
#include "includes.h"

namespace dogeref::tests {
namespace {

struct Floor {
  std::string_view folder;
  int height;  ///< equal heights are siblings
};

constexpr std::array<Floor, 12> floors = {{{"text", 0},
                                           {"findings", 1},
                                           {"rules", 2},
                                           {"kit", 3},
                                           {"referee", 4},
                                           {"games", 5},
                                           {"render", 5},
                                           {"suite", 5},
                                           {"simulate", 5},
                                           {"archive", 5},
                                           {"tournament", 5},
                                           {"service", 6}}};
constexpr int cli_height = 7;
constexpr int main_height = 8;

struct Owned {
  std::string_view header;   ///< how the include begins
  std::string_view folders;  ///< who may include it, with blanks around each
};

constexpr std::array<Owned, 6> owned_headers = {{{"yaml-cpp/", " rules "},
                                                 {"utf8proc", " text "},
                                                 {"CLI/", " cli "},
                                                 {"nlohmann/", " rules render suite archive tournament service cli "},
                                                 {"SQLiteCpp/", " tournament "},
                                                 {"doctest/", " "}}};

std::string first_folder(std::string_view path) {
  const auto slash = path.find('/');
  return std::string(slash == std::string_view::npos ? "" : path.substr(0, slash));
}

/// The folder that includes are judged by: "rules", "games" for the table, "games/doge_ship" for a game, "" for main.
/// The rooms of a folder are one home.
std::string home(std::string_view path) {
  auto slash = path.find('/');
  if (slash == std::string_view::npos) return "";
  if (path.substr(0, slash) == "games") {
    const auto second = path.find('/', slash + 1);
    if (second != std::string_view::npos) slash = second;
  }
  return std::string(path.substr(0, slash));
}

std::optional<int> height(std::string_view path) {
  const std::string folder = first_folder(path);
  if (folder.empty()) return main_height;
  if (folder == "cli") return cli_height;
  const auto* floor = std::find_if(floors.begin(), floors.end(), [&](const Floor& f) { return f.folder == folder; });
  if (floor == floors.end()) return std::nullopt;
  return floor->height;
}

std::string fault_of_own_header(std::string_view from, std::string_view to) {
  const bool within_game = first_folder(to) == "games" && home(to) != "games";
  if (to.find('/') == std::string_view::npos) return "is not written from the root of src";
  const auto target = height(to);
  if (!target) return "is on no floor";
  if (home(from) == home(to)) return "";
  if (within_game && home(from) != "games") return "is a game's own: only the table of games may look inside";
  if (home(from) == "games" && within_game) return "";
  if (*target >= height(from)) return *target == height(from) ? "is a sibling" : "is a floor above";
  return "";
}

std::string fault_of_foreign_header(std::string_view from, std::string_view to) {
  for (const Owned& owned : owned_headers) {
    const std::string folder = " " + first_folder(from) + " ";
    if (to.substr(0, owned.header.size()) == owned.header && owned.folders.find(folder) == std::string_view::npos)
      return "belongs to other folders:" + std::string(owned.folders);
  }
  return "";
}

std::string fault_of_include(std::string_view from, std::string_view line) {
  std::string_view header = included(line);
  if (header.empty()) return "";
  const bool own = header.front() == '"';
  header.remove_prefix(1);
  const std::string fault = own ? fault_of_own_header(from, header) : fault_of_foreign_header(from, header);
  return fault.empty() ? "" : std::string(header) + " " + fault;
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_upper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }

/// The words of a line in lower case with a blank around each, camelCase taken apart: " high water the galleys ".
std::string words_of(std::string_view line) {
  std::string words = " ";
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool camel = i > 0 && is_upper(line[i]) && is_letter(line[i - 1]) && !is_upper(line[i - 1]);
    if ((!is_letter(line[i]) || camel) && words.back() != ' ') words += ' ';
    if (is_letter(line[i])) words += static_cast<char>(std::tolower(static_cast<unsigned char>(line[i])));
  }
  return words + " ";
}

std::string game_word_in(std::string_view line) {
  const std::string words = words_of(line);
  for (const HouseRules& game : house_rules()) {
    for (const std::string& word : game.words) {
      const std::string one = " " + word;
      if (words.find(one + " ") != std::string::npos || words.find(one + "s ") != std::string::npos) return word;
    }
  }
  return "";
}

/// What `fault(line)` says of each line of the source, with the place in front.
template <class Fault>
void collect(const Source& source, const Fault& fault, std::vector<std::string>& faults) {
  std::istringstream lines(source.text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const std::string what = fault(line);
    if (!what.empty()) faults.push_back(source.path + ":" + std::to_string(number) + ": " + what);
  }
}

}  // namespace

std::vector<std::string> broken_floors(const std::vector<Source>& sources) {
  std::vector<std::string> faults;
  for (const Source& source : sources) {
    if (!height(source.path)) faults.push_back(source.path + ":1: is on no floor");
    collect(
        source, [&](std::string_view line) { return fault_of_include(source.path, line); }, faults);
  }
  return faults;
}

std::vector<std::string> named_games(const std::vector<Source>& sources) {
  std::vector<std::string> faults;
  for (const Source& source : sources)
    if (first_folder(source.path) != "games") collect(source, game_word_in, faults);
  return faults;
}

std::vector<Source> read_sources(std::string_view folder) {
  namespace fs = std::filesystem;
  std::vector<Source> sources;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const fs::path& path = entry.path();
    if (path.extension() != ".h" && path.extension() != ".cpp") continue;
    std::ifstream file(path);
    sources.push_back(
        {fs::relative(path, folder).generic_string(), std::string(std::istreambuf_iterator<char>(file), {})});
  }
  std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) { return a.path < b.path; });
  return sources;
}

}  // namespace dogeref::tests
