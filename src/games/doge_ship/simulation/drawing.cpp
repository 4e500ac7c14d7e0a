#include "games/doge_ship/simulation/drawing.h"

#include <algorithm>

#include "games/doge_ship/simulation/trial.h"
#include "kit/index.h"

namespace dogeref::doge_ship {

using kit::index;

Drawing::Completion Drawing::complete(Thought& thought) {
  for (std::size_t at = 0; at < thought.steps.size(); ++at) {
    const Completion completion = step(thought, at);
    if (completion != Completion::done) return completion;
  }
  return is_accepted(thought) ? Completion::done : Completion::refused;
}

Drawing::Completion Drawing::step(Thought& thought, std::size_t at) {
  const Step& step = thought.steps[at];
  switch (step.kind) {
    case StepKind::buy: return buy(thought, at);
    case StepKind::keep: return keep(thought, at);
    case StepKind::drop: piles_.put_under(step.tile.tile); break;
    case StepKind::build:
      if (rules_.kind_of(step.tile.tile).role == Role::income) piles_.put_under(step.tile.tile);
      break;
    case StepKind::replace:
      if (!rules_.interpretations.replaced_tile_removed) piles_.put_under(step.tile.tile);
      break;
    default: break;
  }
  return Completion::done;
}

bool Drawing::is_accepted(const Thought& thought) { return is_legal(rules_, position_, seat_, thought, after_); }

int Drawing::deck_worth(const Deck& deck) const {
  int worth = -100;
  for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
    worth = std::max(worth, tile_worth(rules_, state_, tile));
  }
  return worth;
}

/// A deck of the kind that is not empty; eager players take one whose parts could be built next if there is one.
int Drawing::choose_deck(int kind) {
  std::vector<int> decks;
  int best = -1;
  for (std::size_t deck = 0; deck < rules_.decks.size(); ++deck) {
    const Deck& of = rules_.decks[deck];
    if (of.kind != kind || piles_.is_empty(static_cast<int>(deck))) continue;
    const int worth = eager_ ? deck_worth(of) + random_.below(8) : random_.below(100);
    if (best >= 0 && worth <= best) continue;
    best = worth;
    decks.assign(1, static_cast<int>(deck));
  }
  return decks.empty() ? -1 : decks.front();
}

void Drawing::record(Step& step, std::span<const int> drawn) {
  step.by_kind = false;
  step.has_from = true;
  step.drawn_count = 0;
  for (const int tile : drawn) step.add_drawn(tile, {});
}

/// The one liked best first; those who are not eager like any.
void Drawing::by_liking(std::vector<int>& tiles) {
  random_.shuffle(std::span(tiles));
  if (!eager_) return;
  std::stable_sort(tiles.begin(), tiles.end(), [this](int one, int other) {
    const auto liking = [this](int tile) { return tile_worth(rules_, state_, tile) - 3 * rules_.tile(tile).cost; };
    return liking(one) > liking(other);
  });
}

void Drawing::put_back(std::span<const int> drawn, int kept) {
  std::vector<int> others;
  for (const int tile : drawn) {
    if (tile != kept) others.push_back(tile);
  }
  random_.shuffle(std::span(others));
  for (const int tile : others) piles_.put_under(tile);
}

Drawing::Completion Drawing::buy(Thought& thought, std::size_t at) {
  const int kind = rules_.tile(thought.steps[at].tile.tile).kind;
  const int deck = choose_deck(kind);
  if (deck < 0) return Completion::impossible;
  std::vector<int> drawn = piles_.draw(deck, rules_.kinds[index(kind)].draw.of(state_.players));
  record(thought.steps[at], drawn);
  const bool none_is_legal = rules_.interpretations.null_purchase_legal;
  const bool wants_none = !eager_ && none_is_legal && random_.once_in(12);
  std::vector<int> liked = drawn;
  by_liking(liked);
  for (const int tile : liked) {
    thought.steps[at].tile.tile = tile;
    if (wants_none || !is_accepted(thought)) continue;
    put_back(drawn, tile);
    return Completion::done;
  }
  thought.steps[at].kind = StepKind::buy_none;
  thought.steps[at].deck = static_cast<std::int16_t>(deck);
  put_back(drawn, -1);
  if (is_accepted(thought)) return Completion::done;
  // With nothing bought a later purchase may have become too dear: it is left out.
  thought.steps.resize(at + 1);
  if (is_accepted(thought)) return Completion::done;
  const auto is_drop = [](const Step& step) { return step.kind == StepKind::drop; };
  const bool drops = std::any_of(thought.steps.begin(), thought.steps.end(), is_drop);
  const bool must_be_legal = none_is_legal && (!drops || rules_.interpretations.needless_drop_legal);
  return must_be_legal ? Completion::refused : Completion::impossible;
}

Drawing::Completion Drawing::keep(Thought& thought, std::size_t at) {
  std::vector<int> drawn = piles_.draw_doges(rules_.intrigue_draw.of(state_.players), random_);
  if (drawn.empty()) return Completion::impossible;
  Step& step = thought.steps[at];
  record(step, drawn);
  step.tile.tile = drawn[index(random_.below(static_cast<int>(drawn.size())))];
  step.put = random_.once_in(2) ? Put::top : Put::under;
  const bool emptied = piles_.is_empty(rules_.doge_deck);
  std::vector<int> others;
  for (const int tile : drawn) {
    if (tile != step.tile.tile) others.push_back(tile);
  }
  piles_.cover(step.tile.tile);
  if (emptied && exhausted_) {
    piles_.shuffle_old_in(others, random_);
    return Completion::done;
  }
  for (const int tile : others) step.put == Put::top ? piles_.put_on_top(tile) : piles_.put_under(tile);
  return Completion::done;
}

}  // namespace dogeref::doge_ship
