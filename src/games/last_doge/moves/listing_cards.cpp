#include "games/last_doge/moves/listing_cards.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {
namespace {

bool is_chosen(Players to) { return to == Players::opponent || to == Players::opponent_on_cells; }

/// One card: its payment, whom it strikes, and what its effects leave to decide.
class CardLister {
 public:
  CardLister(const Listing& listing, int kind)
      : listing_(listing), rules_(listing.rules), card_(listing.rules.card(kind)), kind_(kind) {
    rest_ = listing.state.hands[index(listing.seat)];
    if (rest_.known[index(kind)] > 0) --rest_.known[index(kind)];
    --rest_.count;
  }

  void list() { entry(0, {}, {}); }

 private:
  void entry(std::size_t at, const std::string& target, const std::string& steps);
  void part(std::size_t at, const std::vector<Effect>& effects, const std::string& target, const std::string& steps);
  void effect(const std::vector<Effect>& effects, std::size_t at, const std::string& steps, const TextSink& sink);
  void pay(const std::string& rest);
  [[nodiscard]] bool must_pay() const;
  [[nodiscard]] bool acts(const Entry& entry) const;
  [[nodiscard]] bool may_strike(const std::vector<Effect>& effects, int seat) const;

  const Listing& listing_;
  const Rules& rules_;
  const CardKind& card_;
  int kind_;
  Cards rest_;  ///< of the hand, the card apart
  int victim_ = -1;
};

bool CardLister::must_pay() const {
  if (colour_is_free(rules_, listing_.state, listing_.seat, rules_.card(kind_).colour)) return false;
  const State& state = listing_.state;
  const int allowed = rules_.plays + (listing_.goes_on() ? state.shelters + state.extra_plays : 0);
  return (listing_.goes_on() ? state.unpaid : 0) >= allowed;
}

/// As it will be when the card and its payment have left the hand.
bool CardLister::acts(const Entry& entry) const {
  State after = listing_.state;
  after.hands[index(listing_.seat)].count =
      static_cast<std::uint8_t>(std::max(0, rest_.count - (must_pay() ? rules_.extra_discard : 0)));
  return acts_now(rules_, after, listing_.seat, entry) != Acts::no;
}

void CardLister::pay(const std::string& rest) {
  const std::string head = "play " + card_.id;
  if (!must_pay()) return listing_.sink(head + rest);
  choose_cards(rules_, rest_, rules_.extra_discard,
               [&](const std::string& paid) { listing_.sink(head + " pay" + paid + rest); });
}

/// The entries one after the other; what may happen once with and once without.
void CardLister::entry(std::size_t at, const std::string& target, const std::string& steps) {
  if (at == card_.entries.size()) return pay(target + steps);
  const Entry& entry = card_.entries[at];
  if (!acts(entry)) return this->entry(at + 1, target, steps);
  if (entry.mode == Mode::optional) this->entry(at + 1, target, steps);
  for (const std::vector<Effect>& effects : entry.parts) part(at, effects, target, steps);
}

/// Whether the player chooses whom the effects strike, and has to choose a neighbour.
bool CardLister::may_strike(const std::vector<Effect>& effects, int seat) const {
  const State& state = listing_.state;
  const int own = state.pawns[index(listing_.seat)];
  const int pawn = state.pawns[index(seat)];
  return seat != listing_.seat && std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
           if (!is_chosen(effect.to) || (effect.verb != Verb::damage && effect.verb != Verb::peek_hand)) return false;
           const bool must_be_near = effect.to == Players::opponent_on_cells && effect.at == Cells::by_own_pawn;
           return !must_be_near || (own >= 0 && pawn >= 0 && are_neighbours(state, own, pawn, effect.diagonal));
         });
}

void CardLister::part(std::size_t at, const std::vector<Effect>& effects, const std::string& target,
                      const std::string& steps) {
  const auto decide = [&](const std::string& whom) {
    effect(effects, 0, steps, [&](const std::string& all) { entry(at + 1, target + whom, all); });
  };
  bool any = false;
  for (int seat = 0; seat < listing_.state.players; ++seat) {
    if (!may_strike(effects, seat)) continue;
    any = true;
    victim_ = seat;
    decide(" on " + listing_.names[index(seat)]);
  }
  victim_ = -1;
  if (!any) decide({});
}

