#include "archive/sniff.h"

#include "text/magic.h"

namespace dogeref::archive {

std::optional<Looks> sniff(std::string_view head) {
  head = head.substr(0, sniff_bytes);
  if (const auto marked = text::marked_as(head)) return Looks{*marked, 0};
  const std::size_t nul = head.find('\0');
  if (nul == std::string_view::npos) return std::nullopt;
  return Looks{text::looks_like(head).value_or("binary data"), nul};
}

}  // namespace dogeref::archive
