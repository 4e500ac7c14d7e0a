#include "games/doge_ship/notation/rewriting.h"

#include <utility>
#include <vector>

#include "games/doge_ship/notation/dice.h"
#include "games/doge_ship/notation/notation.h"
#include "games/doge_ship/notation/resolve.h"
#include "games/doge_ship/notation/seat_lists.h"
#include "games/doge_ship/notation/writing.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {
namespace {

using text::Cursor;
using text::Token;

struct Rewriter {
  const Play& play;
  const referee::Pen& pen;

  bool action(std::string& out) const;
  bool round(std::string& out) const;
  bool dice(std::string& out) const;
  bool doge(std::string& out) const;
  bool order(std::string& out) const;
  bool numbers(std::string& out) const;

  bool reorder(std::string_view text, std::string& out) const;
  bool step(Step step, std::string& out) const;
  bool tile(std::string_view text, const Naming& naming, std::string& out) const;
  bool face(TileRef& ref, std::string& text) const;
  void write(const Written& written, std::string& out) const;
};

/// A tile as it was written, by its id or by its face; a barrier's number in a reorder stays a number.
void Rewriter::write(const Written& written, std::string& out) const {
  const Rules& rules = play.rules;
  if (written.tile >= 0) {
    out += rules.tile(written.tile).id;
  } else if (written.text.starts_with('{')) {
    out += '{';
    write_face(rules, pen.words, written.face, true, out);
    out += '}';
  } else if (Cursor(written.text).at(Token::Kind::number)) {
    out += std::to_string(written.face.priority);
  } else {
    write_face(rules, pen.words, written.face, false, out);
  }
}

bool Rewriter::tile(std::string_view text, const Naming& naming, std::string& out) const {
  Cursor cursor(text);
  Written written;
  if (!read_written(play, cursor, naming, written)) return false;
  write(written, out);
  return true;
}

/// Replaces the text of a tile named by its face.
bool Rewriter::face(TileRef& ref, std::string& text) const {
  if (ref.tile >= 0 || ref.text.empty()) return true;
  if (!tile(ref.text, {}, text)) return false;
  ref.text = text;
  return true;
}

bool Rewriter::step(Step step, std::string& out) const {
  std::string tile_text;
  std::string other_text;
  std::array<std::string, max_drawn> drawn;
  if (!face(step.tile, tile_text) || !face(step.other, other_text)) return false;
  for (std::size_t at = 0; at < step.drawn_count; ++at) {
    if (step.drawn[at] >= 0) continue;
    if (!tile(step.drawn_text(at), {}, drawn[at])) return false;
    step.rename_drawn(at, drawn[at]);
  }
  write_step(play.rules, pen.words, step, out);
  return true;
}

bool Rewriter::reorder(std::string_view text, std::string& out) const {
  Naming naming;
  naming.bare_numbers = true;
  naming.bare_faces = false;
  Cursor cursor(text);
  (void)cursor.take();
  out += pen.words.of(turn_word, reorder_word);
  while (at_tile(play, cursor, naming)) {
    Written written;
    if (!read_written(play, cursor, naming, written)) return false;
    out += ' ';
    write(written, out);
  }
  out += ", ";
  return true;
}

bool Rewriter::action(std::string& out) const {
  Action action;
  if (!read_action(play, action)) return false;
  // A reorder out of its place is not told where it stood.
  if (!action.second_reorder.empty() || !action.late_reorder.empty()) return false;
  if (!action.reorder_text.empty() && !reorder(action.reorder_text, out)) return false;
  if (action.is_discard) {
    out += pen.words.of(turn_word, discard_word);
  } else {
    write_space(play.rules, pen.words, action.panel, action.number, out);
  }
  for (const Step& each : action.steps()) {
    out += ", ";
    if (!step(each, out)) return false;
  }
  return true;
}

bool Rewriter::round(std::string& out) const {
  Cursor cursor(play.line.body);
  const Token number = cursor.take();
  if (number.kind != Token::Kind::number || !cursor.at_end()) return false;
  out += std::to_string(number.number);
  return true;
}

bool Rewriter::dice(std::string& out) const {
  DiceLine line;
  if (!read_dice(play, line)) return false;
  for (std::size_t at = 0; at < line.dice.size(); ++at) {
    if (at > 0) out += ", ";
    out.append(pen.words.of(panel_word, line.dice[at].panel)).append(" ");
    out += std::to_string(line.dice[at].value);
  }
  return true;
}

bool Rewriter::doge(std::string& out) const {
  Cursor cursor(play.line.body);
  Written written;
  if (!read_written(play, cursor, {}, written) || !cursor.at_end()) return false;
  write(written, out);
  return true;
}

bool Rewriter::order(std::string& out) const {
  Seats seats;
  if (!read_names(play, seats)) return false;
  for (std::size_t at = 0; at < seats.size(); ++at) out.append(at > 0 ? ", " : "").append(pen.name(seats[at]));
  return true;
}

bool Rewriter::numbers(std::string& out) const {
  NamedList named;
  if (!read_numbers(play, named)) return false;
  for (std::size_t at = 0; at < named.size(); ++at) {
    out.append(at > 0 ? ", " : "").append(pen.name(named[at].seat)).append(" ");
    out += std::to_string(named[at].number);
  }
  return true;
}

bool rewrite_form(const Rewriter& rewriter, int form, std::string& out) {
  switch (form) {
    case round_form: return rewriter.round(out);
    case dice_form: return rewriter.dice(out);
    case doge_form: return rewriter.doge(out);
    case order_form: return rewriter.order(out);
    case water_form:
    case bids_form: return rewriter.numbers(out);
    default: return rewriter.action(out);
  }
}

}  // namespace

bool rewrite(const Rules& rules, const referee::LineText& line, const referee::Pen& pen, std::string& out) {
  referee::Position nowhere;
  State& state = *new (nowhere.block) State{};
  state.players = static_cast<std::uint8_t>(line.players.size());
  findings::Report unheard(findings::Report::Mode::trial);
  const Play play{rules, state, nowhere.ledger, nowhere.laps, line, unheard, true};
  const std::size_t before = out.size();
  if (rewrite_form({play, pen}, line.form, out)) return true;
  out.resize(before);
  return false;
}

}  // namespace dogeref::doge_ship
