#include "cli/rules/lint_target.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/options/cannot_read.h"
#include "cli/options/chosen_rules.h"
#include "cli/rules/lint_folder.h"
#include "cli/rules/lint_schemes.h"
#include "cli/rules/linting.h"
#include "games/games.h"
#include "rules/library/embedded.h"
#include "rules/library/file_names.h"
#include "rules/library/lint.h"
#include "rules/shape/shape_help.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"
#include "text/file.h"

namespace dogeref::cli {
namespace {

namespace fs = std::filesystem;

std::string usual_edition(const rules::Library& library, const std::string& game, Console& console) {
  const auto usual = settle(library, {game, {}, {}}, console);
  return usual ? usual->edition : "en";
}

/// Which rules of a game are looked at.
struct Scope {
  std::string folder;  ///< its files; empty: all
  std::string file;    ///< this one alone; empty: all

  [[nodiscard]] bool has(const std::optional<rules::FileInfo>& info) const {
    if (!info || (!folder.empty() && !rules::is_in(info->path, folder))) return false;
    return file.empty() || info->path == file;
  }
};

class GameLint {
 public:
  GameLint(const rules::Library& library, std::string game, Scope scope, Linting& linting, Console& console)
      : library_(library),
        game_(std::move(game)),
        scope_(std::move(scope)),
        linting_(linting),
        edition_(usual_edition(library, game_, console)) {}

  /// The usual edition first: what is wrong with it is wrong with all.
  void run() {
    const bool base = has_base();
    const auto editions = ids(library_.editions(game_), "editions/", base);
    if (std::find(editions.begin(), editions.end(), edition_) != editions.end())
      linting_.selection({game_, edition_, {}});
    for (const std::string& edition : editions) {
      if (edition != edition_) linting_.selection({game_, edition, {}});
    }
    for (const std::string& variant : ids(library_.variants(game_), "variants/", false)) {
      linting_.selection({game_, edition_, {variant}});
    }
    linting_.words(game_);
  }

 private:
  [[nodiscard]] bool has_base() const {
    const std::vector<rules::FileInfo> files = library_.files(game_);
    return std::any_of(files.begin(), files.end(), [this](const rules::FileInfo& file) { return scope_.has(file); });
  }

  [[nodiscard]] std::vector<std::string> ids(std::vector<std::string> all, const std::string& folder,
                                             bool every) const {
    const auto is_outside = [&](const std::string& id) {
      return !every && !scope_.has(library_.file(game_, folder + id + ".yaml"));
    };
    all.erase(std::remove_if(all.begin(), all.end(), is_outside), all.end());
    return all;
  }

