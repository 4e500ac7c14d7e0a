#include "render/picture/face_svg.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "render/picture/face_marks.h"
#include "render/picture/icons.h"
#include "render/words/palette.h"

namespace dogeref::render {
namespace {

using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::Mark;
using referee::Plan;

constexpr std::string_view paper = "#fbf6ea";
constexpr std::string_view ink = "#1f2a36";
constexpr double band = 24;    // the strip along the upper edge
constexpr double corner = 32;  // symbols in the corners
constexpr double stamp = 30;   // symbols along the lower edge
constexpr double line = 26;    // a row of marks
constexpr double large_line = 31;
constexpr double margin = 8;

/// Marks of all facts of a place, one after the other.
std::vector<Mark> marks_at(const Face& face, Fact::Place place) {
  std::vector<Mark> marks;
  for (const Fact& fact : face.facts) {
    if (fact.place == place) marks.insert(marks.end(), fact.marks.begin(), fact.marks.end());
  }
  return marks;
}

std::vector<const Fact*> rows_of(const Face& face) {
  std::vector<const Fact*> rows;
  for (const Fact& fact : face.facts) {
    if (fact.place == Fact::Place::row && !fact.marks.empty()) rows.push_back(&fact);
  }
  return rows;
}

int cells_of(const Plan::Row& row) {
  int cells = 0;
  for (const Plan::Section& section : row.sections) cells += section.length;
  return cells;
}

class Drawing {
 public:
  Drawing(const Face& face, const FaceGroup& group, const Wording& wording, std::string& out)
      : face_(face),
        size_(group.size),
        wording_(wording),
        markup_(out),
        marks_(wording, markup_),
        colour_(face.colour.empty() ? tone_code(group.tone) : colour_code(face.colour)),
        width_(4 * face_width(group.size)) {
    if (size_ == FaceGroup::Size::large) height_ = band + margin + large_line * rows() + 4;
    if (is_plan_only()) height_ = band + plan_height() + 20;
  }

  void draw() {
    const std::string box = "0 0 " + decimal(width_) + ' ' + decimal(height_);
    markup_.open("svg", {{"class", "face"}, {"viewBox", box}, {"color", ink}, {"role", "img"}});
    markup_.element("title", title());
    ground();
    head();
    size_ == FaceGroup::Size::large ? list() : body();
    markup_.close().line();
  }

 private:
  [[nodiscard]] double rows() const { return static_cast<double>(rows_of(face_).size()); }
  [[nodiscard]] bool is_plan_only() const {
    return face_.plan && std::all_of(face_.facts.begin(), face_.facts.end(),
                                     [](const Fact& fact) { return fact.place == Fact::Place::unseen; });
  }
  /// A symbol that stands large in the middle needs none behind it.
  [[nodiscard]] bool has_ground() const {
    const std::vector<Mark> middle = marks_at(face_, Fact::Place::middle);
    return size_ == FaceGroup::Size::small && !face_.plan && (middle.empty() || middle.front().icon != face_.emblem);
  }
  [[nodiscard]] std::string title() const {
    const std::string words = wording_.term(face_.title);
    return face_.id.empty() || words.empty() ? face_.id + words : face_.id + ": " + words;
  }
  [[nodiscard]] std::string edge() const { return mixed(colour_, "#000000", 0.3); }

  void ground() {
    markup_.empty("rect", {{"x", 1},
                           {"y", 1},
                           {"width", width_ - 2},
                           {"height", height_ - 2},
                           {"rx", 9},
                           {"fill", mixed(colour_, paper, 0.93)},
                           {"stroke", edge()},
                           {"stroke-width", 1.6}});
    if (!has_ground()) return;
    const double size = 88;
    markup_.open("g", {{"color", colour_}, {"opacity", 0.09}});
    draw_icon(markup_, face_.emblem, (width_ - size) / 2, band + (height_ - band - size) / 2, size);
    markup_.close();
  }

