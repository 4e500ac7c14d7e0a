#pragma once
// Tiles under construction in front of a player, those among them that are not known by name, and limits. Rulebook 2.2.

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
#include "kit/index.h"
#include "kit/short_list.h"

namespace dogeref::doge_ship {

/// Puts a tile into a seat's reserve.
void add_to_reserve(const Play& play, int tile);

/// Adds a purchase whose tile is one of several. The candidates are those that may be in the deck.
void add_open_purchase(const Play& play, const TileRef& ref);

/// The seat's reserve is not proven any more: what it bought without a name may be anywhere.
void forget_open_purchases(State& state, int seat);

/// The tiles named cannot be candidates any more: they were seen elsewhere. False when no assignment of tiles to open
/// purchases is left.
bool strike_candidates(const Play& play, const TileSet& seen);

/// A tile of the seat's reserve that is alike in print, itself first; -1 without.
[[nodiscard]] int held_like(const Rules& rules, const State& state, int seat, int tile);

/// Takes a tile that lies there out of the reserve of the line's player.
void take_held(const Play& play, int tile);

/// Takes the tile, or one alike, out of the seat's reserve; reports `tile-not-in-reserve`. Returns the tile taken.
int take_from_reserve(const Play& play, const TileRef& ref);

/// A tile whose place was doubtful was seen in its deck: it is in nobody's reserve.
void settle_doubt(const Play& play, int tile);

/// Room in a reserve (rulebook 2.2): at most so many tiles, and of some kinds fewer.
struct Room {
  int total = 0;
  std::array<std::uint8_t, max_kinds> of_kind{};
  int slack = 0;    ///< tiles that may have left the reserve
  int players = 0;  ///< in the game

  /// Of a seat's reserve as it stands.
  [[nodiscard]] static Room of(const State& state, int seat) {
    return {state.reserve[kit::index(seat)], state.reserve_of[kit::index(seat)], state.slack[kit::index(seat)],
            state.players};
  }
  [[nodiscard]] bool kind_is_full(const Rules& rules, int kind) const {
    const int limit = rules.kind(kind).limit.of(players);
    return limit >= 0 && of_kind[kit::index(kind)] - slack >= limit;
  }
  [[nodiscard]] bool is_full(const Rules& rules) const { return total - slack >= rules.reserve_limit.of(players); }
  /// Whether one more tile of a kind may come in.
  [[nodiscard]] bool takes(const Rules& rules, int kind) const { return !kind_is_full(rules, kind) && !is_full(rules); }
  void add(int kind, int change);
};

/// Judges whether one more tile of a kind may be taken into the reserve: `reserve-full`, `reserve-galley-full`. What is
/// dropped too late among the steps that follow makes room all the same: that it is late is told of the drop.
void check_limit(const Play& play, int kind, std::string_view text, std::span<const Step> later);

/// Whether a purchase, of a tile or of none, stands among the steps.
[[nodiscard]] bool holds_purchase(std::span<const Step> steps);

/// A purchase among the steps of a line: of what kind, and whether a tile was taken.
struct Purchase {
  int kind = -1;
  bool brings = true;
};
using Purchases = kit::ShortList<Purchase, max_steps>;
[[nodiscard]] Purchases purchases(const Rules& rules, std::span<const Step> steps);

/// Whether dropping a tile out of such a reserve, whatever is dropped later, is needed for one of the purchases that
/// follow.
[[nodiscard]] bool drop_is_needed(const Rules& rules, Room room, const Purchases& later);

}  // namespace dogeref::doge_ship
