#include "games/doge_ship/simulation/dealer.h"

#include <algorithm>
#include <optional>
#include <string>

#include "games/doge_ship/chapters/bids.h"
#include "games/doge_ship/chapters/round.h"
#include "games/doge_ship/chapters/water.h"
#include "games/doge_ship/notation/vocabulary.h"
#include "games/doge_ship/simulation/concealing.h"
#include "games/doge_ship/simulation/drawing.h"
#include "games/doge_ship/simulation/trial.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::PlayerName;
using referee::Position;

class DogeDealer final : public referee::Dealer {
 public:
  explicit DogeDealer(const Rules& rules)
      : rules_(rules), words_(make_spellings(GameWords(rules), {}, {})), piles_(rules), after_(rules) {}

  void begin(std::span<const PlayerName> players, kit::Random& random) override;
  [[nodiscard]] bool take_up(const Position& position, kit::Random& random) override {
    return piles_.take_up(position.as<State>(), random);
  }
  [[nodiscard]] bool chance(const Position& position, kit::Random& random, std::string& line) override;
  void propose(const Position& position, int seat, bool eager, kit::Random& random, std::string& body) override;
  [[nodiscard]] std::optional<bool> judge_proposed(const Position& position, Position& after) const override {
    return is_legal(rules_, position, seat_, proposed_, after);
  }
  void settle() override { std::swap(thought_, proposed_); }
  [[nodiscard]] int worth(const Position& before, const Position& after, int seat) const override {
    return worth_of(rules_, before, after, seat);
  }
  [[nodiscard]] Completion complete(const Position& position, const Accepts& accepts, kit::Random& random,
                                    std::string& body) override;
  void carry_out(const Position& after) override;
  void conceal(const Position& before, const Position& after, bool is_action, kit::Random& random,
               std::string& text) override;
  void uses(const UseSink& sink) const override;

 private:
  void roll(kit::Random& random, std::string& line) const;
  void reveal_doge(kit::Random& random, std::string& line);
  [[nodiscard]] bool close_round(const Position& position, kit::Random& random, std::string& line) const;
  void bid(const Position& position, kit::Random& random, std::string& line) const;
  [[nodiscard]] const std::string& name(int seat) const { return names_[index(seat)].written; }

  const Rules& rules_;
  std::unique_ptr<rules::Spellings> words_;
  std::span<const PlayerName> names_;
  int players_ = 0;
  bool exhausted_ = false;  ///< old Doge tiles come in as soon as a draw empties their deck
  bool eager_ = false;
  int seat_ = -1;        ///< who thinks at this position
  Prospects prospects_;  ///< of that seat
  Piles piles_;
  Piles after_;  ///< as they lie when the action completed last is carried out
  Thought proposed_;
  Thought thought_;  ///< settled on
};

void DogeDealer::begin(std::span<const PlayerName> players, kit::Random& random) {
  names_ = players;
  seat_ = -1;
  players_ = static_cast<int>(players.size());
  piles_.shuffle(random);
  const Reshuffle reshuffle = rules_.interpretations.reshuffle;
  // Both readings explain a game; each table keeps to one.
  exhausted_ = reshuffle == Reshuffle::either ? random.once_in(2) : reshuffle == Reshuffle::when_exhausted;
}

bool DogeDealer::chance(const Position& position, kit::Random& random, std::string& line) {
  const State& state = position.as<State>();
  seat_ = -1;
  line.clear();
  if (state.stage == Stage::actions && !state.acted) {
    if (state.dice_written && state.doge_written) return false;
    state.dice_written ? reveal_doge(random, line) : roll(random, line);
    return true;
  }
  if (state.stage == Stage::actions && position.laps.due() >= 0) return false;
  if (state.stage != Stage::before && close_round(position, random, line)) return true;
  if (state.ended || state.last_round) return false;
  line = "round " + std::to_string(state.round + 1);
  return true;
}

void DogeDealer::roll(kit::Random& random, std::string& line) const {
  for (const int panel : rules_.dice[index(players_)]) {
    const Panel& of = rules_.panels[index(panel)];
    line.append(line.empty() ? "dice " : ", ").append(words_->of(panel_word, panel)).append(" ");
    line += std::to_string(random.below(of.sides) + 1);
  }
}

