#include "games/last_doge/notation/reading.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/notation/reading_parts.h"
#include "games/last_doge/notation/tile_faces.h"
#include "referee/record/faults.h"
#include "referee/record/record.h"

namespace dogeref::last_doge {
namespace {

using text::Cursor;
using text::Token;

class ActionReader {
 public:
  ActionReader(const Play& play, Action& action) : play_(play), action_(action) {}

  bool read();

 private:
  bool clause(std::string_view text, bool first);
  bool begin(StepReader& reader, Step& step, bool first);
  bool step(StepReader& reader, Step& step);
  bool rest(StepReader& reader, Step& step);
  Step& add();
  bool trailing(StepReader& reader);

  const Play& play_;
  Action& action_;
};

/// The end of a clause: the next comma outside quotes, of which few lines have any.
std::size_t clause_end(std::string_view text, bool has_quotes) {
  if (!has_quotes) return std::min(text.find(','), text.size());
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '"') quoted = !quoted;
    if (text[at] == ',' && !quoted) return at;
  }
  return text.size();
}

bool ActionReader::read() {
  std::string_view left = play_.line.body;
  const bool has_quotes = left.find('"') != std::string_view::npos;
  for (bool first = true;; first = false) {
    const std::size_t end = clause_end(left, has_quotes);
    if (!clause(left.substr(0, end), first)) return false;
    if (end == left.size()) return find_faces(play_, action_);
    left.remove_prefix(end + 1);
  }
}

bool ActionReader::clause(std::string_view text, bool first) {
  StepReader reader(play_, text);
  const std::string_view expected = first ? "line" : "step";
  if (reader.cursor.at_end()) return reader.syntax(expected);
  if (action_.size() == most_steps) return reader.syntax("fewer-steps");
  Step& step = add();
  return begin(reader, step, first) && this->step(reader, step);
}

/// The word of the step, and who does it.
bool ActionReader::begin(StepReader& reader, Step& step, bool first) {
  const Token& word = reader.cursor.peek();
  const int kind = play_.line.find(word, first ? line_word : effect_word);
  if (kind >= 0) {
    step.kind = static_cast<StepKind>(kind);
    reader.cursor.skip();
    return true;
  }
  const bool flips = !first && action_[0].kind == StepKind::flip;
  int column = 0;
  int row = 0;
  if (flips && read_cell_name(word.text, column, row)) {
    step.kind = StepKind::flip;
    return true;
  }
  if (first) return reader.unknown(1U << line_word, "line");
  return reader.subject(step);
}

Step& ActionReader::add() {
  Step& step = action_.add();
  step.seat = play_.seat();
  return step;
}

/// After `start`, `end` and `out` a step may follow without a comma.
bool ActionReader::trailing(StepReader& reader) {
  if (reader.cursor.at_end()) return true;
  const int kind = play_.line.find(reader.cursor.peek(), effect_word);
  if (kind < 0) return reader.unknown(1U << effect_word, "step");
  if (action_.size() == most_steps) return reader.syntax("fewer-steps");
  Step& next = add();
  next.kind = static_cast<StepKind>(kind);
  reader.begin();
  reader.cursor.skip();
  return step(reader, next);
}

bool ActionReader::step(StepReader& reader, Step& step) {
  switch (step.kind) {
    case StepKind::start:
    case StepKind::end:
    case StepKind::out: step.text = reader.taken(); return trailing(reader);
    default: break;
  }
  if (!rest(reader, step)) return false;
  if (!reader.cursor.at_end()) return reader.syntax("comma");
  step.text = reader.taken();
  return true;
}

bool ActionReader::rest(StepReader& reader, Step& step) {
  switch (step.kind) {
    case StepKind::look: return reader.cells(step, 1, 12) && reader.seen(step);
    case StepKind::again:
    case StepKind::move:
    case StepKind::flee:
    case StepKind::flip: return reader.cells(step, 1, 1) && reader.seen(step);
    case StepKind::hide: return reader.cells(step, 1, 1);
    case StepKind::swap: return reader.accept(LinkWord::none) || reader.cells(step, 2, 2);
    case StepKind::reveal: return reader.cells(step, 1, 1) && reader.is_tile(step);
    case StepKind::draw: return reader.cards(step, 0);
    case StepKind::drop:
    case StepKind::pay: return reader.cards(step, 1);
    case StepKind::lose: return reader.cards_or_artefact(step);
    case StepKind::guess: return reader.guess(step);
    case StepKind::play: return reader.play_card(step);
    case StepKind::react: return reader.reaction(step);
    case StepKind::give: return reader.artefact(step) && reader.target_after(LinkWord::to, step);
    case StepKind::take: return reader.take(step);
    case StepKind::market: return reader.artefact(step);
    case StepKind::trophy: return reader.amount(step);
    case StepKind::damage: return reader.target_and_amount(step);
    case StepKind::peek: return reader.target(step);
    case StepKind::steal: return reader.cards(step, 0) && reader.target_after(LinkWord::from, step);
    case StepKind::manual: return reader.quoted();
    default: return true;
  }
}

}  // namespace

bool read_action(const Play& play, Action& action) { return ActionReader(play, action).read(); }

bool read_cards(const Play& play, std::string_view text, kit::ShortList<Named, 16>& cards) {
  StepReader reader(play, text);
  Step step;
  if (!reader.cards(step, 0)) return false;
  if (!reader.cursor.at_end()) return reader.syntax("card");
  cards = step.cards;
  return true;
}

bool line_kind(const referee::LineText& line, StepKind& kind) {
  const int found = line.find(line.cursor(line.body).peek(), line_word);
  if (found < 0) return false;
  kind = static_cast<StepKind>(found);
  return true;
}

}  // namespace dogeref::last_doge
