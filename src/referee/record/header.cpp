#include "referee/record/header.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/faults.h"
#include "referee/record/flaws.h"
#include "referee/record/header_faults.h"
#include "referee/record/names.h"
#include "referee/record/undo.h"
#include "text/cursor.h"
#include "text/nearest.h"
#include "text/unicode.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Report;

/// What words of a name end with, or names between which the comma was forgotten.
constexpr std::string_view word_ends = " ;/&+|";

/// The names as far as they are known while the header is read, to see where the body begins.
class RoughNames {
 public:
  /// The list must stay where it is: it is read when somebody asks for a name.
  void read(std::string_view players) { unread_.push_back(players); }
  /// Whether a word is, or begins, a player's name.
  [[nodiscard]] bool may_be(std::string_view word) {
    read_all();
    return find_player(names_, word).seat != NameMatch::unknown || words_.contains(folded_name(word));
  }
  /// Whether it is a whole name, or a short form.
  [[nodiscard]] bool has(std::string_view folded);

 private:
  void read_all();
  void read_list(std::string_view players);
  void read_short_form(std::string_view inner);

  std::vector<std::string_view> unread_;
  std::vector<PlayerName> names_;
  std::set<std::string> words_;  ///< of names of several: perhaps names of several players
};

/// Whatever the header says, nobody counts more players than makes the game unreadable.
void RoughNames::read_list(std::string_view players) {
  std::vector<std::string_view> entries = player_entries(players);
  entries.resize(std::min<std::size_t>(entries.size(), max_seats + 1));
  for (const std::string_view entry : entries) {
    const std::size_t open = entry.find('(');
    const std::string_view name = trimmed(entry.substr(0, open));
    names_.push_back({std::string(name), folded_name(name), {}, {}, -1});
    for (std::string_view rest = name; rest.find_first_of(word_ends) != std::string_view::npos;) {
      const std::size_t end = rest.find_last_of(word_ends);
      words_.insert(folded_name(rest.substr(end + 1)));
      rest = trimmed(rest.substr(0, end));
    }
    if (open != std::string_view::npos) read_short_form(entry.substr(open + 1, entry.find(')', open) - open - 1));
  }
}

/// No colour is known yet: the first word counts, and a second one that is no longer.
void RoughNames::read_short_form(std::string_view inner) {
  const std::vector<std::string_view> words = comma_parts(inner);
  if (words.empty()) return;
  names_.back().short_folded = folded_name(words[0]);
  if (words.size() == 1 || text::code_points(words[1]) > text::code_points(words[0])) return;
  names_.push_back({{}, {}, folded_name(words[1]), {}, -1});
}

void RoughNames::read_all() {
  for (const std::string_view players : unread_) read_list(players);
  unread_.clear();
}

bool RoughNames::has(std::string_view folded) {
  read_all();
  return std::any_of(names_.begin(), names_.end(), [folded](const PlayerName& player) {
    return player.folded == folded || player.short_folded == folded;
  });
}

/// Whether the line's first control character stands in a name: that is a bad name, and told where names are read.
bool is_bad_name(const RawLine& line) {
  if (line.flaw != Flaw::control_character || !line.has_colon()) return false;
  const char* const bad = line.text.data() + line.flaw_at;
  int depth = 0;
  for (const char& byte : line.after_colon()) {
    if (&byte == bad) return depth == 0;
    if (byte == '(') ++depth;
    if (byte == ')') depth = 0;
  }
  return false;
}

/// Words of so many lines are compared with the keys there are.
constexpr int most_misspelt = 8;

/// `meant`: the key as which it is read; empty when it is read as none.
void report_unknown_header(const RawLine& line, std::string_view game, const Shelf& shelf, Report& report,
                           std::string_view meant = {}) {
  Finding finding = fault(FrameCode::unknown_header, line, line.before_colon(), "header");
  if (report.wants_details()) suggest_near(finding, line.before_colon(), shelf.header_keys(game));
  if (report.wants_details() && !meant.empty()) finding.fix.push_back({finding.span, std::string(meant)});
  finding.is_certain = !finding.fix.empty();
  report.add(std::move(finding));
}

