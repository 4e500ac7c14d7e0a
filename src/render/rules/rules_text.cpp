// Compiled rules for people.

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "render/rules/rules_difference.h"
#include "render/rules/rules_page.h"
#include "rules/tree/yaml_writer.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using rules::Member;
using rules::Node;

constexpr std::size_t indent = 2;
constexpr std::size_t flow_width = 76;     // of a value on one line
constexpr std::size_t most_groups = 3;     // of origins, behind one line
constexpr std::size_t comment_limit = 80;  // the column where comments begin, unless a line is longer

/// A line, and what stands behind it.
struct Line {
  std::string text;
  std::string place;
  std::string source;
  std::string others;  ///< of single values, where these differ
};

/// Values of a map that were set in one line and have one source.
struct Group {
  std::string place;
  std::string source;
  std::string keys;
  std::string last;
  std::size_t size = 0;
};

/// The groups of what a value is made of, the largest first.
class Groups {
 public:
  Groups(const Node& node, const rules::Compiled& rules) : rules_(rules) {
    collect(node, {});
    std::stable_sort(groups_.begin(), groups_.end(),
                     [](const Group& one, const Group& other) { return one.size > other.size; });
  }

  [[nodiscard]] const Group& main() const { return groups_.front(); }
  [[nodiscard]] std::size_t size() const { return groups_.size(); }
  [[nodiscard]] std::string others() const {
    std::string text;
    for (std::size_t at = 1; at < groups_.size(); ++at) {
      const Group& group = groups_[at];
      text += "; " + group.keys + ':';
      if (group.place != main().place) text += ' ' + beside_main(group.place);
      if (group.source != main().source && !group.source.empty()) text += ' ' + group.source;
    }
    return text;
  }

 private:
  /// A place in the file of the main group by its line alone.
  [[nodiscard]] std::string beside_main(const std::string& place) const {
    const std::size_t colon = place.rfind(':') + 1;
    const bool same = colon > 0 && place.substr(0, colon) == main().place.substr(0, colon);
    return same ? "line " + place.substr(colon) : place;
  }
  void collect(const Node& node, const std::string& key) {
    if (node.members.empty()) return add(node, key);
    for (const Member& member : node.members) collect(member.value, key.empty() ? member.key : key);
  }
  void add(const Node& leaf, const std::string& key) {
    const std::string place = place_of(leaf.origin, rules_);
    const auto known = std::find_if(groups_.begin(), groups_.end(), [&](const Group& group) {
      return group.place == place && group.source == leaf.source;
    });
    if (known == groups_.end()) {
      groups_.push_back({place, leaf.source, key, key, 1});
    } else if (known->last != key) {
      known->keys += ", " + key;
      known->last = key;
      ++known->size;
    }
  }

  const rules::Compiled& rules_;
  std::vector<Group> groups_;
};

class ValueLines {
 public:
  explicit ValueLines(const rules::Compiled& rules) : rules_(rules) {}

  void value(const std::string& head, const Node& node, std::size_t depth) {
    const bool is_whole = lines_.empty();
    const Groups groups(node, rules_);
    std::string text = std::string(depth * indent, ' ') + head;
    if (is_on_one_line(node, groups, is_whole)) {
      text.append(head.empty() ? "" : " ").append(rules::yaml_flow(node));
      lines_.push_back({std::move(text), groups.main().place, groups.main().source, groups.others()});
      return;
    }
    if (!head.empty()) lines_.push_back({std::move(text), {}, {}, {}});
    for (const Member& member : node.members) {
      value(node.is_map() ? rules::yaml_key(member.key) + ':' : "-", member.value, head.empty() ? depth : depth + 1);
    }
  }
  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }

 private:
  /// The value that was asked for is taken apart unless all of it was set in one line.
  [[nodiscard]] bool is_on_one_line(const Node& node, const Groups& groups, bool is_whole) const {
    if (node.members.empty()) return true;
    const bool even =
        groups.size() == 1 || std::all_of(node.members.begin(), node.members.end(),
                                          [&](const Member& of) { return Groups(of.value, rules_).size() == 1; });
    return even && groups.size() <= (is_whole ? 1 : most_groups) && text::width(rules::yaml_flow(node)) <= flow_width;
  }

  const rules::Compiled& rules_;
  std::vector<Line> lines_;
};

std::size_t comment_column(const std::vector<Line>& lines) {
  std::size_t column = 0;
  for (const Line& line : lines) {
    const std::size_t width = text::width(line.text);
    if (width <= comment_limit && !line.place.empty()) column = std::max(column, width);
  }
  return column + 2;
}

/// Keys and values cannot hold control characters that YAML does not escape, but for those of Unicode.
void append_line(const Line& line, std::size_t column, const Paint& paint, std::string& out) {
  const std::string shown = text::escaped(line.text);
  out += shown;
  if (!line.place.empty()) {
    const std::size_t width = text::width(shown);
    out.append(width + 2 > column ? 2 : column - width, ' ');
    paint.add(out, Ink::dim, "# " + text::escaped(line.place));
    if (!line.source.empty()) {
      const bool open = line.source == "reconstructed";
      paint.add(out, open ? Ink::yellow : Ink::dim, ", " + text::escaped(line.source));
    }
    if (!line.others.empty()) paint.add(out, Ink::dim, text::escaped(line.others));
  }
  out += '\n';
}

}  // namespace

void append_rules_text(const RulesPage& page, const Paint& paint, std::string& out) {
  ValueLines lines(page.rules);
  const Node value = in_written_order(page.value);
  lines.value(page.path.empty() ? std::string() : rules::yaml_key(page.path) + ':', value, 0);
  paint.add(out, Ink::dim, rules_heading(page.rules));
  const std::size_t column = comment_column(lines.lines());
  for (const Line& line : lines.lines()) append_line(line, column, paint, out);
}

}  // namespace dogeref::render
