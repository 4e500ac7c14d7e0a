#include "referee/judge/header_readings.h"

#include <algorithm>
#include <span>
#include <utility>

#include "referee/game/categories.h"
#include "referee/record/names.h"
#include "referee/repairs/header_candidates.h"
#include "referee/repairs/repair_told.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Report;
using findings::Severity;

namespace {

constexpr int most_headers_tried = 500;  ///< of a line

// What is longer is left as it stands: each trial reads the whole record.
constexpr std::size_t most_header_record = 4096;
constexpr std::size_t most_header_bytes = 256 * 1024;
constexpr std::size_t most_line_bytes = 1000;
constexpr std::size_t least_header_work = 20'000;  ///< lines judged, however few the record has
constexpr std::size_t most_header_times = 40;      ///< that its lines are judged

/// Where a line of a text begins, and its bytes without the line's end.
std::pair<std::size_t, std::size_t> place_of(std::string_view text, std::uint32_t line) {
  std::size_t begin = 0;
  for (std::uint32_t number = 0; number < line && begin != std::string_view::npos; ++number) {
    begin = text.find('\n', begin);
    if (begin != std::string_view::npos) ++begin;
  }
  if (begin == std::string_view::npos) return {text.size(), 0};
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  return {begin, end - begin};
}

std::string_view line_of(std::string_view text, std::uint32_t line) {
  const auto [begin, size] = place_of(text, line);
  return text.substr(begin, size);
}

/// Whether a line of the header is one of the game's own.
bool is_of_set_up(const JudgeState& state, std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string_view key = state.shelf.header_key(state.verdict.game, folded_name(trimmed(line.substr(0, colon))));
  const auto& keys = state.ruleset->vocabulary().headers;
  return std::any_of(keys.begin(), keys.end(), [key](const HeaderKey& each) { return each.slot == key; });
}

}  // namespace

HeaderReadings::HeaderReadings(Shelf& shelf, const JudgeOptions& options)
    : state_(std::make_unique<JudgeState>(shelf, unheard(options))) {}

HeaderReadings::Outlook HeaderReadings::outlook(const std::string& text, std::uint32_t first_line, bool at_length) {
  Outlook outlook;
  state_->reset();
  state_->options.max_errors = 100;
  state_->report.want_details_of(at_length ? Report::every : 0);
  outlook.is_usable = state_->begin(text, first_line);
  work_ += state_->header_lines + 1;
  if (state_->header_lines > 0) outlook.last = state_->lines[state_->header_lines - 1].number;
  for (Finding& finding : state_->verdict.findings) {
    if (finding.severity == Severity::error) outlook.header.push_back(std::move(finding));
  }
  state_->verdict.findings.clear();
  state_->options.max_errors = 0;
  state_->report.want_details_of(0);
  if (!outlook.is_usable || (!at_length && !outlook.header.empty())) return outlook;
  work_ += state_->lines.size();
  state_->judge_lines();
  outlook.faulty = state_->faulty_lines;
  return outlook;
}

/// Tries what a line of the header may have been meant to say; `told` is the finding that comes of it.
void HeaderReadings::attempt(std::string_view text, std::uint32_t first_line, std::uint32_t line,
                             const std::vector<Repair>& repairs) {
  const auto [begin, size] = place_of(text, line - first_line);
  int trials = 0;
  for (const Repair& repair : repairs) {
    if (++trials > most_headers_tried || work_ > bound_) return;
    std::string changed(text.substr(0, begin));
    changed.append(repair.text).append(text.substr(begin + size));
    const Outlook then = outlook(changed, first_line, false);
    if (!then.is_usable || !then.header.empty() || then.faulty > recorded_) continue;
    const std::pair cost(then.faulty, repair.cost);
    if (best_ && cost > best_->cost) continue;
    const bool alone = !best_ || cost < best_->cost;
    best_ = Fitting{cost, alone, line, repair.text, std::move(changed)};
  }
}

std::optional<HeaderMeant> HeaderReadings::find(std::string_view text, std::uint32_t first_line) {
  if (text.size() > most_header_bytes) return std::nullopt;
  const Outlook now = outlook(std::string(text), first_line, true);
  if (!now.is_usable || now.header.empty() || state_->lines.size() > most_header_record) return std::nullopt;
  work_ = 0;
  bound_ = std::max(least_header_work, most_header_times * state_->lines.size());
  const Finding& first = now.header.front();
  const std::uint32_t behind = std::max(now.last, now.header.back().span.line) + 1;
  if (!first.fix.empty() || first.span.line < first_line) return std::nullopt;  // it is read as it was meant already
  recorded_ = now.faulty;
  best_.reset();
  const std::vector<PlayerName> players = state_->players;
  const std::string_view at_fault = line_of(text, first.span.line - first_line);
  if (at_fault.size() > most_line_bytes) return std::nullopt;
  attempt(text, first_line, first.span.line, header_repairs(text, at_fault, first, players));
  for (std::uint32_t line = first_line; line < behind && work_ <= bound_; ++line) {
    ++work_;
    if (line == first.span.line || line_of(text, line - first_line).size() > most_line_bytes) continue;
    attempt(text, first_line, line, header_repairs_for(line_of(text, line - first_line), at_fault, first));
  }
  if (!best_ || (!best_->is_alone && best_->cost.first == recorded_)) return std::nullopt;
  HeaderMeant meant{std::move(best_->record), {first}, {{best_->line, ReadingChange::Kind::changed, best_->text}}};
  Finding& told = meant.findings.front();
  RawLine raw;
  raw.number = best_->line;
  raw.text = raw.whole = line_of(text, best_->line - first_line);
  if (best_->is_alone) explain(told, {Repair::Kind::change, best_->text}, std::span(&raw, 1));
  if (best_->line != told.span.line) told.related.push_back({best_->line, true});
  return meant;
}

std::optional<LineMeant> HeaderReadings::propose(std::string_view text, std::uint32_t first_line) {
  if (text.size() > most_header_bytes) return std::nullopt;
  work_ = 0;
  const Outlook now = outlook(std::string(text), first_line, false);
  if (!now.is_usable || now.faulty != 1 || state_->lines.size() > most_header_record) return std::nullopt;
  bound_ = std::max(least_header_work, most_header_times * state_->lines.size());
  recorded_ = 0;
  best_.reset();
  const std::vector<PlayerName> players = state_->players;
  const Finding nothing = {};
  for (std::uint32_t line = first_line; line <= now.last && work_ <= bound_; ++line) {
    const std::string_view written = line_of(text, line - first_line);
    if (written.size() <= most_line_bytes && is_of_set_up(*state_, written))
      attempt(text, first_line, line, header_repairs(text, written, nothing, players));
  }
  const bool is_small = best_ && best_->cost.second <= repair_costs::word;
  if (!is_small || !best_->is_alone || work_ > bound_) return std::nullopt;
  return LineMeant{best_->line, line_of(text, best_->line - first_line), std::move(best_->text)};
}

}  // namespace dogeref::referee
