#include "cli/options/log_options.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "archive/sniff.h"
#include "cli/options/cannot_read.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "text/file.h"
#include "text/magic.h"

namespace dogeref::cli {
namespace {

/// A list of names is no archive: what is longer is a mistake.
constexpr std::size_t limit = std::size_t{64} << 20;

bool add_listed(const std::string& file, std::vector<std::string>& names, Console& console) {
  const auto read = text::read_input(file, limit);
  if (!read) {
    console.complain(cannot_read(file, read.error()));
    return false;
  }
  if (const auto looks = archive::sniff(read.value())) {
    console.complain(cannot_read(file, "it looks like " + std::string(looks->kind) + ", not like a list of files"));
    return false;
  }
  const std::string_view text = text::without_mark(read.value());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    std::string name(text.substr(at, stop - at));
    if (name.ends_with('\r')) name.pop_back();
    if (!name.empty()) names.push_back(std::move(name));
    at = stop + 1;
  }
  return true;
}

}  // namespace

void add_log_options(Parser& parser, LogOptions& options, bool takes_positions) {
  const std::string logs = "log files, folders that are searched for *.log, - for standard input";
  parser.option("LOG", options.logs, takes_positions ? logs + "; or a position that show printed as NAME.yaml" : logs);
  parser.option("--files-from", options.files_from, "read more LOGs from this file, one a line (- for standard input)")
      .type_name("FILE");
}

bool gather_logs(LogOptions& options, std::string_view command, Console& console) {
  const bool is_listed = !options.files_from.empty();
  if (is_listed && !add_listed(options.files_from, options.logs, console)) return false;
  if (!options.logs.empty()) return true;
  if (is_listed) {
    console.complain(std::string(command) + ": no logs are named in " + options.files_from);
    return false;
  }
  console.complain(std::string(command) + ": no logs given (dogeref " + std::string(command) + " --help shows how)");
  return false;
}

}  // namespace dogeref::cli
