// The Doge Ship as the frame sees it.

#include <array>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <utility>

#include "games/doge_ship/audit.h"
#include "games/doge_ship/chapters/awards.h"
#include "games/doge_ship/chapters/bids.h"
#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/chapters/events.h"
#include "games/doge_ship/chapters/intrigue.h"
#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/chapters/round.h"
#include "games/doge_ship/chapters/score_bounds.h"
#include "games/doge_ship/chapters/scoring.h"
#include "games/doge_ship/chapters/turn.h"
#include "games/doge_ship/clean/clean.h"
#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/given/given.h"
#include "games/doge_ship/model/decks.h"
#include "games/doge_ship/moves/listing.h"
#include "games/doge_ship/moves/repairs.h"
#include "games/doge_ship/notation/notation.h"
#include "games/doge_ship/notation/rewriting.h"
#include "games/doge_ship/notation/vocabulary.h"
#include "games/doge_ship/pictures/board.h"
#include "games/doge_ship/simulation/dealer.h"
#include "kit/index.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {
namespace {

using findings::Report;
using referee::LineText;
using referee::Position;

using kit::index;

class DogeShip final : public referee::Ruleset {
 public:
  DogeShip(Rules rules, std::vector<rules::Lexicon> lexicons)
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
  bool act(Position& position, const LineText& line, Report& report) const override;
  [[nodiscard]] bool has_clean_path() const override { return true; }
  referee::Cleanly act_cleanly(Position& position, const LineText& line, referee::Phrases& phrases,
                               Report& report) const override {
    if (!act_plainly(play_on(position, line, report), phrases)) return referee::Cleanly::no;
    return position.as<State>().ended ? referee::Cleanly::ended : referee::Cleanly::done;
  }
  void unseen(Position& position, const LineText& line, Report& report) const override;
  void lost(Position& position, const LineText& line, Report& report) const override;
  bool suppose(Position& position, const LineText& line, int seat, int way) const override;
  void out_of_order(Position& position) const override;
  void happen(Position& position, const LineText& line, Report& report) const override;
  void finish(Position& position, referee::Occasion occasion, std::uint32_t line, Report& report) const override;
  [[nodiscard]] referee::Turn turn(const Position& position) const override;
  [[nodiscard]] referee::Progress progress(const Position& position) const override {
    return {position.as<State>().ended};
  }
  [[nodiscard]] std::pair<int, int> draws(const Position& position) const override;
  [[nodiscard]] std::vector<referee::Standing> standings(const Position& position, bool table) const override {
    return standings_of(rules_, position, table);
  }
  [[nodiscard]] std::optional<std::pair<std::int64_t, std::int64_t>> score_bounds(int players) const override {
    const std::size_t at = index(players);
    std::call_once(bounded_[at], [&] { bounds_[at] = bounds_of_score(rules_, players); });
    return bounds_[at];
  }
  [[nodiscard]] referee::Ledger::Slack score_slack(const Position& position, int seat) const override {
    return position.ledger.slack[index(seat)][index(rules_.vp_track)];
  }
  [[nodiscard]] std::uint8_t unproven(const Position& position) const override;
  [[nodiscard]] std::vector<findings::DataPath> gains_read(const Position& position,
                                                           std::uint8_t tracks) const override;
  [[nodiscard]] referee::Board board(const Position& position,
                                     std::span<const referee::PlayerName> players) const override {
    return board_of(rules_, position, players);
  }
  [[nodiscard]] rules::Node save(const Position& position, std::span<const referee::PlayerName> players,
                                 bool whole) const override {
    return save_given(rules_, position, players, whole);
  }
  [[nodiscard]] rules::Shape given_shape() const override { return doge_ship::given_shape(rules_); }
  [[nodiscard]] bool load(const rules::Node& given, std::span<const referee::PlayerName> players, Position& position,
                          rules::FaultList& faults) const override {
    start(static_cast<int>(players.size()), position);
    return load_given(rules_, given, players, position, faults);
  }
  [[nodiscard]] bool may_have(const Position& position, int seat, std::uint8_t tracks,
                              std::span<const std::int32_t> counts) const override {
    return may_have_bid(rules_, position, seat, tracks, counts);
  }
  [[nodiscard]] bool same(const Position& one, const Position& other) const override {
    return same_position(rules_, one, other);
  }
  void actions(const Position& position, int seat, std::span<const referee::PlayerName>,
               const referee::ActionSink& sink) const override {
    list_actions(rules_, position, seat, sink);
  }
  void repairs(const Position& position, const LineText& line, const referee::ActionSink& sink) const override;
  [[nodiscard]] std::string_view idle_action() const override { return "discard"; }
  [[nodiscard]] std::unique_ptr<referee::Dealer> dealer() const override { return make_dealer(rules_); }
  [[nodiscard]] std::vector<std::string> audit(const Position& position) const override {
    return doge_ship::audit(rules_, position);
  }

