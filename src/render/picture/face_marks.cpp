#include "render/picture/face_marks.h"

#include <algorithm>

#include "render/picture/icons.h"
#include "render/words/palette.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using referee::Mark;

constexpr double mark_gap = 4;
constexpr double symbol_size = 22;
constexpr double box_size = 18;
constexpr double tag_height = 20;
constexpr double tag_icon = 13;
constexpr double word_size = 12;
constexpr std::string_view mark_ink = "currentColor";

}  // namespace

double text_width(std::string_view words, double size) { return 0.6 * size * static_cast<double>(text::width(words)); }

void MarkDrawing::text(std::string_view words, double x, double y, const Lettering& style, double room) {
  if (words.empty()) return;
  constexpr double bold = 1.15;
  const double width = text_width(words, style.size) * (style.css == "b" ? bold : 1);
  const double size = style.size * std::min(1.0, room / std::max(1.0, width));
  markup_.element("text", words,
                  {{"x", x},
                   {"y", y + 0.34 * size},
                   {"font-size", size},
                   {"fill", style.ink},
                   {"text-anchor", style.anchor},
                   {"class", style.css}});
}

void MarkDrawing::large(const Mark& mark, double x, double y, double size) {
  const double half = size / 2;
  markup_.open("g").element("title", wording_.term(mark.words));
  if (mark.form == Mark::Form::box) {
    const std::string code = mark.colour.empty() ? tone_code(mark.tone) : colour_code(mark.colour);
    markup_.empty("rect", {{"x", x - half},
                           {"y", y - half},
                           {"width", size},
                           {"height", size},
                           {"rx", size * 0.14},
                           {"fill", code},
                           {"stroke", mixed(code, "#000000", 0.45)},
                           {"stroke-width", 1.2}});
    text(mark.inside, x, y, {size * 0.62, ink_on(code), "middle", "n"}, size * 0.9);
  } else {
    draw_icon(markup_, mark.icon, x - half, y - half, size);
    const IconText style = icon_text(mark.icon);
    text(mark.inside, x, y - half + style.middle * size, {style.size * size, style.ink, "middle", "n"}, size * 0.74);
  }
  markup_.close();
}

double MarkDrawing::width(const Mark& mark) const {
  switch (mark.form) {
    case Mark::Form::text: return text_width(wording_.term(mark.words), word_size) + mark_gap;
    case Mark::Form::box: return box_size;
    case Mark::Form::tag: return text_width(wording_.term(mark.words), word_size) + tag_icon + 14;
    case Mark::Form::symbol: break;
  }
  const bool beside = !mark.inside.empty() && !has_room(mark.icon);
  return symbol_size + (beside ? mark_gap + text_width(mark.inside, word_size) : 0);
}

double MarkDrawing::width(std::span<const Mark> marks) const {
  double sum = marks.empty() ? 0 : -mark_gap;
  for (const Mark& each : marks) sum += width(each) + mark_gap;
  return sum;
}

void MarkDrawing::tag(const Mark& mark, double x, double y) {
  const std::string words = wording_.term(mark.words);
  const std::string code = tone_code(mark.tone);
  markup_.empty("rect", {{"x", x},
                         {"y", y - tag_height / 2},
                         {"width", width(mark)},
                         {"height", tag_height},
                         {"rx", tag_height / 2},
                         {"fill", mixed(code, "#ffffff", 0.84)},
                         {"stroke", code},
                         {"stroke-width", 1}});
  markup_.open("g", {{"color", code}});
  draw_icon(markup_, mark.icon, x + 5, y - tag_icon / 2, tag_icon);
  markup_.close();
  text(words, x + tag_icon + 8, y, {word_size, mark_ink}, width(mark) - tag_icon - 12);
}

void MarkDrawing::mark(const Mark& mark, double x, double y) {
  switch (mark.form) {
    case Mark::Form::text:
      return text(wording_.term(mark.words), x + width(mark) / 2, y, {word_size, mark_ink, "middle"});
    case Mark::Form::tag: return tag(mark, x, y);
    case Mark::Form::box: return large(mark, x + box_size / 2, y, box_size);
    case Mark::Form::symbol: break;
  }
  if (has_room(mark.icon) || mark.inside.empty()) return large(mark, x + symbol_size / 2, y, symbol_size);
  Mark symbol = mark;
  symbol.inside.clear();
  large(symbol, x + symbol_size / 2, y, symbol_size);
  text(mark.inside, x + symbol_size + mark_gap, y, {word_size, mark_ink, "start", "n"});
}

void MarkDrawing::row(std::span<const Mark> marks, double x, double y, double room) {
  const double scale = std::min(1.0, room / std::max(1.0, width(marks)));
  markup_.open("g", {{"transform", "translate(" + decimal(x) + ' ' + decimal(y) + ") scale(" + decimal(scale) + ')'}});
  double at = 0;
  for (const Mark& each : marks) {
    mark(each, at, 0);
    at += width(each) + mark_gap;
  }
  markup_.close();
}

}  // namespace dogeref::render
