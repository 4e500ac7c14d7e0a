#pragma once
// The legal games that slips are made in.

#include <cstdint>
#include <vector>

#include "laws/faults.h"

namespace dogeref::laws::slips {

/// How a game is written down.
enum class Style : std::uint8_t {
  claims,  ///< with checks, and with what lines changed now and then
  bare,    ///< the result is the only claim
  scant,   ///< with claims, but without what nobody but the player saw: tiles drawn and not kept, or all secrets
};
inline constexpr Style all_styles[] = {Style::claims, Style::bare, Style::scant};

/// Complete games of a batch, of every edition and number of players, written down in one style.
[[nodiscard]] const std::vector<Legal>& games_of(const Breakers& breakers, std::uint64_t batch, Style style);

}  // namespace dogeref::laws::slips
