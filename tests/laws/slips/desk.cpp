#include "laws/slips/desk.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "laws/house.h"
#include "laws/slips/likes.h"
#include "referee/game/code_name.h"

namespace dogeref::laws::slips {
namespace {

using findings::Edit;
using findings::Finding;
using findings::Severity;
using referee::Verdict;

/// The record taken to the letter: judged up to its first error, nothing is read otherwise than it stands.
referee::JudgeOptions to_the_letter() {
  referee::JudgeOptions options;
  options.on_illegal = referee::OnIllegal::stop;
  options.readings = 1;
  return options;
}

Texts split_lines(const std::string& text) {
  Texts lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// The text with the edits made, the last ones first; lines left empty are gone.
std::string with_edits(const std::string& text, std::vector<Edit> edits) {
  Texts lines = split_lines(text);
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
    return a.span.line != b.span.line ? a.span.line > b.span.line : a.span.begin > b.span.begin;
  });
  for (const Edit& edit : edits) {
    std::string& line = lines[edit.span.line - 1];
    line.replace(edit.span.begin, edit.span.end - edit.span.begin, edit.replacement);
  }
  std::string out;
  for (const std::string& line : lines) {
    if (!line.empty()) out.append(line).append("\n");
  }
  return out;
}

/// What is proposed first; where several lines are wrong, all that is proposed for so many.
std::vector<Edit> proposed(const Verdict& verdict, int most) {
  std::vector<Edit> edits;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != Severity::error || finding.fix.empty() || most-- <= 0) continue;
    edits.insert(edits.end(), finding.fix.begin(), finding.fix.end());
  }
  return edits;
}

bool names(const Finding& finding, const Slip& slip) {
  const auto is_of_it = [&slip](std::uint32_t line) { return line >= slip.first_line() && line <= slip.last_line(); };
  return is_of_it(finding.span.line) || std::any_of(finding.related.begin(), finding.related.end(),
                                                    [&](const auto& related) { return is_of_it(related.line); });
}

/// What differs of two records, at one place.
std::string difference(const std::string& from, const std::string& to) {
  const Texts old_lines = split_lines(from);
  const Texts new_lines = split_lines(to);
  const std::size_t shorter = std::min(old_lines.size(), new_lines.size());
  std::size_t head = 0;
  while (head < shorter && old_lines[head] == new_lines[head]) ++head;
  std::size_t tail = 0;
  while (tail < shorter - head && old_lines[old_lines.size() - 1 - tail] == new_lines[new_lines.size() - 1 - tail])
    ++tail;
  const auto part = [head, tail](const Texts& lines) {
    std::string told;
    for (std::size_t at = head; at + tail < lines.size(); ++at)
      told.append(told.empty() ? "" : " | ").append(lines[at]);
    return told;
  };
  return part(old_lines) + "  ->  " + part(new_lines);
}

}  // namespace

Made meant(const Legal& game, Slip slip) {
  Made made;
  made.game = game.lines()[0].text.substr(6);
  made.text = slip.text(game);
  made.truth = slip.truth(game);
  made.good.push_back(made.truth);
  for (const Texts& lines : slip.as_good) made.good.push_back(slip.with(game, lines));
  made.is_legal = Legal::is_legal(made.truth, game.options());
  made.slip = std::move(slip);
  return made;
}

void save_log(std::string_view game, const std::string& name, const std::string& comment, const std::string& text) {
  const char* const asked = std::getenv("DOGEREF_SLIP_SAVE");
  if (asked == nullptr) return;
  const std::filesystem::path folder = std::filesystem::path(asked) / game;
  std::filesystem::create_directories(folder);
  std::ofstream(folder / (name + ".log")) << "# " << comment << '\n' << text;
}

Desk::Desk()
    : judge_(shelf(), {}), literal_(shelf(), to_the_letter()), repairer_(shelf(), {}), formatter_(shelf(), {}) {}

bool Desk::has_error(const std::string& text) { return literal_.judge(text, 1).errors > 0; }

std::string Desk::told(const Verdict& verdict) {
  std::string told;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != Severity::error) continue;
    told.append(told.empty() ? "" : ", ").append(std::to_string(finding.span.line)).append(" ");
    told += code_name(verdict, finding.code);
  }
  return told.empty() ? "nothing" : told;
}

std::string Desk::formatted(const Made& made, const std::string& text) {
  std::string out;
  for (std::string line : split_lines(formatter_.format(text, 1).text)) {
    line.resize(std::min(line.find('#'), line.size()));
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty()) out.append(line).append("\n");
  }
  return with_first_likes(made.game, out);
}

Read Desk::read(const Made& made, const Kind& kind) {
  Read read;
  const Verdict verdict = judge_.judge(made.text, 1);
  read.findings = verdict.errors;
  read.lines = static_cast<int>(std::count(made.text.begin(), made.text.end(), '\n'));
  read.judged = read.lines + static_cast<int>(judge_.lines_judged());
  const bool oddity = kind.nature == Nature::oddity;
  read.is_counted = oddity || verdict.errors > 0 || has_error(made.text);
  if (!read.is_counted) return read;
  read.is_one = oddity ? verdict.errors == 0 : verdict.errors > 0 && verdict.errors <= kind.most;
  const auto& found = verdict.findings;
  read.is_placed = oddity || std::any_of(found.begin(), found.end(), [&](const Finding& finding) {
                     return finding.severity == Severity::error && names(finding, made.slip);
                   });
  read.has_standings = laws::told(verdict.standings) == laws::told(judge_.judge(made.truth, 1).standings);
  read.told =
      std::to_string(made.slip.first_line()) + " <> " + told(verdict) + ":  " + difference(made.truth, made.text);
  if (oddity) read.is_right = true;
  if (!oddity) propose(made, kind, verdict, read);
  return read;
}

void Desk::propose(const Made& made, const Kind& kind, const Verdict& verdict, Read& read) {
  Verdict repaired = verdict;
  repairer_.repair(made.text, 1, repaired);
  const std::vector<Edit> edits = proposed(repaired, kind.most);
  if (edits.empty()) return;
  const std::string text = with_edits(made.text, edits);
  read.proposal = difference(made.text, text);
  read.is_right = std::any_of(made.good.begin(), made.good.end(), [&](const std::string& good) {
    return text == good || formatted(made, text) == formatted(made, good);
  });
}

}  // namespace dogeref::laws::slips
