#include "render/notices/notice.h"

#include "text/unicode.h"

namespace dogeref::render {

void append_percent(char byte, std::string& out) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  const auto bits = static_cast<unsigned char>(byte);
  ((out += '%') += hex[bits >> 4U]) += hex[bits & 15U];
}

std::string well_formed(std::string_view text) {
  if (!text::first_ill_formed(text)) return std::string(text);
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    if (text::next_code_point(text, at)) {
      out.append(text, begin, at - begin);
    } else {
      out += "\uFFFD";
    }
  }
  return out;
}

}  // namespace dogeref::render
