// The players whom a header names.

#include "referee/record/header.h"

#include <algorithm>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/faults.h"
#include "referee/record/flaws.h"
#include "referee/record/header_faults.h"
#include "referee/record/names.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Report;

constexpr std::size_t max_name_code_points = 128;

struct PlayersField {
  const Ruleset& ruleset;
  const rules::Words& words;
  const RawLine& line;
  Report& report;
};

void report_bad_name(const PlayersField& sheet, std::string_view name, std::string_view why) {
  Finding finding = fault(FrameCode::bad_name, sheet.line, name, "name");
  finding.arguments.push_back({"why", {findings::phrase("why." + std::string(why))}});
  sheet.report.add(std::move(finding));
}

/// Empty when the name can be used, else why not (a phrase).
std::string_view why_bad(const PlayersField& sheet, std::string_view name) {
  if (name.empty()) return "empty";
  if (text::code_points(name) > max_name_code_points) return "too-long";
  if (name.find_first_of(":,()#=\"{}") != std::string_view::npos) return "character";
  if (text::first_control(name) || name.find('\t') != std::string_view::npos) return "character";
  const std::string folded = folded_name(name);
  if (sheet.words.find(folded, header_word) >= 0) return "header-key";
  if (sheet.words.find(folded, allow_word) >= 0 || sheet.words.find(folded, end_word) >= 0) return "reserved";
  return {};
}

void report_no_colour(const PlayersField& sheet, std::string_view word) {
  LineText line;
  line.line = sheet.line.number;
  line.text = sheet.line.whole;
  line.words = &sheet.words;
  Report unknown;
  report_unknown_word(line, word, 1U << colour_category, {}, unknown);
  for (Finding& finding : unknown.findings()) {
    finding.code = sheet.ruleset.vocabulary().unknown_colour;
    sheet.report.add(std::move(finding));
  }
}

/// A word alone in parentheses that is too long for a short form where colours matter.
bool is_meant_as_colour(const PlayersField& sheet, std::string_view word) {
  constexpr std::size_t longest_short_form = 3;
  return sheet.ruleset.vocabulary().colours_matter && text::code_points(word) > longest_short_form;
}

/// What stands in parentheses or after them: a colour, or once a short form.
void read_attribute(const PlayersField& sheet, std::string_view word, bool may_be_short, PlayerName& player) {
  const int colour = sheet.words.find(word, colour_category);
  if (colour >= 0 && player.colour < 0) {
    player.colour = colour;
    return;
  }
  if (colour < 0 && may_be_short && player.short_written.empty()) {
    player.short_written = std::string(word);
    player.short_folded = folded_name(word);
    return;
  }
  report_no_colour(sheet, word);
}

/// `Name`, `Name (A)`, `Name (A, red)`, `Name (A) red`. Returns false when nothing can be made of it.
bool read_player(const PlayersField& sheet, std::string_view entry, PlayerName& player) {
  const std::size_t open = entry.find('(');
  const std::size_t close = entry.find(')', open == std::string_view::npos ? 0 : open);
  const std::string_view name = trimmed(entry.substr(0, open));
  if (const std::string_view why = why_bad(sheet, name); !why.empty()) {
    report_bad_name(sheet, name, why);
    return false;
  }
  player.written = std::string(name);
  player.folded = folded_name(name);
  if (open == std::string_view::npos) return true;
  if (close == std::string_view::npos) {
    LineText line;
    line.line = sheet.line.number;
    line.text = sheet.line.whole;
    report_syntax(line, text::Cursor(entry.substr(entry.size())).peek(), "parenthesis", sheet.report);
    return false;
  }
  const std::vector<std::string_view> inner = comma_parts(entry.substr(open + 1, close - open - 1));
  for (const std::string_view word : inner) {
    read_attribute(sheet, word, inner.size() > 1 || !is_meant_as_colour(sheet, word), player);
  }
  const std::string_view after = trimmed(entry.substr(close + 1));
  if (!after.empty()) read_attribute(sheet, after, false, player);
  return true;
}

