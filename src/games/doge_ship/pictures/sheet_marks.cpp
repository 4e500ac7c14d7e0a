#include "games/doge_ship/pictures/sheet_marks.h"

#include <utility>

#include "games/doge_ship/pictures/language_words.h"

namespace dogeref::doge_ship {
namespace {

using referee::Icon;
using referee::Mark;
using referee::text_mark;

Icon track_icon(const Rules& rules, std::size_t track) {
  const int at = static_cast<int>(track);
  if (at == rules.money_track) return Icon::coin;
  if (at == rules.vp_track) return Icon::shield;
  return at == rules.approval_track ? Icon::seal : Icon::card;
}

ActionKind action_of(Verb verb) {
  switch (verb) {
    case Verb::purchase: return ActionKind::purchase;
    case Verb::construct: return ActionKind::construct;
    case Verb::replace: return ActionKind::replace;
    case Verb::intrigue: return ActionKind::intrigue;
    case Verb::pay:
    case Verb::others:
    case Verb::gain: break;
  }
  return ActionKind::money;
}

/// One of some kinds: "galley / gondola".
void append_kinds(const Rules& rules, KindSet kinds, std::vector<Mark>& marks) {
  bool first = true;
  for (std::size_t at = 0; at < rules.kinds.size(); ++at) {
    if ((kinds >> at & 1) == 0) continue;
    if (!first) marks.push_back(text_mark("/"));
    first = false;
    const TileKind& kind = rules.kinds[at];
    marks.push_back(
        {Mark::Form::tag, emblem(kind), {}, tone(rules, static_cast<int>(at)), {}, findings::word(kind.id)});
  }
}

void append_offers(const Rules& rules, const Effect& effect, std::size_t entry, std::vector<Mark>& marks) {
  marks.push_back(action(action_of(effect.entries[entry].verb)));
  bool first = true;
  for (const Offer& offer : effect.offers) {
    if (offer.entry != entry) continue;
    if (!first) marks.push_back(text_mark("+"));
    first = false;
    append_kinds(rules, offer.kinds, marks);
  }
}

/// "if barrier ≥ 2:"
void append_condition(const Rules& rules, const Entry& entry, std::vector<Mark>& marks) {
  if (entry.condition.is_always()) return;
  marks.push_back(
      {.words = findings::phrase("condition.if", {{"if", condition_words(rules, entry.condition)}, {"what", {}}})});
}

void append_amounts(const Rules& rules, const Entry& entry, std::vector<Mark>& marks) {
  const std::vector<Mark> all = entry_marks(rules, entry);
  marks.insert(marks.end(), all.begin(), all.end());
  if (entry.verb == Verb::pay) marks.push_back(text_mark("→"));
}

}  // namespace

Mark symbol(Icon icon, std::string inside, referee::Caption words) {
  return {Mark::Form::symbol, icon, {}, 0, std::move(inside), std::move(words)};
}

Mark amount(const Rules& rules, std::size_t track, int value) {
  return symbol(track_icon(rules, track), std::to_string(value),
                findings::counted(value, rules.vocabulary.tracks[track]));
}

std::vector<Mark> amounts(const Rules& rules, const TrackAmounts& of) {
  std::vector<Mark> marks;
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (of[track] != 0) marks.push_back(amount(rules, track, of[track]));
  }
  return marks;
}

std::vector<Mark> entry_marks(const Rules& rules, const Entry& entry) {
  std::vector<Mark> marks = amounts(rules, entry.amounts);
  for (const auto& [track, amount] : entry.rated) {
    const auto at = static_cast<std::size_t>(track);
    const bool is_rate = amount.values.empty() && amount.sum.empty() && !amount.count.parts.empty();
    marks.push_back(symbol(track_icon(rules, at), is_rate ? std::to_string(amount.each) + "×" : "?",
                           amount_words(rules, rules.vocabulary.tracks[at], amount)));
    if (!amount.count.parts.empty()) marks.push_back({.words = count_words(rules, amount.count)});
  }
  for (std::size_t choice = 0; choice < entry.choices.size(); ++choice) {
    if (choice > 0) marks.push_back(text_mark("/"));
    const std::vector<Mark> of = amounts(rules, entry.choices[choice]);
    marks.insert(marks.end(), of.begin(), of.end());
  }
  return marks;
}

Icon emblem(const TileKind& kind) {
  switch (kind.role) {
    case Role::part: return Icon::ship;
    case Role::barrier: return Icon::wall;
    case Role::income: return Icon::boat;
    case Role::doge: break;
  }
  return Icon::crown;
}

int tone(const Rules&, int kind) { return kind; }

Icon action_icon(ActionKind kind) {
  switch (kind) {
    case ActionKind::purchase: return Icon::bag;
    case ActionKind::construct: return Icon::hammer;
    case ActionKind::replace: return Icon::swap;
    case ActionKind::intrigue: return Icon::mask;
    case ActionKind::money: return Icon::purse;
    case ActionKind::count: break;
  }
  return Icon::none;
}

Mark action(ActionKind kind) {
  return symbol(action_icon(kind), {}, findings::word(action_kinds[static_cast<std::size_t>(kind)]));
}

std::vector<Mark> effect_marks(const Rules& rules, const Effect& effect) {
  std::vector<Mark> marks;
  bool has_offers = false;
  for (const Entry& entry : effect.entries)
    has_offers |= entry.verb != Verb::pay && entry.verb != Verb::gain && entry.verb != Verb::others;
  if (!has_offers && !effect.entries.empty()) {
    marks.push_back(action(effect.has(ActionKind::intrigue) ? ActionKind::intrigue : ActionKind::money));
  }
  for (std::size_t at = 0; at < effect.entries.size(); ++at) {
    const Verb verb = effect.entries[at].verb;
    append_condition(rules, effect.entries[at], marks);
    if (verb == Verb::pay || verb == Verb::gain) {
      append_amounts(rules, effect.entries[at], marks);
    } else if (verb == Verb::others) {
      marks.push_back({.words = others_words(rules, effect.entries[at])});
    } else {
      append_offers(rules, effect, at, marks);
    }
  }
  return marks;
}

}  // namespace dogeref::doge_ship
