#include "cli/rewrite/file_games.h"

#include <algorithm>

#include "archive/sniff.h"
#include "text/file.h"

namespace dogeref::cli {
namespace {

constexpr std::size_t most_bytes = std::size_t{256} << 20;

}  // namespace

text::Result<std::string, std::string> read_log(const std::string& path) {
  auto text = text::read_input(path, most_bytes);
  if (!text) return text;
  const auto looks = archive::sniff(text.value());
  if (looks) return text::Failure{"it looks like " + std::string(looks->kind) + ", not like text"};
  return text;
}

std::vector<FileGame> games_of(std::string_view text, const archive::Boundary& boundary) {
  std::vector<FileGame> games;
  std::size_t begin = 0;
  std::uint32_t first_line = 1;
  std::uint32_t number = 1;
  bool content = false;
  for (std::size_t at = 0; at < text.size(); ++number) {
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, stop - at);
    if (boundary.begins_game(line, text.substr(begin, at - begin))) {
      if (content) {
        games.push_back({text.substr(begin, at - begin), first_line});
        begin = at;
        first_line = number;
      }
      content = true;
    }
    content = content || !archive::is_blank(line);
    at = std::min(stop + 1, text.size());
  }
  if (content) games.push_back({text.substr(begin), first_line});
  return games;
}

}  // namespace dogeref::cli
