#pragma once
// A verdict as one line of JSON. Fields are described by rules-data/schema/verdict.json.

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "render/verdict/text.h"
#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// The number of the format, field `schema`. It grows when a field changes its meaning or goes.
inline constexpr int json_schema = 1;

/// The findings of a page, as they stand in a verdict.
[[nodiscard]] nlohmann::ordered_json findings_json(const Page& page, const Wording& wording);

/// Appends one object and a line feed.
void append_json(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);

}  // namespace dogeref::render
