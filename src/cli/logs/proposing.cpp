#include "cli/logs/proposing.h"

namespace dogeref::cli {
namespace {

/// Lines judged for proposals in a whole run, but for what the last game takes more: a second or two.
constexpr std::size_t most_lines_judged = 100'000;
/// A game of people has hundreds; trying repairs keeps several copies of the lines.
constexpr std::size_t most_lines_of_a_game = 20'000;

}  // namespace

std::string_view Proposer::completed(const Judged& judged) {
  out_.clear();
  std::size_t done = 0;
  for (const Unproposed& game : judged.unproposed) {
    if (spent_ >= most_lines_judged || game.piece.lines > most_lines_of_a_game) {
      ++left_out_;
      continue;
    }
    out_.append(judged.out, done, game.begin - done);
    spent_ += worker_.propose(game, out_);
    done = game.end;
  }
  if (done == 0) return judged.out;
  return out_.append(judged.out, done);
}

}  // namespace dogeref::cli
