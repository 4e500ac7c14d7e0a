#include "cli/logs/duplicates.h"

#include <utility>
#include <vector>

namespace dogeref::cli {

const Judged& Duplicates::remaining(const Judged& judged) {
  std::vector<bool> twins;
  bool any = false;
  for (const JudgedGame& game : judged.games) {
    twins.push_back(is_twin(game));
    any = any || twins.back();
  }
  if (!any || !drop_) return judged;
  kept_.out.clear();
  kept_.unproposed.clear();
  kept_.troubles = judged.troubles;
  kept_.unreadable = judged.unreadable;
  kept_.tally = {};
  kept_.last_input = judged.last_input;
  kept_.last_line = judged.last_line;
  std::size_t proposal = 0;
  for (std::size_t at = 0; at < judged.games.size(); ++at) {
    const JudgedGame& game = judged.games[at];
    if (!twins[at]) {
      keep(judged, game, proposal);
    } else if (proposal < judged.unproposed.size() && judged.unproposed[proposal].begin < game.end) {
      ++proposal;
    }
  }
  return kept_;
}

bool Duplicates::is_twin(const JudgedGame& game) {
  if (game.deeds == 0) return false;
  const auto first = twins_.first_place(game.deeds, {game.piece.input, game.piece.line});
  if (!first) return false;
  ++count_;
  const auto place = [this](std::uint32_t input, std::uint32_t line) {
    return bench_.inputs[input].shown() + ':' + std::to_string(line);
  };
  console_.complain(place(game.piece.input, game.piece.line) + ": the same game as " +
                    place(first->input, first->line));
  return true;
}

/// Before the first one that is kept nothing stands that parts games.
void Duplicates::keep(const Judged& judged, const JudgedGame& game, std::size_t& proposal) {
  kept_.tally.add(game.tally);
  std::size_t begin = game.begin;
  if (kept_.out.empty() && begin > 0 && begin < game.end) begin += bench_.between.size();
  const std::size_t now = kept_.out.size();
  kept_.out.append(judged.out, begin, game.end - begin);
  if (proposal == judged.unproposed.size() || judged.unproposed[proposal].begin >= game.end) return;
  Unproposed moved = judged.unproposed[proposal++];
  moved.begin = moved.begin - begin + now;
  moved.end = moved.end - begin + now;
  kept_.unproposed.push_back(std::move(moved));
}

}  // namespace dogeref::cli
