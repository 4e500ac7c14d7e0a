#include "cli/logs/judging.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cli/logs/unreadable.h"
#include "cli/shell/bug.h"
#include "cli/shell/console.h"
#include "referee/game/codes.h"
#include "text/at_work.h"

namespace dogeref::cli {
namespace {

using archive::Piece;
using referee::FrameCode;
using referee::Judgement;
using referee::Verdict;

findings::Finding no_game() {
  findings::Finding finding;
  finding.code = referee::code(FrameCode::no_game);
  finding.severity = findings::Severity::warning;
  finding.span.line = 1;
  return finding;
}

/// "a zip archive" -> the phrase `file.a-zip-archive`.
findings::Term kind_of_file(std::string_view kind) {
  std::string key = "file." + std::string(kind);
  std::replace(key.begin(), key.end(), ' ', '-');
  return findings::phrase(key);
}

findings::Finding not_text(const archive::Looks& looks) {
  findings::Finding finding;
  finding.code = referee::code(FrameCode::not_utf8);
  finding.span.line = 1;
  findings::Argument kind{"kind", {kind_of_file(looks.kind)}};
  findings::Argument offset{"offset", {findings::number(static_cast<std::int64_t>(looks.offset))}};
  finding.arguments = {{"instead", {findings::phrase("file.looks-like", {kind, offset})}}};
  return finding;
}

int known_of(const Verdict& verdict, findings::Severity severity) {
  return static_cast<int>(std::count_if(
      verdict.findings.begin(), verdict.findings.end(),
      [severity](const findings::Finding& finding) { return finding.known && finding.severity == severity; }));
}

int status_of(const Verdict& verdict, bool strict) {
  if (verdict.judgement == Judgement::unreadable) return unusable;
  if (verdict.errors > known_of(verdict, findings::Severity::error)) return illegal;
  return strict && verdict.warnings > known_of(verdict, findings::Severity::warning) ? illegal : ok;
}

std::uint64_t resting_of(const render::Rests& rests) {
  const auto count = std::count_if(rests.begin(), rests.end(), [](const auto& of_one) { return !of_one.empty(); });
  return static_cast<std::uint64_t>(count);
}

}  // namespace

void Tally::add(const Tally& other) {
  totals.add(other.totals);
  games += other.games;
  lines += other.lines;
  actions += other.actions;
  resting += other.resting;
  unproposed += other.unproposed;
  known += other.known;
  for (const auto& [code, count] : other.codes) codes[code] += count;
  status = std::max(status, other.status);
}

JudgingWorker::JudgingWorker(const Bench& bench) : bench_(bench), loan_(bench.shelf) { desk_.emplace(bench_, loan_); }

std::unique_ptr<archive::Outcome> JudgingWorker::outcome() const { return std::make_unique<Judged>(); }

void JudgingWorker::work(const archive::Block& block, archive::Outcome& outcome) {
  prepare_thread_for_bugs();
  auto& judged = static_cast<Judged&>(outcome);
  judged.out.clear();
  judged.unproposed.clear();
  judged.troubles.clear();
  judged.unreadable.clear();
  judged.tally = {};
  for (const Piece& each : block.pieces) piece(block, each, judged);
}

/// Between games nothing else points to rules.
void JudgingWorker::renew_when_full() {
  if (!loan_.is_full()) return;
  desk_.reset();
  loan_.give_back();
  desk_.emplace(bench_, loan_);
}

void JudgingWorker::piece(const archive::Block& block, const Piece& piece, Judged& judged) {
  judged.tally.lines += piece.lines;
  if (piece.kind == Piece::Kind::failed) {
    judged.troubles.push_back({bench_.inputs[piece.input].shown(), piece.reason});
    judged.tally.status = unusable;
    return;
  }
  renew_when_full();
  const text::AtWork at_work(bench_.inputs[piece.input].shown(), piece.line);
  const Verdict& first = judge(block, piece);
  if (first.ruleset == nullptr && loan_.is_faulty(first.game, first.edition, first.variants)) {
    judged.tally.status = unusable;  // the rules are to blame, not the game; the command says how
    return;
  }
  const std::string_view text = piece.kind == Piece::Kind::game ? block.text(piece) : std::string_view();
  const Verdict& verdict = compared(piece, text, first);
  count(piece, verdict, judged.tally);
  const render::Rests rests = rests_of(verdict);
  judged.tally.resting += resting_of(rests);
  print(piece, text, verdict, rests, judged);
}

void JudgingWorker::count(const Piece& piece, const Verdict& verdict, Tally& tally) const {
  tally.totals.add(verdict);
  tally.games += piece.kind == Piece::Kind::game ? 1U : 0U;
  tally.actions += static_cast<std::uint64_t>(verdict.actions);
  tally.status = std::max(tally.status, status_of(verdict, bench_.strict));
  if (bench_.want_codes) render::count_codes(verdict, tally.codes);
  if (bench_.known == nullptr) return;
  for (const findings::Finding& finding : verdict.findings) tally.known += finding.known ? 1U : 0U;
}

/// What is held against what was known before.
const Verdict& JudgingWorker::compared(const Piece& piece, std::string_view text, const Verdict& verdict) {
  if (bench_.known == nullptr || verdict.findings.empty()) return verdict;
  desk_->compared = verdict;
  const render::Rests none;
  const render::Page page{bench_.inputs[piece.input].shown(), piece.number, text, piece.line, verdict, none};
  bench_.known->mark(page, bench_.most_findings, desk_->compared);
  return desk_->compared;
}

void JudgingWorker::print(const Piece& piece, std::string_view text, const Verdict& verdict, const render::Rests& rests,
                          Judged& judged) {
  const bool is_mendable = verdict.errors > 0 && verdict.ruleset != nullptr;
  const bool at_once = is_mendable && bench_.proposals == Proposals::at_once;
  const std::size_t before = judged.out.size();
  if (before > 0) judged.out += bench_.between;
  const std::size_t begin = judged.out.size();
  show(piece, text, at_once ? with_fixes(verdict, text, piece.line) : verdict, rests, judged.out);
  if (judged.out.size() == begin) {
    judged.out.resize(before);
    if (verdict.judgement == Judgement::unreadable) refuse(piece, verdict, judged);
  }
  if (is_mendable && bench_.proposals == Proposals::later)
    judged.unproposed.push_back({piece, std::string(text), begin, judged.out.size()});
}

void JudgingWorker::refuse(const Piece& piece, const Verdict& verdict, Judged& judged) const {
  judged.unreadable += bench_.inputs[piece.input].shown() + ':' + std::to_string(piece.line) + ": ";
  judged.unreadable.append(why_no_game(piece.kind, verdict)).append("\n");
}

std::size_t JudgingWorker::propose(const Unproposed& game, std::string& out) {
  renew_when_full();
  const text::AtWork at_work(bench_.inputs[game.piece.input].shown(), game.piece.line);
  const Verdict& fixed = with_fixes(desk_->judge.judge(game.text, game.piece.line), game.text, game.piece.line);
  const Verdict& verdict = compared(game.piece, game.text, fixed);
  show(game.piece, game.text, verdict, rests_of(verdict), out);
  return desk_->repairer.lines_judged();
}

const Verdict& JudgingWorker::with_fixes(const Verdict& verdict, std::string_view text, std::uint32_t first_line) {
  desk_->repaired = verdict;
  desk_->repairer.repair(text, first_line, desk_->repaired);
  return desk_->repaired;
}

const Verdict& JudgingWorker::judge(const archive::Block& block, const Piece& piece) {
  if (piece.kind == Piece::Kind::no_game) return desk_->judge.refuse(no_game(), 1);
  if (piece.kind == Piece::Kind::not_text) return desk_->judge.refuse(not_text(piece.looks), 1);
  return desk_->judge.judge(block.text(piece), piece.line);
}

render::Rests JudgingWorker::rests_of(const Verdict& verdict) const {
  return bench_.want_rests ? render::find_rests(bench_.library, verdict) : render::Rests();
}

const referee::Ruleset* JudgingWorker::usual_rules(const Verdict& verdict) {
  constexpr std::string_view usual_edition = "en";
  if (verdict.ruleset == nullptr || verdict.interpretations.empty()) return nullptr;
  if (verdict.variants.empty() && verdict.edition == usual_edition) return verdict.ruleset;
  return loan_.find(verdict.game, usual_edition, {}).ruleset;
}

void JudgingWorker::show(const Piece& piece, std::string_view text, const Verdict& verdict, const render::Rests& rests,
                         std::string& out) {
  const archive::Input& input = bench_.inputs[piece.input];
  const referee::Ruleset* const usual = usual_rules(verdict);
  const auto from = loan_.rules_from(verdict.game, verdict.edition, verdict.variants);
  bench_.render({input.shown(), piece.number, text, piece.line, verdict, rests, usual, from, bench_.known != nullptr},
                bench_.wordings.of(verdict.game), out);
}

}  // namespace dogeref::cli