void DogeDealer::reveal_doge(kit::Random& random, std::string& line) {
  const std::vector<int> drawn = piles_.draw_doges(1, random);
  if (drawn.empty()) return;
  piles_.cover(drawn.front());
  line = "doge " + rules_.tile(drawn.front()).id;
  if (exhausted_ && piles_.is_empty(rules_.doge_deck)) piles_.shuffle_old_in({}, random);
}

/// The lines that close a round: the new order, High Water and bids, each once.
bool DogeDealer::close_round(const Position& position, kit::Random& random, std::string& line) const {
  Position copy = position;
  State& state = copy.as<State>();
  findings::Report trial(findings::Report::Mode::trial);
  referee::LineText text;
  if (!close_actions({rules_, state, copy.ledger, copy.laps, text, trial})) return false;
  if (!state.order_written) {
    for (int place = 0; place < players_; ++place) {
      line.append(place == 0 ? "order " : ", ").append(name(state.next[0].order[index(place)]));
    }
    return true;
  }
  if (!state.water_written && state.doge >= 0 && rules_.tile(state.doge).water >= 0) {
    for (int seat = 0; seat < players_; ++seat) {
      line.append(seat == 0 ? "water " : ", ").append(name(seat)).append(" ");
      line += std::to_string(lost_tokens(rules_, state, seat));
    }
    return true;
  }
  if (!bids_due(rules_, state)) return false;
  bid(position, random, line);
  return true;
}

void DogeDealer::bid(const Position& position, kit::Random& random, std::string& line) const {
  for (int seat = 0; seat < players_; ++seat) {
    const int held = std::max(0, position.ledger.own(seat, rules_.inspection.track));
    line.append(seat == 0 ? "bids " : ", ").append(name(seat)).append(" ");
    line += std::to_string(random.below(held + 1));
  }
}

void DogeDealer::propose(const Position& position, int seat, bool eager, kit::Random& random, std::string& body) {
  eager_ = eager;
  if (seat_ != seat) look_around(rules_, position, seat, prospects_);
  seat_ = seat;
  think(rules_, position, seat, prospects_, eager, random, proposed_);
  body.clear();  // `judge_proposed` needs no line
}

referee::Dealer::Completion DogeDealer::complete(const Position& position, const Accepts&, kit::Random& random,
                                                 std::string& body) {
  after_ = piles_;
  Drawing drawing(rules_, position, seat_, after_, exhausted_, eager_, random);
  const Completion completion = drawing.complete(thought_);
  body.clear();
  write_thought(rules_, *words_, thought_, body);
  return completion;
}

void DogeDealer::carry_out(const Position&) { std::swap(piles_, after_); }

void DogeDealer::conceal(const Position& before, const Position& after, bool is_action, kit::Random& random,
                         std::string& text) {
  if (!is_action) return conceal_line(rules_, random, text);
  const State& was = before.as<State>();
  const State& is = after.as<State>();
  // What changed the ship or the Doge tile is seen on the board.
  if (was.ship == is.ship && was.doge == is.doge && random.once_in(40)) {
    text = "?";
    return;
  }
  Thought told = thought_;
  conceal_draws(rules_, random, told);
  text.clear();
  write_thought(rules_, *words_, told, text);
}

void DogeDealer::uses(const UseSink& sink) const {
  std::string space;
  if (thought_.space < 0) return sink("discards", {});
  const Space& of = rules_.spaces[index(thought_.space)];
  sink("spaces", rules_.panels[index(of.panel)].id + ' ' + std::to_string(of.number));
  for (const Step& step : thought_.steps) {
    if (step.kind == StepKind::buy) sink("bought", rules_.tile(step.tile.tile).id);
    if (step.kind == StepKind::build) sink("built", rules_.tile(step.tile.tile).id);
    if (step.kind == StepKind::replace) sink("built", rules_.tile(step.other.tile).id);
    if (step.kind == StepKind::keep) sink("kept", rules_.tile(step.tile.tile).id);
  }
}

}  // namespace

std::unique_ptr<referee::Dealer> make_dealer(const Rules& rules) { return std::make_unique<DogeDealer>(rules); }

}  // namespace dogeref::doge_ship
