#include "referee/rewrite/free_text.h"

#include <algorithm>

#include "text/cursor.h"

namespace dogeref::referee {

using text::Cursor;
using text::Token;

bool holds_free_text(std::string_view key, std::string_view value) {
  if (key != "rules") return is_free_text(key);
  constexpr std::string_view prefix = "sha256:";
  if (value.starts_with(prefix)) value.remove_prefix(prefix.size());
  return value.find_first_not_of("0123456789abcdefABCDEF") != std::string_view::npos;
}

std::string with_empty_quotes(std::string_view line, int& quotes) {
  std::string out;
  for (std::size_t begin = line.find('"'); begin != std::string_view::npos; begin = line.find('"')) {
    const std::size_t end = std::min(line.find('"', begin + 1), line.size());
    out.append(line.substr(0, begin)).append("\"\"");
    quotes += end > begin + 1 ? 1 : 0;
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return out.append(line);
}

std::string_view without_reason(std::string_view ruling) { return trimmed(ruling.substr(0, ruling.find('"'))); }

bool names_units(const LineForm& result, const rules::Words& words) {
  Token before;
  for (Cursor cursor(result.rest); !cursor.at_end();) {
    const Token here = cursor.take();
    const bool is_unit = before.kind == Token::Kind::number && here.kind == Token::Kind::word;
    if (is_unit && !words.knows(here.text)) return true;
    before = here;
  }
  return false;
}

}  // namespace dogeref::referee