  const rules::Library& library_;
  std::string game_;
  Scope scope_;
  Linting& linting_;
  std::string edition_;
};

Linted finish(Linting& linting) {
  const std::size_t selections = linting.selections();
  return {linting.take(), selections};
}

std::optional<Linted> lint_all(RulesOptions options, const LintDepth& depth, Console& console) {
  const auto library = open_library(options, console);
  if (library == nullptr) return std::nullopt;
  Linting linting(*library, depth);
  for (const std::string& game : library->games()) GameLint(*library, game, {}, linting, console).run();
  for (rules::Remark& remark : lint_schemes(options.folders)) linting.add(std::move(remark));
  return finish(linting);
}

/// A folder of one game is read by way of the folder that it lies in, unless it says itself whose it is.
std::string root_of(const std::string& folder) {
  std::error_code error;
  const fs::path real = fs::canonical(folder, error);
  if (error || fs::exists(real / "game.yaml", error) || games::find(real.filename().string()) == nullptr) return folder;
  const fs::path given = fs::path(folder).lexically_normal();
  const fs::path path = given.has_filename() ? given : given.parent_path();
  if (path.filename() != real.filename()) return real.parent_path().string();
  return path.has_parent_path() ? path.parent_path().string() : ".";
}

/// The path by which the library knows a file; nothing when it does not read it.
std::optional<std::string> path_in(const rules::Library& library, const std::string& game, const std::string& file) {
  const auto is_it = [&](const std::optional<rules::FileInfo>& info) {
    std::error_code error;
    return info && !info->shipped && fs::equivalent(info->path, file, error);
  };
  for (const rules::FileInfo& info : library.files(game)) {
    if (is_it(info)) return info.path;
  }
  const fs::path path(file);
  for (const char* folder : {"editions/", "variants/", "lexicon/", ""}) {
    const auto info = library.file(game, folder + path.filename().string());
    if (is_it(info)) return info->path;
  }
  return std::nullopt;
}

/// Errors elsewhere may be the folder's doing; of all else only what is in it counts.
void keep_own(rules::Remarks& remarks, const Scope& scope) {
  const auto is_elsewhere = [&](const rules::Remark& remark) {
    if (remark.gravity == rules::Gravity::error) return false;
    return scope.file.empty() ? !rules::is_in(remark.fault.file, scope.folder) : remark.fault.file != scope.file;
  };
  remarks.erase(std::remove_if(remarks.begin(), remarks.end(), is_elsewhere), remarks.end());
}

/// Gives a file the name by which it was asked for.
void call_by(std::string_view known_as, const std::string& asked, rules::Remarks& remarks) {
  for (rules::Remark& remark : remarks) {
    if (remark.fault.file == known_as) remark.fault.file = asked;
    const auto mentioned = remark.fault.message.find(known_as);
    if (mentioned != std::string::npos) remark.fault.message.replace(mentioned, known_as.size(), asked);
  }
}

std::optional<Linted> lint_folder(const std::string& given, RulesOptions options, const LintDepth& depth,
                                  Console& console) {
  const std::string folder = root_of(given);
  if (!has_yaml(folder)) {
    console.complain("rules lint: there are no rules in " + given);
    return std::nullopt;
  }
  options.folders.push_back(folder);
  options.looked_at = folder;
  const auto library = open_library(options, console);
  if (library == nullptr) return std::nullopt;
  Linting linting(*library, depth);
  for (const std::string& game : library->games()) {
    GameLint(*library, game, {folder, {}}, linting, console).run();
    for (rules::Remark& remark : missing_parts(*library, game, folder)) linting.add(std::move(remark));
  }
  for (rules::Remark& remark : unread_files(*library, folder)) linting.add(std::move(remark));
  for (rules::Remark& remark : lint_schemes(options.folders)) linting.add(std::move(remark));
  Linted linted = finish(linting);
  keep_own(linted.remarks, {folder, {}});
  return linted;
}

/// A file in the folder of a game.
std::optional<Linted> lint_file_at_home(const std::string& home, const std::string& file, RulesOptions options,
                                        const LintDepth& depth, Console& console) {
  const std::string folder = root_of(home);
  options.folders.push_back(folder);
  options.looked_at = folder;
  const auto library = open_library(options, console);
  if (library == nullptr) return std::nullopt;
  Linting linting(*library, depth);
  for (const std::string& game : library->games()) {
    const auto known = path_in(*library, game, file);
    if (!known) continue;
    GameLint(*library, game, {folder, *known}, linting, console).run();
    Linted linted = finish(linting);
    keep_own(linted.remarks, {folder, *known});
    call_by(*known, file, linted.remarks);
    return linted;
  }
  return Linted();
}

/// The shipped files and one more, in whose place another of its name is not seen.
struct WithFile {
  std::vector<rules::EmbeddedFile> files;
  rules::Embedded embedded;

