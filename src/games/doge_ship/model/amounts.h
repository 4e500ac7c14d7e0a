#pragma once
// The small language of the rules data: what can be counted, amounts made of counts, conditions on them. One meaning
// wherever it is written: costs, gains, tokens, ends, scores, turn order. docs/variants.md, "Amounts and conditions".

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace dogeref::doge_ship {

/// What can be counted. Those up to `top_barrier` are a player's, the others the table's or the action's.
enum class Quantity : std::uint8_t {
  track,         ///< what the player has of a track
  built,         ///< tiles of a kind that stay where they were built: parts of the ship, barriers
  level,         ///< own parts on a level of the ship
  zone,          ///< own parts in a zone
  boxes,         ///< boxes of a colour on own parts
  reserve,       ///< tiles held
  reserve_kind,  ///< of a kind
  top_barrier,   ///< priority of the barrier on top of the stack, 0 without
  seat,          ///< place at the table: the first of the `players:` line is 1
  place,         ///< place in the turn order of the round, the first is 1
  tokens,        ///< left in the round
  on_panel,      ///< own tokens on a panel in the round; of the space chosen when `which` is `chosen_panel`
  players,       ///< in the game
  round,         ///< its number
  ship,          ///< parts in the ship, whoever built them
  deck,          ///< tiles left in a deck
  water,         ///< level of High Water on the Doge tile, 0 without
  inspection,    ///< 1 when the Doge tile brings one, else 0
  value,         ///< of a colour on the Doge tile
  die,           ///< value of the die of the space chosen, 0 apart from spaces
  steps,         ///< from that die to the space, 0 when it lies left of it
  back,          ///< from that die back to the space, 0 when it lies right of it
  taken,         ///< tokens that lay on the space chosen before, 0 apart from spaces
  shown,         ///< value of the die of a panel
};
inline constexpr Quantity last_of_player = Quantity::on_panel;
inline constexpr std::uint8_t chosen_panel = 255;

/// Whose count is meant.
enum class Whose : std::uint8_t { own, all, highest, lowest };

struct Counted {
  Quantity of = Quantity::track;
  Whose whose = Whose::own;
  std::uint8_t which = 0;    ///< track, kind, level, parameter, deck
  std::uint8_t section = 0;  ///< of a zone, from 0
  bool is_taken_off = false;
  std::string name;  ///< as the data has it: "barrier", "all_barrier"

  friend bool operator==(const Counted&, const Counted&) = default;
};

/// A number that is counted: the sum of `parts`, or the fewest, or the most of them.
struct Count {
  enum class Fold : std::uint8_t { sum, fewest, most };
  Fold fold = Fold::sum;
  std::vector<Counted> parts;

  friend bool operator==(const Count&, const Count&) = default;
};

struct Clause;

/// Holds when all its clauses do; without any, always.
struct Condition {
  std::vector<Clause> clauses;

  [[nodiscard]] bool is_always() const { return clauses.empty(); }
};
[[nodiscard]] bool operator==(const Condition& one, const Condition& other);

/// `plus`, and `each` for every full `every` of a count; or the value of the table at the count; or the sum of others.
struct Amount {
  static constexpr std::int32_t unbounded = 1'000'000;

  std::int32_t plus = 0;
  std::int32_t each = 0;
  std::int32_t every = 1;
  std::int32_t min = -unbounded;
  std::int32_t max = unbounded;
  Count count;                                                     ///< no parts: the amount is `plus`
  std::vector<std::pair<std::int32_t, std::int32_t>> values = {};  ///< by count, growing; between two the lower holds
  std::vector<Amount> sum = {};                                    ///< added to `plus`
  Condition condition = {};                                        ///< without it the amount is `otherwise`
  std::int32_t otherwise = 0;

  [[nodiscard]] bool is_fixed() const { return count.parts.empty() && sum.empty() && condition.is_always(); }
  /// Between which numbers it lies, whatever is counted; counts are taken to be at most `most_counted`.
  [[nodiscard]] std::pair<std::int32_t, std::int32_t> bounds() const;
  static constexpr std::int32_t most_counted = 2'000;

  friend bool operator==(const Amount&, const Amount&) = default;
};

struct Clause {
  enum class Kind : std::uint8_t {
    between,  ///< the count is from `min` to `max`
    most,     ///< nobody has more of it, and the player has some
    least,    ///< nobody has less of it
    any,      ///< one of `inner` holds
    none,     ///< none of `inner` holds
  };
  Kind kind = Kind::between;
  Count count = {};
  Amount min = {};
  Amount max = {};
  std::vector<Condition> inner = {};

  friend bool operator==(const Clause&, const Clause&) = default;
};
[[nodiscard]] inline bool operator==(const Condition& one, const Condition& other) {
  return one.clauses == other.clauses;
}

/// What going to a space costs by its die (rulebook 2.1). Laid together from the game's, the panel's and the space's.
struct SpaceCost {
  int track = 0;
  bool is_plain = true;  ///< `per_step` is fixed and nothing else is said
  Amount per_step = {};
  std::vector<std::pair<std::int32_t, std::int32_t>> steps = {};  ///< by number of steps; wins over `per_step`
  Amount max = {.plus = Amount::unbounded};
  Amount plus = {};  ///< in any case, whatever the die shows
};

}  // namespace dogeref::doge_ship
