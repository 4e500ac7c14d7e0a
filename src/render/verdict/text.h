#pragma once
// A verdict for people: findings with the line they stand in, a summary, the standings.

#include <cstddef>
#include <string>

#include "render/terminal/paint.h"
#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

struct TextStyle {
  Paint paint{false};
  bool quiet = false;  ///< findings only
  Told told = Told::all;
};

/// Appends a game. Findings end with an empty line each when a summary follows.
void append_text(const Page& page, const Wording& wording, const TextStyle& style, std::string& out);

/// "150 more findings left out"
[[nodiscard]] std::string more_findings(std::size_t count, const Wording& wording);

/// Appends one finding.
void append_finding(const Page& page, const Wording& wording, const Paint& paint, std::size_t index, Lines& lines,
                    std::string& out);

}  // namespace dogeref::render
