#include "games/last_doge/pictures/effect_words.h"

#include <string>
#include <utility>

#include "kit/index.h"

namespace dogeref::last_doge {
namespace {

using findings::Argument;
using findings::counted;
using findings::phrase;
using kit::index;
using referee::Caption;

/// "does.KEY", filled with what happens.
Caption around(const std::string& key, Caption what, std::vector<Argument> more = {}) {
  more.push_back({"what", {std::move(what)}});
  return phrase("does." + key, std::move(more));
}

Caption joined(const char* key, Caption one, Caption other) {
  return phrase(key, {{"one", {std::move(one)}}, {"other", {std::move(other)}}});
}

std::string name_of(Cells cells) {
  switch (cells) {
    case Cells::any_hidden: return "hidden";
    case Cells::revealed: return "revealed";
    case Cells::by_revealed: return "by-revealed";
    case Cells::by_own_pawn: break;
  }
  return "by-pawn";
}

std::string name_of(Players players) {
  switch (players) {
    case Players::self: return "self";
    case Players::opponent: return "opponent";
    case Players::each_opponent: return "each-opponent";
    case Players::on_cells: return "on-cells";
    case Players::opponent_on_cells: return "opponent-on-cells";
    case Players::peeked: break;
  }
  return "peeked";
}

std::string name_of(Modified what) { return std::string(modified_names[static_cast<std::size_t>(what)]); }

/// "2 hidden cells".
Argument cells(const Effect& effect) { return {"cells", {counted(effect.amount, "cells-" + name_of(effect.at))}}; }

Argument whom(const Effect& effect) {
  const Argument where{"cells", {phrase("on." + name_of(effect.at))}};
  return {"whom", {phrase("whom." + name_of(effect.to), {where})}};
}

Argument amount(const Effect& effect, const char* slot) { return {slot, {counted(effect.amount, slot)}}; }

Argument colour(const Rules& rules, int of) {
  return {"colour", {of < 0 ? findings::words("?") : findings::word(rules.colours[index(of)].id)}};
}

/// "+1", "−1", "= 0".
Caption change(const Effect& effect) {
  if (effect.sets) return findings::words("= " + std::to_string(effect.amount));
  return findings::words((effect.amount < 0 ? "−" : "+") + std::to_string(std::abs(effect.amount)));
}

Caption modified(const Rules& rules, const Effect& effect) {
  const std::string key = "does.modify." + name_of(effect.what);
  if (effect.what == Modified::card_free) return phrase(key, {colour(rules, effect.colour)});
  return phrase(key, {{"change", {change(effect)}}});
}

Caption countered(const Effect& effect) {
  const std::string key = "struck." + std::string(verb_names[static_cast<std::size_t>(effect.countered)]);
  return phrase("does.counter", {{"what", {phrase(key)}}});
}

std::string taken_from(const Effect& effect) {
  if (effect.from_market && effect.from_top) return "does.take";
  return effect.from_market ? "does.take.open" : "does.take.top";
}

Caption swapped(const Effect& effect) {
  Caption swap = phrase("does.swap", {{"cells", {phrase("on." + name_of(effect.at))}}});
  if (effect.amount == 1) return swap;
  return around("times", std::move(swap), {{"n", {findings::number(effect.amount)}}});
}

Caption effect_words(const Rules& rules, const Effect& effect) {
  switch (effect.verb) {
    case Verb::damage: return phrase("does.damage", {amount(effect, "damage"), whom(effect)});
    case Verb::draw: return phrase("does.draw", {amount(effect, "cards")});
    case Verb::discard: return phrase("does.discard", {amount(effect, "cards")});
    case Verb::peek_hand: return phrase("does.peek", {whom(effect)});
    case Verb::steal_card: return phrase("does.steal", {amount(effect, "cards")});
    case Verb::look: return phrase("does.look", {cells(effect)});
    case Verb::move: return phrase("does.move", {cells(effect)});
    case Verb::reveal: return phrase("does.reveal", {cells(effect)});
    case Verb::hide: return phrase("does.hide", {cells(effect)});
    case Verb::swap_tiles: return swapped(effect);
    case Verb::gain_trophy: return phrase("does.gain", {amount(effect, "trophies")});
    case Verb::take_artefact: return phrase(taken_from(effect), {amount(effect, "artefacts")});
    case Verb::give_artefact: return phrase("does.give", {amount(effect, "artefacts"), whom(effect)});
    case Verb::free_play: return phrase("does.free-play", {amount(effect, "cards")});
    case Verb::extra_play: return phrase("does.extra-play", {amount(effect, "cards")});
    case Verb::counter: return countered(effect);
    case Verb::modify: return modified(rules, effect);
    case Verb::manual: break;
  }
  return referee::no_caption();
}

/// "≤ 2", "≥ 1", "1–3", "2".
Argument range(const Bounds& bounds) {
  const std::string least = std::to_string(bounds.min);
  const std::string most = std::to_string(bounds.max);
  const std::string text = bounds.min == bounds.max ? most
                           : bounds.min <= 0        ? "≤ " + most
                           : bounds.max >= 999      ? "≥ " + least
                                                    : least + "–" + most;
  return {"range", {findings::words(text)}};
}

/// With what must hold before it, the innermost last.
Caption conditioned(const Rules& rules, const Entry& entry, Caption what) {
  if (entry.mode == Mode::optional) what = around("may", std::move(what));
  if (!entry.hand.is_any()) what = around("if.hand", std::move(what), {range(entry.hand)});
  if (!entry.artefacts.is_any()) what = around("if.artefacts", std::move(what), {range(entry.artefacts)});
  for (const auto& [asked, bounds] : entry.asks)
    what = around("if." + std::string(asked_names[static_cast<std::size_t>(asked)]), std::move(what), {range(bounds)});
  const int revealed = entry.revealed_min < 0 ? rules.discovery_needs : entry.revealed_min;
  if (entry.needs_revealed && revealed > 0) {
    what = around("if.revealed", std::move(what), {range({revealed, 999})});
  }
  return what;
}

/// Where it is plain when it acts, nothing is said of it.
Caption timed(const Rules& rules, const Entry& entry, Caption what) {
  if (entry.on == On::always || entry.on == On::on_play || entry.on == On::on_reveal) return what;
  const std::string key = "when." + std::string(on_names[static_cast<std::size_t>(entry.on)]);
  if (entry.on == On::on_play_colour) return around(key, std::move(what), {colour(rules, entry.colour)});
  return around(key, std::move(what));
}

Caption limited(const Entry& entry, Caption what) {
  if (entry.limit == Limit::none) return what;
  return around(entry.limit == Limit::turn ? "limit.turn" : "limit.game", std::move(what));
}

/// Tells the entries of a part in their order.
class Teller {
 public:
  Teller(const Rules& rules, const rules::Node* part) : rules_(rules) {
    if (part != nullptr) collect(*part);
  }

