// The written steps of effects, matched with what is due.

#include <algorithm>

#include "games/last_doge/city.h"
#include "games/last_doge/damage.h"
#include "games/last_doge/effects.h"
#include "games/last_doge/facts.h"
#include "games/last_doge/hands.h"
#include "games/last_doge/knowledge.h"
#include "games/last_doge/powers.h"

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

void report_no_discovery(const Play& play, const Step& step, int cell) {
  const int tile = tile_at(play.rules, play.state, cell);
  const int needed = modified(play.rules, play.state, step.seat, Modified::discovery_needs, play.rules.discovery_needs);
  play.find(GameCode::no_discovery, step.text,
            {{"tile", {findings::words(play.rules.tile(tile).id)}},
             {"district", {findings::number(play.rules.tile(tile).district)}},
             {"count", {findings::number(others_revealed(play.rules, play.state, cell))}},
             {"needed", {findings::number(needed)}}});
}

}  // namespace

void Effects::step(const Step& step) {
  part_ = step.text;
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
  int sum = 0;
  for (Gained& gained : gained_) {
    if (gained.seat != step.seat || gained.written) continue;
    if (gained.amount == step.amount) return void(gained.written = true);
    sum += gained.amount;
  }
  const bool all = sum == step.amount && sum > 0;
  if (!all && !unproven_gains_.empty() && unproven_gains_.back().source.seat == step.seat &&
      unproven_gains_.back().effect->amount == step.amount) {
    const Due due = unproven_gains_.back();
    unproven_gains_.pop_back();
    add(*due.entry, due.source);
    return trophy(step);
  }
  for (Gained& gained : gained_) gained.written = gained.written || gained.seat == step.seat;
  if (all) return;
  const auto counted = [](int amount) { return findings::counted(amount, "trophies"); };
  play_.find(play_.frame_fault(
      referee::FrameCode::wrong_gain, step.amount_text,
      {{"player", {findings::seat(step.seat)}}, {"claimed", {counted(step.amount)}}, {"computed", {counted(sum)}}}));
  play_.ledger.off[index(step.seat)][0] += step.amount - sum;
}

void Effects::draw(const Step& step) {
  Due* const due = find_due(Verb::draw, step.seat);
  const int written = static_cast<int>(step.cards.size());
  if (due == nullptr) {
    report_wrong(step);
    (void)draw_cards(play_, step.seat, std::max(1, written), step.cards, {"card"});
    return;
  }
  const int amount = due->effect->amount;
  const int there = can_draw(play_.rules, play_.state, amount);
  if (written != 0 && written != there) report_wrong(step, due->source.id);
  const Because because{due->source.why, due->source.id, due->tag};
  due->done = amount;
  choose(*due);
  (void)draw_cards(play_, step.seat, written != 0 ? written : there, step.cards, because);
}

void Effects::take(const Step& step) {
  Due* const due = find_due(Verb::take_artefact, step.seat);
  if (due != nullptr) {
    due->done = due->effect->amount;
    choose(*due);
  } else if (failed_discovery_ >= 0) {
    report_no_discovery(play_, step, failed_discovery_);
  } else {
    report_wrong(step);
  }
  return step.top ? take_top(step) : take_open(step);
}

void Effects::take_open(const Step& step) {
  State& state = play_.state;
  std::int8_t& at = state.artefact_at[index(step.artefact.id)];
  if (at != in_market) {
    if (at == in_artefact_deck) {
      report_not_open(play_, step.artefact);
    } else {
      report_elsewhere(play_, step.artefact.id, step.artefact.text);
    }
  }
  refill_due_ = at == in_market || refill_due_;
  taken_text_ = step.artefact.text;
  at = static_cast<std::int8_t>(step.seat);
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
  if (!refill_due_) report_wrong(step);
  if (refill_due_ && at != in_artefact_deck) report_elsewhere(play_, step.artefact.id, step.artefact.text);
  if (at == in_artefact_deck || at == out_of_game) at = in_market;
  refill_due_ = false;
}

