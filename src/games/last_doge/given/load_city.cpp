// A position read: the city, what is known of it, artefacts.

#include <algorithm>

#include "games/last_doge/given/loader.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "kit/index.h"
#include "referee/game/given.h"

namespace dogeref::last_doge {

using given::Part;
using kit::index;
using rules::Member;
using rules::members_of;
using rules::Node;
using rules::Origin;

void Loader::cannot_be(Part part, const Origin& at, std::string message) {
  const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(part));
  wrong = static_cast<std::uint8_t>(wrong | bit);
  if ((left_wrong & bit) == 0) faults.add(at, std::move(message));
}

void Loader::city(const Node& list) {
  for (const Member& item : list.members) {
    const std::string& name = item.value.text;
    int column = 0;
    int row = 0;
    if (!read_cell_name(name, column, row)) {
      faults.add(item.value.origin,
                 "'" + rules::shortened(name) + "' is not a cell: a cell is a column letter and a row, D5");
      continue;
    }
    if (find_cell(state, name) >= 0) {
      faults.add(item.value.origin, "the cell " + name + " is named twice");
      continue;
    }
    const int cell = state.cell_count++;
    state.column[index(cell)] = static_cast<std::int8_t>(column);
    state.row[index(cell)] = static_cast<std::int8_t>(row);
    bool touches = cell == 0;
    for (int other = 0; other < cell; ++other) touches = touches || are_neighbours(state, cell, other);
    if (!touches) cannot_be(Part::city, item.value.origin, "the cell " + name + " touches none named before it");
  }
  if (state.cell_count > static_cast<int>(rules.tiles.size())) {
    cannot_be(Part::city, list.origin, "more cells than there are tiles (" + std::to_string(rules.tiles.size()) + ")");
  }
}

void Loader::candidates(const Node* map, std::uint32_t Lying::*into) {
  referee::NamedOnce once(faults);
  for (const Member& member : members_of(map)) {
    const int cell = cell_named(member.key_origin, member.key);
    once.take(cell, member);
    const std::uint32_t tiles = tiles_named(member.value);
    if (cell >= 0 && tiles != 0) state.lying[index(cell)].*into = tiles;
  }
}

std::uint8_t Loader::groups(const Node* same, std::uint8_t Lying::*into) {
  std::uint8_t count = 0;
  for (const Member& group : members_of(same)) {
    const std::uint32_t cells = cells_named(&group.value);
    ++count;
    for (int cell = 0; cell < state.cell_count; ++cell) {
      if ((cells >> cell & 1U) != 0) state.lying[index(cell)].*into = count;
    }
  }
  return count;
}

/// The lines that told what is known: one for all cells, or one for each.
void Loader::told(const Node* node) {
  for (int cell = 0; node != nullptr && !node->is_map() && cell < state.cell_count; ++cell) {
    state.lying[index(cell)].line = static_cast<std::uint32_t>(node->integer);
  }
  referee::NamedOnce once(faults);
  for (const Member& member : members_of(node)) {
    const int cell = cell_named(member.key_origin, member.key);
    once.take(cell, member);
    if (cell >= 0) state.lying[index(cell)].line = static_cast<std::uint32_t>(member.value.integer);
  }
}

void Loader::before_swap(const Node* node) {
  if (state.unknown_swaps != 1) return;
  for (Lying& lying : state.lying) lying.before = all_tiles(rules);
  if (node == nullptr) return;
  candidates(node->find("map"), &Lying::before);
  (void)groups(node->find("same"), &Lying::was_group);
  const std::uint32_t hidden = cells_named(node->find("hidden"));
  for (int cell = 0; cell < state.cell_count; ++cell)
    state.lying[index(cell)].may_have_moved = (hidden >> cell & 1U) != 0;
}

void Loader::map(const Node& given) {
  forget_map(rules, state);
  candidates(given.find("map"), &Lying::candidates);
  told(given.find("told"));
  state.groups = groups(given.find("same"), &Lying::group);
  const Node* const followed = given.find("followed");
  const std::uint32_t cells = followed == nullptr ? 0 : cells_named(followed);
  for (int cell = 0; cell < state.cell_count; ++cell) state.lying[index(cell)].followed = (cells >> cell & 1U) != 0;
  before_swap(given.find("before_swap"));
  state.face_up = cells_named(given.find("open"));
  const Node* const discovered = given.find("discovered");
  state.discovered = discovered == nullptr ? given::implied_discovered(rules, state) : cells_named(discovered);
  state.full_map = rules::flag_of(given.find("whole_map"), given::implied_whole_map(rules, state));
}

void Loader::check_map(const Node& given) {
  if (fits(rules, state)) return;
  const Node* const map = given.find("map");
  const Node* const same = given.find("same");
  const Origin at = map != nullptr ? map->origin : same != nullptr ? same->origin : given.origin;
  cannot_be(Part::map, at, "tiles cannot lie like this: no assignment of the set's tiles to the cells is left");
}

void Loader::pawns(const Node& map) {
  referee::NamedOnce once(faults);
  for (const Member& member : map.members) {
    const int seat = referee::given_seat(players, member.key_origin, member.key, faults);
    once.take(seat, member);
    const int cell = cell_named(member.value.origin, member.value.text);
    if (seat >= 0 && cell >= 0) state.pawns[index(seat)] = static_cast<std::int8_t>(cell);
  }
}

/// Rulebook "Mise en place": each stands alone, and not on the treasure. In the escape they may meet.
void Loader::check_pawns(const Node& map) {
  if (state.phase == Phase::escape || state.phase == Phase::over || state.city_doubt) return;
  for (const Member& member : map.members) {
    const int cell = find_cell(state, member.value.text);
    if (cell < 0) continue;
    const auto here = std::count(state.pawns.begin(), state.pawns.end(), static_cast<std::int8_t>(cell));
    const std::string name = cell_name(state, cell);
    if (here > 1) return cannot_be(Part::pawns, member.value.origin, "two pawns are on " + name);
    if (has_treasure(state, cell)) {
      return cannot_be(Part::pawns, member.value.origin, "the treasure lies on " + name + ", where a pawn stands");
    }
  }
}

void Loader::lay(int artefact, std::int8_t place, const Origin& at) {
  Origin& before = seen[index(artefact)];
  if (before.line != 0) {
    faults.add(at, rules.artefact(artefact).id + " lies elsewhere already, at " + faults.place(before));
    return;
  }
  before = at;
  if (before.line == 0) before.line = 1;  // written down by the program, not in a file
  state.artefact_at[index(artefact)] = place;
}

void Loader::market(const Node& list) {
  for (const Member& item : list.members) {
    if (item.value.text == given::unknown) {
      ++state.market_short;
      continue;
    }
    const int artefact = artefact_named(item.value);
    if (artefact >= 0) lay(artefact, in_market, item.value.origin);
  }
  const int count = static_cast<int>(list.members.size());
  if (count <= rules.market.of(state.players)) return;
  cannot_be(Part::market, list.origin,
            "artefacts found face up: " + std::to_string(count) + ", needed at most " +
                std::to_string(rules.market.of(state.players)));
}

}  // namespace dogeref::last_doge