  void head() {
    const std::string path = "M1 " + decimal(band) + " V10 Q1 1 10 1 H" + decimal(width_ - 10) + " Q" +
                             decimal(width_ - 1) + " 1 " + decimal(width_ - 1) + " 10 V" + decimal(band) + 'Z';
    markup_.empty("path", {{"d", path}, {"fill", colour_}, {"stroke", edge()}, {"stroke-width", 1.6}});
    const std::string on = ink_on(colour_);
    markup_.open("g", {{"color", on}});
    draw_icon(markup_, face_.emblem, 7, 5, 15);
    markup_.close();
    const std::string id = face_.id + (face_.reconstructed ? "\u2009\u25E6" : "");
    const double id_width = id.empty() ? 0 : text_width(id, 11) + 4;
    marks_.text(id, width_ - margin, 13, {10.5, on, "end", "m"});
    marks_.text(wording_.term(face_.title), 26, 13, {12.5, on, "start", "b"}, width_ - 36 - id_width);
  }

  /// A board: its rows one below the other.
  void list() {
    double y = band + margin + large_line / 2 - 1;
    for (const Fact* row : rows_of(face_)) {
      plate(wording_.term(row->name), 22, y);
      marks_.row(row->marks, 46, y, width_ - 54);
      y += large_line;
    }
    const std::vector<Mark> right = marks_at(face_, Fact::Place::right);
    const double room = marks_.width(right);
    markup_.open("g", {{"color", ink_on(colour_)}, {"class", "o"}});
    marks_.row(right, width_ - room * 0.8 - margin, 13, room * 0.8);
    markup_.close();
  }

  void plate(const std::string& words, double x, double y) {
    markup_.empty("rect", {{"x", x - 13},
                           {"y", y - 13},
                           {"width", 26},
                           {"height", 26},
                           {"rx", 5},
                           {"fill", colour_},
                           {"stroke", edge()},
                           {"stroke-width", 1.2}});
    marks_.text(words, x, y, {16, ink_on(colour_), "middle", "n"}, 24);
  }

  /// A tile: what is in its corners, then blocks one below the other with even spaces between them.
  void body() {
    const double top = corners() ? band + corner + 8 : band + 4;
    const std::vector<Mark> middle = marks_at(face_, Fact::Place::middle);
    const double heights[] = {middle_height(middle), line * rows(), foot_height()};
    double free = height_ - 6 - top;
    int blocks = 0;
    for (const double height : heights) {
      free -= height;
      blocks += height > 0 ? 1 : 0;
    }
    const double space = std::max(0.0, free / (blocks + 1));
    double y = top;
    const auto next = [&](double height) {
      const double begin = y + space;
      if (height > 0) y = begin + height;
      return begin;
    };
    markup_.open("g", {{"color", colour_}});
    draw_middle(middle, next(heights[0]), heights[0]);
    markup_.close();
    draw_rows(next(heights[1]));
    draw_foot(next(heights[2]));
  }

  bool corners() {
    const std::vector<Mark> left = marks_at(face_, Fact::Place::left);
    const std::vector<Mark> right = marks_at(face_, Fact::Place::right);
    const double y = band + 6 + corner / 2;
    for (std::size_t at = 0; at < left.size(); ++at) {
      marks_.large(left[at], margin + corner / 2 + static_cast<double>(at) * (corner + 3), y, corner);
    }
    for (std::size_t at = 0; at < right.size(); ++at) {
      marks_.large(right[at], width_ - margin - corner / 2 - static_cast<double>(at) * (corner + 3), y, corner);
    }
    return !left.empty() || !right.empty();
  }

  [[nodiscard]] static double middle_size(const std::vector<Mark>& marks) {
    const bool boxes = !marks.empty() && marks.front().form == Mark::Form::box;
    if (!boxes) return 48;
    return marks.front().inside.empty() ? 21 : 34;
  }
  [[nodiscard]] std::size_t per_row(const std::vector<Mark>& marks) const {
    const double step = middle_size(marks) + 5;
    return std::max<std::size_t>(1, static_cast<std::size_t>((width_ - 2 * margin + 5) / step));
  }
  [[nodiscard]] double middle_height(const std::vector<Mark>& marks) const {
    if (marks.empty()) return 0;
    const std::size_t lines = (marks.size() + per_row(marks) - 1) / per_row(marks);
    return static_cast<double>(lines) * (middle_size(marks) + 5) - 5;
  }

  void draw_middle(const std::vector<Mark>& marks, double y, double height) {
    if (height <= 0) return;
    const double size = middle_size(marks);
    const std::size_t in_row = per_row(marks);
    for (std::size_t first = 0; first < marks.size(); first += in_row) {
      const std::size_t count = std::min(in_row, marks.size() - first);
      const double left = (width_ - static_cast<double>(count) * (size + 5) + 5) / 2 + size / 2;
      for (std::size_t at = 0; at < count; ++at) {
        marks_.large(marks[first + at], left + static_cast<double>(at) * (size + 5), y + size / 2, size);
      }
      y += size + 5;
    }
  }

