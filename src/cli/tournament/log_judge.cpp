#include "cli/tournament/log_judge.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include "archive/reader.h"
#include "referee/game/code_name.h"
#include "referee/judge/judge.h"
#include "referee/record/header.h"
#include "render/terminal/excerpt.h"
#include "render/words/page.h"
#include "rules/tree/sha256.h"
#include "text/at_work.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

using archive::Piece;
using referee::Verdict;
using tournament::JudgedError;
using tournament::JudgedLog;

/// The one game of a file, or why there is none.
struct OneText {
  std::string text;
  std::uint32_t line = 1;
  std::string trouble;
};

OneText only_game(const std::string& path, const archive::Boundary& boundary) {
  OneText out;
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return {{}, 1, "no regular file"};
  const std::vector<archive::Input> inputs = {{path, true}};
  archive::Reader reader(inputs, boundary);
  archive::Block block;
  std::size_t games = 0;
  while (reader.next(block)) {
    for (const Piece& piece : block.pieces) {
      if (piece.kind == Piece::Kind::failed) out.trouble = piece.reason;
      if (piece.kind == Piece::Kind::not_text)
        out.trouble = "it looks like " + std::string(piece.looks.kind) + ", not like text";
      if (piece.kind != Piece::Kind::game || ++games > 1) continue;
      out.text = block.text(piece);
      out.line = piece.line;
    }
  }
  if (games != 1 && out.trouble.empty()) out.trouble = "it holds " + std::to_string(games) + " games, needed is one";
  return out;
}

std::string_view trimmed_line(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const std::size_t begin = line.find_first_not_of(" \t\r");
  const std::size_t end = line.find_last_not_of(" \t\r");
  return begin == std::string_view::npos ? std::string_view() : line.substr(begin, end - begin + 1);
}

/// What was played, whatever is written around it: lines that are no header, without comments.
std::string digest_of(std::string_view text, const std::string& game, const Shelf& shelf) {
  std::string body;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed_line(text.substr(0, end));
    const std::string key = text::fold(line.substr(0, line.find(':')));
    if (!line.empty() && shelf.header_key(game, key).empty()) body.append(line).append("\n");
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return rules::sha256(body);
}

/// Judges with one judge after the other, so that its buffers are used again.
class LogJudging {
 public:
  LogJudging(Shelf& shelf, const Wordings& wordings)
      : shelf_(shelf), wordings_(wordings), boundary_(shelf.boundary()), judge_(shelf, {}) {}

  JudgedLog judge(const std::string& path) {
    JudgedLog log;
    const OneText one = only_game(path, boundary_);
    log.trouble = one.trouble;
    if (!log.trouble.empty()) return log;
    const text::AtWork at_work(path, one.line);
    const Verdict& verdict = judge_.judge(one.text, one.line);
    log.game = verdict.game;
    log.edition = verdict.edition;
    log.variants = verdict.variants;
    log.stage = verdict.header("stage");
    log.table = verdict.header("table");
    log.ended = verdict.end.has_value();
    log.error = first_error(verdict, one);
    if (verdict.judgement == referee::Judgement::unreadable)
      log.trouble = log.error ? log.error->message : "no game can be made of it";
    take_lines(verdict, log);
    log.digest = digest_of(one.text, verdict.game, shelf_);
    return log;
  }

 private:
  [[nodiscard]] std::optional<JudgedError> first_error(const Verdict& verdict, const OneText& one) const {
    render::Lines lines(one.text, one.line);
    for (const findings::Finding& finding : verdict.findings) {
      if (finding.severity != findings::Severity::error) continue;
      const std::string code(referee::code_name(verdict, finding.code));
      JudgedError error;
      error.line = finding.span.line;
      error.column = static_cast<std::uint32_t>(render::column(lines.line(finding.span.line), finding.span.begin));
      error.seat = finding.seat;
      error.message = wordings_.of(verdict.game).message(code, finding, verdict.players);
      return error;
    }
    return std::nullopt;
  }

  static void take_lines(const Verdict& verdict, JudgedLog& log) {
    log.lines.resize(verdict.players.size());
    for (std::size_t seat = 0; seat < verdict.players.size(); ++seat) log.lines[seat].player = verdict.players[seat];
    for (const referee::Standing& standing : verdict.standings) {
      const auto seat = static_cast<std::size_t>(standing.seat);
      if (seat >= log.lines.size()) continue;
      log.lines[seat].rank = standing.rank;
      log.lines[seat].proven = standing.proven;
      log.lines[seat].columns.assign(standing.values.begin(), standing.values.end());
    }
  }

  Shelf& shelf_;
  const Wordings& wordings_;
  archive::Boundary boundary_;
  referee::Judge judge_;
};

}  // namespace

tournament::LogJudge log_judge(Shelf& shelf, const Wordings& wordings) {
  auto judging = std::make_shared<LogJudging>(shelf, wordings);
  return [judging](const std::string& path) { return judging->judge(path); };
}

}  // namespace dogeref::cli
