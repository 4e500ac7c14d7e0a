#pragma once
// Facts that lines tell of hidden tiles, and their contradictions. Spec page of this game, "Public and sealed".

#include <string_view>
#include <vector>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Earlier lines that a finding does not go together with.
void point_to(findings::Finding& finding, const std::vector<std::uint32_t>& lines);

/// A district number was seen in a cell; false, and `code` is reported at the cell, when it contradicts what is known.
bool see_district(const Play& play, const Named& cell, int district, GameCode code);
/// The numbers written behind the cells of a step: each, or that they are the same.
void see_numbers(const Play& play, const Step& step);
/// A tile was turned up. Reports `tile-contradiction`; what was seen is taken over. Returns the tile, -1 when it is not
/// known.
int see_tile(const Play& play, const Named& cell, const Named& tile);
/// Whether all these cells are of one district: 1, 0, or -1 when nobody knows.
[[nodiscard]] int all_equal(const Play& play, const kit::ShortList<Named, 12>& cells);
/// Whether two of these cells are of one district: 1, 0, or -1 when nobody knows.
[[nodiscard]] int some_equal(const Play& play, const kit::ShortList<Named, 12>& cells);

}  // namespace dogeref::last_doge
