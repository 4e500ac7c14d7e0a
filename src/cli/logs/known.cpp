#include "cli/logs/known.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string_view>

#include "cli/options/cannot_read.h"
#include "render/verdict/fingerprint.h"
#include "text/file.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

constexpr std::size_t most_known_bytes = std::size_t{64} << 20;
constexpr std::size_t fingerprint_digits = 16;

/// `./a.log` and `a.log` are one file.
std::string plain_name(std::string_view path) {
  return text::escaped(std::filesystem::path(path).lexically_normal().string());
}

bool is_fingerprint(std::string_view text) {
  return text.size() == fingerprint_digits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

bool KnownFindings::read(const std::string& file, Console& console) {
  file_ = file;
  const auto read = text::read_input(file, most_known_bytes);
  if (!read) {
    console.complain(cannot_read(file, read.error()));
    return false;
  }
  const std::string_view text = read.value();
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    if (!read_line(text.substr(at, stop - at), ++number)) {
      console.complain(file + ':' + std::to_string(number) +
                       ": not a line of a baseline: a fingerprint, a code, a file");
      return false;
    }
    at = stop + 1;
  }
  return true;
}

/// "0123456789abcdef CODE FILE"; empty lines and comments are passed over.
bool KnownFindings::read_line(std::string_view line, std::uint32_t number) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  if (line.empty() || line.front() == '#') return true;
  const std::size_t code = line.find(' ');
  const std::size_t file = code == std::string_view::npos ? code : line.find(' ', code + 1);
  if (file == std::string_view::npos || file + 1 == line.size() || !is_fingerprint(line.substr(0, code))) return false;
  const std::string name = std::filesystem::path(line.substr(file + 1)).lexically_normal().string();
  Entry& entry = entries_[{name, std::string(line.substr(0, code))}];
  entry.line = number;
  entry.code = line.substr(code + 1, file - code - 1);
  return true;
}

bool KnownFindings::has(const std::string& file, const std::string& fingerprint) const {
  const auto found = entries_.find({file, fingerprint});
  if (found == entries_.end()) return false;
  found->second.seen.store(true, std::memory_order_relaxed);
  return true;
}

void KnownFindings::mark(const render::Page& page, std::size_t most, referee::Verdict& copy) const {
  const std::string file = plain_name(page.file);
  render::Fingerprints fingerprints(page);
  render::Lines lines(page.text, page.first_line);
  std::size_t unknown = 0;
  const auto is_past = [&](findings::Finding& finding) {
    finding.known = has(file, fingerprints.next(finding, lines.line(finding.span.line)));
    return !finding.known && ++unknown > most;
  };
  std::vector<findings::Finding> kept;
  for (findings::Finding& finding : copy.findings) {
    if (!is_past(finding)) kept.push_back(std::move(finding));
  }
  copy.left_out += static_cast<int>(copy.findings.size() - kept.size());
  copy.findings = std::move(kept);
}

void KnownFindings::tell_vanished(std::span<const archive::Input> judged, Console& console) const {
  std::set<std::string> files;
  for (const archive::Input& input : judged) files.insert(plain_name(input.shown()));
  std::map<std::uint32_t, std::string> gone;
  for (const auto& [key, entry] : entries_) {
    if (!entry.seen.load(std::memory_order_relaxed) && files.count(key.first) > 0)
      gone[entry.line] = entry.code + " in " + key.first;
  }
  for (const auto& [line, what] : gone)
    console.complain(file_ + ':' + std::to_string(line) + ": no longer found: " + what);
}

}  // namespace dogeref::cli
