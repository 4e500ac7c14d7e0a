#pragma once
// Compiled rules, or a part of them, with the file and line that set each value and where printed values come from.

#include <string>
#include <string_view>

#include "render/terminal/paint.h"
#include "rules/library/library.h"

namespace dogeref::render {

/// What is shown. All must outlive the page; `value` is the one at `path` of the rules, which have their origins.
struct RulesPage {
  const rules::Compiled& rules;
  std::string_view path;
  const rules::Node& value;
};

/// Which rules they are, as a comment of YAML.
[[nodiscard]] std::string rules_heading(const rules::Compiled& rules);
/// Maps in the order in which files say it, instead of the alphabet's.
[[nodiscard]] rules::Node in_written_order(const rules::Node& node);

/// For people: YAML, each line with the place and the source of its value behind it, one below the other.
void append_rules_text(const RulesPage& page, const Paint& paint, std::string& out);
/// YAML with `source` and `sources` beside the values, in the form of the files of rules data.
void append_rules_yaml(const RulesPage& page, std::string& out);
/// One JSON object on one line: the value, and the origins of its leaves by path.
void append_rules_json(const RulesPage& page, std::string& out);

}  // namespace dogeref::render
