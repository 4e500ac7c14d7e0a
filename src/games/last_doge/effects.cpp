#include "games/last_doge/effects.h"

#include <algorithm>

#include "games/last_doge/city.h"
#include "games/last_doge/damage.h"
#include "games/last_doge/hands.h"
#include "games/last_doge/knowledge.h"
#include "games/last_doge/powers.h"

namespace dogeref::last_doge {
namespace {

bool takes_a_player(const Effect& effect) {
  const bool chosen = effect.to == Players::opponent || effect.to == Players::opponent_on_cells;
  return chosen &&
         (effect.verb == Verb::damage || effect.verb == Verb::peek_hand || effect.verb == Verb::give_artefact);
}

bool takes_a_cell(const Effect& effect) {
  return effect.verb == Verb::look || effect.verb == Verb::move || effect.verb == Verb::reveal ||
         effect.verb == Verb::hide || effect.verb == Verb::swap_tiles;
}

bool happens_by_itself(Verb verb) {
  return verb == Verb::gain_trophy || verb == Verb::free_play || verb == Verb::extra_play || verb == Verb::damage ||
         verb == Verb::peek_hand || verb == Verb::modify || verb == Verb::counter;
}

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

int count_hidden(const State& state) {
  int count = 0;
  for (int cell = 0; cell < state.cell_count; ++cell) count += state.is_up(cell) ? 0 : 1;
  return count;
}

findings::Term source_term(std::string_view id) {
  return id.empty() ? findings::phrase("source.nothing") : findings::words(id);
}

bool is_artefact_left(const Rules& rules, const State& state) {
  const auto end = state.artefact_at.begin() + static_cast<std::ptrdiff_t>(rules.artefacts.size());
  return std::any_of(state.artefact_at.begin(), end,
                     [](std::int8_t at) { return at == in_artefact_deck || at == in_market; });
}

}  // namespace

void Effects::add(const Entry& entry, const Source& source) {
  const int group = ++groups_;
  const int tag = source.tag != 0 ? source.tag : new_tag(play_.state);
  for (std::size_t part = 0; part < entry.parts.size(); ++part) {
    for (const Effect& effect : entry.parts[part]) {
      Due due;
      due.entry = &entry;
      due.effect = &effect;
      due.source = source;
      due.group = group;
      due.part = static_cast<int>(part);
      due.tag = tag;
      dues_.push_back(due);
    }
  }
  use_limit(play_.state, source.seat, entry);
  if (entry.lasting == Lasting::this_turn) play_.state.lasting |= std::uint64_t{1} << entry.number;
  if (entry.mode == Mode::all) return open(group, 0);
  choose_for_target(group);
}

/// What needs no choice of a part happens.
void Effects::open(int group, int part) {
  for (std::size_t at = 0; at < dues_.size(); ++at) {
    if (dues_[at].group == group && dues_[at].part == part && dues_[at].is_open()) automatic(dues_[at]);
  }
}

/// `on Marco` says which part of a choice is meant.
void Effects::choose_for_target(int group) {
  for (Due& due : dues_) {
    if (due.group != group || due.chosen || due.closed || due.entry->mode != Mode::choose_one) continue;
    const bool fits = (due.source.on_seat >= 0 && takes_a_player(*due.effect)) ||
                      (due.source.on_cell.id >= 0 && takes_a_cell(*due.effect));
    if (fits) return choose(due);
  }
}

void Effects::choose(Due& due) {
  if (due.is_mandatory()) return;
  const int group = due.group;
  const int part = due.part;
  for (Due& each : dues_) {
    if (each.group != group) continue;
    each.chosen = each.part == part;
    each.closed = each.part != part;
  }
  open(group, part);
}

bool Effects::was_chosen(int group) const {
  return std::any_of(dues_.begin(), dues_.end(), [group](const Due& due) { return due.group == group && due.chosen; });
}

void Effects::gain(const Source& source, int amount, int tag) {
  play_.gain(source.seat, amount, {source.why, source.id}, tag);
  gained_.push_back({source.seat, amount, false});
}

void Effects::automatic(Due& due) {
  const Effect& effect = *due.effect;
  if (!happens_by_itself(effect.verb)) return;
  switch (effect.verb) {
    case Verb::gain_trophy: gain(due.source, effect.amount, due.tag); break;
    case Verb::free_play: play_.state.shelters = static_cast<std::uint8_t>(play_.state.shelters + effect.amount); break;
    case Verb::extra_play:
      play_.state.extra_plays = static_cast<std::uint8_t>(play_.state.extra_plays + effect.amount);
      break;
    case Verb::damage:
    case Verb::peek_hand: {
      const std::vector<int> whom = targets(due);
      const int named = due.source.on_seat;
      const bool peeks = effect.verb == Verb::peek_hand;
      const std::size_t at = static_cast<std::size_t>(&due - dues_.data());
      if (takes_a_player(effect) && named >= 0) {
        if (std::find(whom.begin(), whom.end(), named) == whom.end()) {
          report_target(due.source.on_text, findings::seat(named), due.source.id);
        }
        return peeks ? look_into(dues_[at], named) : strike(dues_[at], named);
      }
      if (takes_a_player(effect) && whom.size() > 1) return;
      for (const int victim : whom) peeks ? look_into(dues_[at], victim) : strike(dues_[at], victim);
      if (whom.empty()) dues_[at].done = effect.amount;
      return;
    }
    default: break;
  }
  due.done = effect.amount;
}

bool Effects::stands_there(const Due& due, int seat) const {
  const State& state = play_.state;
  const int pawn = state.pawns[index(seat)];
  if (pawn < 0) return false;
  const int own = state.pawns[index(due.source.seat)];
  switch (due.effect->at) {
    case Cells::any_hidden: return !state.is_up(pawn);
    case Cells::revealed: return state.is_up(pawn);
    case Cells::by_own_pawn: return own >= 0 && are_neighbours(state, own, pawn);
    case Cells::by_revealed: {
      const bool from_pawn = play_.rules.interpretations.ambush_from_pawn || due.source.cell < 0;
      const int origin = from_pawn ? own : due.source.cell;
      return origin >= 0 && are_neighbours(state, origin, pawn);
    }
  }
  return false;
}

std::vector<int> Effects::targets(const Due& due) const {
  std::vector<int> found;
  const int own = due.source.seat;
  for (int at = 0; at < play_.state.players; ++at) {
    const int seat = (own + 1 + at) % play_.state.players;
    switch (due.effect->to) {
      case Players::self:
        if (seat == own) found.push_back(seat);
        break;
      case Players::opponent:
      case Players::each_opponent:
        if (seat != own) found.push_back(seat);
        break;
      case Players::on_cells:
        if (!stands_there(due, seat)) break;
        if (seat == own && due.effect->at == Cells::by_revealed) play_.mattered("ambush-self");
        if (seat != own || play_.rules.interpretations.ambush_self) found.push_back(seat);
        break;
      case Players::opponent_on_cells:
        if (seat != own && stands_there(due, seat)) found.push_back(seat);
        break;
      case Players::peeked:
        if (seat == due.peeked) found.push_back(seat);
        break;
    }
  }
  return found;
}

void Effects::strike(Due& due, int victim) {
  const Source source = due.source;
  due.done = due.effect->amount;
  due.struck = static_cast<std::uint8_t>(due.struck | 1U << victim);
  const Hit done = hit(play_, source.seat, victim, due.effect->amount, due.entry->number, source.id, part_);
  if (done.attacker > 0) gained_.push_back({source.seat, done.attacker, false});
  for (int seat = 0; done.others > 0 && seat < play_.state.players; ++seat) {
    if (seat != victim) gained_.push_back({seat, done.others, false});
  }
  fire(On::damage_taken, victim, -1, done.tag);  // `due` may have moved
}

void Effects::look_into(Due& due, int victim) {
  due.done = due.effect->amount;
  const int group = due.group;
  const int tag = new_tag(play_.state);
  if (play_.state.strikes.size() < 16) {
    play_.state.strikes.push_back({Verb::peek_hand, static_cast<std::int8_t>(due.source.seat),
                                   static_cast<std::int8_t>(victim), static_cast<std::uint8_t>(tag), 0,
                                   static_cast<std::uint8_t>(due.entry->number), false});
  }
  for (Due& each : dues_) {
    if (each.group == group) each.peeked = victim, each.tag = tag;
  }
}

void Effects::fire(On event, int seat, int colour, int tag) {
  for (const Owned& owned : powers_on(play_.rules, play_.state, seat, event, colour)) {
    Source source;
    source.why = owned.why;
    source.id = owned.source;
    source.seat = seat;
    source.tag = tag;
    add(*owned.entry, source);
  }
}

void Effects::revealed(int seat, const Step& step, int tile) {
  const int cell = step.cells[0].id;
  if (tile < 0) return;
  const int effect = play_.rules.tile(tile).effect;
  if (effect < 0) return;
  const TileEffect& on_tile = play_.rules.tile_effects[index(effect)];
  if (on_tile.is_discovery) play_.state.discovered |= 1U << cell;
  Source source;
  source.why = "tile";
  source.id = play_.rules.tile(tile).id;
  source.seat = seat;
  source.cell = cell;
  source.text = step.tile.text.empty() ? step.cells[0].text : step.tile.text;
  for (const Entry& entry : on_tile.entries) {
    if (entry.on != On::on_reveal) continue;
    if (entry.needs_revealed) {
      const int base = entry.revealed_min >= 0 ? entry.revealed_min : play_.rules.discovery_needs;
      const int needed = modified(play_.rules, play_.state, seat, Modified::discovery_needs, base);
      if (others_revealed(play_.rules, play_.state, cell) < needed) {
        failed_discovery_ = cell;
        continue;
      }
    }
    add(entry, source);
  }
}

void Effects::looked(int seat, bool exploring, int equal) {
  if (equal == 0) return;
  const std::vector<Owned> owned = powers_on(play_.rules, play_.state, seat, On::on_equal_look);
  if (owned.empty()) return;
  if (!exploring) play_.mattered("moglianes-source");
  if (!exploring && !play_.rules.interpretations.moglianes_any) return;
  if (equal > 0) return fire(On::on_equal_look, seat);
  play_.unverified();
  for (const Owned& each : owned) {
    Due due;
    due.entry = each.entry;
    due.effect = &each.entry->parts.front().front();
    due.source.why = each.why;
    due.source.id = each.source;
    due.source.seat = seat;
    unproven_gains_.push_back(due);
  }
}

Due* Effects::find_due(Verb verb, int seat) {
  Due* found = nullptr;
  for (Due& due : dues_) {
    if (due.effect->verb != verb || due.source.seat != seat || !due.is_open()) continue;
    if (due.is_mandatory()) return &due;
    if (found == nullptr) found = &due;
  }
  return found;
}

bool Effects::is_possible(const Due& due) const {
  const State& state = play_.state;
  switch (due.effect->verb) {
    case Verb::look: return count_hidden(state) > due.done;
    case Verb::move:
    case Verb::reveal: return count_free_hidden(state) > 0;
    case Verb::hide: return state.face_up != 0;
    case Verb::swap_tiles: return count_hidden(state) > 1;
    case Verb::discard: return state.hands[index(due.source.seat)].count > 0;
    case Verb::steal_card: return due.peeked < 0 || state.hands[index(due.peeked)].count > 0;
    case Verb::take_artefact: return is_artefact_left(play_.rules, state);
    case Verb::give_artefact: return artefacts_of(state, due.source.seat) > 0;
    case Verb::draw: return can_draw(play_.rules, state, 1) > 0;
    default: return true;
  }
}

void Effects::finish_due(std::size_t at) {
  const Due due = dues_[at];
  if (!due.is_open() || !due.is_mandatory()) return;
  if (due.effect->verb == Verb::draw) {
    dues_[at].done = due.effect->amount;
    (void)draw_cards(play_, due.source.seat, due.effect->amount - due.done, {},
                     {due.source.why, due.source.id, due.tag});
    return;
  }
  if (due.source.on_cell.id >= 0 && due.done == 0 && takes_a_cell(*due.effect) &&
      due.effect->verb != Verb::swap_tiles) {
    Step step;
    step.kind = step_of(due.effect->verb);
    step.seat = due.source.seat;
    step.text = due.source.on_text;
    step.cells.push_back(due.source.on_cell);
    this->step(step);
    if (!dues_[at].is_open()) return;
  }
  if (is_possible(due)) report_missing(due);
}

void Effects::finish() {
  for (std::size_t at = 0; at < dues_.size(); ++at) finish_due(at);
  int reported = 0;
  for (const Due& due : dues_) {
    const bool undecided = due.entry->mode == Mode::choose_one && !due.closed && !was_chosen(due.group);
    if (!undecided || due.group == reported || !is_possible(due)) continue;
    reported = due.group;
    report_missing(due);
  }
  if (refill_due_) {
    const auto end = play_.state.artefact_at.begin() + static_cast<std::ptrdiff_t>(play_.rules.artefacts.size());
    if (std::find(play_.state.artefact_at.begin(), end, static_cast<std::int8_t>(in_artefact_deck)) != end) {
      play_.find(GameCode::refill_missing, taken_text_, {{"artefact", {findings::words(taken_text_)}}});
      play_.state.market_short = true;
    }
  }
  for (const Due& due : unproven_gains_) play_.ledger.unproven[index(due.source.seat)] |= 1U;
  dues_.clear();
  gained_.clear();
  unproven_gains_.clear();
  refill_due_ = false;
  failed_discovery_ = -1;
}

void Effects::report_wrong(const Step& step, std::string_view source) const {
  play_.find(GameCode::wrong_effect, step.text,
             {{"step", {findings::words(step.text)}}, {"source", {source_term(source)}}});
}

void Effects::report_target(std::string_view part, const findings::Term& target, std::string_view source) const {
  play_.find(GameCode::wrong_target, part, {{"target", {target}}, {"source", {source_term(source)}}});
}

void Effects::report_missing(const Due& due) const {
  if (due.effect->verb == Verb::take_artefact) {
    if (!play_.rules.interpretations.discovery_must) return play_.mattered("discovery-must");
    return play_.find(GameCode::artefact_missing, due.source.text, {{"tile", {findings::words(due.source.id)}}});
  }
  if (takes_a_player(*due.effect))
    return report_target(due.source.text.empty() ? play_.line.body : due.source.text, findings::phrase("target.nobody"),
                         due.source.id);
  const findings::Term step = step_term(step_of(due.effect->verb));
  const findings::Term source = source_term(due.source.id);
  play_.find(GameCode::wrong_effect, due.source.text,
             {{"step", {step}},
              {"source", {source}},
              {"instead", {findings::phrase("effect.missing", {{"step", {step}}, {"source", {source}}})}}});
}

}  // namespace dogeref::last_doge
