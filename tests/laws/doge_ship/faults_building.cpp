// Faults of building, of bonuses and of replacing a part. Rulebook 2.3.

#include <algorithm>

#include "kit/index.h"
#include "laws/doge_ship/faults.h"

namespace dogeref::laws {
namespace {

using doge_ship::Action;
using doge_ship::Role;
using doge_ship::Step;
using doge_ship::StepKind;
using doge_ship::Tile;
using doge_ship::Verb;
using kit::index;
using Found = std::optional<Fault>;

Found nothing() { return std::nullopt; }

constexpr int tries_a_game = 200;

int kind_of(const Doge& doge, Role role) {
  for (std::size_t kind = 0; kind < doge.rules.kinds.size(); ++kind) {
    if (doge.rules.kinds[kind].role == role) return static_cast<int>(kind);
  }
  return -1;
}

/// Tiles of a kind that are in nobody's reserve, in no stack and have no likes.
std::vector<int> not_held(const Doge& doge, std::size_t at, int kind) {
  std::vector<int> tiles;
  for (std::size_t tile = 0; tile < doge.rules.tiles.size(); ++tile) {
    const Tile& of = doge.rules.tiles[tile];
    if (of.kind == kind && doge.state(at).held[tile] == 0 && doge.state(at).flags[tile] == 0 && !of.has_likes)
      tiles.push_back(static_cast<int>(tile));
  }
  return tiles;
}

/// In place of the gondola or barrier built another one is named.
Found not_in_reserve(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::vector<Step> steps = doge.steps(at);
    const auto built = std::find_if(steps.begin(), steps.end(), [&](const Step& step) {
      return step.kind == StepKind::build && doge.rules.kind_of(step.tile.tile).role != Role::part;
    });
    if (built == steps.end() || doge.state(at).unproven != 0 || doge.state(at).open_count > 0) continue;
    const auto tiles = not_held(doge, at, doge.rules.tile(built->tile.tile).kind);
    if (tiles.empty()) continue;
    built->tile.tile = dice.one_of(tiles);
    return doge.game.cut_short(at, doge.line(at, steps));
  }
  return nothing();
}

/// A game that goes on: in place of the gondola built another one is named, which lies in its deck.
Found other_tile_built(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::vector<Step> steps = doge.steps(at);
    if (steps.size() != 1 || steps[0].kind != StepKind::build ||
        doge.rules.kind_of(steps[0].tile.tile).role != Role::income)
      continue;
    std::vector<int> tiles = not_held(doge, at, doge.rules.tile(steps[0].tile.tile).kind);
    std::erase_if(tiles,
                  [&](int tile) { return doge.rules.tile(tile).gain != doge.rules.tile(steps[0].tile.tile).gain; });
    if (tiles.empty() || doge.state(at).open_count > 0) continue;
    steps[0].tile.tile = dice.one_of(tiles);
    return doge.game.changed(at, doge.line(at, steps));
  }
  return nothing();
}

bool builds_part(const Doge& doge, const Step& step) {
  return step.kind == StepKind::build && doge.rules.kind_of(step.tile.tile).role == Role::part;
}

/// What is wrong with building a part now; empty when nothing is.
std::string fault_of(const Doge& doge, std::size_t at, const Tile& tile) {
  const doge_ship::State& state = doge.state(at);
  const auto& row = state.ship[index(tile.level)];
  const int begin = doge.rules.section_begin(state.players, tile.level, tile.section);
  const int end = begin + doge.rules.section_length(state.players, tile.level, tile.section);
  int next = 0;
  while (next < doge.rules.level_length(state.players, tile.level) && row[index(next)] != 0) ++next;
  if (next >= end) return "section-full";
  if (next < begin) return "galley-gap";
  const bool hangs = tile.level > 0 && state.ship[index(tile.level - 1)][index(next)] == 0;
  return hangs ? "no-lower-part" : "";
}

/// Parts in the reserve of the player with which that is wrong.
std::vector<int> misfits(const Doge& doge, std::size_t at, std::string_view code) {
  std::vector<int> own = doge.reserve(at);
  std::erase_if(own, [&](int tile) {
    return doge.rules.kind_of(tile).role != Role::part || fault_of(doge, at, doge.rules.tile(tile)) != code;
  });
  return own;
}

/// In place of the part built another one is named; or one is built where none was.
Found misplaced(const Doge& doge, Dice& dice, std::string_view code) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const std::vector<int> own = misfits(doge, at, code);
    std::vector<Step> steps = doge.steps(at);
    if (own.empty() || steps.size() != 1 || !builds_part(doge, steps[0])) continue;
    steps[0].tile.tile = dice.one_of(own);
    return doge.game.cut_short(at, doge.line(at, steps));
  }
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const std::vector<int> own = misfits(doge, at, code);
    if (own.empty()) continue;
    const int tile = dice.one_of(own);
    const auto places = doge.offering(at, Verb::construct, doge.rules.tile(tile).kind);
    if (places.empty()) continue;
    return doge.game.cut_short(at, doge.name(at) + doge.space(dice.one_of(places)) + ", build " + doge.id(tile));
  }
  return nothing();
}

