#pragma once
// Shapes as JSON Schema (draft 7), for editors.

#include <string>
#include <string_view>

#include "rules/shape/shape.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// The schema of a file. `source` and `sources` are allowed beside all keys. Where `key` decides between cases, as in
/// tiles of a kind that their file says, only those of `word` are taken and the key itself may be left out; an empty
/// word leaves all. What refers to other files (a zone that a level must have) is not looked at.
[[nodiscard]] std::string json_schema(const Shape& file, std::string_view key = {}, std::string_view word = {});

/// Likewise, as a tree: of a file of a game, whose members take what the file says of all of them; and of a merge
/// patch, in which nothing but `kind` and `id` is required and null removes.
[[nodiscard]] Node file_schema(const FileShape& file);
[[nodiscard]] Node overlay_schema(const Shape& file);
/// Of a file that is no game's own: a rulebook, a lexicon.
[[nodiscard]] Node plain_schema(const Shape& file);
/// Of a file that prints no values, whose keys have no sources: a suite of unit tests.
[[nodiscard]] Node sourceless_schema(const Shape& file);

}  // namespace dogeref::rules
