// A score sheet: header and result, and nothing of what lay between. Rules page, its end.

#include <algorithm>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/judge/claim_parts.h"
#include "referee/judge/claims.h"
#include "referee/judge/judge_state.h"
#include "referee/record/record.h"
#include "referee/record/undo.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Report;

namespace {

/// `wrong-result`, told by a sentence of its own.
void report_sheet(const LineText& line, findings::Term told, int seat, Report& report) {
  Finding finding = claim_fault(FrameCode::wrong_result, line, trimmed(line.body), -1);
  finding.seat = static_cast<std::int8_t>(seat);
  finding.arguments.push_back({"instead", {std::move(told)}});
  report.add(std::move(finding));
}

/// One player's number that no game comes to; the first is told.
bool report_outside(const LineText& line, const Ruleset& ruleset, std::span<const ClaimedPlace> places,
                    Report& report) {
  const auto bounds = ruleset.score_bounds(static_cast<int>(places.size()));
  if (!bounds) return false;
  for (const ClaimedPlace& place : places) {
    if (place.score >= bounds->first && place.score <= bounds->second) continue;
    report_sheet(line,
                 findings::phrase("result.outside", {{"player", {findings::seat(place.seat)}},
                                                     {"claimed", {findings::number(place.score)}},
                                                     {"low", {findings::number(bounds->first)}},
                                                     {"high", {findings::number(bounds->second)}}}),
                 place.seat, report);
    return true;
  }
  return false;
}

/// Whether each number is lower than the one before, or the same: of those who share a rank.
bool in_order(std::span<const ClaimedPlace> places) {
  for (std::size_t at = 1; at < places.size(); ++at) {
    const bool same = places[at].score == places[at - 1].score;
    if (places[at].shares ? !same : places[at].score > places[at - 1].score) return false;
  }
  return true;
}

}  // namespace

void judge_declared(const LineText& line, const Ruleset& ruleset, std::vector<ClaimedPlace>& places, Report& report) {
  Report unheard(Report::Mode::trial);
  const bool is_read = read_places(line, ruleset.vocabulary(), places, unheard);
  const bool is_whole = places.size() == line.players.size() &&
                        std::all_of(places.begin(), places.end(), [](const auto& place) { return place.has_score; });
  if (!is_read || !is_whole) return places.clear();
  if (report_outside(line, ruleset, places, report) || in_order(places)) return;
  report_sheet(line, findings::phrase("result.order"), -1, report);
}

std::vector<Standing> declared_standings(std::span<const ClaimedPlace> places, const Ruleset& ruleset) {
  const std::vector<Column>& columns = ruleset.vocabulary().columns;
  std::vector<Standing> standings;
  for (const ClaimedPlace& place : places) {
    Standing standing;
    standing.seat = place.seat;
    standing.rank = place.shares ? standings.back().rank : static_cast<int>(standings.size()) + 1;
    standing.values.resize(columns.size());
    standing.values[0] = place.score;
    standing.proven = false;
    if (!standings.empty() && standings.back().values[0] != standing.values[0])
      standings.back().decided_by = columns[0].name;
    standings.push_back(std::move(standing));
  }
  return standings;
}

bool JudgeState::is_score_sheet(bool whole) const {
  if (!whole || lines.size() != header_lines + 1 || lines.back().flaw != Flaw::none) return false;
  return form_of(lines.back(), *now.words).form == result_form;
}

void JudgeState::judge_sheet(const RawLine& raw) {
  const LineForm form = form_of(raw, *now.words);
  begin_again(raw, form);
  judge_declared(now, *ruleset, sheet, report);
  if (sheet.empty()) return judge_body();
  if (!form.time.empty()) report_time(form);
  verdict.end = Ending{"score-sheet", raw.number, 0};
  outcome.take(report, rulings, raw.number);
  last_line = raw.number;
}

}  // namespace dogeref::referee