  Caption tell(const std::vector<Entry>& entries) {
    Caption all = referee::no_caption();
    for (const Entry& entry : entries) append("does.also", told(entry), all);
    return all;
  }

 private:
  /// Texts in the order in which they stand, which is that of the effects.
  void collect(const rules::Node& node) {
    for (const rules::Member& member : node.members) {
      if (member.key == "manual") manual_.push_back(member.value.text);
      collect(member.value);
    }
  }

  static void append(const char* between, Caption next, Caption& all) {
    all = referee::is_empty(all) ? std::move(next) : joined(between, std::move(all), std::move(next));
  }

  Caption told(const Entry& entry) {
    Caption all = referee::no_caption();
    for (const std::vector<Effect>& part : entry.parts) append("does.or", told(part), all);
    return limited(entry, timed(rules_, entry, conditioned(rules_, entry, std::move(all))));
  }

  Caption told(const std::vector<Effect>& effects) {
    Caption all = referee::no_caption();
    for (const Effect& effect : effects) append("does.then", told(effect), all);
    return all;
  }

  Caption told(const Effect& effect) {
    if (effect.verb != Verb::manual) return effect_words(rules_, effect);
    return findings::words(next_manual_ < manual_.size() ? manual_[next_manual_++] : "…");
  }

  const Rules& rules_;
  std::vector<std::string> manual_;
  std::size_t next_manual_ = 0;
};

}  // namespace

Caption in_words(const Rules& rules, const std::vector<Entry>& entries, const rules::Node* part) {
  return Teller(rules, part).tell(entries);
}

}  // namespace dogeref::last_doge
