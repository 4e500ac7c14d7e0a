#include "games/last_doge/moves/listing.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/last_doge/harm/harm.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/moves/listing_cards.h"

namespace dogeref::last_doge {
namespace {

void list_explorations(const Listing& listing) {
  const std::vector<int> there = listing.lying(true, true);
  const int allowed = look_limit(listing.rules, listing.state, listing.seat);
  const int count = std::min(std::max(1, allowed), static_cast<int>(there.size()));
  choose_cells(there, count, [&](const std::vector<int>& looked) {
    const std::string head = "look" + names_of(listing.state, looked) + ", move ";
    for (const int to : looked) {
      const std::string moved = head + cell_name(listing.state, to);
      if (looked.size() < 2) listing.sink(moved);
      for (const int shown : looked) {
        if (shown != to) listing.sink(moved + ", reveal " + cell_name(listing.state, shown));
      }
    }
  });
}

/// The end of the turn, with whatever has to be laid down.
void list_ends(const Listing& listing) {
  const Rules& rules = listing.rules;
  const Cards& hand = listing.state.hands[index(listing.seat)];
  const int limit = hand_limit(rules, listing.state, listing.seat);
  const int excess = hand.count - limit;
  if (excess <= 0) return listing.sink("end");
  choose_cards(rules, hand, excess, [&](const std::string& cards) { listing.sink("end drop" + cards); });
}

void list_search(const Listing& listing) {
  if (!listing.goes_on() || has_task_left(listing.rules, listing.state)) {
    list_explorations(listing);
    listing.sink("draw");
    for (int number = 0; number < most_districts; ++number) {
      if (listing.rules.of_district[index(number)] != 0) listing.sink("guess " + std::to_string(number));
    }
  }
  list_cards(listing);
  list_ends(listing);
}

/// What is lost, and where the pawn flees when that comes next.
void list_flights(const Listing& listing, const std::string& losses, bool flees) {
  if (!flees && !losses.empty()) listing.sink(losses);
  if (!flees) return;
  const std::string head = losses.empty() ? "flee " : losses + ", flee ";
  for (const int cell : flight_cells(listing.state, listing.seat)) {
    listing.sink(head + cell_name(listing.state, cell));
  }
}

/// An artefact given or lost after the cards.
void list_gifts(const Listing& listing, const Debt& debt, const std::string& losses, bool flees) {
  if (debt.artefacts == 0) return list_flights(listing, losses, flees);
  const std::string lead = losses.empty() ? losses : losses + ", ";
  for (std::size_t at = 0; at < listing.rules.artefacts.size(); ++at) {
    if (listing.state.artefact_at[at] != listing.seat) continue;
    const std::string& id = listing.rules.artefacts[at].id;
    const bool self = debt.attacker == listing.seat;
    const std::string given = self ? "lose " + id : "give " + id + " to " + listing.names[index(debt.attacker)];
    list_flights(listing, lead + given, flees && debt.artefacts == 1);
  }
}

/// What the seat loses, gives and where it flees, or the red card by which it does not.
void list_harm(const Listing& listing) {
  const State& state = listing.state;
  for (const int card : answers_of(listing.rules, state, listing.seat)) {
    listing.sink("react " + listing.rules.card(card).id);
  }
  const Debt debt = debt_of(state, listing.seat);
  bool flees = debt.flights > 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const Debt owed = debt_of(state, seat);
    flees = flees && (seat == listing.seat || owed.cards + owed.artefacts == 0);
  }
  choose_cards(listing.rules, state.hands[index(listing.seat)], debt.cards, [&](const std::string& cards) {
    list_gifts(listing, debt, debt.cards == 0 ? std::string() : "lose" + cards, flees);
  });
}

void list_flips(const Listing& listing) {
  for (const int cell : listing.cells) listing.sink("flip " + cell_name(listing.state, cell));
}

}  // namespace

void list_actions(const Rules& rules, const referee::Position& position, int seat,
                  std::span<const referee::PlayerName> players, const referee::ActionSink& sink) {
  const State& state = position.as<State>();
  if (seat < 0 || seat >= state.players) return;
  std::vector<std::string> names;
  for (int other = 0; other < state.players; ++other) {
    const bool is_named = static_cast<std::size_t>(other) < players.size();
    names.push_back(is_named ? players[index(other)].written : std::to_string(other + 1));
  }
  const Listing listing{rules, state, seat, names, sink, cells_in_order(state)};
  if (state.phase == Phase::turns && next_to_suffer(state) == seat) return list_harm(listing);
  if (state.phase == Phase::escape || state.trigger != Trigger::none) return list_flips(listing);
  if (seat == state.turn) {
    for (const int card : answers_of(rules, state, seat)) sink("react " + rules.card(card).id);
  }
  list_search(listing);
}

}  // namespace dogeref::last_doge
