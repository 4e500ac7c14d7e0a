// dogeref merge: verdicts and totals of many runs, added up.

#include "archive/inputs.h"
#include "archive/lines.h"
#include "cli/options/cannot_read.h"
#include "cli/options/rules_options.h"
#include "cli/options/wordings.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "render/verdict/census.h"

namespace dogeref::cli {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  std::string format = "json";
  RulesOptions rules;
};

/// What keeps a file from being added up; empty when nothing does.
std::string trouble_with(const archive::Input& input, render::Census& census) {
  using Met = archive::LineReader::Met;
  archive::LineReader lines;
  if (const std::string reason = lines.open(input); !reason.empty()) return cannot_read(input.shown(), reason);
  for (std::uint64_t number = 1;; ++number) {
    const Met met = lines.next();
    const std::string place = input.shown() + ':' + std::to_string(number) + ": ";
    switch (met) {
      case Met::end: return {};
      case Met::failed: return cannot_read(input.shown(), lines.reason());
      case Met::too_long: return place + "a line is too long";
      case Met::cut:
      case Met::line: break;
    }
    if (!render::add_line(lines.line(), census)) return place + "neither a verdict nor totals as JSON";
  }
}

/// As if all games had been judged at once.
int status_of(const render::Totals& totals) {
  const auto games = [&totals](referee::Judgement judgement) {
    return totals.games[static_cast<std::size_t>(judgement)];
  };
  if (games(referee::Judgement::unreadable) > 0) return unusable;
  return games(referee::Judgement::illegal) > 0 ? illegal : ok;
}

}  // namespace

int merge(const Command& command, std::span<const std::string> arguments, Console& console) {
  MergeOptions options;
  Parser parser(command);
  parser
      .option("JSON", options.files,
              "what dogeref check --format json printed, with --totals or without (- for standard input)")
      .required();
  parser.option("--format", options.format, "how to print (default json)").limit_to("format", {"json", "text"});
  add_rules_options(parser, options.rules);
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.rules.for_machines = options.format == "json";
  const auto library = open_library(options.rules, console);
  if (library == nullptr) return unusable;
  render::Census census;
  for (const std::string& file : options.files) {
    const std::string trouble = trouble_with({file}, census);
    if (trouble.empty()) continue;
    console.complain(trouble);
    return unusable;
  }
  std::string out;
  if (options.format == "json") {
    render::append_census_json(census, out);
  } else {
    const Wordings wordings(*library, options.rules.language);
    const auto wording_of = [&wordings](std::string_view game) -> const render::Wording& { return wordings.of(game); };
    render::append_census_text(census, wording_of, out);
  }
  return console.write(out) ? status_of(census.totals) : unusable;
}

}  // namespace dogeref::cli
