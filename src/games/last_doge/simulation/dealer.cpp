#include "games/last_doge/simulation/dealer.h"

#include <algorithm>
#include <optional>
#include <string>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/notation/reading.h"
#include "games/last_doge/notation/words.h"
#include "games/last_doge/simulation/dealer_harm.h"
#include "games/last_doge/simulation/dealer_setup.h"
#include "games/last_doge/simulation/dealer_telling.h"
#include "games/last_doge/turn/ending.h"

namespace dogeref::last_doge {
namespace {

using referee::PlayerName;
using referee::Position;

/// Everything is known of the positions of a simulated game, so that they are its hidden side; what is left to chance
/// is the order of the decks, and it is made up card by card.
class LastDogeDealer final : public referee::Dealer {
 public:
  explicit LastDogeDealer(const Rules& rules) : rules_(rules), words_(make_words(GameWords(rules), {}, {})) {}

  void begin(std::span<const PlayerName> players, kit::Random& random) override;
  [[nodiscard]] int colour(int seat) const override { return layout_.tribes[index(seat)]; }
  [[nodiscard]] std::string header(int form) const override { return header_of(rules_, layout_, players_, form); }
  [[nodiscard]] bool chance(const Position& position, kit::Random& random, std::string& line) override;
  [[nodiscard]] int next(const Position& position, kit::Random& random) override;
  void propose(const Position& position, int seat, bool eager, kit::Random& random, std::string& body) override;
  void settle() override { thought_ = proposed_; }
  [[nodiscard]] int worth(const Position&, const Position&, int) const override { return proposed_.merit; }
  [[nodiscard]] Completion complete(const Position& position, const Accepts& accepts, kit::Random& random,
                                    std::string& body) override;
  void carry_out(const Position& after) override;
  void conceal(const Position& before, const Position& after, bool is_action, kit::Random& random,
               std::string& text) override;
  void conceal_header(int form, kit::Random& random, std::string& value) override;
  void uses(const UseSink& sink) const override;

 private:
  [[nodiscard]] Table table() const { return {rules_, *words_, players_, eager_}; }
  [[nodiscard]] int who_answers(const State& state);
  [[nodiscard]] int who_goes_on(const Position& position, kit::Random& random);
  [[nodiscard]] bool wants_more(const Position& position, kit::Random& random) const;
  [[nodiscard]] std::string cards_from_deck(const State& state, int count, kit::Random& random) const;
  [[nodiscard]] std::string cards_filled(const State& state, int seat, kit::Random& random) const;
  [[nodiscard]] bool is_private(const State& before, const State& after) const;
  [[nodiscard]] Thought answer(const Position& position, int seat, kit::Random& random) const;

