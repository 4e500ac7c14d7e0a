#include "games/doge_ship/construction.h"

#include "games/doge_ship/decks.h"
#include "games/doge_ship/reserve.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// A place along a level: column from 0.
struct Place {
  int level = 0;
  int column = -1;
};

findings::Term place_term(const Rules& rules, const Place& place) {
  return findings::words(rules.levels[index(place.level)] + " " + std::to_string(place.column + 1));
}

bool is_free(const State& state, const Place& place) {
  return state.ship[index(place.level)][index(place.column)] == 0;
}

/// First free column of a level from `begin` on, before `end`; -1 when all are taken.
int first_free(const State& state, int level, int begin, int end) {
  for (int column = begin; column < end; ++column) {
    if (is_free(state, {level, column})) return column;
  }
  return -1;
}

/// Where a part goes, and whether it may: one of `section-full`, `galley-gap`, `no-lower-part`.
struct Placing {
  Place place;
  bool faulty = false;
};

void report_section_full(const Play& play, const Step& step, const Tile& tile) {
  play.find(GameCode::section_full, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}}, {"zone", {zone_term(play.rules, tile)}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

void report_gap(const Play& play, const Step& step, const Tile& tile, int next) {
  const int section = play.rules.section_at(play.state.players, tile.level, next);
  play.find(GameCode::galley_gap, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}},
             {"zone", {zone_term(play.rules, tile)}},
             {"next", {findings::words(play.rules.zone_name(tile.level, section))}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

void report_no_lower(const Play& play, const Step& step, const Place& place) {
  play.find(GameCode::no_lower_part, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}}, {"place", {place_term(play.rules, place)}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

Placing judge_place(const Play& play, const Step& step, const Tile& tile) {
  const int begin = play.rules.section_begin(play.state.players, tile.level, tile.section);
  const int end = begin + play.rules.section_length(play.state.players, tile.level, tile.section);
  Placing placing{{tile.level, first_free(play.state, tile.level, begin, end)}};
  const int next = first_free(play.state, tile.level, 0, begin);
  placing.faulty = true;
  if (placing.place.column < 0) {
    report_section_full(play, step, tile);
  } else if (next >= 0) {
    report_gap(play, step, tile, next);
  } else if (tile.level > 0 && is_free(play.state, {tile.level - 1, placing.place.column})) {
    report_no_lower(play, step, placing.place);
  } else {
    placing.faulty = false;
  }
  return placing;
}

bool exists(const Play& play, const Place& place) {
  return place.column >= 0 && place.column < play.rules.level_length(play.state.players, place.level);
}

/// A recorded place: wrong when it is another than the computed one; after a gap it tells where the part lies.
void consider_recorded(const Play& play, const Step& step, Placing& placing) {
  if (step.level < 0) return;
  const Place recorded{step.level, step.column};
  if (placing.faulty) {
    if (exists(play, recorded) && is_free(play.state, recorded)) placing.place = recorded;
    return;
  }
  if (recorded.level == placing.place.level && recorded.column == placing.place.column) return;
  play.find(GameCode::wrong_place, step.at_text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}},
             {"claimed", {place_term(play.rules, recorded)}},
             {"computed", {place_term(play.rules, placing.place)}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

void put_on_ship(const Play& play, const Place& place, int tile) {
  play.state.flags[index(tile)] |= on_ship;
  if (place.column < 0) return;
  play.state.ship[index(place.level)][index(place.column)] = static_cast<std::uint8_t>(tile + 1);
  play.state.builder[index(place.level)][index(place.column)] = static_cast<std::int8_t>(play.seat());
}

bool is_complete(const Play& play) {
  for (std::size_t level = 0; level < play.rules.levels.size(); ++level) {
    const int length = play.rules.level_length(play.state.players, static_cast<int>(level));
    if (first_free(play.state, static_cast<int>(level), 0, length) >= 0) return false;
  }
  return true;
}

void note_complete(const Play& play) {
  if (!play.rules.ends_with_galley || !is_complete(play)) return;
  play.mattered("last-part");
  play.state.by_galley = true;
  const LastPart last = play.rules.interpretations.last_part;
  play.state.ended = last != LastPart::finish_round;
  play.state.last_round = last == LastPart::finish_round;
}

void build_part(const Play& play, const Step& step) {
  const int tile = take_from_reserve(play, step.tile);
  Placing placing = judge_place(play, step, play.rules.tile(step.tile.tile));
  consider_recorded(play, step, placing);
  put_on_ship(play, placing.place, tile);
  gain_for_part(play, tile);
  note_complete(play);
}

void build_barrier(const Play& play, const Step& step) {
  const int tile = take_from_reserve(play, step.tile);
  Stack& stack = play.state.stacks[index(play.seat())];
  if (stack.named == max_stack) {
    for (std::size_t at = 1; at < stack.named; ++at) stack.tiles[at - 1] = stack.tiles[at];
    --stack.named;
  }
  stack.tiles[stack.named++] = static_cast<std::uint8_t>(tile);
  if (stack.height < 250) ++stack.height;
  play.state.flags[index(tile)] |= in_stack;
}

void build_income(const Play& play, const Step& step) {
  const int tile = take_from_reserve(play, step.tile);
  play.touch(tile);
  play.gain(play.rules.tile(tile).gain, 1, {"income", play.rules.tile(tile).id});
  const int tiles[] = {tile};
  put_under(play.rules, play.state, play.rules.tile(tile).deck, tiles);
}

int last_column(const State& state, int level) {
  for (int column = max_columns - 1; column >= 0; --column) {
    if (!is_free(state, {level, column})) return column;
  }
  return -1;
}

Place place_of(const Play& play, int tile) {
  for (int level = 0; level < max_levels; ++level) {
    for (int column = 0; column < max_columns; ++column) {
      const int part = play.state.ship[index(level)][index(column)] - 1;
      if (part == tile) return {level, column};
    }
  }
  return {};
}

/// The built part that is meant: itself, or one alike that is the last of its level.
Place built_like(const Play& play, int tile) {
  const Place own = place_of(play, tile);
  if (own.column >= 0 && own.column == last_column(play.state, own.level)) return own;
  Place found = own;
  for (int level = 0; level < max_levels; ++level) {
    const int column = last_column(play.state, level);
    if (column < 0) continue;
    const int part = play.state.ship[index(level)][index(column)] - 1;
    if (play.rules.alike(part, tile)) return {level, column};
  }
  if (found.column >= 0) return found;
  for (std::size_t other = 0; other < play.rules.tiles.size(); ++other) {
    if (!play.rules.alike(static_cast<int>(other), tile)) continue;
    found = place_of(play, static_cast<int>(other));
    if (found.column >= 0) return found;
  }
  return found;
}

findings::Argument destroyed_argument(const Play& play, const Step& step) {
  const TileRef& part = step.tile;
  return {"tile", {part.is_open ? findings::words(part.text) : tile_term(play.rules, part.tile)}};
}

/// One of `part-not-built`, `replace-not-last`, `replace-covered`. Returns the place that is rebuilt.
Place judge_destroyed(const Play& play, const Step& step) {
  const Place place = step.tile.is_open ? Place{} : built_like(play, step.tile.tile);
  if (place.column < 0) {
    play.find(GameCode::part_not_built, step.tile.text, {destroyed_argument(play, step)});
    return place;
  }
  const int last = last_column(play.state, place.level);
  const bool has_above = place.level + 1 < static_cast<int>(play.rules.levels.size());
  const int cover = has_above ? play.state.ship[index(place.level + 1)][index(place.column)] - 1 : -1;
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
  const int section = play.rules.section_at(play.state.players, place.level, place.column);
  if (tile.level == place.level && tile.section == section) return;
  play.find(GameCode::replace_wrong_zone, step.other.text,
            {{"tile", {tile_term(play.rules, step.other.tile)}},
             {"zone", {zone_term(play.rules, tile)}},
             {"needed", {findings::words(play.rules.zone_name(place.level, section))}}},
            {tile_path(play.rules, step.other.tile, "zone")});
}

void remove_part(const Play& play, const Place& place) {
  const int old = play.state.ship[index(place.level)][index(place.column)] - 1;
  const int builder = play.state.builder[index(place.level)][index(place.column)];
  play.mattered("replaced-tile");
  play.mattered("replaced-gains");
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
}

/// Which part was destroyed is open: the new one lies in the place of the last part of its zone.
Place likely_place(const Play& play, int tile) {
  const Tile& built = play.rules.tile(tile);
  const int last = last_column(play.state, built.level);
  play.state.flags[index(tile)] |= doubtful;
  return {built.level, last};
}

}  // namespace

int top_barrier(const Rules&, const State& state, int seat) {
  const Stack& stack = state.stacks[index(seat)];
  return stack.named == 0 ? -1 : stack.tiles[stack.named - 1U];
}

void gain_for_part(const Play& play, int tile_index) {
  const Tile& tile = play.rules.tile(tile_index);
  State& state = play.state;
  play.touch(tile_index);
  if (state.doge < 0) {
    const auto tracks = 1U << play.rules.vp_track | 1U << play.rules.approval_track;
    std::uint8_t& unjudged = play.ledger.unjudged[index(play.seat())];
    unjudged = static_cast<std::uint8_t>(unjudged | tracks);
  }
  int boxes = 0;
  int violet = 0;
  std::string_view by;
  if (state.doge >= 0) {
    const Tile& doge = play.rules.tile(state.doge);
    by = doge.id;
    for (std::size_t at = 0; at < play.rules.parameters.size(); ++at) boxes += tile.boxes[at] * doge.values[at];
    violet = doge.violet[index(tile.level)] >> tile.section & 1;
  }
  play.gain(play.seat(), play.rules.vp_track, {{tile.vp, {"part", tile.id}}, {boxes, {"boxes", tile.id, -1, by}}});
  play.gain(play.seat(), play.rules.approval_track,
            {{tile.approval ? 1 : 0, {"part", tile.id}}, {violet, {"violet", tile.id, -1, by}}});
}

void build(const Play& play, const Step& step) {
  switch (play.rules.kind_of(step.tile.tile).role) {
    case Role::part: return build_part(play, step);
    case Role::barrier: return build_barrier(play, step);
    case Role::income: return build_income(play, step);
    case Role::doge: return;
  }
}

void replace(const Play& play, const Step& step) {
  play.mattered("replace-bonus");
  const bool is_part = play.rules.kind_of(step.other.tile).role == Role::part;
  const Place place = judge_destroyed(play, step);
  const int tile = take_from_reserve(play, step.other);
  if (!is_part) return;
  if (place.column >= 0) judge_zone(play, step, place);
  const Place rebuilt = place.column >= 0 ? place : likely_place(play, tile);
  if (rebuilt.column >= 0) {
    remove_part(play, rebuilt);
    put_on_ship(play, rebuilt, tile);
  }
  gain_for_part(play, tile);
}

}  // namespace dogeref::doge_ship
