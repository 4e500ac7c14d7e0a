#pragma once
// Reads tournaments.

#include <string>
#include <string_view>

#include "rules/tree/fault_list.h"
#include "text/result.h"
#include "tournament/event/event.h"

namespace dogeref::tournament {

/// A tournament of a text. `shown` is its name in reports, `folder` where its logs are. The list knows the file.
[[nodiscard]] std::optional<Event> read_event_text(std::string_view text, const std::string& path,
                                                   const std::string& shown, const std::string& folder,
                                                   rules::FaultList& faults);

/// The same of a file.
[[nodiscard]] std::optional<Event> read_event(const std::string& path, const std::string& shown,
                                              rules::FaultList& faults);

/// The real path of a file or folder that a tournament names; empty, and a fault, when it is not below the tournament's
/// folder or a link leads to it or out.
[[nodiscard]] std::string path_below(const Event& event, const Written& name, rules::FaultList& faults);

}  // namespace dogeref::tournament
