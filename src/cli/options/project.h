#pragma once
// The project file dogeref.yaml: by which rules the logs of a folder are judged, and what is passed over.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shell/console.h"
#include "rules/library/library.h"

namespace dogeref::cli {

inline constexpr std::string_view project_file = "dogeref.yaml";

/// What a project says of its logs, or of those in one of its folders.
struct ProjectWay {
  std::string folder;  ///< absolute; of the project itself the one that the file lies in
  std::optional<std::string> edition;
  std::optional<std::vector<std::string>> variants;
  std::vector<std::string> ignore;
  std::optional<int> max_errors;  ///< 0: all
  std::string place;              ///< "dogeref.yaml:3:1"
};

struct Project {
  std::string file;                ///< empty: there is none
  std::vector<std::string> rules;  ///< folders of rules data
  std::vector<ProjectWay> ways;    ///< that of the project first, then those of its folders

  /// The number of the way for a log: that of the deepest folder it lies in. Those of other places have none.
  [[nodiscard]] std::optional<std::size_t> way_of(const std::string& log) const;
  /// Whether there are the editions, variants and codes that it names; if not, says which are near, and where they
  /// stand.
  [[nodiscard]] bool is_known_to(const rules::Library& library, Console& console) const;
};

/// Reads the project file of the current folder, or of the nearest one above that has one. Nothing when it cannot be
/// used, which is said; a project without a file when there is none.
[[nodiscard]] std::optional<Project> find_project(Console& console);

}  // namespace dogeref::cli
