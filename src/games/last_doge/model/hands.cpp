#include "games/last_doge/model/hands.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/last_doge/model/owed.h"

namespace dogeref::last_doge {
namespace {

Cards& pile(State& state, int of) { return of < 0 ? state.discard : state.hands[index(of)]; }

void put(Cards& cards, int card) {
  if (cards.count < 255) ++cards.count;
  if (card >= 0) ++cards.known[index(card)];
}

/// Which of the known cards is gone is not known.
void blur(Cards& cards) { cards.known.fill(0); }

/// The only kind of card that a hand holds, -1 when there are several or unknown ones.
int only_kind(const Cards& cards, bool doubtful = false) {
  if (doubtful || cards.unknown() != 0) return -1;
  const auto found = std::find_if(cards.known.begin(), cards.known.end(), [](std::uint8_t each) { return each != 0; });
  return found != cards.known.end() && *found == cards.count ? static_cast<int>(found - cards.known.begin()) : -1;
}

/// Puts a card from a hand or the pile into a hand or onto the pile.
void move_card(State& state, int card, int from, int to) {
  Cards& source = pile(state, from);
  if (source.count > 0) --source.count;
  if (card >= 0 && source.known[index(card)] > 0) --source.known[index(card)];
  while (source.known_count() > source.count) blur(source);
  put(pile(state, to), card);
}

void note_card(const Play& play, int card, int from, int to, int tag) {
  play.note({Change::Kind::card, static_cast<std::uint8_t>(tag), static_cast<std::int8_t>(from),
             static_cast<std::int8_t>(to), static_cast<std::int16_t>(card), 0});
}

/// Whether one more copy of a card can be outside the deck.
bool has_another(const Play& play, int card) {
  return known_outside(play.state, card) < copies_in_game(play.rules, play.state, card);
}

/// The deck will be emptied, and the pile shuffled in: the order in which cards are written is not that in which they
/// came, and those come first of which a copy is left.
void bring_forward(const Play& play, kit::ShortList<Named, 16>& named, std::size_t at) {
  const auto is_left = [&](const Named& card) { return card.id < 0 || has_another(play, card.id); };
  Named* const found = std::find_if(named.begin() + at, named.end(), is_left);
  if (at < named.size() && found != named.end()) std::swap(named[at], *found);
}

/// Names one unknown card of a hand. False when more copies would be known than there are (reported).
bool learn(const Play& play, int seat, const Named& card) {
  if (!has_another(play, card.id)) return report_count(play, card, known_outside(play.state, card.id) + 1), false;
  ++play.state.hands[index(seat)].known[index(card.id)];
  return true;
}

void report_not_held(const Play& play, int seat, const Named& card) {
  play.find(GameCode::card_not_held, card.text,
            {{"card", {card_term(play.rules, card.id)}}, {"player", {findings::seat(seat)}}});
}

void shuffle(const Play& play) {
  play.state.discard = Cards{};
  play.mattered("deck-empty");
}

}  // namespace

void report_count(const Play& play, const Named& card, int count) {
  play.find(GameCode::card_count, card.text,
            {{"card", {card_term(play.rules, card.id)}},
             {"copies", {findings::number(copies_in_game(play.rules, play.state, card.id))}},
             {"count", {findings::number(count)}}});
}

bool in_doubt(const State& state, int seat) {
  return (state.hand_doubt >> seat & 1) != 0 || state.unknown_artefacts[index(seat)] > 0;
}

void doubt_hand(const Play& play, int seat) {
  play.state.hand_doubt = static_cast<std::uint8_t>(play.state.hand_doubt | 1U << seat);
  play.ledger.doubt(seat, 1U << card_track);
  if (play.state.phase != Phase::escape) return;
  play.ledger.doubt(seat, 1U);   // cards are trophies at the exit
  play.laps.loose_order = true;  // who is caught, nobody knows
}

int deck_size(const State& state) {
  int left = state.card_total - state.discard.count;
  for (int seat = 0; seat < state.players; ++seat) left -= state.hands[index(seat)].count;
  return std::max(0, left);
}

int known_outside(const State& state, int card) {
  int count = state.deck_doubt ? 0 : int{state.discard.known[index(card)]};
  for (int seat = 0; seat < state.players; ++seat) count += state.hands[index(seat)].known[index(card)];
  return count;
}

int copies_in_game(const Rules& rules, const State& state, int card) {
  const int removed = card == rules.removed_card ? rules.removed_copies[index(state.players)] : 0;
  return rules.card(card).copies - removed;
}

void count_cards(const Play& play, int seat, int change, const Because& because) {
  const int added = play.ledger.gain(seat, card_track, change);
  play.report.gain({play.line.line, static_cast<std::int8_t>(seat), card_track, added, {because.why, because.thing}});
}

void follow_trophies(const Rules& rules, State& state, const referee::Ledger& ledger) {
  if (!rules.asks_trophies) return;
  state.trophy_doubt = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    state.trophies[index(seat)] = static_cast<std::int16_t>(std::clamp<std::int32_t>(ledger.own(seat, 0), -9999, 9999));
    if (ledger.is_unproven(seat, 0)) state.trophy_doubt = static_cast<std::uint8_t>(state.trophy_doubt | 1U << seat);
  }
}

