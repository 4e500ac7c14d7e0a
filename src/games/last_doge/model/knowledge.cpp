#include "games/last_doge/model/knowledge.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace dogeref::last_doge {
namespace {

constexpr int most_nodes = 10'000;

using Masks = std::array<std::uint32_t, most_cells>;

/// Bipartite matching of cells with tiles by augmenting paths.
class Matching {
 public:
  Matching(const Masks& masks, int cells) : masks_(masks), cells_(cells) { holder_.fill(-1); }

  [[nodiscard]] bool complete() {
    for (int cell = 0; cell < cells_; ++cell) {
      std::uint32_t seen = 0;
      if (!place(cell, seen)) return false;
    }
    return true;
  }

 private:
  bool place(int cell, std::uint32_t& seen) {
    if (const std::uint32_t free = masks_[index(cell)] & ~held_; free != 0) {
      const int tile = std::countr_zero(free);
      held_ |= 1U << tile;
      holder_[index(tile)] = cell;
      return true;
    }
    for (std::uint32_t left = masks_[index(cell)] & ~seen; left != 0; left = masks_[index(cell)] & ~seen) {
      const int tile = std::countr_zero(left);
      seen |= 1U << tile;
      if (!place(holder_[index(tile)], seen)) continue;
      holder_[index(tile)] = cell;
      return true;
    }
    return false;
  }

  const Masks& masks_;
  int cells_;
  std::array<int, most_cells> holder_{};
  std::uint32_t held_ = 0;  ///< bit for each tile
};

/// What is told of cells: tiles that may lie there, and groups of one district.
struct Told {
  Masks masks{};
  std::array<std::uint8_t, most_cells> groups{};
};

/// Chooses a district for each group of tiles that are alike in it.
class Search {
 public:
  Search(const Rules& rules, int cells) : rules_(rules), cells_(cells) {}

  [[nodiscard]] bool fits(const Told& told) {
    told_ = &told;
    groups_ = *std::max_element(told.groups.begin(), told.groups.end());
    return from(1, told.masks);
  }

 private:
  bool from(int group, const Masks& masks) {
    if (++nodes_ > most_nodes) return true;
    if (!Matching(masks, cells_).complete()) return false;
    while (group <= groups_ && is_settled(group, masks)) ++group;
    if (group > groups_) return true;
    for (const std::uint32_t tiles : rules_.of_district) {
      if (tiles == 0) continue;
      Masks next = masks;
      if (restrict(group, tiles, next) && from(group + 1, next)) return true;
    }
    return false;
  }

  /// Whether all tiles of a group are known to be of one district already.
  [[nodiscard]] bool is_settled(int group, const Masks& masks) const {
    std::uint32_t all = 0;
    for (int cell = 0; cell < cells_; ++cell) {
      if (told_->groups[index(cell)] == group) all |= masks[index(cell)];
    }
    return all == 0 || std::any_of(rules_.of_district.begin(), rules_.of_district.end(),
                                   [all](std::uint32_t tiles) { return (all & ~tiles) == 0; });
  }

  [[nodiscard]] bool restrict(int group, std::uint32_t tiles, Masks& masks) const {
    for (int cell = 0; cell < cells_; ++cell) {
      if (told_->groups[index(cell)] != group) continue;
      masks[index(cell)] &= tiles;
      if (masks[index(cell)] == 0) return false;
    }
    return true;
  }

