#include "cli/rules/lint_folder.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "games/games.h"
#include "rules/library/file_names.h"
#include "rules/library/transcription.h"
#include "text/nearest.h"

namespace dogeref::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_entries = 10'000;

/// Names below a folder of the files that look like rules; links are not followed.
std::vector<std::string> yaml_files(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  std::size_t seen = 0;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (++seen > most_entries) break;
    const std::string extension = at->path().extension().string();
    std::error_code ignored;
    if ((extension != ".yaml" && extension != ".yml") || !at->is_regular_file(ignored)) continue;
    names.push_back(at->path().lexically_relative(folder).generic_string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

/// Suites and tournaments lie where they like; `frame` is no game.
bool is_of_others(std::string_view name) {
  return name.ends_with(".test.yaml") || name.starts_with("tournament/") || name.starts_with("frame/") ||
         name.find('/') == std::string_view::npos;
}

std::string with_nearest(const std::string& message, std::string_view given, const std::vector<std::string>& known) {
  const std::vector<std::string_view> views(known.begin(), known.end());
  const auto near = text::nearest(given, views);
  return near.empty() ? message : message + "; did you mean " + std::string(near.front()) + '?';
}

rules::Remark unread(const std::string& folder, const std::string& name, std::string message) {
  const std::string base = folder.back() == '/' ? folder : folder + '/';
  return {rules::Gravity::warning, {base + name, 0, 0, std::move(message)}};
}

/// A file of a game's folder: `name` without that folder.
std::optional<std::string> trouble_in_game(const games::Game& game, const std::string& name) {
  if (rules::is_read(game.shapes(), name)) return std::nullopt;
  const std::vector<std::string> known = rules::names_read(game.shapes());
  const std::string first = name.substr(0, name.find('/') + 1);
  const std::string in = first.empty() ? name : first;
  if (!first.empty() && std::find(known.begin(), known.end(), first) != known.end())
    return "the file is ignored: its name must be of small letters, digits and hyphens, then .yaml";
  return with_nearest("the file is ignored: there is no place for '" + in + "'", in, known);
}

std::optional<std::string> trouble(const std::string& name) {
  if (is_of_others(name)) return std::nullopt;
  const std::string first = name.substr(0, name.find('/'));
  if (const games::Game* const game = games::find(first)) return trouble_in_game(*game, name.substr(first.size() + 1));
  std::vector<std::string> known;
  for (const games::Game& game : games::all()) known.emplace_back(game.id);
  return with_nearest("the file is ignored: there is no game '" + first + "'", first, known);
}

/// The game whose own folder this is: it has the game's game.yaml.
const games::Game* game_of_folder(const rules::Library& library, const std::string& folder) {
  for (const games::Game& game : games::all()) {
    const auto file = library.file(game.id, "game.yaml");
    if (file && rules::is_in(file->path, folder) && fs::path(file->path).parent_path() == fs::path(folder))
      return &game;
  }
  return nullptr;
}

std::string open_marks(const rules::Marks& marks) {
  return std::to_string(marks.open) + " of " + std::to_string(marks.values) +
         " values are still marked `source: " + std::string(rules::reconstructed) +
         "`, the first of them here; compare them with your copy";
}

}  // namespace

bool has_yaml(const std::string& folder) { return !yaml_files(folder).empty(); }

rules::Remarks unread_files(const rules::Library& library, const std::string& folder) {
  const games::Game* const game = game_of_folder(library, folder);
  rules::Remarks remarks;
  for (const std::string& name : yaml_files(folder)) {
    const bool other = game != nullptr && name.ends_with(".test.yaml");
    auto message = game == nullptr ? trouble(name) : other ? std::nullopt : trouble_in_game(*game, name);
    if (message) remarks.push_back(unread(folder, name, std::move(*message)));
  }
  return remarks;
}

rules::Remarks missing_parts(const rules::Library& library, const std::string& game, const std::string& folder) {
  rules::Remarks remarks;
  std::vector<std::string> shipped;
  std::string home;  // of the game in the folder
  for (const rules::FileInfo& file : library.files(game)) {
    if (file.name == "game.yaml") continue;
    if (!rules::is_in(file.path, folder)) {
      shipped.push_back(file.name);
      continue;
    }
    home = file.path.substr(0, file.path.size() - file.name.size());
    const auto text = library.text_of(game, file.name);
    const rules::Marks marks = text ? rules::marks_of(text.value()) : rules::Marks();
    if (marks.open > 0) remarks.push_back({rules::Gravity::note, {file.path, marks.first_line, 0, open_marks(marks)}});
  }
  if (home.empty()) return {};
  for (const std::string& name : shipped) {
    remarks.push_back({rules::Gravity::note, {home + name, 0, 0, "is not here, so the shipped file is used"}});
  }
  return remarks;
}

}  // namespace dogeref::cli
