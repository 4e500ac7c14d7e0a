#include "cli/logs/formatting.h"

#include <algorithm>
#include <utility>

#include "text/magic.h"

namespace dogeref::cli {
namespace {

struct GamePiece {
  std::string_view text;
  std::uint32_t first_line = 1;
};

/// The games of a text. Comments and empty lines before the first `game:` belong to it; anything else there is a game
/// without its first line.
std::vector<GamePiece> games_of(std::string_view text, const archive::Boundary& boundary) {
  std::vector<GamePiece> games;
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

void add_game(const GamePiece& game, const referee::Formatted& formatted, FormattedText& out) {
  using Status = referee::Formatted::Status;
  out.text += formatted.text;
  if (formatted.status == Status::unreadable) {
    out.left_alone.push_back({LeftAlone::Why::unreadable_game, {game.first_line}});
  } else if (formatted.status == Status::unsafe) {
    const std::uint32_t line = formatted.line > 0 ? formatted.line : game.first_line;
    out.left_alone.push_back({LeftAlone::Why::unsafe_game, {line}});
  } else if (!formatted.kept.empty()) {
    out.left_alone.push_back({LeftAlone::Why::unreadable_lines, formatted.kept});
  }
}

}  // namespace

FormattedText format_text(std::string_view text, const archive::Boundary& boundary, const FormatGame& format) {
  FormattedText out;
  const std::vector<GamePiece> games = games_of(text::without_mark(text), boundary);
  out.games = games.size();
  for (const GamePiece& game : games) add_game(game, format(game.text, game.first_line), out);
  if (games.empty()) out.text = text;
  return out;
}

}  // namespace dogeref::cli
