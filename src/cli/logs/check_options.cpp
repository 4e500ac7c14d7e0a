#include "cli/logs/check_options.h"

#include <algorithm>
#include <limits>

#include "cli/options/share.h"
#include "cli/options/where.h"

namespace dogeref::cli {
namespace {

constexpr int usual_most_findings = 100;

Option list_option(Parser& parser, const std::string& name, std::vector<std::string>& into, const std::string& help) {
  return parser.option(name, into, help).comma_separated();
}

void add_output_options(Parser& parser, CheckOptions& options) {
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", check_formats());
  parser.option("--output", options.output, "write to this file, whole or not at all, and not to standard output")
      .type_name("FILE");
  parser
      .option("--fix-suggestions", options.fixes,
              "print what was likely meant by lines with errors, as edits, and nothing else")
      .limit_to("format", {"json"});
  parser.flag("--fix", options.fix, "show what was certainly meant by lines with errors, and write it into the logs");
  parser.flag("--dry-run", options.dry_run, "with --fix: show only");
  parser.flag("-q,--quiet", options.quiet, "print errors only (with --strict warnings, too)");
  add_color_options(parser, options.color);
  parser.option("--max-errors", options.max_errors, "findings printed a game, 0 for all (default 100)")
      .type_name("N")
      .not_negative();
  parser.flag("--stats", options.stats, "print games, lines and actions a second to standard error");
}

void add_judging_options(Parser& parser, CheckOptions& options) {
  parser
      .option("--on-illegal", options.on_illegal,
              "an illegal line is applied as recorded (default), skipped, or judging stops there")
      .limit_to("choice", {"apply", "skip", "stop"});
  parser
      .option("--readings", options.readings,
              "ways to read a record that are kept side by side, 1 for the record as it stands (default 16)")
      .type_name("N")
      .range(1, 64);
  parser.option("--edition", options.edition, "judge by this edition, whatever the logs say")
      .type_name("EDITION")
      .any_case();
  list_option(parser, "--variant", options.variants, "judge by these variants, whatever the logs say (repeatable)")
      .type_name("VARIANT,...")
      .any_case();
  list_option(parser, "--ignore", options.ignore, "leave findings with this code out (repeatable)")
      .type_name("CODE,...")
      .any_case();
  parser.flag("--strict", options.strict, "warnings make the exit status 1");
  parser
      .option("--baseline", options.baseline,
              "pass over known findings: those that --format baseline wrote to this file")
      .type_name("FILE");
  parser.flag("--watch", options.watch, "judge again whenever a log changes, until interrupted");
  parser.flag("--no-project", options.no_project, "pass over the project file dogeref.yaml");
  parser.flag("--exit-zero", options.exit_zero, "findings leave the exit status 0");
  parser.option("-j,--jobs", options.jobs, "threads, 0 for one a core (default 1)").type_name("N").range(0, 256);
}

/// Which games, and which of them at a time.
void add_choosing_options(Parser& parser, CheckOptions& options) {
  add_where_option(parser, options.where);
  parser
      .option("--duplicates", options.duplicates,
              "the same game again, whatever its header and spelling, is told (warn) or left out (drop)")
      .limit_to("choice", {"warn", "drop"});
  parser.flag("--totals", options.totals, "print figures of all games, and not the games: as text or json");
  parser.flag(
      "--coverage", options.coverage,
      "print which spaces, tiles and codes of their rules the games touch, and which they do not: as text or json");
  add_share_option(parser, options.shard);
  parser
      .option("--resume", options.resume,
              "go on in this file of verdicts as JSON, behind its last whole line, where a run was interrupted")
      .type_name("FILE");
}

}  // namespace

void add_check_options(Parser& parser, CheckOptions& options) {
  add_log_options(parser, options.logs, true);
  parser.option("--stdin-name", options.stdin_name, "what standard input is called in findings").type_name("NAME");
  parser.option("--first-line", options.first_line, "the number of the first line of standard input (default 1)")
      .type_name("N")
      .positive();
  add_output_options(parser, options);
  add_judging_options(parser, options);
  add_choosing_options(parser, options);
  add_rules_options(parser, options.rules);
}

namespace {

template <class Refuse>
bool fixes_go_together(const CheckOptions& options, const Refuse& refuse) {
  if (!options.fix) return !options.dry_run || refuse("--dry-run goes with --fix");
  const std::vector<std::string>& logs = options.logs.logs;
  if (std::find(logs.begin(), logs.end(), "-") != logs.end())
    return refuse("--fix needs files, standard input cannot be written back");
  if (options.readings == 1 || options.on_illegal != "apply")
    return refuse("--fix reads the record otherwise than it stands: not with --readings 1 and --on-illegal");
  const bool is_partial = options.watch || !options.shard.empty() || !options.resume.empty() ||
                          !options.duplicates.empty() || !options.baseline.empty() || !options.fixes.empty();
  return !is_partial ||
         refuse("--fix does not go with --watch, --shard, --resume, --duplicates, --baseline and --fix-suggestions");
}

}  // namespace

bool go_together(const CheckOptions& options, Console& console) {
  const auto refuse = [&console](std::string_view why) {
    console.complain("check: " + std::string(why));
    return false;
  };
  if (options.readings > 1 && (options.on_illegal == "skip" || options.on_illegal == "stop"))
    return refuse("--on-illegal skip and stop judge the record as it stands: --readings 1");
  if (!fixes_go_together(options, refuse)) return false;
  const bool is_text_or_json = options.format == "text" || options.format == "json";
  if (options.totals && (!options.fixes.empty() || !is_text_or_json))
    return refuse("--totals are printed as text or json");
  if (options.coverage && (options.totals || !options.fixes.empty() || !is_text_or_json))
    return refuse("--coverage is printed by itself, as text or json");
  if (options.watch && (!options.resume.empty() || !options.output.empty()))
    return refuse("--watch does not go with --resume and --output");
  if (options.resume.empty()) return true;
  if (options.format != "json" || options.totals || options.coverage || !options.fixes.empty())
    return refuse("--resume goes on with verdicts: --format json");
  const bool hangs_on_all = !options.duplicates.empty() || !options.baseline.empty() || !options.output.empty();
  return !hangs_on_all || refuse("--resume does not go with --duplicates, --baseline and --output");
}

/// Quiet is what decides the exit status, and nothing else.
render::Told told_of(const CheckOptions& options) {
  if (!options.quiet) return render::Told::all;
  return options.strict ? render::Told::errors_and_warnings : render::Told::errors;
}

const CheckFormat& format_of(const CheckOptions& options) {
  if (options.totals) return totals_format(options.format);
  if (options.coverage) return coverage_format(options.format);
  return options.fixes.empty() ? check_format(options.format) : fixes_format();
}

referee::JudgeOptions judge_options(const CheckOptions& options, const ProjectWay* project) {
  referee::JudgeOptions judging;
  if (options.on_illegal == "skip") judging.on_illegal = referee::OnIllegal::skip;
  if (options.on_illegal == "stop") judging.on_illegal = referee::OnIllegal::stop;
  if (options.readings != CheckOptions::not_given) judging.readings = options.readings;
  if (project != nullptr) {
    judging.edition = project->edition;
    judging.variants = project->variants;
    judging.ignore = project->ignore;
  }
  if (!options.edition.empty()) judging.edition = options.edition;
  if (!options.variants.empty()) judging.variants = options.variants;
  judging.ignore.insert(judging.ignore.end(), options.ignore.begin(), options.ignore.end());
  int most = format_of(options).wants_all ? 0 : usual_most_findings;
  if (project != nullptr) most = project->max_errors.value_or(most);
  if (options.max_errors != CheckOptions::not_given) most = options.max_errors;
  judging.max_errors = most == 0 ? std::numeric_limits<int>::max() : most;
  return judging;
}

}  // namespace dogeref::cli
