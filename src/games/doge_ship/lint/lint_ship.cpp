// The ship can be finished.

#include <algorithm>

#include "games/doge_ship/lint/lint_parts.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

struct Ship {
  Proof& proof;
  int players;

  [[nodiscard]] std::string path() const { return "sections." + std::to_string(players); }
  [[nodiscard]] int levels() const { return static_cast<int>(proof.rules.levels.size()); }

  /// Parts of a zone that there are, or that can also be bought and built.
  [[nodiscard]] int parts(int level, int section, bool to_build) const {
    int count = 0;
    for (std::size_t at = 0; at < proof.rules.tiles.size(); ++at) {
      const Tile& tile = proof.rules.tiles[at];
      const bool here = tile.kind == proof.rules.part_kind && tile.level == level && tile.section == section;
      if (here && (!to_build || proof.with(players).built[at])) ++count;
    }
    return count;
  }

  void zone(int level, int section) const {
    const int needed = proof.rules.section_length(players, level, section);
    const std::string name = proof.rules.zone_name(level, section);
    const int there = parts(level, section, false);
    const int buildable = parts(level, section, true);
    if (there < needed) {
      proof.remarker.error(path(), with_players(players) + " the zone " + name + " needs " + counted_tiles(needed) +
                                       ", there are " + std::to_string(there));
    } else if (buildable < needed && buildable > 0) {
      proof.remarker.error(path(), with_players(players) + " the zone " + name + " needs " + counted_tiles(needed) +
                                       ", but only " + std::to_string(buildable) + " can be bought and built");
    }
  }

  /// Nothing stands on an upper level without the part below (2.3.2).
  void support(int level) const {
    const int length = proof.rules.level_length(players, level);
    const int below = proof.rules.level_length(players, level - 1);
    if (length <= below) return;
    proof.remarker.error(path(), with_players(players) + " the level " + proof.rules.levels[index(level)] + " has " +
                                     std::to_string(length) + " places and " + proof.rules.levels[index(level - 1)] +
                                     " below it only " + std::to_string(below));
  }

  [[nodiscard]] bool any_part_built() const {
    const Attainable& reach = proof.with(players);
    for (std::size_t at = 0; at < proof.rules.tiles.size(); ++at) {
      if (reach.built[at] && proof.rules.tiles[at].kind == proof.rules.part_kind) return true;
    }
    return false;
  }

  void prove() const {
    if (proof.rules.parts(players) == 0)
      return proof.remarker.error(path(), with_players(players) + " the ship has no sections");
    if (!any_part_built()) {
      return proof.remarker.error("panels", with_players(players) + " no part of the ship can be bought and built");
    }
    for (int level = 0; level < levels(); ++level) {
      for (int section = 0; section < proof.rules.section_count; ++section) zone(level, section);
      if (level > 0) support(level);
    }
  }
};

}  // namespace

/// A ship that need not be finished may lack what it wants.
void prove_ship(Proof& proof) {
  if (!proof.rules.ends_with_galley) return;
  for (int players = proof.least(); players <= proof.most(); ++players) Ship{proof, players}.prove();
}

}  // namespace dogeref::doge_ship
