#include "rules/library/roots.h"
#include "rules/tree/yaml_limits.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "rules/shape/shape.h"
#include "rules/shape/shape_help.h"
#include "rules/tree/tree_image.h"
#include "rules/tree/yaml.h"
#include "text/file.h"
#include "text/reason.h"

namespace dogeref::rules {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view extension = ".yaml";
constexpr std::string_view leads_out = "leads out of the folder of rules given";

/// The path with symlinks resolved, empty when there is none.
std::string resolved(const std::string& path) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  return error ? std::string() : real.string();
}

bool is_under(std::string_view path, std::string_view root) {
  if (path == root) return true;
  const bool has_slash = !root.empty() && root.back() == '/';
  return path.substr(0, root.size()) == root && (has_slash || path.substr(root.size(), 1) == "/");
}

std::optional<std::string_view> stem(std::string_view name) {
  if (name.size() <= extension.size() || name.substr(name.size() - extension.size()) != extension) return std::nullopt;
  name.remove_suffix(extension.size());
  return is_id(name) ? std::optional(name) : std::nullopt;
}

/// The names of a folder's entries, without an order.
std::vector<std::string> entries(const std::string& folder, std::error_code& error) {
  std::vector<std::string> out;
  fs::directory_iterator at(folder, error);
  for (; !error && at != fs::directory_iterator() && out.size() < most_entries; at.increment(error)) {
    out.push_back(at->path().filename().string());
  }
  return out;
}

/// What the line `id: …` of a game.yaml says, without reading it as YAML: it is only to know whose folder this is.
std::string id_written(const std::string& path) {
  const auto text = text::read_file(path, yaml_size_limit);
  if (!text) return {};
  const std::string marked = '\n' + text.value();
  const std::size_t at = marked.find("\nid: ");
  if (at == std::string::npos) return {};
  const std::size_t begin = at + 5;
  return marked.substr(begin, marked.find_first_of(" \r\n#", begin) - begin);
}

void sort_unique(std::vector<std::string>& names) {
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
}

}  // namespace

Roots::Roots(const Embedded& embedded, const std::vector<std::string>& folders,
             std::span<const GameShapes* const> games)
    : embedded_(embedded), games_(games) {
  for (const std::string& folder : folders) add_folder(folder);
}

void Roots::add_home(std::string game, const std::string& path, const std::string& root) {
  std::string real = resolved(path);
  if (real.empty() || !is_under(real, root)) {
    faults_.push_back({path, 0, 0, std::string(leads_out)});
    return;
  }
  homes_.push_back({std::move(game), path, std::move(real), folders_.back()});
}

bool Roots::is_known(std::string_view game) const {
  return std::any_of(games_.begin(), games_.end(), [game](const GameShapes* one) { return one->id == game; });
}

/// The game whose own folder this is, because its game.yaml says so, or by its name unless folders of games lie in it;
/// empty when it is none.
std::string Roots::game_of(const std::string& folder, const std::vector<std::string>& names) const {
  std::string id = id_written(folder + "/game.yaml");
  if (is_id(id)) return id;
  const auto is_game = [this](const std::string& name) { return is_known(name); };
  std::string name = fs::path(folder).filename().string();
  return is_known(name) && std::none_of(names.begin(), names.end(), is_game) ? name : std::string();
}

void Roots::add_folder(const std::string& folder) {
  std::error_code error;
  const std::string real = resolved(folder);
  std::vector<std::string> names = real.empty() ? std::vector<std::string>() : entries(real, error);
  if (real.empty() || error) {
    const std::string reason = error ? "cannot be listed: " + text::reason_of(error.value()) : "no such folder";
    faults_.push_back({folder.empty() ? "''" : folder, 0, 0, reason});
    return;
  }
  folders_.push_back(folder);
  sort_unique(names);
  const std::string base = folder.back() == '/' ? folder : folder + '/';
  std::string id = game_of(real, names);
  if (!id.empty()) return add_home(std::move(id), folder, real);
  for (const std::string& name : names) {
    if (is_id(name) && fs::is_directory(real + '/' + name, error)) add_home(name, base + name, real);
  }
}

