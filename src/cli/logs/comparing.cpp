#include "cli/logs/comparing.h"

#include <string>

#include "cli/logs/unreadable.h"
#include "cli/shell/bug.h"
#include "referee/questions/compare.h"
#include "text/at_work.h"

namespace dogeref::cli {

using archive::Piece;
using referee::Judgement;
using referee::Verdict;

ComparingWorker::ComparingWorker(const CompareBench& bench)
    : bench_(bench), a_(bench.shelf, bench.a), b_(bench.shelf, bench.b) {}

std::unique_ptr<archive::Outcome> ComparingWorker::work(const archive::Block& block) {
  prepare_thread_for_bugs();
  auto outcome = std::make_unique<Compared>();
  Compared& compared = *outcome;
  for (const Piece& piece : block.pieces) {
    switch (piece.kind) {
      case Piece::Kind::failed: compared.troubles.push_back({bench_.inputs[piece.input].path, piece.reason}); break;
      case Piece::Kind::no_game:
      case Piece::Kind::not_text: refuse(piece, why_no_game(piece.kind, {}), compared); break;
      case Piece::Kind::game: game(block, piece, compared); break;
    }
  }
  return outcome;
}

void ComparingWorker::refuse(const Piece& piece, std::string_view why, Compared& compared) const {
  ++compared.tally.unreadable;
  compared.unreadable += bench_.inputs[piece.input].path + ':' + std::to_string(piece.line) + ": ";
  compared.unreadable.append(why).append("\n");
}

void ComparingWorker::game(const archive::Block& block, const Piece& piece, Compared& compared) {
  const text::AtWork at_work(bench_.inputs[piece.input].path, piece.line);
  const Verdict& a = a_.judge(block.text(piece), piece.line);
  if (bench_.where != nullptr && !bench_.where->fits(a)) return;
  const Verdict& b = b_.judge(block.text(piece), piece.line);
  if (a.judgement == Judgement::unreadable) return refuse(piece, why_no_game(piece.kind, a, bench_.sides.a), compared);
  if (b.judgement == Judgement::unreadable) return refuse(piece, why_no_game(piece.kind, b, bench_.sides.b), compared);
  const referee::Comparison comparison = referee::compare(a, a_.scene(), b, b_.scene());
  render::CompareTally& tally = compared.tally;
  ++tally.games;
  tally.parted += comparison.parting ? 1U : 0U;
  tally.ranks_changed += comparison.ranks.empty() ? 0U : 1U;
  for (const std::string& code : comparison.only_a) ++tally.codes[code].a;
  for (const std::string& code : comparison.only_b) ++tally.codes[code].b;
  const render::ComparedGame game{bench_.inputs[piece.input].path, a, b, comparison};
  if (bench_.json) {
    render::append_compared_json(game, bench_.sides, compared.out);
  } else {
    render::append_compared_text(game, bench_.sides, bench_.wordings.of(a.game), compared.out);
  }
}

}  // namespace dogeref::cli
