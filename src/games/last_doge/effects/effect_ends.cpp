// The end of a line: what is due and not written happens or is missing.

#include <algorithm>
#include <utility>

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/effects/unwritten.h"
#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {
namespace {

bool is_artefact_left(const Rules& rules, const State& state, const Effect& effect) {
  const auto end = state.artefact_at.begin() + static_cast<std::ptrdiff_t>(rules.artefacts.size());
  return std::any_of(state.artefact_at.begin(), end, [&effect](std::int8_t at) {
    return (at == in_artefact_deck && effect.from_top) || (at == in_market && effect.from_market);
  });
}

}  // namespace

StepKind step_of(Verb verb) {
  switch (verb) {
    case Verb::damage: return StepKind::damage;
    case Verb::draw: return StepKind::draw;
    case Verb::discard: return StepKind::lose;
    case Verb::peek_hand: return StepKind::peek;
    case Verb::steal_card: return StepKind::steal;
    case Verb::look: return StepKind::look;
    case Verb::move: return StepKind::move;
    case Verb::reveal: return StepKind::reveal;
    case Verb::hide: return StepKind::hide;
    case Verb::swap_tiles: return StepKind::swap;
    case Verb::gain_trophy: return StepKind::trophy;
    case Verb::take_artefact: return StepKind::take;
    case Verb::give_artefact: return StepKind::give;
    case Verb::free_play: return StepKind::shelter;
    default: return StepKind::manual;
  }
}

/// Cells that fit and lie where the effect acts.
template <class Fits>
int Effects::count_cells(const Due& due, const Fits& fits) const {
  int count = 0;
  for (int cell = 0; cell < play_.state.cell_count; ++cell) count += fits(cell) && is_near(due, cell) ? 1 : 0;
  return count;
}

bool Effects::is_possible(const Due& due) const {
  const State& state = play_.state;
  const bool anywhere = due.effect->at == Cells::any_hidden;
  const auto is_hidden = [&](int cell) { return anywhere ? is_free_hidden(state, cell) : !state.is_up(cell); };
  switch (due.effect->verb) {
    case Verb::look: return count_cells(due, is_hidden) > due.done;
    case Verb::move:
      return count_cells(due, [&](int cell) {
               return is_free(state, cell) && state.is_up(cell) == (due.effect->at == Cells::revealed);
             }) > 0;
    case Verb::reveal: return count_cells(due, [&](int cell) { return is_free_hidden(state, cell); }) > 0;
    case Verb::hide: return count_cells(due, [&](int cell) { return state.is_up(cell); }) > 0;
    case Verb::swap_tiles: return count_cells(due, is_hidden) > 1;
    case Verb::discard: return state.hands[index(due.source.seat)].count > 0;
    case Verb::steal_card: return due.peeked < 0 || state.hands[index(due.peeked)].count > 0;
    case Verb::take_artefact: return is_artefact_left(play_.rules, state, *due.effect);
    case Verb::give_artefact: return artefacts_of(state, due.source.seat) > 0;
    case Verb::draw: return can_draw(play_.rules, state, 1) > 0;
    default: return true;
  }
}

void Effects::finish_due(std::size_t at) {
  if (!dues_[at].is_open() || !dues_[at].is_mandatory()) return;
  const Due due = dues_[at];
  if (due.effect->verb == Verb::damage && due.struck != 0) return;  // of others it may have struck nobody knows
  if (due.effect->verb == Verb::draw) {
    dues_[at].done = due.effect->amount;
    (void)draw_cards(play_, due.source.seat, due.effect->amount - due.done, {},
                     {due.source.why, due.source.id, due.tag});
    return;
  }
  const bool is_swap = due.effect->verb == Verb::swap_tiles;
  if (due.source.on_cells.size() > (is_swap ? 1U : 0U) && due.done == 0 && takes_a_cell(*due.effect)) {
    Step step;
    step.kind = step_of(due.effect->verb);
    step.seat = due.source.seat;
    step.text = due.source.on_text;
    for (const Named& cell : due.source.on_cells) step.cells.push_back(cell);
    this->step(step);
    if (!dues_[at].is_open()) return;
  }
  if (due.effect->verb == Verb::steal_card) {
    const auto looks = [&due](const Due& each) {
      return each.group == due.group && each.effect->verb == Verb::peek_hand && each.is_open();
    };
    if (due.peeked >= 0) return announce_theft(due);
    if (std::any_of(dues_.begin(), dues_.end(), looks)) return;  // whose hand is not said, which is the fault
  }
  if (is_possible(due)) report_missing(due);
}

/// A card is to be stolen that no step names. Whoever is struck may react before it is said which. Rulebook "Effets des
/// tuiles Quartier": what a player may do need not be done.
void Effects::announce_theft(const Due& due) {
  State& state = play_.state;
  if (!is_possible(due) || state.strikes.size() >= 16 || state.pending.size() >= 12) return;
  if (play_.line.draws_as_kinds && due.entry->mode != Mode::optional)
    return report_missing(due);  // lines listed are whole
  Strike strike;
  strike.verb = Verb::steal_card;
  strike.actor = static_cast<std::int8_t>(due.source.seat);
  strike.victim = static_cast<std::int8_t>(due.peeked);
  strike.tag = static_cast<std::uint8_t>(new_tag(state));
  strike.parent = static_cast<std::uint8_t>(due.tag);
  strike.entry = static_cast<std::uint8_t>(due.entry->number);
  state.strikes.push_back(strike);
  if (due.entry->mode == Mode::optional) return;
  Pending pending;
  pending.victim = strike.victim;
  pending.attacker = strike.actor;
  pending.thefts = 1;
  pending.tag = strike.tag;
  pending.span = play_.line.span(due.source.text.empty() ? play_.line.body : due.source.text);
  state.pending.push_back(pending);
}

