#include "referee/questions/shrink_trial.h"
#include "referee/game/code_name.h"

#include <algorithm>

#include "referee/record/record.h"

namespace dogeref::referee {
namespace {

/// Where the first part of a line begins.
std::size_t body_of(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon != std::string_view::npos) return colon + 1;
  return std::min(line.find(' '), line.size());
}

std::size_t closing(char opening) {
  switch (opening) {
    case '(': return ')';
    case '{': return '}';
    case '"': return '"';
    default: return 0;
  }
}

/// Behind the bracket or quotation that begins at `at`.
std::size_t skip_group(std::string_view line, std::size_t at) {
  const std::size_t close = closing(line[at]);
  if (close == 0) return at + 1;
  return std::min(line.find(static_cast<char>(close), at + 1), line.size() - 1) + 1;
}

std::vector<ShrunkLine> lines_of(std::string_view game_text, std::uint32_t first_line) {
  std::vector<RawLine> raw;
  std::vector<ShrunkLine> lines;
  if (!split_lines(game_text, first_line, raw)) return lines;
  for (const RawLine& line : raw) {
    std::string_view text = line.text;
    if (line.flaw != Flaw::none) {
      const auto begin = static_cast<std::size_t>(text.data() - game_text.data());
      text = game_text.substr(begin, game_text.find('\n', begin) - begin);
    }
    lines.push_back({std::string(text), line.number});
  }
  return lines;
}

}  // namespace

std::vector<std::pair<std::size_t, std::size_t>> parts_of(std::string_view line) {
  std::vector<std::pair<std::size_t, std::size_t>> parts;
  std::size_t begin = body_of(line);
  for (std::size_t at = begin; at < line.size();) {
    if (line[at] != ',') {
      at = skip_group(line, at);
      continue;
    }
    parts.emplace_back(begin, at);
    begin = ++at;
  }
  parts.emplace_back(begin, line.size());
  return parts;
}

std::string without_part(std::string_view line, std::size_t part) {
  const auto parts = parts_of(line);
  if (parts.size() < 2) return {};
  const auto [begin, end] = parts[part];
  const std::size_t from = part == 0 ? begin : begin - 1;
  const std::size_t to = part == 0 ? end + 1 : end;
  return std::string(line.substr(0, from)).append(line.substr(to));
}

namespace {

/// Each of many trials is judged as it stands.
JudgeOptions literal(JudgeOptions options) {
  options.readings = 1;
  return options;
}

}  // namespace

ShrinkTrial::ShrinkTrial(Shelf& shelf, JudgeOptions options) : judge_(shelf, literal(std::move(options))) {}

std::string ShrinkTrial::joined(const ShrunkLines& lines) const {
  std::string text;
  for (const ShrunkLine& line : lines) text.append(line.text).append("\n");
  return text;
}

const Verdict& ShrinkTrial::judge(const ShrunkLines& lines) {
  work_ += lines.size() + 1;
  return judge_.judge(joined(lines), 1);
}

bool ShrinkTrial::start(std::string_view game_text, std::uint32_t first_line, std::string_view code,
                        std::uint32_t line) {
  code_ = code;
  const Verdict& verdict = judge_.judge(game_text, first_line);
  for (const findings::Finding& finding : verdict.findings) {
    const std::string name(code_name(verdict, finding.code));
    if (finding.severity == findings::Severity::error) known_.emplace(finding.span.line, name);
    const bool wanted = name == code && (line == 0 || finding.span.line == line);
    if (wanted && target_ == 0) target_ = finding.span.line;
  }
  lines_ = lines_of(game_text, first_line);
  return target_ != 0 && holds_target(judge(lines_), lines_);
}

bool ShrinkTrial::is_target(const findings::Finding& finding, const ShrunkLines& lines) const {
  return finding.span.line > 0 && finding.span.line <= lines.size() && lines[finding.span.line - 1].original == target_;
}

bool ShrinkTrial::holds_target(const Verdict& verdict, const ShrunkLines& lines) const {
  return std::any_of(verdict.findings.begin(), verdict.findings.end(), [&](const findings::Finding& finding) {
    return is_target(finding, lines) && code_name(verdict, finding.code) == code_;
  });
}

const findings::Finding* ShrinkTrial::news(const Verdict& verdict, const ShrunkLines& lines) const {
  for (const findings::Finding& finding : verdict.findings) {
    if (finding.severity != findings::Severity::error) continue;
    const std::size_t at = finding.span.line;
    const std::uint32_t original = at > 0 && at <= lines.size() ? lines[at - 1].original : 0;
    if (!known_.contains({original, std::string(code_name(verdict, finding.code))})) return &finding;
  }
  return nullptr;
}

bool ShrinkTrial::attempt(ShrunkLines lines, bool mend) {
  constexpr int most_mended = 24;
  // A record of empty lines is none, and has other faults than this one.
  const auto is_empty = [](const ShrunkLine& line) { return trimmed(line.text).empty(); };
  if (std::all_of(lines.begin(), lines.end(), is_empty)) return false;
  for (int mended = 0; !exhausted(); ++mended) {
    const Verdict& verdict = judge(lines);
    const findings::Finding* const fault = news(verdict, lines);
    if (fault == nullptr) {
      if (!holds_target(verdict, lines)) return false;
      lines_ = std::move(lines);
      return true;
    }
    if (!mend || mended == most_mended || is_target(*fault, lines)) return false;
    const std::size_t at = fault->span.line - 1;
    if (at >= lines.size() || lines[at].text.find(':') != std::string::npos) return false;
    const auto parts = parts_of(lines[at].text);
    const auto hit =
        std::find_if(parts.begin(), parts.end(), [&](const auto& part) { return fault->span.begin < part.second; });
    if (hit == parts.end()) return false;
    lines[at].text = without_part(lines[at].text, static_cast<std::size_t>(hit - parts.begin()));
    if (lines[at].text.empty()) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return false;
}

bool ShrinkTrial::attempt_without(std::size_t begin, std::size_t end) {
  for (std::size_t at = begin; at < end; ++at) {
    if (lines_[at].original == target_) return false;
  }
  ShrunkLines shorter(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(begin));
  shorter.insert(shorter.end(), lines_.begin() + static_cast<std::ptrdiff_t>(end), lines_.end());
  return attempt(std::move(shorter));
}

std::span<const PlayerName> ShrinkTrial::players() {
  (void)judge(lines_);
  return judge_.scene().players;
}

}  // namespace dogeref::referee
