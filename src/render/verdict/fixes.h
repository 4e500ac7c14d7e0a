#pragma once
// What was likely meant by lines with errors, as edits for other programs.

#include <string>

#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

inline constexpr int fixes_schema = 1;

/// One object on a line for each finding that has a fix, schema `fixes.json`: columns count code points from 1,
/// `end_column` excluded; edits of one object stand on different lines and are in the order of the lines.
void append_fixes_json(const Page& page, const Wording& wording, std::string& out);

}  // namespace dogeref::render
