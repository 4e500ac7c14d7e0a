#pragma once
// A face of a game's part, drawn.

#include <string>

#include "referee/game/sheet.h"
#include "render/markup.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// Draws faces as SVG elements with a view box in quarters of a millimetre. The document needs `icon_definitions` and
/// `face_styles`.
class FaceDrawing {
 public:
  FaceDrawing(const Wording& wording, std::string& out) : wording_(wording), out_(out) {}

  /// How high the faces of a group are, in millimetres: as high as the highest, so that all are of one size.
  [[nodiscard]] double height(const referee::FaceGroup& group) const;

  /// `begins_page`: on paper.
  void draw(const referee::Face& face, const referee::FaceGroup& group, double height, bool begins_page);

 private:
  const Wording& wording_;
  std::string& out_;
};

/// Width of a face in millimetres.
[[nodiscard]] double face_width(referee::FaceGroup::Size size);

/// CSS of the texts on faces.
[[nodiscard]] std::string_view face_styles();

}  // namespace dogeref::render
