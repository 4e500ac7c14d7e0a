// The written steps of effects, matched with what is due.

#include <algorithm>
#include <utility>

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/effects/unwritten.h"
#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {
namespace {

void report_not_open(const Play& play, const Named& artefact) {
  findings::Argument open{"market", {}};
  for (std::size_t at = 0; at < play.rules.artefacts.size(); ++at) {
    if (play.state.artefact_at[at] == in_market) open.terms.push_back(findings::words(play.rules.artefacts[at].id));
  }
  play.find(GameCode::artefact_not_open, artefact.text,
            {{"artefact", {findings::words(play.rules.artefact(artefact.id).id)}}, std::move(open)});
}

void report_no_discovery(const Play& play, const Step& step, const FailedDiscovery& discovery) {
  const Tile& tile = play.rules.tile(discovery.tile);
  play.find(GameCode::no_discovery, step.text,
            {{"tile", {findings::words(tile.id)}},
             {"district", {findings::number(tile.district)}},
             {"count", {findings::number(discovery.others)}},
             {"needed", {findings::number(discovery.needed)}}});
}

}  // namespace

/// Where a pawn stands that strikes or is struck nobody knows, or where what struck it lies, or which tile was turned
/// up: a step says whom damage struck.
void Effects::strike_astray(const Step& step) {
  const bool suffers = step.kind == StepKind::lose || step.kind == StepKind::flee || step.kind == StepKind::give;
  const int victim = step.kind == StepKind::damage ? step.target : suffers ? step.seat : nowhere;
  if (victim >= 0) (void)strike_astray(victim, suffers);
}

/// Whether somebody was struck so, of whom a step says that; one who `suffers` may have been struck before the line.
bool Effects::strike_astray(int victim, bool suffers) {
  if (owes(play_.state, victim)) return false;
  for (Due& due : dues_) {
    if (due.doubtful && due.effect->verb == Verb::damage && due.is_open() && may_strike(due, targets(due), victim)) {
      choose(due);
      return true;
    }
    const bool from_astray =
        due.source.astray || (is_astray(play_.state, due.source.seat) && victim != due.source.seat);
    const bool unsure = from_astray || is_astray(play_.state, victim);
    if (due.effect->verb != Verb::damage || !unsure || !rests_on_astray(due) || due.closed) continue;
    strike(due, victim);
    return true;
  }
  for (Strike& each : play_.state.strikes) {
    if (each.perhaps == 0 || each.victim != victim || each.answered || !suffers) continue;
    const Strike struck = each;
    each.answered = true;
    const int tag = hit(play_, struck.actor, victim, struck.perhaps, struck.entry, {}, part_, true);
    if (play_.ledger.is_unproven(victim, 0)) fire(On::damage_taken, victim, -1, tag);
    return true;
  }
  return false;
}

void Effects::step(const Step& step) {
  part_ = step.text;
  strike_astray(step);
  switch (step.kind) {
    case StepKind::trophy: return trophy(step);
    case StepKind::draw: return draw(step);
    case StepKind::take: return take(step);
    case StepKind::market: return market(step);
    case StepKind::damage: return damage(step);
    case StepKind::lose: return lose(step);
    case StepKind::give: return give(step);
    case StepKind::flee: return flee(play_, step);
    case StepKind::peek: return peek(step);
    case StepKind::steal: return steal(step);
    case StepKind::look: return look(step);
    case StepKind::move: return move(step);
    case StepKind::reveal: return reveal(step);
    case StepKind::hide: return hide(step);
    case StepKind::swap: return swap(step);
    case StepKind::shelter: return shelter(step);
    case StepKind::manual: return manual(step);
    case StepKind::none: return none();
    default: return report_wrong(step);
  }
}

