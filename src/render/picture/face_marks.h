#pragma once
// Marks of a face, and rows of them, drawn.

#include <span>
#include <string>
#include <string_view>

#include "referee/game/sheet.h"
#include "render/markup.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// How a text is set.
struct Lettering {
  double size = 11;
  std::string_view ink = "currentColor";
  std::string_view anchor = "start";
  std::string_view css = "s";  ///< class
};

class MarkDrawing {
 public:
  MarkDrawing(const Wording& wording, Markup& markup) : wording_(wording), markup_(markup) {}

  /// A text whose middle (of its height) is at y; made smaller when it would be wider than `room`.
  void text(std::string_view words, double x, double y, const Lettering& style, double room = 1e6);

  /// A symbol or a box around a middle.
  void large(const referee::Mark& mark, double x, double y, double size);

  /// Marks beside each other from x on, their middle at y; made smaller when they would be wider than `room`.
  void row(std::span<const referee::Mark> marks, double x, double y, double room);
  [[nodiscard]] double width(std::span<const referee::Mark> marks) const;

 private:
  [[nodiscard]] double width(const referee::Mark& mark) const;
  void mark(const referee::Mark& mark, double x, double y);
  void tag(const referee::Mark& mark, double x, double y);

  const Wording& wording_;
  Markup& markup_;
};

/// About how wide a text is.
[[nodiscard]] double text_width(std::string_view words, double size);

}  // namespace dogeref::render
