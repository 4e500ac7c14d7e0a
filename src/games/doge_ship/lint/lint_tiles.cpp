// Every tile can come into the game and does what it says.

#include <algorithm>

#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/lint/lint_parts.h"
#include "kit/index.h"
#include "rules/tree/path.h"
#include "text/unicode.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

std::string path_of(const Tile& tile, std::string_view key = {}) {
  return "tiles." + tile.id + (key.empty() ? "" : "." + std::string(key));
}

struct Tiles {
  Proof& proof;

  [[nodiscard]] bool ever(TileSet Attainable::*set, std::size_t tile) const {
    return std::any_of(proof.reaches.begin(), proof.reaches.end(),
                       [&](const Attainable& reach) { return (reach.*set)[tile]; });
  }

  [[nodiscard]] bool offers(KindSet Attainable::*set, int kind) const {
    return std::any_of(proof.reaches.begin(), proof.reaches.end(),
                       [&](const Attainable& reach) { return (reach.*set >> kind & 1) != 0; });
  }

  [[nodiscard]] bool can_hold(const TileKind& kind) const {
    return proof.rules.reserve_limit.most() > 0 && kind.limit.most() != 0;
  }

  /// What is wrong with all tiles of a kind is said once, of its first tile.
  [[nodiscard]] bool kind(int at) const {
    const TileKind& kind = proof.rules.kinds[index(at)];
    const auto first = std::find_if(proof.rules.tiles.begin(), proof.rules.tiles.end(),
                                    [at](const Tile& tile) { return tile.kind == at; });
    if (first == proof.rules.tiles.end()) return false;
    std::string trouble;
    if (!can_hold(kind)) {
      trouble = "the reserve has no room for one";
    } else if (!offers(&Attainable::offered, at)) {
      trouble = "nothing lets anybody buy one";
    } else if (!offers(&Attainable::workable, at)) {
      trouble = "nothing lets anybody build one";
    }
    if (!trouble.empty()) proof.remarker.error(path_of(*first), "tiles of the kind " + kind.id + ": " + trouble);
    return trouble.empty();
  }

  [[nodiscard]] bool has_zone(const Tile& tile) const {
    for (int players = 1; players <= referee::max_seats; ++players) {
      if (proof.rules.section_length(players, tile.level, tile.section) > 0) return true;
    }
    return false;
  }

  void part_or_income(std::size_t at) const {
    const Tile& tile = proof.rules.tiles[at];
    if (tile.kind == proof.rules.part_kind && !has_zone(tile)) {
      proof.remarker.error(path_of(tile, "zone"), "with no number of players does the ship have the zone " +
                                                      proof.rules.zone_name(tile.level, tile.section));
    } else if (!ever(&Attainable::bought, at)) {
      proof.remarker.error(path_of(tile, "cost"), "nobody can ever have " + std::to_string(tile.cost) + " to buy it");
    }
  }

  void barrier(const Tile& tile) const {
    const rules::Node* const node = rules::find_path(proof.compiled.data, path_of(tile));
    if (node == nullptr) return;
    const auto has = [node](std::string_view key) { return node->find(key) != nullptr; };
    const int bonuses = (has("gain") ? 1 : 0) + (has("purchase") ? 1 : 0) + (has("construct") ? 1 : 0);
    if (bonuses > 1)
      proof.remarker.error(path_of(tile),
                           "bonuses found: " + std::to_string(bonuses) + ", needed: one of gain, purchase, construct");
    if (bonuses == 0) proof.remarker.warn(path_of(tile), "it has no bonus");
    if (bonuses == 0) return;
    if (!has("on")) return proof.remarker.warn(path_of(tile), "its bonus never comes: `on` is missing");
    if (!is_triggered(tile))
      proof.remarker.warn(path_of(tile, "on"),
                          "no space that can be used is of this kind of action, so the bonus never comes");
    if (!bonus_works(tile)) proof.remarker.warn(path_of(tile), "its bonus can never be carried out");
  }

