#pragma once
// A position drawn: for a terminal, as a picture.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "referee/game/board.h"
#include "render/terminal/paint.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// What is drawn, and what is said of it.
struct BoardPage {
  const referee::Board& board;
  std::span<const std::string> players;  ///< names by seat
  std::string_view file;                 ///< as it is shown
  std::uint32_t line = 0;                ///< of the file, after which the position stands; 0: at the end
  std::string_view event = {};           ///< where it was played; may be empty
  double width = 1200;                   ///< of the picture, in pixels: of one as narrow as a phone parts go below
};

/// Appends the position in lines of at most 100 columns, as long as names are not very long.
void append_board_text(const BoardPage& page, const Wording& wording, const Paint& paint, std::string& out);

/// Appends the position as one SVG that needs nothing else.
void append_board_svg(const BoardPage& page, const Wording& wording, std::string& out);

}  // namespace dogeref::render
