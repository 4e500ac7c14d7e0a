#include "referee/questions/repair.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/questions/repair_candidates.h"
#include "referee/record/names.h"
#include "referee/record/record.h"
#include "referee/record/undo.h"

namespace dogeref::referee {

using findings::Edit;
using findings::Finding;
using findings::Severity;

namespace {

/// For trials, whose findings nobody reads. Errors are counted beyond those kept.
JudgeOptions applying(JudgeOptions options, int kept) {
  options.on_illegal = OnIllegal::apply;
  options.want_details = false;
  options.max_errors = kept;
  return options;
}

/// Only what differs between a line and its repair.
Edit shortest_edit(const RawLine& line, std::string_view text) {
  std::size_t begin = 0;
  const std::size_t most = std::min(line.text.size(), text.size());
  while (begin < most && line.text[begin] == text[begin]) ++begin;
  std::size_t tail = 0;
  while (tail < most - begin && line.text[line.text.size() - 1 - tail] == text[text.size() - 1 - tail]) ++tail;
  const auto is_inside = [](std::string_view of, std::size_t at) {
    return at < of.size() && (static_cast<unsigned char>(of[at]) & 0xC0U) == 0x80U;
  };
  while (begin > 0 && is_inside(line.text, begin)) --begin;
  while (tail > 0 && is_inside(line.text, line.text.size() - tail)) --tail;
  return {{line.number, static_cast<std::uint16_t>(begin), static_cast<std::uint16_t>(line.text.size() - tail)},
          std::string(text.substr(begin, text.size() - tail - begin))};
}

Edit whole_line(const RawLine& line, std::string_view text) {
  return {{line.number, 0, static_cast<std::uint16_t>(line.text.size())}, std::string(text)};
}

/// Edits sorted by line; each stands on another line.
std::vector<Edit> edits_of(const Repair& repair, std::span<const RawLine> lines, std::size_t at) {
  const RawLine& line = lines[at];
  switch (repair.kind) {
    case Repair::Kind::change: return {shortest_edit(line, repair.text)};
    case Repair::Kind::left_out: return {{{line.number, 0, 0}, repair.text + "\n"}};
    case Repair::Kind::twice: return {whole_line(line, "")};
    case Repair::Kind::swap: break;
  }
  const RawLine& other = lines[repair.other];
  std::vector<Edit> edits = {whole_line(line, other.text), whole_line(other, line.text)};
  if (other.number < line.number) std::swap(edits[0], edits[1]);
  return edits;
}

findings::Help help_of(const Repair& repair, std::span<const RawLine> lines, std::size_t at) {
  switch (repair.kind) {
    case Repair::Kind::change: return {"meant", {{"line", {findings::words(repair.text)}}}};
    case Repair::Kind::left_out: return {"left-out", {{"player", {findings::seat(repair.seat)}}}};
    case Repair::Kind::twice: return {"twice", {{"line", {findings::number(lines[repair.other].number)}}}};
    case Repair::Kind::swap: break;
  }
  const auto [first, second] = std::minmax(lines[at].number, lines[repair.other].number);
  return {"swapped", {{"line", {findings::number(first)}}, {"other", {findings::number(second)}}}};
}

/// What the finding says already need not be said again.
bool says_so(const Finding& finding, const Repair& repair) {
  const auto has = [&](std::string_view key) {
    return std::any_of(finding.help.begin(), finding.help.end(),
                       [key](const findings::Help& help) { return help.key == key; });
  };
  return (repair.kind == Repair::Kind::twice && has("repeats")) ||
         (repair.kind == Repair::Kind::change && has("likely"));
}

/// A line of the header that comes late is where its writer wanted it: no neighbour has changed places with it.
bool is_late(const Finding& finding) { return finding.code == code(FrameCode::late_header); }

}  // namespace

struct Repairer::Impl {
  Impl(Shelf& shelf, const JudgeOptions& options)
      : before(shelf, applying(options, 0)),
        line_judge(shelf, applying(options, 0)),
        game_judge(shelf, applying(options, 1000)) {}

  void repair_line(std::size_t at, Verdict& verdict, std::vector<Finding*> errors);
  [[nodiscard]] std::vector<Repair> candidates(const BrokenLine& line) const;
  [[nodiscard]] bool fits_line(const Repair& repair, std::size_t at);
  [[nodiscard]] bool fits_game(const Repair& repair, std::size_t at, int errors_left);
  [[nodiscard]] std::string applied(const Repair& repair, std::size_t at) const;

