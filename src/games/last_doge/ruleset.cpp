// The Last Doge as the frame sees it.

#include <optional>
#include <utility>

#include "games/last_doge/audit.h"
#include "games/last_doge/data/compile.h"
#include "games/last_doge/given/given.h"
#include "games/last_doge/harm/harm.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/owed.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/moves/listing.h"
#include "games/last_doge/moves/missing_steps.h"
#include "games/last_doge/moves/repairs.h"
#include "games/last_doge/notation/reading.h"
#include "games/last_doge/notation/rewriting.h"
#include "games/last_doge/notation/words.h"
#include "games/last_doge/pictures/board.h"
#include "games/last_doge/secrets/redacting.h"
#include "games/last_doge/simulation/dealer.h"
#include "games/last_doge/turn/end_trigger.h"
#include "games/last_doge/turn/ending.h"
#include "games/last_doge/turn/escape.h"
#include "games/last_doge/turn/escape_run.h"
#include "games/last_doge/turn/scoring.h"
#include "games/last_doge/turn/setup.h"
#include "games/last_doge/turn/turn.h"
#include "games/last_doge/turn/turns.h"
#include "referee/game/dealer.h"

namespace dogeref::last_doge {
namespace {

using findings::Report;
using referee::LineText;
using referee::Position;

class LastDoge final : public referee::Ruleset {
 public:
  LastDoge(Rules rules, std::vector<rules::Lexicon> lexicons)
      : rules_(std::move(rules)), lexicons_(std::move(lexicons)) {}

  [[nodiscard]] const referee::Vocabulary& vocabulary() const override { return rules_.vocabulary; }
  [[nodiscard]] const std::string& fingerprint() const override { return rules_.fingerprint; }
  [[nodiscard]] std::unique_ptr<rules::Words> words(std::span<const std::string> languages) const override {
    return make_words(GameWords(rules_), lexicons_, languages);
  }
  [[nodiscard]] std::unique_ptr<rules::Spellings> spellings(std::string_view language) const override {
    return make_spellings(GameWords(rules_), lexicons_, language);
  }
  bool write(const LineText& line, const referee::Pen& pen, std::string& out) const override {
    return rewrite(rules_, line, pen, out);
  }
  [[nodiscard]] std::string interpretation(std::string_view key) const override;

