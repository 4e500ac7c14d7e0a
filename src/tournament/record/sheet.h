#pragma once
// Score sheets: their rows as lines of a table.

#include <functional>
#include <string>
#include <vector>

#include "rules/tree/fault_list.h"
#include "tournament/event/event.h"
#include "tournament/record/judged.h"
#include "tournament/record/results.h"

namespace dogeref::tournament {

/// The rows of a sheet with their places, those written or those of the game's ranking; players are not looked up.
[[nodiscard]] std::vector<Line> lines_of(const std::vector<SheetRow>& sheet, const GameFacts& game,
                                         rules::FaultList& faults);
/// Numbers how many share a place with each line.
void count_shared(std::vector<Line>& lines);
/// Why no game can end like this; empty when one may.
[[nodiscard]] std::string impossible(const std::vector<SheetRow>& sheet, const std::vector<Line>& lines,
                                     const GameFacts& game);
/// The name of the column that a key of a sheet means: `vp` is the main score. -1: none.
[[nodiscard]] int column_named(const GameFacts& game, std::string_view key);

}  // namespace dogeref::tournament
