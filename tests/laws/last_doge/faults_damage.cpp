// Faults of damage, of what follows from it, and of the end of the search.

#include "games/last_doge/model/city.h"
#include "kit/index.h"
#include "laws/last_doge/faults.h"

namespace dogeref::laws {
namespace {

using Found = std::optional<Fault>;
using Where = Venice::Where;

const std::string flight = "((?:[^,: ]+ )?flee [A-Z]\\d+(?: ?= ?\\d)?)";

/// One of two cards lost is left out, or one more is lost.
Found wrong_loss(const Venice& venice, Dice& dice) {
  const auto two = venice.part(dice, Where::search, "((?:, [^,: ]+ |^)lose C\\d\\d)( C\\d\\d)");
  if (two && dice.heads()) return venice.replaced(*two, 2, "");
  const auto one = venice.part(dice, Where::search, ", ([^,]+) lose C\\d\\d(?=,|$)");
  if (!one) return std::nullopt;
  for (std::size_t seat = 0; seat < venice.game.players().size(); ++seat) {
    const std::string& name = venice.game.players()[seat];
    const bool is_victim = name.starts_with(one->groups[1]);
    const auto more = is_victim ? venice.held(one->at, static_cast<int>(seat), false, dice) : std::nullopt;
    if (more && one->groups[0].find(*more) == std::string::npos && venice.state(one->at).hands[seat].count > 3)
      return Venice::stopped(venice.replaced(*one, one->groups[0] + " " + *more));
  }
  return std::nullopt;
}

Found no_flight(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "damage [^,]+ \\d, .*(, " + flight + ")$");
  if (!part || venice.text(part->at).find("flee") != venice.text(part->at).rfind("flee")) return std::nullopt;
  return venice.replaced(*part, 1, "");
}

Found flight_cell(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, "flee ([A-Z]\\d+)");
  if (!part) return std::nullopt;
  return venice.replaced(*part, 1, venice.cell(part->at, last_doge::treasure_cell));
}

Found flight_order(const Venice& venice, Dice& dice) {
  const auto part = venice.part(dice, Where::search, flight + ", " + flight);
  if (!part || part->groups[1].starts_with("flee") || part->groups[2].starts_with("flee")) return std::nullopt;
  return venice.replaced(*part, part->groups[2] + ", " + part->groups[1]);
}

/// Somebody goes on searching after the end.
Found missed_end(const Venice& venice, Dice& dice) {
  const std::size_t at = venice.escape();
  if (at == venice.game.lines().size() || venice.state(at).trigger == last_doge::Trigger::none) return std::nullopt;
  const int triggerer = venice.state(at).triggerer;
  const std::string line = venice.name(venice.next(triggerer)) + (dice.heads() ? "end" : "draw");
  return Venice::stopped(venice.game.inserted(at, line));
}

Found wrong_end(const Venice& venice, Dice& dice) {
  const auto lines = venice.game.forms("end-trigger");
  if (lines.empty()) return std::nullopt;
  const std::string& text = venice.text(lines[0]);
  const std::vector<std::string> words = {"treasure", "all-failed", "city-closed"};
  const std::string& word = dice.one_of(words);
  if (text.ends_with(word)) return std::nullopt;
  return venice.game.changed(lines[0], "end-trigger " + word);
}

Found early_end(const Venice& venice, Dice& dice) {
  const std::size_t at = venice.game.any_place(dice);
  if (at >= venice.escape() || venice.state(at).trigger != last_doge::Trigger::none) return std::nullopt;
  if (venice.state(at).phase != last_doge::Phase::turns || !venice.state(at).pending.empty()) return std::nullopt;
  return Venice::stopped(venice.game.inserted(at, "end-trigger treasure"));
}

}  // namespace

std::vector<VeniceWay> venice_damage_ways() {
  return {
      {"wrong-loss", wrong_loss},     {"no-flight", no_flight},   {"flight-cell", flight_cell},
      {"flight-order", flight_order}, {"missed-end", missed_end}, {"false-end", wrong_end},
      {"false-end", early_end},
  };
}

}  // namespace dogeref::laws