 private:
  [[nodiscard]] Play play_on(Position& position, const LineText& line, Report& report) const {
    return {rules_, position.as<State>(), position.ledger, position.laps, line, report};
  }
  void lost_line(Position& position, const Play& play) const;
  /// What a seat did is not known: its tracks are not, nor those of others where actions touch them.
  void doubt_after(Position& position, int seat) const {
    if (!rules_.touches_others) return position.ledger.doubt(seat);
    for (int other = 0; other < position.as<State>().players; ++other) position.ledger.doubt(other);
  }

  Rules rules_;
  std::vector<rules::Lexicon> lexicons_;
  // By the number of players, found out when they are asked for first.
  mutable std::array<std::once_flag, max_seats + 1> bounded_;
  mutable std::array<std::pair<std::int64_t, std::int64_t>, max_seats + 1> bounds_{};
};

std::string DogeShip::interpretation(std::string_view key) const {
  if (key == "inspection.ties") return rules_.inspection.ties == Ties::dense ? "dense" : "competition";
  if (key == "final_inspection.ties") return rules_.final_inspection.ties == Ties::dense ? "dense" : "competition";
  for (const auto& [known, value] : rules_.interpretation_values) {
    if (known == key) return value;
  }
  return {};
}

void DogeShip::start(int players, Position& position) const {
  position.ledger = referee::Ledger{};
  State& state = *new (position.block) State{};
  for (int seat = 0; seat < players; ++seat)
    position.ledger.value[index(seat)] = rules_.seats[index(players)][index(seat)];
  if (rules_.interpretations.negative_vp)
    position.ledger.may_be_negative = static_cast<std::uint8_t>(1U << rules_.vp_track);
  for (int track = 0; track < static_cast<int>(rules_.vocabulary.tracks.size()); ++track) {
    if (rules_.limits[index(track)].min < 0)
      position.ledger.may_be_negative = static_cast<std::uint8_t>(position.ledger.may_be_negative | 1U << track);
  }
  fill_decks(rules_, state);
  start_game(rules_, state, position.ledger, position.laps, players);
}

bool DogeShip::act(Position& position, const LineText& line, Report& report) const {
  const Play play = play_on(position, line, report);
  Action action;
  if (!read_action(play, action)) return false;
  play_action(play, action);
  return true;
}

void DogeShip::repairs(const Position& position, const LineText& line, const referee::ActionSink& sink) const {
  Position copy = position;
  Report trial(Report::Mode::trial);
  list_repairs(play_on(copy, line, trial), sink);
}

void DogeShip::unseen(Position& position, const LineText& line, Report& report) const {
  const Play play = play_on(position, line, report);
  doubt_after(position, line.seat);
  State& state = play.state;
  check_round_started(play);
  state.acted = true;
  state.unproven = static_cast<std::uint8_t>(state.unproven | 1U << line.seat);
  forget_open_purchases(state, line.seat);
  for (std::size_t deck = 0; deck < rules_.decks.size(); ++deck) {
    state.decks[deck].uncertain = true;
    merge_groups(rules_, state, static_cast<int>(deck));
  }
  loosen_doge_deck(rules_, state);
}

bool DogeShip::suppose(Position& position, const LineText& line, int seat, int way) const {
  LineText missing = line;
  missing.seat = seat;
  Report unheard(Report::Mode::trial);
  doubt_after(position, seat);
  const State& state = position.as<State>();
  // What was done before says nothing of a round that was not begun: that is a fault of its own.
  if (way == 1 && has_dice(state) && has_doge(state)) unseen(position, missing, unheard);
  constexpr int single = first_single_way;
  return way < single || suppose_built(play_on(position, missing, unheard), way - single);
}

void DogeShip::lost(Position& position, const LineText& line, Report& report) const {
  const Play play = play_on(position, line, report);
  switch (line.form) {
    case dice_form: return lost_dice(play);
    case doge_form: return lost_doge(play);
    case bids_form: return lost_bids(play);
    case -1: return lost_line(position, play);
    default: return;
  }
}

/// What the line meant to do is not known: its tracks and the tiles it names prove nothing for a while.
void DogeShip::lost_line(Position& position, const Play& play) const {
  check_round_started(play);
  play.state.acted = true;
  doubt_after(position, play.seat());
  text::Cursor cursor(play.line.body);
  while (!cursor.at_end()) {
    const text::Token token = cursor.take();
    if (token.kind != text::Token::Kind::word) continue;
    if (play.line.find(token, step_word) == keep_word) loosen_doge_deck(rules_, play.state);
    const int tile = play.line.find(token, tile_word);
    if (tile < 0) continue;
    if (rules_.tile(tile).deck == rules_.doge_deck) loosen_doge_deck(rules_, play.state);
    if ((play.state.held[index(tile)] >> play.seat() & 1) != 0) ++play.state.slack[index(play.seat())];
    leave_open(rules_, play.state, tile);
  }
}

void DogeShip::happen(Position& position, const LineText& line, Report& report) const {
  const Play play = play_on(position, line, report);
  switch (line.form) {
    case round_form: (void)round_line(play); return;
    case dice_form:
      if (!dice_line(play)) lost_dice(play);
      return;
    case doge_form:
      if (!doge_line(play)) lost_doge(play);
      return;
    case order_form: (void)order_line(play); return;
    case water_form: (void)water_line(play); return;
    default:
      if (!bids_line(play)) lost_bids(play);
  }
}

void DogeShip::finish(Position& position, referee::Occasion occasion, std::uint32_t line, Report& report) const {
  LineText text;
  text.line = line;
  State& state = position.as<State>();
  const bool was_met = !state.ended && !state.last_round && occasion == referee::Occasion::table;
  if (was_met && may_have_met_end(rules_, position)) state.by_condition = state.last_round = true;
  const bool is_over = !state.ended && state.last_round && state.stage == Stage::actions;
  if (is_over && occasion == referee::Occasion::table) end_round(play_on(position, text, report));
  state.ended = true;
  state.by_arbiter = occasion == referee::Occasion::arbiter;
  finish_game(play_on(position, text, report));
}

referee::Turn DogeShip::turn(const Position& position) const {
  const State& state = position.as<State>();
  referee::Turn turn;
  turn.round = state.round;
  turn.ended = state.ended;
  turn.after_end_said = state.after_end_said;
  turn.ended_before = state.ended_before;
  turn.reason = reason_of(state);
  if (state.ended) return turn;
  if (!state.last_round) {  // what the record leaves open may have ended the game: a `result` says so
    if (!may_have_met_end(rules_, position)) return turn;
    turn.reason = "condition";
  }
  referee::Laps laps = position.laps;
  const bool over = state.stage == Stage::closing || (state.acted && laps.settle_over());
  turn.may_close = over && !bids_due(rules_, state);
  return turn;
}

std::pair<int, int> DogeShip::draws(const Position& position) const {
  const State& state = position.as<State>();
  return {state.draws, state.draws_recorded};
}

std::uint8_t DogeShip::unproven(const Position& position) const {
  std::uint8_t seats = position.as<State>().unproven;
  for (std::size_t seat = 0; seat < position.ledger.unproven.size(); ++seat) {
    if (position.ledger.unproven[seat] != 0) seats = static_cast<std::uint8_t>(seats | 1U << seat);
  }
  return seats;
}

std::vector<findings::DataPath> DogeShip::gains_read(const Position& position, std::uint8_t tracks) const {
  const State& state = position.as<State>();
  std::vector<findings::DataPath> paths;
  const auto changed = [tracks](int track) { return (tracks >> track & 1) != 0; };
  const auto add = [this, &paths](int tile, const char* field) { paths.push_back(tile_path(rules_, tile, field)); };
  bool has_part = false;
  for (std::size_t at = 0; at < state.touched_count; ++at) {
    const int tile = state.touched[at];
    const Role role = rules_.kind_of(tile).role;
    has_part = has_part || role == Role::part;
    if (changed(rules_.money_track)) add(tile, "cost");
    if (role != Role::part) add(tile, "gain");
    if (role == Role::part && changed(rules_.vp_track)) add(tile, "vp"), add(tile, "boxes");
    if (role == Role::part && changed(rules_.approval_track)) add(tile, "approval");
  }
  if (has_part && state.doge >= 0 && changed(rules_.vp_track)) add(state.doge, "values");
  if (has_part && state.doge >= 0 && changed(rules_.approval_track)) add(state.doge, "violet");
  if (state.gaining_space >= 0) paths.push_back(space_path(rules_, rules_.spaces[index(state.gaining_space)]));
  return paths;
}

void DogeShip::out_of_order(Position& position) const {
  for (std::size_t deck = 0; deck < rules_.decks.size(); ++deck) {
    merge_groups(rules_, position.as<State>(), static_cast<int>(deck));
  }
}

}  // namespace

text::Result<std::unique_ptr<referee::Ruleset>, rules::Faults> make_ruleset(const rules::Compiled& compiled,
                                                                            std::vector<rules::Lexicon> lexicons) {
  text::Result<Rules, rules::Faults> rules = compile(compiled);
  if (!rules) return text::Failure{std::move(rules.error())};
  return std::unique_ptr<referee::Ruleset>(std::make_unique<DogeShip>(std::move(rules.value()), std::move(lexicons)));
}

}  // namespace dogeref::doge_ship
