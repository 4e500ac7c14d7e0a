#include "render/summary.h"

#include <algorithm>
#include <array>
#include <vector>

#include "referee/game.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using findings::number;
using findings::words;
using referee::Judgement;
using referee::Standing;
using referee::Verdict;

constexpr std::string_view indent = "  ";

std::string_view judgement_key(Judgement judgement) {
  constexpr std::array<std::string_view, 4> keys = {"verdict.legal", "verdict.illegal", "verdict.unfinished",
                                                    "verdict.unreadable"};
  return keys[static_cast<std::size_t>(judgement)];
}

Ink judgement_ink(Judgement judgement) {
  if (judgement == Judgement::legal) return Ink::green;
  return judgement == Judgement::unfinished ? Ink::yellow : Ink::red;
}

/// "game over in round 7 (galley complete, line 143)"
std::string ending(const Verdict& verdict, const Wording& wording) {
  if (!verdict.end) return wording.phrase("summary.not-over", {{"round", {number(verdict.round)}}});
  const auto reason = findings::phrase("reason." + std::string(verdict.end->reason));
  return wording.phrase("summary.game-over", {{"round", {number(verdict.end->round)}},
                                              {"reason", {reason}},
                                              {"line", {number(verdict.end->line)}}});
}

std::string counts(const Verdict& verdict, const Wording& wording) {
  std::string out;
  if (verdict.errors > 0) out += ", " + wording.count(verdict.errors, "errors");
  if (verdict.warnings > 0) out += ", " + wording.count(verdict.warnings, "warnings");
  if (verdict.judgement == Judgement::unreadable) return out;
  out += ", " + wording.count(verdict.actions, "actions");
  // After an error a draw is as it was written, so that the figure would say little.
  if (verdict.draws > 0 && verdict.judgement != Judgement::illegal) {
    out += ", " + wording.phrase("summary.draws", {{"recorded", {number(verdict.draws_recorded)}},
                                                   {"total", {number(verdict.draws)}}});
  }
  return out + "; " + ending(verdict, wording);
}

void append_first_line(const Page& page, const Wording& wording, const Paint& paint, std::string& out) {
  const Verdict& verdict = page.verdict;
  std::string name = text::escaped(page.file);
  if (page.number > 1) name += ':' + std::to_string(verdict.line);
  paint.add(out, Ink::bold, name + ':');
  out += ' ';
  paint.add(out, judgement_ink(verdict.judgement), wording.phrase(judgement_key(verdict.judgement)));
  out += text::escaped(counts(verdict, wording)) + '\n';
}

/// A column of the table: its cells, and the digits its numbers are set to.
using Cells = std::vector<std::string>;

std::size_t leading_digits(std::string_view cell) {
  const std::size_t end = cell.find_first_not_of("-0123456789");
  return end == std::string_view::npos ? cell.size() : end;
}

/// Numbers at the beginning of cells stand one below the other.
void align_numbers(Cells& cells) {
  std::size_t digits = 0;
  for (const std::string& cell : cells) digits = std::max(digits, leading_digits(cell));
  for (std::string& cell : cells) {
    const std::size_t has = leading_digits(cell);
    if (has > 0) cell.insert(0, digits - has, ' ');
  }
}

void pad(Cells& cells, std::size_t gap) {
  std::size_t widest = 0;
  for (const std::string& cell : cells) widest = std::max(widest, text::width(cell));
  for (std::string& cell : cells) cell.append(widest + gap - text::width(cell), ' ');
}

/// "54 vp", "barrier 7", "no barrier": phrase `column.NAME` (`.none` without a value), else the counted word.
std::string cell(const std::string& name, const std::optional<std::int32_t>& value, const Wording& wording) {
  const std::string key = "column." + name;
  if (!value) return wording.find(key + ".none") != nullptr ? wording.phrase(key + ".none") : std::string("-");
  if (wording.find(key) != nullptr) return wording.phrase(key, {{"n", {number(*value)}}});
  return wording.count(*value, name);
}

