#include "text/magic.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "text/unicode.h"

namespace dogeref::text {
namespace {

using namespace std::string_view_literals;

struct Magic {
  std::string_view beginning;
  std::string_view name;
};

// UTF-32 before UTF-16: the marks begin alike.
constexpr std::array<Magic, 18> magics = {{
    {"\xFF\xFE\0\0"sv, "UTF-32 text"},
    {"\0\0\xFE\xFF"sv, "UTF-32 text"},
    {"\xFF\xFE"sv, "UTF-16 text"},
    {"\xFE\xFF"sv, "UTF-16 text"},
    {"\x1F\x8B"sv, "gzip data"},
    {"BZh"sv, "bzip2 data"},
    {"\xFD\x37zXZ"sv, "xz data"},
    {"\x28\xB5\x2F\xFD"sv, "zstd data"},
    {"PK\x03\x04"sv, "a zip archive"},
    {"\x89PNG"sv, "a PNG picture"},
    {"\xFF\xD8\xFF"sv, "a JPEG picture"},
    {"GIF8"sv, "a GIF picture"},
    {"%PDF-"sv, "a PDF document"},
    {"\x7F"
     "ELF"sv,
     "a program"},
    {"MZ"sv, "a program"},
    {"SQLite format 3"sv, "a SQLite database"},
    {"RIFF"sv, "a RIFF picture or sound"},
    {"\xCA\xFE\xBA\xBE"sv, "a program"},
}};

/// UTF-16 without a mark: in text of western languages every other byte is zero.
bool has_every_other_byte_zero(std::string_view bytes) {
  if (bytes.size() < 4) return false;
  std::array<std::size_t, 2> zeros = {0, 0};
  for (std::size_t at = 0; at < bytes.size(); ++at) zeros[at % 2] += bytes[at] == '\0' ? 1U : 0U;
  const std::size_t most = (bytes.size() / 2 * 3 + 3) / 4;
  return std::max(zeros[0], zeros[1]) >= most && std::min(zeros[0], zeros[1]) <= bytes.size() / 8;
}

/// Letters of Latin-1 stand alone between ASCII, and there are no control characters.
bool is_like_latin(std::string_view bytes) {
  return std::none_of(bytes.begin(), bytes.end(), [](char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return (value < 0x20 && byte != '\n' && byte != '\r' && byte != '\t') || (value >= 0x7F && value < 0xA0);
  });
}

}  // namespace

std::optional<std::string_view> marked_as(std::string_view bytes) {
  for (const Magic& magic : magics) {
    if (bytes.substr(0, magic.beginning.size()) == magic.beginning) return magic.name;
  }
  return std::nullopt;
}

std::optional<std::string_view> looks_like(std::string_view bytes) {
  const std::string_view head = bytes.substr(0, 4096);
  if (const auto marked = marked_as(head)) return marked;
  if (has_every_other_byte_zero(head)) return "UTF-16 text";
  if (first_ill_formed(head) && is_like_latin(head)) return "Latin-1 text";
  return std::nullopt;
}

std::string_view without_mark(std::string_view bytes) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return bytes.substr(0, mark.size()) == mark ? bytes.substr(mark.size()) : bytes;
}

}  // namespace dogeref::text
