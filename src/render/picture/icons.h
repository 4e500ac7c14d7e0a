#pragma once
// The symbols on faces, drawn.

#include <string>
#include <string_view>

#include "referee/game/sheet.h"
#include "render/markup.h"

namespace dogeref::render {

/// All symbols as SVG definitions, to stand once in a document before `draw_icon` is used.
[[nodiscard]] std::string_view icon_definitions();

/// Draws a symbol into a square whose upper left corner is x, y. What has no colours of its own takes `color`.
void draw_icon(Markup& markup, referee::Icon icon, double x, double y, double size);

/// How something is written into a symbol: its colour, and where its middle is, as parts of the symbol's size from
/// above.
struct IconText {
  std::string_view ink;
  double middle;
  double size;
};
[[nodiscard]] IconText icon_text(referee::Icon icon);

/// Whether there is room in the symbol; else what belongs to it stands beside it.
[[nodiscard]] bool has_room(referee::Icon icon);

}  // namespace dogeref::render
