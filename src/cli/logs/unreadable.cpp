#include "cli/logs/unreadable.h"

#include <algorithm>

#include "referee/game/code_name.h"

namespace dogeref::cli {

using archive::Piece;

std::string why_no_game(Piece::Kind kind, const referee::Verdict& verdict, std::string_view by) {
  if (kind == Piece::Kind::no_game) return "there is no game in it";
  if (kind == Piece::Kind::not_text) return "it is not text";
  std::string why = "no game can be made of it";
  if (!by.empty()) why.append(" under ").append(by);
  for (const findings::Finding& finding : verdict.findings) {
    if (finding.severity != findings::Severity::error) continue;
    return why.append(": ").append(code_name(verdict, finding.code)).append(", line ") +
           std::to_string(finding.span.line);
  }
  return why;
}

void complain_line_by_line(std::string_view lines, Console& console) {
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    console.complain(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

}  // namespace dogeref::cli
