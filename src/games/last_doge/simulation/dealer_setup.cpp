#include "games/last_doge/simulation/dealer_setup.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "kit/index.h"

namespace dogeref::last_doge {
namespace {

using kit::index;
using Place = std::pair<int, int>;  ///< column and row

std::vector<int> shuffled(int count, kit::Random& random) {
  std::vector<int> order(index(count));
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(std::span(order));
  return order;
}

/// A city grows cell by cell, each edge to edge with an earlier one.
std::vector<Place> grown(const Rules& rules, kit::Random& random) {
  const int count = rules.cells;
  std::vector<Place> cells = {{0, 0}};
  int tries = 0;
  while (static_cast<int>(cells.size()) < count) {
    constexpr Place steps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    Place cell = cells[index(random.below(static_cast<int>(cells.size())))];
    const Place step = steps[random.below(4)];
    cell.first += step.first;
    cell.second += step.second;
    // Grown from the middle of where it may reach; where it does not come to its size, it goes on outside.
    const bool is_far = rules.city_columns > 0 && ++tries < 100'000 &&
                        (2 * cell.first < -rules.city_columns + 1 || 2 * cell.first > rules.city_columns ||
                         2 * cell.second < -rules.city_rows + 1 || 2 * cell.second > rules.city_rows);
    if (!is_far && std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  }
  return cells;
}

std::vector<std::string> named(const std::vector<Place>& cells) {
  int left = 0;
  int low = 0;
  for (const auto& [column, row] : cells) left = std::min(left, column), low = std::min(low, row);
  std::vector<std::string> names;
  for (const auto& [column, row] : cells) {
    const int at = column - left;
    std::string name(1, static_cast<char>('A' + at % 26));
    if (at >= 26) name.insert(0, 1, static_cast<char>('A' + at / 26 - 1));
    names.push_back(name + std::to_string(row - low + 1));
  }
  return names;
}

/// The first tile, under the treasure, is of any district alike.
std::vector<int> dealt_tiles(const Rules& rules, kit::Random& random) {
  std::vector<int> tiles = shuffled(static_cast<int>(rules.tiles.size()), random);
  std::vector<int> districts;
  for (const Tile& tile : rules.tiles) districts.push_back(tile.district);
  std::sort(districts.begin(), districts.end());
  districts.erase(std::unique(districts.begin(), districts.end()), districts.end());
  const int district = districts[index(random.below(static_cast<int>(districts.size())))];
  const auto first =
      std::find_if(tiles.begin(), tiles.end(), [&](int tile) { return rules.tile(tile).district == district; });
  std::iter_swap(tiles.begin(), first);
  return tiles;
}

std::string map_of(const Rules& rules, const Layout& layout) {
  std::string text;
  for (std::size_t at = 0; at < layout.cells.size(); ++at) {
    text.append(at == 0 ? "" : " ").append(layout.cells[at]).append("=").append(rules.tile(layout.tiles[at]).id);
  }
  return text;
}

}  // namespace

Layout lay_out(const Rules& rules, int players, kit::Random& random) {
  Layout layout;
  layout.cells = named(grown(rules, random));
  layout.tiles = dealt_tiles(rules, random);
  layout.market = shuffled(static_cast<int>(rules.artefacts.size()), random);
  layout.market.resize(std::min(layout.market.size(), index(rules.market.of(players))));
  layout.tribes = shuffled(static_cast<int>(rules.tribes.size()), random);
  for (const int cell : shuffled(rules.cells - 1, random)) {
    if (static_cast<int>(layout.pawns.size()) < players) layout.pawns.push_back(cell + 1);
  }
  return layout;
}

std::string pawns_of(const Rules& rules, const Layout& layout, std::span<const referee::PlayerName> players,
                     bool sealed) {
  std::string text;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const std::size_t cell = index(layout.pawns[seat]);
    text.append(seat == 0 ? "" : ", ").append(players[seat].written).append(" ").append(layout.cells[cell]);
    if (sealed) text += " = " + std::to_string(rules.tile(layout.tiles[cell]).district);
  }
  return text;
}

std::string header_of(const Rules& rules, const Layout& layout, std::span<const referee::PlayerName> players,
                      int form) {
  std::string text;
  switch (form) {
    case city_header:
      for (const std::string& cell : layout.cells) text.append(text.empty() ? "" : " ").append(cell);
      return text;
    case map_header: return map_of(rules, layout);
    case market_header:
      for (const int at : layout.market) text.append(text.empty() ? "" : " ").append(rules.artefact(at).id);
      return text;
    case removed_header:
      for (int copies = rules.removed_copies[players.size()]; copies > 0; --copies) {
        text.append(text.empty() ? "" : " ").append(rules.card(rules.removed_card).id);
      }
      return text;
    default: return pawns_of(rules, layout, players, true);
  }
}

}  // namespace dogeref::last_doge