  void start(int players, Position& position) const override;
  bool set_up(Position& position, std::span<const LineText> headers, Report& report) const override {
    return last_doge::set_up(rules_, position, headers, report);
  }
  [[nodiscard]] bool takes_turn(const Position& position, const LineText& line) const override {
    return begins_turn(position.as<State>(), line);
  }
  bool act(Position& position, const LineText& line, Report& report) const override;
  [[nodiscard]] std::optional<referee::Ledger> counts_before(const Position& position,
                                                             const LineText& line) const override;
  void unseen(Position& position, const LineText& line, Report& report) const override;
  void lost(Position& position, const LineText& line, Report& report) const override;
  void out_of_order(Position&) const override {}
  void happen(Position& position, const LineText& line, Report& report) const override;
  void finish(Position& position, referee::Occasion occasion, std::uint32_t line, Report& report) const override;
  [[nodiscard]] referee::Turn turn(const Position& position) const override;
  [[nodiscard]] referee::Progress progress(const Position& position) const override;
  [[nodiscard]] std::pair<int, int> draws(const Position& position) const override;
  [[nodiscard]] std::optional<int> unverified(const Position& position) const override {
    return position.as<State>().unverified;
  }
  [[nodiscard]] std::vector<referee::Standing> standings(const Position& position, bool table) const override {
    return standings_of(rules_, position, table);
  }
  [[nodiscard]] std::optional<std::pair<std::int64_t, std::int64_t>> score_bounds(int) const override {
    return bounds_of_score(rules_);
  }
  [[nodiscard]] referee::Ledger::Slack score_slack(const Position& position, int seat) const override;
  [[nodiscard]] std::uint8_t unproven(const Position& position) const override;
  [[nodiscard]] std::vector<findings::DataPath> gains_read(const Position&, std::uint8_t) const override { return {}; }
  [[nodiscard]] referee::Board board(const Position& position,
                                     std::span<const referee::PlayerName> players) const override {
    return board_of(rules_, position, players);
  }
  [[nodiscard]] rules::Node save(const Position& position, std::span<const referee::PlayerName> players,
                                 bool whole) const override {
    return save_given(rules_, position, players, whole);
  }
  [[nodiscard]] rules::Shape given_shape() const override { return last_doge::given_shape(rules_); }
  [[nodiscard]] bool load(const rules::Node& given, std::span<const referee::PlayerName> players, Position& position,
                          rules::FaultList& faults) const override {
    start(static_cast<int>(players.size()), position);
    return load_given(rules_, given, players, position, faults);
  }
  [[nodiscard]] bool same(const Position& one, const Position& other) const override {
    return same_position(rules_, one, other);
  }
  void actions(const Position& position, int seat, std::span<const referee::PlayerName> players,
               const referee::ActionSink& sink) const override {
    list_actions(rules_, position, seat, players, sink);
  }
  [[nodiscard]] bool has_secrets() const override { return true; }
  bool redact(const Position& before, const Position& after, const LineText& line, int keeps,
              std::string& out) const override {
    const auto trial = [this](Position& copy, const LineText& text, Report& report) { return act(copy, text, report); };
    return last_doge::redact(rules_, lexicons_, trial, before, after, line, keeps, out);
  }
  void repairs(const Position& position, const LineText& line, const referee::ActionSink& sink) const override {
    Position copy = position;
    Report trial(Report::Mode::trial);
    list_repairs(play_on(copy, line, trial), sink);
  }
  void missing_lines(const Position& position, const LineText& line, const referee::MissingSink& sink) const override {
    Position copy = position;
    Report trial(Report::Mode::trial);
    list_missing_lines(play_on(copy, line, trial), sink);
  }
  [[nodiscard]] std::unique_ptr<referee::Dealer> dealer() const override { return make_dealer(rules_); }
  [[nodiscard]] std::vector<std::string> audit(const Position& position) const override {
    return last_doge::audit(rules_, position);
  }

 private:
  [[nodiscard]] Play play_on(Position& position, const LineText& line, Report& report) const {
    return {rules_, position.as<State>(), position.ledger, position.laps, line, report};
  }

