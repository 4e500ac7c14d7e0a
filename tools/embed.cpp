// Writes the rules data as C++, so that the program holds it: embed OUTPUT.cpp RULES-DATA-FOLDER...
// Besides the files as they are it writes, per game and edition, the rules laid together in their canonical form,
// lexicons and phrases as images that are used where they lie, and codes as JSON: a start then parses no YAML. Faults
// of the data end the build.

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "rules/library/layout.h"
#include "rules/library/library.h"
#include "rules/library/rulebook_reader.h"
#include "rules/shape/shape.h"
#include "rules/texts/lexicon.h"
#include "rules/tree/json.h"
#include "rules/tree/tree_image.h"
#include "rules/tree/yaml.h"
#include "text/file.h"

/// The shapes of every game whose data is embedded. cmake/Embed.cmake writes it from the folders of the games.
std::vector<const dogeref::rules::GameShapes*> embedded_shapes();

namespace {

namespace fs = std::filesystem;
namespace rules = dogeref::rules;

bool report(const rules::Faults& faults) {
  for (const rules::Fault& fault : faults) std::cerr << rules::formatted(fault) << '\n';
  return faults.empty();
}

/// A string literal. The delimiter of a raw literal would limit what data may hold, and compilers limit their length.
std::string literal(std::string_view text) {
  std::string out = "std::string_view(\"";
  std::size_t column = 0;
  for (const char byte : text) {
    const auto value = static_cast<unsigned char>(byte);
    if (byte == '\n') {
      out += "\\n";
    } else if (byte == '"' || byte == '\\' || byte == '?' || value < 0x20 || value >= 0x7F) {
      std::array<char, 5> octal{};
      std::snprintf(octal.data(), octal.size(), "\\%03o", value);
      out += octal.data();
    } else {
      out += byte;
    }
    if (++column % 100 == 0) out += "\"\n    \"";
  }
  return out + "\", " + std::to_string(text.size()) + ')';
}

/// Of what commands write, people wrote the schema; those of rules data the program makes of its shapes.
bool is_written_schema(const fs::path& path) {
  const auto text = dogeref::text::read_file(path.string(), std::size_t{8} << 20U);
  return path.extension() == ".json" && text && text.value().find("\"$id\"") != std::string::npos;
}

/// Whether a file of a folder of rules data belongs to a game that is not among those embedded.
bool is_of_another_game(const fs::path& folder, const fs::path& file) {
  const std::string id = fs::relative(file, folder).begin()->string();
  if (!fs::exists(folder / id / "game.yaml")) return false;
  const auto games = embedded_shapes();
  return std::none_of(games.begin(), games.end(), [&](const rules::GameShapes* game) { return game->id == id; });
}

std::vector<std::string> files_of(const fs::path& folder) {
  std::vector<std::string> out;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (is_of_another_game(folder, entry.path())) continue;
    const std::string name = entry.path().filename().string();
    const bool is_data = name.ends_with(".yaml") && !name.ends_with(".test.yaml");
    if (entry.is_regular_file() && (is_data || is_written_schema(entry.path()))) {
      out.push_back(fs::relative(entry.path(), folder).generic_string());
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

class Writer {
 public:
  Writer(std::vector<std::string> folders, std::ostream& out)
      : folders_(std::move(folders)),
        out_(out),
        shapes_(embedded_shapes()),
        library_(nothing_, shapes_, folders_),
        roots_(nothing_, folders_) {}

  bool write() {
    out_ << "// Written by tools/embed.cpp from rules-data.\n#pragma GCC diagnostic ignored "
            "\"-Woverlength-strings\"\n#include \"rules/library/embedded.h\"\n\nnamespace dogeref::rules {\n"
            "namespace {\n\n";
    const bool good = report(library_.faults()) && write_files() && write_rules() && write_tables();
    out_ << "}  // namespace\n\nconst Embedded& shipped() {\n  static constexpr Embedded data = {files, compiled, "
            "tables};\n"
            "  return data;\n}\n\n}  // namespace dogeref::rules\n";
    return good;
  }

 private:
  bool write_files() {
    out_ << "constexpr EmbeddedFile files[] = {\n";
    bool good = true;
    for (const std::string& folder : folders_) {
      for (const std::string& name : files_of(folder)) good = write_file(folder, name) && good;
    }
    out_ << "};\n\n";
    return good;
  }

  bool write_file(const std::string& folder, const std::string& name) {
    const auto text = dogeref::text::read_file(folder + '/' + name, std::size_t{8} << 20U);
    if (!text) return report({{name, 0, 0, text.error()}});
    out_ << "    {" << literal(name) << ",\n    " << literal(text.value()) << ",\n    "
         << literal(image_of(name, text.value())) << "},\n";
    return true;
  }

  /// Of the files that are laid one over the other; lexicons and rulebooks have tables.
  std::string image_of(const std::string& name, const std::string& text) const {
    const std::size_t slash = name.find('/');
    const std::string below = slash == std::string::npos ? std::string() : name.substr(slash + 1);
    const bool has_table = below == "rulebook.yaml" || below.starts_with("lexicon/");
    const bool is_laid = library_.shapes_of(name.substr(0, slash)) != nullptr && !has_table;
    if (!is_laid || !name.ends_with(".yaml")) return {};
    rules::FaultList faults;
    const auto tree = rules::read_yaml(text, faults.add_file(name), faults);
    return tree ? rules::tree_image(*tree) : std::string();
  }

  bool write_rules() {
    out_ << "constexpr EmbeddedRules compiled[] = {\n";
    bool good = true;
    for (const std::string& game : library_.games()) {
      for (const std::string& edition : library_.editions(game)) good = write_edition(game, edition) && good;
      for (const std::string& variant : library_.variants(game)) {
        const auto whole = library_.compile({game, "en", {variant}});
        good = (whole || report(whole.error())) && good;
      }
    }
    out_ << "};\n\n";
    return good;
  }

  bool write_edition(const std::string& game, const std::string& edition) {
    const auto whole = library_.compile({game, edition, {}});
    if (!whole) return report(whole.error());
    const rules::Compiled& rules = whole.value();
    out_ << "    {" << literal(game) << ", " << literal(edition) << ",\n    " << literal(rules::canonical(rules.data))
         << ",\n    " << literal(rules::left_out(rules.data)) << ",\n    " << literal(rules.fingerprint) << "},\n";
    return true;
  }

  bool write_tables() {
    out_ << "constexpr EmbeddedTable tables[] = {\n";
    bool good = true;
    for (const std::string& game : library_.games()) {
      for (const std::string& language : library_.languages(game)) {
        const auto root = read(game, "lexicon/" + language + ".yaml", rules::lexicon_shape());
        good = root && write_lexicon(game, language, rules::make_lexicon(*root)) && good;
      }
      good = write_rulebook(game) && good;
    }
    out_ << "};\n\n";
    return good;
  }

  bool write_lexicon(const std::string& game, const std::string& language, const rules::Lexicon& lexicon) {
    if (lexicon.id != language) {
      return report({{game + "/lexicon/" + language + ".yaml", 0, 0, "the key 'id' must be '" + language + '\''}});
    }
    write_table(game, "lexicon", language, lexicon.slots.image());
    return true;
  }

  bool write_rulebook(const std::string& game) {
    rules::FaultList faults;
    const auto root = rules::read_rulebook(roots_, game, faults);
    if (!root) return report_missing(game, faults.take());
    for (const rules::Member& code : root->find("codes")->members) write_json(game, "code", code);
    if (const rules::Node* const gains = root->find("gains")) {
      for (const rules::Member& gain : gains->members) write_json(game, "gain", gain);
    }
    for (const std::string& language : rules::languages_of_phrases(*root)) {
      write_table(game, "phrases", language, rules::phrase_table(*root, language).image());
    }
    return true;
  }

  static bool report_missing(const std::string& game, const rules::Faults& faults) {
    if (faults.empty()) report({{game + "/rulebook.yaml", 0, 0, "there is no such file"}});
    report(faults);
    return false;
  }

  std::optional<rules::Node> read(const std::string& game, const std::string& name, const rules::Shape& shape) {
    rules::FaultList faults;
    const auto found = roots_.find(game, name);
    if (!found) faults.add({game + '/' + name, 0, 0, "there is no such file"});
    auto root = found ? rules::read_file(*found, shape, false, faults) : std::nullopt;
    report(faults.take());
    return root;
  }

  void write_json(const std::string& game, std::string_view kind, const rules::Member& entry) {
    write_table(game, kind, entry.key, rules::json(entry.value));
  }

  void write_table(const std::string& game, std::string_view kind, const std::string& id, std::string_view content) {
    out_ << "    {" << literal(game) << ", " << literal(kind) << ", " << literal(id) << ",\n    " << literal(content)
         << "},\n";
  }

  std::vector<std::string> folders_;
  std::ostream& out_;
  rules::Embedded nothing_;
  std::vector<const rules::GameShapes*> shapes_;
  rules::Library library_;
  rules::Roots roots_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::cerr << "usage: embed OUTPUT.cpp RULES-DATA-FOLDER...\n";
    return 2;
  }
  const std::string output = argv[1];
  std::ofstream out(output);
  const bool good = Writer({argv + 2, argv + argc}, out).write();
  out.close();
  if (good && out) return 0;
  std::remove(output.c_str());
  return 1;
}
