// Every number of players can begin, and a game of theirs can end. Rulebook "Mise en place du jeu", "La Fuite".

#include <algorithm>

#include "games/last_doge/lint/lint_parts.h"

namespace dogeref::last_doge {
namespace {

using kit::index;

void prove_removed(Proof& proof, int players) {
  const int removed = proof.rules.removed_copies[index(players)];
  if (removed == 0 || proof.rules.removed_card < 0) return;
  const CardKind& card = proof.rules.card(proof.rules.removed_card);
  if (removed <= card.copies) return;
  proof.remarker.error("setup.remove.copies." + std::to_string(players),
                       "copies of " + card.id + ": only " + std::to_string(card.copies));
}

/// Cards are dealt, pawns stand apart, and somebody can look at cells.
void prove_start(Proof& proof, int players) {
  const Rules& rules = proof.rules;
  const int deck = proof.cards() - rules.removed_copies[index(players)];
  if (players * rules.hand.of(players) > deck) {
    proof.remarker.error("setup.hand", with_players(players) + " " + counted(players * rules.hand.of(players), "card") +
                                           " are dealt, the deck has " + std::to_string(deck));
  }
  const int free = rules.cells - 1 - players;
  if (free < std::max(rules.free_below.of(players), 1)) {
    proof.remarker.error("setup.cells", with_players(players) + " " + counted(std::max(free, 0), "cell") +
                                            " are free at the start, which ends the search at once");
  } else if (free < rules.look.of(players)) {
    proof.remarker.warn("explore.look",
                        with_players(players) + " only " + counted(free, "cell") + " are free at the start");
  }
}

/// What hands are filled to can be drawn, and is something.
void prove_fill(Proof& proof, int players) {
  const Rules& rules = proof.rules;
  const int hand = rules.escape_hand[index(players)];
  const std::string path = "escape.hand." + std::to_string(players);
  if (hand == 0) return proof.remarker.error(path, "without a card everybody is caught at once");
  const int deck = proof.cards() - rules.removed_copies[index(players)];
  if (players * hand > deck) {
    proof.remarker.warn(path, with_players(players) + " hands are filled to " + counted(players * hand, "card") +
                                  ", the deck has " + std::to_string(deck));
  }
}

void prove_guess(Proof& proof) {
  const int there = proof.discoveries();
  for (int players = proof.least(); players <= proof.most(); ++players) {
    if (proof.rules.guess_discoveries.of(players) <= there) continue;
    return proof.remarker.error("guess.discoveries", "nobody can ever guess; discoveries: " + std::to_string(there));
  }
  for (int players = proof.least(); players <= proof.most(); ++players) {
    const int needed = proof.rules.guess_discoveries.of(players);
    if (needed <= proof.most_revealed(players)) continue;
    return proof.remarker.error("guess.discoveries",
                                "nobody can ever guess: " + with_players(players) + " the city is closed with " +
                                    counted(std::max(0, proof.most_revealed(players)), "tile") + " revealed");
  }
}

/// Each number of the way out is that of a tile which was not turned over before.
void prove_path(Proof& proof) {
  const std::vector<int>& path = proof.rules.path;
  for (std::size_t at = 0; at < path.size(); ++at) {
    const auto uses = std::count(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(at) + 1, path[at]);
    if (uses <= proof.tiles_of(path[at])) continue;
    proof.remarker.error("escape.path." + std::to_string(at), "nobody gets out: there are only " +
                                                                  counted(proof.tiles_of(path[at]), "tile") +
                                                                  " of district " + std::to_string(path[at]));
  }
  for (int district = 0; district < most_districts; ++district) {
    if (proof.tiles_of(district) == 0 || std::count(path.begin(), path.end(), district) > 0) continue;
    proof.remarker.warn("escape.path", "district " + std::to_string(district) + " is on nobody's way out");
  }
}

}  // namespace

void prove_setup(Proof& proof) {
  for (int players = proof.least(); players <= proof.most(); ++players) {
    prove_removed(proof, players);
    prove_start(proof, players);
    prove_fill(proof, players);
  }
}

void prove_ends(Proof& proof) {
  prove_guess(proof);
  for (int players = proof.least(); players <= proof.most(); ++players) {
    if (proof.rules.free_below.of(players) >= 1) continue;
    proof.remarker.error("end.free_hidden_below", "there are never fewer than 0 cells: the city cannot be closed");
    break;
  }
  prove_path(proof);
}

}  // namespace dogeref::last_doge
