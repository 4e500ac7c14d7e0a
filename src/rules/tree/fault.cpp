#include "rules/tree/fault.h"

#include <cstddef>

#include "text/unicode.h"

namespace dogeref::rules {

std::string formatted(const Fault& fault) {
  std::string out = text::escaped(fault.file);
  if (fault.line != 0) out += ':' + std::to_string(fault.line);
  if (fault.line != 0 && fault.column != 0) out += ':' + std::to_string(fault.column);
  if (!out.empty()) out += ": ";
  return out + text::escaped(fault.message);
}

std::string shortened(std::string_view text) {
  constexpr std::size_t shown = 40;
  std::size_t end = 0;
  for (std::size_t count = 0; end < text.size() && count < shown; ++count) {
    static_cast<void>(text::next_code_point(text, end));
  }
  return std::string(text.substr(0, end)) + (end < text.size() ? "…" : "");
}

std::string in_quotes(std::string_view text) { return '\'' + shortened(text) + '\''; }

}  // namespace dogeref::rules
