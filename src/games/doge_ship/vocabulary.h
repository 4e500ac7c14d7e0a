#pragma once
// The words of The Doge Ship's logs.

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "games/doge_ship/rules.h"
#include "rules/lexicon.h"
#include "rules/spellings.h"
#include "rules/words.h"

namespace dogeref::doge_ship {

/// "G05" can be written "G5".
[[nodiscard]] std::string without_zeros(const std::string& id);

/// The words of some languages, the first named winning; ids and panels' abbreviations stand in every language.
[[nodiscard]] std::unique_ptr<rules::Words> make_words(const Rules& rules, std::span<const rules::Lexicon> lexicons,
                                                       std::span<const std::string> languages);

/// The words of a language to write with; the words' slots where there is no such language.
[[nodiscard]] std::unique_ptr<rules::Spellings> make_spellings(const Rules& rules,
                                                               std::span<const rules::Lexicon> lexicons,
                                                               std::string_view language);

}  // namespace dogeref::doge_ship
