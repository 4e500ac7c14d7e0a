#include "rules/library/file_names.h"

#include <algorithm>

#include "rules/shape/shape_help.h"

namespace dogeref::rules {

std::vector<std::string> names_read(const GameShapes& game) {
  std::vector<std::string> names = {"editions/", "variants/", "lexicon/", "rulebook.yaml", "guide.yaml"};
  for (const FileShape& file : game.files) names.emplace_back(file.path);
  return names;
}

bool is_read(const GameShapes& game, std::string_view name) {
  constexpr std::string_view extension = ".yaml";
  const std::vector<std::string> names = names_read(game);
  return std::any_of(names.begin(), names.end(), [&](const std::string& known) {
    if (known.back() != '/') return name == known;
    if (!name.starts_with(known) || !name.ends_with(extension)) return false;
    return is_id(name.substr(known.size(), name.size() - known.size() - extension.size()));
  });
}

bool is_in(std::string_view path, std::string_view folder) {
  const bool has_slash = !folder.empty() && folder.back() == '/';
  return path.starts_with(folder) && (has_slash || path.substr(folder.size(), 1) == "/");
}

}  // namespace dogeref::rules
