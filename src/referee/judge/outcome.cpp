#include "referee/judge/outcome.h"
#include "referee/game/code_name.h"

#include <algorithm>
#include <string>
#include <utility>

#include "referee/game/codes.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Report;
using findings::Severity;

void Outcome::start(const Ruleset* ruleset) {
  ruleset_ = ruleset;
  verdict_.ruleset = ruleset;
  state_ = State{};
}

bool Outcome::take(Report& report, Rulings& rulings, std::uint32_t line) {
  bool errors = false;
  bool explained = false;
  for (Finding& finding : report.findings()) {
    if (is_ignored(finding.code)) continue;
    locate(finding, line);
    if (finding.severity == Severity::error && rulings.allows(finding)) {
      finding.severity = Severity::allowed;
    }
    errors = errors || finding.severity == Severity::error;
    if (finding.severity == Severity::error && !explained && finding.seat >= 0) {
      explain_state(finding);
      explained = true;
    }
    keep(std::move(finding));
  }
  if (ruleset_ != nullptr) {
    for (std::size_t at = verdict_.interpretations.size(); at < report.mattered().size(); ++at) {
      const findings::Mattered& mattered = report.mattered()[at];
      verdict_.interpretations.push_back({mattered.key, ruleset_->interpretation(mattered.key), mattered.line});
    }
  }
  report.clear_findings();
  report.want_details_of(options_.want_details && places_left() > 0 ? Report::every : 0);
  return errors;
}

/// In which round and action it was found, and whose line it is.
void Outcome::locate(Finding& finding, std::uint32_t line) const {
  finding.round = state_.round;
  if (line == 0 || finding.span.line != line || state_.line_number != line) return;
  finding.number = static_cast<std::uint32_t>(verdict_.actions);
  if (finding.seat < 0) finding.seat = static_cast<std::int8_t>(state_.speaker);
}

bool Outcome::is_ignored(findings::Code code) const {
  if (options_.ignore.empty()) return false;
  const std::string_view name = code_name(verdict_, code);
  return std::find(options_.ignore.begin(), options_.ignore.end(), name) != options_.ignore.end();
}

void Outcome::explain_state(Finding& finding) {
  if (is_of_reading(finding.code) || finding.seat != state_.seat || ruleset_ == nullptr) return;
  if (finding.span.line != state_.line_number) return;
  const auto is_after = [](const findings::Help& help) { return help.key == "after"; };
  if (std::any_of(finding.help.begin(), finding.help.end(), is_after)) return;  // of a reading: it has been told
  findings::Help help{"after", {{"line", {findings::number(state_.line)}}, {"player", {findings::seat(state_.seat)}}}};
  findings::Argument tracks{"tracks", {}};
  const std::vector<std::string>& names = ruleset_->vocabulary().tracks;
  for (std::size_t track = 0; track < names.size(); ++track) {
    tracks.terms.push_back(findings::counted(state_.tracks[track], names[track]));
  }
  help.arguments.push_back(std::move(tracks));
  help.arguments.push_back({"tokens", {findings::counted(state_.laps.tokens(state_.seat), "tokens")}});
  const int due = state_.own_turn ? state_.seat : state_.laps.due();
  help.arguments.push_back({"due", {due < 0 ? findings::phrase("due.nobody") : findings::seat(due)}});
  finding.help.push_back(std::move(help));
}

void Outcome::keep(Finding finding) {
  if (finding.severity == Severity::error) ++verdict_.errors;
  if (finding.severity == Severity::warning) ++verdict_.warnings;
  if (places_left() == 0) {
    ++verdict_.left_out;
    return;
  }
  verdict_.findings.push_back(std::move(finding));
}

std::size_t Outcome::places_left() const {
  return static_cast<std::size_t>(std::max(0, options_.max_errors - static_cast<int>(verdict_.findings.size())));
}

void Outcome::tell_once(std::uint32_t line) {
  bool told = false;
  const auto is_surplus = [&](const Finding& finding) {
    return finding.span.line == line && finding.severity == Severity::error && std::exchange(told, true);
  };
  const auto kept = std::remove_if(verdict_.findings.begin(), verdict_.findings.end(), is_surplus);
  verdict_.errors -= static_cast<int>(verdict_.findings.end() - kept);
  verdict_.findings.erase(kept, verdict_.findings.end());
}

void Outcome::explain_line(std::uint32_t line, std::vector<findings::Help> help, std::vector<findings::Edit> fix,
                           bool is_certain) {
  const auto is_it = [line](const Finding& finding) {
    return finding.span.line == line && finding.severity == Severity::error;
  };
  const auto first = std::find_if(verdict_.findings.begin(), verdict_.findings.end(), is_it);
  if (first == verdict_.findings.end()) return;
  first->help.insert(first->help.end(), help.begin(), help.end());
  first->fix = std::move(fix);
  first->is_certain = is_certain;
}

void Outcome::sort() {
  std::stable_sort(verdict_.findings.begin(), verdict_.findings.end(),
                   [](const Finding& one, const Finding& other) { return one.span.line < other.span.line; });
}

void Outcome::finish() {
  sort();
  verdict_.judgement = verdict_.errors > 0 ? Judgement::illegal
                       : verdict_.end      ? Judgement::legal
                                           : Judgement::unfinished;
}

}  // namespace dogeref::referee
