#include "cli/logs/resume.h"

#include <filesystem>
#include <set>

#include "archive/lines.h"
#include "cli/options/cannot_read.h"
#include "render/verdict/census.h"

namespace dogeref::cli {

bool Resumption::open(const std::string& file, std::span<const archive::Input> inputs, std::string_view command,
                      Console& console) {
  std::set<std::string_view> names;
  for (const archive::Input& input : inputs) {
    if (names.insert(input.shown()).second) continue;
    console.complain(std::string(command) + ": --resume needs each log once, and " + input.shown() + " is there twice");
    return false;
  }
  file_ = file;
  std::error_code none;
  if (std::filesystem::exists(file, none) && !read(file, console)) return false;
  return console.go_on_in(file, size_);
}

bool Resumption::read(const std::string& file, Console& console) {
  archive::LineReader lines;
  if (const std::string reason = lines.open({file, true}); !reason.empty()) {
    console.complain(cannot_read(file, reason));
    return false;
  }
  std::uint64_t number = 0;
  auto met = lines.next();
  for (; met == archive::LineReader::Met::line; met = lines.next()) {
    ++number;
    const auto written = render::read_verdict(lines.line());
    if (!written) {
      console.complain(file + ':' + std::to_string(number) + ": not a verdict as JSON: there is nothing to go on with");
      return false;
    }
    last_file_ = written->file;
    last_line_ = written->line;
    has_errors_ = has_errors_ || written->has_errors;
    has_warnings_ = has_warnings_ || written->has_warnings;
    has_unreadable_ = has_unreadable_ || written->judgement == referee::Judgement::unreadable;
    size_ = lines.bytes();
  }
  if (met == archive::LineReader::Met::end || met == archive::LineReader::Met::cut) return true;
  console.complain(cannot_read(file, met == archive::LineReader::Met::failed ? lines.reason() : "a line is too long"));
  return false;
}

bool Resumption::passes_over(const archive::Input& input, const archive::Piece& piece) {
  if (last_line_ == 0) return false;
  const bool is_last = input.shown() == last_file_ && piece.line <= last_line_ &&
                       (last_line_ < piece.line + piece.lines || last_line_ == piece.line);
  if (is_last) last_line_ = 0;
  return true;
}

bool Resumption::has_gone_on(Console& console) const {
  if (last_line_ == 0) return true;
  console.complain(file_ + ": its last game, " + last_file_ + ':' + std::to_string(last_line_) +
                   ", is in none of the logs");
  return false;
}

int Resumption::status(bool strict) const {
  if (has_unreadable_) return unusable;
  return has_errors_ || (strict && has_warnings_) ? illegal : ok;
}

}  // namespace dogeref::cli
