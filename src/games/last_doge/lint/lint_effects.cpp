// Discoveries can be earned, cards played; artefacts and tribes act at some time.

#include <algorithm>

#include "games/last_doge/lint/lint_parts.h"

namespace dogeref::last_doge {
namespace {

using kit::index;

// Tiles

/// The fewest revealed tiles that any power makes do for a discovery.
int least_needs(const Rules& rules, int usual) {
  int least = usual;
  visit_entries(rules, [&](const std::string&, const Entry& entry) {
    for (const Effect& effect : entry.parts.front()) {
      if (effect.verb != Verb::modify || effect.what != Modified::discovery_needs) continue;
      least = std::min(least, effect.sets ? effect.amount : least + std::min(0, effect.amount));
    }
  });
  return least;
}

void prove_discovery(Proof& proof, const Tile& tile, const Entry& entry) {
  if (!entry.needs_revealed) return;
  const int usual = entry.revealed_min >= 0 ? entry.revealed_min : proof.rules.discovery_needs;
  const int others = proof.tiles_of(tile.district) - 1;
  if (others >= usual) return;
  const std::string why = "its discovery needs " + counted(usual, "other tile") + " of district " +
                          std::to_string(tile.district) + ", there " + (others == 1 ? "is " : "are ") +
                          std::to_string(others);
  if (least_needs(proof.rules, usual) <= others) {
    proof.remarker.warn("tiles." + tile.id, why + ": only some powers can earn it");
  } else {
    proof.remarker.error("tiles." + tile.id, why);
  }
}

// Cards

bool strikes_somebody(const Rules& rules, Verb verb) {
  if (verb == Verb::counter) return rules.interpretations.counter_counter;
  return any_effect(rules, [verb](const Effect& effect) {
    return effect.verb == verb && (verb != Verb::damage || effect.to != Players::self);
  });
}

/// A reaction answers something that happens; other cards do something when they are played.
void prove_card(Proof& proof, const CardKind& card) {
  const std::string path = "cards." + card.id;
  const bool reacts = proof.rules.colours[index(card.colour)].reaction;
  if (card.entries.empty() && !reacts) return proof.remarker.warn(path, "does nothing");
  bool answers = false;
  for (const Entry& entry : card.entries) {
    if (!reacts && entry.on != On::always && entry.on != On::on_play) {
      return proof.remarker.error(path, "never acts: a card of the colour " +
                                            proof.rules.colours[index(card.colour)].id + " acts when it is played");
    }
    for (const Effect& effect : entry.parts.front()) {
      if (effect.verb != Verb::counter) continue;
      answers = true;
      if (!strikes_somebody(proof.rules, effect.countered)) {
        return proof.remarker.error(path, "can never be played: no effect is a " +
                                              std::string(verb_names[static_cast<std::size_t>(effect.countered)]));
      }
    }
  }
  if (reacts && !answers)
    proof.remarker.error(path, "can never be played: a reaction needs `on: reaction` and what it counters");
}

/// A hand that is peeked at comes before what is done with it.
void prove_peeked(Proof& proof, const std::string& path, const Entry& entry) {
  for (const std::vector<Effect>& part : entry.parts) {
    bool peeked = false;
    for (const Effect& effect : part) {
      peeked = peeked || effect.verb == Verb::peek_hand;
      if (effect.to == Players::peeked && !peeked) {
        proof.remarker.error(path, "takes from a hand that it has not peeked at before");
      }
    }
  }
}

// Powers

bool is_used(const Rules& rules, int colour) {
  return std::any_of(rules.cards.begin(), rules.cards.end(),
                     [colour](const CardKind& card) { return card.colour == colour; });
}

/// Nobody can write steps as the escape begins, or when scores are counted: what happens then happens by itself.
void prove_moment(Proof& proof, const std::string& path, const Entry& entry) {
  const bool draws = entry.on == On::escape_start;
  const auto happens = [draws](const Effect& effect) {
    return effect.verb == Verb::gain_trophy || (draws && effect.verb == Verb::draw);
  };
  const std::vector<Effect>& effects = entry.parts.front();
  if (entry.mode == Mode::all && std::all_of(effects.begin(), effects.end(), happens)) return;
  proof.remarker.error(path, draws ? "never acts: as the escape begins only `do` with `draw` and `gain_trophy` acts"
                                   : "never acts: when scores are counted only `do` with `gain_trophy` acts");
}

/// An artefact or tribe acts at an event that comes, or changes a number.
void prove_event(Proof& proof, const std::string& path, const Entry& entry) {
  switch (entry.on) {
    case On::turn_start:
    case On::on_explore:
    case On::on_equal_look:
    case On::damage_taken:
    case On::wrong_guess: return;
    case On::escape_start:
    case On::scoring: return prove_moment(proof, path, entry);
    case On::on_play_colour:
      if (entry.colour >= 0 && !is_used(proof.rules, entry.colour)) {
        proof.remarker.error(path, "never acts: no card is " + proof.rules.colours[index(entry.colour)].id);
      }
      return;
    case On::always: {
      const auto changes = [](const Effect& effect) { return effect.verb == Verb::modify; };
      const std::vector<Effect>& effects = entry.parts.front();
      if (std::any_of(effects.begin(), effects.end(), changes)) return;
      return proof.remarker.error(path, "never acts: without `on` only `modify` does something");
    }
    default:
      proof.remarker.error(path, "never acts: nothing that has such powers meets '" +
                                     std::string(on_names[static_cast<std::size_t>(entry.on)]) + "'");
  }
}

void prove_condition(Proof& proof, const std::string& path, const Entry& entry) {
  const auto prove = [&](const Bounds& bounds, const char* what, int most) {
    if (bounds.min > bounds.max || bounds.min > most) {
      proof.remarker.error(path, std::string("never acts: nobody has ") + std::to_string(bounds.min) + " " + what +
                                     (bounds.min > bounds.max ? " and at most " + std::to_string(bounds.max) : ""));
    }
  };
  prove(entry.artefacts, "artefacts", static_cast<int>(proof.rules.artefacts.size()));
  prove(entry.hand, "cards", proof.cards());
  for (const auto& [asked, bounds] : entry.asks)
    prove(bounds, std::string(asked_names[static_cast<std::size_t>(asked)]).c_str(), 999);
  if (entry.needs_revealed && !path.starts_with("effects."))
    proof.remarker.error(path, "asks for revealed tiles of a district and is no tile");
  for (const Effect& effect : entry.parts.front()) {
    const bool free = effect.verb == Verb::modify && effect.what == Modified::card_free && effect.colour >= 0;
    if (free && !is_used(proof.rules, effect.colour)) {
      proof.remarker.error(path, "makes nothing free: no card is " + proof.rules.colours[index(effect.colour)].id);
    }
  }
}

template <class Bearers>
void prove_bearers(Proof& proof, const Bearers& bearers, const std::string& map, bool listed) {
  for (const auto& bearer : bearers) {
    for (std::size_t at = 0; at < bearer.entries.size(); ++at) {
      const std::string path = map + bearer.id + (listed ? ".effects." + std::to_string(at) : std::string());
      prove_event(proof, path, bearer.entries[at]);
    }
  }
}

}  // namespace

void prove_tiles(Proof& proof) {
  for (std::size_t at = 0; at < proof.rules.tile_effects.size(); ++at) {
    const TileEffect& effect = proof.rules.tile_effects[at];
    const auto lies = [at](const Tile& tile) { return tile.effect == static_cast<int>(at); };
    const std::string path = "effects." + effect.id;
    if (std::none_of(proof.rules.tiles.begin(), proof.rules.tiles.end(), lies)) {
      proof.remarker.warn(path, "is on no tile");
    }
    for (const Entry& entry : effect.entries) {
      if (entry.on != On::on_reveal) proof.remarker.error(path, "never acts: tiles act `on: on_reveal`");
    }
  }
  for (const Tile& tile : proof.rules.tiles) {
    if (tile.effect < 0) continue;
    for (const Entry& entry : proof.rules.tile_effects[index(tile.effect)].entries) prove_discovery(proof, tile, entry);
  }
}

void prove_cards(Proof& proof) {
  const Rules& rules = proof.rules;
  for (const CardKind& card : rules.cards) prove_card(proof, card);
  for (std::size_t colour = 0; colour < rules.colours.size(); ++colour) {
    if (!is_used(rules, static_cast<int>(colour))) {
      proof.remarker.warn("colours." + rules.colours[colour].id, "no card is of this colour");
    }
  }
  visit_entries(rules, [&](const std::string& path, const Entry& entry) {
    prove_peeked(proof, path, entry);
    prove_condition(proof, path, entry);
  });
  if (rules.extra_discard >= proof.cards()) {
    proof.remarker.error("turn.extra_play.discard",
                         "nobody can pay for a further card, there are " + std::to_string(proof.cards()));
  }
}

void prove_powers(Proof& proof) {
  prove_bearers(proof, proof.rules.artefacts, "artefacts.", false);
  prove_bearers(proof, proof.rules.tribes, "tribes.", true);
  for (std::size_t at = 0; at < proof.rules.powers.size(); ++at)
    prove_event(proof, "powers." + std::to_string(at), proof.rules.powers[at]);
}

}  // namespace dogeref::last_doge
