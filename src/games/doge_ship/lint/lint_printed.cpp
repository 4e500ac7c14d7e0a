// What the rulebook prints of the game without variants: counts of tiles (set-up 4-7), ranges of their values, panels
// (set-up 8), the sizes of the ship ("The Galley size").

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/doge_ship/lint/lint_parts.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

struct Printed {
  std::string_view kind;
  int count;
  int least_cost;
  int most_cost;
};

constexpr std::array<Printed, 4> printed{
    {{"galley", 36, 2, 7}, {"barrier", 26, 0, 1}, {"gondola", 14, 0, 1}, {"doge", 16, 0, 0}}};
constexpr int tiles_of_a_zone = 6;
constexpr int least_boxes = 2;
constexpr int most_boxes = 4;
constexpr int spaces_of_a_panel = 6;
constexpr int panels_of_the_board = 6;

std::string range(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

/// Where tiles are written of which there are too many or too few.
template <class Has>
std::string place_of(const Proof& proof, const Has& has) {
  const auto first = std::find_if(proof.rules.tiles.begin(), proof.rules.tiles.end(), has);
  return first == proof.rules.tiles.end() ? "tiles" : "tiles." + first->id;
}

void prove_kind(Proof& proof, const Printed& print) {
  int count = 0;
  for (const Tile& tile : proof.rules.tiles) {
    if (proof.rules.kinds[index(tile.kind)].id != print.kind) continue;
    ++count;
    if (tile.cost >= print.least_cost && tile.cost <= print.most_cost) continue;
    proof.remarker.error(
        "tiles." + tile.id + ".cost",
        "printed: prices from " + range(print.least_cost, print.most_cost) + ", found " + std::to_string(tile.cost));
  }
  const auto is_one = [&](const Tile& tile) { return proof.rules.kinds[index(tile.kind)].id == print.kind; };
  if (count != print.count)
    proof.remarker.error_at(place_of(proof, is_one), "tiles",
                            "printed: " + std::to_string(print.count) + " tiles of the kind " +
                                std::string(print.kind) + ", found " + std::to_string(count));
}

void prove_part(Proof& proof, const Tile& tile) {
  int boxes = 0;
  for (const std::uint8_t of_a_colour : tile.boxes) boxes += of_a_colour;
  if (boxes < least_boxes || boxes > most_boxes)
    proof.remarker.error("tiles." + tile.id + ".boxes",
                         "printed: " + range(least_boxes, most_boxes) + " boxes, found " + std::to_string(boxes));
}

void prove_zone(Proof& proof, int level, int section) {
  const auto here = [&](const Tile& tile) {
    return tile.kind == proof.rules.part_kind && tile.level == level && tile.section == section;
  };
  const auto count = std::count_if(proof.rules.tiles.begin(), proof.rules.tiles.end(), here);
  if (count != tiles_of_a_zone)
    proof.remarker.error_at(place_of(proof, here), "tiles",
                            "printed: " + std::to_string(tiles_of_a_zone) + " tiles of the zone " +
                                proof.rules.zone_name(level, section) + ", found " + std::to_string(count));
}

/// Priorities 1 to 26, once each; that none comes twice is proved of all games.
void prove_priorities(Proof& proof) {
  const int most = printed[1].count;
  for (const Tile& tile : proof.rules.tiles) {
    if (tile.kind == proof.rules.barrier_kind && (tile.priority < 1 || tile.priority > most))
      proof.remarker.error("tiles." + tile.id + ".priority",
                           "printed: priorities from " + range(1, most) + ", found " + std::to_string(tile.priority));
  }
}

void prove_board(Proof& proof) {
  if (static_cast<int>(proof.rules.panels.size()) != panels_of_the_board)
    proof.remarker.error("panels", "printed: " + std::to_string(panels_of_the_board) + " panels, found " +
                                       std::to_string(proof.rules.panels.size()));
  for (const Panel& panel : proof.rules.panels) {
    if (panel.space_count == spaces_of_a_panel && panel.sides == spaces_of_a_panel) continue;
    proof.remarker.error("panels." + panel.id, "printed: " + std::to_string(spaces_of_a_panel) +
                                                   " spaces and a die of as many sides, found " +
                                                   std::to_string(panel.space_count) + " and " +
                                                   std::to_string(panel.sides));
  }
}

/// "3-2-3", by number of players from 2.
constexpr std::array<std::string_view, 4> ships{"2-2-2", "3-2-3", "3-4-3", "4-3-4"};

void prove_lengths(Proof& proof, int players, int level) {
  std::string lengths;
  for (int section = 0; section < proof.rules.section_count; ++section) {
    lengths += (section == 0 ? "" : "-") + std::to_string(proof.rules.section_length(players, level, section));
  }
  const std::string_view needed = ships[index(players - 2)];
  if (lengths != needed)
    proof.remarker.error("sections." + std::to_string(players), with_players(players) + " the level " +
                                                                    proof.rules.levels[index(level)] + " is printed " +
                                                                    std::string(needed) + ", found " + lengths);
}

}  // namespace

void prove_printed(Proof& proof) {
  for (const Printed& print : printed) prove_kind(proof, print);
  for (const Tile& tile : proof.rules.tiles) {
    if (tile.kind == proof.rules.part_kind) prove_part(proof, tile);
  }
  prove_priorities(proof);
  prove_board(proof);
  for (int level = 0; level < static_cast<int>(proof.rules.levels.size()); ++level) {
    for (int section = 0; section < proof.rules.section_count; ++section) prove_zone(proof, level, section);
    for (int players = 2; players < 2 + static_cast<int>(ships.size()); ++players) prove_lengths(proof, players, level);
  }
}

}  // namespace dogeref::doge_ship
