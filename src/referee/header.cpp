#include "referee/header.h"

#include <algorithm>

#include "referee/categories.h"
#include "referee/codes.h"
#include "referee/faults.h"
#include "referee/flaws.h"
#include "referee/names.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Report;

constexpr std::size_t max_name_code_points = 128;

text::Span span_in(const RawLine& line, std::string_view part) {
  const auto begin = static_cast<std::uint16_t>(part.data() - line.whole.data());
  return {line.number, begin, static_cast<std::uint16_t>(begin + part.size())};
}

Finding fault(FrameCode which, const RawLine& line, std::string_view part, std::string_view name) {
  Finding finding;
  finding.code = code(which);
  finding.span = span_in(line, part);
  finding.arguments.push_back({name, {findings::words(part)}});
  return finding;
}

/// A value with its '#', for free texts.
std::string_view whole_value(const RawLine& line) { return trimmed(line.whole.substr(line.colon + 1U)); }

/// The names as far as they are known while the header is read, to see where the body begins.
std::vector<PlayerName> rough_names(const RawLine& line) {
  std::vector<PlayerName> names;
  for (const std::string_view part : comma_parts(line.after_colon())) {
    const std::string_view name = trimmed(part.substr(0, part.find('(')));
    names.push_back({std::string(name), folded_name(name), {}, {}, -1});
    const std::size_t open = part.find('(');
    if (open == std::string_view::npos) continue;
    for (const std::string_view inner : comma_parts(part.substr(open + 1))) {
      names.back().short_folded = folded_name(inner.substr(0, inner.find(')')));
      break;
    }
  }
  return names;
}

bool names_a_player(const HeaderField* players, std::string_view word) {
  return players != nullptr && find_player(rough_names(*players->line), word).seat != NameMatch::unknown;
}

void report_unknown_header(const RawLine& line, std::string_view game, const Shelf& shelf, Report& report) {
  Finding finding = fault(FrameCode::unknown_header, line, line.before_colon(), "header");
  if (report.wants_details()) suggest_near(finding, line.before_colon(), shelf.header_keys(game));
  report.add(std::move(finding));
}

/// Whether several of these lines begin with the same word: without the players' header that is a player's name.
bool is_repeated(const std::vector<const RawLine*>& lines, const RawLine& line) {
  const std::string word = folded_name(line.before_colon());
  return std::count_if(lines.begin(), lines.end(),
                       [&](const RawLine* each) { return folded_name(each->before_colon()) == word; }) > 1;
}

/// Returns false: no game can be made of the record.
bool report_missing(const RawLine* line, std::string_view key, Report& report) {
  Finding finding;
  finding.code = code(FrameCode::missing_header);
  finding.span = {line == nullptr ? 1 : line->number, 0, 0};
  if (line != nullptr) finding.span.end = static_cast<std::uint16_t>(line->text.size());
  finding.arguments.push_back({"header", {findings::words(key)}});
  report.add(std::move(finding));
  return false;
}

void add_field(Header& header, std::string_view key, const RawLine& line, Report& report) {
  if (const HeaderField* known = header.find(key)) {
    Finding finding = fault(FrameCode::duplicate_header, line, line.before_colon(), "header");
    finding.arguments.push_back({"line", {findings::number(known->line->number)}});
    finding.related.push_back({known->line->number});
    report.add(std::move(finding));
    return;
  }
  header.fields.push_back({key, is_free_text(key) ? whole_value(line) : trimmed(line.after_colon()), &line});
}

bool is_whole_name(const HeaderField* players, std::string_view folded) {
  if (players == nullptr) return false;
  const std::vector<PlayerName> names = rough_names(*players->line);
  return std::any_of(names.begin(), names.end(), [folded](const PlayerName& player) {
    return player.folded == folded || player.short_folded == folded;
  });
}

/// Whether the header ends before this line. All languages' keys are known here, so that a player may be called what is
/// a key in a language that the log does not speak.
bool begins_body(const RawLine& line, std::string_view key, const HeaderField* players) {
  if (!line.has_colon()) return true;
  if (key.empty()) return names_a_player(players, line.before_colon());
  const std::string folded = folded_name(line.before_colon());
  return folded != key && is_whole_name(players, folded);
}

struct Sheet {
  const Ruleset& ruleset;
  const rules::Words& words;
  const RawLine& line;
  Report& report;
};

void report_bad_name(const Sheet& sheet, std::string_view name, std::string_view why) {
  Finding finding = fault(FrameCode::bad_name, sheet.line, name, "name");
  finding.arguments.push_back({"why", {findings::phrase("why." + std::string(why))}});
  sheet.report.add(std::move(finding));
}

/// Empty when the name can be used, else why not (a phrase).
std::string_view why_bad(const Sheet& sheet, std::string_view name) {
  if (name.empty()) return "empty";
  if (text::code_points(name) > max_name_code_points) return "too-long";
  if (name.find_first_of(":,()#=\"{}") != std::string_view::npos) return "character";
  if (text::first_control(name) || name.find('\t') != std::string_view::npos) return "character";
  const std::string folded = folded_name(name);
  if (sheet.words.find(folded, header_word) >= 0) return "header-key";
  if (sheet.words.find(folded, allow_word) >= 0 || sheet.words.find(folded, end_word) >= 0) return "reserved";
  return {};
}