  Judge before;  ///< stands before the line
  Judge line_judge;
  Judge game_judge;
  std::string_view text;
  std::uint32_t first_line = 1;
  std::vector<RawLine> lines;
  std::size_t work = 0;         ///< lines judged to try repairs
  std::size_t work_before = 0;  ///< lines judged up to those to be repaired
};

Repairer::Repairer(Shelf& shelf, const JudgeOptions& options) : impl_(std::make_unique<Impl>(shelf, options)) {}
Repairer::~Repairer() = default;

void Repairer::repair(std::string_view game_text, std::uint32_t first_line, Verdict& verdict) {
  impl_->work = impl_->work_before = 0;
  if (verdict.errors == 0 || verdict.ruleset == nullptr) return;
  impl_->text = game_text;
  impl_->first_line = first_line;
  if (!split_lines(game_text, first_line, impl_->lines)) return;
  int looked_at = 0;
  for (std::size_t first = 0; first < verdict.findings.size() && looked_at < max_lines;) {
    const std::uint32_t number = verdict.findings[first].span.line;
    std::vector<Finding*> errors;
    for (; first < verdict.findings.size() && verdict.findings[first].span.line == number; ++first) {
      if (verdict.findings[first].severity == Severity::error) errors.push_back(&verdict.findings[first]);
    }
    const auto at = std::lower_bound(impl_->lines.begin(), impl_->lines.end(), number,
                                     [](const RawLine& line, std::uint32_t wanted) { return line.number < wanted; });
    if (errors.empty() || at == impl_->lines.end() || at->number != number || at->flaw != Flaw::none ||
        is_late(*errors.front())) {
      continue;
    };
    ++looked_at;
    impl_->repair_line(static_cast<std::size_t>(at - impl_->lines.begin()), verdict, errors);
  }
}

std::size_t Repairer::lines_judged() const { return impl_->work + impl_->work_before; }

void Repairer::Impl::repair_line(std::size_t at, Verdict& verdict, std::vector<Finding*> errors) {
  work_before += at;
  (void)before.judge_until(text, first_line, lines[at].number - 1);
  const Scene scene = before.scene();
  if (scene.ruleset == nullptr || scene.players.empty()) return;
  const std::vector<const Finding*> seen(errors.begin(), errors.end());
  const bool is_of_game = form_of(lines[at], *scene.words).form >= first_game_form;
  const BrokenLine line{lines, at, seen, scene.players, scene.position->laps.due(), is_of_game};
  const int left = verdict.errors - static_cast<int>(errors.size());
  std::set<std::string> tried;
  std::optional<Repair> found;
  Position behind;
  int trials = 0;
  for (const Repair& repair : candidates(line)) {
    if (++trials > max_trials || work > max_work) return;
    if (!tried.insert(std::to_string(static_cast<int>(repair.kind)) + repair.text + std::to_string(repair.other))
             .second)
      continue;
    if (!fits_line(repair, at)) continue;
    const Position* const fitting = line_judge.scene().position;
    const bool says_the_same = found && found->kind == Repair::Kind::change && repair.kind == found->kind &&
                               lines[at].has_colon() && scene.ruleset->same(behind, *fitting);
    if (!says_the_same && !fits_game(repair, at, left)) continue;
    if (found && !says_the_same) return;
    found = repair;
    if (repair.kind == Repair::Kind::change) behind = *fitting;
  }
  if (!found) return;
  Finding& first = *errors.front();
  if (!says_so(first, *found)) first.help.push_back(help_of(*found, lines, at));
  first.fix = edits_of(*found, lines, at);
}

std::vector<Repair> Repairer::Impl::candidates(const BrokenLine& line) const {
  std::vector<Repair> all = frame_repairs(line);
  const RawLine& raw = line.lines[line.at];
  const Scene scene = before.scene();
  const LineForm form = form_of(raw, *scene.words);
  const bool is_player = form.form == LineForm::player;
  if (!is_player && form.form < first_game_form) return all;
  LineText read;
  read.line = raw.number;
  read.text = raw.text;
  read.body = form.rest;
  if (const std::size_t arrow = read.body.find("=>"); arrow != std::string_view::npos)
    read.body = trimmed(read.body.substr(0, arrow));
  read.form = is_player ? -1 : form.form - first_game_form;
  read.seat = is_player ? std::max(find_player(scene.players, form.first).seat, 0) : -1;
  read.words = scene.words;
  read.players = scene.players;
  if (read.body.empty()) return all;
  const auto begin = static_cast<std::size_t>(read.body.data() - raw.text.data());
  const std::string head(raw.text.substr(0, begin));
  const std::string tail(raw.text.substr(begin + read.body.size()));
  scene.ruleset->repairs(*scene.position, read, [&](std::string_view body) {
    all.push_back({Repair::Kind::change, head + std::string(body) + tail});
  });
  return all;
}

/// Whether the line has no error then.
bool Repairer::Impl::fits_line(const Repair& repair, std::size_t at) {
  std::string next;
  switch (repair.kind) {
    case Repair::Kind::change: next = repair.text; break;
    case Repair::Kind::left_out: next = repair.text + "\n" + std::string(lines[at].text); break;
    case Repair::Kind::twice: return true;
    case Repair::Kind::swap:
      if (repair.other < at) return true;
      next = std::string(lines[repair.other].text) + "\n" + std::string(lines[at].text);
      break;
  }
  ++work;
  return line_judge.play_on(before.scene(), next + "\n", lines[at].number).errors == 0;
}

std::string Repairer::Impl::applied(const Repair& repair, std::size_t at) const {
  std::string out;
  out.reserve(text.size() + repair.text.size() + 1);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    std::string_view kept = lines[line].whole;
    if (line == at && repair.kind == Repair::Kind::twice) continue;
    if (line == at && repair.kind == Repair::Kind::change) kept = repair.text;
    if (line == at && repair.kind == Repair::Kind::left_out) out.append(repair.text).append("\n");
    if (repair.kind == Repair::Kind::swap && line == at) kept = lines[repair.other].text;
    if (repair.kind == Repair::Kind::swap && line == repair.other) kept = lines[at].text;
    out.append(kept).append("\n");
  }
  return out;
}

/// Whether the game has no more errors than it should, and none on the lines repaired.
bool Repairer::Impl::fits_game(const Repair& repair, std::size_t at, int errors_left) {
  work += lines.size();
  const Verdict& verdict = game_judge.judge(applied(repair, at), 1);
  if (verdict.judgement == Judgement::unreadable || verdict.errors > errors_left) return false;
  if (repair.kind == Repair::Kind::twice) return true;
  const std::size_t other = repair.kind == Repair::Kind::swap       ? repair.other
                            : repair.kind == Repair::Kind::left_out ? at + 1
                                                                    : at;
  return std::none_of(verdict.findings.begin(), verdict.findings.end(), [&](const Finding& finding) {
    const std::size_t line = finding.span.line - 1U;
    return finding.severity == Severity::error && (line == at || line == other);
  });
}

}  // namespace dogeref::referee
