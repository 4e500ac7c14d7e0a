// Faults of exploring, of revealed tiles and of guesses.

#include "games/last_doge/model/city.h"
#include "kit/index.h"
#include "laws/last_doge/faults.h"

namespace dogeref::laws {
namespace {

using Found = std::optional<Fault>;
using Where = Venice::Where;
using Texts = std::vector<std::string>;

const std::string plain = "T5e|T6f|T7g";  // tiles of no effect
const std::string cell = "[A-Z]\\d+";

Found look_count(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look (" + cell + "( " + cell + ")+)( ?= ?\\d( \\d)+)?(?=, move)");
  if (!part) return std::nullopt;
  const auto more = venice.free_cell(part->at, venice.text(part->at), dice);
  return more ? Found(venice.replaced(*part, "look " + part->groups[1] + " " + *more)) : std::nullopt;
}

Found look_cell(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look (" + cell + ")(?=.*move)");
  if (!part) return std::nullopt;
  return venice.replaced(*part, 1, venice.cell(part->at, last_doge::treasure_cell));
}

Found again_not_earned(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look " + cell + " " + cell + " ?= ?(\\d) (\\d)(?=, move)");
  if (!part || part->groups[1] == part->groups[2]) return std::nullopt;
  const auto more = venice.free_cell(part->at, venice.text(part->at), dice);
  return more ? Found(venice.replaced(*part, part->groups[0] + ", again " + *more)) : std::nullopt;
}

Found move_not_looked(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look.*, move (" + cell + ")");
  if (!part) return std::nullopt;
  const auto other = venice.free_cell(part->at, venice.text(part->at), dice);
  return other ? Found(venice.replaced(*part, 1, *other)) : std::nullopt;
}

Found reveal_not_looked(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look.*, reveal (" + cell + ")(?= ?= ?T)");
  if (!part) return std::nullopt;
  const auto other = venice.free_cell(part->at, venice.text(part->at), dice);
  return other ? Found(venice.replaced(*part, 1, *other)) : std::nullopt;
}

Found reveal_own_cell(const Venice& venice, Dice& dice) {
  const auto part =
      venice.part(dice, Where::search, "look.*move (" + cell + "), reveal (" + cell + ")(?= ?= ?(" + plain + "))");
  return part ? Found(venice.replaced(*part, 2, part->groups[1])) : std::nullopt;
}

Found reveal_missing(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::search, "look.*(, reveal " + cell + " ?= ?(" + plain + "))$", 1, "");
}

Found step_order(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "(move " + cell + "), (reveal " + cell + " ?= ?(" + plain + "))");
  return part ? Found(venice.replaced(*part, part->groups[2] + ", " + part->groups[1])) : std::nullopt;
}

Found other_tile(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "reveal " + cell + " ?= ?(" + plain + ")");
  if (!part || !venice.knows_map(part->at)) return std::nullopt;
  const std::string other = part->groups[1] == "T5e" ? "T6f" : part->groups[1] == "T6f" ? "T7g" : "T5e";
  return venice.replaced(*part, 1, other);
}

Found other_number(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look " + cell + " " + cell + " ?= ?(\\d) (\\d)(?=, move)");
  if (!part || !venice.knows_map(part->at)) return std::nullopt;
  std::string other(1, static_cast<char>('2' + dice.below(6)));
  if (other == part->groups[1] || other == part->groups[2]) return std::nullopt;
  return venice.replaced(*part, 2, other);
}

Found no_discovery(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "look.*reveal " + cell + " ?= ?T[2-7]a$");
  if (!part) return std::nullopt;
  const auto top = venice.artefact(part->at, last_doge::in_artefact_deck, dice);
  return top ? Found(Venice::stopped(venice.replaced(*part, part->groups[0] + ", take top " + *top))) : std::nullopt;
}

Found artefact_not_open(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "take (F\\d\\d), market (F\\d\\d)");
  if (!part) return std::nullopt;
  const auto other = venice.artefact(part->at, last_doge::in_artefact_deck, dice);
  if (!other || *other == part->groups[2]) return std::nullopt;
  return venice.replaced(*part, "take " + *other + ", market " + part->groups[2]);
}

Found refill_missing(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::search, "take F\\d\\d(, market F\\d\\d)", 1, "");
}

Found artefact_missing(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::search, "reveal.*(, take (top )?F\\d\\d(, market F\\d\\d)?)$", 1, "");
}

Found artefact_elsewhere(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "take F\\d\\d, market (F\\d\\d)");
  if (!part) return std::nullopt;
  const auto other = venice.artefact(part->at, static_cast<int>(dice.below(venice.game.players().size())), dice);
  return other ? Found(venice.replaced(*part, 1, *other)) : std::nullopt;
}

/// A guess instead of what was done, while too few discoveries lie open.
Found guess_too_early(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "^[^:]*: (draw|look).*$");
  if (!part) return std::nullopt;
  const auto found = static_cast<unsigned>(last_doge::discoveries(venice.rules, venice.state(part->at)));
  const bool guessed = (venice.state(part->at).guessed >> venice.seat(part->at) & 1) != 0;
  if (found > 2 || guessed) return std::nullopt;
  return Venice::stopped(venice.game.changed(part->at, venice.name(venice.seat(part->at)) + "guess 2 wrong"));
}

/// The others do nothing, then the same player guesses again.
Found guess_again(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "^[^:]*: guess \\d wrong");
  if (!part || venice.state(part->at + 1).trigger != last_doge::Trigger::none) return std::nullopt;
  const int seat = venice.seat(part->at);
  std::string text;
  for (int other = 1; other < static_cast<int>(venice.game.players().size()); ++other)
    text += venice.name(venice.next(seat, other)) + "end\n";
  Fault fault = venice.game.inserted(part->at + 1, text + venice.name(seat) + venice.game.body_of(part->at));
  fault.line += static_cast<std::uint32_t>(venice.game.players().size()) - 1;
  return Venice::stopped(fault);
}

Found guess_number(const Venice& venice, Dice& dice) {
  return venice.changed(dice, Where::search, "guess (\\d) wrong", 1, dice.one_of(Texts{"1", "8", "9"}));
}

Found guess_result(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "guess \\d (right|wrong)( ?= ?\\d)?");
  if (!part || !venice.knows_map(part->at)) return std::nullopt;
  const std::string other = part->groups[1] == "right" ? "wrong" : "right";
  return venice.replaced(*part, part->groups[0].substr(0, 8) + other);
}

/// A task written twice, word for word.
Found second_task(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "^[^:]*: (draw|look).*$");
  return part ? Found(venice.game.inserted(part->at + 1, venice.text(part->at))) : std::nullopt;
}

}  // namespace

std::vector<VeniceWay> venice_explore_ways() {
  return {
      {"look-count", look_count},
      {"look-cell", look_cell},
      {"again-not-earned", again_not_earned},
      {"move-not-looked", move_not_looked},
      {"reveal-not-looked", reveal_not_looked},
      {"reveal-own-cell", reveal_own_cell},
      {"reveal-missing", reveal_missing},
      {"step-order", step_order},
      {"tile-contradiction", other_tile},
      {"tile-contradiction", other_number},
      {"no-discovery", no_discovery},
      {"artefact-not-open", artefact_not_open},
      {"refill-missing", refill_missing},
      {"artefact-missing", artefact_missing},
      {"artefact-elsewhere", artefact_elsewhere},
      {"guess-too-early", guess_too_early},
      {"guess-again", guess_again},
      {"guess-number", guess_number},
      {"guess-result", guess_result},
      {"second-task", second_task},
  };
}

}  // namespace dogeref::laws
