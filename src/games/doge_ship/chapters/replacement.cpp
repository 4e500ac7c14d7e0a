#include "games/doge_ship/chapters/replacement.h"

#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/model/decks.h"
#include "games/doge_ship/model/ship.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

Place place_of(const State& state, int tile) {
  for (int level = 0; level < max_levels; ++level) {
    for (int column = 0; column < max_columns; ++column) {
      const int part = state.ship[index(level)][index(column)] - 1;
      if (part == tile) return {level, column};
    }
  }
  return {};
}

/// The built part that is meant: itself, or one alike that is the last of its level.
Place built_like(const Rules& rules, const State& state, int tile) {
  const Place own = place_of(state, tile);
  if (own.column >= 0 && own.column == last_column(state, own.level)) return own;
  Place found = own;
  for (int level = 0; level < max_levels; ++level) {
    const int column = last_column(state, level);
    if (column < 0) continue;
    const int part = state.ship[index(level)][index(column)] - 1;
    if (rules.alike(part, tile)) return {level, column};
  }
  if (found.column >= 0) return found;
  for (std::size_t other = 0; other < rules.tiles.size(); ++other) {
    if (!rules.alike(static_cast<int>(other), tile)) continue;
    found = place_of(state, static_cast<int>(other));
    if (found.column >= 0) return found;
  }
  return found;
}

/// The part that lies on top of one; -1 without.
int cover_of(const Rules& rules, const State& state, const Place& place) {
  const bool has_above = place.level + 1 < static_cast<int>(rules.levels.size());
  return has_above ? state.ship[index(place.level + 1)][index(place.column)] - 1 : -1;
}

bool is_of_zone(const Rules& rules, const State& state, const Tile& tile, const Place& place) {
  return tile.level == place.level && tile.section == rules.section_at(state.players, place.level, place.column);
}

findings::Argument destroyed_argument(const Play& play, const Step& step) {
  const TileRef& part = step.tile;
  return {"tile", {part.is_open ? findings::words(part.text) : tile_term(play.rules, part.tile)}};
}

/// One of `part-not-built`, `replace-not-last`, `replace-covered`. Returns the place that is rebuilt.
Place judge_destroyed(const Play& play, const Step& step) {
  const Place place = step.tile.is_open ? Place{} : built_like(play.rules, play.state, step.tile.tile);
  if (place.column < 0) {
    play.find(GameCode::part_not_built, step.tile.text, {destroyed_argument(play, step)});
    return place;
  }
  const int last = last_column(play.state, place.level);
  const int cover = cover_of(play.rules, play.state, place);
  if (place.column != last) {
    const int last_tile = play.state.ship[index(place.level)][index(last)] - 1;
    play.find(GameCode::replace_not_last, step.tile.text,
              {destroyed_argument(play, step), {"last", {tile_term(play.rules, last_tile)}}});
  } else if (cover >= 0) {
    play.find(GameCode::replace_covered, step.tile.text,
              {destroyed_argument(play, step), {"cover", {tile_term(play.rules, cover)}}});
  }
  return place;
}

void judge_zone(const Play& play, const Step& step, const Place& place) {
  const Tile& tile = play.rules.tile(step.other.tile);
  if (is_of_zone(play.rules, play.state, tile, place)) return;
  const int section = play.rules.section_at(play.state.players, place.level, place.column);
  play.find(GameCode::replace_wrong_zone, step.other.text,
            {{"tile", {tile_term(play.rules, step.other.tile)}},
             {"zone", {zone_term(play.rules, tile)}},
             {"needed", {findings::words(play.rules.zone_name(place.level, section))}}},
            {tile_path(play.rules, step.other.tile, "zone")});
}

/// Returns the part that was there.
int remove_part(const Play& play, const Place& place) {
  const int old = play.state.ship[index(place.level)][index(place.column)] - 1;
  const int builder = play.state.builder[index(place.level)][index(place.column)];
  play.state.flags[index(old)] = static_cast<std::uint8_t>(play.state.flags[index(old)] & ~on_ship);
  if (play.rules.interpretations.replaced_tile_removed) {
    play.state.flags[index(old)] |= removed;
  } else {
    const int tiles[] = {old};
    put_under(play.rules, play.state, play.rules.tile(old).deck, tiles);
  }
  if (play.rules.interpretations.replaced_gains_lost && builder >= 0) {
    play.gain(builder, play.rules.vp_track, -play.rules.tile(old).vp, {"replaced", play.rules.tile(old).id});
  }
  return old;
}

/// Which part was destroyed is open: the new one lies in the place of the last part of its zone.
Place likely_place(const Play& play, int tile) {
  const Tile& built = play.rules.tile(tile);
  const int last = last_column(play.state, built.level);
  play.state.flags[index(tile)] |= doubtful;
  return {built.level, last};
}

/// Whether the reading of `replace-bonus` decides something: a bonus of building lies on top, or may do so.
bool may_bring_bonus(const Play& play) {
  const int barrier = top_barrier(play.state, play.seat());
  const bool is_triggered = barrier >= 0 && play.rules.tile(barrier).trigger == ActionKind::construct;
  return is_triggered || play.is_unproven(play.seat());
}

}  // namespace

void note_replacement(const Play& play) {
  if (may_bring_bonus(play)) play.mattered("replace-bonus");
}

Place place_to_replace(const Rules& rules, const State& state, int destroyed, int tile) {
  const Place place = built_like(rules, state, destroyed);
  const bool may_be = place.column >= 0 && place.column == last_column(state, place.level) &&
                      cover_of(rules, state, place) < 0 && is_of_zone(rules, state, rules.tile(tile), place);
  return may_be ? place : Place{};
}

void rebuild(const Play& play, const Place& place, int tile) {
  play.mattered("replaced-tile");
  play.mattered("replaced-gains");
  (void)remove_part(play, place);
  put_on_ship(play, place, tile);
  gain_for_part(play, tile);
}

void replace(const Play& play, const Step& step) {
  note_replacement(play);
  const bool is_part = play.rules.kind_of(step.other.tile).role == Role::part;
  const Place place = judge_destroyed(play, step);
  const int tile = take_from_reserve(play, step.other);
  if (!is_part) return;
  if (place.column >= 0) {
    judge_zone(play, step, place);
    return rebuild(play, place, tile);
  }
  const Place rebuilt = likely_place(play, tile);
  if (rebuilt.column >= 0) {
    const int old = remove_part(play, rebuilt);
    put_on_ship(play, rebuilt, tile);
    leave_open(play.rules, play.state, old);  // perhaps another part went under its deck
  }
  gain_for_part(play, tile);
}

}  // namespace dogeref::doge_ship
