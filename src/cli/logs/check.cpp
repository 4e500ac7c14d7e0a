// dogeref check: judges recorded games.

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>

#include "cli/logs/check_options.h"
#include "cli/logs/check_position.h"
#include "cli/logs/duplicates.h"
#include "cli/logs/judging.h"
#include "cli/logs/known.h"
#include "cli/logs/proposing.h"
#include "cli/logs/resume.h"
#include "cli/logs/unreadable.h"
#include "cli/options/cannot_read.h"
#include "cli/options/known_ids.h"
#include "cli/options/output_file.h"
#include "cli/options/position_file.h"
#include "cli/options/project.h"
#include "cli/options/rules_told.h"
#include "cli/options/share.h"
#include "cli/options/where.h"
#include "cli/rewrite/fixing.h"
#include "cli/shell/commands.h"
#include "cli/shell/interrupt.h"
#include "cli/shell/record_text.h"
#include "cli/shell/watch.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

std::vector<std::unique_ptr<archive::Worker>> workers_for(const Bench& bench, int jobs) {
  const std::size_t count = jobs > 0 ? static_cast<std::size_t>(jobs) : std::thread::hardware_concurrency();
  std::vector<std::unique_ptr<archive::Worker>> workers;
  while (workers.size() < std::max<std::size_t>(count, 1)) workers.push_back(std::make_unique<JudgingWorker>(bench));
  return workers;
}

/// Which of the games are judged, and what becomes of those that are there twice.
struct Selection {
  Sharing sharing;
  Resumption* resumption = nullptr;  ///< nullptr: it begins with the first
  bool drops_twins = false;

  /// Whether a piece is judged. To be asked in their order.
  [[nodiscard]] bool takes(const archive::Input& input, const archive::Piece& piece) {
    const bool is_ours = sharing.takes_next();
    return is_ours && (resumption == nullptr || !resumption->passes_over(input, piece));
  }
};

/// Judges inputs and prints the verdicts.
class Run {
 public:
  Run(const Bench& bench, bool prints_records, Console& console)
      : bench_(bench), prints_records_(prints_records), console_(console), proposer_(bench) {}

  Tally judge(Selection& selection, int jobs) {
    const archive::Boundary boundary = bench_.shelf.boundary();
    archive::Reader reader(bench_.inputs, boundary);
    if (selection.resumption != nullptr || !selection.sharing.takes_all())
      reader.keep_only([&](const archive::Piece& piece) { return selection.takes(bench_.inputs[piece.input], piece); });
    auto workers = workers_for(bench_, jobs);
    Duplicates duplicates(bench_, console_, selection.drops_twins);
    const Interrupt interrupt;
    reader.end_when([] { return Interrupt::came(); });
    archive::spread(reader, workers, [&](const archive::Outcome& outcome) {
      const auto& judged = static_cast<const Judged&>(outcome);
      const bool goes_on = take(bench_.want_deeds ? duplicates.remaining(judged) : judged);
      behind_ = ", behind " + bench_.inputs[judged.last_input].shown() + ':' + std::to_string(judged.last_line);
      return goes_on && !Interrupt::came();
    });
    if (Interrupt::came()) stop();
    tally_.unproposed = proposer_.left_out();
    if (tally_.census) tally_.census->duplicates = duplicates.count();
    return std::move(tally_);
  }

 private:
  bool take(const Judged& judged) {
    if (!first_ && !judged.out.empty()) console_.write(bench_.between);
    first_ = first_ && judged.out.empty();
    complain_about(judged.troubles, console_);
    complain_line_by_line(judged.unreadable, console_);
    tally_.add(judged.tally);
    const std::string_view out = proposer_.completed(judged);
    return console_.write(prints_records_ ? record_text(std::string(out), console_) : out);
  }

  /// Says how far it came. What was judged is written, in whole lines; a file that was to be whole is not.
  void stop() {
    console_.flush();
    console_.complain("check: interrupted after " + std::to_string(tally_.totals.all()) + " games" + behind_);
    console_.give_up_output();
    tally_.status = unusable;
  }

  const Bench& bench_;
  bool prints_records_;
  Console& console_;
  Proposer proposer_;
  Tally tally_;
  bool first_ = true;
  std::string behind_;  ///< of what it came behind; empty: nothing yet
};

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
  if (format.append == nullptr) bench.render = nullptr;
  bench.want_colours = format.wants_colours || options.totals;
  bench.want_census = options.totals;
  bench.want_touched = options.coverage;
  bench.want_deeds = !options.duplicates.empty();
}

/// Where findings are held against known ones, or games are chosen by them, all are looked at before some are left out.
void set_choice(const CheckOptions& options, const KnownFindings& known, const Where& where, Bench& bench) {
  if (!options.baseline.empty()) bench.known = &known;
  if (where.is_given()) bench.where = &where;
  if (bench.known == nullptr && !where.asks_for_codes()) return;
  for (Way& way : bench.ways) {
    way.most_findings = static_cast<std::size_t>(way.options.max_errors);
    way.options.max_errors = std::numeric_limits<int>::max();
  }
}

