// The parts of the picture, placed one below or beside the other.

#include <algorithm>

#include "render/picture/board.h"
#include "render/picture/svg_card.h"
#include "render/picture/svg_parts.h"

namespace dogeref::render {
namespace {

constexpr double page_width = 1200;
constexpr double margin = 28;
constexpr double gap = 24;
constexpr double least_side = 300;  ///< of what stands beside a grid
constexpr std::string_view fonts = "'Segoe UI', 'Noto Sans', 'DejaVu Sans', Helvetica, Arial, sans-serif";

std::string place_of(const Figures& figures) {
  const BoardPage& page = figures.page();
  const findings::Argument file{"file", {findings::words(page.file)}};
  std::string place = page.line == 0
                          ? figures.wording().phrase("board.place.end", {file})
                          : figures.wording().phrase("board.place", {file, {"line", {findings::number(page.line)}}});
  return page.event.empty() ? place : std::string(page.event) + " · " + place;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string title_of(const Figures& figures) {
  std::string title = capitalised(figures.words(figures.page().board.title));
  for (const referee::Caption& status : figures.page().board.status) {
    title += (title.empty() ? "" : " · ") + figures.words(status);
  }
  return title;
}

double draw_title(Canvas& canvas, const Figures& figures) {
  const double width = page_width - 2 * margin;
  canvas.text(margin, 50, title_of(figures), {28, paper::title, true, Anchor::start, true}, width);
  canvas.text(margin, 74, place_of(figures), {14, paper::soft}, width);
  return 92;
}

/// Places grids below each other. Beside the first one, where there is room, stand the table's piles and decks; the
/// next grids go on below it as long as they are no wider and end there.
class Layout {
 public:
  Layout(Canvas& canvas, const Figures& figures, double y) : canvas_(canvas), figures_(figures), y_(y) {}

  double draw() {
    for (const referee::Grid& grid : figures_.page().board.grids) place(grid);
    if (!side_drawn_) below_ = y_ = draw_side(canvas_, figures_, {margin, y_, width, 0}) + gap;
    return std::max(y_, below_);
  }

 private:
  static constexpr double width = page_width - 2 * margin;

  void place(const referee::Grid& grid);

  Canvas& canvas_;
  const Figures& figures_;
  double y_;
  double column_ = width;  ///< how wide a grid may be here
  double below_ = 0;       ///< where what stands beside ends
  bool side_drawn_ = false;
};

void Layout::place(const referee::Grid& grid) {
  if (side_drawn_ && (y_ >= below_ || !fits_grid(figures_, grid, column_))) {
    y_ = std::max(y_, below_);
    column_ = width;
  }
  const Size size = size_of_grid(figures_, grid, column_);
  const double bottom = draw_grid(canvas_, figures_, grid, {margin, y_, size.width, size.height});
  const double rest = width - size.width - gap;
  if (!side_drawn_ && rest >= least_side) {
    below_ = draw_side(canvas_, figures_, {margin + size.width + gap, y_, rest, 0}) + gap;
    side_drawn_ = true;
    column_ = size.width;
  }
  y_ = bottom + gap;
}

}  // namespace

void append_board_svg(const BoardPage& page, const Wording& wording, std::string& out) {
  const Figures figures(page, wording);
  std::string body;
  Canvas canvas(body);
  double y = draw_title(canvas, figures);
  y = Layout(canvas, figures, y).draw();
  const double width = page_width - 2 * margin;
  if (!page.board.seats.empty()) y = draw_seats(canvas, figures, {margin, y, width, 0}) + gap;
  y = draw_notes(canvas, figures, {margin, y, width, 0});

  const double height = y + 8;
  const std::string box = "0 0 " + decimal(page_width) + " " + decimal(height);
  Markup markup(out);
  markup
      .open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                    {"viewBox", box},
                    {"width", page_width},
                    {"height", height},
                    {"role", "img"},
                    {"font-family", fonts}})
      .line();
  markup.element("title", title_of(figures)).line();
  Canvas(out).box({0, 0, page_width, height}, paper::page, 0);
  markup.raw(body).close().line();
}

}  // namespace dogeref::render
