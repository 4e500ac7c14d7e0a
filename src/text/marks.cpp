#include "text/marks.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>

namespace dogeref::text {

std::string without_marks(std::string_view text) {
  const auto plain_byte = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
  if (std::all_of(text.begin(), text.end(), plain_byte)) return std::string(text);
  utf8proc_uint8_t* result = nullptr;
  const auto options = UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_STRIPMARK;
  const auto length =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                   &result, static_cast<utf8proc_option_t>(options));
  std::string plain = length < 0 ? std::string(text)
                                 : std::string(reinterpret_cast<const char*>(result), static_cast<std::size_t>(length));
  std::free(result);
  return plain;
}

}  // namespace dogeref::text
