// Faults of purchases, draws and reserves. Rulebook 2.2.

#include <algorithm>

#include "games/doge_ship/model/decks.h"
#include "kit/index.h"
#include "laws/doge_ship/faults.h"

namespace dogeref::laws {
namespace {

using doge_ship::Step;
using doge_ship::StepKind;
using doge_ship::Verb;
using kit::index;
using Found = std::optional<Fault>;

Found nothing() { return std::nullopt; }

/// A step of a line that draws.
struct Draw {
  std::size_t at = 0;
  std::size_t step = 0;
  int deck = 0;
};

bool touches_decks(const Step& step) { return step.kind != StepKind::pass && step.kind != StepKind::bonus_none; }

/// Draws recorded whole, from decks that nothing has touched before on the line; with `intrigue` those too.
std::vector<Draw> draws(const Doge& doge, bool intrigue) {
  std::vector<Draw> found;
  for (const std::size_t at : doge.acts()) {
    const std::vector<Step> steps = doge.steps(at);
    if (steps.empty() || steps[0].drawn_count < 2 || steps[0].tile.tile < 0) continue;
    if (steps[0].kind != StepKind::buy && !(intrigue && steps[0].kind == StepKind::keep)) continue;
    found.push_back({at, 0, doge.rules.tile(steps[0].tile.tile).deck});
  }
  return found;
}

bool is_drawn(const Step& step, int tile) {
  return std::find(step.drawn.begin(), step.drawn.begin() + step.drawn_count, tile) !=
         step.drawn.begin() + step.drawn_count;
}

std::string redrawn(const Doge& doge, const Draw& draw, const Step& step) {
  std::vector<Step> steps = doge.steps(draw.at);
  steps[draw.step] = step;
  return doge.line(draw.at, steps);
}

/// One of the rejected tiles, by its place among the drawn.
std::size_t rejected(const Step& step, Dice& dice) {
  std::vector<std::size_t> others;
  for (std::size_t at = 0; at < step.drawn_count; ++at) {
    if (step.drawn[at] != step.tile.tile) others.push_back(at);
  }
  return dice.one_of(others);
}

Found other_rejected(const Doge& doge, Dice& dice, const Draw& draw, std::vector<int> tiles) {
  Step step = doge.steps(draw.at)[draw.step];
  std::erase_if(tiles, [&](int tile) { return is_drawn(step, tile); });
  if (tiles.empty()) return nothing();
  step.drawn[rejected(step, dice)] = static_cast<std::int16_t>(dice.one_of(tiles));
  return doge.game.changed(draw.at, redrawn(doge, draw, step));
}

Found fewer_drawn(const Doge& doge, Dice& dice) {
  const auto all = draws(doge, true);
  if (all.empty()) return nothing();
  const Draw draw = dice.one_of(all);
  Step step = doge.steps(draw.at)[draw.step];
  const std::size_t gone = rejected(step, dice);
  std::copy(step.drawn.begin() + static_cast<std::ptrdiff_t>(gone) + 1, step.drawn.begin() + step.drawn_count,
            step.drawn.begin() + static_cast<std::ptrdiff_t>(gone));
  --step.drawn_count;
  return doge.game.changed(draw.at, redrawn(doge, draw, step));
}

Found more_drawn(const Doge& doge, Dice& dice) {
  const auto all = draws(doge, true);
  if (all.empty()) return nothing();
  const Draw draw = dice.one_of(all);
  Step step = doge.steps(draw.at)[draw.step];
  std::vector<int> tiles = doge.deck(draw.at, draw.deck, false);
  std::erase_if(tiles, [&](int tile) { return is_drawn(step, tile); });
  if (tiles.empty()) return nothing();
  step.drawn[step.drawn_count++] = static_cast<std::int16_t>(dice.one_of(tiles));
  return doge.game.changed(draw.at, redrawn(doge, draw, step));
}

Found of_another_deck(const Doge& doge, Dice& dice) {
  const auto all = draws(doge, false);
  if (all.empty()) return nothing();
  const Draw draw = dice.one_of(all);
  std::vector<int> tiles;
  for (std::size_t deck = 0; deck < doge.rules.decks.size(); ++deck) {
    if (static_cast<int>(deck) == draw.deck || static_cast<int>(deck) == doge.rules.doge_deck) continue;
    const auto more = doge.deck(draw.at, static_cast<int>(deck), false);
    tiles.insert(tiles.end(), more.begin(), more.end());
  }
  return other_rejected(doge, dice, draw, tiles);
}

Found not_in_deck(const Doge& doge, Dice& dice) {
  const auto all = draws(doge, true);
  if (all.empty()) return nothing();
  const Draw draw = dice.one_of(all);
  return other_rejected(doge, dice, draw, doge.deck(draw.at, draw.deck, true));
}

bool explains(const Doge& doge, const Draw& draw, const Step& step) {
  std::vector<int> drawn(step.drawn.begin(), step.drawn.begin() + step.drawn_count);
  return doge_ship::reach_of(doge.rules, doge.state(draw.at), draw.deck, drawn, step.drawn_count).is_explained();
}

Found out_of_order(const Doge& doge, Dice& dice) {
  auto all = draws(doge, true);
  for (int tries = 0; tries < 60 && !all.empty(); ++tries) {
    const Draw draw = dice.one_of(all);
    Step step = doge.steps(draw.at)[draw.step];
    if (doge.state(draw.at).decks[index(draw.deck)].uncertain) continue;
    std::vector<int> tiles = doge.deck(draw.at, draw.deck, false);
    std::erase_if(tiles, [&](int tile) { return is_drawn(step, tile) || doge.rules.tile(tile).has_likes; });
    if (tiles.empty()) continue;
    step.drawn[rejected(step, dice)] = static_cast<std::int16_t>(dice.one_of(tiles));
    if (!explains(doge, draw, step)) return doge.game.changed(draw.at, redrawn(doge, draw, step));
  }
  return nothing();
}

/// Another tile, which could have been drawn, stands among the drawn in place of the one taken.
Found taken_not_drawn(const Doge& doge, Dice& dice) {
  const auto all = draws(doge, true);
  for (int tries = 0; tries < 40 && !all.empty(); ++tries) {
    const Draw draw = dice.one_of(all);
    Step step = doge.steps(draw.at)[draw.step];
    if (doge.rules.tile(step.tile.tile).has_likes) continue;
    std::vector<int> tiles = doge.deck(draw.at, draw.deck, false);
    std::erase_if(tiles, [&](int tile) { return is_drawn(step, tile); });
    if (tiles.empty()) continue;
    const auto end = step.drawn.begin() + step.drawn_count;
    *std::find(step.drawn.begin(), end, step.tile.tile) = static_cast<std::int16_t>(dice.one_of(tiles));
    if (explains(doge, draw, step)) return doge.game.changed(draw.at, redrawn(doge, draw, step));
  }
  return nothing();
}

/// Of the drawn tiles one is bought that costs more than there is.
Found too_dear(const Doge& doge, Dice& dice) {
  const auto all = draws(doge, false);
  for (int tries = 0; tries < 80 && !all.empty(); ++tries) {
    const Draw draw = dice.one_of(all);
    const std::vector<Step> steps = doge.steps(draw.at);
    if (steps.size() != 1) continue;
    Step step = steps[0];
    const int money = doge.money(draw.at + 1, doge.seat(draw.at)) + doge.rules.tile(step.tile.tile).cost;
    std::vector<int> dear(step.drawn.begin(), step.drawn.begin() + step.drawn_count);
    std::erase_if(dear, [&](int tile) { return doge.rules.tile(tile).cost <= money; });
    if (dear.empty()) continue;
    step.tile.tile = dice.one_of(dear);
    return doge.game.cut_short(draw.at, redrawn(doge, draw, step));
  }
  return nothing();
}

/// Somebody at a limit buys on a free space.
Found at_limit(const Doge& doge, Dice& dice, bool of_parts) {
  for (int tries = 0; tries < 200; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const doge_ship::State& state = doge.state(at);
    const std::size_t seat = index(doge.seat(at));
    const std::size_t kind = dice.below(doge.rules.kinds.size());
    const int limit = doge.rules.kinds[kind].limit.of(state.players);
    if (static_cast<int>(kind) == doge.rules.doge_kind || state.unproven != 0 || state.slack[seat] > 0) continue;
    const bool binds = limit >= 0 && state.reserve_of[seat][kind] >= limit;
    if (binds != of_parts || (!binds && state.reserve[seat] < doge.rules.reserve_limit.of(state.players))) continue;
    std::vector<std::pair<Place, int>> choices;
    for (const Place& place : doge.offering(at, Verb::purchase, static_cast<int>(kind))) {
      const int money = doge.money(at, doge.seat(at)) - place.cost;
      for (std::size_t deck = 0; deck < doge.rules.decks.size(); ++deck) {
        if (doge.rules.decks[deck].kind != static_cast<int>(kind)) continue;
        for (const int tile : doge.deck(at, static_cast<int>(deck), false)) {
          const int drawn[] = {tile};
          const bool reached = doge_ship::reach_of(doge.rules, state, static_cast<int>(deck), drawn, 3).is_explained();
          if (reached && doge.rules.tile(tile).cost <= money) choices.emplace_back(place, tile);
        }
      }
    }
    if (choices.empty()) continue;
    const auto& choice = choices[dice.below(choices.size())];
    return doge.game.cut_short(at, doge.name(at) + doge.space(choice.first) + ", buy " + doge.id(choice.second));
  }
  return nothing();
}

Found reserve_full(const Doge& doge, Dice& dice) { return at_limit(doge, dice, false); }
Found reserve_full_of_parts(const Doge& doge, Dice& dice) { return at_limit(doge, dice, true); }

Found no_need_to_drop(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 80; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const std::vector<Step> steps = doge.steps(at);
    std::vector<int> own = doge.reserve(at);
    if (steps.size() != 1 || steps[0].kind != StepKind::buy || own.empty()) continue;
    const doge_ship::State& state = doge.state(at);
    const std::size_t seat = index(doge.seat(at));
    const int kind = doge.rules.tile(steps[0].tile.tile).kind;
    const int limit = doge.rules.kinds[index(kind)].limit.of(state.players);
    if (state.reserve[seat] >= doge.rules.reserve_limit.of(state.players) ||
        (limit >= 0 && state.reserve_of[seat][index(kind)] >= limit))
      continue;
    std::erase_if(own, [&](int tile) { return is_drawn(steps[0], tile); });
    if (own.empty()) continue;
    return doge.game.cut_short(at, doge.head(at) + ", drop " + doge.id(dice.one_of(own)) + doge.tail(at));
  }
  return nothing();
}

Found took_none(const Doge& doge, Dice& dice) {
  const auto all = draws(doge, false);
  if (all.empty()) return nothing();
  const Draw draw = dice.one_of(all);
  Step step = doge.steps(draw.at)[draw.step];
  step.kind = StepKind::buy_none;
  step.deck = static_cast<std::int16_t>(draw.deck);
  return doge.game.cut_short(draw.at, redrawn(doge, draw, step));
}

bool offers_purchase(const Doge& doge, std::size_t at, const std::string& kind) {
  const auto& offers = doge.rules.spaces[index(doge.action(at).space)].effect.offers;
  return std::any_of(offers.begin(), offers.end(), [&](const doge_ship::Offer& offer) {
    for (std::size_t each = 0; each < doge.rules.kinds.size(); ++each) {
      if (offer.verb == Verb::purchase && (offer.kinds >> each & 1) != 0 && doge.rules.kinds[each].id == kind)
        return true;
    }
    return false;
  });
}

bool is_last(const Doge& doge, std::size_t at) {
  return at + 1 >= doge.game.lines().size() || doge.state(at + 1).ended;
}

Found not_offered(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 60; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    if (doge.action(at).is_discard || is_last(doge, at)) continue;
    const auto steps = doge.steps(at);
    if (std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.kind == StepKind::pass; })) continue;
    const std::string kind = dice.one_of(std::vector<std::string>{"gondola", "barrier", "galley"});
    if (offers_purchase(doge, at, kind)) continue;
    return doge.game.changed(at, doge.head(at) + doge.tail(at) + ", buy none " + (kind == "galley" ? "L2" : kind));
  }
  return nothing();
}

