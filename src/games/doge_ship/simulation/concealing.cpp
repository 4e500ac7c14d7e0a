#include "games/doge_ship/simulation/concealing.h"

#include <string_view>

#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

/// "gondola cost 1": which of several tiles it is shows when it is built.
void leave_open(const Rules& rules, Step& step, std::string& face) {
  const Tile& tile = rules.tile(step.tile.tile);
  face = rules.kinds[kit::index(tile.kind)].id + " cost " + std::to_string(tile.cost);
  step.tile.tile = -1;
  step.tile.text = face;
}

/// Those who bid nothing need not be named, unless nobody would be.
void leave_out_zeros(std::string& line) {
  std::string shorter;
  std::size_t begin = line.find(' ') + 1;
  while (begin < line.size()) {
    const std::size_t end = std::min(line.find(", ", begin), line.size());
    const std::string_view bid = std::string_view(line).substr(begin, end - begin);
    if (!bid.ends_with(" 0")) shorter.append(shorter.empty() ? "bids " : ", ").append(bid);
    begin = end + 2;
  }
  if (!shorter.empty()) line = shorter;
}

}  // namespace

void conceal_draws(const Rules& rules, kit::Random& random, Thought& thought) {
  thought.faces.clear();
  thought.faces.reserve(thought.steps.size());
  for (Step& step : thought.steps) {
    const bool leaves_from = random.once_in(2);
    if (leaves_from) step.has_from = false, step.drawn_count = 0;
    if (random.once_in(2)) step.put = Put::not_recorded;
    if (step.kind != StepKind::buy || rules.kind_of(step.tile.tile).role != Role::income) continue;
    if (random.once_in(2)) leave_open(rules, step, thought.faces.emplace_back());
  }
}

void conceal_line(const Rules& rules, kit::Random& random, std::string& line) {
  if (line.starts_with("bids ")) {
    if (random.once_in(2) && rules.interpretations.absent_bid_zero) leave_out_zeros(line);
  } else if (line.starts_with("order ") || line.starts_with("water ") || line.starts_with("round ")) {
    if (random.once_in(2)) line.clear();
  }
}

}  // namespace dogeref::doge_ship
