#pragma once
// Ids that the command line names and nobody has are faults of the command, not of every log.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shell/console.h"
#include "rules/library/library.h"
#include "service/ids.h"

namespace dogeref::cli {

using service::holds;

/// Whether an id is among the known ones; if not, says which are near. `what`: "edition", "variant" and the like.
[[nodiscard]] bool is_known(std::string_view what, const std::string& id, std::span<const std::string> known,
                            Console& console);

/// Whether a game has such an edition (empty: none was named) and such variants; if not, says which are near.
[[nodiscard]] bool are_known_rules(const rules::Library& library, const std::string& edition,
                                   std::span<const std::string> variants, Console& console);

/// Codes of all games, the frame's included.
[[nodiscard]] std::vector<std::string> all_codes(const rules::Library& library);

/// Whether the rulebook of a game has such codes.
[[nodiscard]] bool are_known_codes(const rules::Library& library, std::span<const std::string> codes, Console& console);

}  // namespace dogeref::cli
