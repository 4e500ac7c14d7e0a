#include "text/json_line.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/unicode.h"

namespace dogeref::text {
namespace {

bool may_act(char byte) { return static_cast<unsigned char>(byte) >= 0x7F; }

/// One half of a character beyond 16 bits, or a character.
void append_unit(std::string& out, std::uint32_t unit) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += "\\u";
  for (const unsigned shift : {12U, 8U, 4U, 0U}) out += hex[unit >> shift & 15U];
}

void append_character(std::string& out, std::uint32_t character) {
  if (character <= 0xFFFF) return append_unit(out, character);
  append_unit(out, 0xD800U + ((character - 0x10000U) >> 10U));
  append_unit(out, 0xDC00U + ((character - 0x10000U) & 0x3FFU));
}

}  // namespace

std::string plain_json(std::string json) {
  if (std::none_of(json.begin(), json.end(), may_act)) return json;
  std::string out;
  out.reserve(json.size());
  for (std::size_t at = 0; at < json.size();) {
    const std::size_t begin = at;
    if (!may_act(json[at])) {
      out += json[at++];
      continue;
    }
    const auto character = next_code_point(json, at);
    if (character && is_control(*character)) {
      append_character(out, *character);
    } else {
      out.append(json, begin, at - begin);
    }
  }
  return out;
}

}  // namespace dogeref::text
