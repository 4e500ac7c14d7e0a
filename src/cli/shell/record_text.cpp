#include "cli/shell/record_text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "text/unicode.h"

namespace dogeref::cli {

std::string record_text(std::string text, const Console& console) {
  if (!console.is_terminal()) return text;
  const std::string_view all = text;
  std::string out;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find_first_of("\t\n", at), all.size());
    std::string_view part = all.substr(at, end - at);
    if (part.ends_with('\r') && end < all.size() && all[end] == '\n') part.remove_suffix(1);
    out += text::escaped(part);
    if (end < all.size()) out += all[end];
    at = end + 1;
  }
  return out;
}

}  // namespace dogeref::cli
