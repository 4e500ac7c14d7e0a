#include "games/last_doge/knowledge.h"

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
    for (std::uint32_t left = masks_[index(cell)] & ~seen; left != 0; left = masks_[index(cell)] & ~seen) {
      const int tile = std::countr_zero(left);
      seen |= 1U << tile;
      if (holder_[index(tile)] >= 0 && !place(holder_[index(tile)], seen)) continue;
      holder_[index(tile)] = cell;
      return true;
    }
    return false;
  }

  const Masks& masks_;
  int cells_;
  std::array<int, most_cells> holder_{};
};

/// Chooses a district for each group of tiles that are alike in it.
class Search {
 public:
  Search(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

  [[nodiscard]] bool run() {
    Masks masks{};
    for (int cell = 0; cell < state_.cell_count; ++cell) masks[index(cell)] = state_.lying[index(cell)].candidates;
    return from(1, masks);
  }

 private:
  bool from(int group, const Masks& masks) {
    if (++nodes_ > most_nodes) return true;
    if (!Matching(masks, state_.cell_count).complete()) return false;
    while (group <= state_.groups && is_settled(group, masks)) ++group;
    if (group > state_.groups) return true;
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
    for (int cell = 0; cell < state_.cell_count; ++cell) {
      if (state_.lying[index(cell)].group == group) all |= masks[index(cell)];
    }
    return all == 0 || std::any_of(rules_.of_district.begin(), rules_.of_district.end(),
                                   [all](std::uint32_t tiles) { return (all & ~tiles) == 0; });
  }

  [[nodiscard]] bool restrict(int group, std::uint32_t tiles, Masks& masks) const {
    for (int cell = 0; cell < state_.cell_count; ++cell) {
      if (state_.lying[index(cell)].group != group) continue;
      masks[index(cell)] &= tiles;
      if (masks[index(cell)] == 0) return false;
    }
    return true;
  }

  const Rules& rules_;
  const State& state_;
  int nodes_ = 0;
};

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
  return state.contradicted || state.unknown_swaps > 0 || Search(rules, state).run();
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

bool same_district(const Play& play, int one, int other) {
  State& state = play.state;
  const int left = district_at(play.rules, state, one);
  const int right = district_at(play.rules, state, other);
  if (left >= 0 && right >= 0) return left == right;
  if (right >= 0) return narrow(play, one, play.rules.of_district[index(right)]);
  if (left >= 0) return narrow(play, other, play.rules.of_district[index(left)]);
  play.unverified();
  const auto lying = state.lying;
  const std::uint8_t groups = state.groups;
  const std::uint8_t gone = state.lying[index(other)].group;
  std::uint8_t& group = state.lying[index(one)].group;
  if (group == 0) group = gone != 0 ? gone : ++state.groups;
  const std::uint8_t kept = group;
  for (Lying& each : state.lying) {
    if (gone != 0 && each.group == gone) each.group = kept;
  }
  state.lying[index(other)].group = kept;
  if (fits(play.rules, state)) {
    state.lying[index(one)].line = state.lying[index(other)].line = play.line.line;
    return true;
  }
  state.lying = lying;
  state.groups = groups;
  return false;
}

void widen(const Play& play, int cell, std::uint32_t tiles) {
  State& state = play.state;
  const std::uint32_t before = state.lying[index(cell)].candidates;
  state.lying[index(cell)] = {before | tiles, play.line.line, 0};
  for (int other = 0; other < state.cell_count; ++other) {
    std::uint32_t& theirs = state.lying[index(other)].candidates;
    if (other != cell && (theirs & ~tiles) == 0) theirs |= before;
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
    if (!state.is_up(cell)) state.lying[index(cell)] = {all_tiles(rules), 0, 0};
  }
  state.groups = 0;
}

std::uint32_t told_at(const State& state, int cell) { return state.lying[index(cell)].line; }

}  // namespace dogeref::last_doge
