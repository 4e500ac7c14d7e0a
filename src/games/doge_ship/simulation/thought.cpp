#include "games/doge_ship/simulation/thought.h"

#include "games/doge_ship/notation/writing.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// A draw not made yet is told by its kind; of an intrigue nothing is.
void write(const Rules& rules, const rules::Spellings& words, const Step& step, std::string& out) {
  if (!step.by_kind) return write_step(rules, words, step, out);
  Step by_kind = step;
  by_kind.tile = TileRef{};
  if (step.kind == StepKind::buy) by_kind.tile.text = words.of(kind_word, rules.tile(step.tile.tile).kind);
  write_step(rules, words, by_kind, out);
}

}  // namespace

void write_thought(const Rules& rules, const rules::Spellings& words, const Thought& thought, std::string& out) {
  if (!thought.reorder.empty()) {
    out += words.of(turn_word, reorder_word);
    for (const int tile : thought.reorder) out.append(" ").append(rules.tile(tile).id);
    out += ", ";
  }
  if (thought.space < 0) {
    out += words.of(turn_word, discard_word);
  } else {
    const Space& space = rules.spaces[index(thought.space)];
    write_space(rules, words, space.panel, space.number, out);
  }
  for (const Step& step : thought.steps) {
    out += ", ";
    write(rules, words, step, out);
  }
}

}  // namespace dogeref::doge_ship
