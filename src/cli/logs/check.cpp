// dogeref check: judges recorded games.

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>

#include "cli/logs/formats.h"
#include "cli/logs/judging.h"
#include "cli/logs/known.h"
#include "cli/logs/proposing.h"
#include "cli/logs/unreadable.h"
#include "cli/options/cannot_read.h"
#include "cli/options/color_options.h"
#include "cli/options/known_ids.h"
#include "cli/options/log_options.h"
#include "cli/options/output_file.h"
#include "cli/options/rules_options.h"
#include "cli/options/rules_told.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

constexpr int not_given = -1;
constexpr int usual_most_findings = 100;

struct CheckOptions {
  LogOptions logs;
  std::string format = "text";
  std::string fixes;
  ColorOptions color;
  std::string on_illegal = "apply";
  std::string edition;
  std::vector<std::string> variants;
  std::vector<std::string> ignore;
  std::string stdin_name;
  std::uint32_t first_line = 1;
  std::string output;
  std::string baseline;
  int max_errors = not_given;
  int jobs = 1;
  bool quiet = false;
  bool strict = false;
  bool stats = false;
  bool exit_zero = false;
  RulesOptions rules;
};

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
  parser.flag("--exit-zero", options.exit_zero, "findings leave the exit status 0");
  parser.option("-j,--jobs", options.jobs, "threads, 0 for one a core (default 1)").type_name("N").range(0, 256);
}

void add_options(Parser& parser, CheckOptions& options) {
  add_log_options(parser, options.logs);
  parser.option("--stdin-name", options.stdin_name, "what standard input is called in findings").type_name("NAME");
  parser.option("--first-line", options.first_line, "the number of the first line of standard input (default 1)")
      .type_name("N")
      .positive();
  add_output_options(parser, options);
  add_judging_options(parser, options);
  add_rules_options(parser, options.rules);
}

/// Quiet is what decides the exit status, and nothing else.
render::Told told_of(const CheckOptions& options) {
  if (!options.quiet) return render::Told::all;
  return options.strict ? render::Told::errors_and_warnings : render::Told::errors;
}

const CheckFormat& format_of(const CheckOptions& options) {
  return options.fixes.empty() ? check_format(options.format) : fixes_format();
}

referee::JudgeOptions judge_options(const CheckOptions& options) {
  referee::JudgeOptions judging;
  if (options.on_illegal == "skip") judging.on_illegal = referee::OnIllegal::skip;
  if (options.on_illegal == "stop") judging.on_illegal = referee::OnIllegal::stop;
  if (!options.edition.empty()) judging.edition = options.edition;
  if (!options.variants.empty()) judging.variants = options.variants;
  judging.ignore = options.ignore;
  int most = options.max_errors;
  if (most == not_given) most = format_of(options).wants_all ? 0 : usual_most_findings;
  judging.max_errors = most == 0 ? std::numeric_limits<int>::max() : most;
  return judging;
}

std::vector<std::unique_ptr<archive::Worker>> workers_for(const Bench& bench, int jobs) {
  const std::size_t count = jobs > 0 ? static_cast<std::size_t>(jobs) : std::thread::hardware_concurrency();
  std::vector<std::unique_ptr<archive::Worker>> workers;
  while (workers.size() < std::max<std::size_t>(count, 1)) workers.push_back(std::make_unique<JudgingWorker>(bench));
  return workers;
}

/// Judges all inputs and prints the verdicts.
Tally judge_all(const Bench& bench, int jobs, Console& console) {
  Tally tally;
  Proposer proposer(bench);
  const archive::Boundary boundary = bench.shelf.boundary();
  archive::Reader reader(bench.inputs, boundary);
  auto workers = workers_for(bench, jobs);
  bool first = true;
  archive::spread(reader, workers, [&](const archive::Outcome& outcome) {
    const auto& judged = static_cast<const Judged&>(outcome);
    if (!first && !judged.out.empty()) console.write(bench.between);
    first = first && judged.out.empty();
    complain_about(judged.troubles, console);
    complain_line_by_line(judged.unreadable, console);
    tally.add(judged.tally);
    return console.write(proposer.completed(judged));
  });
  tally.unproposed = proposer.left_out();
  return tally;
}

