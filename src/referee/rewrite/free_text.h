#pragma once
// What people write into a record for people, and the referee does not judge. Private to redact.cpp.

#include <string>
#include <string_view>

#include "referee/game/game.h"
#include "referee/record/header.h"
#include "referee/record/undo.h"

namespace dogeref::referee {

/// Whether a header's value may be any text: for people alone, or a fingerprint that is none.
[[nodiscard]] bool holds_free_text(std::string_view key, std::string_view value);

/// How many texts in quotes there are, and the line with nothing between the quotes.
[[nodiscard]] std::string with_empty_quotes(std::string_view line, int& quotes);

/// A ruling without its reason.
[[nodiscard]] std::string_view without_reason(std::string_view ruling);

/// Whether a word that means nothing stands behind a score: where no track counts the score it may be any word.
[[nodiscard]] bool names_units(const LineForm& result, const rules::Words& words);

}  // namespace dogeref::referee