/// Trophies come by themselves; what is written must be what came: one gain, or all that are not written yet.
void Effects::trophy(const Step& step) {
  if (chooses_trophies(step)) return (void)write_trophies(play_.state, step.seat, step.amount);
  if (write_trophies(play_.state, step.seat, step.amount)) return;
  if (!unproven_gains_.empty() && unproven_gains_.back().source.seat == step.seat &&
      unproven_gains_.back().effect->amount == step.amount) {
    const Due due = unproven_gains_.back();
    unproven_gains_.pop_back();
    add(*due.entry, due.source);
    return trophy(step);
  }
  if (gains_doubtful(step)) return trophy(step);
  const int sum = unwritten_trophies(play_.state, step.seat);
  write_first_trophies(play_.state, step.seat);  // another of them may be written rightly
  if (has_unknown_powers(play_.state, step.seat)) {
    play_.unverified();
    return play_.gain(step.seat, step.amount - sum, {"artefact"});
  }
  const auto counted = [](int amount) { return findings::counted(amount, "trophies"); };
  play_.find(play_.frame_fault(
      referee::FrameCode::wrong_gain, step.amount_text,
      {{"player", {findings::seat(step.seat)}}, {"claimed", {counted(step.amount)}}, {"computed", {counted(sum)}}}));
  play_.ledger.off[index(step.seat)][0] += step.amount - sum;
}

/// An effect leaves a choice, and so many trophies are what is chosen.
bool Effects::chooses_trophies(const Step& step) {
  for (Due& due : dues_) {
    const bool is_choice = due.entry->mode == Mode::choose_one || due.entry->mode == Mode::optional;
    if (!is_choice || due.doubtful || due.chosen || !due.is_open() || due.effect->verb != Verb::gain_trophy) continue;
    if (due.source.seat != step.seat || due.effect->amount != step.amount) continue;
    choose(due);
    return true;
  }
  return false;
}

/// A tile that nobody named may have given that many trophies: it did.
bool Effects::gains_doubtful(const Step& step) {
  for (Due& due : dues_) {
    const bool fits = due.doubtful && due.is_open() && !due.chosen && due.effect->verb == Verb::gain_trophy;
    if (!fits || due.source.seat != step.seat || due.effect->amount != step.amount) continue;
    choose(due);
    return true;
  }
  return false;
}

/// The part of a choice that gives as many cards as are written, before what comes by itself and may go unwritten.
Due* Effects::chosen_draw(int seat, int written) {
  for (Due& due : dues_) {
    const bool is_choice = due.entry->mode == Mode::choose_one && !due.chosen && !due.doubtful && due.is_open();
    if (!is_choice || due.effect->verb != Verb::draw || due.source.seat != seat) continue;
    if (can_draw(play_.rules, play_.state, due.effect->amount) == written) return &due;
  }
  return nullptr;
}

void Effects::draw(const Step& step) {
  const int written = static_cast<int>(step.cards.size());
  Due* const choice = chosen_draw(step.seat, written);
  Due* due = choice != nullptr ? choice : find_due(Verb::draw, step.seat);
  if (due == nullptr && write_draws(play_, step)) return;
  // Who draws for damage was struck, though nobody knows where the pawn stands.
  const bool draws_for_damage = due == nullptr && has_power(play_.rules, play_.state, step.seat, On::damage_taken);
  if (draws_for_damage && strike_astray(step.seat, true)) due = find_due(Verb::draw, step.seat);
  if (due == nullptr) {
    const int drawn = unwritten_draws(play_.state, step.seat);  // another number of them is written
    report_wrong(step);
    (void)draw_cards(play_, step.seat, std::max(drawn > 0 ? 0 : 1, written - drawn), step.cards, {"card"});
    return;
  }
  const int amount = due->effect->amount;
  const int there = can_draw(play_.rules, play_.state, amount);
  if (written != 0 && written != there) report_wrong(step, due->source.id);
  const Because because{due->source.why, due->source.id, due->tag};
  due->done = amount;
  choose(*due);
  (void)draw_cards(play_, step.seat, std::max(written, there), step.cards, because);
  mark_drawn(play_.state, step.seat, because.tag);
  remember_draw(play_, step.seat, written, there);
}

void Effects::take(const Step& step) {
  Due* const due = find_due(Verb::take_artefact, step.seat);
  if (due != nullptr) {
    if (!(step.top ? due->effect->from_top : due->effect->from_market)) report_wrong(step, due->source.id);
    due->done = due->effect->amount;
    choose(*due);
  } else if (failed_discovery_.tile >= 0 && failed_discovery_.doubt) {
    play_.unverified();
  } else if (failed_discovery_.tile >= 0) {
    report_no_discovery(play_, step, failed_discovery_);
  } else {
    report_wrong(step);
  }
  return step.top ? take_top(step) : take_open(step);
}

