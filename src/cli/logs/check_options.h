#pragma once
// What `dogeref check` can be told, and what follows from it.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/logs/formats.h"
#include "cli/options/color_options.h"
#include "cli/options/log_options.h"
#include "cli/options/project.h"
#include "cli/options/rules_options.h"
#include "cli/shell/parse.h"
#include "referee/judge/options.h"

namespace dogeref::cli {

struct CheckOptions {
  static constexpr int not_given = -1;

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
  bool fix = false;
  bool dry_run = false;
  bool quiet = false;
  bool strict = false;
  bool stats = false;
  bool exit_zero = false;
  bool no_project = false;
  bool watch = false;
  bool totals = false;
  bool coverage = false;
  std::string where;
  std::string duplicates;
  std::string shard;
  std::string resume;
  int readings = not_given;
  RulesOptions rules;
};

void add_check_options(Parser& parser, CheckOptions& options);

/// Whether the options go together; if not, says why.
[[nodiscard]] bool go_together(const CheckOptions& options, Console& console);

/// How the games are printed.
[[nodiscard]] const CheckFormat& format_of(const CheckOptions& options);
[[nodiscard]] render::Told told_of(const CheckOptions& options);
/// How they are judged: the command line wins over what a project says, codes left out add up.
[[nodiscard]] referee::JudgeOptions judge_options(const CheckOptions& options, const ProjectWay* project);

}  // namespace dogeref::cli
