#include "games/last_doge/effects/effects.h"

#include <algorithm>

#include "games/last_doge/harm/damage.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"

namespace dogeref::last_doge {
namespace {

constexpr std::size_t most_usual_dues = 4;  ///< of one line

bool happens_by_itself(Verb verb) {
  return verb == Verb::gain_trophy || verb == Verb::free_play || verb == Verb::extra_play || verb == Verb::damage ||
         verb == Verb::peek_hand || verb == Verb::modify || verb == Verb::counter;
}

}  // namespace

void Effects::add(const Entry& entry, const Source& source, bool doubtful) {
  const int group = ++groups_;
  const int tag = source.tag != 0 ? source.tag : new_tag(play_.state);
  if (dues_.capacity() == 0) dues_.reserve(most_usual_dues);
  for (std::size_t part = 0; part < entry.parts.size(); ++part) {
    for (const Effect& effect : entry.parts[part]) {
      Due due;
      due.entry = &entry;
      due.effect = &effect;
      due.source = source;
      due.group = group;
      due.part = static_cast<int>(part);
      due.tag = tag;
      due.doubtful = doubtful;
      dues_.push_back(due);
    }
  }
  if (doubtful) return;
  use_limit(play_.state, source.seat, entry);
  if (entry.lasting == Lasting::this_turn) play_.state.lasting |= std::uint64_t{1} << entry.number;
  if (entry.mode == Mode::all) return source.perhaps ? void() : open(group, 0);
  choose_for_target(group);
}

void Effects::add_if(const Entry& entry, const Source& source) {
  const Acts acts = acts_now(play_.rules, play_.state, source.seat, entry);
  if (acts == Acts::no) return;
  Source of = source;
  of.perhaps = acts == Acts::perhaps;
  add(entry, of);
}

/// What needs no choice of a part happens.
void Effects::open(int group, int part) {
  for (std::size_t at = 0; at < dues_.size(); ++at) {
    if (dues_[at].group == group && dues_[at].part == part && dues_[at].is_open()) automatic(at);
  }
}

/// `on Marco` says which part of a choice is meant.
void Effects::choose_for_target(int group) {
  for (Due& due : dues_) {
    if (due.group != group || due.chosen || due.closed || due.entry->mode != Mode::choose_one) continue;
    const bool fits = (due.source.on_seat >= 0 && takes_a_player(*due.effect)) ||
                      (due.source.on_cells.size() > 0 && takes_a_cell(*due.effect));
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
}

void Effects::automatic(std::size_t at) {
  Due& due = dues_[at];
  const Effect& effect = *due.effect;
  if (!happens_by_itself(effect.verb)) return;
  switch (effect.verb) {
    case Verb::gain_trophy: gain(due.source, effect.amount, due.tag); break;
    case Verb::free_play: play_.state.shelters = static_cast<std::uint8_t>(play_.state.shelters + effect.amount); break;
    case Verb::extra_play:
      play_.state.extra_plays = static_cast<std::uint8_t>(play_.state.extra_plays + effect.amount);
      break;
    case Verb::damage:
    case Verb::peek_hand: return meet_targets(at);
    default: break;
  }
  due.done = effect.amount;
}

/// Strikes those whom the effect can only mean, or looks into their hands. Each may bring new effects with it.
void Effects::meet_targets(std::size_t at) {
  const Due& due = dues_[at];
  const Effect& effect = *due.effect;
  const std::vector<int> whom = targets(due);
  const int named = due.source.on_seat;
  const auto meet = [this, at](int victim) {
    dues_[at].effect->verb == Verb::peek_hand ? look_into(dues_[at], victim) : strike(dues_[at], victim);
  };
  if (takes_a_player(effect) && named >= 0) {
    if (!may_strike(due, whom, named)) report_target(due.source.on_text, findings::seat(named), due.source.id);
    return meet(named);
  }
  if (takes_a_player(effect) && (whom.size() > 1 || rests_on_astray(due))) return;
  for (const int victim : whom) meet(victim);
  if (rests_on_astray(dues_[at])) return strike_perhaps(dues_[at]);
  if (whom.empty()) dues_[at].done = effect.amount;
}

void Effects::strike(Due& due, int victim) {
  const Source source = due.source;
  due.done = rests_on_astray(due) ? 0 : due.effect->amount;  // others may have been struck as well
  due.struck = static_cast<std::uint8_t>(due.struck | 1U << victim);
  const int tag = hit(play_, source.seat, victim, due.effect->amount, due.entry->number, source.id, part_);
  fire(On::damage_taken, victim, -1, tag);  // `due` may have moved
}

/// Whoever may have been struck, since nobody knows where a pawn or a tile is, may react, and may have brought the
/// attacker trophies; nothing else is known.
void Effects::strike_perhaps(const Due& due) {
  State& state = play_.state;
  for (int seat = 0; seat < state.players; ++seat) {
    const bool known = (due.struck >> seat & 1) != 0 || !may_strike(due, {}, seat);
    if (known || state.strikes.size() >= 16) continue;
    Strike strike;
    strike.actor = static_cast<std::int8_t>(due.source.seat);
    strike.victim = static_cast<std::int8_t>(seat);
    strike.tag = static_cast<std::uint8_t>(new_tag(state));
    strike.entry = static_cast<std::uint8_t>(due.entry->number);
    strike.perhaps = static_cast<std::uint8_t>(due.effect->amount);
    state.strikes.push_back(strike);
    if (due.effect->verb != Verb::damage) continue;
    doubt_gains(play_, due.source.seat, seat);  // what that brings is open, too
    if (has_power(play_.rules, state, seat, On::damage_taken)) play_.ledger.doubt(seat, 1U);
  }
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
    act(owned, seat, tag);
    if (!owned.spent) continue;
    doubt_hand(play_, seat);
    play_.ledger.doubt(seat, 1U);
  }
}

void Effects::act(const Owned& power, int seat, int tag) {
  Source source;
  source.why = power.why;
  source.id = power.source;
  source.seat = seat;
  source.tag = tag;
  source.perhaps = power.perhaps;
  add(*power.entry, source);
}

void Effects::begin_turn(int seat, bool named) {
  const bool too_late = play_.state.trigger != Trigger::none;
  for (Owned owned : powers_on(play_.rules, play_.state, seat, On::turn_start)) {
    owned.perhaps = owned.perhaps || (too_late && !owned.entry->hand.is_any());
    if (owned.perhaps && !named) doubt_hand(play_, seat);
    act(owned, seat, 0);
  }
}

void Effects::revealed(int seat, const Step& step, int tile, bool astray, bool doubtful) {
  act_on_reveal(seat, step, tile, astray, doubtful);
  carry_out_early(astray || doubtful);
}

void Effects::act_on_reveal(int seat, const Step& step, int tile, bool astray, bool doubtful) {
  const int cell = step.cells[0].id;
  if (tile < 0) {
    Source unnamed;
    unnamed.why = "tile";
    unnamed.seat = seat;
    unnamed.cell = cell;
    unnamed.text = step.text;
    return revealed_unnamed(unnamed);
  }
  const int effect = play_.rules.tile(tile).effect;
  if (effect < 0) return;
  const TileEffect& on_tile = play_.rules.tile_effects[index(effect)];
  if (on_tile.is_discovery) play_.state.discovered |= 1U << cell;
  Source source;
  source.why = "tile";
  source.id = play_.rules.tile(tile).id;
  source.seat = seat;
  source.cell = cell;
  source.astray = astray;
  source.text = step.tile.text.empty() ? step.cells[0].text : step.tile.text;
  for (const Entry& entry : on_tile.entries) {
    if (entry.on != On::on_reveal) continue;
    if (entry.needs_revealed) {
      const int base = entry.revealed_min >= 0 ? entry.revealed_min : play_.rules.discovery_needs;
      const int needed = modified(play_.rules, play_.state, seat, Modified::discovery_needs, base);
      const int others = others_revealed(play_.rules, play_.state, cell);
      if (others < needed || astray) {
        const bool doubt = astray || doubtful || others < 0 || has_unknown_powers(play_.state, seat) ||
                           others + play_.state.up_unwritten >= needed;
        failed_discovery_ = {tile, others, needed, doubt};
        continue;
      }
    }
    doubtful ? add(entry, source, true) : add_if(entry, source);
  }
}

/// Which tile it was, nobody knows: it may give what any tile gives that can lie there.
void Effects::revealed_unnamed(const Source& source) {
  if (play_.line.draws_as_kinds) return;
  std::uint32_t effects = 0;
  for (std::size_t tile = 0; tile < play_.rules.tiles.size(); ++tile) {
    const int effect = play_.rules.tiles[tile].effect;
    const bool may_lie_there = (play_.state.lying[index(source.cell)].candidates >> tile & 1U) != 0;
    if (may_lie_there && effect >= 0) effects |= 1U << effect;
  }
  for (std::size_t effect = 0; effect < play_.rules.tile_effects.size(); ++effect) {
    if ((effects >> effect & 1U) == 0) continue;
    for (const Entry& entry : play_.rules.tile_effects[effect].entries) {
      if (entry.on == On::on_reveal) add(entry, source, true);
    }
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

}  // namespace dogeref::last_doge
