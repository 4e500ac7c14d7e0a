#include "cli/rewrite/fixing.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <utility>
#include <vector>

#include "cli/rewrite/file_games.h"
#include "text/at_work.h"
#include "text/magic.h"
#include "text/replace.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

using findings::Finding;
using findings::Severity;
using referee::Verdict;

/// Mends tried in one game.
constexpr int most_tries = 200;

using Errors = std::vector<std::pair<std::uint32_t, findings::Code>>;

/// Lines and codes of what counts against a record, sorted.
Errors errors_of(const Verdict& verdict, const Finding* but, std::span<const findings::Edit> edits) {
  Errors errors;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != Severity::error || &finding == but) continue;
    errors.emplace_back(finding.span.line + MendedLines::shift(edits, finding.span.line), finding.code);
  }
  std::sort(errors.begin(), errors.end());
  return errors;
}

/// Whether the verdict is better by exactly that finding.
bool is_better_by(const Finding& finding, const Verdict& before, const Verdict& after) {
  return after.ruleset != nullptr && after.warnings <= before.warnings &&
         errors_of(before, &finding, finding.fix) == errors_of(after, nullptr, {});
}

bool is_link(const std::string& path) {
  std::error_code none;
  return std::filesystem::is_symlink(path, none);
}

}  // namespace

Fixing::Fixing(Shelf& shelf, const FixWay& way, Console& console)
    : shelf_(shelf), way_(way), console_(console), boundary_(shelf.boundary()) {}

int Fixing::mend(std::span<const archive::Input> inputs, const OptionsOf& options_of) {
  for (std::size_t at = 0; at < inputs.size(); ++at) {
    referee::JudgeOptions options = options_of(at);
    options.max_errors = std::numeric_limits<int>::max();
    options.want_proposals = options.want_certain = true;
    Loan loan(shelf_);
    referee::Judge judge(loan, std::move(options));
    file(inputs[at], judge);
  }
  console_.flush();
  return status_;
}

void Fixing::refuse(const std::string& what) {
  console_.complain(what);
  status_ = unusable;
}

void Fixing::file(const archive::Input& input, referee::Judge& judge) {
  if (is_link(input.path)) return refuse("check: --fix leaves " + input.path + " as it is: is a link");
  const auto read = read_log(input.path);
  if (!read) return refuse("check: --fix leaves " + input.path + " as it is: " + read.error());
  const std::string_view text = text::without_mark(read.value());
  const std::string_view mark = std::string_view(read.value()).substr(0, read.value().size() - text.size());
  MendedLines lines(text);
  mends_ = 0;
  const std::vector<FileGame> games = games_of(text, boundary_);
  std::size_t end = lines.size() + 1;
  for (auto each = games.rbegin(); each != games.rend(); ++each) {  // so that lines above keep their numbers
    const text::AtWork at_work(input.path, each->first_line);
    game(lines, each->first_line, end, judge);
    end = each->first_line;
  }
  if (mends_ == 0) return;
  const render::Paint paint(way_.color);
  std::string shown;
  paint.add(shown, render::Ink::bold, "--- " + text::escaped(input.path) + "\n+++ " + text::escaped(input.path));
  shown += '\n';
  lines.append_changes(paint, shown);
  if (way_.beside) {
    console_.note(shown);
  } else {
    console_.write(shown);
  }
  give(input, read.value(), std::string(mark) + lines.text());
}

void Fixing::game(MendedLines& lines, std::size_t first, std::size_t end, referee::Judge& judge) {
  const auto judged = [&](const MendedLines& of) {
    const std::size_t more = of.size() - lines.size();
    return judge.judge(of.text(first, end + more), static_cast<std::uint32_t>(first));
  };
  Verdict verdict = judged(lines);
  if (way_.where != nullptr && !way_.where->fits(verdict)) return;
  if (!way_.writes && verdict.errors > 0) status_ = std::max<int>(status_, illegal);
  int tries = 0;
  for (std::size_t at = 0; at < verdict.findings.size();) {
    const Finding& finding = verdict.findings[at++];
    if (!finding.is_certain || ++tries > most_tries) continue;
    MendedLines trial = lines;
    trial.apply(finding.fix);
    Verdict after = judged(trial);
    if (!is_better_by(finding, verdict, after)) continue;
    end += trial.size() - lines.size();
    lines = std::move(trial);
    verdict = std::move(after);
    ++mends_;
    --at;  // the next one has its place
  }
}

void Fixing::give(const archive::Input& input, std::string_view before, const std::string& after) {
  const std::string count = mends_ == 1 ? "1 finding" : std::to_string(mends_) + " findings";
  if (!way_.writes) return console_.note(console_.say(input.path + ": --fix would mend " + count) + '\n');
  console_.flush();
  const auto now = read_log(input.path);
  const bool is_same = now && now.value() == before;
  const std::string reason = is_same ? text::replace_file(input.path, after) : "it has changed meanwhile";
  if (!reason.empty()) return refuse("cannot write " + input.path + ": " + reason);
  console_.note(console_.say(input.path + ": " + count + " mended") + '\n');
}

}  // namespace dogeref::cli
