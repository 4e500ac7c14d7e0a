// Hands that are filled for the escape. Rulebook "La Fuite".

#include <algorithm>

#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/notation/reading.h"
#include "games/last_doge/turn/ending.h"
#include "games/last_doge/turn/escape.h"
#include "referee/record/faults.h"
#include "referee/record/names.h"
#include "referee/record/record.h"
#include "text/cursor.h"

namespace dogeref::last_doge {
namespace {

using text::Cursor;
using text::Token;

/// Cards that a hand is filled to.
int filled_hand(const Play& play, int seat) {
  const State& state = play.state;
  const int base = play.rules.escape_hand[index(state.players)];
  int hand = modified(play.rules, state, seat, Modified::escape_hand, base);
  const int tribe = state.tribes[index(seat)];
  if (tribe < 0) return hand;
  for (const Entry& entry : play.rules.tribes[index(tribe)].entries) {
    const Effect& effect = entry.parts.front().front();
    if (effect.verb != Verb::modify || effect.what != Modified::hand_limit) continue;
    play.mattered("culte-fill");
    hand += play.rules.interpretations.culte_fill - play.rules.hand_limit.of(state.players);
  }
  return hand;
}

/// Whatever a tribe that nobody named drew before, a hand that is filled up is full.
bool is_full_now(const Play& play, int seat, int written) {
  State& state = play.state;
  if (written == 0 || written > filled_hand(play, seat) || state.unknown_artefacts[index(seat)] > 0) return false;
  const auto bit = static_cast<std::uint8_t>(1U << seat);
  state.hand_doubt = static_cast<std::uint8_t>(state.hand_doubt & ~bit);
  auto& unproven = play.ledger.unproven[index(seat)];
  unproven = static_cast<std::uint8_t>(unproven & ~(1U << card_track));
  return true;
}

/// Copies of a card known to have been outside the deck, in hands or on the pile, when the pile was shuffled in.
int outside_then(const State& state, int card) {
  int count = state.fill_pile.known[index(card)];
  for (int seat = 0; seat < state.players; ++seat) count += state.hands[index(seat)].known[index(card)];
  return count;
}

/// Cards of fills that came before this one, unless the table filled hands in another order: no line tells them yet.
int untold_before(const State& state, int seat) {
  int count = 0;
  for (int at = (std::max<int>(0, state.triggerer) + 1) % state.players; at != seat; at = (at + 1) % state.players) {
    count += std::max<int>(0, state.fill_due[index(at)]);
  }
  return count;
}

/// Reports what came before the deck was empty although all copies outside it lay on the pile, or in hands. `late`: how
/// many cards may have come later. Returns how many of the cards cannot have.
int check_early(const Play& play, int seat, const kit::ShortList<Named, 16>& cards, int late) {
  State then = play.state;  // with what is found to have lain in the deck
  int sure = 0;
  for (const Named& card : cards) {
    if (card.id < 0) continue;
    const int count = outside_then(then, card.id) + 1;
    if (count <= copies_in_game(play.rules, play.state, card.id)) {
      ++then.hands[index(seat)].known[index(card.id)];
      const bool on_pile = then.fill_pile.known[index(card.id)] > 0 || then.fill_pile.unknown() > 0;
      sure += on_pile ? 0 : 1;
    } else if (--late < 0) {
      report_count(play, card, count);
      return sure;
    }
  }
  return sure;
}

/// Before the pile is shuffled in the deck is emptied: so many of the cards that came lay in it, in whatever order they
/// are written. Where that is not certain any more nothing is asked of later fills.
void draw_old_deck(const Play& play, int seat, int written, const kit::ShortList<Named, 16>& cards) {
  State& state = play.state;
  if (state.old_deck == 0) return;
  const int left = state.old_deck - 1;
  const int due = std::max<int>(0, state.fill_due[index(seat)]);
  state.old_deck = 0;
  if (written != due || in_doubt(state, seat)) return;
  const int least = std::clamp(left - untold_before(state, seat), 0, due);
  const bool named = static_cast<int>(cards.size()) == due;
  const int sure = named ? check_early(play, seat, cards, due - least) : 0;
  if (std::max(least, sure) == due) state.old_deck = static_cast<std::uint8_t>(left - due + 1);
}

/// How many cards a player draws whose powers are not known is taken over.
void fill_as_written(const Play& play, int seat, int written, const kit::ShortList<Named, 16>& cards) {
  play.state.old_deck = 0;
  const int drawn = std::max<int>(0, play.state.fill_due[index(seat)]);
  const int due = is_full_now(play, seat, written) ? written : drawn;
  if (written > due) (void)draw_cards(play, seat, written - due, {}, {"fill"});
  if (written < due) lose_unknown(play, seat, due - written, -1, {"fill"});
  play.state.fill_due[index(seat)] = 0;
  play.unverified();
  name_cards(play, seat, cards);
}

/// A slip that was reported left the table with another number of cards: its hand is filled up as well. Which of those
/// known it had not, nobody knows.
bool fills_as_table(const Play& play, int seat, int written, int due) {
  std::int32_t& off = play.ledger.off[index(seat)][card_track];
  Cards& hand = play.state.hands[index(seat)];
  const int own = hand.count - due;
  const int target = filled_hand(play, seat);
  const int brought = due - std::min(due, std::max(0, target - own));
  const int drawn = std::max(0, target - own - off) + brought;
  if (off == 0 || written == due || written != drawn) return false;
  off = own + off + drawn - hand.count;
  if (drawn > due) hand.known.fill(0);
  return true;
}

/// The computed number of cards has been drawn already, unnamed; now it is said how many, and which. The rules' number
/// stands, unless more cards are named; how far the record is off is remembered.
void fill(const Play& play, int seat, int written, std::string_view part, const kit::ShortList<Named, 16>& cards) {
  State& state = play.state;
  if (has_unknown_powers(state, seat)) return fill_as_written(play, seat, written, cards);
  const int due = std::max<int>(0, state.fill_due[index(seat)]);
  const bool as_table = fills_as_table(play, seat, written, due);
  const int named = static_cast<int>(cards.size());
  const int more = as_table ? 0 : std::max(0, named - due);
  if (((written != due && !as_table) || (named != 0 && named != written)) && !in_doubt(state, seat)) {
    play.find(
        GameCode::wrong_fill, part,
        {{"player", {findings::seat(seat)}}, {"computed", {cards_term(due)}}, {"claimed", {cards_term(written)}}});
    play.ledger.off[index(seat)][card_track] += more > 0 ? -more : written - due;
  }
  if (more > 0) (void)draw_cards(play, seat, more, {}, {"fill"});
  draw_old_deck(play, seat, written, cards);
  state.fill_due[index(seat)] = 0;
  note_draws(state, seat, 0, named);
  name_cards(play, seat, cards);
}

}  // namespace

namespace {

/// Whether how many cards the deck held is not certain.
bool is_deck_doubtful(const Play& play) {
  bool doubtful = play.state.deck_doubt;
  for (int seat = 0; seat < play.state.players; ++seat) {
    doubtful = doubtful || in_doubt(play.state, seat) || play.ledger.off[index(seat)][card_track] != 0;
  }
  return doubtful;
}

/// Fills a hand for the escape; the cards that come are not named yet.
void fill_hand(const Play& play, int seat) {
  State& state = play.state;
  const int target = filled_hand(play, seat);
  const int count = state.hands[index(seat)].count;
  if (count > target) {
    play.mattered("fill-trim");
    if (play.rules.interpretations.fill_trim) lose_unknown(play, seat, count - target, -1, {"fill"});
  }
  const int due = std::max(0, target - count);
  const int drawn = draw_cards(play, seat, due, {}, {"fill"}) + bring(play, seat, On::escape_start);
  state.fill_due[index(seat)] = static_cast<std::int8_t>(std::min(drawn, 127));
}

}  // namespace

void fill_hands(const Play& play) {
  State& state = play.state;
  const Cards pile = state.discard;
  const int deck = deck_size(state);
  int drawn = 0;
  const int first = std::max<int>(0, state.triggerer) + 1;
  for (int at = 0; at < state.players; ++at) {
    const int seat = (first + at) % state.players;
    fill_hand(play, seat);
    drawn += state.fill_due[index(seat)];
  }
  if (drawn <= deck || is_deck_doubtful(play)) return;
  state.old_deck = static_cast<std::uint8_t>(deck + 1);
  state.fill_pile = pile;
}

bool fill_line(const Play& play) {
  const referee::LeadingName name = referee::leading_name(play.line.players, play.line.body);
  if (name.name.empty() || name.match.seat < 0) {
    const Cursor cursor(play.line.body);
    if (!cursor.at(Token::Kind::word))
      return referee::report_syntax(play.line, cursor.peek(), "name", play.report), false;
    return referee::report_name(play.line, cursor.peek().text, name.match, play.report), false;
  }
  const std::string_view rest =
      play.line.body.substr(static_cast<std::size_t>(name.name.data() + name.name.size() - play.line.body.data()));
  Cursor cursor(rest);
  const Token number = cursor.peek();
  if (!referee::expect_number(play.line, number, 0, 99, play.report)) return false;
  cursor.skip();
  kit::ShortList<Named, 16> cards;
  const std::string_view listed = rest.substr(static_cast<std::size_t>(cursor.behind() - rest.data()));
  if (!read_cards(play, listed, cards)) return false;
  if (play.state.phase == Phase::over) return after_end(play), true;
  begin_escape(play, Trigger::none, play.line.text);
  fill(play, name.match.seat, static_cast<int>(number.number), number.text, cards);
  return true;
}

}  // namespace dogeref::last_doge