  WithFile(std::string_view path, std::string_view text) : embedded(rules::shipped()) {
    files.assign(embedded.files.begin(), embedded.files.end());
    const auto same = [&](const rules::EmbeddedFile& one) { return one.path == path; };
    files.erase(std::remove_if(files.begin(), files.end(), same), files.end());
    files.push_back({path, text});
    embedded.files = files;
  }
};

const games::Game& game_for(const std::string& path) {
  for (const fs::path& step : fs::path(path)) {
    if (const games::Game* const game = games::find(step.string())) return *game;
  }
  return games::all().front();
}

/// An edition or a variant that lies anywhere: laid over the shipped rules.
Linted lint_overlay(const std::string& path, const std::string& text, const rules::FileCheck& check,
                    const games::Game& game, const RulesOptions& options, const LintDepth& depth, Console& console) {
  const std::string name = std::string(game.id) + '/' + check.kind + "s/" + check.id + ".yaml";
  const WithFile with(name, text);
  static const std::vector<const rules::GameShapes*> shapes = games::shapes();
  const rules::Library library(with.embedded, shapes, options.folders);
  Linting linting(library, depth);
  const std::string id(game.id);
  if (check.kind == "edition") {
    linting.selection({id, check.id, {}});
  } else {
    linting.selection({id, usual_edition(library, id, console), {check.id}});
  }
  Linted linted = finish(linting);
  call_by("rules-data/" + name, path, linted.remarks);
  return linted;
}

std::optional<Linted> lint_loose(const std::string& path, const RulesOptions& options, const LintDepth& depth,
                                 Console& console) {
  const auto text = text::read_file(path, rules::yaml_size_limit);
  if (!text) {
    console.complain(cannot_read(path, text.error()));
    return std::nullopt;
  }
  const games::Game& game = game_for(path);
  const rules::FileCheck check = rules::check_file(text.value(), path, game.shapes());
  const bool overlay = check.kind == "edition" || check.kind == "variant";
  Linted linted;
  if (overlay && rules::is_id(check.id))
    linted = lint_overlay(path, text.value(), check, game, options, depth, console);
  for (const rules::Fault& fault : check.faults) {
    const auto is_it = [text = rules::formatted(fault)](const rules::Remark& remark) {
      return rules::formatted(remark.fault) == text;
    };
    if (std::none_of(linted.remarks.begin(), linted.remarks.end(), is_it))
      linted.remarks.push_back({rules::Gravity::error, fault});
  }
  return linted;
}

bool is_folder_of_rules(const std::string& name) {
  const std::span<const games::Game> all = games::all();
  return std::any_of(all.begin(), all.end(), [&](const games::Game& game) {
    const std::vector<std::string> names = rules::names_read(game.shapes());
    return std::find(names.begin(), names.end(), name + '/') != names.end();
  });
}

/// The folder of a game in which a file has its place, if it lies in one.
std::optional<std::string> home_of(const std::string& path) {
  const fs::path file(path);
  fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  std::error_code error;
  const fs::path real = fs::canonical(folder, error);
  if (error) return std::nullopt;
  const bool is_inner = is_folder_of_rules(real.filename().string());
  if (is_inner)
    folder = folder == "." ? fs::path("..") : folder.has_parent_path() ? folder.parent_path() : fs::path(".");
  const fs::path home = is_inner ? real.parent_path() : real;
  const bool known = games::find(home.filename().string()) != nullptr || fs::exists(home / "game.yaml", error);
  return known ? std::optional(folder.string()) : std::nullopt;
}

}  // namespace

std::optional<Linted> lint_target(const std::string& path, const RulesOptions& options, const LintDepth& depth,
                                  Console& console) {
  if (path.empty()) return lint_all(options, depth, console);
  std::error_code error;
  if (fs::is_directory(path, error)) return lint_folder(path, options, depth, console);
  const bool is_file = fs::is_regular_file(path, error);
  if (auto remarks = is_file ? lint_scheme_file(path, options.folders) : std::nullopt) return Linted{*remarks, 0};
  const auto home = is_file ? home_of(path) : std::nullopt;
  if (home) {
    auto linted = lint_file_at_home(*home, path, options, depth, console);
    if (!linted || linted->selections > 0) return linted;
  }
  return lint_loose(path, options, depth, console);
}

}  // namespace dogeref::cli
