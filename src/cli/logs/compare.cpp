// dogeref compare: recorded games under two rule sets.

#include <algorithm>
#include <limits>
#include <thread>

#include "cli/logs/comparing.h"
#include "cli/logs/unreadable.h"
#include "cli/options/cannot_read.h"
#include "cli/options/known_ids.h"
#include "cli/options/log_options.h"
#include "cli/options/rules_options.h"
#include "cli/options/rules_told.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"

namespace dogeref::cli {
namespace {

struct CompareOptions {
  LogOptions logs;
  std::string a;
  std::string b;
  std::string format = "text";
  std::string where;
  int jobs = 1;
  RulesOptions rules;
};

void add_options(Parser& parser, CompareOptions& options) {
  add_log_options(parser, options.logs);
  parser.option("--a", options.a, "one rule set: an edition, with variants laid over it")
      .required()
      .type_name("EDITION[+VARIANT...]")
      .any_case();
  parser.option("--b", options.b, "the other rule set").required().type_name("EDITION[+VARIANT...]").any_case();
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "json"});
  add_where_option(parser, options.where);
  parser.option("-j,--jobs", options.jobs, "threads, 0 for one a core (default 1)").type_name("N").range(0, 256);
  add_rules_options(parser, options.rules);
}

/// "en+long-season+no-discards": edition and variants. Nothing when there is no such edition or variant, which is said.
std::optional<referee::JudgeOptions> rule_set(std::string_view given, const rules::Library& library, Console& console) {
  referee::JudgeOptions judging;
  judging.want_gains = true;
  judging.max_errors = std::numeric_limits<int>::max();
  judging.edition = std::string(given.substr(0, given.find('+')));
  judging.variants.emplace();
  while (given.find('+') != std::string_view::npos) {
    given.remove_prefix(given.find('+') + 1);
    judging.variants->emplace_back(given.substr(0, given.find('+')));
  }
  if (!are_known_rules(library, *judging.edition, *judging.variants, console)) return std::nullopt;
  return judging;
}

std::vector<std::unique_ptr<archive::Worker>> workers_for(const CompareBench& bench, int jobs) {
  const std::size_t count = jobs > 0 ? static_cast<std::size_t>(jobs) : std::thread::hardware_concurrency();
  std::vector<std::unique_ptr<archive::Worker>> workers;
  while (workers.size() < std::max<std::size_t>(count, 1)) workers.push_back(std::make_unique<ComparingWorker>(bench));
  return workers;
}

int compare_all(const CompareBench& bench, int jobs, Console& console) {
  const archive::Boundary boundary = bench.shelf.boundary();
  archive::Reader reader(bench.inputs, boundary);
  auto workers = workers_for(bench, jobs);
  render::CompareTally tally;
  int status = ok;
  archive::spread(reader, workers, [&](const archive::Outcome& outcome) {
    const auto& compared = static_cast<const Compared&>(outcome);
    complain_about(compared.troubles, console);
    complain_line_by_line(compared.unreadable, console);
    tally.add(compared.tally);
    if (!compared.troubles.empty() || !compared.unreadable.empty()) status = unusable;
    return console.write(compared.out);
  });
  std::string out;
  if (bench.json) {
    render::append_compare_summary_json(tally, bench.sides, out);
  } else {
    render::append_compare_summary(tally, bench.sides, bench.wordings.of(""), out);
  }
  console.write(out);
  return std::max<int>(status, tally.parted > 0 ? illegal : ok);
}

}  // namespace

int compare(const Command& command, std::span<const std::string> arguments, Console& console) {
  CompareOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (!gather_logs(options.logs, command.name, console)) return unusable;
  options.rules.for_machines = options.format == "json";
  const auto library = open_library(options.rules, console);
  if (library == nullptr) return unusable;
  auto a = rule_set(options.a, *library, console);
  auto b = rule_set(options.b, *library, console);
  if (!a || !b) return unusable;
  Shelf shelf(*library);
  Where where;
  if (!where.read(options.where, shelf, *library, command.name, console)) return unusable;
  const Wordings wordings(*library, options.rules.language);
  const archive::Inputs inputs = archive::find_inputs(options.logs.logs, ".log", true);
  complain_about(inputs.troubles, console);
  const CompareBench bench{shelf,
                           wordings,
                           inputs.files,
                           std::move(*a),
                           std::move(*b),
                           {options.a, options.b},
                           options.format == "json",
                           where.is_given() ? &where : nullptr};
  int status = compare_all(bench, options.jobs, console);
  const RulesTold told = tell_about_rules(*library, shelf, options.rules, console);
  if (!inputs.troubles.empty() || told.faulty) status = std::max<int>(status, unusable);
  return status;
}

}  // namespace dogeref::cli