/// The words, folded, that begin several of these lines: without the players' header they are players' names.
std::set<std::string> repeated_words(const std::vector<const RawLine*>& lines) {
  std::set<std::string> once;
  std::set<std::string> repeated;
  for (const RawLine* line : lines) {
    std::string word = folded_name(line->before_colon());
    if (!once.insert(word).second) repeated.insert(std::move(word));
  }
  return repeated;
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

/// A quotation that begins in a free text and is not closed: nobody can tell where a remark begins. Inches do not begin
/// one.
void report_open_quotation(const RawLine& line, std::string_view value, Report& report) {
  if (std::count(value.begin(), value.end(), '"') % 2 == 0) return;
  const std::size_t open = value.rfind('"');
  if (open > 0 && !is_space(value[open - 1]) && value[open - 1] != '(') return;
  LineText text;
  text.line = line.number;
  text.text = line.whole;
  report_syntax(text, text::Cursor(value.substr(open)).peek(), "closing-quote", report);
}

void add_field(Header& header, std::string_view key, const RawLine& line, std::string_view value, Report& report) {
  if (const HeaderField* known = header.find(key)) {
    Finding finding = fault(FrameCode::duplicate_header, line, line.before_colon(), "header");
    finding.arguments.push_back({"line", {findings::number(known->line->number)}});
    finding.related.push_back({known->line->number});
    report.add(std::move(finding));
    return;
  }
  if (is_free_text(key)) report_open_quotation(line, value, report);
  header.fields.push_back({key, value, &line});
}

/// The key that a line of the header gives as it stands; empty without.
std::string_view key_of(const RawLine& line, const std::string& game, const Shelf& shelf) {
  return line.has_colon() ? shelf.header_key(game, folded_name(line.before_colon())) : std::string_view{};
}

/// Whether some line of the header gives the key in so many words.
bool has_line_of(std::string_view key, std::span<const RawLine> lines, const std::string& game, const Shelf& shelf) {
  const auto end = std::find_if(lines.begin(), lines.end(), [](const RawLine& line) { return !line.has_colon(); });
  return std::any_of(lines.begin(), end, [&](const RawLine& line) { return key_of(line, game, shelf) == key; });
}

/// The key that a word before a colon is near to, and that no other line gives; empty without.
std::string_view key_meant(const RawLine& line, std::span<const RawLine> lines, const std::string& game,
                           const Shelf& shelf) {
  const std::vector<std::string> keys = shelf.header_keys(game);
  const std::vector<std::string_view> known(keys.begin(), keys.end());
  const std::vector<std::string_view> near = text::nearest(line.before_colon(), known);
  if (near.empty()) return {};
  const std::string_view key = shelf.header_key(game, folded_name(near.front()));
  if (key == "players" && player_entries(line.after_colon()).size() < 2) return {};
  return has_line_of(key, lines, game, shelf) ? std::string_view{} : key;
}

/// A line of the header in which the colon is left out: its first word is a key that no other line gives, and there are
/// players yet to come or another line of the header follows.
std::string_view key_without_colon(std::size_t at, std::span<const RawLine> lines, const Header& header,
                                   const std::string& game, const Shelf& shelf) {
  const RawLine& line = lines[at];
  if (line.has_colon() || line.flaw != Flaw::none || header.fields.empty()) return {};
  const std::string_view word = line.text.substr(0, line.text.find(' '));
  if (word.size() == line.text.size()) return {};
  const std::string_view key = shelf.header_key(game, folded_name(word));
  if (key.empty() || header.find(key) != nullptr) return {};
  const bool goes_on = at + 1 < lines.size() && !key_of(lines[at + 1], game, shelf).empty();
  return goes_on || key == "players" ? key : std::string_view{};
}

/// Tells that the colon is missing; returns the value.
std::string_view report_no_colon(const RawLine& line, Report& report) {
  LineText text;
  text.line = line.number;
  text.text = line.whole;
  const std::string_view value = trimmed(line.text.substr(line.text.find(' ')));
  report_syntax(text, text::Cursor(value).peek(), "colon", report);
  const auto at = static_cast<std::uint16_t>(line.text.find(' '));
  if (Finding* const finding = report.last()) {
    finding->fix = {{{line.number, at, at}, ":"}};
    finding->is_certain = true;
  }
  return value;
}

/// Whether the header ends before this line. All languages' keys are known here, so that a player may be called what is
/// a key in a language that the log does not speak.
bool begins_body(const RawLine& line, std::string_view key, RoughNames& players) {
  if (!line.has_colon() || !time_before(line.text).empty()) return true;
  if (key.empty()) return is_colon_of_text(line) || players.may_be(line.before_colon());
  const std::string folded = folded_name(line.before_colon());
  return folded != key && players.has(folded);
}

}  // namespace

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

