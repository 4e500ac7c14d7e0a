#include "cli/rewrite/mended_lines.h"

#include <algorithm>
#include <utility>

#include "text/unicode.h"

namespace dogeref::cli {
namespace {

using findings::Edit;
using render::Ink;

constexpr std::size_t lines_around = 3;

/// A line that stands before another.
bool is_line_of_its_own(const Edit& edit) {
  return edit.span.begin == 0 && edit.span.end == 0 && edit.replacement.ends_with('\n');
}

std::string_view end_of(std::string_view line) {
  if (line.ends_with("\r\n")) return "\r\n";
  return line.ends_with('\n') ? "\n" : "";
}

/// Lines end as they do around them.
std::string with_ends(std::string_view text, std::string_view end) {
  if (end != "\r\n") return std::string(text);
  std::string out;
  for (const char each : text) {
    if (each == '\n') out += '\r';
    out += each;
  }
  return out;
}

std::string_view without_end(std::string_view line) { return line.substr(0, line.size() - end_of(line).size()); }

void append_line(char sign, std::string_view line, const render::Paint& paint, std::string& out) {
  const std::string shown = sign + text::escaped(without_end(line));
  if (sign == ' ') {
    out += shown;
  } else {
    paint.add(out, sign == '-' ? Ink::red : Ink::green, shown);
  }
  out += '\n';
}

}  // namespace

MendedLines::MendedLines(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    before_.emplace_back(text.substr(0, size));
    lines_.push_back({before_.back(), before_.size() - 1});
    text.remove_prefix(size);
  }
}

void MendedLines::apply(std::span<const Edit> edits) {
  std::vector<const Edit*> from_below;
  for (const Edit& edit : edits) from_below.push_back(&edit);
  std::stable_sort(from_below.begin(), from_below.end(),
                   [](const Edit* one, const Edit* other) { return one->span.line > other->span.line; });
  for (const Edit* const edit : from_below) {
    const std::size_t at = edit->span.line - std::size_t{1};
    if (at >= lines_.size()) continue;
    std::string& text = lines_[at].text;
    const std::string replacement = with_ends(edit->replacement, end_of(text));
    if (is_line_of_its_own(*edit)) {
      lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(at), Line{replacement});
      continue;
    }
    const std::size_t begin = std::min<std::size_t>(edit->span.begin, text.size());
    text.replace(begin, std::min<std::size_t>(edit->span.end, text.size()) - begin, replacement);
    const std::size_t feed = text.find('\n');
    if (feed + 1 >= text.size()) continue;
    Line second{text.substr(feed + 1)};
    text.resize(feed + 1);
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(second));
  }
}

std::uint32_t MendedLines::shift(std::span<const Edit> edits, std::uint32_t line) {
  std::uint32_t shift = 0;
  for (const Edit& edit : edits) {
    const auto feeds = static_cast<std::uint32_t>(std::count(edit.replacement.begin(), edit.replacement.end(), '\n'));
    if (edit.span.line < line || (edit.span.line == line && is_line_of_its_own(edit))) shift += feeds;
  }
  return shift;
}

std::string MendedLines::text(std::size_t first, std::size_t end) const {
  std::string out;
  for (std::size_t at = first; at < end; ++at) out += lines_[at - 1].text;
  return out;
}

void MendedLines::append_changes(const render::Paint& paint, std::string& out) const {
  const auto is_change = [this](const Line& line) { return is_changed(line); };
  auto at = std::find_if(lines_.begin(), lines_.end(), is_change);
  while (at != lines_.end()) {
    const auto begin = at - std::min<std::ptrdiff_t>(at - lines_.begin(), lines_around);
    auto end = at;
    while (at != lines_.end() && at - end <= static_cast<std::ptrdiff_t>(2 * lines_around)) {
      end = at + 1;
      at = std::find_if(end, lines_.end(), is_change);
    }
    const auto behind = end + std::min<std::ptrdiff_t>(lines_.end() - end, lines_around);
    append_hunk(static_cast<std::size_t>(begin - lines_.begin()), static_cast<std::size_t>(behind - lines_.begin()),
                paint, out);
  }
}

void MendedLines::append_hunk(std::size_t begin, std::size_t end, const render::Paint& paint, std::string& out) const {
  const auto lines = std::span(lines_).subspan(begin, end - begin);
  const auto stood = static_cast<std::size_t>(
      std::count_if(lines.begin(), lines.end(), [](const Line& line) { return line.was != added; }));
  const auto first = std::find_if(lines_.begin() + static_cast<std::ptrdiff_t>(begin), lines_.end(),
                                  [](const Line& line) { return line.was != added; });
  const std::size_t was = first == lines_.end() ? before_.size() : first->was;
  paint.add(out, Ink::cyan,
            "@@ -" + std::to_string(was + 1) + ',' + std::to_string(stood) + " +" + std::to_string(begin + 1) + ',' +
                std::to_string(lines.size()) + " @@");
  out += '\n';
  std::string instead;  // of the lines taken away that stand one behind the other
  for (const Line& line : lines) {
    if (is_changed(line)) {
      if (line.was != added) append_line('-', before_[line.was], paint, out);
      append_line('+', line.text, paint, instead);
    } else {
      out += std::exchange(instead, {});
      append_line(' ', line.text, paint, out);
    }
  }
  out += instead;
}

}  // namespace dogeref::cli
