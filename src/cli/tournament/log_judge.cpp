#include "cli/tournament/log_judge.h"

#include <algorithm>
#include <filesystem>
#include <thread>
#include <utility>

#include "archive/reader.h"
#include "referee/game/code_name.h"
#include "referee/judge/judge.h"
#include "referee/record/header.h"
#include "render/terminal/excerpt.h"
#include "render/words/page.h"
#include "rules/tree/sha256.h"
#include "suite/spread.h"
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
  if (!std::filesystem::is_regular_file(path, error)) return {{}, 1, "not a regular file"};
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
  if (games != 1 && out.trouble.empty()) out.trouble = "it holds " + std::to_string(games) + " games, one is needed";
  return out;
}

std::string_view trimmed_line(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const std::size_t begin = line.find_first_not_of(" \t\r");
  const std::size_t end = line.find_last_not_of(" \t\r");
  return begin == std::string_view::npos ? std::string_view() : line.substr(begin, end - begin + 1);
}

/// What was played, whatever is written around it: lines that are no header, without comments. Empty: nothing was.
std::string digest_of(std::string_view text, const std::string& game, const Shelf& shelf) {
  std::string body;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed_line(text.substr(0, end));
    const std::string key = text::fold(line.substr(0, line.find(':')));
    if (!line.empty() && shelf.header_key(game, key).empty()) body.append(line).append("\n");
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return body.empty() ? std::string() : rules::sha256(body);
}

/// Lines that begin with a player's name and a colon.
std::vector<tournament::JudgedAction> actions_of(std::string_view text, std::uint32_t line,
                                                 const std::vector<std::string>& players) {
  std::vector<std::string> names;
  for (const std::string& player : players) names.push_back(text::fold(player));
  std::vector<tournament::JudgedAction> actions;
  for (; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view now = trimmed_line(text.substr(0, end));
    const std::size_t colon = now.find(':');
    const auto found = colon == std::string_view::npos
                           ? names.end()
                           : std::find(names.begin(), names.end(), text::fold(now.substr(0, colon)));
    if (found != names.end())
      actions.push_back(
          {line, static_cast<int>(found - names.begin()), std::string(trimmed_line(now.substr(colon + 1)))});
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return actions;
}

}  // namespace

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
    log.actions = actions_of(one.text, one.line, verdict.players);
    log.digest = digest_of(one.text, verdict.game, shelf_);
    if (log.digest.empty()) log.digest = path;  // two games not begun are not the same
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
    // a score sheet proves nothing and stands as one in the tournament's file does
    const bool is_sheet = verdict.end && verdict.end->reason == "score-sheet";
    for (std::size_t seat = 0; seat < verdict.players.size(); ++seat) log.lines[seat].player = verdict.players[seat];
    for (const referee::Standing& standing : verdict.standings) {
      const auto seat = static_cast<std::size_t>(standing.seat);
      if (seat >= log.lines.size()) continue;
      log.lines[seat].rank = standing.rank;
      log.lines[seat].proven = standing.proven || is_sheet;
      log.lines[seat].columns.assign(standing.values.begin(), standing.values.end());
    }
  }

  Shelf& shelf_;
  const Wordings& wordings_;
  archive::Boundary boundary_;
  referee::Judge judge_;
};

LogOffice::LogOffice(Shelf& shelf, const Wordings& wordings)
    : shelf_(shelf), wordings_(wordings), judging_(std::make_unique<LogJudging>(shelf, wordings)) {}
LogOffice::~LogOffice() = default;

void LogOffice::judge_ahead(const std::vector<std::string>& paths, int jobs) {
  const std::size_t threads = jobs > 0 ? static_cast<std::size_t>(jobs) : std::thread::hardware_concurrency();
  std::vector<std::map<std::string, tournament::JudgedLog>::iterator> each;
  for (const std::string& path : paths) {
    const auto [place, is_new] = judged_.try_emplace(path);
    if (is_new) each.push_back(place);
  }
  const std::size_t workers = std::min(threads, each.size());
  if (workers < 2) return judged_.clear();
  std::vector<std::unique_ptr<LogJudging>> judges;
  for (std::size_t at = 0; at < workers; ++at) judges.push_back(std::make_unique<LogJudging>(shelf_, wordings_));
  suite::spread(each.size(), static_cast<int>(workers), [&](int worker, std::size_t index) {
    each[index]->second = judges[static_cast<std::size_t>(worker)]->judge(each[index]->first);
  });
}

tournament::JudgedLog LogOffice::judge(const std::string& path) {
  const auto found = judged_.find(path);
  return found == judged_.end() ? judging_->judge(path) : found->second;
}

}  // namespace dogeref::cli