void Effects::take_open(const Step& step) {
  State& state = play_.state;
  std::int8_t& at = state.artefact_at[index(step.artefact.id)];
  taken_text_ = step.artefact.text;
  if (at == in_artefact_deck && state.market_short > 0) {  // it is one whose coming nobody named
    --state.market_short;
    at = in_market;
  }
  if (at == in_artefact_deck) report_not_open(play_, step.artefact);
  if (at != in_market && at != in_artefact_deck) report_elsewhere(play_, step.artefact.id, step.artefact.text);
  if (at != in_market) return take_misnamed(step.seat);
  refill_due_ = true;
  state.unsure_market &= ~(std::uint64_t{1} << step.artefact.id);
  at = static_cast<std::int8_t>(step.seat);
}

/// The table can only have taken an open one, which one the record does not tell.
void Effects::take_misnamed(int seat) {
  State& state = play_.state;
  refill_allowed_ = true;
  ++state.unknown_artefacts[index(seat)];
  for (std::size_t at = 0; at < play_.rules.artefacts.size(); ++at) {
    if (state.artefact_at[at] == in_market) state.unsure_market |= std::uint64_t{1} << at;
  }
}

void Effects::take_top(const Step& step) {
  State& state = play_.state;
  if (!step.has_artefact) {
    ++state.unknown_artefacts[index(step.seat)];
    return play_.unverified();
  }
  std::int8_t& at = state.artefact_at[index(step.artefact.id)];
  if (at != in_artefact_deck) report_elsewhere(play_, step.artefact.id, step.artefact.text);
  at = static_cast<std::int8_t>(step.seat);
}

void Effects::market(const Step& step) {
  State& state = play_.state;
  std::int8_t& at = state.artefact_at[index(step.artefact.id)];
  const bool wanted = refill_due_ || refill_allowed_;
  if (!wanted) report_wrong(step);
  if (refill_due_ && at != in_artefact_deck) {
    report_elsewhere(play_, step.artefact.id, step.artefact.text);
    ++state.market_short;
  }
  if (at == in_artefact_deck || at == out_of_game) at = in_market;
  refill_due_ = refill_allowed_ = false;
}

void Effects::shelter(const Step& step) {
  for (Due& due : dues_) {
    if (due.effect->verb != Verb::free_play || due.source.seat != step.seat || due.written || due.closed) continue;
    due.written = true;
    choose(due);
    return;
  }
  report_wrong(step);
}

void Effects::manual(const Step& step) {
  Due* const due = find_due(Verb::manual, step.seat);
  if (due == nullptr) return report_wrong(step);
  due->done = due->effect->amount;
  choose(*due);
  play_.unverified();
}

/// Whether something asks for a step, so that it would be no fault.
bool Effects::awaits(const Step& step) {
  if (has_unknown_powers(play_.state, step.seat)) return true;
  switch (step.kind) {
    case StepKind::trophy:
      return unwritten_trophies(play_.state, step.seat) > 0 || !unproven_gains_.empty() ||
             find_due(Verb::gain_trophy, step.seat) != nullptr;
    case StepKind::draw:
      return find_due(Verb::draw, step.seat) != nullptr || unwritten_draws(play_.state, step.seat) > 0;
    case StepKind::market: return refill_due_ || refill_allowed_;
    case StepKind::none: return true;
    default: break;
  }
  return std::any_of(dues_.begin(), dues_.end(), [&step](const Due& due) {
    return !due.closed && (step_of(due.effect->verb) == step.kind || due.effect->verb == Verb::damage);
  });
}

bool Effects::put_off(const Step& step) {
  if (awaits(step)) return false;
  early_.push_back(&step);
  return true;
}

/// Effects of a tile that are written before it is revealed: that is one fault, unless what is revealed is one already,
/// and they follow now.
void Effects::carry_out_early(bool is_told) {
  for (const Step* const early : std::exchange(early_, {})) {
    if (!is_told && awaits(*early)) {
      play_.find(GameCode::step_order, early->text, {{"step", {findings::words(early->text)}}});
      is_told = true;
    }
    step(*early);
  }
}

/// What may happen does not; what must happen and can is still due.
void Effects::none() {
  for (Due& due : dues_) {
    if (due.is_open() && !due.is_mandatory() && due.entry->mode == Mode::optional) due.closed = true;
  }
}

}  // namespace dogeref::last_doge