void follow_ledger(const Play& play) {
  State& state = play.state;
  follow_trophies(play.rules, state, play.ledger);
  for (int seat = 0; seat < state.players; ++seat) {
    Cards& hand = state.hands[index(seat)];
    const std::int32_t counted = play.ledger.own(seat, card_track);
    if (state.unknown_artefacts[index(seat)] > 0) {  // what it gives, nobody knows
      play.ledger.doubt(seat, 3U);
      state.hand_doubt = static_cast<std::uint8_t>(state.hand_doubt | 1U << seat);
    }
    const auto bit = static_cast<std::uint8_t>(1U << seat);
    // A claim while losses are owed may count them, or not.
    const bool owes = (state.hand_doubt & bit) != 0 && (owed_cards(state, seat) > 0 || (state.loss_doubt & bit) != 0);
    if (owes) play.ledger.doubt(seat, 1U << card_track);
    const bool unproven = play.ledger.is_unproven(seat, card_track);
    state.hand_doubt = static_cast<std::uint8_t>(unproven ? state.hand_doubt | bit : state.hand_doubt & ~bit);
    for (; hand.count < counted && hand.count < 200; ++hand.count) continue;
    while (hand.count > counted) {
      const int card = only_kind(hand);
      if (card < 0) blur(hand);
      move_card(state, card, seat, -1);
    }
  }
}

void lose_track_of_cards(const Play& play, int seat) {
  State& state = play.state;
  state.hand_doubt = static_cast<std::uint8_t>(state.hand_doubt | 1U << seat);
  state.deck_doubt = true;
  blur(state.hands[index(seat)]);
  blur(state.discard);
}

void move_back(const Play& play, int card, int from, int to) {
  State& state = play.state;
  if (from == from_deck) {
    Cards& hand = state.hands[index(to)];
    const bool has_left = card >= 0 && hand.known[index(card)] == 0 && hand.unknown() <= 0;
    if (hand.count == 0 || has_left) return;
    --hand.count;
    if (card >= 0 && hand.known[index(card)] > 0) --hand.known[index(card)];
    return count_cards(play, to, -1, {"taken-back"});
  }
  move_card(state, card, to, from);
  count_cards(play, from, 1, {"taken-back"});
  if (to >= 0) count_cards(play, to, -1, {"taken-back"});
}

void move_again(const Play& play, int card, int from, int to) {
  if (from == from_deck) {
    put(play.state.hands[index(to)], card);
    return count_cards(play, to, 1, {"taken-back"});
  }
  move_card(play.state, card, from, to);
  count_cards(play, from, -1, {"taken-back"});
  if (to >= 0) count_cards(play, to, 1, {"taken-back"});
}

void take_card(const Play& play, int seat, const Named& card, int to, const Because& because) {
  Cards& hand = play.state.hands[index(seat)];
  if (card.id < 0 && hand.count == 0 && in_doubt(play.state, seat)) {  // there was one
    put(hand, unknown_card);
    count_cards(play, seat, 1, because);
  }
  if (card.id < 0) return lose_unknown(play, seat, 1, to, because);
  int moved = card.id;
  if (hand.known[index(card.id)] == 0) {
    if (hand.unknown() > 0 || in_doubt(play.state, seat)) {
      play.unverified();
      if (hand.unknown() == 0) {
        put(hand, unknown_card);
        count_cards(play, seat, 1, because);
      }
      if (!learn(play, seat, card)) moved = unknown_card;
    } else {
      report_not_held(play, seat, card);
      blur(hand);
      if (hand.count == 0) {
        put(hand, unknown_card);
        count_cards(play, seat, 1, because);
      }
      moved = unknown_card;  // what was laid down in truth, nobody knows
    }
  }
  move_card(play.state, moved, seat, to);
  note_card(play, moved, seat, to, because.tag);
  count_cards(play, seat, -1, because);
  if (to >= 0) count_cards(play, to, 1, because);
}

