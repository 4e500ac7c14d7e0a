#include "render/terminal/excerpt.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

constexpr std::size_t tab_stop = 8;
constexpr std::string_view ellipsis = "…";

/// What a code point of the line looks like.
struct Glyph {
  std::string text;
  std::size_t begin;  ///< terminal column
  std::size_t width;
  std::size_t byte;  ///< offset in the line
};

std::string shown(std::string_view bytes, std::size_t column) {
  if (bytes == "\t") return std::string(tab_stop - column % tab_stop, ' ');
  return text::escaped(bytes);
}

std::vector<Glyph> glyphs_of(std::string_view line) {
  std::vector<Glyph> glyphs;
  std::size_t column = 0;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t begin = at;
    static_cast<void>(text::next_code_point(line, at));
    std::string text = shown(line.substr(begin, at - begin), column);
    const std::size_t width = text::width(text);
    glyphs.push_back({std::move(text), column, width, begin});
    column += width;
  }
  return glyphs;
}

/// A stretch of terminal columns.
struct Stretch {
  std::size_t begin;
  std::size_t end;
};

std::size_t end_of(const std::vector<Glyph>& glyphs) {
  return glyphs.empty() ? 0 : glyphs.back().begin + glyphs.back().width;
}

Stretch columns_of(const std::vector<Glyph>& glyphs, const text::Span& span) {
  const std::size_t end = end_of(glyphs);
  Stretch marked{end, end};
  for (const Glyph& glyph : glyphs) {
    if (glyph.byte <= span.begin) marked.begin = glyph.begin;
    if (glyph.byte < span.end) marked.end = glyph.begin + glyph.width;
  }
  const bool behind = glyphs.empty() || span.begin > glyphs.back().byte;
  if (behind) marked.begin = end;
  marked.end = std::max(marked.end, marked.begin + 1);
  return marked;
}

/// The columns to show of a line that is too long: the span's beginning a third from the left.
Stretch window_of(std::size_t width, std::size_t marked) {
  if (width <= excerpt_columns) return {0, width};
  const std::size_t lead = excerpt_columns / 3;
  const std::size_t begin = std::min(marked > lead ? marked - lead : 0, width - excerpt_columns);
  return {begin, begin + excerpt_columns};
}

}  // namespace

Excerpt excerpt(std::string_view line, const text::Span& span) {
  const std::vector<Glyph> glyphs = glyphs_of(line);
  const std::size_t width = end_of(glyphs);
  Stretch marked = columns_of(glyphs, span);
  const Stretch window = window_of(width, marked.begin);
  Excerpt out;
  std::size_t shift = window.begin;  // column of the line that stands in column 0
  if (window.begin > 0) {
    out.text = ellipsis;
    --shift;
  }
  bool begun = false;
  for (const Glyph& glyph : glyphs) {
    if (glyph.begin < window.begin || glyph.begin + glyph.width > window.end) continue;
    if (!begun && glyph.width == 0 && window.begin > 0) continue;  // a mark whose letter is cut off
    if (!begun && window.begin > 0) shift = glyph.begin - 1;       // a wide glyph may lie across the window's edge
    begun = true;
    out.text += glyph.text;
  }
  if (window.end < width) out.text += ellipsis;
  marked.end = std::max(std::min(marked.end, window.end), marked.begin + 1);
  out.under.assign(marked.begin - std::min(marked.begin, shift), ' ');
  out.under += '^';
  out.under.append(marked.end - marked.begin - 1, '~');
  return out;
}

std::size_t column(std::string_view line, std::size_t byte) {
  return text::code_points(line.substr(0, std::min(byte, line.size()))) + 1;
}

}  // namespace dogeref::render
