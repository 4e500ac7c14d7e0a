#pragma once
// Drawing in SVG: boxes, discs, texts that keep to their width. Lengths are pixels of the picture.

#include <string>
#include <string_view>
#include <vector>

#include "render/markup.h"
#include "render/picture/tint.h"

namespace dogeref::render {

enum class Anchor { start, middle, end };

struct Type {
  double size = 12;
  std::string_view fill = paper::ink;
  bool bold = false;
  Anchor anchor = Anchor::start;
  bool serif = false;
  double opacity = 1;
};

struct Area {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  [[nodiscard]] double right() const { return x + width; }
  [[nodiscard]] double bottom() const { return y + height; }
  [[nodiscard]] Area inset(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
};

struct Stroke {
  std::string_view colour = "none";
  double width = 1;
  std::string_view dashes = {};
};

/// How wide a text is about, in whatever font the viewer has; rather too wide than too narrow.
[[nodiscard]] double measured(std::string_view text, const Type& type);
/// A text that would not fit is made as small as this share of its size before it is cut off.
inline constexpr double shrunk_most = 0.75;
/// As much of a text as fits a width, `…` behind it when that is not all.
[[nodiscard]] std::string fitted(std::string_view text, double width, const Type& type);
/// A text in at most `lines` lines, broken between words and behind hyphens; the last is cut off where it is too long.
[[nodiscard]] std::vector<std::string> broken(std::string_view text, double width, std::size_t lines, const Type& type);

class Canvas {
 public:
  explicit Canvas(std::string& out) : markup_(out) {}

  void box(const Area& area, std::string_view fill, double radius, const Stroke& stroke = {}, double opacity = 1);
  void disc(double x, double y, double radius, std::string_view fill, const Stroke& stroke = {});
  /// A triangle that points to the right, `size` high.
  void arrow(double x, double y, double size, std::string_view fill);
  /// The upper part of a box, with round corners above only.
  void band(const Area& area, std::string_view fill, double radius);
  /// A text with its baseline at `y`; when a `width` is given, smaller where it would not fit, and cut off at the
  /// worst.
  void text(double x, double y, std::string_view text, const Type& type, double width = 0);
  /// A text that may be taller than its line, such as a name: nothing of it is drawn outside the area.
  void clipped_text(const Area& area, std::string_view words, const Type& type);
  /// What belongs together, with a text that viewers show of it.
  void begin(std::string_view title);
  void end();

 private:
  Markup markup_;
};

}  // namespace dogeref::render