const HeaderField* Header::find(std::string_view key) const {
  for (const HeaderField& field : fields) {
    if (field.key == key) return &field;
  }
  return nullptr;
}

std::string id_of(std::string_view written) {
  std::string id(written);
  for (char& byte : id) {
    if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte - 'A' + 'a');
  }
  return id;
}

std::string game_id_of(std::string_view written) {
  std::string id = id_of(written);
  for (char& byte : id) {
    if (byte == ' ' || byte == '_') byte = '-';
  }
  return id;
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

bool lists_name(std::string_view players, std::string_view name) {
  RoughNames names;
  names.read(players);
  return names.has(folded_name(name));
}

Header read_header(std::span<const RawLine> lines, const Shelf& shelf, Report& report) {
  Header header;
  std::string game;
  RoughNames players;
  std::vector<const RawLine*> unknown;
  int looked_for = 0;
  for (; header.body < lines.size(); ++header.body) {
    const RawLine& line = lines[header.body];
    std::string_view key = key_of(line, game, shelf);
    if (line.text.empty() && report_flaw(line, report)) continue;  // a remark that is no text
    if (const std::string_view bare = key_without_colon(header.body, lines, header, game, shelf); !bare.empty()) {
      const std::string_view value = report_no_colon(line, report);
      if (bare == "players") players.read(value);
      add_field(header, bare, line, value, report);
      continue;
    }
    if (begins_body(line, key, players)) break;
    if (header.fields.empty() && header.usable && key != "game") break;
    if (!(key == "players" && is_bad_name(line)) && report_flaw(line, report)) {
      // Its key counts as given; without these two no game can be made of the record.
      if (key == "game" || key == "players") header.usable = false;
      if (key == "players") players.read(line.after_colon());
      continue;
    }
    if (key.empty() && looked_for < most_misspelt) {
      ++looked_for;
      key = key_meant(line, lines, game, shelf);
      if (!key.empty()) report_unknown_header(line, game, shelf, report, key);
    }
    if (key.empty()) {
      unknown.push_back(&line);
      continue;
    }
    if (key == "players" && header.find(key) == nullptr) players.read(line.after_colon());
    add_field(header, key, line, trimmed(line.after_colon()), report);
    if (key == "game" && game.empty()) game = game_id_of(header.fields.front().value);
  }
  if (header.fields.empty() && header.body == lines.size() && !lines.empty()) header.usable = false;  // it is told why
  const bool has_players = header.find("players") != nullptr;
  const std::set<std::string> names = has_players ? std::set<std::string>{} : repeated_words(unknown);
  for (const RawLine* line : unknown) {
    if (!names.contains(folded_name(line->before_colon()))) report_unknown_header(*line, game, shelf, report);
  }
  const RawLine* const first = lines.empty() ? nullptr : lines.data();
  for (const std::string_view key : {"game", "players"}) {
    if (header.find(key) != nullptr || !header.usable) continue;
    header.usable = report_missing(first, key, report);
  }
  return header;
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