  Rules rules_;
  std::vector<rules::Lexicon> lexicons_;
};

std::string LastDoge::interpretation(std::string_view key) const {
  for (const auto& [known, value] : rules_.interpretation_values) {
    if (known == key) return value;
  }
  return {};
}

void LastDoge::start(int players, Position& position) const {
  position.ledger = referee::Ledger{};
  position.laps = referee::Laps{};
  position.ledger.may_be_negative = 1;
  State& state = *new (position.block) State{};
  start_game(rules_, state, players);
  for (int seat = 0; seat < players; ++seat) {
    position.ledger.value[index(seat)][card_track] = rules_.hand.of(players);
    position.ledger.value[index(seat)][0] = rules_.start_trophies.of(players);
  }
  turns_from(state, position.laps, players - 1);
}

bool LastDoge::act(Position& position, const LineText& line, Report& report) const {
  return judge_line(play_on(position, line, report));
}

std::optional<referee::Ledger> LastDoge::counts_before(const Position& position, const LineText& line) const {
  Position copy = position;
  Report trial(Report::Mode::trial);
  catch_up(play_on(copy, line, trial));
  return copy.ledger;
}

void LastDoge::unseen(Position& position, const LineText& line, Report& report) const {
  const Play play = play_on(position, line, report);
  unseen_line(play);
  play.unverified();
}

/// What the line meant to do is not known; nothing rests on what it may have changed.
void LastDoge::lost(Position& position, const LineText& line, Report& report) const {
  if (line.form >= 0) return;
  const Play play = play_on(position, line, report);
  lose_line(play);
  play.unverified();
}

void LastDoge::happen(Position& position, const LineText& line, Report& report) const {
  const Play play = play_on(position, line, report);
  follow_ledger(play);
  play.state.last_line = 0;
  switch (line.form) {
    case hand_form: (void)hand_line(play); return;
    case end_trigger_form: (void)end_trigger_line(play); return;
    default: (void)fill_line(play);
  }
}

void LastDoge::finish(Position& position, referee::Occasion occasion, std::uint32_t line, Report& report) const {
  State& state = position.as<State>();
  LineText last;
  last.line = line;
  lose_unwritten(play_on(position, last, report));
  all_gone(play_on(position, last, report));
  count_scores(play_on(position, last, report));
  state.phase = Phase::over;
  state.by_arbiter = occasion == referee::Occasion::arbiter;
  if (state.end_line == 0) state.end_line = line;
  state.swap_due = 0;
  tell_what_ranked(rules_, position, line, report);
}

referee::Progress LastDoge::progress(const Position& position) const {
  const State& state = position.as<State>();
  if (state.phase == Phase::over) return {state.swap_due == 0};
  if (state.phase == Phase::escape) return {false, state.running ? state.turn : -1};
  if (state.phase != Phase::turns) return {};
  const int victim = state.pending.empty() ? -1 : next_to_suffer(state);
  const bool searching = state.turn_open && state.trigger == Trigger::none;
  return {false, victim >= 0 ? victim : searching ? state.turn : -1};
}

referee::Turn LastDoge::turn(const Position& position) const {
  const State& state = position.as<State>();
  referee::Turn turn;
  for (const std::uint16_t turns : state.turns) turn.round = std::max<int>(turn.round, turns);
  const referee::Progress now = progress(position);
  turn.seat = now.seat;
  turn.after_end_said = state.after_end_said;
  turn.line = state.end_line;
  turn.reason = state.by_arbiter                 ? "arbiter"
                : state.trigger == Trigger::none ? std::string_view("city-closed")
                                                 : trigger_names[static_cast<std::size_t>(state.trigger) - 1];
  const auto all = static_cast<std::uint8_t>((1U << state.players) - 1U);
  const int perhaps = state.spared | state.perhaps_out;
  turn.may_close = perhaps != 0 && (state.out | state.caught | perhaps) == all;
  if (state.phase != Phase::over) return turn;
  turn.ended = now.ended;
  turn.may_close = !turn.ended;
  return turn;
}

std::pair<int, int> LastDoge::draws(const Position& position) const {
  const State& state = position.as<State>();
  return {state.draws, state.draws_recorded};
}

/// A caught player has no points, unless a house rule leaves some, whatever was gained before; the treasure and
/// artefacts, which are known, rank it.
bool counts_nothing_for_certain(const Rules& rules, const State& state, int seat) {
  if (rules.caught_percent > 0) return false;
  const bool has_holder = state.treasure >= 0 || state.trigger != Trigger::treasure;
  return state.is_caught(seat) && !has_unknown_powers(state, seat) && state.treasure != seat && has_holder;
}

referee::Ledger::Slack LastDoge::score_slack(const Position& position, int seat) const {
  const bool is_open = position.ledger.is_unproven(seat, card_track) ||
                       has_unknown_powers(position.as<State>(), seat) || rules_.trophy_score != 1;
  return is_open ? Ruleset::score_slack(position, seat) : position.ledger.slack[index(seat)][0];
}

std::uint8_t LastDoge::unproven(const Position& position) const {
  const State& state = position.as<State>();
  std::uint8_t seats = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const bool counts_nothing = counts_nothing_for_certain(rules_, state, seat);
    const bool unknown = position.ledger.unproven[index(seat)] != 0 || has_unknown_powers(state, seat);
    if (unknown && !counts_nothing) seats = static_cast<std::uint8_t>(seats | 1U << seat);
  }
  return seats;
}

}  // namespace

text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> make_ruleset(const rules::Compiled& compiled,
                                                                            std::vector<rules::Lexicon> lexicons) {
  text::Result<Rules, rules::Faults> rules = compile(compiled);
  if (!rules) return text::Failure{std::move(rules.error())};
  return std::unique_ptr<referee::Ruleset>(std::make_unique<LastDoge>(std::move(rules.value()), std::move(lexicons)));
}

}  // namespace dogeref::last_doge