Found gap(const Doge& doge, Dice& dice) { return misplaced(doge, dice, "galley-gap"); }
Found hanging(const Doge& doge, Dice& dice) { return misplaced(doge, dice, "no-lower-part"); }
Found full(const Doge& doge, Dice& dice) { return misplaced(doge, dice, "section-full"); }

/// Column from 0 of the part that a line builds.
int built_at(const Doge& doge, std::size_t at, const Tile& tile) {
  const auto& before = doge.state(at).ship[index(tile.level)];
  const auto& after = doge.state(at + 1).ship[index(tile.level)];
  for (std::size_t column = 0; column < after.size(); ++column) {
    if (before[column] != after[column]) return static_cast<int>(column);
  }
  return -1;
}

Found wrong_place(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    std::vector<Step> steps = doge.steps(at);
    const auto built =
        std::find_if(steps.begin(), steps.end(), [&](const Step& step) { return builds_part(doge, step); });
    if (built == steps.end()) continue;
    const Tile& tile = doge.rules.tile(built->tile.tile);
    const int column = built_at(doge, at, tile);
    if (column < 0) continue;
    built->level = static_cast<std::int8_t>(tile.level);
    built->column = static_cast<std::int16_t>(column);
    const std::string right = doge.line(at, steps);
    built->column = static_cast<std::int16_t>(column > 0 && dice.heads() ? column - 1 : column + 1);
    if (dice.below(3) == 0) {
      built->level = static_cast<std::int8_t>(1 - tile.level);
      built->column = static_cast<std::int16_t>(column);
    }
    Fault fault = doge.game.changed(at, doge.line(at, steps));
    fault.legal = doge.game.changed(at, right).text;
    return fault;
  }
  return nothing();
}

/// The barrier on top when the line is carried out; -1 without.
int top_of(const Doge& doge, std::size_t at) {
  if (doge.action(at).order_count > 0) return doge.action(at).order[0];
  const auto stack = doge.stack(at);
  return stack.empty() ? -1 : stack[0];
}

bool is_triggered(const Doge& doge, std::size_t at, int top) {
  return top >= 0 && doge.rules.spaces[index(doge.action(at).space)].effect.has(doge.rules.tile(top).trigger);
}

bool may_add(const Doge& doge, std::size_t at) {
  const auto steps = doge.steps(at);
  const bool has_bonus = std::any_of(
      steps.begin(), steps.end(), [](const Step& step) { return step.is_bonus || step.kind == StepKind::bonus_none; });
  return !doge.action(at).is_discard && doge.action(at).space >= 0 && !has_bonus && doge.state(at).unproven == 0;
}

Found no_bonus(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    if (!may_add(doge, at) || is_triggered(doge, at, top_of(doge, at))) continue;
    const std::string kind = dice.heads() ? "gondola" : "barrier";
    return doge.game.changed(at, doge.head(at) + ", bonus buy none " + kind + doge.tail(at));
  }
  return nothing();
}

Found wrong_bonus(const Doge& doge, Dice& dice) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    const int top = top_of(doge, at);
    if (!may_add(doge, at) || !is_triggered(doge, at, top)) continue;
    const auto& offers = doge.rules.tile(top).bonus.offers;
    const bool buys = std::any_of(offers.begin(), offers.end(),
                                  [](const doge_ship::Offer& offer) { return offer.verb == Verb::purchase; });
    if (buys) continue;
    const std::string kind = dice.heads() ? "gondola" : "barrier";
    return doge.game.changed(at, doge.head(at) + ", bonus buy none " + kind + doge.tail(at));
  }
  return nothing();
}

Found replaces_nothing(const Doge& doge, Dice& dice) {
  const auto spare = doge.spare();
  for (int tries = 0; tries < tries_a_game && !spare.empty(); ++tries) {
    const std::size_t at = dice.one_of(spare);
    auto places = doge.offering(at, Verb::replace, kind_of(doge, Role::part));
    if (places.empty()) continue;
    const Place place = dice.one_of(places);
    const auto idle = doge.idle_places(at);
    const bool stays_free = std::any_of(idle.begin(), idle.end(), [&](const Place& each) {
      return each.panel == place.panel && each.number == place.number;
    });
    const std::string text = doge.name(at) + doge.space(place) + (dice.heads() ? ", pass" : "");
    return stays_free ? doge.replaced(at, text, place.cost, dice) : doge.game.cut_short(at, text);
  }
  return nothing();
}