/// `on D5` names a cell that the card acts on, where it acts on any.
void Effects::check_on_cells() {
  int checked = 0;
  for (const Due& due : dues_) {
    if (due.source.on_cells.size() == 0 || due.group == checked) continue;
    checked = due.group;
    std::uint32_t cells = 0;
    for (const Due& each : dues_) cells |= each.group == due.group ? each.cells : 0;
    for (const Named& on : due.source.on_cells) {
      if (cells != 0 && (cells >> on.id & 1U) == 0)
        report_target(on.text, cell_term(play_.state, on.id), due.source.id);
    }
  }
}

/// These may have been struck, and have lost cards and fled.
void Effects::doubt_struck(const std::vector<int>& whom) {
  for (const int seat : whom) {
    doubt_hand(play_, seat);
    lose_track(play_.state, seat);
    play_.state.loss_doubt = static_cast<std::uint8_t>(play_.state.loss_doubt | 1U << seat);
  }
  for (int seat = 0; !whom.empty() && seat < play_.state.players; ++seat) play_.ledger.doubt(seat, 1U);
}

/// Of a tile that nobody named nothing is written: what it gave, if anything, nobody knows.
void Effects::finish_doubtful() {
  const auto is_doubtful = [](const Due& due) { return due.doubtful; };
  const auto is_told = [](const Due& due) { return due.doubtful && due.chosen; };
  const auto found = std::find_if(dues_.begin(), dues_.end(), is_doubtful);
  if (found == dues_.end() || std::any_of(dues_.begin(), dues_.end(), is_told)) return;
  doubt_hand(play_, found->source.seat);
  play_.ledger.doubt(found->source.seat, 1U);
  if (play_.state.shelters < 250) ++play_.state.shelters;
  for (const Due& due : dues_) {
    if (due.doubtful && due.effect->verb == Verb::damage) doubt_struck(targets(due));
  }
}

bool Effects::has_draw_due() const {
  return std::any_of(dues_.begin(), dues_.end(), [](const Due& due) {
    return due.effect->verb == Verb::draw && due.is_open() && due.is_mandatory();
  });
}

void Effects::draw_now() {
  for (std::size_t at = 0; at < dues_.size(); ++at) {
    if (dues_[at].effect->verb == Verb::draw) finish_due(at);
  }
}

void Effects::finish() {
  carry_out_early(true);
  for (std::size_t at = 0; at < dues_.size(); ++at) finish_due(at);
  int reported = 0;
  for (const Due& due : dues_) {
    const bool undecided =
        !due.doubtful && due.entry->mode == Mode::choose_one && !due.closed && !was_chosen(due.group);
    if (!undecided || due.group == reported || !is_possible(due)) continue;
    reported = due.group;
    report_missing(due);
  }
  if (refill_due_) {
    const auto end = play_.state.artefact_at.begin() + static_cast<std::ptrdiff_t>(play_.rules.artefacts.size());
    if (std::find(play_.state.artefact_at.begin(), end, static_cast<std::int8_t>(in_artefact_deck)) != end) {
      play_.find(GameCode::refill_missing, taken_text_, {{"artefact", {findings::words(taken_text_)}}});
      ++play_.state.market_short;
    }
  }
  finish_doubtful();
  check_on_cells();
  end_writing(play_.state);
  for (const Due& due : unproven_gains_) play_.ledger.doubt(due.source.seat, 0, 0, due.effect->amount);
  dues_.clear();
  unproven_gains_.clear();
  refill_due_ = refill_allowed_ = false;
  failed_discovery_ = {};
  is_misnamed_ = false;
}

void Effects::report_wrong(const Step& step, std::string_view source) {
  if (source.empty() && has_unknown_powers(play_.state, step.seat)) return play_.unverified();
  if (std::exchange(is_misnamed_, true)) return;
  play_.find(GameCode::wrong_effect, step.text,
             {{"step", {findings::words(step.text)}}, {"source", {source_term(source)}}});
}

void Effects::report_target(std::string_view part, const findings::Term& target, std::string_view source) {
  is_misnamed_ = true;
  play_.find(GameCode::wrong_target, part, {{"target", {target}}, {"source", {source_term(source)}}});
}

void Effects::report_missing(const Due& due) {
  if (due.effect->verb == Verb::take_artefact) {
    play_.mattered("discovery-must");
    if (!play_.rules.interpretations.discovery_must) return;
    play_.find(GameCode::artefact_missing, due.source.text, {{"tile", {findings::words(due.source.id)}}});
    ++play_.state.market_short;
    return take_misnamed(due.source.seat);
  }
  if (is_misnamed_ || rests_on_astray(due)) return;
  if (takes_a_player(*due.effect))
    return report_target(due.source.text.empty() ? play_.line.body : due.source.text, findings::phrase("target.nobody"),
                         due.source.id);
  play_.find(missing_step(play_, step_of(due.effect->verb), due.source.id, due.source.text));
}

}  // namespace dogeref::last_doge
