#include "render/picture/face_svg.h"

#include <algorithm>
#include <vector>

#include "render/picture/canvas.h"
#include "render/picture/face_facts.h"
#include "render/picture/face_marks.h"
#include "render/picture/face_plan.h"
#include "render/picture/icons.h"
#include "render/words/palette.h"

namespace dogeref::render {
namespace {

using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::Mark;

constexpr std::string_view paper = "#fbf6ea";
constexpr std::string_view face_ink = "#1f2a36";
constexpr double title_band = 24;  // the strip along the upper edge
constexpr double corner = 32;      // symbols in the corners
constexpr double stamp = 30;       // symbols along the lower edge
constexpr double mark_line = 26;   // a row of marks
constexpr double large_line = 31;
constexpr double margin = 8;
constexpr double ring = 4.2;  // the mark of what nobody saw printed
constexpr double usual_height = 150;
constexpr double units = 4;  // a millimetre

std::string colour_of(const Face& face, const FaceGroup& group) {
  if (!face.colour.empty()) return colour_code(face.colour);
  return tone_code(face.tone < 0 ? group.tone : face.tone);
}

class FacePainter {
 public:
  FacePainter(const Face& face, const FaceGroup& group, const Wording& wording, std::string& out)
      : face_(face),
        size_(group.size),
        wording_(wording),
        markup_(out),
        marks_(wording, markup_),
        colour_(colour_of(face, group)),
        width_(units * face_width(group.size)) {}

  /// How high the face alone would be.
  [[nodiscard]] double own_height() const {
    if (size_ == FaceGroup::Size::large) return title_band + margin + large_line * rows() + 4;
    return is_plan_only() ? title_band + plan_height() + 20 : usual_height;
  }

  void draw(double height, bool begins_page) {
    height_ = height;
    const std::string box = "0 0 " + decimal(width_) + ' ' + decimal(height_);
    markup_.open(
        "svg", {{"class", begins_page ? "face turn" : "face"}, {"viewBox", box}, {"color", face_ink}, {"role", "img"}});
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
    draw_icon(markup_, face_.emblem, (width_ - size) / 2, title_band + (height_ - title_band - size) / 2, size);
    markup_.close();
  }

  void head() {
    const std::string path = "M1 " + decimal(title_band) + " V10 Q1 1 10 1 H" + decimal(width_ - 10) + " Q" +
                             decimal(width_ - 1) + " 1 " + decimal(width_ - 1) + " 10 V" + decimal(title_band) + 'Z';
    markup_.empty("path", {{"d", path}, {"fill", colour_}, {"stroke", edge()}, {"stroke-width", 1.6}});
    const std::string on = ink_on(colour_);
    markup_.open("g", {{"color", on}});
    draw_icon(markup_, face_.emblem, 7, 5, 15);
    markup_.close();
    double right = width_ - margin;
    marks_.text(face_.id, right, 13, {10.5, on, "end", "m"});
    if (!face_.id.empty()) right -= text_width(face_.id, 10.5) + 4;
    if (size_ == FaceGroup::Size::large) right -= 0.8 * marks_.width(marks_at(face_, Fact::Place::right)) + 4;
    if (face_.reconstructed) {
      draw_ring(right - ring, 13, on);
      right -= 2 * ring + 4;
    }
    const double left = face_.emblem == referee::Icon::none ? margin : 26;
    marks_.text(wording_.term(face_.title), left, 13, {12.5, on, "start", "b"}, right - left);
  }

  void draw_ring(double x, double y, const std::string& on) {
    markup_.empty("circle", {{"cx", x}, {"cy", y}, {"r", ring}, {"fill", "none"}, {"stroke", on}, {"stroke-width", 2}});
  }

  /// A board: its rows one below the other.
  void list() {
    double y = title_band + margin + large_line / 2 - 1;
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
    const double top = corners() ? title_band + corner + 8 : title_band + 4;
    const std::vector<Mark> middle = marks_at(face_, Fact::Place::middle);
    double heights[] = {middle_height(middle), mark_line * rows(), 0, foot_height()};
    fit_words(height_ - 12 - top - heights[0] - heights[1] - heights[3]);
    heights[2] = words_height();
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
    draw_words(next(heights[2]));
    draw_foot(next(heights[3]));
  }

  bool corners() {
    const std::vector<Mark> left = marks_at(face_, Fact::Place::left);
    const std::vector<Mark> right = marks_at(face_, Fact::Place::right);
    const double y = title_band + 6 + corner / 2;
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
      marks_.row(row->marks, (width_ - taken) / 2, y + mark_line / 2, room);
      y += mark_line;
    }
  }

  // Texts, as large as there is room for

  void fit_words(double room) {
    constexpr double smallest = 6;
    const std::string words = words_of(face_, wording_);
    for (words_size_ = 11;; words_size_ -= 0.5) {
      words_ = broken(words, width_ - 2 * margin, 40, {words_size_});
      if (words_height() <= room || words_size_ <= smallest) return;
    }
  }
  [[nodiscard]] double words_height() const { return static_cast<double>(words_.size()) * words_size_ * 1.25; }

  void draw_words(double y) {
    for (const std::string& line_words : words_) {
      marks_.text(line_words, width_ / 2, y + words_size_ * 0.6, {words_size_, face_ink, "middle"});
      y += words_size_ * 1.25;
    }
  }

  // The lower edge: the plan, and stamps beside it

  [[nodiscard]] double plan_height() const { return face_.plan ? height_of(*face_.plan, cell_size()) : 0; }
  [[nodiscard]] double foot_height() const {
    const double stamps = marks_at(face_, Fact::Place::stamp).empty() ? 0 : stamp;
    return std::max(stamps, plan_height());
  }
  [[nodiscard]] double stamps_width() const {
    return static_cast<double>(marks_at(face_, Fact::Place::stamp).size()) * (stamp + 3);
  }
  [[nodiscard]] double cell_size() const { return fitting_cell(*face_.plan, width_ - 2 * margin - stamps_width()); }

  void draw_foot(double y) {
    const std::vector<Mark> stamps = marks_at(face_, Fact::Place::stamp);
    const double middle = y + foot_height() / 2;
    const double plan_width = face_.plan ? width_of(*face_.plan, cell_size()) : 0;
    const double space =
        std::max(0.0, (width_ - plan_width - stamps_width()) / (stamps.empty() || !face_.plan ? 2 : 3));
    double x = space;
    if (face_.plan) {
      draw_plan(*face_.plan, {x, middle - plan_height() / 2, cell_size(), colour_}, marks_, markup_);
      x += plan_width + space;
    }
    for (const Mark& each : stamps) {
      marks_.large(each, x + stamp / 2, middle, stamp);
      x += stamp + 3;
    }
  }

  const Face& face_;
  FaceGroup::Size size_;
  const Wording& wording_;
  Markup markup_;
  MarkDrawing marks_;
  std::string colour_;
  double width_;
  std::vector<std::string> words_ = {};  ///< mark_line by mark_line
  double words_size_ = 11;
  double height_ = usual_height;
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

double FaceDrawing::height(const FaceGroup& group) const {
  std::string unseen;
  double height = 0;
  for (const Face& face : group.faces)
    height = std::max(height, FacePainter(face, group, wording_, unseen).own_height());
  return height / units;
}

void FaceDrawing::draw(const Face& face, const FaceGroup& group, double height, bool begins_page) {
  FacePainter(face, group, wording_, out_).draw(units * height, begins_page);
}

}  // namespace dogeref::render
