#include "cli/rewrite/formatting.h"

#include <algorithm>
#include <utility>

#include "cli/rewrite/file_games.h"
#include "text/magic.h"

namespace dogeref::cli {
namespace {

void add_game(const FileGame& game, const referee::Formatted& formatted, FormattedText& out) {
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
  const std::vector<FileGame> games = games_of(text::without_mark(text), boundary);
  out.games = games.size();
  for (const FileGame& game : games) add_game(game, format(game.text, game.first_line), out);
  if (games.empty()) out.text = text;
  return out;
}

FormattedText format_chosen(std::string_view text, const archive::Boundary& boundary, const IsChosen& is_chosen,
                            const FormatGame& format) {
  FormattedText out;
  for (const FileGame& game : games_of(text::without_mark(text), boundary)) {
    if (!is_chosen(++out.games, game.text, game.first_line)) continue;
    add_game(game, format(game.text, game.first_line), out);
    if (!out.text.ends_with('\n')) out.text += '\n';
  }
  return out;
}

}  // namespace dogeref::cli
