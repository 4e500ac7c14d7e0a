#pragma once
// What lint says of a folder's files besides what is in them.

#include <string>

#include "rules/library/library.h"
#include "rules/library/remark.h"

namespace dogeref::cli {

/// Whether there is any YAML in a folder.
[[nodiscard]] bool has_yaml(const std::string& folder);

/// Files of rules that lie where nobody reads them: misspelt, or in the wrong place.
[[nodiscard]] rules::Remarks unread_files(const rules::Library& library, const std::string& folder);

/// Of a folder into which a copy of a game is transcribed: how many values of each file are still marked, which files
/// are not there.
[[nodiscard]] rules::Remarks missing_parts(const rules::Library& library, const std::string& game,
                                           const std::string& folder);

}  // namespace dogeref::cli