  void draw_rows(double y) {
    for (const Fact* row : rows_of(face_)) {
      const double room = width_ - 2 * margin;
      const double taken = std::min(room, marks_.width(row->marks));
      marks_.row(row->marks, (width_ - taken) / 2, y + line / 2, room);
      y += line;
    }
  }

  // The lower edge: the plan, and stamps beside it

  [[nodiscard]] double plan_height() const {
    return face_.plan ? static_cast<double>(face_.plan->rows.size()) * cell_size() + 2 : 0;
  }
  [[nodiscard]] double foot_height() const {
    const double stamps = marks_at(face_, Fact::Place::stamp).empty() ? 0 : stamp;
    return std::max(stamps, plan_height());
  }
  [[nodiscard]] double stamps_width() const {
    return static_cast<double>(marks_at(face_, Fact::Place::stamp).size()) * (stamp + 3);
  }
  [[nodiscard]] double plan_units(double cell) const {
    double widest = 0;
    for (const Plan::Row& row : face_.plan->rows) {
      widest = std::max(widest, cells_of(row) * cell + static_cast<double>(row.sections.size()) * 3);
    }
    return widest + 12;
  }
  /// Cells as large as there is room for.
  [[nodiscard]] double cell_size() const {
    const double room = width_ - 2 * margin - stamps_width();
    double cell = 16;
    while (cell > 3 && plan_units(cell) > room) cell -= 0.5;
    return cell;
  }

  void draw_foot(double y) {
    const std::vector<Mark> stamps = marks_at(face_, Fact::Place::stamp);
    const double middle = y + foot_height() / 2;
    const double plan_width = face_.plan ? plan_units(cell_size()) : 0;
    const double space =
        std::max(0.0, (width_ - plan_width - stamps_width()) / (stamps.empty() || !face_.plan ? 2 : 3));
    double x = space;
    if (face_.plan) {
      draw_plan(x, middle - plan_height() / 2);
      x += plan_width + space;
    }
    for (const Mark& each : stamps) {
      marks_.large(each, x + stamp / 2, middle, stamp);
      x += stamp + 3;
    }
  }

  void draw_plan(double x, double y) {
    const double cell = cell_size();
    for (const Plan::Row& row : face_.plan->rows) {
      marks_.text(row.name, x, y + cell / 2, {std::min(11.0, cell * 0.85), ink, "start", "m"});
      double at = x + 12;
      for (const Plan::Section& section : row.sections) {
        draw_section(section, at, y, cell);
        at += section.length * cell + 3;
      }
      y += cell;
    }
  }

  void draw_section(const Plan::Section& section, double x, double y, double cell) {
    const std::string lit = face_.plan->colour.empty() ? colour_ : colour_code(face_.plan->colour);
    for (int at = 0; at < section.length; ++at) {
      markup_.empty("rect", {{"x", x + at * cell},
                             {"y", y},
                             {"width", cell - 1},
                             {"height", cell - 1},
                             {"rx", 1.5},
                             {"fill", section.lit ? lit : mixed(colour_, "#ffffff", 0.86)},
                             {"stroke", section.lit ? mixed(lit, "#000000", 0.35) : mixed(colour_, "#ffffff", 0.45)},
                             {"stroke-width", 0.8}});
    }
  }

  const Face& face_;
  FaceGroup::Size size_;
  const Wording& wording_;
  Markup markup_;
  MarkDrawing marks_;
  std::string colour_;
  double width_;
  double height_ = 150;
};

}  // namespace

double face_width(FaceGroup::Size size) {
  switch (size) {
    case FaceGroup::Size::small: return 30;
    case FaceGroup::Size::medium: return 45.5;
    case FaceGroup::Size::large: break;
  }
  return 61.5;
}

std::string_view face_styles() {
  return ".face text{font-family:inherit}.face .n,.face .b{font-weight:700}.face .n{font-variant-numeric:lining-nums}"
         ".face .m{font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace}";
}

void FaceDrawing::draw(const Face& face, const FaceGroup& group) { Drawing(face, group, wording_, out_).draw(); }

}  // namespace dogeref::render