void CardLister::effect(const std::vector<Effect>& effects, std::size_t at, const std::string& steps,
                        const TextSink& sink) {
  if (at == effects.size()) return sink(steps);
  const Effect& effect = effects[at];
  const auto decided = [&](const char* word) {
    return [&, word](const std::string& what) { this->effect(effects, at + 1, steps + ", " + word + what, sink); };
  };
  const auto cells = [&](const char* word, const std::vector<int>& from, int count) {
    if (from.empty() || count == 0) return this->effect(effects, at + 1, steps, sink);
    choose_cells(from, std::min(count, static_cast<int>(from.size())),
                 [&](const std::vector<int>& chosen) { decided(word)(names_of(listing_.state, chosen)); });
  };
  const bool anywhere = effect.at == Cells::any_hidden;
  switch (effect.verb) {
    case Verb::look: return cells("look", listing_.lying(true, anywhere), effect.amount);
    case Verb::move: return cells("move", listing_.lying(effect.at != Cells::revealed, true), 1);
    case Verb::reveal: return cells("reveal", listing_.lying(true, true), 1);
    case Verb::hide: return cells("hide", listing_.lying(false, false), 1);
    case Verb::swap_tiles: {
      const std::vector<int> there = listing_.lying(true, anywhere);
      return cells("swap", there, there.size() < 2 ? 0 : 2);
    }
    case Verb::discard: {
      const int most = std::min<int>(effect.amount, rest_.count);
      const int paid = must_pay() ? rules_.extra_discard : 0;
      const int least = std::min(most, rest_.count - paid);
      if (most <= 0) break;
      for (int count = std::max(1, least); count <= most; ++count) choose_cards(rules_, rest_, count, decided("lose"));
      return;
    }
    case Verb::steal_card:
      if (victim_ < 0 || listing_.state.hands[index(victim_)].count == 0) break;
      return decided("steal from ")(listing_.names[index(victim_)]);
    default: break;
  }
  this->effect(effects, at + 1, steps, sink);
}

}  // namespace

std::vector<int> Listing::lying(bool hidden, bool free) const {
  std::vector<int> found;
  for (const int cell : cells) {
    if (state.is_up(cell) != hidden && (!free || is_free(state, cell))) found.push_back(cell);
  }
  return found;
}

std::vector<int> cells_in_order(const State& state) {
  std::vector<int> cells(state.cell_count);
  std::iota(cells.begin(), cells.end(), 0);
  std::sort(cells.begin(), cells.end(), [&state](int one, int other) {
    const std::size_t a = index(one);
    const std::size_t b = index(other);
    return std::pair(state.column[a], state.row[a]) < std::pair(state.column[b], state.row[b]);
  });
  return cells;
}

std::string names_of(const State& state, const std::vector<int>& cells) {
  std::string text;
  for (const int cell : cells) text += ' ' + cell_name(state, cell);
  return text;
}

void choose_cells(const std::vector<int>& from, int count, const CellsSink& sink) {
  std::vector<int> chosen;
  const std::function<void(std::size_t)> more = [&](std::size_t first) {
    const std::size_t left = index(count) - chosen.size();
    if (left == 0) return sink(chosen);
    for (std::size_t at = first; at + left <= from.size(); ++at) {
      chosen.push_back(from[at]);
      more(at + 1);
      chosen.pop_back();
    }
  };
  more(0);
}

/// By kind how many cards of it and of later ones there are.
static std::vector<int> cards_from(const Cards& hand, std::size_t kinds) {
  std::vector<int> there(kinds + 2, 0);
  there[kinds] = hand.unknown();
  for (std::size_t kind = kinds; kind-- > 0;) there[kind] = there[kind + 1] + hand.known[kind];
  return there;
}

void choose_cards(const Rules& rules, const Cards& hand, int count, const TextSink& sink) {
  const std::size_t kinds = rules.cards.size();  // those not known come last
  const std::vector<int> there_from = cards_from(hand, kinds);
  const std::function<void(std::size_t, int, const std::string&)> more = [&](std::size_t kind, int left,
                                                                             const std::string& text) {
    if (left == 0) return sink(text);
    if (left > there_from[kind]) return;
    const int there = kind == kinds ? hand.unknown() : hand.known[kind];
    std::string longer = text;
    more(kind + 1, left, longer);
    for (int copies = 1; copies <= std::min(there, left); ++copies) {
      longer.append(" ").append(kind == kinds ? "?" : rules.cards[kind].id);
      more(kind + 1, left - copies, longer);
    }
  };
  more(0, count, {});
}

void list_cards(const Listing& listing) {
  const Cards& hand = listing.state.hands[index(listing.seat)];
  for (std::size_t kind = 0; kind < listing.rules.cards.size(); ++kind) {
    const int card = static_cast<int>(kind);
    if (hand.known[kind] > 0 && !listing.rules.colour_of(card).reaction) CardLister(listing, card).list();
  }
  if (hand.unknown() > 0) listing.sink("play ?");
}

}  // namespace dogeref::last_doge
