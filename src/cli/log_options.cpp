#include "cli/log_options.h"
#include "cli/cannot_read.h"

#include <fcntl.h>
#include <unistd.h>
#include <array>
#include <cerrno>

#include "archive/inputs.h"

namespace dogeref::cli {
namespace {

/// A list of names is no archive: what is longer is a mistake.
constexpr std::size_t limit = std::size_t{64} << 20;

/// The reason when it cannot be read.
std::string read_all(int handle, std::string& text) {
  std::array<char, 65'536> buffer{};
  for (;;) {
    const ssize_t count = ::read(handle, buffer.data(), buffer.size());
    if (count == 0) return {};
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return archive::reason_of(errno);
    text.append(buffer.data(), static_cast<std::size_t>(count));
    if (text.size() > limit) return "too long for a list of files";
  }
}

std::string read_file(const std::string& file, std::string& text) {
  const int handle = file == "-" ? ::dup(STDIN_FILENO) : ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (handle < 0) return archive::reason_of(errno);
  std::string reason = read_all(handle, text);
  ::close(handle);
  return reason;
}

bool add_listed(const std::string& file, std::vector<std::string>& names, Console& console) {
  std::string text;
  const std::string reason = read_file(file, text);
  if (!reason.empty()) {
    console.complain(cannot_read(file, reason));
    return false;
  }
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    std::string name = text.substr(at, stop - at);
    if (name.ends_with('\r')) name.pop_back();
    if (!name.empty()) names.push_back(std::move(name));
    at = stop + 1;
  }
  return true;
}

}  // namespace

void add_log_options(Parser& parser, LogOptions& options) {
  parser.option("LOG", options.logs, "log files, folders that are searched for *.log, - for standard input");
  parser.option("--files-from", options.files_from, "read more LOGs from this file, one a line (- for standard input)")
      .type_name("FILE");
}

bool gather_logs(LogOptions& options, std::string_view command, Console& console) {
  if (!options.files_from.empty()) return add_listed(options.files_from, options.logs, console);
  if (!options.logs.empty()) return true;
  console.complain(std::string(command) + ": no logs given (dogeref " + std::string(command) + " --help shows how)");
  return false;
}

}  // namespace dogeref::cli
