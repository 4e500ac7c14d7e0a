#pragma once
// Shapes as JSON Schema (draft 7), for editors.

#include <string>
#include <string_view>

#include "rules/shape.h"

namespace dogeref::rules {

/// The schema of a file. `source` and `sources` are allowed beside all keys. Where `key` decides between cases, as in
/// tiles of a kind that their file says, only those of `word` are taken and the key itself may be left out; an empty
/// word leaves all. What refers to other files (a zone that a level must have) is not looked at.
[[nodiscard]] std::string json_schema(const Shape& file, std::string_view key = {}, std::string_view word = {});

}  // namespace dogeref::rules