/// What is read before anything is judged.
struct Given {
  archive::Inputs inputs;
  KnownFindings known;
  Share share;
  Resumption resumption;
  Project project;
};

/// The way of the command line alone, for logs of no project, then those of the project.
void set_ways(const CheckOptions& options, const Given& given, Bench& bench) {
  bench.ways.push_back({judge_options(options, nullptr)});
  if (given.project.file.empty()) return;
  for (const ProjectWay& way : given.project.ways) bench.ways.push_back({judge_options(options, &way)});
  for (const archive::Input& input : given.inputs.files) {
    const auto way = given.project.way_of(input.path);
    bench.way_of.push_back(way ? *way + 1 : 0);
  }
}

int judge_inputs(const CheckOptions& options, const rules::Library& library, Shelf& shelf, const Where& where,
                 Given& given, Console& console) {
  const auto begin = std::chrono::steady_clock::now();
  const Wordings wordings(library, options.rules.language);
  Bench bench{library, shelf, wordings, given.inputs.files, {}, {}, options.strict};
  set_ways(options, given, bench);
  set_format(options, wants_color(options.color, console), bench);
  set_choice(options, given.known, where, bench);
  const CheckFormat& format = format_of(options);
  int of_fixes = ok;
  if (options.fix) {
    const FixWay way{bench.where, !options.dry_run, wants_color(options.color, console), format.for_machines};
    of_fixes = Fixing(shelf, way, console)
                   .mend(
                       given.inputs.files, [&bench](std::size_t input) -> const auto& {
                         return bench.ways[bench.way_of.empty() ? 0 : bench.way_of[input]].options;
                       });
    if (options.dry_run) return options.exit_zero && of_fixes == illegal ? ok : of_fixes;
  }
  console.write(format.begin);
  Selection selection{Sharing(given.share), options.resume.empty() ? nullptr : &given.resumption,
                      options.duplicates == "drop"};
  const Tally tally = Run(bench, format.prints_records, console).judge(selection, options.jobs);
  if (std::string out; format.end != nullptr) {
    format.end({tally, wordings, options.quiet}, out);
    console.write(out);
  }
  console.flush();
  if (bench.known != nullptr) given.known.tell_vanished(given.inputs.files, console);
  if (options.stats) print_stats(tally, std::chrono::steady_clock::now() - begin, shelf.rules_from(), console);
  const RulesTold told = tell_about_rules(library, shelf, options.rules, console);
  const int of_rules = told.faulty ? unusable : told.doubtful && options.strict ? illegal : ok;
  int status = std::max<int>({tally.status, of_fixes, of_rules, given.resumption.status(options.strict)});
  if (!given.resumption.has_gone_on(console)) status = unusable;
  return options.exit_zero && status == illegal ? ok : status;
}

int check_once(CheckOptions options, const Command& command, Console& console) {
  options.rules.for_machines = format_of(options).for_machines;
  auto project = options.no_project ? Project{} : find_project(console);
  if (!project) return unusable;
  options.rules.folders.insert(options.rules.folders.begin(), project->rules.begin(), project->rules.end());
  const auto library = open_library(options.rules, console);
  if (library == nullptr || !are_known_rules(*library, options.edition, options.variants, console) ||
      !are_known_codes(*library, options.ignore, console) || !project->is_known_to(*library, console))
    return unusable;
  Shelf shelf(*library);
  Where where;
  if (!where.read(options.where, shelf, *library, command.name, console)) return unusable;
  Given given;
  const auto share = read_share(options.shard, command.name, console);
  if (!share || (!options.baseline.empty() && !given.known.read(options.baseline, console))) return unusable;
  given.share = *share;
  given.project = std::move(*project);
  given.inputs = archive::find_inputs(options.logs.logs, ".log", true);
  name_stdin(options, given.inputs);
  if (!options.output.empty() && !send_output(options.output, given.inputs.files, console)) return unusable;
  if (!options.resume.empty() && !given.resumption.open(options.resume, given.inputs.files, command.name, console))
    return unusable;
  complain_about(given.inputs.troubles, console);
  const int status = judge_inputs(options, *library, shelf, where, given, console);
  return given.inputs.troubles.empty() ? status : std::max<int>(status, unusable);
}

}  // namespace

int check(const Command& command, std::span<const std::string> arguments, Console& console) {
  CheckOptions options;
  Parser parser(command);
  add_check_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  if (!gather_logs(options.logs, command.name, console) || !go_together(options, console)) return unusable;
  const std::vector<std::string>& logs = options.logs.logs;
  if (logs.size() == 1 && is_position_file(logs.front())) return check_position(options, console);
  if (!options.watch) return check_once(std::move(options), command, console);
  if (std::find(logs.begin(), logs.end(), "-") == logs.end()) {
    return again_and_again(logs, command.name, console, [&] { return check_once(options, command, console); });
  }
  console.complain("check: --watch needs files and folders, standard input does not change");
  return unusable;
}

}  // namespace dogeref::cli
