// dogeref rules lint: what is wrong with rules data, and whether games by it can be played.

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/options/rules_options.h"
#include "cli/rules/lint_notices.h"
#include "cli/rules/lint_target.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "rules/tree/json.h"
#include "text/json_line.h"

namespace dogeref::cli {
namespace {

struct LintOptions {
  std::vector<std::string> paths;
  LintDepth depth;
  bool strict = false;
  std::string format = "text";
  RulesOptions rules;
};

std::string_view word_of(rules::Gravity gravity) {
  switch (gravity) {
    case rules::Gravity::error: return "error";
    case rules::Gravity::warning: return "warning";
    case rules::Gravity::note: return "note";
  }
  return {};
}

rules::Node number_or_null(std::uint32_t number) { return number == 0 ? rules::Node() : rules::number_node(number); }

/// English for machines, unless a language is asked for.
std::string as_json(const rules::Remark& remark, const std::string& language, const Console& console) {
  const rules::Fault& fault = remark.fault;
  rules::Node root = rules::map_node();
  put(root, "schema", rules::number_node(1));
  put(root, "file", fault.file.empty() ? rules::Node() : rules::text_node(fault.file));
  put(root, "line", number_or_null(fault.line));
  put(root, "column", number_or_null(fault.column));
  put(root, "severity", rules::text_node(word_of(remark.gravity)));
  put(root, "message", rules::text_node(language.empty() ? fault.message : console.say(fault.message)));
  return text::plain_json(rules::json(root)) + '\n';
}

/// "file:3:7: error: what is wrong"
std::string as_text(const rules::Remark& remark, const Console& console) {
  rules::Fault place = remark.fault;
  place.message = console.say(word_of(remark.gravity)) + ": " + console.say(place.message);
  return rules::formatted(place) + '\n';
}

std::string shown(const rules::Remarks& remarks, const LintOptions& options, const Console& console) {
  if (options.format == "github") return lint_as_annotations(remarks, console);
  if (options.format == "sarif") return lint_as_sarif(remarks, console);
  if (options.format == "junit") return lint_as_junit(remarks, options.strict, console);
  std::string out;
  for (const rules::Remark& remark : remarks)
    out += options.format == "json" ? as_json(remark, options.rules.language, console) : as_text(remark, console);
  return out;
}

std::string counted(std::size_t count, const std::string& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

struct Counts {
  std::size_t errors = 0;
  std::size_t warnings = 0;

  void add(const rules::Remark& remark) {
    errors += remark.gravity == rules::Gravity::error ? 1U : 0U;
    warnings += remark.gravity == rules::Gravity::warning ? 1U : 0U;
  }
  [[nodiscard]] std::string words() const {
    if (errors + warnings == 0) return "nothing wrong";
    if (warnings == 0) return counted(errors, "error");
    return (errors == 0 ? std::string() : counted(errors, "error") + ", ") + counted(warnings, "warning");
  }
};

void add_options(Parser& parser, LintOptions& options) {
  parser.option("DIR", options.paths,
                "folders of rules data, or single files (default: all rules that can be played by)");
  parser.flag("--sources", options.depth.sources, "warn of every value that nobody saw in print");
  parser
      .option("--search", options.depth.search,
              "play games until so many positions were seen, and look for deadlocks, endless games and what is never "
              "worth it")
      .type_name("N")
      .positive();
  parser.flag("--strict", options.strict, "warnings make the exit status 1");
  parser.option("--format", options.format, "how to print (default text)")
      .limit_to("format", {"text", "json", "sarif", "junit", "github"});
  add_rules_options(parser, options.rules);
}

/// What there is to say of all targets; nothing when one of them cannot be read.
std::optional<rules::Remarks> remarks_of(LintOptions& options, std::size_t& selections, Console& console) {
  if (options.paths.empty()) options.paths.emplace_back();
  rules::Remarks all;
  bool sound = true;
  for (const std::string& path : options.paths) {
    auto linted = lint_target(path, options.rules, options.depth, console);
    sound = sound && linted.has_value();
    if (!linted) continue;
    selections += linted->selections;
    std::move(linted->remarks.begin(), linted->remarks.end(), std::back_inserter(all));
  }
  return sound ? std::optional(std::move(all)) : std::nullopt;
}

}  // namespace

int rules_lint(const Command& command, std::span<const std::string> arguments, Console& console) {
  LintOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  std::size_t selections = 0;
  const auto remarks = remarks_of(options, selections, console);
  if (!remarks) return unusable;
  Counts tally;
  for (const rules::Remark& remark : *remarks) tally.add(remark);
  std::string out = shown(*remarks, options, console);
  const std::string sets = selections == 0 ? std::string() : counted(selections, "set") + " of rules: ";
  if (options.format == "text") out += console.say(sets + tally.words()) + '\n';
  if (!console.write(out)) return unusable;
  return tally.errors > 0 || (options.strict && tally.warnings > 0) ? illegal : ok;
}

}  // namespace dogeref::cli
