// The Snail Race as the frame sees it: each question goes to the file that knows.

#include <new>

#include "games/snail_race/chapters/crawl.h"
#include "games/snail_race/chapters/rain.h"
#include "games/snail_race/chapters/scoring.h"
#include "games/snail_race/data/compile.h"
#include "games/snail_race/given/given.h"
#include "games/snail_race/notation/words.h"
#include "games/snail_race/pictures/pictures.h"
#include "games/snail_race/simulation/dealer.h"
#include "kit/index.h"

namespace dogeref::snail_race {
namespace {

using findings::Report;
using referee::LineText;
using referee::Position;
using Players = std::span<const referee::PlayerName>;

class SnailRace final : public referee::Ruleset {
 public:
  SnailRace(Rules rules, std::vector<rules::Lexicon> lexicons)
      : rules_(std::move(rules)), lexicons_(std::move(lexicons)) {}

  [[nodiscard]] const referee::Vocabulary& vocabulary() const override { return rules_.vocabulary; }
  [[nodiscard]] const std::string& fingerprint() const override { return rules_.fingerprint; }
  [[nodiscard]] std::string interpretation(std::string_view key) const override {
    return key != past_goal_key ? "" : rules_.exact ? "forbidden" : "stop";
  }
  [[nodiscard]] std::unique_ptr<rules::Words> words(std::span<const std::string> languages) const override {
    return make_words(GameWords(rules_), lexicons_, languages);
  }
  [[nodiscard]] std::unique_ptr<rules::Spellings> spellings(std::string_view language) const override {
    return make_spellings(GameWords(rules_), lexicons_, language);
  }
  bool write(const LineText& line, const referee::Pen& pen, std::string& out) const override {
    return rewrite(rules_, line, pen, out);
  }

  void start(int players, Position& position) const override {
    position.ledger = referee::Ledger{};
    position.laps = referee::Laps{};
    State& state = *new (position.block) State{};
    state.players = static_cast<std::uint8_t>(players);
    referee::Lap lap;
    for (int seat = 0; seat < players; ++seat) lap.order[kit::index(seat)] = static_cast<std::int8_t>(seat);
    position.laps.start(lap, players);
  }
  bool act(Position& position, const LineText& line, Report& report) const override {
    return crawl(play_on(position, line, report));
  }
  void unseen(Position& position, const LineText& line, Report& report) const override {
    lose_sight(play_on(position, line, report));
  }
  void lost(Position& position, const LineText& line, Report& report) const override {
    if (line.seat >= 0) lose_sight(play_on(position, line, report));
  }
  void out_of_order(Position& position) const override { position.as<State>().order_is_unproven = true; }
  void happen(Position& position, const LineText& line, Report& report) const override {
    begin_round(play_on(position, line, report));
  }
  void finish(Position& position, referee::Occasion occasion, std::uint32_t, Report&) const override {
    State& state = position.as<State>();
    state.by_arbiter = occasion == referee::Occasion::arbiter;
    state.ended = true;
  }

  [[nodiscard]] referee::Turn turn(const Position& position) const override {
    const State& state = position.as<State>();
    referee::Turn turn;
    turn.round = state.round;
    turn.ended = state.ended;
    turn.may_close = state.perhaps_over;
    turn.reason = state.by_arbiter ? "arbiter" : "goal";
    return turn;
  }
  [[nodiscard]] std::pair<int, int> draws(const Position&) const override { return {0, 0}; }
  [[nodiscard]] std::vector<referee::Standing> standings(const Position& position, bool table) const override {
    return standings_of(rules_, position, table);
  }
  [[nodiscard]] std::uint8_t unproven(const Position& position) const override {
    std::uint8_t seats = 0;
    for (int seat = 0; seat < position.as<State>().players; ++seat) {
      if (position.ledger.unproven[kit::index(seat)] != 0) seats = static_cast<std::uint8_t>(seats | 1U << seat);
    }
    return seats;
  }
  [[nodiscard]] referee::Ledger::Slack score_slack(const Position& position, int seat) const override {
    return position.ledger.slack[kit::index(seat)][points_track];
  }
  [[nodiscard]] std::vector<findings::DataPath> gains_read(const Position&, std::uint8_t) const override { return {}; }

  [[nodiscard]] referee::Board board(const Position& position, Players players) const override {
    return board_of(rules_, position, players);
  }
  [[nodiscard]] rules::Node save(const Position& position, Players players, bool whole) const override {
    return save_given(rules_, position, players, whole);
  }
  [[nodiscard]] rules::Shape given_shape() const override { return snail_race::given_shape(rules_); }
  [[nodiscard]] bool load(const rules::Node& given, Players players, Position& position,
                          rules::FaultList& faults) const override {
    start(static_cast<int>(players.size()), position);
    return load_given(rules_, given, players, position, faults);
  }
  [[nodiscard]] bool same(const Position& one, const Position& other) const override {
    return one.ledger == other.ledger && one.laps == other.laps && one.as<State>() == other.as<State>();
  }

  void actions(const Position& position, int, Players, const referee::ActionSink& sink) const override {
    for (int steps = 1; steps <= reach(rules_, position.as<State>()); ++steps) sink("crawl " + std::to_string(steps));
    sink(idle_action());
  }
  [[nodiscard]] std::string_view idle_action() const override { return "wait"; }
  [[nodiscard]] std::unique_ptr<referee::Dealer> dealer() const override { return make_dealer(rules_); }
  [[nodiscard]] std::vector<std::string> audit(const Position& position) const override {
    std::vector<std::string> faults;
    for (int seat = 0; seat < position.as<State>().players; ++seat) {
      const int square = position.ledger.own(seat, steps_track);
      if (square > rules_.goal) faults.push_back("a snail is on square " + std::to_string(square));
    }
    return faults;
  }

 private:
  [[nodiscard]] Play play_on(Position& position, const LineText& line, Report& report) const {
    return {rules_, position.as<State>(), position.ledger, position.laps, line, report};
  }

  Rules rules_;
  std::vector<rules::Lexicon> lexicons_;
};

}  // namespace

text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> make_ruleset(const rules::Compiled& compiled,
                                                                            std::vector<rules::Lexicon> lexicons) {
  auto rules = compile(compiled);
  if (!rules) return text::Failure{std::move(rules.error())};
  return std::unique_ptr<referee::Ruleset>(std::make_unique<SnailRace>(std::move(rules.value()), std::move(lexicons)));
}

}  // namespace dogeref::snail_race
