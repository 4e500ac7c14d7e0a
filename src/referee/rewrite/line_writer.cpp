#include "referee/rewrite/line_writer.h"

#include <algorithm>
#include <vector>

#include "referee/game/categories.h"
#include "referee/judge/claims.h"
#include "referee/judge/rulings.h"
#include "referee/record/names.h"
#include "referee/record/undo.h"
#include "text/cursor.h"

namespace dogeref::referee {
namespace {

using findings::Report;
using text::Cursor;
using text::Token;

enum class Signs : std::uint8_t { where_negative, always };

struct Writer {
  const Desk& desk;
  LineText line;
  std::string out;
  Report unheard{Report::Mode::trial};

  bool write(const LineForm& form);
  bool player(const LineForm& form);
  bool claim(std::string_view text);
  bool check();
  bool result();
  bool undo();
  bool ruling();
  bool correction(Cursor& cursor);
  void amounts(const Amounts& amounts, Signs signs);
  void form_word_of(int form) { out += desk.pen.words.of(form_word, form); }
};

void Writer::amounts(const Amounts& amounts, Signs signs) {
  const Vocabulary& vocabulary = desk.ruleset.vocabulary();
  bool first = true;
  for (std::size_t track = 0; track < vocabulary.tracks.size(); ++track) {
    if (!amounts.has(static_cast<int>(track))) continue;
    const std::int32_t amount = amounts.value[track];
    out.append(first ? " " : ", ").append(signs == Signs::always && amount >= 0 ? "+" : "");
    out.append(std::to_string(amount)).append(" ").append(desk.pen.words.counted(vocabulary.tracks[track], amount));
    first = false;
  }
}

bool Writer::claim(std::string_view text) {
  Cursor cursor(text);
  Amounts claimed;
  if (!read_amounts(cursor, line, false, claimed, unheard)) return false;
  out += " =>";
  amounts(claimed, Signs::always);
  return true;
}

bool Writer::player(const LineForm& form) {
  const NameMatch match = find_player(desk.players, form.first);
  out.append(match.seat >= 0 ? desk.pen.name(match.seat) : form.first).append(": ");
  const std::size_t arrow = form.rest.find("=>");
  line.seat = std::max(match.seat, 0);
  line.body = trimmed(form.rest.substr(0, arrow));
  if (line.body == "?" && arrow == std::string_view::npos) {
    out += '?';
    return true;
  }
  if (!desk.ruleset.write(line, desk.pen, out)) return false;
  return arrow == std::string_view::npos || claim(form.rest.substr(arrow + 2));
}

bool Writer::check() {
  const NamedAmounts named = name_and_amounts(line, line.body, unheard);
  Cursor cursor(named.amounts);
  Amounts claimed;
  if (named.seat < 0 || !read_amounts(cursor, line, false, claimed, unheard)) return false;
  out.append(" ").append(desk.pen.name(named.seat));
  amounts(claimed, Signs::where_negative);
  return true;
}

bool Writer::result() {
  std::vector<ClaimedPlace> places;
  if (!read_places(line, desk.ruleset.vocabulary(), places, unheard)) return false;
  for (const ClaimedPlace& place : places) {
    if (&place != &places.front()) out += place.shares ? " =" : ",";
    out.append(" ").append(desk.pen.name(place.seat));
    if (place.has_score) out.append(" ").append(std::to_string(place.score));
  }
  return true;
}

bool Writer::undo() {
  Cursor cursor(line.body);
  if (cursor.at_end()) return true;
  const Token count = cursor.take();
  if (count.kind != Token::Kind::number || count.has_sign || count.number < 1 || !cursor.at_end()) return false;
  if (count.number > 1) out.append(" ").append(std::to_string(count.number));
  return true;
}

/// `ruling NAME -2 vp`; leaves the cursor behind the amounts.
bool Writer::correction(Cursor& cursor) {
  const NamedAmounts named = name_and_amounts(line, line.body, unheard);
  Amounts changed;
  if (named.seat < 0) return false;
  cursor = Cursor(named.amounts);
  if (!read_amounts(cursor, line, true, changed, unheard)) return false;
  out.append(" ").append(desk.pen.name(named.seat));
  amounts(changed, Signs::always);
  return true;
}

bool Writer::ruling() {
  Cursor cursor(line.body);
  if (Rulings::is_allow(line)) {
    (void)cursor.take();
    const int code = find_code(desk.ruleset.vocabulary(), cursor.take().text);
    if (code < 0) return false;
    const std::string& name = desk.ruleset.vocabulary().codes[static_cast<std::size_t>(code)];
    out.append(" ").append(desk.pen.words.of(allow_word, 0)).append(" ").append(name);
  } else if (cursor.at(Token::Kind::word) && line.find(cursor.peek().text, end_word) >= 0) {
    (void)cursor.take();
    out.append(" ").append(desk.pen.words.of(end_word, 0));
  } else if (!correction(cursor)) {
    return false;
  }
  if (cursor.at(Token::Kind::quoted)) out.append(" ").append(cursor.take().text);
  return cursor.at_end();
}

bool Writer::write(const LineForm& form) {
  if (form.form == LineForm::player) return player(form);
  if (form.form == LineForm::unknown) return false;
  form_word_of(form.form);
  switch (form.form) {
    case check_form: return check();
    case result_form: return result();
    case undo_form: return undo();
    case ruling_form: return ruling();
    default: break;
  }
  const std::size_t before = out.size() + 1;
  out += ' ';
  if (!desk.ruleset.write(line, desk.pen, out)) return false;
  if (out.size() == before) out.pop_back();
  return true;
}

}  // namespace

std::optional<std::string> written_line(const Desk& desk, const RawLine& raw) {
  if (raw.flaw != Flaw::none) return std::nullopt;
  const LineForm form = form_of(raw, desk.words);
  if (!form.time.empty()) return std::nullopt;
  Writer writer{desk, {}, {}};
  writer.line.line = raw.number;
  writer.line.text = raw.text;
  writer.line.body = form.rest;
  writer.line.form = form.form >= first_game_form ? form.form - first_game_form : -1;
  writer.line.words = &desk.words;
  writer.line.players = desk.players;
  if (!writer.write(form)) return std::nullopt;
  return std::move(writer.out);
}

std::string written_players(std::span<const PlayerName> players, const rules::Spellings& words) {
  std::string out;
  for (const PlayerName& player : players) {
    if (!out.empty()) out += ", ";
    out += player.written;
    if (player.short_written.empty() && player.colour < 0) continue;
    out.append(" (").append(player.short_written);
    if (!player.short_written.empty() && player.colour >= 0) out += ", ";
    if (player.colour >= 0) out += words.of(colour_category, player.colour);
    out += ')';
  }
  return out;
}

}  // namespace dogeref::referee
