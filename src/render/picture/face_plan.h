#pragma once
// Small plans on faces, drawn.

#include <string>

#include "referee/game/sheet.h"
#include "render/markup.h"
#include "render/picture/face_marks.h"

namespace dogeref::render {

/// Where a plan stands, how large its cells are, and the colour of its face.
struct PlanPlace {
  double x = 0;
  double y = 0;
  double cell = 16;
  std::string colour;
};

[[nodiscard]] double width_of(const referee::Plan& plan, double cell);
[[nodiscard]] double height_of(const referee::Plan& plan, double cell);
/// Cells as large as there is room for.
[[nodiscard]] double fitting_cell(const referee::Plan& plan, double width);

void draw_plan(const referee::Plan& plan, const PlanPlace& place, MarkDrawing& marks, Markup& markup);

}  // namespace dogeref::render