void Effects::damage(const Step& step) {
  const std::uint8_t bit = static_cast<std::uint8_t>(1U << step.target);
  for (Due& due : dues_) {
    const bool struck = due.effect->verb == Verb::damage && (due.struck & bit) != 0 && (due.confirmed & bit) == 0;
    if (!struck || due.source.seat != step.seat) continue;
    due.confirmed = static_cast<std::uint8_t>(due.confirmed | bit);
    note_damage_step(play_, step.target, step.text);
    if (step.amount != due.effect->amount) report_wrong(step, due.source.id);
    return;
  }
  Due* const due = find_due(Verb::damage, step.seat);
  if (due == nullptr) {
    const bool any = std::any_of(dues_.begin(), dues_.end(), [&](const Due& each) {
      return each.effect->verb == Verb::damage && each.source.seat == step.seat && !each.closed;
    });
    return any ? report_target(step.target_text, findings::seat(step.target)) : report_wrong(step);
  }
  const std::size_t at = static_cast<std::size_t>(due - dues_.data());
  const std::vector<int> whom = targets(*due);
  if (std::find(whom.begin(), whom.end(), step.target) == whom.end()) {
    report_target(step.target_text, findings::seat(step.target), due->source.id);
  }
  if (step.amount != due->effect->amount) report_wrong(step, due->source.id);
  choose(*due);
  dues_[at].confirmed = static_cast<std::uint8_t>(dues_[at].confirmed | bit);
  if ((dues_[at].struck & bit) == 0) strike(dues_[at], step.target);
}

void Effects::lose(const Step& step) {
  if (suffer_loss(play_, step)) return;
  Due* const due = step.has_artefact ? nullptr : find_due(Verb::discard, step.seat);
  if (due == nullptr) return report_needless_loss(play_, step);
  const int amount = std::min<int>(due->effect->amount, play_.state.hands[index(step.seat)].count);
  if (static_cast<int>(step.cards.size()) != amount) report_wrong(step, due->source.id);
  const Because because{due->source.why, due->source.id, due->tag};
  due->done = due->effect->amount;
  for (const Named& card : step.cards) take_card(play_, step.seat, card, -1, because);
  choose(*due);
}

void Effects::give(const Step& step) {
  if (suffer_gift(play_, step)) return;
  Due* const due = find_due(Verb::give_artefact, step.seat);
  if (due == nullptr) return report_wrong(step);
  const std::vector<int> whom = targets(*due);
  if (std::find(whom.begin(), whom.end(), step.target) == whom.end()) {
    report_target(step.target_text, findings::seat(step.target));
  }
  ++due->done;
  const int tag = due->tag;
  choose(*due);
  std::int8_t& at = play_.state.artefact_at[index(step.artefact.id)];
  if (at != step.seat) report_elsewhere(play_, step.artefact.id, step.artefact.text);
  play_.note({Change::Kind::artefact, static_cast<std::uint8_t>(tag), at, static_cast<std::int8_t>(step.target),
              static_cast<std::int16_t>(step.artefact.id), 0});
  at = static_cast<std::int8_t>(step.target);
}

void Effects::peek(const Step& step) {
  for (Due& due : dues_) {
    if (due.effect->verb != Verb::peek_hand || due.source.seat != step.seat || due.written || due.peeked < 0) continue;
    due.written = true;
    if (due.peeked != step.target) report_target(step.target_text, findings::seat(step.target));
    return;
  }
  Due* const due = find_due(Verb::peek_hand, step.seat);
  if (due == nullptr) return report_wrong(step);
  const std::vector<int> whom = targets(*due);
  if (std::find(whom.begin(), whom.end(), step.target) == whom.end()) {
    report_target(step.target_text, findings::seat(step.target));
  }
  const std::size_t at = static_cast<std::size_t>(due - dues_.data());
  due->written = true;
  choose(*due);
  if (dues_[at].peeked < 0) look_into(dues_[at], step.target);
  if (dues_[at].peeked != step.target) report_target(step.target_text, findings::seat(step.target));
}

