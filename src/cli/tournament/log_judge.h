#pragma once
// Judges the logs of tournaments.

#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "tournament/record/judged.h"

namespace dogeref::cli {

/// A judge of the one game that a log file holds. Shelf and wordings must outlive it.
[[nodiscard]] tournament::LogJudge log_judge(Shelf& shelf, const Wordings& wordings);

}  // namespace dogeref::cli
