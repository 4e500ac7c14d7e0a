#pragma once
// What was likely meant by lines with errors, as edits for other programs.

#include <string>

#include "render/verdict/text.h"
#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

inline constexpr int fixes_schema = 1;

/// One object on a line for each finding that has a fix, schema `fixes.json`: columns count code points from 1,
/// `end_column` excluded; edits of one object stand on different lines and are in the order of the lines.
void append_fixes_json(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);

/// The line of help that says what the edits of a finding do; empty when there is none.
[[nodiscard]] std::string fix_message(const findings::Finding& finding, const Page& page, const Wording& wording);

}  // namespace dogeref::render
