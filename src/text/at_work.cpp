#include "text/at_work.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <exception>

namespace dogeref::text {
namespace {

constexpr std::size_t most_name = 1024;
constexpr std::size_t most_number = 12;

/// Nothing here is allocated: the note is read when nothing can be relied on any more.
struct Note {
  std::array<char, most_name + most_number> text{};
  std::size_t size = 0;
};

thread_local Note note;

Note thrown_note;
std::atomic<bool> has_thrown = false;
std::atomic<bool> is_noted = false;  ///< `thrown_note` may be read

/// Of two bytes that UTF-8 writes the control characters U+0080 to U+009F in, the second is taken for one.
bool is_control(unsigned char before, unsigned char byte) {
  return byte < 0x20 || byte == 0x7F || (before == 0xC2 && byte < 0xA0);
}

}  // namespace

AtWork::AtWork(std::string_view file, std::uint32_t line) noexcept : exceptions_(std::uncaught_exceptions()) {
  if (file.size() > most_name) file.remove_prefix(file.size() - most_name);
  char* end = note.text.data();
  unsigned char before = 0;
  for (const char letter : file) {
    const auto byte = static_cast<unsigned char>(letter);
    *end++ = is_control(before, byte) ? '?' : letter;
    before = byte;
  }
  *end++ = ':';
  end = std::to_chars(end, end + most_number - 1, line).ptr;
  note.size = static_cast<std::size_t>(end - note.text.data());
}

AtWork::~AtWork() {
  if (std::uncaught_exceptions() > exceptions_ && !has_thrown.exchange(true)) {
    thrown_note = note;
    is_noted = true;
  }
  note.size = 0;
}

std::string_view AtWork::here() noexcept { return {note.text.data(), note.size}; }

std::string_view AtWork::thrown() noexcept {
  return is_noted ? std::string_view(thrown_note.text.data(), thrown_note.size) : std::string_view();
}

}  // namespace dogeref::text
