// Faults of cards: payments, hands, limits, reactions, effects and whom they strike; turns.

#include "games/last_doge/model/hands.h"
#include "kit/index.h"
#include "laws/last_doge/faults.h"

namespace dogeref::laws {
namespace {

using Found = std::optional<Fault>;
using Where = Venice::Where;
using kit::index;

Found card_not_paid(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::search, "play C\\d\\d( pay C\\d\\d)", 1, "");
}

/// A shelter is named while nobody has one.
Found not_free(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "play C\\d\\d(?=,|$| on)");
  if (!part) return std::nullopt;
  const last_doge::State& state = venice.state(part->at);
  const bool own = state.turn_open && state.turn == venice.seat(part->at);
  if (own && state.shelters > 0) return std::nullopt;
  return venice.replaced(*part, part->groups[0] + " shelter");
}

/// Another card is named than any that the player holds.
Found card_not_held(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, dice.heads() ? Where::search : Where::escape, "(pay|drop) (C\\d\\d)(?=,|$)");
  if (!part) return std::nullopt;
  const auto other = venice.not_held(part->at, venice.seat(part->at), dice);
  if (!other || venice.text(part->at).find(*other) != std::string::npos) return std::nullopt;
  return venice.replaced(*part, part->groups[1] + " " + *other);
}

Found card_count(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, ": draw (C\\d\\d) C\\d\\d$");
  if (!part) return std::nullopt;
  for (std::size_t kind = 0; kind < venice.rules.cards.size(); ++kind) {
    const int removed = static_cast<int>(kind) == venice.rules.removed_card
                            ? venice.rules.removed_copies[venice.game.players().size()]
                            : 0;
    const int copies = venice.rules.cards[kind].copies - removed;
    if (last_doge::known_outside(venice.state(part->at), static_cast<int>(kind)) == copies)
      return venice.replaced(*part, 1, venice.rules.cards[kind].id);
  }
  return std::nullopt;
}

Found hand_over_limit(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::search, ": end( drop .*)$", 1, "");
}

Found drop_not_needed(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, ": end( drop C\\d\\d)?$");
  if (!part) return std::nullopt;
  const auto card = venice.held(part->at, venice.seat(part->at), false, dice);
  if (!card || part->groups[1].find(*card) != std::string::npos) return std::nullopt;
  const std::string drop = part->groups[1].empty() ? part->groups[0] + " drop " : part->groups[0] + " ";
  return Venice::stopped(venice.replaced(*part, drop + *card));
}

Found reaction_own_turn(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, ": (look|draw).*$");
  if (!part) return std::nullopt;
  const auto card = venice.held(part->at + 1, venice.seat(part->at), true, dice);
  const last_doge::State& behind = venice.state(part->at + 1);
  // A flight that its own line tells would be missing before a line that takes a turn.
  if (!card || behind.trigger != last_doge::Trigger::none || !behind.pending.empty()) return std::nullopt;
  return Venice::stopped(venice.game.inserted(
      part->at + 1, venice.name(venice.seat(part->at)) + (dice.heads() ? "react " : "play ") + *card));
}

Found nothing_to_react(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, ": (draw|play C2\\d).*$");
  if (!part) return std::nullopt;
  const int other = venice.next(venice.seat(part->at));
  const auto card = venice.held(part->at + 1, other, true, dice);
  if (!card || !venice.state(part->at + 1).strikes.empty()) return std::nullopt;
  return Venice::stopped(venice.game.inserted(part->at + 1, venice.name(other) + "react " + *card));
}

Found not_a_reaction(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, ": (draw|play C2\\d).*$");
  if (!part) return std::nullopt;
  const int other = venice.next(venice.seat(part->at));
  const auto card = venice.held(part->at + 1, other, false, dice);
  if (!card) return std::nullopt;
  return Venice::stopped(venice.game.inserted(part->at + 1, venice.name(other) + "react " + *card));
}

Found wrong_effect(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, ": play C(?!22)\\d\\d.*?(?= =>|$)");
  if (!part || venice.text(part->at).find("shelter") != std::string::npos) return std::nullopt;
  const auto hidden = venice.free_cell(part->at, venice.text(part->at), dice);
  const bool looks = venice.text(part->at).find("look") != std::string::npos || !hidden || dice.heads();
  return venice.replaced(*part, part->groups[0] + (looks ? std::string(", shelter") : ", hide " + *hidden));
}

/// A card that strikes nobody is played on somebody.
Found wrong_target(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "play C(20|22|23)( free| pay C\\d\\d)?");
  if (!part) return std::nullopt;
  const std::string& other = venice.game.players()[index(venice.next(venice.seat(part->at)))];
  return venice.replaced(*part, part->groups[0] + " on " + other);
}

Found idle_turn_left_out(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "^[^:]*: end$");
  if (!part || part->at + 1 >= venice.game.lines().size()) return std::nullopt;
  const last_doge::State& state = venice.state(part->at);
  const int next = venice.seat(part->at + 1);
  const bool whole_turn = state.turn != venice.seat(part->at) || !state.turn_open;
  if (!whole_turn || next < 0 || next == venice.seat(part->at)) return std::nullopt;
  return venice.game.removed(part->at, part->at + 1);
}

/// Somebody has a turn before the player who is due.
Found turn_of_another(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "^[^:]*: (look|draw|guess).*$");
  if (!part || venice.game.players().size() < 3) return std::nullopt;
  const last_doge::State& state = venice.state(part->at);
  const bool opens = state.turn != venice.seat(part->at) || !state.turn_open;
  const int other = venice.next(venice.seat(part->at));
  if (!opens || other == state.turn) return std::nullopt;
  return Venice::stopped(venice.game.inserted(part->at, venice.name(other) + "end"));
}

}  // namespace

std::vector<VeniceWay> venice_card_ways() {
  return {
      {"card-not-paid", card_not_paid},         {"not-free", not_free},
      {"card-not-held", card_not_held},         {"card-count", card_count},
      {"hand-over-limit", hand_over_limit},     {"drop-not-needed", drop_not_needed},
      {"reaction-own-turn", reaction_own_turn}, {"nothing-to-react", nothing_to_react},
      {"not-a-reaction", not_a_reaction},       {"wrong-effect", wrong_effect},
      {"wrong-target", wrong_target},           {"not-your-turn", idle_turn_left_out},
      {"not-your-turn", turn_of_another},
  };
}

}  // namespace dogeref::laws
