#pragma once
// The parts of lint. Private to lint*.cpp.

#include <bit>
#include <string>

#include "games/last_doge/model/rules.h"
#include "kit/index.h"
#include "rules/library/library.h"
#include "rules/library/remark.h"

namespace dogeref::last_doge {

/// What all parts look at.
struct Proof {
  const rules::Compiled& compiled;
  const Rules& rules;
  rules::Remarker remarker;

  [[nodiscard]] int least() const { return rules.vocabulary.min_players; }
  [[nodiscard]] int most() const { return rules.vocabulary.max_players; }
  [[nodiscard]] bool is_discovery(int tile) const {
    const int effect = rules.tile(tile).effect;
    return effect >= 0 && rules.tile_effects[kit::index(effect)].is_discovery;
  }
  /// Tiles of a district.
  [[nodiscard]] int tiles_of(int district) const { return std::popcount(rules.of_district[kit::index(district)]); }
  /// Cells that can be turned up with so many players before the city is closed.
  [[nodiscard]] int most_revealed(int players) const {
    return rules.cells - 1 - players - rules.free_below.of(players) + 1;
  }
  [[nodiscard]] int cards() const;
  [[nodiscard]] int discoveries() const;
};

/// "with 3 players"
[[nodiscard]] std::string with_players(int players);
/// "1 card", "2 cards"
[[nodiscard]] std::string counted(int count, const std::string& what);

/// Calls `visit(path, entry)` for every entry of effects, the path being that of its bearer ("cards.C01"), with the
/// entry's number behind it where several stand in a list ("tribes.culte.effects.1").
template <class Visit>
void visit_entries(const Rules& rules, const Visit& visit) {
  const auto each = [&](const auto& bearers, const std::string& map, bool listed) {
    for (const auto& bearer : bearers) {
      for (std::size_t at = 0; at < bearer.entries.size(); ++at) {
        visit(map + bearer.id + (listed ? ".effects." + std::to_string(at) : std::string()), bearer.entries[at]);
      }
    }
  };
  each(rules.tile_effects, "effects.", false);
  each(rules.cards, "cards.", false);
  each(rules.artefacts, "artefacts.", false);
  each(rules.tribes, "tribes.", true);
  for (std::size_t at = 0; at < rules.powers.size(); ++at) visit("powers." + std::to_string(at), rules.powers[at]);
}

/// Whether some effect anywhere fits.
template <class Fits>
[[nodiscard]] bool any_effect(const Rules& rules, const Fits& fits) {
  bool found = false;
  visit_entries(rules, [&](const std::string&, const Entry& entry) {
    for (const std::vector<Effect>& part : entry.parts) {
      for (const Effect& effect : part) found = found || fits(effect);
    }
  });
  return found;
}

void prove_setup(Proof& proof);    ///< every number of players can begin
void prove_ends(Proof& proof);     ///< the search can end in each way, the escape can be finished
void prove_tiles(Proof& proof);    ///< every discovery can be earned, every effect lies somewhere
void prove_cards(Proof& proof);    ///< every card can be played, every payment made
void prove_powers(Proof& proof);   ///< artefacts and tribes act, conditions can hold
void prove_ranking(Proof& proof);  ///< every criterion can decide
void prove_printed(Proof& proof);  ///< counts printed in the rulebook

}  // namespace dogeref::last_doge
