#pragma once
// Draws from a deck: what is recorded of them, judged, and where the tiles go. Rulebook 2.2, 2.4.

#include <array>
#include <span>
#include <string_view>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/decks.h"
#include "games/doge_ship/model/play.h"
#include "kit/short_list.h"

namespace dogeref::doge_ship {

/// Tiles as a line lists them.
using Listed = std::span<const std::int16_t>;

using TileList = kit::ShortList<int, max_tiles>;

/// What a draw recorded, made sure of as far as it can be.
struct Drawn {
  int deck = -1;
  int due = 0;  ///< tiles the rules have drawn
  bool faulty = false;
  bool plain = false;  ///< the tiles are those listed, which lie in the deck, and have no likes
  int count = 0;
  int meant = -1;                    ///< of those listed the one taken, or one alike; -1 without
  std::array<int, max_drawn> tiles;  ///< each the nearest of its likes; only `count` are set

  [[nodiscard]] std::span<const int> all() const { return {tiles.data(), static_cast<std::size_t>(count)}; }
};

/// Judges the tiles of a draw of `wanted` from a deck: `mixed-decks`, `tile-not-in-deck`, `drew-wrong-count`,
/// `draw-order`, the first that holds; `not-among-drawn` by itself. Nothing is moved.
[[nodiscard]] Drawn judge_draw(const Play& play, const Step& step, int deck, int wanted);

/// Whether nothing is to be said of a draw of `wanted` from `drawn.deck` of which these tiles are listed, or only the
/// one taken, `named` (-1: none was taken), while no purchase is open; then `drawn` is what `judge_draw` makes of it.
/// The deck holds so many tiles more as are `added`.
[[nodiscard]] bool foresee_draw(const Rules& rules, const State& state, Listed listed, int wanted, int named, int added,
                                Drawn& drawn);

/// Whether a draw of `wanted` can bring this tile up.
[[nodiscard]] bool can_be_drawn(const Play& play, int tile, int wanted);

/// Tells the tile of a draw of which only the kind is told: of those that can be drawn one that costs least. Reports
/// `tile-not-in-deck` and returns false when there is none.
bool choose_by_kind(const Play& play, int wanted, Step& step);

/// The drawn tile that is meant by the tile taken: itself where it is listed, else one alike, else the tile as named.
[[nodiscard]] inline int kept_of(const Step& step, const Drawn& drawn) {
  return drawn.meant >= 0 ? drawn.meant : step.tile.tile;
}

/// Takes one tile for good out of its deck: of a tile that is not recorded there another must have left.
void draw_away(const Play& play, const Drawn& drawn, int tile);

/// Of a plain draw of which one tile was meant: that one leaves the deck, and the others go under it.
void keep_one(const Play& play, const Drawn& drawn);

/// Takes out of the deck what was drawn and goes back into it; those that are recorded elsewhere stay there too.
void take_aside(const Play& play, const Drawn& drawn, int kept, TileList& aside);

// What is said of a draw elsewhere too. `where` is a phrase; without one the tile is looked for.
[[gnu::cold]] void report_not_in_deck(const Play& play, int tile, std::string_view text, std::string_view where = {});
[[gnu::cold]] void report_draw_order(const Play& play, int tile, std::string_view text, const Reach& reach);

}  // namespace dogeref::doge_ship
