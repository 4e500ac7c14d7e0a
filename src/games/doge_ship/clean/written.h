#pragma once
// A player's line as it is read phrase by phrase: plain steps that name their tiles by ids. Private to this folder.

#include <array>
#include <cstdint>
#include <span>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"
#include "kit/short_list.h"

namespace dogeref::doge_ship {

struct WrittenStep {
  static constexpr std::size_t most_listed = 8;

  StepKind kind;
  bool is_bonus;
  Put put;
  std::int16_t tile;   ///< bought, built, dropped, kept, destroyed; -1 of `buy none` and `pass`
  std::int16_t other;  ///< of a replacement the tile built
  std::uint8_t listed_count;
  std::array<std::int16_t, most_listed> listed;  ///< behind `from`

  [[nodiscard]] std::span<const std::int16_t> drawn() const { return {listed.data(), listed_count}; }
};

struct WrittenLine {
  static constexpr std::size_t most_steps = 4;

  int space = -1;  ///< -1: the token is discarded
  kit::ShortList<WrittenStep, most_steps> steps;
};

}  // namespace dogeref::doge_ship
