#include "games/last_doge/audit.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/model/state.h"
#include "kit/index.h"

namespace dogeref::last_doge {
namespace {

using kit::index;

class Auditor {
 public:
  Auditor(const Rules& rules, const referee::Position& position)
      : rules_(rules), position_(position), state_(position.as<State>()) {}

  std::vector<std::string> run() {
    cards();
    artefacts();
    city();
    if (state_.phase == Phase::turns && !state_.city_doubt) pawns();
    if (state_.phase == Phase::escape) escape();
    for (int seat = 0; seat < state_.players; ++seat) player(seat);
    return std::move(faults_);
  }

 private:
  void expect(bool good, const std::string& what) {
    if (!good) faults_.push_back(what);
  }
  static std::string of_seat(const char* what, int seat) { return what + (" of seat " + std::to_string(seat)); }

  void pile(const Cards& cards, const std::string& name) {
    expect(cards.unknown() >= 0, name + " holds more known cards than cards");
  }

  void cards() {
    int outside = state_.discard.count;
    pile(state_.discard, "the discard pile");
    for (int seat = 0; seat < state_.players; ++seat) {
      pile(state_.hands[index(seat)], of_seat("the hand", seat));
      outside += state_.hands[index(seat)].count;
    }
    expect(outside <= state_.card_total,
           std::to_string(outside) + " cards are outside the deck, there are " + std::to_string(state_.card_total));
    for (std::size_t kind = 0; kind < rules_.cards.size(); ++kind) {
      const int card = static_cast<int>(kind);
      expect(known_outside(state_, card) <= copies_in_game(rules_, state_, card),
             "more copies of " + rules_.cards[kind].id + " are known than there are");
    }
  }

  void artefacts() {
    int placed = 0;
    int open = 0;
    for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) {
      const std::int8_t place = state_.artefact_at[at];
      expect(place >= out_of_game && place < state_.players, rules_.artefacts[at].id + " is nowhere");
      placed += place == in_artefact_deck ? 0 : 1;
      open += place == in_market ? 1 : 0;
    }
    for (int seat = 0; seat < state_.players; ++seat) placed += state_.unknown_artefacts[index(seat)];
    const int all = static_cast<int>(rules_.artefacts.size());
    expect(placed <= all, "more artefacts are owned than there are");
    expect(open <= rules_.market.of(state_.players), "too many artefacts are open");
    const bool refilled = open >= rules_.market.of(state_.players) || placed == all || state_.market_short;
    expect(refilled, "an open artefact was not replaced");
  }

  void city() {
    const std::uint32_t cells = state_.cell_count >= most_cells ? ~0U : (1U << state_.cell_count) - 1U;
    expect((state_.face_up & ~cells) == 0, "a tile lies open outside the city");
    expect((state_.discovered & ~cells) == 0, "a discovery was revealed outside the city");
    expect(fits(rules_, state_) && !state_.contradicted, "what is known of the tiles does not fit together");
    const auto holder = state_.treasure;
    expect(holder < 0 || (state_.guessed >> holder & 1) != 0, "who has the treasure has not guessed");
  }

  void pawns() {
    for (int seat = 0; seat < state_.players; ++seat) {
      const int cell = state_.pawns[index(seat)];
      expect(cell >= 0 && cell < state_.cell_count, of_seat("the pawn", seat) + " is nowhere");
      if (cell < 0) continue;
      expect(std::count(state_.pawns.begin(), state_.pawns.end(), cell) == 1,
             of_seat("the pawn", seat) + " shares its cell");
      expect(!has_treasure(state_, cell), of_seat("the pawn", seat) + " stands on the treasure");
    }
  }

  void escape() {
    expect(state_.pending.empty() && state_.strikes.empty(), "an effect of the search goes on in the escape");
    std::uint32_t under = 0;
    for (int seat = 0; seat < state_.players; ++seat) {
      const int cell = state_.pawns[index(seat)];
      if (cell >= 0) under |= 1U << cell;
      const bool steps = state_.progress[index(seat)] == rules_.path.size();
      expect(!steps || state_.is_out(seat) || state_.is_caught(seat),
             of_seat("the way", seat) + " goes on past the exit");
    }
    if (state_.running) return;
    expect((state_.face_up & ~under) == 0, "a tile without a pawn was not turned down");
  }

  void player(int seat) {
    expect(!(state_.is_out(seat) && state_.is_caught(seat)), of_seat("the end", seat) + " is both out and caught");
    const referee::Ledger& ledger = position_.ledger;
    if (ledger.unproven[index(seat)] != 0 || in_doubt(state_, seat)) return;
    expect(ledger.own(seat, 0) >= 0, of_seat("the count of trophies", seat) + " is below zero");
    expect(ledger.own(seat, card_track) == state_.hands[index(seat)].count,
           of_seat("the count of cards", seat) + " is not that of the hand");
  }

  const Rules& rules_;
  const referee::Position& position_;
  const State& state_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> audit(const Rules& rules, const referee::Position& position) {
  return Auditor(rules, position).run();
}

}  // namespace dogeref::last_doge