  const Rules& rules_;
  const int cells_;
  const Told* told_ = nullptr;
  int groups_ = 0;
  int nodes_ = 0;
};

/// What is told without an unknown swap.
Told plainly(const State& state) {
  Told told;
  for (int cell = 0; cell < state.cell_count; ++cell) {
    told.masks[index(cell)] = state.lying[index(cell)].candidates;
    told.groups[index(cell)] = state.lying[index(cell)].group;
  }
  return told;
}

/// What is told when the tiles in two cells have changed places since; with the same cell twice, none has.
Told swapped(const State& state, int one, int other) {
  Told told = plainly(state);
  for (int cell = 0; cell < state.cell_count; ++cell) {
    const int from = cell == one ? other : cell == other ? one : cell;
    told.masks[index(cell)] &= state.lying[index(from)].before;
    told.groups[index(cell)] = state.lying[index(from)].was_group;
  }
  return told;
}

/// Whether one swap of hidden tiles, or none, explains what was told before and after it.
bool fits_with_a_swap(const Rules& rules, const State& state) {
  Search search(rules, state.cell_count);
  if (search.fits(swapped(state, 0, 0))) return true;
  for (int one = 0; one < state.cell_count; ++one) {
    if (!state.lying[index(one)].may_have_moved) continue;
    for (int other = one + 1; other < state.cell_count; ++other) {
      if (!state.lying[index(other)].may_have_moved) continue;
      if (search.fits(swapped(state, one, other))) return true;
    }
  }
  return false;
}

/// Two cells are of one group, and with them all that either is in one group with.
void join(State& state, int one, int other) {
  const std::uint8_t gone = state.lying[index(other)].group;
  std::uint8_t& group = state.lying[index(one)].group;
  if (group == 0) group = gone != 0 ? gone : ++state.groups;
  const std::uint8_t kept = group;
  for (Lying& each : state.lying) {
    if (gone != 0 && each.group == gone) each.group = kept;
  }
  state.lying[index(other)].group = kept;
}

/// What a line says that cannot be: that the tile in a cell is one of these, or that two cells are of one district.
struct Fact {
  std::uint32_t cells = 0;
  std::uint32_t tiles = 0;
  bool same = false;
};

/// What was told of a cell before is forgotten, the fact itself is not.
void forget(const Rules& rules, Lying& lying, const Fact& fact, bool own) {
  lying.candidates = own ? fact.tiles & all_tiles(rules) : all_tiles(rules);
  lying.before = all_tiles(rules);
  if (!own || !fact.same) lying.group = lying.was_group = 0;
}

/// The lines without which a position could be that cannot. What was told of the fact's own cells is given up last.
std::vector<std::uint32_t> needed_lines(const Rules& rules, State& state, const Fact& fact) {
  std::vector<std::uint32_t> lines;
  for (const bool own : {false, true}) {
    for (int cell = 0; cell < state.cell_count; ++cell) {
      Lying& lying = state.lying[index(cell)];
      if (lying.line == 0 || ((fact.cells >> cell & 1U) != 0) != own) continue;
      const Lying told = lying;
      forget(rules, lying, fact, own);
      if (!fits(rules, state)) continue;
      lying = told;
      lines.push_back(told.line);
    }
  }
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

/// A tile is of a district since it is like another.
bool follow(const Play& play, int cell, int district) {
  if (!narrow(play, cell, play.rules.of_district[index(district)])) return false;
  play.state.lying[index(cell)].followed = true;
  return true;
}

}  // namespace

std::uint32_t all_tiles(const Rules& rules) { return rules.tiles.size() >= 32 ? ~0U : (1U << rules.tiles.size()) - 1U; }

void forget_map(const Rules& rules, State& state) {
  for (int cell = 0; cell < state.cell_count; ++cell) state.lying[index(cell)] = {all_tiles(rules), 0, 0};
  state.groups = 0;
  state.full_map = false;
}

int district_at(const Rules& rules, const State& state, int cell) {
  const std::uint32_t candidates = state.lying[index(cell)].candidates;
  for (std::size_t district = 0; district < rules.of_district.size(); ++district) {
    if (candidates != 0 && (candidates & ~rules.of_district[district]) == 0) return static_cast<int>(district);
  }
  return -1;
}

int tile_at(const Rules& rules, const State& state, int cell) {
  const std::uint32_t candidates = state.lying[index(cell)].candidates;
  if (candidates == 0) return -1;
  const int first = std::countr_zero(candidates);
  return (candidates & ~rules.likes(first)) == 0 ? first : -1;
}

bool may_be(const Rules& rules, const State& state, int cell, int district) {
  if (district < 0 || district >= most_districts) return false;
  return (state.lying[index(cell)].candidates & rules.of_district[index(district)]) != 0;
}

bool fits(const Rules& rules, const State& state) {
  if (state.contradicted || state.unknown_swaps > 1) return true;
  if (state.unknown_swaps == 1) return fits_with_a_swap(rules, state);
  return Search(rules, state.cell_count).fits(plainly(state));
}

bool narrow(const Play& play, int cell, std::uint32_t tiles) {
  Lying& lying = play.state.lying[index(cell)];
  const std::uint32_t before = lying.candidates;
  if ((before & ~tiles) == 0) return true;
  play.unverified();
  lying.candidates = before & tiles;
  if (lying.candidates == 0 || !fits(play.rules, play.state)) {
    lying.candidates = before;
    return false;
  }
  lying.line = play.line.line;
  return true;
}

void forget_what_followed(const Rules& rules, State& state) {
  for (Lying& lying : state.lying) {
    lying.group = lying.was_group = 0;
    if (!lying.followed) continue;
    lying.candidates = lying.before = all_tiles(rules);
    lying.followed = false;
  }
  state.groups = 0;
}

bool same_district(const Play& play, int one, int other) {
  State& state = play.state;
  const int left = district_at(play.rules, state, one);
  const int right = district_at(play.rules, state, other);
  if (left >= 0 && right >= 0) return left == right;
  if (right >= 0) return follow(play, one, right);
  if (left >= 0) return follow(play, other, left);
  play.unverified();
  const auto lying = state.lying;
  const std::uint8_t groups = state.groups;
  join(state, one, other);
  if (fits(play.rules, state)) {
    state.lying[index(one)].line = state.lying[index(other)].line = play.line.line;
    return true;
  }
  state.lying = lying;
  state.groups = groups;
  return false;
}

std::vector<std::uint32_t> lines_against(const Rules& rules, const State& state, int cell, std::uint32_t tiles) {
  State contradicted = state;
  contradicted.lying[index(cell)].candidates &= tiles;
  return needed_lines(rules, contradicted, {1U << cell, tiles, false});
}

std::vector<std::uint32_t> lines_against_same(const Rules& rules, const State& state, int one, int other) {
  State contradicted = state;
  join(contradicted, one, other);
  return needed_lines(rules, contradicted, {1U << one | 1U << other, all_tiles(rules), true});
}

void widen(const Play& play, int cell, std::uint32_t tiles) {
  State& state = play.state;
  const std::uint32_t before = state.lying[index(cell)].candidates;
  Lying& lying = state.lying[index(cell)];
  lying.candidates = before | tiles;
  lying.before |= tiles;
  lying.line = play.line.line;
  lying.group = lying.was_group = 0;
  for (int other = 0; other < state.cell_count; ++other) {
    Lying& theirs = state.lying[index(other)];
    if (other == cell || (theirs.candidates & ~tiles) != 0) continue;
    theirs.candidates |= before;
    theirs.before |= before;
  }
  state.full_map = false;
}

void swap_lying(State& state, int one, int other) {
  std::swap(state.lying[index(one)], state.lying[index(other)]);
  const std::uint32_t both = 1U << one | 1U << other;
  if (const std::uint32_t set = state.discovered & both; set != 0 && set != both) state.discovered ^= both;
}

void swap_unknown(const Rules& rules, State& state) {
  if (state.unknown_swaps < 255) ++state.unknown_swaps;
  for (int cell = 0; cell < state.cell_count; ++cell) {
    Lying& lying = state.lying[index(cell)];
    lying.before = lying.candidates;
    lying.was_group = lying.group;
    lying.may_have_moved = !state.is_up(cell) || rules.interpretations.swap_any;
    if (lying.may_have_moved) lying.candidates = all_tiles(rules);
    lying.group = 0;
  }
  state.groups = 0;
}

}  // namespace dogeref::last_doge
