#pragma once
// Cards and artefacts named by what is printed on them. Log page, "Settled".

#include <string>
#include <string_view>

#include "games/last_doge/model/play.h"
#include "text/cursor.h"

namespace dogeref::last_doge {

/// A card or an artefact, by its id or its printed name, at the cursor.
struct NamedThing {
  int id = -1;
  std::string_view text = {};  ///< as it is written, a name with all its words
};

/// What stands at the cursor, which stays where it is; the longest name counts. `category`: `card_word` or
/// `artefact_word`.
[[nodiscard]] NamedThing thing_at(const Play& play, const text::Cursor& cursor, Category category);
/// Moves the cursor behind a text that begins at it.
void skip_over(text::Cursor& cursor, std::string_view text);

/// `unknown-word` at the cursor, with the names that are near, or begin so.
void report_unknown_name(const Play& play, const text::Cursor& cursor, Category category, std::string_view expected);

/// The name as names are compared: folded, without accents.
[[nodiscard]] std::string compared_name(std::string_view name);
/// Whether a thing was named by its name, not by its id.
[[nodiscard]] bool is_by_name(std::string_view written, std::string_view name);
/// The name as words are looked up by it: one space between words, a plain apostrophe.
[[nodiscard]] std::string plain_name(std::string_view name);
/// The same without accents, as hasty people type; equal to it where it has none.
[[nodiscard]] std::string without_accents(std::string_view name);

}  // namespace dogeref::last_doge
