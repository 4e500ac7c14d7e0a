#include "games/doge_ship/chapters/construction.h"

#include "games/doge_ship/chapters/awards.h"
#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/model/decks.h"
#include "games/doge_ship/model/gains.h"
#include "games/doge_ship/model/ship.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// First free column of a level from `begin` on, before `end`; -1 when all are taken.
int first_free(const State& state, int level, int begin, int end) {
  for (int column = begin; column < end; ++column) {
    if (is_free(state, {level, column})) return column;
  }
  return -1;
}

/// Where a part goes, and whether it may.
struct Placing {
  Place place;
  bool faulty = false;
};

[[gnu::cold]] void report_section_full(const Play& play, const Step& step, const Tile& tile) {
  play.find(GameCode::section_full, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}}, {"zone", {zone_term(play.rules, tile)}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

[[gnu::cold]] void report_gap(const Play& play, const Step& step, const Tile& tile, int next) {
  const int section = play.rules.section_at(play.state.players, tile.level, next);
  play.find(GameCode::galley_gap, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}},
             {"zone", {zone_term(play.rules, tile)}},
             {"next", {findings::words(play.rules.zone_name(tile.level, section))}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

[[gnu::cold]] void report_no_lower(const Play& play, const Step& step, const Place& place) {
  play.find(GameCode::no_lower_part, step.tile.text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}}, {"place", {place_term(play.rules, place)}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

/// A number past what is kept is shown as it was typed.
[[gnu::cold]] findings::Term claimed_place(const Play& play, const Step& step, const Place& claimed) {
  if (claimed.column + 1 >= past_columns) return findings::words(step.at_text);
  return place_term(play.rules, claimed);
}

[[gnu::cold]] void report_wrong_place(const Play& play, const Step& step, const Place& claimed, const Place& computed) {
  play.find(GameCode::wrong_place, step.at_text,
            {{"tile", {tile_term(play.rules, step.tile.tile)}},
             {"claimed", {claimed_place(play, step, claimed)}},
             {"computed", {place_term(play.rules, computed)}}},
            {tile_path(play.rules, step.tile.tile, "zone")});
}

Placing judge_place(const Play& play, const Step& step, const Tile& tile) {
  const Site site = site_of(play.rules, play.state, tile);
  switch (site.fault) {
    case Site::Fault::none: return {site.place, false};
    case Site::Fault::full: report_section_full(play, step, tile); break;
    case Site::Fault::gap: report_gap(play, step, tile, site.next); break;
    case Site::Fault::no_lower: report_no_lower(play, step, site.place); break;
  }
  return {site.place, true};
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
  report_wrong_place(play, step, recorded, placing.place);
}

bool is_complete(const Rules& rules, const State& state) {
  for (std::size_t level = 0; level < rules.levels.size(); ++level) {
    const int length = rules.level_length(state.players, static_cast<int>(level));
    for (int column = length; column > 0; --column) {  // the last places stay free longest
      if (is_free(state, {static_cast<int>(level), column - 1})) return false;
    }
  }
  return true;
}

void note_complete(const Play& play) {
  if (!play.rules.ends_with_galley || !is_complete(play.rules, play.state)) return;
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
  lay_part(play, placing.place, tile);
}

}  // namespace

void lay_part(const Play& play, const Place& place, int tile) {
  put_on_ship(play, place, tile);
  gain_for_part(play, tile);
  note_complete(play);
}

void lay_barrier(const Play& play, int tile) {
  Stack& stack = play.state.stacks[index(play.seat())];
  if (stack.named == max_stack) {
    for (std::size_t at = 1; at < stack.named; ++at) stack.tiles[at - 1] = stack.tiles[at];
    --stack.named;
  }
  stack.tiles[stack.named++] = static_cast<std::uint8_t>(tile);
  if (stack.height < 250) ++stack.height;
  play.state.flags[index(tile)] |= in_stack;
  if (!play.rules.building.empty()) give_building(play, play.rules.barrier_kind);
}

void lay_income(const Play& play, int tile) {
  play.touch(tile);
  give(play, play.rules.tile(tile).gain, {"income", play.rules.tile(tile).id});
  const int tiles[] = {tile};
  put_under(play.rules, play.state, play.rules.tile(tile).deck, tiles);
  if (!play.rules.building.empty()) give_building(play, play.rules.tile(tile).kind);
}

void gain_for_part(const Play& play, int tile_index) {
  const Tile& tile = play.rules.tile(tile_index);
  State& state = play.state;
  play.touch(tile_index);
  if (state.doge < 0) {
    play.leave_unjudged(1U << play.rules.vp_track | 1U << play.rules.approval_track);
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
  if (tile.gives) give(play, tile.gain, {"part", tile.id});
  if (!play.rules.building.empty()) give_building(play, play.rules.part_kind);
}

void build(const Play& play, const Step& step) {
  switch (play.rules.kind_of(step.tile.tile).role) {
    case Role::part: return build_part(play, step);
    case Role::barrier: return lay_barrier(play, take_from_reserve(play, step.tile));
    case Role::income: return lay_income(play, take_from_reserve(play, step.tile));
    case Role::doge: return;
  }
}

Site site_of(const Rules& rules, const State& state, const Tile& tile) {
  const int begin = rules.section_begin(state.players, tile.level, tile.section);
  const int end = begin + rules.section_length(state.players, tile.level, tile.section);
  Site site{{tile.level, first_free(state, tile.level, begin, end)}, first_free(state, tile.level, 0, begin)};
  if (site.place.column < 0) {
    site.fault = Site::Fault::full;
  } else if (site.next >= 0) {
    site.fault = Site::Fault::gap;
  } else if (tile.level > 0 && is_free(state, {tile.level - 1, site.place.column})) {
    site.fault = Site::Fault::no_lower;
  }
  return site;
}

bool suppose_built(const Play& play, int which) {
  for (int tile = 0; tile < static_cast<int>(play.rules.tiles.size()); ++tile) {
    const bool held = (play.state.held[index(tile)] >> play.seat() & 1) != 0;
    if (!held || play.rules.kind_of(tile).role != Role::part) continue;
    Step step;
    step.tile.tile = tile;
    step.tile.text = play.line.text;
    const Placing placing = judge_place(play, step, play.rules.tile(tile));
    if (placing.faulty || which-- > 0) continue;
    put_on_ship(play, placing.place, take_from_reserve(play, step.tile));
    note_complete(play);
    return true;
  }
  return false;
}

}  // namespace dogeref::doge_ship