  [[nodiscard]] bool is_triggered(const Tile& tile) const {
    for (std::size_t at = 0; at < proof.rules.spaces.size(); ++at) {
      const bool used = std::any_of(proof.reaches.begin(), proof.reaches.end(),
                                    [at](const Attainable& reach) { return reach.spaces[at]; });
      if (used && proof.rules.spaces[at].effect.has(tile.trigger)) return true;
    }
    return false;
  }

  [[nodiscard]] bool bonus_works(const Tile& tile) const {
    return std::any_of(proof.reaches.begin(), proof.reaches.end(), [&](const Attainable& reach) {
      for (std::size_t entry = 0; entry < tile.bonus.entries.size(); ++entry) {
        if (can_do(proof.rules, reach, tile.bonus, entry)) return true;
      }
      return false;
    });
  }

  /// A colour of boxes that the tile has no value for counts 0, which may be meant.
  void doge(const Tile& tile) const {
    const rules::Node* const values = rules::find_path(proof.compiled.data, path_of(tile, "values"));
    std::string missing;
    for (const std::string& parameter : proof.rules.parameters) {
      if (values != nullptr && values->find(parameter) != nullptr) continue;
      missing += (missing.empty() ? "" : ", ") + parameter;
    }
    if (!missing.empty()) proof.remarker.warn(path_of(tile, "values"), "no value for " + missing + ", which counts 0");
    for (int level = 0; level < static_cast<int>(proof.rules.levels.size()); ++level) {
      for (int section = 0; section < proof.rules.section_count; ++section) {
        const bool violet = (tile.violet[index(level)] >> section & 1) != 0;
        Tile zone;
        zone.level = level;
        zone.section = section;
        if (violet && !has_zone(zone))
          proof.remarker.error(path_of(tile, "violet"), "with no number of players does the ship have the zone " +
                                                            proof.rules.zone_name(level, section));
      }
    }
  }

  /// `build T1` would mean the tile T01, and could not mean the zone T1.
  void id(const Tile& tile) const {
    const std::string read = text::fold(referee::without_zeros(tile.id));
    for (int level = 0; level < static_cast<int>(proof.rules.levels.size()); ++level) {
      for (int section = 0; section < proof.rules.section_count; ++section) {
        const std::string zone = proof.rules.zone_name(level, section);
        if (text::fold(zone) == read)
          proof.remarker.error(path_of(tile), "a log that says " + zone + " cannot mean both this tile and the zone");
      }
    }
  }

  void priorities() const {
    for (std::size_t at = 0; at < proof.rules.tiles.size(); ++at) {
      const Tile& tile = proof.rules.tiles[at];
      if (tile.kind != proof.rules.barrier_kind) continue;
      const auto same = [&](const Tile& other) { return other.kind == tile.kind && other.priority == tile.priority; };
      const auto first = std::find_if(proof.rules.tiles.begin(), proof.rules.tiles.end(), same);
      if (&*first == &tile) continue;
      proof.remarker.error(path_of(tile, "priority"), first->id + " has the priority " + std::to_string(tile.priority) +
                                                          " too, so the turn order cannot be told");
    }
  }

  void boxes() const {
    for (std::size_t at = 0; at < proof.rules.parameters.size(); ++at) {
      const bool any = std::any_of(proof.rules.tiles.begin(), proof.rules.tiles.end(),
                                   [at](const Tile& tile) { return tile.boxes[at] > 0; });
      if (!any)
        proof.remarker.warn("parameters." + std::to_string(at),
                            "no tile has a box of the colour " + proof.rules.parameters[at]);
    }
  }

  void prove() const {
    std::vector<bool> sound;
    for (int at = 0; at < static_cast<int>(proof.rules.kinds.size()); ++at) {
      sound.push_back(at != proof.rules.doge_kind && kind(at));
    }
    for (std::size_t at = 0; at < proof.rules.tiles.size(); ++at) {
      const Tile& tile = proof.rules.tiles[at];
      id(tile);
      if (tile.kind == proof.rules.doge_kind) doge(tile);
      if (tile.kind == proof.rules.barrier_kind) barrier(tile);
      if (sound[index(tile.kind)]) part_or_income(at);
    }
    priorities();
    boxes();
  }
};

}  // namespace

void prove_tiles(Proof& proof) { Tiles{proof}.prove(); }

}  // namespace dogeref::doge_ship
