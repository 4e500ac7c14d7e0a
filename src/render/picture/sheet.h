#pragma once
// A reference sheet of everything that is printed on a game's parts.

#include <cstddef>
#include <string>
#include <vector>

#include "referee/game/sheet.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// All must outlive the page.
struct SheetPage {
  const referee::Sheet& sheet;
  const Wording& wording;
  std::string title;                    ///< of the game
  std::string subtitle;                 ///< edition and variants
  std::string fingerprint;              ///< of the rules
  std::vector<std::string> notes = {};  ///< whose copy it is, and how much of it was seen printed
};

/// How many faces rest on values that nobody saw printed.
[[nodiscard]] std::size_t open_faces(const referee::FaceGroup& group);

/// For a terminal: a table a group.
void append_sheet_text(const SheetPage& page, std::string& out);

/// One HTML page with the faces drawn, several a sheet of A4 when printed; nothing is loaded from elsewhere.
void append_sheet_html(const SheetPage& page, std::string& out);

}  // namespace dogeref::render
