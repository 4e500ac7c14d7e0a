#pragma once
// Words that are wrong, foreign or missing in a line at fault, and what may stand there.

#include <string>
#include <string_view>
#include <vector>

#include "referee/repairs/repair.h"

namespace dogeref::referee {

/// Whether something in the line cannot be read, so that it is not known to say what it says.
[[nodiscard]] bool is_unreadable(const BrokenLine& line);

/// The words of a text, in small letters.
[[nodiscard]] std::vector<std::string> words_in(std::string_view text);

/// Adds the line with another word, with one more or less, and the actions that differ from it in a word.
void add_word_repairs(const BrokenLine& line, const Ruleset& ruleset, const Position& before, const rules::Words& words,
                      std::vector<Repair>& all);

}  // namespace dogeref::referee
