#include "render/verdict/summary.h"

#include <string_view>

#include "render/verdict/standings.h"
#include "render/words/names.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using findings::number;
using findings::words;
using referee::Judgement;
using referee::Verdict;

constexpr std::string_view indent = "  ";

Ink judgement_ink(Judgement judgement) {
  if (judgement == Judgement::legal) return Ink::green;
  return judgement == Judgement::unfinished ? Ink::yellow : Ink::red;
}

/// "game over in round 7 (…, line 143)"; before the first round without a round.
void append_ending(const Verdict& verdict, const Wording& wording, std::string& out) {
  if (!verdict.end) {
    const std::string_view key = verdict.round > 0 ? "summary.not-over" : "summary.not-over.no-round";
    return wording.append_phrase(key, {{"round", std::to_string(verdict.round)}}, out);
  }
  const std::string reason = wording.phrase("reason." + std::string(verdict.end->reason));
  wording.append_phrase(
      verdict.end->round > 0 ? "summary.game-over" : "summary.game-over.no-round",
      {{"round", std::to_string(verdict.end->round)}, {"reason", reason}, {"line", std::to_string(verdict.end->line)}},
      out);
}

void append_counts(const Verdict& verdict, const Wording& wording, std::string& out) {
  if (verdict.errors > 0) out.append(", ").append(wording.count(verdict.errors, "errors"));
  if (verdict.warnings > 0) out.append(", ").append(wording.count(verdict.warnings, "warnings"));
  if (verdict.judgement == Judgement::unreadable) return;
  out.append(", ").append(wording.count(verdict.actions, "actions"));
  // After an error a draw is as it was written, so that the figure would say little.
  if (verdict.draws > 0 && verdict.judgement != Judgement::illegal) {
    out += ", ";
    wording.append_phrase(
        "summary.draws",
        {{"recorded", std::to_string(verdict.draws_recorded)}, {"total", std::to_string(verdict.draws)}}, out);
  }
  wording.append_phrase("summary.separator", {}, out);
  append_ending(verdict, wording, out);
}

void append_first_line(const Page& page, const Wording& wording, const Paint& paint, std::string& out) {
  const Verdict& verdict = page.verdict;
  std::string name = text::escaped(page.file);
  if (page.number > 1) name.append(":").append(std::to_string(verdict.line));
  paint.add(out, Ink::bold, name += ':');
  out += ' ';
  paint.add(out, judgement_ink(verdict.judgement), wording.phrase(phrase_of(verdict.judgement)));
  append_counts(verdict, wording, out);
  out += '\n';
}

/// "summary.ruling", of the end of a game "summary.ruling.end", each with ".reason" where one is given.
std::string ruling_key(const referee::Correction& ruling) {
  std::string key = ruling.seat < 0 ? "summary.ruling.end" : "summary.ruling";
  return ruling.reason.empty() ? key : key.append(".reason");
}

void append_rulings(const Verdict& verdict, const Wording& wording, std::string& out) {
  for (const referee::Correction& ruling : verdict.rulings) {
    findings::Argument change{"change", {}};
    for (const auto& [track, amount] : ruling.change) change.terms.push_back(words(wording.change(amount, track)));
    const std::string line = wording.phrase(ruling_key(ruling),
                                            {{"line", {number(ruling.line)}},
                                             {"player", {findings::seat(ruling.seat)}},
                                             change,
                                             {"reason", {words(ruling.reason)}}},
                                            verdict.players);
    out.append(indent).append(text::escaped(line)).append("\n");
  }
}

/// Those that a variant or an edition has changed, on one line: the usual ones decide something in every game, and JSON
/// has them all, with their lines.
void append_interpretations(const Page& page, const Wording& wording, std::string& out) {
  std::string list;
  for (const referee::Interpretation& interpretation : page.verdict.interpretations) {
    if (page.usual != nullptr && page.usual->interpretation(interpretation.key) == interpretation.value) continue;
    list.append(list.empty() ? "" : "; ").append(interpretation.key).append(" ").append(interpretation.value);
  }
  if (list.empty()) return;
  out += indent;
  wording.append_phrase("summary.interpretations", {{"list", text::escaped(list)}}, out);
  out += '\n';
}

/// Which lines the standings rest on as they were read, and not as they stand.
void append_readings(const Verdict& verdict, const Wording& wording, std::string& out) {
  std::string lines;
  std::uint32_t last = 0;
  int count = 0;
  for (const referee::ReadingChange& change : verdict.readings) {
    if (std::exchange(last, change.line) == change.line) continue;
    lines.append(lines.empty() ? "" : ", ").append(std::to_string(change.line));
    ++count;
  }
  if (count > 0) {
    out += indent;
    wording.append_phrase(count == 1 ? "summary.readings.one" : "summary.readings", {{"lines", lines}}, out);
    out += '\n';
  }
  if (!verdict.readings_end) return;
  out += indent;
  wording.append_phrase("summary.readings-end", {{"line", std::to_string(*verdict.readings_end)}}, out);
  out += '\n';
}

/// Of a game in which not everything is told: lines that the record does not prove.
void append_unverified(const Verdict& verdict, const Wording& wording, std::string& out) {
  if (verdict.unverified.value_or(0) == 0) return;
  out += indent;
  wording.append_phrase(*verdict.unverified == 1 ? "summary.unverified.one" : "summary.unverified",
                        {{"n", std::to_string(*verdict.unverified)}}, out);
  out += '\n';
}

}  // namespace

void append_summary(const Page& page, const Wording& wording, const Paint& paint, std::string& out) {
  append_first_line(page, wording, paint, out);
  append_standings(page.verdict, wording, out);
  append_rulings(page.verdict, wording, out);
  append_interpretations(page, wording, out);
  append_unverified(page.verdict, wording, out);
  append_readings(page.verdict, wording, out);
}

}  // namespace dogeref::render
