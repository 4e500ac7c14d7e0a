#include "render/terminal/letters.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

constexpr std::size_t line_width = 100;

}  // namespace

Word::Word(std::string_view words, std::optional<Ink> colour) : text(text::escaped(words)), ink(colour) {}

std::optional<Ink> ink_of(std::string_view colour) {
  constexpr std::array<std::pair<std::string_view, Ink>, 6> inks = {{{"red", Ink::red},
                                                                     {"yellow", Ink::yellow},
                                                                     {"green", Ink::green},
                                                                     {"blue", Ink::blue},
                                                                     {"cyan", Ink::cyan},
                                                                     {"white", Ink::bold}}};
  for (const auto& [name, ink] : inks) {
    if (name == colour) return ink;
  }
  return {};
}

std::string clipped(std::string_view text, std::size_t width) {
  if (text::width(text) <= width) return std::string(text);
  std::size_t end = 0;
  for (std::size_t next = 0; next < text.size(); end = next) {
    (void)text::next_code_point(text, next);
    if (text::width(text.substr(0, next)) + 1 > width) break;
  }
  return std::string(text.substr(0, end)) + "…";
}

void append_padded(const Word& word, std::size_t width, Side side, const Paint& paint, std::string& out) {
  const std::size_t used = text::width(word.text);
  const std::size_t space = width > used ? width - used : 0;
  if (side == Side::right) out.append(space, ' ');
  if (word.ink && !word.text.empty()) {
    paint.add(out, *word.ink, word.text);
  } else {
    out += word.text;
  }
  if (side == Side::left) out.append(space, ' ');
}

void append_wrapped(std::string_view heading, const std::vector<Word>& words, std::size_t indent, const Paint& paint,
                    std::string& out) {
  out += heading;
  std::size_t used = text::width(heading);
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool more = at + 1 < words.size();
    const std::size_t width = text::width(words[at].text) + (more ? 1 : 0);
    if (used + 1 + width > line_width && used > indent) {
      out.append("\n").append(indent, ' ');
      used = indent;
    } else {
      out += ' ';
      ++used;
    }
    append_padded(words[at], 0, Side::left, paint, out);
    if (more) out += words[at].after;
    used += width;
  }
  out += '\n';
}

void end_line(std::string& out) {
  out.erase(out.find_last_not_of(' ') + 1);
  out += '\n';
}

}  // namespace dogeref::render