void lose_unknown(const Play& play, int seat, int count, int to, const Because& because) {
  Cards& hand = play.state.hands[index(seat)];
  for (int left = std::min<int>(count, hand.count); left > 0; --left) {
    const bool doubtful = in_doubt(play.state, seat);
    int card = only_kind(hand, doubtful);
    if (card < 0 && left == hand.count && hand.unknown() == 0 && !doubtful) {  // all of them go
      const auto found =
          std::find_if(hand.known.begin(), hand.known.end(), [](std::uint8_t each) { return each != 0; });
      card = static_cast<int>(found - hand.known.begin());
    }
    if (card < 0) {
      play.unverified();
      if (hand.known_count() > 0) blur(hand);
    }
    move_card(play.state, card, seat, to);
    note_card(play, card, seat, to, because.tag);
    count_cards(play, seat, -1, because);
    if (to >= 0) count_cards(play, to, 1, because);
  }
}

void lose_owed(const Play& play, int seat, int count, const Because& because) {
  const int before = play.state.hands[index(seat)].count;
  lose_unknown(play, seat, count, -1, because);
  play.ledger.off[index(seat)][card_track] += before - play.state.hands[index(seat)].count;
}

void remember_draw(const Play& play, int seat, int written, int due) {
  if (written == 0 || written == due) return;
  play.ledger.off[index(seat)][card_track] -= std::abs(written - due);
}

HandSize hand_size(const Play& play, int seat) {
  const int own = play.state.hands[index(seat)].count;
  const int table = own + play.ledger.off[index(seat)][card_track];
  return {std::min(own, table), std::max(own, table)};
}

void note_draws(State& state, int seat, int made, int recorded) {
  if ((state.hands_told >> seat & 1) == 0) return;
  state.draws = static_cast<std::uint16_t>(state.draws + made);
  state.draws_recorded = static_cast<std::uint16_t>(state.draws_recorded + recorded);
}

int can_draw(const Rules& rules, const State& state, int count) {
  if (state.deck_doubt) return count;
  const int there = deck_size(state) + (rules.interpretations.reshuffle ? state.discard.count : 0);
  return std::min(count, there);
}

int draw_cards(const Play& play, int seat, int count, const kit::ShortList<Named, 16>& written,
               const Because& because) {
  State& state = play.state;
  kit::ShortList<Named, 16> named = written;
  int drawn = 0;
  for (; drawn < count; ++drawn) {
    if (deck_size(state) == 0 && !state.deck_doubt) {
      if (!play.rules.interpretations.reshuffle) play.mattered("deck-empty");
      if (!play.rules.interpretations.reshuffle || state.discard.count == 0) break;
      shuffle(play);
    }
    if (deck_size(state) < count - drawn) bring_forward(play, named, static_cast<std::size_t>(drawn));
    Named card = drawn < static_cast<int>(named.size()) ? named[index(drawn)] : Named{};
    if (card.id >= 0 && !has_another(play, card.id)) {
      report_count(play, card, known_outside(state, card.id) + 1);
      card.id = unknown_card;
    }
    put(state.hands[index(seat)], card.id);
    note_card(play, card.id, from_deck, seat, because.tag);
    count_cards(play, seat, 1, because);
    note_draws(state, seat, 1, card.id >= 0 ? 1 : 0);
  }
  return drawn;
}

void name_cards(const Play& play, int seat, const kit::ShortList<Named, 16>& named) {
  Cards& hand = play.state.hands[index(seat)];
  for (const Named& card : named) {
    if (card.id < 0) continue;
    if (hand.unknown() <= 0) {
      if (hand.known[index(card.id)] == 0) report_not_held(play, seat, card);
    } else {
      (void)learn(play, seat, card);
    }
  }
}

namespace {

/// Whether a card of which nobody knows which it was has left a hand since a change.
bool has_lost_unnamed(const State& state, std::size_t since, int seat) {
  return std::any_of(state.changes.begin() + since + 1, state.changes.end(), [seat](const Change& change) {
    return change.kind == Change::Kind::card && change.seat == seat && change.item < 0 && !change.undone;
  });
}

}  // namespace

void name_drawn(const Play& play, std::size_t change, const Named& card) {
  State& state = play.state;
  Change& drawn = state.changes[change];
  const int seat = drawn.other;
  if (card.id < 0 || drawn.item >= 0) return;
  ++state.draws_recorded;
  const bool may_be_gone = state.hands[index(seat)].unknown() <= 0 || has_lost_unnamed(state, change, seat);
  if (!may_be_gone && learn(play, seat, card)) drawn.item = static_cast<std::int16_t>(card.id);
}

}  // namespace dogeref::last_doge