void report_no_colour(const Sheet& sheet, std::string_view word) {
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
bool is_meant_as_colour(const Sheet& sheet, std::string_view word) {
  constexpr std::size_t longest_short_form = 3;
  return sheet.ruleset.vocabulary().colours_matter && text::code_points(word) > longest_short_form;
}

/// What stands in parentheses or after them: a colour, or once a short form.
void read_attribute(const Sheet& sheet, std::string_view word, bool may_be_short, PlayerName& player) {
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
bool read_player(const Sheet& sheet, std::string_view entry, PlayerName& player) {
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

/// Entries parted by commas outside parentheses.
std::vector<std::string_view> entries(std::string_view list) {
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

bool check_distinct(const Sheet& sheet, std::string_view entry, std::span<const PlayerName> earlier,
                    const PlayerName& player) {
  const std::string likeness = earlier.empty() ? std::string() : text::likeness(player.written);
  for (const PlayerName& other : earlier) {
    const bool same_short = !player.short_folded.empty() && other.short_folded == player.short_folded;
    if (other.folded == player.folded || same_short) {
      Finding finding = fault(FrameCode::duplicate_player, sheet.line, entry, "name");
      finding.arguments[0].terms[0] =
          findings::words(other.folded == player.folded ? player.written : player.short_written);
      sheet.report.add(std::move(finding));
      return false;
    }
    if (player.colour >= 0 && other.colour == player.colour) {
      Finding finding = fault(FrameCode::duplicate_colour, sheet.line, entry, "name");
      finding.code = sheet.ruleset.vocabulary().duplicate_colour;
      finding.arguments = {
          {"colour", {findings::word(sheet.ruleset.vocabulary().colours[static_cast<std::size_t>(player.colour)])}},
          {"player", {findings::words(other.written)}}};
      sheet.report.add(std::move(finding));
    }
    if (text::likeness(other.written) == likeness) {
      Finding finding = fault(FrameCode::look_alike_names, sheet.line, entry, "first");
      finding.severity = findings::Severity::warning;
      finding.arguments = {{"first", {findings::words(other.written)}}, {"second", {findings::words(player.written)}}};
      sheet.report.add(std::move(finding));
    }
  }
  return true;
}

bool check_count(const Sheet& sheet, std::string_view value, std::size_t count) {
  const Vocabulary& vocabulary = sheet.ruleset.vocabulary();
  if (count >= static_cast<std::size_t>(vocabulary.min_players) &&
      count <= static_cast<std::size_t>(vocabulary.max_players))
    return true;
  Finding finding = fault(FrameCode::player_count, sheet.line, value, "count");
  finding.arguments = {{"count", {findings::number(static_cast<std::int64_t>(count))}},
                       {"min", {findings::number(vocabulary.min_players)}},
                       {"max", {findings::number(vocabulary.max_players)}}};
  sheet.report.add(std::move(finding));
  return false;
}

}  // namespace

const HeaderField* Header::find(std::string_view key) const {
  for (const HeaderField& field : fields) {
    if (field.key == key) return &field;
  }
  return nullptr;
}

bool is_free_text(std::string_view key) {
  constexpr std::string_view free[] = {"event", "site", "date", "stage", "table", "recorder", "note"};
  return std::find(std::begin(free), std::end(free), key) != std::end(free);
}

std::vector<std::string_view> comma_parts(std::string_view list) {
  std::vector<std::string_view> parts;
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    const std::string_view part = trimmed(list.substr(0, comma));
    if (!part.empty()) parts.push_back(part);
    if (comma == std::string_view::npos) break;
    list.remove_prefix(comma + 1);
  }
  return parts;
}

Header read_header(std::span<const RawLine> lines, const Shelf& shelf, Report& report) {
  Header header;
  std::string_view game;
  std::vector<const RawLine*> unknown;
  for (; header.body < lines.size(); ++header.body) {
    const RawLine& line = lines[header.body];
    const std::string_view key =
        line.has_colon() ? shelf.header_key(game, folded_name(line.before_colon())) : std::string_view{};
    if (begins_body(line, key, header.find("players"))) break;
    if (header.body == 0 && key != "game") break;
    if (report_flaw(line, report)) {
      // Its key counts as given; without these two no game can be made of the record.
      if (key == "game" || key == "players") header.usable = false;
      continue;
    }
    if (key.empty()) {
      unknown.push_back(&line);
      continue;
    }
    add_field(header, key, line, report);
    if (key == "game" && game.empty()) game = header.fields.front().value;
  }
  const bool has_players = header.find("players") != nullptr;
  for (const RawLine* line : unknown) {
    if (has_players || !is_repeated(unknown, *line)) report_unknown_header(*line, game, shelf, report);
  }
  const RawLine* const first = lines.empty() ? nullptr : lines.data();
  for (const std::string_view key : {"game", "players"}) {
    if (header.find(key) != nullptr || !header.usable) continue;
    header.usable = report_missing(first, key, report);
  }
  return header;
}

bool read_players(const HeaderField& field, const Ruleset& ruleset, const rules::Words& words,
                  std::vector<PlayerName>& players, Report& report) {
  const Sheet sheet{ruleset, words, *field.line, report};
  players.clear();
  bool usable = true;
  const std::vector<std::string_view> listed = entries(field.value);
  for (const std::string_view entry : listed) {
    PlayerName player;
    if (!read_player(sheet, entry, player)) {
      usable = false;
      continue;
    }
    player.one_word = (player.folded + player.short_folded).find(' ') == std::string::npos;
    usable = check_distinct(sheet, entry, players, player) && usable;
    players.push_back(std::move(player));
    if (players.size() > max_seats) break;
  }
  if (!usable) return false;
  return check_count(sheet, field.value, listed.size());
}

bool has_required(const Header& header, const Vocabulary& vocabulary, Report& report) {
  bool all = true;
  for (const HeaderKey& key : vocabulary.headers) {
    if (key.required && header.find(key.slot) == nullptr)
      all = report_missing(header.fields.front().line, key.slot, report);
  }
  return all;
}

}  // namespace dogeref::referee
