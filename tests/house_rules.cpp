#include "house_rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace dogeref::tests {
namespace {

std::string trimmed(std::string text) {
  text.erase(0, text.find_first_not_of(" \t\r"));
  return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

/// The parts between separators, blanks around them left out.
std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) {
    if (part = trimmed(part); !part.empty()) parts.push_back(part == "." ? "" : part);
  }
  return parts;
}

}  // namespace

HouseRules read_house_rules(std::string_view folder, std::string_view text) {
  HouseRules rules{std::string(folder), {}, {}};
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    const std::size_t colon = line.find(':');
    if (line.starts_with("#") || colon == std::string::npos) continue;
    const std::string key = line.substr(0, colon);
    if (key == "rooms") rules.rooms = split(line.substr(colon + 1), ' ');
    if (key == "words") rules.words = split(line.substr(colon + 1), ',');
  }
  return rules;
}

const std::vector<HouseRules>& house_rules() {
  static const std::vector<HouseRules> all = [] {
    std::vector<HouseRules> found;
    for (const char* const games : {DOGEREF_SOURCE_DIR "/src/games", DOGEREF_SOURCE_DIR "/tests/toy/games"}) {
      for (const auto& entry : std::filesystem::directory_iterator(games)) {
        if (!entry.is_directory()) continue;
        std::ifstream file(entry.path() / "house.txt");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        found.push_back(read_house_rules("games/" + entry.path().filename().string(), text));
      }
    }
    std::sort(found.begin(), found.end(),
              [](const HouseRules& one, const HouseRules& other) { return one.folder < other.folder; });
    return found;
  }();
  return all;
}

}  // namespace dogeref::tests
