#pragma once
// The position of The Doge Ship: flat, no pointers.

#include <array>
#include <cstdint>
#include <string_view>

#include "games/doge_ship/model/rules.h"
#include "referee/game/position.h"

namespace dogeref::doge_ship {

inline constexpr int max_open = 16;   ///< open purchases at a time
inline constexpr int max_stack = 32;  ///< barriers kept by name in a stack

inline constexpr std::uint8_t unknown_die = 255;
inline constexpr int max_more_tokens = 20;  ///< on spaces that have one already

using referee::max_seats;

/// A bought tile whose identity is not known yet: one of `candidates`, all of one deck and one price.
struct OpenPurchase {
  std::int8_t seat = -1;
  std::int8_t deck = 0;
  std::int16_t cost = 0;
  TileSet candidates;

  friend bool operator==(const OpenPurchase&, const OpenPurchase&) = default;
};

/// Where a tile is, beside its deck and the reserves.
enum TileFlag : std::uint8_t {
  on_ship = 1,
  in_stack = 2,
  removed = 4,
  old_doge = 8,  ///< covered, in the open pile
  current_doge = 16,
  doubtful = 32,  ///< an error left open where it is: no finding rests on it
};

struct DeckState {
  std::int16_t front = 0;  ///< rank of its first group; ranks grow towards the bottom
  std::int16_t back = 0;   ///< rank of its last group
  std::int16_t count = 0;  ///< tiles it holds
  bool uncertain = false;  ///< how many it holds is not proven, nor their order
  bool single = false;     ///< stays one group for good

  friend bool operator==(const DeckState&, const DeckState&) = default;
};

struct Stack {
  std::array<std::uint8_t, max_stack> tiles{};  ///< from the bottom
  std::uint8_t named = 0;                       ///< tiles in `tiles`
  std::uint8_t height = 0;                      ///< built barriers

  friend bool operator==(const Stack&, const Stack&) = default;
};

/// What is known of a stage of the round.
enum class Stage : std::uint8_t { before, actions, closing };

struct State {
  std::uint8_t players = 0;
  Stage stage = Stage::before;
  std::int16_t round = 0;
  std::int16_t last_written = 0;  ///< number of the round, counted on from the last `round` line; 0 without one
  bool round_written = false;     ///< this round's `round` line
  bool acted = false;             ///< an action of this round is recorded
  bool dice_written = false;
  bool dice_told = false;  ///< `dice-missing` was reported this round
  bool dice_late = false;  ///< a late dice line was accepted
  bool doge_written = false;
  bool doge_told = false;
  bool order_written = false;
  bool water_written = false;
  bool bids_written = false;
  bool bids_lost = false;  ///< a `bids` line could not be read
  bool ended = false;
  bool last_round = false;  ///< the game ends with this round
  bool after_end_said = false;
  bool ended_before = false;  ///< the line that said so came after the end
  bool by_galley = false;     ///< the Galley is complete
  bool by_arbiter = false;    ///< the arbiter ended the game
  bool by_condition = false;  ///< a condition of the end is met
  std::int16_t doge = -1;     ///< current Doge tile, -1 when unknown
  std::uint8_t unproven = 0;  ///< bit for each seat whose reserve and stack are not proven
  std::int32_t draws = 0;
  std::int32_t draws_recorded = 0;
  std::array<std::int16_t, 6> touched{};  ///< tiles whose printed values changed tracks on the present line
  std::uint8_t touched_count = 0;
  bool needless_said = false;       ///< `needless-drop` was reported on the present line
  std::int16_t gaining_space = -1;  ///< space whose gains or payments did

  std::array<std::uint8_t, max_panels> dice{};         ///< value shown, or `unknown_die`
  std::array<std::int8_t, max_spaces> holder{};        ///< seat whose token lies on a space, -1 without
  std::array<std::uint32_t, max_spaces> held_since{};  ///< line
  /// Further tokens on spaces that hold several: space and seat. More than are kept are forgotten.
  std::array<std::uint8_t, max_more_tokens> more_on{};
  std::array<std::int8_t, max_more_tokens> more_of{};
  std::uint8_t more_count = 0;

  std::array<std::int16_t, max_tiles> group{};  ///< rank of the tile's group in its deck, 0 when it is elsewhere
  std::array<std::uint8_t, max_tiles> held{};   ///< bit for each seat with the tile in its reserve
  std::array<std::uint8_t, max_tiles> flags{};  ///< TileFlags
  std::array<DeckState, max_decks> decks{};
  std::array<Stack, max_seats> stacks{};
  std::array<std::uint8_t, max_seats> reserve{};  ///< tiles in reserve, open purchases included
  std::array<std::array<std::uint8_t, max_kinds>, max_seats> reserve_of{};
  std::array<std::uint8_t, max_seats> slack{};  ///< of the reserve, tiles that may have left it
  std::array<std::array<std::uint8_t, max_columns>, max_levels> ship{};  ///< tile + 1 (as far as tiles go), 0 empty
  std::array<std::array<std::int8_t, max_columns>, max_levels> builder{};
  std::array<OpenPurchase, max_open> open{};
  std::uint8_t open_count = 0;

  /// Readings of the next round, from the end of this one on.
  std::array<referee::Lap, 2> next{};
  std::uint8_t next_count = 1;
  bool next_loose_order = false;
  std::uint8_t next_loose_tokens = 0;
  /// The recorded reading of the next round, beside the computed one.
  referee::Lap& recorded_next() {
    if (next_count == 1) {
      next[1] = next[0];
      next_count = 2;
    }
    return next[1];
  }

  friend bool operator==(const State&, const State&) = default;
};

/// Whether the rules let the round be the last, by its number.
[[nodiscard]] inline bool is_last_round(const Rules& rules, const State& state) {
  const int rounds = rules.rounds.of(state.players);
  return rounds > 0 && state.round >= rounds;
}

/// Of an ended game, or of one that this round ends.
[[nodiscard]] inline std::string_view reason_of(const State& state) {
  if (state.by_arbiter) return "arbiter";
  if (state.by_galley) return "galley-complete";
  return state.by_condition ? "condition" : "rounds";
}

}  // namespace dogeref::doge_ship
