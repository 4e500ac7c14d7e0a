#pragma once
// A player's line as read, before any rule is asked.

#include <array>
#include <cstdint>
#include <new>
#include <span>
#include <string_view>

#include "games/doge_ship/model/state.h"

namespace dogeref::doge_ship {

/// What a number of a space or of a column is kept as from here on: there is none of it.
inline constexpr int past_spaces = 1'000'000;
inline constexpr int past_columns = 10'000;

/// A tile named in a line. An open one may be any of several candidates of one deck and price.
struct TileRef {
  int tile = -1;  ///< of an open one the first candidate
  bool is_open = false;
  std::string_view text = {};
  TileSet candidates = {};  ///< of an open one
};

enum class StepKind : std::uint8_t { buy, buy_none, build, drop, replace, keep, pass, bonus_none, gain, pay };

/// The step that tells which of several gains, or payments, is taken.
constexpr StepKind choice_step(Verb verb) { return verb == Verb::gain ? StepKind::gain : StepKind::pay; }
constexpr bool tells_choice(StepKind kind) { return kind == StepKind::gain || kind == StepKind::pay; }

/// Where the other tile of an intrigue went.
enum class Put : std::uint8_t { not_recorded, top, under };

struct Step {
  StepKind kind = StepKind::pass;
  bool is_bonus = false;
  bool has_from = false;
  bool by_kind = false;  ///< a draw of which only the kind is told: `tile` stands for any of them
  Put put = Put::not_recorded;
  std::int8_t level = -1;    ///< recorded with `at`
  std::int16_t column = -1;  ///< from 0
  std::int16_t deck = -1;    ///< of a purchase that took none
  std::uint8_t drawn_count = 0;
  std::string_view text = {};
  std::string_view at_text = {};
  TileRef tile = {};    ///< bought, built, dropped, kept; of a replacement the part destroyed
  TileRef other = {};   ///< of a replacement the tile built
  TrackAmounts chosen;  ///< set in steps that say what is gained or paid of several things
  // Of these only `drawn_count` are set.
  std::array<std::int16_t, max_drawn> drawn;
  std::array<const char*, max_drawn> drawn_at;
  std::array<std::uint16_t, max_drawn> drawn_size;

  [[nodiscard]] std::string_view drawn_text(std::size_t at) const { return {drawn_at[at], drawn_size[at]}; }
  void rename_drawn(std::size_t at, std::string_view written) {
    drawn_at[at] = written.data();
    drawn_size[at] = static_cast<std::uint16_t>(written.size());
  }
  void add_drawn(int drawn_tile, std::string_view written) {
    drawn[drawn_count] = static_cast<std::int16_t>(drawn_tile);
    drawn_at[drawn_count] = written.data();
    drawn_size[drawn_count++] = static_cast<std::uint16_t>(written.size());
  }
};

struct Action {
  bool is_discard = false;
  int panel = -1;
  int space = -1;  ///< -1 when the panel has no such space
  int number = 0;
  std::string_view space_text = {};
  std::string_view reorder_text = {};         ///< empty without a reorder
  std::string_view second_reorder = {};       ///< a further one
  std::string_view late_reorder = {};         ///< one that follows the space
  std::array<std::int16_t, max_stack> order;  ///< tiles of the reorder, top first; `order_count` are set
  std::uint8_t order_count = 0;

  [[nodiscard]] std::span<const Step> steps() const {
    return {std::launder(reinterpret_cast<const Step*>(storage_)), step_count_};
  }
  [[nodiscard]] bool is_full() const { return step_count_ == max_steps; }
  /// Adds an empty step; only the steps there are get initialised, since every line has an action.
  Step& add() { return *new (storage_ + sizeof(Step) * step_count_++) Step; }

 private:
  std::size_t step_count_ = 0;
  alignas(Step) std::byte storage_[sizeof(Step) * max_steps];
};

}  // namespace dogeref::doge_ship
