// Faults of claims and of turns, and what follows the end, in any game's record.

#include "kit/index.h"
#include "laws/faults.h"

namespace dogeref::laws {
namespace {

using kit::index;
using Found = std::optional<Fault>;

// Claims

Found wrong_total(const Legal& game, Dice& dice) {
  const std::size_t at = game.any_place(dice);
  const int seat = static_cast<int>(dice.below(game.players().size()));
  if (game.before(at).ledger.unproven[index(seat)] != 0) return std::nullopt;
  const std::size_t which = dice.below(game.ruleset().vocabulary().tracks.size());
  const int own = game.before(at).ledger.own(seat, static_cast<int>(which));
  const int claimed = own + 1 + static_cast<int>(dice.below(3));
  const auto claim = [&](int number) {
    return "check " + game.players()[index(seat)] + " " + std::to_string(number) + " " + game.track(which);
  };
  Fault fault = game.inserted(at, claim(claimed));
  fault.legal = game.inserted(at, claim(own)).text;
  return fault;
}

Found wrong_gain(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  const int seat = game.lines()[at].seat;
  if (game.lines()[at].text.find('?') != std::string::npos || game.before(at).ledger.unproven[index(seat)] != 0)
    return std::nullopt;
  const std::size_t which = dice.below(game.ruleset().vocabulary().tracks.size());
  const int own = game.before(at + 1).ledger.own(seat, static_cast<int>(which)) -
                  game.before(at).ledger.own(seat, static_cast<int>(which));
  if (at + 1 == game.lines().size() || game.lines()[at + 1].word == "result") return std::nullopt;
  // What is owed may be counted by the table before it is written, or not.
  if (game.before(at).ledger.off[index(seat)] != game.before(at + 1).ledger.off[index(seat)]) return std::nullopt;
  const auto claim = [&](int number) {
    return game.name_of(at) + ": " + game.body_of(at) + " => " + (number < 0 ? "" : "+") + std::to_string(number) +
           " " + game.track(which);
  };
  Fault fault = game.changed(at, claim(own + (dice.heads() ? 1 : -2)));
  fault.legal = game.changed(at, claim(own)).text;
  return fault;
}

Found wrong_result(const Legal& game, Dice& dice) {
  const auto at = game.forms("result");
  if (at.empty()) return std::nullopt;
  std::string text = game.lines()[at[0]].text;
  const std::size_t digit = text.find_last_of("0123456789");
  if (digit == std::string::npos) return std::nullopt;
  text[digit] = static_cast<char>('0' + (text[digit] - '0' + 1 + static_cast<int>(dice.below(8))) % 10);
  if (text == game.lines()[at[0]].text) return std::nullopt;
  return game.changed(at[0], text);
}

// Turns

bool changes_things(const Legal& game, std::size_t at) { return game.body_of(at).find(',') != std::string::npos; }

std::string first_part(const Legal& game, std::size_t at) {
  const std::string body = game.body_of(at);
  return body.substr(0, body.find(','));
}

Found swapped_lines(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  if (!game.acts_next(at) || game.lines()[at].seat == game.lines()[at + 1].seat) return std::nullopt;
  if (changes_things(game, at) && changes_things(game, at + 1)) return std::nullopt;
  if (first_part(game, at) == first_part(game, at + 1)) return std::nullopt;
  if (game.lines()[at + 1].text.find('?') != std::string::npos) return std::nullopt;
  if (game.before(at + 2).laps.due() < 0 && !game.has_ended()) return std::nullopt;
  return game.swapped(at);
}

/// Whether a player's line changes nothing but the token: no track, nothing bought or built.
bool is_idle(const Legal& game, std::size_t at) {
  return !changes_things(game, at) && game.before(at).ledger.value == game.before(at + 1).ledger.value &&
         game.lines()[at].text.find('?') == std::string::npos;
}

Found forgotten_line(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  if (!is_idle(game, at) || !game.acts_next(at)) return std::nullopt;
  if (game.lines()[at + 1].seat == game.lines()[at].seat) return std::nullopt;
  return game.removed(at, at + 1);
}

Found written_twice(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  if (!game.acts_next(at) || game.due(at + 1) == game.lines()[at].seat) return std::nullopt;
  const bool token = game.before(at + 1).laps.tokens(game.lines()[at].seat) > 0;
  return token ? Found(game.inserted(at + 1, game.lines()[at].text)) : std::nullopt;
}

/// The other player has nothing of what the line uses.
Found other_name(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  const std::string body = game.body_of(at);
  if (body.find("build ") == std::string::npos && body.find("replace ") == std::string::npos) return std::nullopt;
  const std::size_t other = dice.below(game.players().size());
  if (static_cast<int>(other) == game.lines()[at].seat) return std::nullopt;
  const referee::Lap& lap = game.before(at).laps.shown();
  if (lap.tokens[other] == 0 || lap.open[other] != 0) return std::nullopt;
  const std::size_t id = body.find("build ");
  if (id == std::string::npos || body.find('G', id) != id + 6) return std::nullopt;
  return game.changed(at, game.as_of(at, game.players()[other]));
}

Found no_token(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  if (game.lines()[at].text.find('?') != std::string::npos) return std::nullopt;
  const int seat = game.lines()[at].seat;
  if (game.before(at + 1).laps.tokens(seat) != 0 || game.due(at + 1) < 0) return std::nullopt;
  return game.inserted(at + 1, game.lines()[at].text);
}

Found after_end(const Legal& game, Dice& dice) {
  if (!game.has_ended()) return std::nullopt;
  const auto actions = game.actions();
  const std::string line = game.lines()[dice.one_of(actions)].text;
  return game.inserted(game.lines().size(),
                       dice.heads() ? line : "ruling " + game.players()[0] + " +1 " + game.track(0));
}

}  // namespace

std::vector<Way> claim_ways() {
  return {{"wrong-total", wrong_total},
          {"wrong-gain", wrong_gain},
          {"wrong-result", wrong_result},
          {"after-end", after_end}};
}

std::vector<Way> turn_ways() {
  return {{"not-your-turn", swapped_lines},
          {"not-your-turn", forgotten_line},
          {"not-your-turn", written_twice},
          {"not-your-turn", other_name},
          {"no-tokens-left", no_token}};
}

}  // namespace dogeref::laws
