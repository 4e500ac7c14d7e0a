#include "manual/mdoc.h"

#include <algorithm>

#include "manual/words.h"

namespace dogeref::tests::mdoc {
namespace {

constexpr std::size_t longest_line = 80;

std::string inert(std::string_view text) { return replaced(std::string(text), "\\", "\\e"); }

/// Lines must not look like requests.
std::string sentence(std::string_view prose) {
  std::string out = '\n' + wrapped(prose, "", "", longest_line);
  for (const char* const mark : {"\n.", "\n'"}) out = replaced(out, mark, std::string("\n\\&") + mark[1]);
  return out.substr(1);
}

}  // namespace

std::string text(std::string_view prose) {
  std::string out;
  const std::string all = inert(prose);
  for (std::string_view rest = all; !rest.empty();) {
    const std::size_t end = rest.find(". ");
    const std::size_t size = end == std::string_view::npos ? rest.size() : end + 1;
    out += sentence(rest.substr(0, size));
    rest.remove_prefix(std::min(rest.size(), size + 1));
  }
  return out;
}

std::string argument(std::string_view word) {
  std::string out = replaced(inert(word), "\"", "\\(dq");
  if (out.find(' ') != std::string::npos) out = '"' + out + '"';
  const bool like_macro = out.size() <= 2 || std::string_view("|()[].,:;?!").find(out[0]) != std::string_view::npos;
  return like_macro ? "\\&" + out : out;
}

std::string arguments(std::string_view words) {
  std::string out;
  while (!words.empty()) {
    const std::size_t stop = words.find(' ');
    out += (out.empty() ? "" : " ") + argument(words.substr(0, stop));
    words.remove_prefix(stop == std::string_view::npos ? words.size() : stop + 1);
  }
  return out;
}

std::string tagged(const std::string& items) { return items.empty() ? "" : ".Bl -tag -width Ds\n" + items + ".El\n"; }

}  // namespace dogeref::tests::mdoc