bool Roots::has_own(std::string_view game) const {
  return std::any_of(homes_.begin(), homes_.end(), [&](const Home& home) { return home.game == game; });
}

std::string_view Roots::folder_of(std::string_view path, std::string_view name) const {
  const auto lies_in = [&](const Home& home) {
    const std::size_t base = home.path.size() + (home.path.ends_with('/') ? 0U : 1U);
    return path.size() == base + name.size() && path.starts_with(home.path) && path.ends_with(name);
  };
  const auto home = std::find_if(homes_.rbegin(), homes_.rend(), lies_in);
  return home == homes_.rend() ? std::string_view() : home->folder;
}

std::vector<std::string> Roots::games() const {
  std::vector<std::string> names;
  for (const Home& home : homes_) names.push_back(home.game);
  for (const EmbeddedFile& file : embedded_.files) names.emplace_back(file.path.substr(0, file.path.find('/')));
  sort_unique(names);
  const auto has_none = [&](const std::string& game) { return !is_id(game) || !find(game, "game.yaml"); };
  names.erase(std::remove_if(names.begin(), names.end(), has_none), names.end());
  return names;
}

std::optional<Found> Roots::find(std::string_view game, std::string_view name) const {
  for (auto home = homes_.rbegin(); home != homes_.rend(); ++home) {
    if (home->game != game) continue;
    std::string path = home->path + (home->path.back() == '/' ? "" : "/") + std::string(name);
    std::error_code error;
    if (!fs::exists(fs::symlink_status(path, error))) continue;
    std::string real = resolved(path);
    if (real.empty()) return Found{std::string(name), std::move(path), {}, {}, {}, "is a link that leads nowhere"};
    if (!is_under(real, home->real))
      return Found{std::string(name), std::move(path), {}, {}, {}, std::string(leads_out)};
    return Found{std::string(name), std::move(path), std::move(real)};
  }
  const EmbeddedFile* const file = embedded_file(game, name);
  if (file == nullptr) return std::nullopt;
  return Found{std::string(name), "rules-data/" + std::string(file->path), {}, file->text, file->tree};
}

const EmbeddedFile* Roots::embedded_file(std::string_view game, std::string_view name) const {
  const auto is_it = [&](const EmbeddedFile& file) {
    return file.path.size() == game.size() + 1 + name.size() && file.path.starts_with(game) &&
           file.path.ends_with(name) && file.path[game.size()] == '/';
  };
  const auto at = std::find_if(embedded_.files.begin(), embedded_.files.end(), is_it);
  return at == embedded_.files.end() ? nullptr : &*at;
}

bool Roots::is_shipped(const Found& file, std::string_view game) const {
  if (file.is_embedded()) return true;
  const EmbeddedFile* const own = embedded_file(game, file.name);
  if (own == nullptr) return false;
  const auto text = read(file);
  return text && text.value() == own->text;
}

std::vector<std::string> Roots::list(std::string_view game, std::string_view folder) const {
  std::vector<std::string> out;
  const auto add = [&](std::string_view name) {
    if (const auto id = stem(name)) out.emplace_back(*id);
  };
  for (const Home& home : homes_) {
    std::error_code error;
    if (home.game != game) continue;
    for (const std::string& name : entries(home.path + '/' + std::string(folder), error)) add(name);
  }
  const std::string prefix = std::string(game) + '/' + std::string(folder) + '/';
  for (const EmbeddedFile& file : embedded_.files) {
    if (file.path.substr(0, prefix.size()) == prefix) add(file.path.substr(prefix.size()));
  }
  sort_unique(out);
  return out;
}

std::optional<Node> Roots::tree_of(const Found& file, std::uint32_t index) {
  if (!file.is_embedded() || file.embedded_tree.empty()) return std::nullopt;
  return read_tree_image(file.embedded_tree, index);
}

text::Result<std::string, std::string> Roots::read(const Found& file) {
  if (!file.problem.empty()) return text::Failure{file.problem};
  if (file.real_path.empty()) return std::string(file.embedded_text);
  return text::read_file(file.real_path, yaml_size_limit);
}

}  // namespace dogeref::rules
