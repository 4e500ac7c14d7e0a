// dogeref test: unit tests of rules.

#include <algorithm>
#include <optional>
#include <thread>

#include "archive/inputs.h"
#include "cli/options/color_options.h"
#include "cli/options/known_ids.h"
#include "cli/options/rules_options.h"
#include "cli/play/scheme_testing.h"
#include "cli/play/testing.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/progress.h"
#include "cli/shell/watch.h"
#include "rules/library/roots.h"
#include "rules/library/said.h"
#include "text/pattern.h"

namespace dogeref::cli {
namespace {

constexpr std::size_t longest_pattern = 200;
constexpr int none_asked = -1;  ///< no threshold

struct TestOptions {
  std::vector<std::string> suites;
  std::string run;
  std::string format = "text";
  bool coverage = false;
  bool mutate = false;
  bool all = false;
  bool watch = false;
  int threshold = none_asked;
  std::vector<std::string> files;
  int jobs = 0;
  ColorOptions color;
  RulesOptions rules;
};

void add_options(Parser& parser, TestOptions& options) {
  parser.option("SUITE", options.suites, "files of unit tests, folders that are searched for *.test.yaml").required();
  parser.option("--run", options.run, "only the cases whose \"suite: case\" this regular expression finds")
      .type_name("REGEX");
  parser.option("--format", options.format, "how to print (default text)")
      .limit_to("format", {"text", "tap", "junit", "json", "sarif", "github"});
  parser.flag("--coverage", options.coverage, "list what no case touches of the values that the variant changes");
  const Option mutate =
      parser.flag("--mutate", options.mutate, "change each value of the variant in turn; list what no case notices");
  parser.flag("--all", options.all,
              "with --coverage, --mutate: of all rules tested, codes too, not of the variant alone");
  parser.flag("--watch", options.watch, "test again whenever a suite or a folder of rules changes, until interrupted");
  parser.option("--threshold", options.threshold, "fail when less than N in 100 is touched, or noticed")
      .type_name("N")
      .range(0, 100);
  parser.option("--file", options.files, "change the values of this file of the game's folder instead (repeatable)")
      .type_name("NAME")
      .repeatable()
      .needs(mutate);
  parser.option("-j,--jobs", options.jobs, "threads for --coverage and --mutate, 0 for one a core (default 0)")
      .type_name("N")
      .range(0, 256);
  add_color_options(parser, options.color);
  add_rules_options(parser, options.rules);
}

/// Nothing when the pattern is none.
std::optional<TestChoice> choice_of(const std::string& pattern, Console& console) {
  if (pattern.empty()) return [](const std::string&) { return true; };
  if (pattern.size() > longest_pattern) {
    console.complain("--run: a pattern of more than " + std::to_string(longest_pattern) + " bytes");
    return std::nullopt;
  }
  const auto read = text::Pattern::read(pattern);
  if (!read) {
    console.complain("--run: '" + pattern + "' is not a usable regular expression: " + read.error());
    return std::nullopt;
  }
  return [regex = read.value()](const std::string& name) { return regex.is_found_in(name); };
}

/// What is wrong with suites themselves is said on standard error too: in a report it may go unread.
void complain_about(const render::TestSuite& suite, Console& console) {
  for (const std::string& fault : suite.faults) console.complain(fault);
  for (const render::TestCase& test : suite.cases) {
    for (const std::string& fault : test.faults) console.complain(fault);
  }
}

/// Everything that is found out, before it is printed.
struct Results {
  std::vector<render::TestSuite> suites;
  std::vector<render::TestCoverage> coverage;
  std::vector<render::TestMutation> mutations;
};

std::string found_text(const std::vector<render::TestMeasure>& measures) {
  std::string out;
  for (const render::TestMeasure& measure : measures) out += measure.text;
  return out;
}

int status_of(const render::TestTally& tally) { return tally.broken > 0 ? unusable : tally.failed > 0 ? illegal : ok; }

/// Why too little is touched, or noticed; empty when it is enough.
std::string shortfall(std::size_t part, std::size_t all, const TestOptions& options, const TestBench& bench) {
  const int reached = render::percent(part, all);
  if (all == 0 || reached >= options.threshold) return {};
  return bench.wording("").phrase(
      "test.below", {{"percent", {findings::number(reached)}}, {"threshold", {findings::number(options.threshold)}}});
}

std::vector<render::TestMeasure> measures_of(const Results& results, const TestOptions& options,
                                             const TestBench& bench) {
  std::vector<render::TestMeasure> measures;
  for (const render::TestCoverage& one : results.coverage) {
    render::TestMeasure& measure = measures.emplace_back();
    measure = {"coverage", one.game, shortfall(one.touched(), one.all(), options, bench), {}};
    render::append_coverage_text(one, bench.wording(""), measure.text);
  }
  for (const render::TestMutation& one : results.mutations) {
    render::TestMeasure& measure = measures.emplace_back();
    measure = {"mutation", one.rules, shortfall(one.noticed, one.tried(), options, bench), {}};
    render::append_mutation_text(one, bench.wording(""), measure.text);
  }
  return measures;
}

/// A share of nothing is no share: whoever asks for one has measured something else.
bool measures_nothing(const Results& results, const TestOptions& options) {
  const auto none_touched = [](const render::TestCoverage& one) { return one.all() == 0; };
  const auto none_tried = [](const render::TestMutation& one) { return one.tried() == 0; };
  const bool no_coverage = std::any_of(results.coverage.begin(), results.coverage.end(), none_touched);
  const bool no_mutation = std::any_of(results.mutations.begin(), results.mutations.end(), none_tried);
  return (options.coverage && (results.coverage.empty() || no_coverage)) ||
         (options.mutate && (results.mutations.empty() || no_mutation));
}

int judge_threshold(const std::vector<render::TestMeasure>& measures, Console& console) {
  int status = ok;
  for (const render::TestMeasure& measure : measures) {
    if (measure.fault.empty()) continue;
    console.complain(measure.name + ": " + measure.fault);
    status = illegal;
  }
  return status;
}

std::string report(const Results& results, const std::vector<render::TestMeasure>& measures, const TestOptions& options,
                   const TestBench& bench, bool color) {
  std::string out;
  if (options.format == "tap") {
    render::append_tests_tap(results.suites, out);
    render::append_tap_comment(found_text(measures), out);
    return out;
  }
  if (options.format == "junit") {
    render::append_tests_junit(results.suites, measures, out);
    return out;
  }
  if (options.format == "sarif") {
    render::append_tests_sarif(results.suites, measures, DOGEREF_VERSION, out);
    return out;
  }
  if (options.format == "github") {
    render::append_tests_github(results.suites, measures, out);
    return out;
  }
  if (options.format == "json") {
    render::append_tests_json(results.suites, out);
    for (const auto& coverage : results.coverage) render::append_coverage_json(coverage, out);
    for (const auto& mutation : results.mutations) render::append_mutation_json(mutation, out);
    render::append_tests_summary_json(results.suites, out);
    return out;
  }
  const render::Paint paint(color);
  for (const render::TestSuite& suite : results.suites) render::append_tests_text(suite, bench.wording(""), paint, out);
  render::append_tests_summary(render::tally_of(results.suites), bench.wording(""), paint, out);
  return out + found_text(measures);
}

int jobs_of(const TestOptions& options) {
  return options.jobs > 0 ? options.jobs : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::vector<render::TestMutation> mutate(const std::vector<SuiteRun>& runs, const TestOptions& options,
                                         const TestBench& bench, Console& console) {
  std::optional<Progress> progress;
  suite::MutationOptions mutation{options.files, jobs_of(options), options.all, {}};
  mutation.progress = [&](std::size_t all) {
    if (!progress) progress.emplace(console, all);
    progress->step();
  };
  return mutate_suites(runs, mutation, bench);
}

/// Files of the rules that some suite tests, by their names in the game's folder, or as a suite with an overlay is
/// shown.
bool are_known_files(const std::vector<std::string>& files, const std::vector<SuiteRun>& runs, Console& console) {
  std::vector<std::string> known;
  for (const SuiteRun& run : runs) {
    if (run.schemes != nullptr) known.push_back(run.schemes->scheme + ".yaml");
    if (run.loaded == nullptr) continue;
    for (const std::string& name : run.loaded->layers.names) {
      if (!holds(known, name)) known.push_back(name);
    }
  }
  return known.empty() || std::all_of(files.begin(), files.end(), [&](const std::string& file) {
           return is_known("file of the rules tested", file, known, console);
         });
}

int run_all(const std::vector<archive::Input>& files, const TestChoice& choice, const TestOptions& options,
            const TestBench& bench, Console& console) {
  const rules::Roots roots(rules::shipped(), options.rules.folders);
  std::vector<SuiteRun> runs;
  Results results;
  for (const archive::Input& file : files) {
    auto of_schemes = run_scheme_suite(file.path, choice, roots, bench.sentences());
    SuiteRun run = of_schemes ? std::move(*of_schemes) : run_suite(file.path, choice, bench);
    complain_about(run.shown, console);
    if (run.shown.cases.empty() && run.shown.faults.empty()) continue;
    results.suites.push_back(std::move(run.shown));
    if (options.coverage || options.mutate) runs.push_back(std::move(run));
  }
  if (results.suites.empty() && !files.empty()) {
    console.complain("test: no case matches '" + options.run + '\'');
    return unusable;
  }
  int status = status_of(render::tally_of(results.suites));
  if (!are_known_files(options.files, runs, console)) return unusable;
  if (options.coverage && status != unusable)
    results.coverage = cover_suites(runs, {jobs_of(options), options.all}, bench);
  if (options.mutate && status == ok) {
    results.mutations = mutate(runs, options, bench, console);
    for (render::TestMutation& each : mutate_schemes(runs, options.files, roots))
      results.mutations.push_back(std::move(each));
  }
  const std::vector<render::TestMeasure> measures = measures_of(results, options, bench);
  console.write(report(results, measures, options, bench, wants_color(options.color, console)));
  if (options.mutate && status != ok) console.complain("test: --mutate needs suites that pass");
  if (options.threshold != none_asked && status == ok && measures_nothing(results, options)) {
    console.complain("test: --threshold: there is nothing to measure: no value to change in what is tested");
    return unusable;
  }
  return std::max<int>(status, judge_threshold(measures, console));
}

/// The suites and the rules are read anew each time.
int test_once(const TestOptions& asked, Console& console) {
  TestOptions options = asked;
  const auto choice = choice_of(options.run, console);
  if (!choice) return unusable;
  options.rules.for_machines = options.format == "json";
  const auto library = open_library(options.rules, console);
  if (library == nullptr) return unusable;
  const Shelf shelf(*library);
  const Wordings wordings(*library, options.rules.language);
  const rules::Sentences sentences = rules::sentences_of(rules::shipped(), options.rules.language);
  const TestBench bench(*library, shelf, wordings, sentences);
  const archive::Inputs inputs = archive::find_inputs(options.suites, ".test.yaml");
  for (const archive::Trouble& trouble : inputs.troubles)
    console.complain("cannot read " + trouble.path + ": " + trouble.reason);
  const int status = run_all(inputs.files, *choice, options, bench, console);
  return inputs.troubles.empty() ? status : std::max<int>(status, unusable);
}

}  // namespace

int test(const Command& command, std::span<const std::string> arguments, Console& console) {
  TestOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (options.threshold != none_asked && !options.coverage && !options.mutate) {
    console.complain("test: --threshold needs --coverage or --mutate: without them nothing is measured");
    return unusable;
  }
  if (options.all && !options.coverage && !options.mutate) {
    console.complain("test: --all needs --coverage or --mutate");
    return unusable;
  }
  if (!options.watch) return test_once(options, console);
  std::vector<std::string> watched = options.suites;
  watched.insert(watched.end(), options.rules.folders.begin(), options.rules.folders.end());
  return again_and_again(watched, command.name, console, [&] { return test_once(options, console); });
}

}  // namespace dogeref::cli
