#include "render/words/page.h"

#include <optional>

#include "referee/game/game.h"

namespace dogeref::render {
namespace {

constexpr std::string_view reconstructed = "reconstructed";

std::vector<Rest> rests_of(const rules::Library& library, const rules::Selection& selection,
                           const findings::Finding& finding) {
  std::vector<Rest> rests;
  for (const findings::DataPath& path : finding.read) {
    const std::optional<rules::Located> origin = library.origin_of(selection, path);
    if (!origin || origin->source != reconstructed) continue;
    const std::optional<rules::FileInfo> file = library.file(selection.game, origin->file);
    rests.push_back({path, file && !file->shipped ? origin->path : origin->file, origin->line});
  }
  return rests;
}

}  // namespace

Rests find_rests(const rules::Library& library, const referee::Verdict& verdict) {
  Rests rests;
  if (verdict.findings.empty()) return rests;
  const rules::Selection selection{verdict.game, verdict.edition, verdict.variants};
  for (const findings::Finding& finding : verdict.findings) {
    rests.push_back(rests_of(library, selection, finding));
  }
  return rests;
}

bool is_told(const findings::Finding& finding, const referee::Verdict& verdict, Told told) {
  if (finding.known) return false;
  if (told == Told::all || finding.severity == findings::Severity::error) return true;
  const bool warnings = told == Told::errors_and_warnings || verdict.judgement == referee::Judgement::unreadable;
  return warnings && finding.severity == findings::Severity::warning;
}

std::string short_path(std::string_view path) {
  std::string out;
  for (bool names_a_list = true; !path.empty(); names_a_list = !names_a_list) {
    const std::size_t dot = path.find('.');
    const std::string_view part = path.substr(0, dot);
    path.remove_prefix(dot == std::string_view::npos ? path.size() : dot + 1);
    if (names_a_list && !path.empty()) continue;
    if (!out.empty()) out += ' ';
    out += part;
  }
  return out;
}

Lines::Lines(std::string_view text, std::uint32_t first_line)
    : text_(text), first_line_(first_line), at_line_(first_line) {}

std::string_view Lines::line(std::uint32_t number) {
  if (number < at_line_) {
    at_line_ = first_line_;
    at_ = 0;
  }
  if (number < first_line_) return {};
  for (; at_line_ < number; ++at_line_) {
    const std::size_t stop = text_.find('\n', at_);
    if (stop == std::string_view::npos) return {};
    at_ = stop + 1;
  }
  std::string_view line = text_.substr(at_);
  line = line.substr(0, line.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace dogeref::render
