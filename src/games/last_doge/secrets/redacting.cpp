#include "games/last_doge/secrets/redacting.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/notation/reading.h"
#include "games/last_doge/secrets/redacting_parts.h"
#include "referee/record/names.h"
#include "referee/record/record.h"
#include "text/cursor.h"

namespace dogeref::last_doge {
namespace {

using findings::Report;

/// A player's line.
class Redacting {
 public:
  Redacting(const Rules& rules, const Speller& speller, const Trial& trial, const referee::Position& before,
            const referee::Position& after, const referee::LineText& line, int keeps)
      : rules_(rules),
        speller_(speller),
        trial_(trial),
        before_(before),
        after_(after.as<State>()),
        line_(line),
        keeps_(keeps),
        edits_(line.body) {}

  void run(std::string& out);

 private:
  void step(const Step& step, bool first);
  void numbers(const Step& step);
  void all_numbers(const Step& step, bool explores);
  void cards(const Step& step);
  void tile(const Step& step);
  void flipped(const Step& step);
  void swap(const Step& step);
  void trophies(const Action& action, std::string& out);
  /// What the line brings on a copy: its findings, and the trophies that two equal districts gave.
  struct Outcome {
    std::size_t findings = 0;
    int trophies = 0;
  };
  [[nodiscard]] Outcome outcome(const std::string& body) const;
  [[nodiscard]] bool is_own(const Step& step) const { return step.seat == keeps_; }