/// What parts a player from the next below.
std::string decided(const Verdict& verdict, std::size_t place, const Wording& wording) {
  const Standing& standing = verdict.standings[place];
  if (place + 1 == verdict.standings.size()) return {};
  const Standing& next = verdict.standings[place + 1];
  const findings::Argument player{"player", {findings::seat(next.seat)}};
  if (next.rank == standing.rank) return wording.phrase("summary.level", {player}, verdict.players);
  const auto criterion = words(wording.criterion(standing.decided_by));
  return wording.phrase("summary.ahead", {player, {"criterion", {criterion}}}, verdict.players);
}

Cells name_cells(const Verdict& verdict) {
  Cells cells;
  for (const Standing& standing : verdict.standings) {
    const auto seat = static_cast<std::size_t>(standing.seat);
    const std::string name = seat < verdict.players.size() ? text::escaped(verdict.players[seat]) : std::string("?");
    cells.push_back(std::to_string(standing.rank) + ". " + name);
  }
  return cells;
}

Cells value_cells(const Verdict& verdict, std::size_t column, const std::string& name, const Wording& wording) {
  Cells cells;
  for (const Standing& standing : verdict.standings) {
    cells.push_back(column < standing.values.size() ? cell(name, standing.values[column], wording) : std::string());
  }
  align_numbers(cells);
  return cells;
}

void append_standings(const Verdict& verdict, const Wording& wording, std::string& out) {
  if (verdict.standings.empty() || verdict.ruleset == nullptr) return;
  std::vector<std::string> rows = name_cells(verdict);
  pad(rows, 2);
  const std::vector<referee::Column>& columns = verdict.ruleset->vocabulary().columns;
  std::size_t last_gap = 0;
  for (std::size_t column = 0; column < columns.size(); ++column) {
    if (!columns[column].shown) continue;
    Cells cells = value_cells(verdict, column, columns[column].name, wording);
    pad(cells, 3);
    for (std::size_t row = 0; row < rows.size(); ++row) rows[row] += cells[row];
    last_gap = 1;
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    std::string line = std::string(indent) + rows[row] + std::string(last_gap, ' ');
    line += text::escaped(decided(verdict, row, wording));
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
}

void append_rulings(const Verdict& verdict, const Wording& wording, std::string& out) {
  for (const referee::Correction& ruling : verdict.rulings) {
    findings::Argument change{"change", {}};
    for (const auto& [track, amount] : ruling.change) change.terms.push_back(words(wording.change(amount, track)));
    const std::string_view key = ruling.reason.empty() ? "summary.ruling" : "summary.ruling.reason";
    std::string line = wording.phrase(wording.find(key) != nullptr ? key : "summary.ruling",
                                      {{"line", {number(ruling.line)}},
                                       {"player", {findings::seat(ruling.seat)}},
                                       change,
                                       {"reason", {words(ruling.reason)}}},
                                      verdict.players);
    out.append(indent).append(text::escaped(line)).append("\n");
  }
}

void append_interpretations(const Verdict& verdict, const Wording& wording, std::string& out) {
  for (const referee::Interpretation& interpretation : verdict.interpretations) {
    const std::string line = wording.phrase("summary.interpretation", {{"line", {number(interpretation.line)}},
                                                                       {"key", {words(interpretation.key)}},
                                                                       {"value", {words(interpretation.value)}}});
    out.append(indent).append(text::escaped(line)).append("\n");
  }
}

}  // namespace

void append_summary(const Page& page, const Wording& wording, const Paint& paint, std::string& out) {
  append_first_line(page, wording, paint, out);
  append_standings(page.verdict, wording, out);
  append_rulings(page.verdict, wording, out);
  append_interpretations(page.verdict, wording, out);
}

}  // namespace dogeref::render
