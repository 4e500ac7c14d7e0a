#include "render/rules/rules_difference.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "render/terminal/table.h"
#include "rules/tree/json.h"
#include "rules/tree/yaml_writer.h"
#include "text/json_line.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using rules::Difference;
using rules::Node;
using rules::Sentences;

/// A value that was taken apart comes from where its parts come from.
const Node& first_leaf(const Node& node) {
  return node.members.empty() ? node : first_leaf(node.members.front().value);
}

std::vector<std::string> row_of(const RulesSide& side, const Node* value, const Sentences& sentences) {
  if (value == nullptr) return {std::string(side.name), sentences.say("not there")};
  const Node& leaf = first_leaf(*value);
  std::string from = place_of(leaf.origin, side.rules);
  if (!leaf.source.empty()) from += (from.empty() ? "" : ", ") + leaf.source;
  return {std::string(side.name), rules::yaml_flow(*value), from.empty() ? from : "# " + from};
}

void append_head(const RulesSide& side, const Sentences& sentences, std::string& out) {
  out += text::escaped(side.name) + ": " + side.rules.selection.game + ", ";
  out += sentences.say("edition " + side.rules.selection.edition);
  for (const std::string& variant : side.rules.selection.variants) out += ", " + sentences.say("variant " + variant);
  out += ", " + side.rules.fingerprint + '\n';
}

Node value_of(const RulesSide& side, const Node* value) {
  if (value == nullptr) return {};
  const Node& leaf = first_leaf(*value);
  Node out = rules::map_node();
  put(out, "value", *value);
  if (leaf.origin.line != 0 && leaf.origin.file < side.rules.files.size()) {
    put(out, "file", rules::text_node(side.rules.names[leaf.origin.file]));
    put(out, "path", rules::text_node(side.rules.files[leaf.origin.file]));
    put(out, "line", rules::number_node(leaf.origin.line));
  }
  put(out, "source", leaf.source.empty() ? Node() : rules::text_node(leaf.source));
  return out;
}

Node side_of(const RulesSide& side) {
  Node out = rules::map_node();
  put(out, "name", rules::text_node(side.name));
  put(out, "game", rules::text_node(side.rules.selection.game));
  put(out, "edition", rules::text_node(side.rules.selection.edition));
  Node variants = rules::list_node();
  for (const std::string& variant : side.rules.selection.variants) put(variants, rules::text_node(variant));
  put(out, "variants", std::move(variants));
  put(out, "rules", rules::text_node(side.rules.fingerprint));
  return out;
}

/// One line for each two sections, in the order in which they come first.
void append_sections(std::string_view head, const RulesDifferencePage& page,
                     std::span<const rules::OtherSection> sections, std::string& out) {
  if (sections.empty()) return;
  std::vector<std::vector<std::string>> rows;
  for (const rules::OtherSection& section : sections) {
    const std::string a = text::escaped(page.a.name) + ' ' + section.a;
    const std::string b = text::escaped(page.b.name) + ' ' + section.b;
    const auto is_alike = [&](const std::vector<std::string>& row) { return row[0] == a && row[1] == b; };
    const auto row = std::find_if(rows.begin(), rows.end(), is_alike);
    row == rows.end() ? rows.push_back({a, b, section.path}) : (void)(*row)[2].append(", ").append(section.path);
  }
  out.append("\n").append(head).append("\n");
  append_table(rows, 2, out);
}

void put_sections(Node& list, std::string_view kind, std::span<const rules::OtherSection> sections) {
  for (const rules::OtherSection& section : sections) {
    Node one = rules::map_node();
    put(one, kind, rules::text_node(section.path));
    put(one, "a", rules::text_node(section.a));
    put(one, "b", rules::text_node(section.b));
    put(list, std::move(one));
  }
}

std::string counted_differences(std::size_t count) {
  if (count == 0) return "no differences";
  return std::to_string(count) + (count == 1 ? " difference" : " differences");
}

}  // namespace

std::string place_of(const rules::Origin& at, const rules::Compiled& rules) {
  if (at.line == 0 || at.file >= rules.files.size()) return {};
  const std::string& name = rules.names[at.file];
  const std::string& path = rules.files[at.file];
  const bool shipped = path == "rules-data/" + rules.selection.game + '/' + name;
  return (shipped ? name : path) + ':' + std::to_string(at.line);
}

void append_rules_difference_text(const RulesDifferencePage& page, const Sentences& sentences, std::string& out) {
  append_head(page.a, sentences, out);
  append_head(page.b, sentences, out);
  for (const Difference& difference : page.differences) {
    out += '\n' + text::escaped(difference.path) + '\n';
    append_table({row_of(page.a, difference.a, sentences), row_of(page.b, difference.b, sentences)}, 2, out);
  }
  append_sections(sentences.say("the same values, in other sections"), page, page.values, out);
  append_sections(sentences.say("codes with other sections"), page, page.codes, out);
  const std::size_t count = page.differences.size();
  if (count == 0 && (!page.values.empty() || !page.codes.empty())) out += '\n';
  if (count > 0) out += '\n';
  out += sentences.say(counted_differences(count)) + '\n';
}

void append_rules_difference_json(const RulesDifferencePage& page, std::string& out) {
  Node root = rules::map_node();
  put(root, "schema", rules::number_node(1));
  put(root, "a", side_of(page.a));
  put(root, "b", side_of(page.b));
  Node list = rules::list_node();
  for (const Difference& difference : page.differences) {
    Node one = rules::map_node();
    put(one, "path", rules::text_node(difference.path));
    put(one, "a", value_of(page.a, difference.a));
    put(one, "b", value_of(page.b, difference.b));
    put(list, std::move(one));
  }
  put(root, "differences", std::move(list));
  Node sections = rules::list_node();
  put_sections(sections, "path", page.values);
  put_sections(sections, "code", page.codes);
  put(root, "sections", std::move(sections));
  out += text::plain_json(rules::json(root)) + '\n';
}

}  // namespace dogeref::render
