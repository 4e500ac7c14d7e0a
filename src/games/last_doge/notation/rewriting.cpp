#include "games/last_doge/notation/rewriting.h"

#include <algorithm>

#include "games/last_doge/notation/printed_names.h"
#include "games/last_doge/notation/reading.h"
#include "referee/record/names.h"
#include "text/cursor.h"

namespace dogeref::last_doge {
namespace {

using text::Cursor;
using text::Token;

class Writer {
 public:
  Writer(const Play& play, const referee::Pen& pen, std::string& out) : play_(play), pen_(pen), out_(out) {}

  bool action();
  bool hand();
  bool end_trigger();

 private:
  void step(const Step& step, bool flips);
  void word(std::string_view text) {
    if (!out_.empty() && out_.back() != ' ') out_ += ' ';
    out_ += text;
  }
  void link(LinkWord link) { word(pen_.words.of(link_word, static_cast<int>(link))); }
  void cells(const Step& step);
  void seen(const Step& step);
  template <class List>
  void cards(const List& list) {
    for (const Named& card : list) card.id < 0 ? word("?") : thing(card, play_.rules.card(card.id));
  }
  void artefact(const Step& step) {
    if (step.has_artefact) thing(step.artefact, play_.rules.artefact(step.artefact.id));
  }
  /// By its id or its name, as it was named.
  template <class Thing>
  void thing(const Named& named, const Thing& thing) {
    word(is_by_name(named.text, thing.name) ? thing.name : thing.id);
  }
  void face(const TileFace& face);
  void payment(const Step& step);

  const Play& play_;
  const referee::Pen& pen_;
  std::string& out_;
};

void Writer::cells(const Step& step) {
  for (const Named& cell : step.cells) {
    std::string name(cell.text);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char byte) { return byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - 'a' + 'A') : byte; });
    word(name);
  }
}

void Writer::seen(const Step& step) {
  if (step.seen.empty() && !step.same) return;
  word("=");
  if (step.same) return link(LinkWord::same);
  for (const std::int16_t number : step.seen) word(std::to_string(number));
}

/// "= 4 camp"
void Writer::face(const TileFace& face) {
  word("=");
  if (face.district >= 0) word(std::to_string(face.district));
  if (face.effect >= 0) word(pen_.words.of(tile_effect_word, face.effect));
  if (face.is_plain) link(LinkWord::none);
}

void Writer::payment(const Step& step) {
  if (step.pay == PayMode::free) link(LinkWord::free);
  if (step.pay == PayMode::shelter) link(LinkWord::shelter);
  if (step.pay == PayMode::cards) {
    link(LinkWord::pay);
    cards(step.paid);
  }
  if (step.target < 0 && step.cells.empty()) return;
  link(LinkWord::on);
  if (step.target >= 0) return word(pen_.name(step.target));
  cells(step);
}

/// In a line of flips a cell alone is another one.
void Writer::step(const Step& step, bool flips) {
  if (step.has_name) word(pen_.name(step.seat));
  const bool first = static_cast<std::size_t>(step.kind) < line_steps && !step.has_name;
  const std::string_view spelled = pen_.words.of(first ? line_word : effect_word, static_cast<int>(step.kind));
  if (!flips || step.kind != StepKind::flip)
    word(spelled.empty() ? pen_.words.of(effect_word, static_cast<int>(step.kind)) : spelled);
  switch (step.kind) {
    case StepKind::play: cards(step.cards); return payment(step);
    case StepKind::react:
      cards(step.cards);
      if (step.struck < 0) return;
      link(LinkWord::to);
      return word(pen_.words.of(struck_word, step.struck));
    case StepKind::guess:
      word(std::to_string(step.amount));
      if (!step.is_open) link(step.right ? LinkWord::right : LinkWord::wrong);
      return seen(step);
    case StepKind::take:
      if (step.top) link(LinkWord::top);
      return artefact(step);
    case StepKind::give:
      artefact(step);
      link(LinkWord::to);
      return word(pen_.name(step.target));
    case StepKind::steal:
      cards(step.cards);
      link(LinkWord::from);
      return word(pen_.name(step.target));
    case StepKind::damage: word(pen_.name(step.target)); return word(std::to_string(step.amount));
    case StepKind::peek: return word(pen_.name(step.target));
    case StepKind::trophy: return word(std::to_string(step.amount));
    case StepKind::swap:
      if (step.cells.empty()) link(LinkWord::none);
      return cells(step);
    case StepKind::reveal:
      cells(step);
      if (step.face.is_written()) return face(step.face);
      if (step.tile.id < 0) return;
      word("=");
      return word(play_.rules.tile(step.tile.id).id);
    case StepKind::manual: {
      const std::size_t quote = step.text.find('"');
      if (quote != std::string_view::npos) word(step.text.substr(quote));
      return;
    }
    default:
      artefact(step);
      cards(step.cards);
      cells(step);
      return seen(step);
  }
}

bool Writer::action() {
  Action action;
  if (!read_action(play_, action)) return false;
  for (std::size_t at = 0; at < action.size(); ++at) {
    const StepKind before = at == 0 ? StepKind::none : action[at - 1].kind;
    const bool follows = before == StepKind::start || before == StepKind::end || before == StepKind::out;
    if (at > 0 && !(follows && at == 1)) out_ += ",";
    step(action[at], at > 0 && action[0].kind == StepKind::flip);
  }
  return true;
}

/// `hand Anna C01 C02`, `fill Anna 3 C11`.
bool Writer::hand() {
  const referee::LeadingName name = referee::leading_name(play_.line.players, play_.line.body);
  if (name.name.empty() || name.match.seat < 0) return false;
  word(pen_.name(name.match.seat));
  const auto behind = static_cast<std::size_t>(name.name.data() + name.name.size() - play_.line.body.data());
  std::string_view rest = play_.line.body.substr(behind);
  if (play_.line.form == fill_form) {
    Cursor cursor(rest);
    const Token number = cursor.take();
    if (number.kind != Token::Kind::number) return false;
    word(std::to_string(number.number));
    rest = rest.substr(static_cast<std::size_t>(cursor.behind() - rest.data()));
  }
  kit::ShortList<Named, 16> listed;
  if (!read_cards(play_, rest, listed)) return false;
  cards(listed);
  return true;
}

bool Writer::end_trigger() {
  Cursor cursor(play_.line.body);
  const Token named = cursor.take();
  const int trigger = named.kind == Token::Kind::word ? play_.line.find(named.text, trigger_word) : -1;
  if (trigger < 0 || !cursor.at_end()) return false;
  word(pen_.words.of(trigger_word, trigger));
  return true;
}

}  // namespace

bool rewrite(const Rules& rules, const referee::LineText& line, const referee::Pen& pen, std::string& out) {
  referee::Position scratch;
  State& state = *new (scratch.block) State{};
  state.players = static_cast<std::uint8_t>(line.players.size());
  findings::Report unheard(findings::Report::Mode::trial);
  const Play play{rules, state, scratch.ledger, scratch.laps, line, unheard, true};
  std::string written;
  Writer writer(play, pen, written);
  const bool good = line.form == -1                 ? writer.action()
                    : line.form == end_trigger_form ? writer.end_trigger()
                                                    : writer.hand();
  if (good) out += written;
  return good;
}

}  // namespace dogeref::last_doge
