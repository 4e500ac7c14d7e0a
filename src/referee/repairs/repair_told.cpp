#include "referee/repairs/repair_told.h"

#include <algorithm>
#include <utility>

#include "referee/game/codes.h"

namespace dogeref::referee {

using findings::Edit;
using findings::Finding;

namespace {

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
std::vector<Edit> edits_of(const Repair& repair, std::span<const RawLine> lines) {
  const RawLine& line = lines[repair.at];
  switch (repair.kind) {
    case Repair::Kind::parted:
    case Repair::Kind::change: return {shortest_edit(line, repair.text)};
    case Repair::Kind::left_out: return {{{line.number, 0, 0}, repair.text + "\n"}};
    case Repair::Kind::twice: return {whole_line(line, "")};
    case Repair::Kind::remark:
    case Repair::Kind::undone: return {whole_line(line, repair.text)};
    case Repair::Kind::restored: return {whole_line(repair.undo, repair.text)};
    case Repair::Kind::supposed:
    case Repair::Kind::unwritten:
    case Repair::Kind::lost: return {};
    case Repair::Kind::moved:
      return {{{line.number, 0, 0}, std::string(lines[repair.other].text) + "\n"}, whole_line(lines[repair.other], "")};
    case Repair::Kind::joined: return {whole_line(line, repair.text), whole_line(lines[repair.other], "")};
    case Repair::Kind::swap: break;
  }
  const RawLine& other = lines[repair.other];
  std::vector<Edit> edits = {whole_line(line, other.text), whole_line(other, line.text)};
  if (other.number < line.number) std::swap(edits[0], edits[1]);
  return edits;
}

/// `at`: the line of the finding that the help stands below.
findings::Help help_of(const Repair& repair, std::span<const RawLine> lines, std::uint32_t at) {
  const findings::Argument line{"line", {findings::number(lines[repair.at].number)}};
  switch (repair.kind) {
    case Repair::Kind::remark:
    case Repair::Kind::undone:
    case Repair::Kind::change:
      if (lines[repair.at].number != at) return {"meant-in", {line, {"text", {findings::words(repair.text)}}}};
      return {"meant", {{"line", {findings::words(repair.text)}}}};
    case Repair::Kind::left_out:
      if (repair.seat < 0) return {"missing-line", {line, {"text", {findings::words(repair.text)}}}};
      return {"left-out", {{"player", {findings::seat(repair.seat)}}}};
    case Repair::Kind::twice:
      if (repair.other == repair.at) return {"superfluous", {line}};
      return {"twice", {{"line", {findings::number(lines[repair.other].number)}}}};
    case Repair::Kind::joined:
      return {
          "joined",
          {line, {"other", {findings::number(lines[repair.other].number)}}, {"text", {findings::words(repair.text)}}}};
    case Repair::Kind::restored: {
      const findings::Argument undo{"line", {findings::number(repair.undo.number)}};
      if (repair.text.empty()) return {"restored", {undo}};
      return {"meant-in", {undo, {"text", {findings::words(repair.text)}}}};
    }
    case Repair::Kind::unwritten: return {"unwritten", {{"player", {findings::seat(repair.seat)}}}};
    case Repair::Kind::supposed:
    case Repair::Kind::lost: return {"lost", {line}};
    case Repair::Kind::parted: {
      const std::size_t feed = repair.text.find('\n');
      return {"parted",
              {{"first", {findings::words(repair.text.substr(0, feed))}},
               {"second", {findings::words(repair.text.substr(feed + 1))}}}};
    }
    case Repair::Kind::moved: return {"moved", {line, {"other", {findings::number(lines[repair.other].number)}}}};
    case Repair::Kind::swap: break;
  }
  const auto [first, second] = std::minmax(lines[repair.at].number, lines[repair.other].number);
  return {"swapped", {{"line", {findings::number(first)}}, {"other", {findings::number(second)}}}};
}

/// What the finding says already need not be said again.
bool says_so(const Finding& finding, const Repair& repair) {
  const auto has = [&](std::string_view key) {
    return std::any_of(finding.help.begin(), finding.help.end(),
                       [key](const findings::Help& help) { return help.key == key; });
  };
  return repair.kind == Repair::Kind::twice && has("repeats");
}

}  // namespace

void explain(Finding& finding, const Repair& repair, std::span<const RawLine> lines) {
  if (!says_so(finding, repair)) finding.help.push_back(help_of(repair, lines, finding.span.line));
  finding.fix = edits_of(repair, lines);
}

bool is_late_header(const Finding& finding) { return finding.code == code(FrameCode::late_header); }

ReadingChange change_of(const Repair& repair, std::span<const RawLine> lines) {
  using Kind = ReadingChange::Kind;
  const std::uint32_t line = lines[repair.at].number;
  switch (repair.kind) {
    case Repair::Kind::left_out: return {line, Kind::added, repair.text};
    case Repair::Kind::remark:
    case Repair::Kind::twice: return {line, Kind::left_out};
    case Repair::Kind::swap: return {line, Kind::swapped, {}, lines[repair.other].number};
    case Repair::Kind::moved: return {line, Kind::moved, {}, lines[repair.other].number};
    case Repair::Kind::restored:
      if (repair.text.empty()) return {repair.undo.number, Kind::left_out};
      return {repair.undo.number, Kind::changed, repair.text};
    case Repair::Kind::supposed:
    case Repair::Kind::unwritten:
    case Repair::Kind::lost: return {line, Kind::unknown};
    default: return {line, Kind::changed, repair.text};
  }
}

}  // namespace dogeref::referee
