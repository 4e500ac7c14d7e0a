#include "cli/judging.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cli/console.h"
#include "referee/codes.h"

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

int status_of(const Verdict& verdict, bool strict) {
  if (verdict.judgement == Judgement::unreadable) return unusable;
  if (verdict.judgement == Judgement::illegal) return illegal;
  return strict && verdict.warnings > 0 ? illegal : ok;
}

std::uint64_t resting_of(const render::Rests& rests) {
  const auto count = std::count_if(rests.begin(), rests.end(), [](const auto& of_one) { return !of_one.empty(); });
  return static_cast<std::uint64_t>(count);
}

}  // namespace

void Tally::add(const Tally& other) {
  games += other.games;
  lines += other.lines;
  actions += other.actions;
  resting += other.resting;
  status = std::max(status, other.status);
}

JudgingWorker::JudgingWorker(const Bench& bench)
    : bench_(bench), judge_(bench.shelf, bench.options), repairer_(bench.shelf, bench.options) {}

std::unique_ptr<archive::Outcome> JudgingWorker::outcome() const { return std::make_unique<Judged>(); }

void JudgingWorker::work(const archive::Block& block, archive::Outcome& outcome) {
  auto& judged = static_cast<Judged&>(outcome);
  judged.out.clear();
  judged.troubles.clear();
  judged.tally = {};
  for (const Piece& each : block.pieces) piece(block, each, judged);
}

void JudgingWorker::piece(const archive::Block& block, const Piece& piece, Judged& judged) {
  const archive::Input& input = bench_.inputs[piece.input];
  judged.tally.lines += piece.lines;
  if (piece.kind == Piece::Kind::failed) {
    judged.troubles.push_back({input.path, piece.reason});
    judged.tally.status = unusable;
    return;
  }
  const Verdict& verdict = judge(block, piece);
  if (verdict.ruleset == nullptr && bench_.shelf.is_faulty(verdict.game, verdict.edition, verdict.variants)) {
    judged.tally.status = unusable;  // the rules are to blame, not the game; the command says how
    return;
  }
  judged.tally.games += piece.kind == Piece::Kind::game ? 1U : 0U;
  judged.tally.actions += static_cast<std::uint64_t>(verdict.actions);
  judged.tally.status = std::max(judged.tally.status, status_of(verdict, bench_.strict));
  render::Rests rests;
  if (bench_.want_rests) rests = render::find_rests(bench_.library, verdict);
  judged.tally.resting += resting_of(rests);
  const std::string_view text = piece.kind == Piece::Kind::game ? block.text(piece) : std::string_view();
  const Verdict& shown = bench_.want_fixes && verdict.errors > 0 ? with_fixes(verdict, text, piece.line) : verdict;
  print({input.shown, input.path, piece.number, text, piece.line, shown, rests, usual_rules(verdict)}, judged);
}

const Verdict& JudgingWorker::with_fixes(const Verdict& verdict, std::string_view text, std::uint32_t first_line) {
  repaired_ = verdict;
  repairer_.repair(text, first_line, repaired_);
  return repaired_;
}

const Verdict& JudgingWorker::judge(const archive::Block& block, const Piece& piece) {
  if (piece.kind == Piece::Kind::no_game) return judge_.refuse(no_game(), 1);
  if (piece.kind == Piece::Kind::not_text) return judge_.refuse(not_text(piece.looks), 1);
  return judge_.judge(block.text(piece), piece.line);
}

const referee::Ruleset* JudgingWorker::usual_rules(const Verdict& verdict) {
  constexpr std::string_view usual_edition = "en";
  if (verdict.ruleset == nullptr || verdict.interpretations.empty()) return nullptr;
  if (verdict.variants.empty() && verdict.edition == usual_edition) return verdict.ruleset;
  return bench_.shelf.find(verdict.game, usual_edition, {}).ruleset;
}

void JudgingWorker::print(const render::Page& page, Judged& judged) {
  const std::size_t before = judged.out.size();
  if (bench_.apart && before > 0) judged.out += '\n';
  const std::size_t begin = judged.out.size();
  bench_.render(page, bench_.wordings.of(page.verdict.game), judged.out);
  if (judged.out.size() == begin) judged.out.resize(before);
}

}  // namespace dogeref::cli