Found too_many(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 60; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const auto steps = doge.steps(at);
    const bool uses = std::any_of(steps.begin(), steps.end(), [](const Step& step) {
      return !step.is_bonus && touches_decks(step) && step.kind != StepKind::drop;
    });
    const bool replaces =
        std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.kind == StepKind::replace; });
    if (doge.action(at).is_discard || is_last(doge, at) || !uses || replaces) continue;
    return doge.game.changed(at, doge.head(at) + doge.tail(at) + ", pass");
  }
  return nothing();
}

/// A second purchase where the space offers one of several kinds.
Found other_of_any(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < 60; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const auto steps = doge.steps(at);
    if (doge.action(at).is_discard || is_last(doge, at) || steps.size() != 1 || steps[0].kind != StepKind::buy ||
        steps[0].is_bonus)
      continue;
    const auto& offers = doge.rules.spaces[index(doge.action(at).space)].effect.offers;
    if (std::count_if(offers.begin(), offers.end(),
                      [](const doge_ship::Offer& offer) { return offer.verb == Verb::purchase; }) != 1)
      continue;
    const std::string kind = offers_purchase(doge, at, "gondola") ? "gondola" : "barrier";
    if (!offers_purchase(doge, at, kind)) continue;
    return doge.game.changed(at, doge.head(at) + doge.tail(at) + ", buy none " + kind);
  }
  return nothing();
}

}  // namespace

std::vector<DogeWay> purchase_ways() {
  return {{"drew-wrong-count", fewer_drawn},
          {"drew-wrong-count", more_drawn},
          {"mixed-decks", of_another_deck},
          {"tile-not-in-deck", not_in_deck},
          {"draw-order", out_of_order},
          {"not-among-drawn", taken_not_drawn},
          {"cannot-pay-tile", too_dear},
          {"reserve-full", reserve_full},
          {"reserve-galley-full", reserve_full_of_parts},
          {"needless-drop", no_need_to_drop, "no-needless-drop"},
          {"null-purchase", took_none, "no-null-purchase"},
          {"not-offered", not_offered},
          {"too-many-parts", too_many},
          {"too-many-parts", other_of_any}};
}

}  // namespace dogeref::laws