void print_stats(const Tally& tally, std::chrono::duration<double> time, const std::vector<std::string>& rules_from,
                 Console& console) {
  const double seconds = std::max(time.count(), 1e-9);
  const auto rate = [&](std::uint64_t count) {
    return std::to_string(static_cast<std::uint64_t>(static_cast<double>(count) / seconds));
  };
  const auto counted = [](std::uint64_t count, const std::string& what) {
    return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
  };
  const std::string found = counted(tally.games, "game") + ", " + counted(tally.lines, "line") + ", " +
                            counted(tally.actions, "action") + " in " + std::to_string(seconds) + " s: ";
  console.note(console.say(found + rate(tally.games) + " games, " + rate(tally.lines) + " lines, " +
                           rate(tally.actions) + " actions a second") +
               '\n');
  std::string from;
  for (const std::string& one : rules_from) from += (from.empty() ? "" : ", ") + text::escaped(one);
  if (!from.empty()) console.note(console.say("rules from: " + from) + '\n');
}

/// Standard input may be a part of a file, whose places are to stay true.
void name_stdin(const CheckOptions& options, archive::Inputs& inputs) {
  for (archive::Input& input : inputs.files) {
    if (input.path != "-") continue;
    input.name = options.stdin_name;
    input.first_line = options.first_line;
  }
}

/// How the games are printed.
void set_format(const CheckOptions& options, bool color, Bench& bench) {
  const CheckFormat& format = format_of(options);
  bench.between = format.between;
  bench.want_rests = format.wants_rests;
  bench.want_codes = format.wants_codes;
  bench.proposals = format.proposals;
  const render::TextStyle style{render::Paint(color), options.quiet, told_of(options)};
  bench.render = [style, append = format.append](const render::Page& page, const render::Wording& wording,
                                                 std::string& out) { append(page, wording, style, out); };
}

/// Where findings are held against known ones, all are looked at before some are left out.
void set_known(const CheckOptions& options, const KnownFindings& known, Bench& bench) {
  if (options.baseline.empty()) return;
  bench.known = &known;
  bench.most_findings = static_cast<std::size_t>(bench.options.max_errors);
  bench.options.max_errors = std::numeric_limits<int>::max();
}

int judge_inputs(const CheckOptions& options, const rules::Library& library, const archive::Inputs& inputs,
                 const KnownFindings& known, Console& console) {
  const auto begin = std::chrono::steady_clock::now();
  Shelf shelf(library);
  const Wordings wordings(library, options.rules.language);
  Bench bench{library, shelf, wordings, inputs.files, judge_options(options), options.strict};
  set_format(options, wants_color(options.color, console), bench);
  set_known(options, known, bench);
  const CheckFormat& format = format_of(options);
  console.write(format.begin);
  const Tally tally = judge_all(bench, options.jobs, console);
  if (std::string out; format.end != nullptr) {
    format.end({tally, wordings, options.quiet}, out);
    console.write(out);
  }
  console.flush();
  if (bench.known != nullptr) known.tell_vanished(inputs.files, console);
  if (options.stats) print_stats(tally, std::chrono::steady_clock::now() - begin, shelf.rules_from(), console);
  const RulesTold told = tell_about_rules(library, shelf, options.rules, console);
  const int of_rules = told.faulty ? unusable : told.doubtful && options.strict ? illegal : ok;
  const int status = std::max<int>(tally.status, of_rules);
  return options.exit_zero && status == illegal ? ok : status;
}

}  // namespace

int check(const Command& command, std::span<const std::string> arguments, Console& console) {
  CheckOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (!gather_logs(options.logs, command.name, console)) return unusable;
  options.rules.for_machines = format_of(options).for_machines;
  const auto library = open_library(options.rules, console);
  if (library == nullptr || !are_known_rules(*library, options.edition, options.variants, console) ||
      !are_known_codes(*library, options.ignore, console))
    return unusable;
  KnownFindings known;
  if (!options.baseline.empty() && !known.read(options.baseline, console)) return unusable;
  archive::Inputs inputs = archive::find_inputs(options.logs.logs, ".log", true);
  name_stdin(options, inputs);
  if (!options.output.empty() && !send_output(options.output, inputs.files, console)) return unusable;
  complain_about(inputs.troubles, console);
  const int status = judge_inputs(options, *library, inputs, known, console);
  return inputs.troubles.empty() ? status : std::max<int>(status, unusable);
}

}  // namespace dogeref::cli
