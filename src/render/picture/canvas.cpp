#include "render/picture/canvas.h"

#include <algorithm>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

constexpr std::string_view serif = "Georgia, 'Noto Serif', 'DejaVu Serif', 'Times New Roman', serif";

/// In ems, of the wider ones of the usual fonts.
double ems_of(char32_t character, std::size_t columns) {
  constexpr std::u32string_view narrow = U"iIjl.,:;'|!()[] ftr·-";
  constexpr std::u32string_view wide = U"mwMW@%…—+=";
  if (columns == 0) return 0;
  if (columns == 2) return 1.05;
  if (narrow.find(character) != std::u32string_view::npos) return 0.37;
  if (wide.find(character) != std::u32string_view::npos) return 0.98;
  if (character >= U'A' && character <= U'Z') return 0.72;
  return character < 0x250 ? 0.63 : 0.75;
}

std::string style_of(const Type& type) {
  std::string style = "font-size:" + decimal(type.size) + "px;fill:" + std::string(type.fill);
  if (type.bold) style += ";font-weight:bold";
  if (type.anchor == Anchor::middle) style += ";text-anchor:middle";
  if (type.anchor == Anchor::end) style += ";text-anchor:end";
  if (type.serif) style.append(";font-family:").append(serif);
  if (type.opacity < 1) style += ";opacity:" + decimal(type.opacity);
  return style;
}

std::string style_of(const Stroke& stroke) {
  if (stroke.colour == "none") return {};
  std::string style = ";stroke:" + std::string(stroke.colour) + ";stroke-width:" + decimal(stroke.width);
  if (!stroke.dashes.empty()) style.append(";stroke-dasharray:").append(stroke.dashes);
  return style;
}

/// Smaller where the text would not fit.
Type shrunk(std::string_view text, double width, Type type) {
  const double smallest = type.size * shrunk_most;
  while (type.size - 0.5 >= smallest && measured(text, type) > width) type.size -= 0.5;
  return type;
}

struct Piece {
  std::string_view text;
  bool is_word_start = true;  ///< a space comes before it, else it goes on behind a hyphen
};

/// What may stand on different lines: words, and their parts behind hyphens.
std::vector<Piece> pieces_of(std::string_view text) {
  std::vector<Piece> pieces;
  bool is_word_start = true;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    const std::size_t hyphen = word.find_last_of('-');
    const bool parts = hyphen != std::string_view::npos && hyphen > 0 && hyphen + 1 < word.size();
    const std::size_t end = parts ? hyphen + 1 : space;
    if (end > 0) pieces.push_back({text.substr(0, end), is_word_start});
    is_word_start = !parts;
    text.remove_prefix(std::min(parts ? end : end + 1, text.size()));
  }
  return pieces;
}

}  // namespace

double measured(std::string_view text, const Type& type) {
  double ems = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t character = text::next_code_point(text, at).value_or(U'?');
    ems += ems_of(character, text::width(text.substr(begin, at - begin)));
  }
  return ems * type.size * (type.bold ? 1.1 : 1);
}

std::string fitted(std::string_view text, double width, const Type& type) {
  if (measured(text, type) <= width) return std::string(text);
  const double room = width - measured("…", type);
  std::size_t end = 0;
  for (std::size_t next = 0; next < text.size(); end = next) {
    (void)text::next_code_point(text, next);
    if (measured(text.substr(0, next), type) > room) break;
  }
  return std::string(text.substr(0, end)) + "…";
}

std::vector<std::string> broken(std::string_view text, double width, std::size_t lines, const Type& type) {
  std::vector<std::string> out;
  for (const Piece& piece : pieces_of(text)) {
    const std::string joined = (piece.is_word_start ? " " : "") + std::string(piece.text);
    if (out.empty() || (measured(out.back() + joined, type) > width && out.size() < lines)) {
      out.emplace_back(piece.text);
    } else {
      out.back() += joined;
    }
  }
  for (std::string& line : out) line = fitted(line, width, type);
  return out;
}

void Canvas::box(const Area& area, std::string_view fill, double radius, const Stroke& stroke, double opacity) {
  std::string style = "fill:" + std::string(fill) + style_of(stroke);
  if (opacity < 1) style += ";opacity:" + decimal(opacity);
  markup_
      .empty("rect", {{"x", area.x},
                      {"y", area.y},
                      {"width", area.width},
                      {"height", area.height},
                      {"rx", radius},
                      {"style", style}})
      .line();
}

void Canvas::disc(double x, double y, double radius, std::string_view fill, const Stroke& stroke) {
  const std::string style = "fill:" + std::string(fill) + style_of(stroke);
  markup_.empty("circle", {{"cx", x}, {"cy", y}, {"r", radius}, {"style", style}}).line();
}

void Canvas::arrow(double x, double y, double size, std::string_view fill) {
  const std::string path = "M" + decimal(x) + " " + decimal(y) + "l" + decimal(size * 0.85) + " " + decimal(size / 2) +
                           "l-" + decimal(size * 0.85) + " " + decimal(size / 2) + "z";
  markup_.empty("path", {{"d", path}, {"fill", fill}}).line();
}

void Canvas::band(const Area& area, std::string_view fill, double radius) {
  const std::string r = decimal(radius);
  const std::string arc = "a" + r + " " + r + " 0 0 1 ";
  std::string path = "M" + decimal(area.x) + " " + decimal(area.bottom()) + "v-" + decimal(area.height - radius);
  path += arc + r + " -" + r + "h" + decimal(area.width - 2 * radius) + arc + r + " " + r + "v" +
          decimal(area.height - radius) + "z";
  markup_.empty("path", {{"d", path}, {"fill", fill}}).line();
}

void Canvas::text(double x, double y, std::string_view text, const Type& type, double width) {
  if (text.empty()) return;
  const Type shown = width > 0 ? shrunk(text, width, type) : type;
  const std::string words = width > 0 ? fitted(text, width, shown) : std::string(text);
  markup_.element("text", words, {{"x", x}, {"y", y}, {"style", style_of(shown)}}).line();
}

void Canvas::clipped_text(const Area& area, std::string_view words, const Type& type) {
  markup_.open("svg", {{"x", area.x}, {"y", area.y}, {"width", area.width}, {"height", area.height}});
  const double x = type.anchor == Anchor::middle ? area.width / 2 : type.anchor == Anchor::end ? area.width : 0;
  text(x, area.height / 2 + type.size * 0.35, words, type, area.width);
  markup_.close().line();
}

void Canvas::begin(std::string_view title) {
  markup_.open("g");
  if (!title.empty()) markup_.element("title", title);
  markup_.line();
}

void Canvas::end() { markup_.close().line(); }

}  // namespace dogeref::render