void report_same_colour(const PlayersField& sheet, std::string_view entry, const PlayerName& other) {
  const Vocabulary& vocabulary = sheet.ruleset.vocabulary();
  Finding finding = fault(FrameCode::duplicate_colour, sheet.line, entry, "name");
  finding.code = vocabulary.duplicate_colour;
  finding.arguments = {{"colour", {findings::word(vocabulary.colours[static_cast<std::size_t>(other.colour)])}},
                       {"player", {findings::words(other.written)}}};
  sheet.report.add(std::move(finding));
}

/// `likenesses`: of those earlier.
bool check_distinct(const PlayersField& sheet, std::string_view entry, std::span<const PlayerName> earlier,
                    std::span<const std::string> likenesses, const PlayerName& player, const std::string& likeness) {
  bool colour_told = player.colour < 0;  // there is none, or the one fault of it has been told
  for (const PlayerName& other : earlier) {
    const bool same_short = !player.short_folded.empty() && other.short_folded == player.short_folded;
    if (other.folded == player.folded || same_short) {
      Finding finding = fault(FrameCode::duplicate_player, sheet.line, entry, "name");
      finding.arguments[0].terms[0] =
          findings::words(other.folded == player.folded ? player.written : player.short_written);
      sheet.report.add(std::move(finding));
      return false;
    }
    if (other.colour == player.colour && !colour_told) {
      report_same_colour(sheet, entry, other);
      colour_told = true;
    }
    if (likenesses[static_cast<std::size_t>(&other - earlier.data())] == likeness) {
      Finding finding = fault(FrameCode::look_alike_names, sheet.line, entry, "first");
      finding.severity = findings::Severity::warning;
      finding.arguments = {{"first", {findings::words(other.written)}}, {"second", {findings::words(player.written)}}};
      sheet.report.add(std::move(finding));
    }
  }
  return true;
}

/// "2 to 5", or the one number there is.
findings::Term player_range(const Vocabulary& vocabulary) {
  findings::Term max = findings::number(vocabulary.max_players);
  if (vocabulary.min_players == vocabulary.max_players) return max;
  return findings::phrase("players.range",
                          {{"min", {findings::number(vocabulary.min_players)}}, {"max", {std::move(max)}}});
}

bool check_count(const PlayersField& sheet, std::string_view value, std::size_t count) {
  const Vocabulary& vocabulary = sheet.ruleset.vocabulary();
  if (count >= static_cast<std::size_t>(vocabulary.min_players) &&
      count <= static_cast<std::size_t>(vocabulary.max_players))
    return true;
  Finding finding = fault(FrameCode::player_count, sheet.line, value, "count");
  finding.arguments = {{"count", {findings::number(static_cast<std::int64_t>(count))}},
                       {"players", {player_range(vocabulary)}}};
  sheet.report.add(std::move(finding));
  return false;
}

}  // namespace

std::vector<std::string_view> player_entries(std::string_view list) {
  std::vector<std::string_view> parts;
  std::size_t begin = 0;
  int depth = 0;
  for (std::size_t at = 0; at <= list.size(); ++at) {
    if (at < list.size() && list[at] == '(') ++depth;
    if (at < list.size() && list[at] == ')') depth = 0;
    if (at < list.size() && (list[at] != ',' || depth > 0)) continue;
    parts.push_back(trimmed(list.substr(begin, at - begin)));
    begin = at + 1;
  }
  return parts;
}

bool read_players(const HeaderField& field, const Ruleset& ruleset, const rules::Words& words,
                  std::vector<PlayerName>& players, Report& report) {
  const PlayersField sheet{ruleset, words, *field.line, report};
  players.clear();
  bool usable = true;
  const std::vector<std::string_view> listed = player_entries(field.value);
  std::vector<std::string> likenesses;
  for (const std::string_view entry : listed) {
    PlayerName player;
    if (!read_player(sheet, entry, player)) {
      usable = false;
      continue;
    }
    player.one_word = (player.folded + player.short_folded).find(' ') == std::string::npos;
    std::string likeness = text::likeness(player.written);
    usable = check_distinct(sheet, entry, players, likenesses, player, likeness) && usable;
    players.push_back(std::move(player));
    likenesses.push_back(std::move(likeness));
    if (players.size() > max_seats) break;
  }
  if (!usable) return false;
  return check_count(sheet, field.value, listed.size());
}

}  // namespace dogeref::referee
