#pragma once
// What standard error is told of a log of which no game can be made.

#include <string>
#include <string_view>

#include "archive/reader.h"
#include "cli/shell/console.h"
#include "referee/game/verdict.h"

namespace dogeref::cli {

/// "there is no game in it", "no game can be made of it under en: unknown-game, line 1". `by`: a set of rules, or
/// empty.
[[nodiscard]] std::string why_no_game(archive::Piece::Kind kind, const referee::Verdict& verdict,
                                      std::string_view by = {});

/// Complains of each line of a text.
void complain_line_by_line(std::string_view lines, Console& console);

}  // namespace dogeref::cli
