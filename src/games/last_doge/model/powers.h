#pragma once
// What tribes and artefacts do as long as they are owned.

#include <vector>

#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// An entry that a player has, with what gives it.
struct Owned {
  const Entry* entry = nullptr;
  std::string_view why;     ///< "power" of everybody, "tribe", "artefact" or "card"
  std::string_view source;  ///< its id
  bool perhaps = false;     ///< whether its condition holds, nobody knows
  bool spent = false;       ///< a line of the turn that was not seen has perhaps used it up
};

/// Entries of a player's tribe and artefacts that act on an event now: conditions hold and limits are not used up.
[[nodiscard]] std::vector<Owned> powers_on(const Rules& rules, const State& state, int seat, On event, int colour = -1);
/// All of them, whatever event they act on and whether they act now.
[[nodiscard]] std::vector<Owned> powers_of(const Rules& rules, const State& state, int seat);
/// Whether an entry acts for a player now: its conditions hold and its limit is not used up; nobody knows where it asks
/// for a hand that is not proven.
enum class Acts : std::uint8_t { no, yes, perhaps };
[[nodiscard]] Acts acts_now(const Rules& rules, const State& state, int seat, const Entry& entry);
/// Whether the player has an entry that acts on an event at some time.
[[nodiscard]] bool has_power(const Rules& rules, const State& state, int seat, On event);
void use_limit(State& state, int seat, const Entry& entry);

/// What a player's powers bring on an event of which no line tells the steps: trophies and cards drawn. Rulebook "La
/// Fuite": some artefacts let their owner begin the escape well. Returns how many cards there were.
int bring(const Play& play, int seat, On event);

/// A number of the rules as it holds for a player.
[[nodiscard]] int modified(const Rules& rules, const State& state, int seat, Modified what, int base);
/// Cards that a player may hold at the end of a turn.
[[nodiscard]] int hand_limit(const Rules& rules, const State& state, int seat);
/// Tiles that a player may look at.
[[nodiscard]] int look_limit(const Rules& rules, const State& state, int seat);
/// Whether cards of a colour are free for a player.
[[nodiscard]] bool colour_is_free(const Rules& rules, const State& state, int seat, int colour);

/// Artefacts that a player owns, those not named included.
[[nodiscard]] int artefacts_of(const State& state, int seat);
/// Whether a player may have powers that the record does not tell.
[[nodiscard]] bool has_unknown_powers(const State& state, int seat);
/// What a player's artefacts are worth; `with_powers`: powers that raise it included.
[[nodiscard]] int artefact_points(const Rules& rules, const State& state, int seat, bool with_powers);

}  // namespace dogeref::last_doge
