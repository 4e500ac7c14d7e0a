#pragma once
// Counts, amounts and conditions asked of a position.

#include <cstdint>

#include "games/doge_ship/model/amounts.h"
#include "games/doge_ship/model/state.h"
#include "referee/game/laps.h"
#include "referee/game/ledger.h"

namespace dogeref::doge_ship {

/// Whose counts are asked for, of which position.
struct Asker {
  const Rules& rules;
  const State& state;
  const referee::Ledger& ledger;
  const referee::Lap& lap;  ///< its order tells the places
  int seat = 0;
  int round = 0;                 ///< its number
  const Space* space = nullptr;  ///< that was chosen
  bool by_table = false;         ///< tracks as the table counts them, remembered slips added
  int placed = -1;               ///< seat whose token of this action lies on `space` already: it is not counted
};

/// A number, and whether the record proves it.
struct Reading {
  std::int64_t value = 0;
  bool is_proven = true;
};

enum class Truth : std::uint8_t { no, yes, unknown };

[[nodiscard]] Reading count_of(const Asker& asker, const Count& count);
[[nodiscard]] Reading amount_of(const Asker& asker, const Amount& amount);
/// The value of a table at a count: that of the highest key up to it, below the lowest key that one's.
[[nodiscard]] std::int32_t value_at(const std::vector<std::pair<std::int32_t, std::int32_t>>& values, std::int64_t at);
[[nodiscard]] Truth holds(const Asker& asker, const Condition& condition);

/// What a gain or payment comes to. `open` has a bit for each track whose amount the record does not prove.
struct Worth {
  TrackAmounts amounts{};
  unsigned open = 0;
};
[[nodiscard]] Worth worth_of(const Asker& asker, const Entry& entry);

/// What going to `asker.space` costs by its die (rulebook 2.1); not proven while the die is unknown.
[[nodiscard]] Reading space_cost(const Asker& asker);

/// Actions of the seat in a round.
[[nodiscard]] Reading tokens_of(const Asker& asker);

/// Tokens on a space this round.
[[nodiscard]] int tokens_on(const State& state, int space);
/// Whether a space holds no further token, or is closed to the seat, for all that the record proves.
[[nodiscard]] bool is_full(const Asker& asker, int space);
/// Whether the rules close a space to the seat (`open`).
[[nodiscard]] bool is_closed(const Asker& asker, int space);

/// What the seat pays for a tile now: its price, and what the rules add or take off by its kind; never below 0.
[[nodiscard]] Reading price_of(const Asker& asker, int tile);

}  // namespace dogeref::doge_ship
