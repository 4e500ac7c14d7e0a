#include "referee/record/turns.h"

#include <utility>

#include "referee/game/codes.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Report;

char folded(char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : byte; }

/// The next byte that counts, whatever spacing and case; 0 at the end.
char next_byte(std::string_view text, std::size_t& at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  return at < text.size() ? folded(text[at++]) : '\0';
}

Finding turn_fault(FrameCode which, const LineText& line, int due) {
  Finding finding;
  finding.code = code(which);
  finding.seat = static_cast<std::int8_t>(line.seat);
  finding.span = line.span(line.name);
  finding.arguments.push_back({"player", {findings::seat(line.seat)}});
  if (which == FrameCode::not_your_turn) {
    finding.arguments.push_back({"due", {due < 0 ? findings::phrase("due.nobody") : findings::seat(due)}});
  }
  return finding;
}

}  // namespace

bool same_line(std::string_view one, std::string_view other) {
  // Nearly always the last bytes tell two lines of a player apart.
  const auto ends = [](std::string_view text) { return text.empty() ? '\0' : folded(text.back()); };
  const auto counts = [](char byte) { return byte != ' ' && byte != '\t' && byte != '\0'; };
  if (counts(ends(one)) && counts(ends(other)) && ends(one) != ends(other)) return false;
  std::size_t here = 0;
  std::size_t there = 0;
  while (true) {
    const char byte = next_byte(one, here);
    if (byte != next_byte(other, there)) return false;
    if (byte == '\0') return true;
  }
}

Taken take_other_turn(Position& position, const LineText& line, const LastGameLine& last, Report& report) {
  Laps& laps = position.laps;
  Claim claim = laps.claim(line.seat);
  if (claim == Claim::due && laps.count == 1) return laps.spend(line.seat, claim), Taken::turn;
  if (claim != Claim::due && same_line(line.text, last.text)) {
    const auto which = claim == Claim::no_token ? FrameCode::no_tokens_left : FrameCode::not_your_turn;
    Finding finding = turn_fault(which, line, laps.due());
    finding.help.push_back({"repeats", {{"line", {findings::number(last.number)}}}});
    report.add(std::move(finding));
    return Taken::written_twice;
  }
  claim = laps.settle(line.seat);
  const int due = laps.due();
  if (claim == Claim::no_token) {
    report.add(turn_fault(FrameCode::no_tokens_left, line, due));
    return Taken::out_of_turn;
  }
  if (claim != Claim::out_of_turn) {
    laps.spend(line.seat, claim);
    return claim == Claim::open_token ? Taken::open_token : Taken::turn;
  }
  Finding finding = turn_fault(FrameCode::not_your_turn, line, due);
  laps.spend(line.seat, claim);
  report.add(std::move(finding));
  return Taken::out_of_turn;
}

void mark_unseen(const Ruleset& ruleset, Position& position, const LineText& line, Report& report) {
  Finding finding;
  finding.code = code(FrameCode::unrecorded);
  finding.severity = findings::Severity::warning;
  finding.seat = static_cast<std::int8_t>(line.seat);
  finding.span = line.span(line.body);
  finding.arguments.push_back({"player", {findings::seat(line.seat)}});
  report.add(std::move(finding));
  ruleset.unseen(position, line, report);
}

}  // namespace dogeref::referee
