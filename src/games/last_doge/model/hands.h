#pragma once
// Action cards: hands as known cards and a number of unknown ones, the discard pile, the size of the deck.

#include <string_view>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

inline constexpr int unknown_card = -1;
inline constexpr int card_track = 1;  ///< of the ledger: cards in hand

/// Why cards come and go, for whoever asks, and the tag of the effect they move by; 0: that cannot be taken back.
struct Because {
  std::string_view why;
  std::string_view thing = {};
  int tag = 0;
};

[[nodiscard]] bool in_doubt(const State& state, int seat);
/// From now on nobody knows what a player holds, until a count is claimed.
void doubt_hand(const Play& play, int seat);
/// Cards left to draw without shuffling.
[[nodiscard]] int deck_size(const State& state);
/// Copies of a card that are played with: some are taken out for fewer players.
[[nodiscard]] int copies_in_game(const Rules& rules, const State& state, int card);
/// Copies of a card known to lie in hands and on the discard pile.
[[nodiscard]] int known_outside(const State& state, int card);

/// `card-count`: so many copies of a card would have been outside the deck at once.
void report_count(const Play& play, const Named& card, int count);

/// A card leaves a hand for the discard pile or another hand (`to`, -1: the pile). Reports `card-not-held` and
/// `card-count`, and goes on as if the card had been there.
void take_card(const Play& play, int seat, const Named& card, int to, const Because& because);
/// The same of a card that nobody names: what is left is less certain.
void lose_unknown(const Play& play, int seat, int count, int to, const Because& because);
/// Draws up to `count` cards, of which some are named; shuffles the discard pile when the deck is empty. Reports
/// `card-count`. Returns how many there were.
int draw_cards(const Play& play, int seat, int count, const kit::ShortList<Named, 16>& named, const Because& because);
/// Cards that should have left a hand and were not written, which is reported, count as gone; a table that kept them
/// has as many more.
void lose_owed(const Play& play, int seat, int count, const Because& because);
/// A line names another number of cards drawn than the rules give, which is reported: the larger number was drawn, the
/// difference is remembered.
void remember_draw(const Play& play, int seat, int written, int due);
/// Cards of a hand, the least and the most that they may be.
struct HandSize {
  int least = 0;
  int most = 0;
};
[[nodiscard]] HandSize hand_size(const Play& play, int seat);
/// Counts draws, and those of them of which the record names the card. A record that does not tell a player's hand is
/// not asked for what only that player could see.
void note_draws(State& state, int seat, int made, int recorded);
/// The cards that `draw_cards` could give.
[[nodiscard]] int can_draw(const Rules& rules, const State& state, int count);
/// Unknown cards of a hand are named afterwards.
void name_cards(const Play& play, int seat, const kit::ShortList<Named, 16>& named);

/// A card that was drawn unnamed, by the change of this number, is named.
void name_drawn(const Play& play, std::size_t change, const Named& card);

/// Nobody saw what a player did: which cards were laid down, and how many drawn, is not known any more.
void lose_track_of_cards(const Play& play, int seat);

/// Takes back that a card moved; `from` -2: it was drawn.
void move_back(const Play& play, int card, int from, int to);
/// The card moves again after that.
void move_again(const Play& play, int card, int from, int to);
/// An arbiter, or a `check` of a hand that was not proven, changed the number of cards.
void follow_ledger(const Play& play);
/// The trophies that conditions go by are those of the tracks.
void follow_trophies(const Rules& rules, State& state, const referee::Ledger& ledger);
/// The ledger counts the cards in a hand.
void count_cards(const Play& play, int seat, int change, const Because& because);

}  // namespace dogeref::last_doge
