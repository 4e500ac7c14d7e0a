#include "manual/rulebook_map.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>

#include "support/program.h"

namespace dogeref::tests {
namespace {

struct Section {
  std::string name;
  std::set<std::string> keys;      ///< of the data: "`high_water` game.yaml"
  std::vector<std::string> codes;  ///< in the rulebook's order
};

class Sections {
 public:
  Section& named(const std::string& name) {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Section& each) { return each.name == name; });
    return found != all_.end() ? *found : all_.emplace_back(Section{name, {}, {}});
  }
  [[nodiscard]] const std::vector<Section>& all() const { return all_; }

 private:
  std::vector<Section> all_;
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string file_of_texts(const std::string& game) {
  return slurp(DOGEREF_SOURCE_DIR "/rules-data/" + game + "/rulebook.yaml");
}

/// Below "codes:" stands "  space-occupied:" and below that "    section: {en: "2.1", …}".
void add_codes(const std::string& game, Sections& sections) {
  const std::regex code_line("  ([a-z][a-z0-9-]*):\\s*");
  const std::regex section_line("    section: \\{en: [\"']([^\"']*)[\"'].*");
  std::string code;
  bool inside = false;
  std::smatch found;
  for (const std::string& line : lines_of(file_of_texts(game))) {
    if (!line.empty() && line.front() != ' ' && line.front() != '#') inside = line == "codes:";
    if (!inside) continue;
    if (std::regex_match(line, found, code_line)) code = found[1];
    if (!code.empty() && std::regex_match(line, found, section_line)) sections.named(found[1]).codes.push_back(code);
  }
}

/// `rules show` writes "high_water: {…}   # game.yaml:40, rulebook 3", what belongs to a key further in.
void add_keys(const std::string& game, Sections& sections) {
  const std::regex printed(".*# ([^:]*):[0-9]+, rulebook (.*)");
  std::string key;
  std::smatch found;
  for (const std::string& line : lines_of(shell("dogeref rules show " + game).out)) {
    if (!line.empty() && line.front() != ' ' && line.front() != '#') key = line.substr(0, line.find(':'));
    if (!std::regex_match(line, found, printed)) continue;
    sections.named(found[2]).keys.insert("`" + key + "` (" + found[1].str() + ")");
  }
}

Sections sections_of(const std::string& game) {
  Sections sections;
  add_codes(game, sections);
  add_keys(game, sections);
  return sections;
}

std::string enumerator_of(std::string_view code) {
  std::string name(code);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// The name of the function that a line of the outermost level begins, if it begins one: "bool Run::drop(…) {".
std::optional<std::string> function_begun(const std::string& line) {
  static const std::regex head("[A-Za-z\\[].*?([A-Za-z_~:]+)\\(.*");
  static const std::regex no_function("(using|struct|class|enum|namespace|constexpr|static_assert|#|//).*");
  std::smatch found;
  if (line.empty() || std::regex_match(line, no_function) || !std::regex_match(line, found, head)) return std::nullopt;
  return found[1].str();
}

std::vector<SourceText> sources_below(const std::string& folder) {
  std::vector<SourceText> sources;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(DOGEREF_SOURCE_DIR "/" + folder)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    const auto path = std::filesystem::relative(entry.path(), DOGEREF_SOURCE_DIR).generic_string();
    sources.push_back({path, slurp(entry.path().string())});
  }
  std::sort(sources.begin(), sources.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return sources;
}

std::string folder_of(const std::string& game) { return "src/games/" + enumerator_of(game); }

/// Who reports a code: the game itself, else the frame.
std::vector<Reporter> reporters(const std::string& code, const std::string& game) {
  static std::map<std::string, std::vector<SourceText>> read;
  for (const std::string& folder : {folder_of(game), std::string("src/referee")}) {
    if (read.count(folder) == 0) read[folder] = sources_below(folder);
    const auto found = reporters_of(code, read[folder]);
    if (!found.empty()) return found;
  }
  return {};
}

std::string joined(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string chapter_of(const Section& section, const std::string& game) {
  std::string text = "\n### " + section.name + "\n\n";
  if (!section.keys.empty()) text += "Data: " + joined(section.keys) + "\n";
  if (section.codes.empty()) return text;
  text += std::string(section.keys.empty() ? "" : "\n") + "| code | function | file |\n|---|---|---|\n";
  for (const std::string& code : section.codes)
    for (const Reporter& each : reporters(code, game))
      text += "| `" + code + "` | `" + each.function + "` | " + each.file + " |\n";
  return text;
}

}  // namespace

std::vector<Reporter> reporters_of(std::string_view code, const std::vector<SourceText>& sources) {
  const std::regex named(".*Code::" + enumerator_of(code) + "\\b.*");
  std::vector<Reporter> found;
  for (const SourceText& source : sources) {
    std::string function;
    for (const std::string& line : lines_of(source.text)) {
      if (const auto begun = function_begun(line)) function = *begun;
      if (line.starts_with("}")) function.clear();
      if (function.empty() || line.find("Code::") == std::string::npos || !std::regex_match(line, named)) continue;
      const bool again = !found.empty() && found.back().function == function && found.back().file == source.path;
      if (!again) found.push_back({function, source.path});
    }
  }
  return found;
}

std::string rulebook_map(const std::string& game) {
  std::string text;
  const Sections sections = sections_of(game);
  for (const Section& section : sections.all()) text += chapter_of(section, game);
  return text.substr(std::min<std::size_t>(1, text.size()));
}

std::vector<std::string> unreported_codes(const std::string& game) {
  std::vector<std::string> codes;
  const Sections sections = sections_of(game);
  for (const Section& section : sections.all())
    for (const std::string& code : section.codes)
      if (reporters(code, game).empty()) codes.push_back(code);
  return codes;
}

}  // namespace dogeref::tests
