#pragma once
// A code of the rulebook for people.

#include <string>

#include "render/words/wording.h"
#include "rules/library/rulebook.h"

namespace dogeref::render {

/// Appends title, sections in each edition, explanation, message, and the two examples.
void append_explanation(const rules::RuleEntry& entry, const Wording& wording, std::string& out);

}  // namespace dogeref::render
