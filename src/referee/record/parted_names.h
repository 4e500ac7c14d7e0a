#pragma once
// A list of players whose commas were forgotten, or are other signs. Log page, what hasty people write.

#include <span>
#include <string>
#include <string_view>

#include "referee/record/record.h"
#include "rules/texts/words.h"

namespace dogeref::referee {

/// The list as it was likely meant, "Anna, Marco" for "Anna Marco", "Anna; Marco" and "Anna and Marco": where lines are
/// parted names by what stands before the colons of the lines given, or where there is but one name otherwise. Empty
/// when the list stands as it is.
[[nodiscard]] std::string parted_names(std::string_view list, std::span<const RawLine> lines,
                                       const rules::Words& words);

}  // namespace dogeref::referee
