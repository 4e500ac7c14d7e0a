#pragma once
// The words of The Last Doge's logs.

#include <memory>
#include <span>
#include <string>

#include "games/last_doge/rules.h"
#include "rules/lexicon.h"
#include "rules/spellings.h"
#include "rules/words.h"

namespace dogeref::last_doge {

/// "C05" can be written "C5".
[[nodiscard]] std::string without_zeros(const std::string& id);

/// The words of some languages, the first named winning; ids stand in every language.
[[nodiscard]] std::unique_ptr<rules::Words> make_words(const Rules& rules, std::span<const rules::Lexicon> lexicons,
                                                       std::span<const std::string> languages);

/// The words of a language to write with; the words' slots where there is no such language.
[[nodiscard]] std::unique_ptr<rules::Spellings> make_spellings(const Rules& rules,
                                                               std::span<const rules::Lexicon> lexicons,
                                                               std::string_view language);

}  // namespace dogeref::last_doge
