#include "cli/logs/judging.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cli/logs/twins.h"
#include "cli/logs/unreadable.h"
#include "cli/shell/bug.h"
#include "cli/shell/console.h"
#include "service/answers.h"
#include "service/refusals.h"
#include "text/at_work.h"

namespace dogeref::cli {
namespace {

using archive::Piece;
using referee::Judgement;
using referee::Verdict;

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
  if (!touched) {
    touched = other.touched;
  } else if (other.touched) {
    touched->add(*other.touched);
  }
  if (!census) {
    census = other.census;
  } else if (other.census) {
    census->add(*other.census);
  }
  status = std::max(status, other.status);
}

JudgingWorker::JudgingWorker(const Bench& bench) : bench_(bench), loan_(bench.shelf) {}

std::unique_ptr<archive::Outcome> JudgingWorker::work(const archive::Block& block) {
  prepare_thread_for_bugs();
  auto judged = std::make_unique<Judged>();
  judged->tally = empty_tally();
  for (const Piece& each : block.pieces) piece(block, each, *judged);
  judged->last_input = block.pieces.back().input;
  judged->last_line = block.pieces.back().line;
  return judged;
}

Tally JudgingWorker::empty_tally() const {
  Tally tally;
  if (bench_.want_census) tally.census.emplace();
  if (bench_.want_touched) tally.touched.emplace();
  return tally;
}

/// Between games nothing else points to rules.
void JudgingWorker::sit_down(std::uint32_t input) {
  if (loan_.is_full()) {
    desks_.clear();
    loan_.give_back();
  }
  desks_.resize(bench_.ways.size());
  const std::size_t number = bench_.way_of.empty() ? 0 : bench_.way_of[input];
  const Way& way = bench_.ways[number];
  if (desks_[number] == nullptr) desks_[number] = std::make_unique<Desk>(bench_, way, loan_);
  desk_ = desks_[number].get();
  most_findings_ = way.most_findings;
}

void JudgingWorker::piece(const archive::Block& block, const Piece& piece, Judged& judged) {
  if (!bench_.want_deeds) return one(block, piece, judged, judged.tally);
  JudgedGame& game = judged.games.emplace_back(JudgedGame{piece, 0, judged.out.size(), 0, empty_tally()});
  one(block, piece, judged, game.tally);
  game.end = judged.out.size();
  judged.tally.add(game.tally);
}

void JudgingWorker::one(const archive::Block& block, const Piece& piece, Judged& judged, Tally& tally) {
  tally.lines += piece.lines;
  if (piece.kind == Piece::Kind::failed) {
    judged.troubles.push_back({bench_.inputs[piece.input].shown(), piece.reason});
    tally.status = unusable;
    return;
  }
  sit_down(piece.input);
  const text::AtWork at_work(bench_.inputs[piece.input].shown(), piece.line);
  const Verdict& first = judge(block, piece);
  if (first.ruleset == nullptr && loan_.is_faulty(first.game, first.edition, first.variants)) {
    tally.status = unusable;  // the rules are to blame, not the game; the command says how
    return;
  }
  // What holds no game is told whatever is asked for.
  if (bench_.where != nullptr && piece.kind == Piece::Kind::game && !bench_.where->fits(first)) return;
  const std::string_view text = piece.kind == Piece::Kind::game ? block.text(piece) : std::string_view();
  colours_ = bench_.want_colours ? service::colours_of(desk_->judge.scene()) : std::vector<std::string_view>();
  if (bench_.want_deeds && first.ruleset != nullptr) judged.games.back().deeds = deeds(piece, text, first.game);
  if (tally.touched) desk_->touching.count(first, desk_->judge.scene(), text, piece.line, *tally.touched);
  const Verdict& verdict = told(piece, text, first);
  count(piece, text, verdict, tally);
  if (!bench_.render) return;
  const render::Rests rests = rests_of(verdict);
  tally.resting += resting_of(rests);
  print(piece, text, verdict, rests, judged);
}

std::uint64_t JudgingWorker::deeds(const Piece& piece, std::string_view text, std::string_view game) {
  const std::string all = desk_->deeds.deeds_of(desk_->judge.scene(), game, text, piece.line);
  return all.empty() ? 0 : key_of_deeds(all);
}

void JudgingWorker::count(const Piece& piece, std::string_view text, const Verdict& verdict, Tally& tally) {
  tally.totals.add(verdict);
  const render::Rests none;
  if (tally.census) tally.census->add(render::counted(page_of(piece, text, verdict, none)));
  tally.games += piece.kind == Piece::Kind::game ? 1U : 0U;
  tally.actions += static_cast<std::uint64_t>(verdict.actions);
  tally.status = std::max(tally.status, status_of(verdict, bench_.strict));
  if (bench_.want_codes) render::count_codes(verdict, tally.codes);
  if (bench_.known == nullptr) return;
  for (const findings::Finding& finding : verdict.findings) tally.known += finding.known ? 1U : 0U;
}

/// What is held against what was known before, and with no more findings than are told.
const Verdict& JudgingWorker::told(const Piece& piece, std::string_view text, const Verdict& verdict) {
  const bool are_many = verdict.findings.size() > most_findings_;
  if (verdict.findings.empty() || (bench_.known == nullptr && !are_many)) return verdict;
  desk_->told = verdict;
  if (const render::Rests none; bench_.known != nullptr) {
    bench_.known->mark(page_of(piece, text, verdict, none), most_findings_, desk_->told);
  } else {
    desk_->told.left_out += static_cast<int>(verdict.findings.size() - most_findings_);
    desk_->told.findings.resize(most_findings_);
  }
  return desk_->told;
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
  sit_down(game.piece.input);
  const text::AtWork at_work(bench_.inputs[game.piece.input].shown(), game.piece.line);
  const Verdict& fixed = with_fixes(desk_->judge.judge(game.text, game.piece.line), game.text, game.piece.line);
  const Verdict& verdict = told(game.piece, game.text, fixed);
  show(game.piece, game.text, verdict, rests_of(verdict), out);
  return desk_->repairer.lines_judged();
}

const Verdict& JudgingWorker::with_fixes(const Verdict& verdict, std::string_view text, std::uint32_t first_line) {
  desk_->repaired = verdict;
  desk_->repairer.repair(text, first_line, desk_->repaired);
  return desk_->repaired;
}

const Verdict& JudgingWorker::judge(const archive::Block& block, const Piece& piece) {
  if (piece.kind == Piece::Kind::no_game) return desk_->judge.refuse(service::no_game(), 1);
  if (piece.kind == Piece::Kind::not_text) return desk_->judge.refuse(service::not_text(piece.looks), 1);
  return desk_->judge.judge(block.text(piece), piece.line);
}

render::Rests JudgingWorker::rests_of(const Verdict& verdict) const {
  return bench_.want_rests ? render::find_rests(bench_.library, verdict) : render::Rests();
}

void JudgingWorker::show(const Piece& piece, std::string_view text, const Verdict& verdict, const render::Rests& rests,
                         std::string& out) {
  render::Page page = page_of(piece, text, verdict, rests);
  page.usual = service::usual_rules(verdict, loan_);
  page.rules_from = loan_.rules_from(verdict.game, verdict.edition, verdict.variants);
  bench_.render(page, bench_.wordings.of(verdict.game), out);
}

render::Page JudgingWorker::page_of(const Piece& piece, std::string_view text, const Verdict& verdict,
                                    const render::Rests& rests) {
  return {bench_.inputs[piece.input].shown(),
          piece.number,
          text,
          piece.line,
          verdict,
          rests,
          nullptr,
          {},
          colours_,
          bench_.known != nullptr};
}

}  // namespace dogeref::cli