  const Rules& rules_;
  const Speller& speller_;
  const Trial& trial_;
  const referee::Position& before_;
  const State& after_;
  const referee::LineText& line_;
  int keeps_;
  Edits edits_;
  std::vector<int> looked_;
  std::string_view last_look_;  ///< step that looks at cells
  bool shows_equal_ = false;    ///< the redacted line tells that two cells are of one district
};

/// A number that was seen goes, and so does what it was like.
void Redacting::numbers(const Step& step) {
  if (is_own(step) || (step.seen.empty() && !step.same)) return;
  edits_.cut_behind(step.kind == StepKind::guess ? step.target_text : step.cells.all().back().text, step.text);
}

/// Of cells explored it was said, as another one was, that all are of one district; what a card shows is its player's.
void Redacting::all_numbers(const Step& step, bool explores) {
  last_look_ = step.text;
  if (step.kind == StepKind::look) looked_.clear();
  for (const Named& cell : step.cells) looked_.push_back(cell.id);
  for (std::size_t one = 0; is_own(step) && one < step.seen.size(); ++one) {
    shows_equal_ = shows_equal_ || std::count(step.seen.begin(), step.seen.end(), step.seen[one]) > 1;
  }
  if (!explores) {
    shows_equal_ = shows_equal_ || (is_own(step) && step.same);
    return numbers(step);
  }
  const auto is_first = [&](int cell) { return district_at(rules_, after_, cell) == step.seen[0]; };
  const bool all = !step.seen.empty() && looked_.size() > 1 && std::all_of(looked_.begin(), looked_.end(), is_first);
  shows_equal_ = shows_equal_ || step.same || all;
  if (is_own(step) || step.seen.empty()) return;
  edits_.cut_behind(step.cells.all().back().text, step.text);
  if (all)
    edits_.add_behind(step.cells.all().back().text,
                      " = " + speller_.word("same", link_word, static_cast<int>(LinkWord::same)));
}

/// How many there were was seen.
void Redacting::cards(const Step& step) {
  const bool sees = is_own(step) || (step.kind == StepKind::steal && step.target == keeps_);
  for (const Named& card : step.cards) {
    if (!sees && card.id >= 0) edits_.replace(card.text, "?");
  }
}

/// What everybody saw and the record left to its map, or told as far as that was enough beside it.
void Redacting::tile(const Step& step) {
  if (step.face.is_written() && step.tile.id >= 0) return edits_.replace(step.tile.text, rules_.tile(step.tile.id).id);
  const int tile = tile_at(rules_, after_, step.cells[0].id);
  if (step.tile.id < 0 && tile >= 0) edits_.add_behind(step.cells[0].text, " = " + rules_.tile(tile).id);
}

void Redacting::flipped(const Step& step) {
  const int district = district_at(rules_, after_, step.cells[0].id);
  if (step.seen.empty() && district >= 0) edits_.add_behind(step.cells[0].text, " = " + std::to_string(district));
}

/// With `swap-seen: nothing` only who swapped knows whether, and which.
void Redacting::swap(const Step& step) {
  if (!rules_.interpretations.swap_nothing || is_own(step) || after_.phase == Phase::turns) return;
  edits_.cut_words(step.text, step.text);
}

void Redacting::step(const Step& step, bool first) {
  switch (step.kind) {
    case StepKind::look: return all_numbers(step, first);
    case StepKind::again: return all_numbers(step, true);
    case StepKind::move:
    case StepKind::flee:
    case StepKind::guess: return numbers(step);
    case StepKind::draw:
    case StepKind::steal: return cards(step);
    case StepKind::reveal: return tile(step);
    case StepKind::flip: return flipped(step);
    case StepKind::swap: return swap(step);
    default: return;
  }
}

Redacting::Outcome Redacting::outcome(const std::string& body) const {
  referee::Position copy = before_;
  copy.ledger.unjudged = {};
  referee::LineText line = line_;
  line.text = line.body = body;
  line.forget();
  Report report;
  report.want_gains(true);
  Outcome outcome;
  if (!trial_(copy, line, report)) return {Report::every, 0};
  outcome.findings = report.count();
  for (const findings::Gain& gain : report.gains()) {
    const bool counts = gain.track == 0 && gain.seat == line.seat && gains_by_looking(rules_, gain.origin.thing);
    if (counts) outcome.trophies += gain.amount;
  }
  return outcome;
}

/// A gain that follows from numbers that are not told any more has to be written, unless it is already, by itself or in
/// a sum.
void Redacting::trophies(const Action& action, std::string& out) {
  if (last_look_.empty() || shows_equal_) return;
  const Outcome whole = outcome(std::string(line_.body));
  if (whole.trophies == 0) return;
  const std::string gain = ", " + speller_.word("trophy", effect_word, static_cast<int>(StepKind::trophy)) + " " +
                           std::to_string(whole.trophies);
  const auto fits = [&](const Edits& added) { return outcome(added.on(line_.body)).findings <= whole.findings; };
  Edits added(line_.body);
  added.add_behind(last_look_, gain);
  if (fits(added)) {
    edits_.add_behind(last_look_, gain);
    out = edits_.on(line_.body);
    return;
  }
  for (const Step& step : action) {
    if (step.kind != StepKind::trophy || step.seat != line_.seat || step.amount <= whole.trophies) continue;
    Edits parted = added;
    const std::string rest = std::to_string(step.amount - whole.trophies);
    parted.replace(step.amount_text, rest);
    if (!fits(parted)) continue;
    edits_.add_behind(last_look_, gain);
    edits_.replace(step.amount_text, rest);
    out = edits_.on(line_.body);
    return;
  }
}

void Redacting::run(std::string& out) {
  referee::Position copy = before_;
  Report unheard(Report::Mode::trial);
  const Play play{rules_, copy.as<State>(), copy.ledger, copy.laps, line_, unheard};
  Action action;
  if (!read_action(play, action)) {
    out += line_.body;
    return;
  }
  for (const Step& each : action) step(each, &each == action.begin());
  std::string redacted = edits_.on(line_.body);
  trophies(action, redacted);
  out += redacted;
}

/// `pawns: Anna D5 = 7, Marco E4`: the numbers are what each saw.
void redact_pawns(const referee::LineText& line, int keeps, std::string& out) {
  std::string_view left = line.body;
  for (bool first = true; !left.empty(); first = false) {
    const std::size_t comma = std::min(left.find(','), left.size());
    std::string_view part = left.substr(0, comma);
    const bool is_own = keeps >= 0 && referee::leading_name(line.players, referee::trimmed(part)).match.seat == keeps;
    if (!is_own) part = part.substr(0, part.find('='));
    while (!is_own && part.ends_with(' ')) part.remove_suffix(1);
    if (!first) out += ',';
    out += part;
    left.remove_prefix(std::min(comma + 1, left.size()));
  }
}

/// Whether a line of a form begins with the player who keeps his secrets.
bool begins_with(const referee::LineText& line, int keeps) {
  return keeps >= 0 && referee::leading_name(line.players, line.body).match.seat == keeps;
}

/// `fill Anna 3 C11 C12 C13`: the number stays; where other cards are named than that many, how many they are as well.
void redact_fill(const Rules& rules, const referee::Position& before, const referee::LineText& line, std::string& out) {
  const referee::LeadingName name = referee::leading_name(line.players, line.body);
  const auto behind = static_cast<std::size_t>(name.name.data() + name.name.size() - line.body.data());
  text::Cursor cursor(line.body.substr(behind));
  const text::Token number = cursor.take();
  const auto end = static_cast<std::size_t>(cursor.behind() - line.body.data());
  referee::Position copy = before;
  Report unheard(Report::Mode::trial);
  kit::ShortList<Named, 16> cards;
  const Play play{rules, copy.as<State>(), copy.ledger, copy.laps, line, unheard};
  const bool named = read_cards(play, line.body.substr(end), cards) && !cards.empty();
  out += line.body.substr(0, end);
  if (!named || number.number == static_cast<std::int64_t>(cards.size())) return;
  for (std::size_t card = 0; card < cards.size(); ++card) out += " ?";
}

}  // namespace

bool redact(const Rules& rules, std::span<const rules::Lexicon> lexicons, const Trial& trial,
            const referee::Position& before, const referee::Position& after, const referee::LineText& line, int keeps,
            std::string& out) {
  if (line.form < 0) return Redacting(rules, Speller(line, lexicons), trial, before, after, line, keeps).run(out), true;
  const int header = line.form - static_cast<int>(rules.vocabulary.forms.size());
  if (header == map_header) return false;
  if (header == pawns_header) {
    redact_pawns(line, keeps, out);
  } else if (line.form == hand_form && !begins_with(line, keeps)) {
    return false;
  } else if (line.form == fill_form && !begins_with(line, keeps)) {
    redact_fill(rules, before, line, out);
  } else {
    out += line.body;
  }
  return true;
}

}  // namespace dogeref::last_doge
