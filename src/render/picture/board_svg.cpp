// The parts of the picture, placed one below or beside the other.

#include <algorithm>

#include "render/picture/board.h"
#include "render/picture/svg_card.h"
#include "render/picture/svg_parts.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

constexpr double part_gap = 24;
constexpr double least_side = 300;  ///< of what stands beside a grid
constexpr std::string_view fonts = "'Segoe UI', 'Noto Sans', 'DejaVu Sans', Helvetica, Arial, sans-serif";

/// A picture is looked at far from where its record lies.
std::string_view base_name(std::string_view path) { return path.substr(path.find_last_of('/') + 1); }

std::string place_of(const Figures& figures) {
  const BoardPage& page = figures.page();
  const findings::Argument file{"file", {findings::words(base_name(page.file))}};
  std::string place = page.line == 0
                          ? figures.wording().phrase("board.place.end", {file})
                          : figures.wording().phrase("board.place", {file, {"line", {findings::number(page.line)}}});
  return page.event.empty() ? place : std::string(page.event) + " · " + place;
}

std::string title_of(const Figures& figures) {
  std::string title = text::capitalised(figures.words(figures.page().board.title));
  for (const referee::Caption& status : figures.page().board.status) {
    title += (title.empty() ? "" : " · ") + figures.words(status);
  }
  return title;
}

/// Where parts may stand on the page.
Area column_of(const BoardPage& page) {
  const double margin = is_narrow(page) ? 12 : 28;
  return {margin, 0, page.width - 2 * margin, 0};
}

double draw_title(Canvas& canvas, const Figures& figures, const Area& area) {
  const bool narrow = is_narrow(figures.page());
  const Type large{narrow ? 21.0 : 28.0, paper::title, true, Anchor::start, true};
  const Type small{narrow ? 12.0 : 14.0, paper::soft};
  double y = narrow ? 12 : 22;
  for (const std::string& line : broken(title_of(figures), area.width, narrow ? 4 : 1, large)) {
    canvas.text(area.x, y + large.size, line, large, area.width);
    y += 1.2 * large.size;
  }
  for (const std::string& line : broken(place_of(figures), area.width, narrow ? 3 : 1, small)) {
    canvas.text(area.x, y + small.size, line, small, area.width);
    y += 1.3 * small.size;
  }
  return y + 17;
}

/// Places grids below each other. Beside the first one, where there is room, stand the table's piles and decks; the
/// next grids go on below it as long as they are no wider and end there.
class Layout {
 public:
  Layout(Canvas& canvas, const Figures& figures, const Area& area)
      : canvas_(canvas), figures_(figures), area_(area), y_(area.y), column_(area.width) {}

  double draw() {
    for (const referee::Grid& grid : figures_.page().board.grids) place(grid);
    if (!side_drawn_) below_ = y_ = draw_side(canvas_, figures_, {area_.x, y_, area_.width, 0}) + part_gap;
    return std::max(y_, below_);
  }

 private:
  void place(const referee::Grid& grid);

  Canvas& canvas_;
  const Figures& figures_;
  Area area_;
  double y_;
  double column_;     ///< how wide a grid may be here
  double below_ = 0;  ///< where what stands beside ends
  bool side_drawn_ = false;
};

void Layout::place(const referee::Grid& grid) {
  if (side_drawn_ && (y_ >= below_ || !fits_grid(figures_, grid, column_))) {
    y_ = std::max(y_, below_);
    column_ = area_.width;
  }
  const Size size = size_of_grid(figures_, grid, column_);
  const double bottom = draw_grid(canvas_, figures_, grid, {area_.x, y_, size.width, size.height});
  const double rest = area_.width - size.width - part_gap;
  if (!side_drawn_ && rest >= least_side) {
    below_ = draw_side(canvas_, figures_, {area_.x + size.width + part_gap, y_, rest, 0}) + part_gap;
    side_drawn_ = true;
    column_ = size.width;
  }
  y_ = bottom + part_gap;
}

}  // namespace

void append_board_svg(const BoardPage& page, const Wording& wording, std::string& out) {
  const Figures figures(page, wording);
  std::string body;
  Canvas canvas(body);
  Area area = column_of(page);
  area.y = draw_title(canvas, figures, area);
  area.y = Layout(canvas, figures, area).draw();
  if (!page.board.seats.empty()) area.y = draw_seats(canvas, figures, area) + part_gap;
  area.y = draw_notes(canvas, figures, area);
  area.y = draw_legend(canvas, figures, area);

  const double height = area.y + 8;
  const std::string box = "0 0 " + decimal(page.width) + " " + decimal(height);
  Markup markup(out);
  markup
      .open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                    {"viewBox", box},
                    {"width", page.width},
                    {"height", height},
                    {"role", "img"},
                    {"font-family", fonts}})
      .line();
  markup.element("title", title_of(figures)).line();
  Canvas(out).box({0, 0, page.width, height}, paper::page, 0);
  markup.raw(body).close().line();
}

}  // namespace dogeref::render