void Effects::steal(const Step& step) {
  Due* due = find_due(Verb::steal_card, step.seat);
  if (due == nullptr) return report_wrong(step);
  const std::size_t at = static_cast<std::size_t>(due - dues_.data());
  if (due->peeked < 0) {
    const auto is_peek = [&](const Due& each) {
      return each.group == due->group && each.effect->verb == Verb::peek_hand && each.peeked < 0;
    };
    const auto peek = std::find_if(dues_.begin(), dues_.end(), is_peek);
    if (peek != dues_.end()) {
      Step looked;
      looked.kind = StepKind::peek;
      looked.seat = step.seat;
      looked.target = step.target;
      looked.target_text = step.target_text;
      looked.text = step.text;
      this->peek(looked);
    }
  } else if (due->peeked != step.target) {
    report_target(step.target_text, findings::seat(step.target));
  }
  due = &dues_[at];
  choose(*due);
  const int parent = dues_[at].tag;
  ++dues_[at].done;
  State& state = play_.state;
  const int tag = new_tag(state);
  if (state.strikes.size() < 16) {
    state.strikes.push_back({Verb::steal_card, static_cast<std::int8_t>(step.seat),
                             static_cast<std::int8_t>(step.target), static_cast<std::uint8_t>(tag),
                             static_cast<std::uint8_t>(parent), static_cast<std::uint8_t>(dues_[at].entry->number),
                             false});
  }
  if (state.hands[index(step.target)].count == 0 && !in_doubt(state, step.target)) report_wrong(step);
  const Named card = step.cards.empty() ? Named{} : step.cards[0];
  take_card(play_, step.target, card, step.seat, {"stolen", {}, tag});
}

/// Looking at cells because of a card.
void Effects::look(const Step& step) {
  Due* const due = find_due(Verb::look, step.seat);
  if (due == nullptr) return report_wrong(step);
  due->done += static_cast<int>(step.cells.size());
  if (due->done > due->effect->amount) report_wrong(step, due->source.id);
  choose(*due);
  for (const Named& cell : step.cells) {
    if (!play_.state.is_up(cell.id) || play_.state.city_doubt) continue;
    play_.find(GameCode::look_cell, cell.text, {{"cell", {cell_term(play_.state, cell.id)}}, why("cell-revealed")});
  }
  see_numbers(play_, step);
  looked(step.seat, false, some_equal(play_, step.cells));
}

void Effects::move(const Step& step) {
  Due* const due = find_due(Verb::move, step.seat);
  if (due == nullptr) return report_wrong(step);
  ++due->done;
  const int tag = due->tag;
  const bool wants_up = due->effect->at == Cells::revealed;
  choose(*due);
  const int cell = step.cells[0].id;
  const bool good = is_free(play_.state, cell) && play_.state.is_up(cell) == wants_up;
  if (!good && !play_.state.city_doubt) report_target(step.cells[0].text, cell_term(play_.state, cell));
  put_pawn(play_, step.seat, cell, tag);
  see_numbers(play_, step);
}

void Effects::reveal(const Step& step) {
  Due* const due = find_due(Verb::reveal, step.seat);
  if (due == nullptr) return report_wrong(step);
  ++due->done;
  const int tag = due->tag;
  choose(*due);
  const int cell = step.cells[0].id;
  if (!is_free_hidden(play_.state, cell) && !play_.state.city_doubt) {
    report_target(step.cells[0].text, cell_term(play_.state, cell));
  }
  const int tile = see_tile(play_, step.cells[0], step.tile);
  turn_up(play_, cell, tag);
  revealed(step.seat, step, tile);
}

void Effects::hide(const Step& step) {
  Due* const due = find_due(Verb::hide, step.seat);
  if (due == nullptr) return report_wrong(step);
  ++due->done;
  const int tag = due->tag;
  choose(*due);
  const int cell = step.cells[0].id;
  if (!play_.state.is_up(cell) && !play_.state.city_doubt) {
    report_target(step.cells[0].text, cell_term(play_.state, cell));
  }
  turn_down(play_, cell, tag);
}

void Effects::swap(const Step& step) {
  Due* const due = find_due(Verb::swap_tiles, step.seat);
  if (due == nullptr || step.cells.empty()) return report_wrong(step);
  ++due->done;
  const int tag = due->tag;
  choose(*due);
  const int one = step.cells[0].id;
  const int other = step.cells[1].id;
  for (const Named& cell : step.cells) {
    if (!play_.state.is_up(cell.id) && one != other) continue;
    if (!play_.state.city_doubt) report_target(cell.text, cell_term(play_.state, cell.id));
    break;
  }
  swap_tiles(play_, one, other, tag);
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

/// What may happen does not; what must happen and can is still due.
void Effects::none() {
  for (Due& due : dues_) {
    if (due.is_open() && !due.is_mandatory() && due.entry->mode == Mode::optional) due.closed = true;
  }
}

}  // namespace dogeref::last_doge
