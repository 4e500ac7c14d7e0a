// Faults of the escape.

#include "games/last_doge/model/hands.h"
#include "kit/index.h"
#include "laws/last_doge/faults.h"

namespace dogeref::laws {
namespace {

using Found = std::optional<Fault>;
using Where = Venice::Where;
using kit::index;

const std::string cell = "[A-Z]\\d+";

Found wrong_fill(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "^fill .* (\\d)(?= C|$)");
  if (!part) return std::nullopt;
  std::string other = part->groups[1];
  other[0] = static_cast<char>(other[0] + (other[0] > '1' && dice.heads() ? -1 : 1));
  return venice.replaced(*part, 1, other);
}

/// After a miss another tile is turned up.
Found flip_after_miss(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "flip .*, drop C\\d\\d$");
  if (!part) return std::nullopt;
  const auto other = venice.free_cell(part->at, venice.text(part->at), dice);
  if (!other || venice.state(part->at + 1).is_caught(venice.seat(part->at))) return std::nullopt;
  return Venice::stopped(venice.replaced(*part, part->groups[0] + ", " + *other));
}

Found missing_drop(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::escape, "flip .*(, drop C\\d\\d)$", 1, "");
}

Found passage_not_paid(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::escape, "flip .*(, pay C\\d\\d)(?=,|$)", 1, "");
}

/// A right number in the middle of a turn is written wrong.
Found flip_contradiction(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "flip .*" + cell + " ?= ?(\\d)(?=, " + cell + " ?= ?\\d)");
  if (!part || !venice.knows_map(part->at)) return std::nullopt;
  std::string other(1, static_cast<char>('2' + dice.below(6)));
  if (other == part->groups[1]) return std::nullopt;
  return venice.replaced(*part, 1, other);
}

Found flip_cell(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "(" + cell + " ?= ?[2-6])(?=, " + cell + " ?= ?\\d)");
  if (!part || part->groups[0].empty()) return std::nullopt;
  return venice.replaced(*part, part->groups[0] + ", " + part->groups[1]);
}

Found out_without_seven(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "flip .*, drop C\\d\\d$");
  if (!part || venice.state(part->at + 1).is_caught(venice.seat(part->at))) return std::nullopt;
  return Venice::stopped(venice.game.inserted(part->at + 1, venice.name(venice.seat(part->at)) + "out"));
}

Found swap_cell(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "out swap (" + cell + ") (" + cell + ")");
  return part ? Found(venice.replaced(*part, 2, part->groups[1])) : std::nullopt;
}

/// The arbiter takes the last card, and the player goes on.
Found caught_plays_on(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "^[^:]*: flip.*$");
  if (!part || venice.state(part->at).running || part->at == venice.escape()) return std::nullopt;
  const int seat = venice.seat(part->at);
  const std::string cards = std::to_string(venice.state(part->at).hands[index(seat)].count);
  const std::string& player = venice.game.players()[index(seat)];
  Fault fault = venice.game.inserted(part->at, "ruling " + player + " -" + cards + " cards \"slow\"");
  ++fault.line;
  return Venice::stopped(fault);
}

/// The miss that ended a turn is left out.
Found turn_not_over(const Venice& venice, Dice& dice) {
  const auto part =
      venice.part(dice, Where::escape, "flip .*" + cell + " ?= ?\\d(, " + cell + " ?= ?\\d, drop C\\d\\d)$");
  if (!part || part->at + 1 >= venice.game.lines().size()) return std::nullopt;
  const int next = venice.seat(part->at + 1);
  if (next < 0 || next == venice.seat(part->at) || venice.state(part->at + 1).is_caught(venice.seat(part->at)))
    return std::nullopt;
  if (venice.text(part->at + 1).find("pay") != std::string::npos) return std::nullopt;
  Fault fault = venice.replaced(*part, 1, "");
  ++fault.line;
  return Venice::stopped(fault);
}

Found no_effects(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::escape, "^[^:]*: flip.*$");
  if (!part || venice.state(part->at).running) return std::nullopt;
  const auto card = venice.held(part->at, venice.seat(part->at), false, dice);
  if (!card) return std::nullopt;
  return venice.game.inserted(part->at, venice.name(venice.seat(part->at)) + "play " + *card);
}

}  // namespace

std::vector<VeniceWay> venice_escape_ways() {
  return {
      {"wrong-fill", wrong_fill},
      {"flip-after-miss", flip_after_miss},
      {"missing-drop", missing_drop},
      {"passage-not-paid", passage_not_paid},
      {"flip-contradiction", flip_contradiction},
      {"flip-cell", flip_cell},
      {"out-without-seven", out_without_seven},
      {"swap-cell", swap_cell},
      {"caught-plays-on", caught_plays_on},
      {"turn-not-over", turn_not_over},
      {"no-effects-in-escape", no_effects},
  };
}

}  // namespace dogeref::laws
