#pragma once
// How simulated players take damage: what is lost, where pawns flee.

#include <vector>

#include "games/last_doge/harm/harm.h"
#include "games/last_doge/simulation/dealer_line.h"

namespace dogeref::last_doge {

/// Writes what a seat (-1: everybody in turn) loses, gives and where its pawn flees, behind what a line tells already.
void suffer(const Table& table, Making& making, int writer, int only);

/// `count` cards of those that a hand is known to hold; eager players keep the good ones.
[[nodiscard]] std::vector<int> cards_to_lose(const Table& table, const State& state, int seat, int count,
                                             kit::Random& random);
/// How much a card is worth to its player.
[[nodiscard]] int worth_of_card(const Rules& rules, int card);

}  // namespace dogeref::last_doge
