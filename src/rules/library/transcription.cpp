#include "rules/library/transcription.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "rules/shape/check.h"
#include "rules/shape/file_kinds.h"
#include "rules/shape/json_schema.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/sources.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_writer.h"

namespace dogeref::rules {
namespace {

constexpr std::string_view guide_name = "guide.yaml";
constexpr std::string_view own = "own copy";

std::optional<Node> read(const std::string& text, const std::string& name, const Shape& shape, FaultList& faults) {
  std::optional<Node> root = read_yaml(text, faults.add_file(name), faults);
  if (!root) return std::nullopt;
  fold_sources(*root, faults);
  check(*root, shape, {}, faults);
  return faults.empty() ? std::move(root) : std::nullopt;
}

/// Takes the first line of a text, its end included.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end == std::string_view::npos ? text.size() : end + 1);
  text.remove_prefix(line.size());
  return line;
}

void append_comment(std::string_view text, std::string& out) {
  while (!text.empty()) {
    std::string_view line = take_line(text);
    while (!line.empty() && (line.back() == '\n' || line.back() == ' ')) line.remove_suffix(1);
    out.append(line.empty() ? "#" : "# ").append(line).append("\n");
  }
}

/// "panels", "tiles-roof": of the file's schema.
std::string flat(std::string name) {
  name.resize(name.size() - std::string_view(".yaml").size());
  std::replace(name.begin(), name.end(), '/', '-');
  return name;
}

std::string schema_line(const std::string& name) {
  const auto depth = std::count(name.begin(), name.end(), '/');
  std::string path;
  for (int up = 0; up < depth; ++up) path += "../";
  return "# yaml-language-server: $schema=" + path + "schema/" + flat(name) + ".json\n";
}

void count_values(const Node& node, Marks& marks) {
  if (node.members.empty()) {
    ++marks.values;
    if (node.source == reconstructed && ++marks.open == 1) marks.first_line = node.origin.line;
  }
  for (const Member& member : node.members) count_values(member.value, marks);
}

/// What a file says of itself is no value of a part.
Marks marks_in(const Node& root) {
  Marks marks;
  for (const Member& member : root.members) {
    if (member.value.is_map() || member.value.is_list()) count_values(member.value, marks);
  }
  return marks;
}

class Maker {
 public:
  Maker(const Library& library, const GameShapes& game) : library_(library), game_(game) {}

  text::Result<std::vector<Transcription>, Faults> make() {
    if (!read_guide()) return text::Failure{faults_.take()};
    for (const FileInfo& info : library_.files(game_.id)) {
      const FileShape* const shape = shape_of_name(info.name);
      if (shape != nullptr && shape->kind != "game" && !add(info.name, *shape)) return text::Failure{faults_.take()};
    }
    std::move(schemas_.begin(), schemas_.end(), std::back_inserter(files_));
    return std::move(files_);
  }

 private:
  bool read_guide() {
    const auto text = library_.text_of(game_.id, guide_name);
    if (!text) {
      faults_.add({std::string(guide_name), 0, 0, text.error()});
      return false;
    }
    guide_ = read(text.value(), std::string(guide_name), guide_shape(), faults_);
    return guide_.has_value();
  }

  [[nodiscard]] const FileShape* shape_of_name(const std::string& name) const {
    for (const FileShape& shape : game_.files) {
      const bool in_folder = shape.path.back() == '/' && name.substr(0, shape.path.size()) == shape.path;
      if (in_folder || name == shape.path) return &shape;
    }
    return nullptr;
  }

  bool add(const std::string& name, const FileShape& shape) {
    const auto original = library_.text_of(game_.id, name);
    if (!original) {
      faults_.add({name, 0, 0, original.error()});
      return false;
    }
    Transcription file;
    file.name = name;
    file.text = head(name) + body(original.value(), name);
    const Shape whole = shape_of(shape);
    const std::optional<Node> root = read(file.text, name, whole, faults_);
    if (!root) return false;
    const Marks marks = marks_in(*root);
    file.values = marks.values;
    file.open = marks.open;
    const std::string_view key = shape.spread.empty() ? std::string_view() : shape.spread.front().key;
    schemas_.push_back({"schema/" + flat(name) + ".json", json_schema(whole, key, text_of(*root, key)), 0, 0});
    files_.push_back(std::move(file));
    return true;
  }

  [[nodiscard]] const Node* guide_of(const std::string& name) const {
    const Node* const files = guide_->find("files");
    return files == nullptr ? nullptr : files->find(name);
  }

  [[nodiscard]] std::string head(const std::string& name) const {
    std::string out = schema_line(name) + "#\n";
    if (const Node* const guide = guide_of(name)) {
      append_comment(text_of(*guide, "text"), out);
      out += "#\n";
    }
    append_comment(text_of(*guide_, "all"), out);
    return out;
  }

  /// The file as it is, its opening comment and its own keys replaced.
  [[nodiscard]] std::string body(std::string_view original, const std::string& name) const {
    const Node* const guide = guide_of(name);
    const std::string title = guide == nullptr ? flat(name) : std::string(text_of(*guide, "title"));
    const std::string id = flat(name).substr(flat(name).rfind('-') + 1);
    std::string out;
    bool opening = true;
    while (!original.empty()) {
      const std::string_view line = take_line(original);
      if (opening && line.front() == '#') continue;
      opening = false;
      if (line.substr(0, 3) == "id:" || line.substr(0, 6) == "title:") continue;
      out += line;
      if (line.substr(0, 5) != "kind:") continue;
      out.append("id: ").append(yaml_text(id)).append("\ntitle: ").append(yaml_text(title));
      out.append("\nsource: ").append(own).append("\n");
    }
    return out;
  }

  const Library& library_;
  const GameShapes& game_;
  FaultList faults_;
  std::optional<Node> guide_;
  std::vector<Transcription> files_;
  std::vector<Transcription> schemas_;
};

}  // namespace

Marks marks_of(const std::string& text) {
  FaultList faults;
  std::optional<Node> root = read_yaml(text, faults.add_file({}), faults);
  if (!root) return {};
  fold_sources(*root, faults);
  return marks_in(*root);
}

text::Result<std::vector<Transcription>, Faults> transcriptions(const Library& library, const GameShapes& game) {
  return Maker(library, game).make();
}

}  // namespace dogeref::rules
