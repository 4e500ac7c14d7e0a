#include "cli/options/project.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/options/cannot_read.h"
#include "cli/options/known_ids.h"
#include "cli/options/shapes.h"
#include "rules/shape/check.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"
#include "text/file.h"

namespace dogeref::cli {
namespace {

namespace fs = std::filesystem;
using rules::Node;

std::vector<std::string> texts_of(const Node* list) {
  std::vector<std::string> texts;
  for (const rules::Member& item : rules::members_of(list)) texts.push_back(item.value.text);
  return texts;
}

ProjectWay way_of_node(const Node& node, const fs::path& folder, const rules::FaultList& faults) {
  ProjectWay way;
  way.folder = folder.lexically_normal().string();
  if (const Node* edition = node.find("edition")) way.edition = edition->text;
  if (const Node* variants = node.find("variants")) way.variants = texts_of(variants);
  way.ignore = texts_of(node.find("ignore"));
  if (const Node* most = node.find("max-errors")) way.max_errors = static_cast<int>(most->integer);
  way.place = faults.place(node.origin);
  return way;
}

/// What a folder says nothing of is as in the project; codes left out there are left out here, too.
void inherit(const ProjectWay& from, ProjectWay& way) {
  if (!way.edition) way.edition = from.edition;
  if (!way.variants) way.variants = from.variants;
  if (!way.max_errors) way.max_errors = from.max_errors;
  way.ignore.insert(way.ignore.end(), from.ignore.begin(), from.ignore.end());
}

/// As it is shown: the way to it from the current folder.
std::optional<fs::path> nearest_file() {
  std::error_code failed;
  fs::path shown;
  for (fs::path folder = fs::current_path(failed); !failed && !folder.empty(); folder = folder.parent_path()) {
    if (fs::exists(folder / project_file, failed)) return shown / project_file;
    if (folder == folder.root_path()) break;
    shown /= "..";
  }
  return std::nullopt;
}

bool is_below(const fs::path& path, const fs::path& folder) {
  const auto [in_folder, in_path] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return in_folder == folder.end() || (in_folder->empty() && std::next(in_folder) == folder.end());
}

std::optional<Project> read(const fs::path& path, const std::string& text, rules::FaultList& faults) {
  const std::optional<Node> root = rules::read_yaml(text, faults.add_file(path.string()), faults);
  if (!root) return std::nullopt;
  rules::check(*root, project_shape(), {}, faults);
  if (!faults.empty()) return std::nullopt;
  Project project;
  project.file = path.string();
  std::error_code failed;
  const fs::path folder = fs::absolute(path, failed).lexically_normal().parent_path();
  for (const std::string& rules : texts_of(root->find("rules"))) project.rules.push_back((folder / rules).string());
  project.ways.push_back(way_of_node(*root, folder, faults));
  for (const rules::Member& item : rules::members_of(root->find("folders"))) {
    ProjectWay way = way_of_node(item.value, folder / rules::text_of(item.value, "folder"), faults);
    inherit(project.ways.front(), way);
    project.ways.push_back(std::move(way));
  }
  return project;
}

}  // namespace

std::optional<std::size_t> Project::way_of(const std::string& log) const {
  std::error_code failed;
  const fs::path path = fs::absolute(log == "-" ? "." : log, failed).lexically_normal();
  std::optional<std::size_t> best;
  for (std::size_t at = 0; at < ways.size(); ++at) {
    const bool is_deeper = !best || ways[at].folder.size() >= ways[*best].folder.size();
    if (is_deeper && is_below(path, ways[at].folder)) best = at;
  }
  return best;
}

bool Project::is_known_to(const rules::Library& library, Console& console) const {
  for (const ProjectWay& way : ways) {
    const std::vector<std::string> none;
    if (are_known_rules(library, way.edition.value_or(""), way.variants ? *way.variants : none, console) &&
        are_known_codes(library, way.ignore, console))
      continue;
    console.complain(way.place + ": it is named here");
    return false;
  }
  return true;
}

std::optional<Project> find_project(Console& console) {
  const std::optional<fs::path> path = nearest_file();
  if (!path) return Project{};
  const auto text = text::read_file(path->string(), rules::yaml_size_limit);
  if (!text) {
    console.complain(cannot_read(path->string(), text.error()));
    return std::nullopt;
  }
  rules::FaultList faults;
  std::optional<Project> project = read(*path, text.value(), faults);
  for (const rules::Fault& fault : faults.take()) console.complain(rules::formatted(fault));
  return project;
}

}  // namespace dogeref::cli