  const Rules& rules_;
  std::unique_ptr<rules::Words> words_;
  std::span<const PlayerName> players_;
  Layout layout_;
  Beliefs beliefs_;
  bool eager_ = false;
  bool map_told_ = true;         ///< by the record that is written
  std::vector<Answer> answers_;  ///< to the last line
  bool has_begun_ = false;       ///< the last line tells what happened as a turn began
  std::uint8_t swap_asked_ = 0;  ///< bit for each seat that got out and thought of changing tiles
  int seat_ = -1;                ///< of the thought
  Thought proposed_;
  Thought thought_;  ///< settled on
  // The line completed last
  std::vector<Part> parts_;
  std::vector<Sight> sights_;
  std::vector<Answer> new_answers_;
  std::vector<std::pair<std::string, std::string>> uses_;
};

void LastDogeDealer::begin(std::span<const PlayerName> players, kit::Random& random) {
  players_ = players;
  layout_ = lay_out(rules_, static_cast<int>(players.size()), random);
  beliefs_.forget();
  map_told_ = true;
  answers_.clear();
  swap_asked_ = 0;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const int cell = layout_.pawns[seat];
    beliefs_.see(static_cast<int>(seat), cell, rules_.tile(layout_.tiles[index(cell)]).district);
  }
}

std::string LastDogeDealer::cards_from_deck(const State& state, int count, kit::Random& random) const {
  std::vector<int> copies = in_deck(rules_, state);
  std::string text;
  for (; count > 0; --count) {
    const int card = weighted(copies, random);
    if (card < 0) break;
    --copies[index(card)];
    text += ' ' + rules_.card(card).id;
  }
  return text;
}

/// Cards that fill a hand: those of the old deck come first, before the pile is shuffled in.
std::string LastDogeDealer::cards_filled(const State& state, int seat, kit::Random& random) const {
  const int due = state.fill_due[index(seat)];
  const int early = std::clamp(state.old_deck - 1, 0, due);
  if (early == 0) return cards_from_deck(state, due, random);
  State then = state;
  then.discard = state.fill_pile;
  std::vector<int> copies = in_deck(rules_, then);
  std::string text;
  for (int left = early; left > 0; --left) {
    const int card = weighted(copies, random);
    if (card < 0) break;
    --copies[index(card)];
    ++then.hands[index(seat)].known[index(card)];
    text += ' ' + rules_.card(card).id;
  }
  then.discard = state.discard;
  return text + cards_from_deck(then, due - early, random);
}

/// Hands as they are dealt; what ended the search, and the hands filled for the escape.
bool LastDogeDealer::chance(const Position& position, kit::Random& random, std::string& line) {
  const State& state = position.as<State>();
  if (state.phase == Phase::setting_up) {
    for (int seat = 0; seat < state.players; ++seat) {
      if ((state.setup_seen >> seat & 1) != 0) continue;
      line = "hand " + players_[index(seat)].written + cards_from_deck(state, rules_.hand.of(state.players), random);
      parts_ = {{line, {}, false}};
      return true;
    }
    return false;
  }
  if (who_answers(state) >= 0) return false;
  if (state.phase == Phase::turns && state.trigger != Trigger::none) {
    line = "end-trigger " + std::string(trigger_names[static_cast<std::size_t>(state.trigger) - 1]);
    parts_ = {{line, {}, false}};
    return true;
  }
  for (int at = 1; state.phase == Phase::escape && at <= state.players; ++at) {
    const int seat = (state.triggerer + at) % state.players;
    const int due = state.fill_due[index(seat)];
    if (due <= 0) continue;
    const std::string filled = "fill " + players_[index(seat)].written + ' ' + std::to_string(due);
    const std::string cards = cards_filled(state, seat, random);
    line = filled + cards;
    parts_ = {{filled, {}, false}, {cards, {}, true}};
    return true;
  }
  return false;
}

/// Who answers the last line with a card, or tells on a line of his own what he suffers; -1 without.
int LastDogeDealer::who_answers(const State& state) {
  if (state.phase != Phase::turns) return -1;
  while (!answers_.empty() && !has_reason(rules_, state, answers_.front())) answers_.erase(answers_.begin());
  return answers_.empty() ? next_to_suffer(state) : answers_.front().seat;
}

int LastDogeDealer::next(const Position& position, kit::Random& random) {
  const State& state = position.as<State>();
  if (const int seat = who_answers(state); seat >= 0) return seat;
  for (int seat = 0; seat < state.players; ++seat) {
    const auto bit = static_cast<std::uint8_t>(1U << seat);
    if ((state.swap_due & bit) == 0 || (swap_asked_ & bit) != 0) continue;
    swap_asked_ = static_cast<std::uint8_t>(swap_asked_ | bit);
    if (!random.once_in(3)) return seat;
  }
  if (state.phase == Phase::over) return -1;
  return who_goes_on(position, random);
}

int LastDogeDealer::who_goes_on(const Position& position, kit::Random& random) {
  const State& state = position.as<State>();
  const bool flips = state.phase == Phase::escape && state.running;
  const bool searches = state.phase == Phase::turns && state.turn_open && wants_more(position, random);
  return flips || searches ? state.turn : position.laps.due();
}

/// Whether the player whose turn it is goes on with it.
bool LastDogeDealer::wants_more(const Position& position, kit::Random& random) const {
  const State& state = position.as<State>();
  const int limit = hand_limit(rules_, state, state.turn);
  if (state.hands[index(state.turn)].count > limit) return true;
  if (has_begun_ || is_last_turn(rules_, state)) return true;  // that one ends with a line
  if (has_task_left(rules_, state)) return eager_ || !random.once_in(20);
  return random.once_in(3);
}

/// A line of somebody whom the last line struck.
Thought LastDogeDealer::answer(const Position& position, int seat, kit::Random& random) const {
  if (!answers_.empty()) return {"react " + rules_.card(answers_.front().card).id, 1};
  const Table table = this->table();
  Making making(table, position, seat, random);
  suffer(table, making, seat, seat);
  return {making.plain(), 1};
}

void LastDogeDealer::propose(const Position& position, int seat, bool eager, kit::Random& random, std::string& body) {
  eager_ = eager;
  seat_ = seat;
  const Table table = this->table();
  const bool answers = who_answers(position.as<State>()) == seat;
  proposed_ = answers ? answer(position, seat, random) : Thinker(table, beliefs_, position, seat, random).think();
  body = proposed_.body;
}

referee::Dealer::Completion LastDogeDealer::complete(const Position& position, const Accepts& accepts,
                                                     kit::Random& random, std::string& body) {
  Position copy = position;
  referee::LineText line;
  line.text = line.body = thought_.body;
  line.seat = seat_;
  line.words = words_.get();
  line.players = players_;
  findings::Report trial(findings::Report::Mode::trial);
  Action decided;
  if (!read_action({rules_, copy.as<State>(), copy.ledger, copy.laps, line, trial}, decided))
    return Completion::refused;
  const Table table = this->table();
  Telling telling(table, beliefs_, position, seat_, random);
  telling.tell(decided);
  body = telling.making().text();
  has_begun_ = decided[0].kind == StepKind::start;
  parts_ = telling.making().parts();
  sights_ = telling.sights();
  new_answers_ = telling.answers();
  uses_ = telling.uses();
  return accepts(body) ? Completion::done : Completion::refused;
}

void LastDogeDealer::carry_out(const Position& after) {
  const State& state = after.as<State>();
  for (const Sight& sight : sights_) {
    if (sight.swapped_with >= 0) {
      beliefs_.swap(sight.seat, sight.cell, sight.swapped_with);
    } else {
      beliefs_.see(sight.seat, sight.cell, district_at(rules_, state, sight.cell));
    }
  }
  for (int seat = 0; seat < state.players; ++seat) {
    const int cell = state.pawns[index(seat)];
    if (cell >= 0) beliefs_.see(seat, cell, district_at(rules_, state, cell));
  }
  if (!answers_.empty() && answers_.front().seat == seat_) answers_.erase(answers_.begin());
  if (!new_answers_.empty()) answers_ = new_answers_;
}

/// Whether the line changed nothing but what its player has; all else was seen at the table, and must be written.
bool LastDogeDealer::is_private(const State& before, const State& after) const {
  const bool quiet = before.phase == Phase::turns && after.phase == Phase::turns && after.turn == seat_ &&
                     after.trigger == Trigger::none && before.pending.empty() && after.pending.empty() &&
                     after.strikes.empty();
  bool alike = quiet && before.face_up == after.face_up && before.pawns == after.pawns &&
               before.artefact_at == after.artefact_at && before.guesses == after.guesses;
  for (int seat = 0; seat < before.players; ++seat) {
    alike = alike && (seat == seat_ || before.hands[index(seat)] == after.hands[index(seat)]);
  }
  for (int cell = 0; cell < before.cell_count; ++cell) {
    alike = alike && before.lying[index(cell)].candidates == after.lying[index(cell)].candidates;
  }
  return alike;
}

void LastDogeDealer::conceal(const Position& before, const Position& after, bool is_action, kit::Random& random,
                             std::string& text) {
  if (is_action && is_private(before.as<State>(), after.as<State>()) && random.once_in(12)) return void(text = "?");
  if (!is_action && random.once_in(3)) return text.clear();
  if (text.starts_with("start") && random.once_in(2)) return text.clear();
  if (text == "out swap none" && random.once_in(2)) return text.clear();
  if (text.starts_with("out") && !map_told_ && random.once_in(3)) return void(text = "out");
  text.clear();
  for (const Part& part : parts_) text += part.may_go && random.once_in(2) ? part.left : part.whole;
}

void LastDogeDealer::conceal_header(int form, kit::Random& random, std::string& value) {
  if (form == map_header) {
    map_told_ = !random.once_in(2);
    if (!map_told_) value.clear();
  }
  if (form == removed_header && random.once_in(2)) value.clear();
  if (form == pawns_header && random.once_in(2)) value = pawns_of(rules_, layout_, players_, false);
}

void LastDogeDealer::uses(const UseSink& sink) const {
  for (const auto& [category, name] : uses_) sink(category, name);
}

}  // namespace

std::unique_ptr<referee::Dealer> make_dealer(const Rules& rules) { return std::make_unique<LastDogeDealer>(rules); }

}  // namespace dogeref::last_doge