/// Parts of a level from the stern.
std::vector<int> row(const Doge& doge, std::size_t at, int level) {
  std::vector<int> parts;
  for (const std::uint8_t part : doge.state(at).ship[index(level)]) {
    if (part != 0) parts.push_back(part - 1);
  }
  return parts;
}

/// A replacement of `old`, by somebody who has a part of a fitting zone and a free space for it.
Found bad_replacement(const Doge& doge, Dice& dice, std::size_t at, const std::vector<int>& old, bool same_zone) {
  std::vector<std::pair<int, int>> choices;
  for (const int part : old) {
    for (const int own : doge.reserve(at)) {
      if (doge.rules.kind_of(own).role != Role::part) continue;
      const bool fits = doge.rules.tile(own).level == doge.rules.tile(part).level &&
                        doge.rules.tile(own).section == doge.rules.tile(part).section;
      if (fits == same_zone) choices.emplace_back(part, own);
    }
  }
  const auto places = doge.offering(at, Verb::replace, kind_of(doge, Role::part));
  if (places.empty() || choices.empty()) return nothing();
  const auto& choice = choices[dice.below(choices.size())];
  return doge.game.cut_short(at, doge.name(at) + doge.space(dice.one_of(places)) + ", replace " +
                                     doge.id(choice.first) + " with " + doge.id(choice.second));
}

/// A line that replaces a part, with another one of `old` destroyed.
Found other_replaced(const Doge& doge, Dice& dice, std::size_t at, const std::vector<int>& old, bool same_zone) {
  std::vector<Step> steps = doge.steps(at);
  if (steps.size() != 1 || steps[0].kind != StepKind::replace) return nothing();
  const Tile& built = doge.rules.tile(steps[0].other.tile);
  std::vector<int> others = old;
  std::erase_if(others, [&](int part) {
    const Tile& tile = doge.rules.tile(part);
    return (tile.level == built.level && tile.section == built.section) != same_zone;
  });
  if (others.empty()) return nothing();
  steps[0].tile.tile = dice.one_of(others);
  return doge.game.cut_short(at, doge.line(at, steps));
}

template <class OldOf>
Found try_replacement(const Doge& doge, Dice& dice, bool same_zone, OldOf old_of) {
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    if (auto fault = other_replaced(doge, dice, at, old_of(at), same_zone)) return fault;
  }
  for (int tries = 0; tries < tries_a_game; ++tries) {
    const std::size_t at = dice.one_of(doge.acts());
    if (auto fault = bad_replacement(doge, dice, at, old_of(at), same_zone)) return fault;
  }
  return nothing();
}

Found part_not_built(const Doge& doge, Dice& dice) {
  return try_replacement(doge, dice, true,
                         [&](std::size_t at) { return not_held(doge, at, kind_of(doge, Role::part)); });
}

Found not_last(const Doge& doge, Dice& dice) {
  return try_replacement(doge, dice, true, [&](std::size_t at) {
    std::vector<int> parts = row(doge, at, static_cast<int>(dice.below(2)));
    if (!parts.empty()) parts.pop_back();
    std::erase_if(parts, [&](int part) { return doge.rules.tile(part).has_likes; });
    return parts;
  });
}

Found covered(const Doge& doge, Dice& dice) {
  return try_replacement(doge, dice, true, [&](std::size_t at) {
    const std::vector<int> lower = row(doge, at, 0);
    const bool is_covered = !lower.empty() && row(doge, at, 1).size() == lower.size();
    return is_covered ? std::vector<int>{lower.back()} : std::vector<int>{};
  });
}

Found wrong_zone(const Doge& doge, Dice& dice) {
  return try_replacement(doge, dice, false, [&](std::size_t at) {
    const std::vector<int> lower = row(doge, at, 0);
    const std::vector<int> upper = row(doge, at, 1);
    if (!upper.empty()) return std::vector<int>{upper.back()};
    return lower.empty() ? std::vector<int>{} : std::vector<int>{lower.back()};
  });
}

}  // namespace

std::vector<DogeWay> building_ways() {
  return {{"tile-not-in-reserve", not_in_reserve},
          {"tile-not-in-reserve", other_tile_built},
          {"galley-gap", gap},
          {"no-lower-part", hanging},
          {"section-full", full},
          {"wrong-place", wrong_place},
          {"no-bonus", no_bonus},
          {"wrong-bonus", wrong_bonus},
          {"replace-incomplete", replaces_nothing},
          {"part-not-built", part_not_built},
          {"replace-not-last", not_last},
          {"replace-covered", covered},
          {"replace-wrong-zone", wrong_zone}};
}

}  // namespace dogeref::laws
