#include "games/last_doge/turn/escape_run.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/facts.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/turn/turns.h"

namespace dogeref::last_doge {
namespace {

/// One turn of the escape: tiles turned up one after the other.
class Run {
 public:
  Run(const Play& play, const Action& action) : play_(play), state_(play.state), action_(action) {}

  void run();

 private:
  bool may_act();
  void settle_order();
  void flip(const Step& step);
  void right(const Step& step, bool passage);
  void wrong(const Step& step, bool passage);
  bool check_cell(const Step& step);
  int district(const Step& step);
  bool pay_passage(const Step& step, bool wanted);
  void drop(const Step& step);
  void lose_undropped(int count);
  int read_wrong(const Step& step, int known) const;
  void go_on_after_miss(const Step& step);
  [[nodiscard]] bool passes_over(const Step& step) const;
  void report_drop(GameCode code, std::string_view part, int due, int written) const;
  void stray(const Step& step);
  bool is_caught_now();
  void let_out();
  void take_all(const Step& step, std::string_view why);
  /// A tile turned up after a miss that was paid for: the table saw it and took nothing from it.
  [[nodiscard]] bool is_only_seen() const { return after_miss_ && (paid_miss_ || next_is(StepKind::drop)); }
  [[nodiscard]] bool next_is(StepKind kind) const { return at_ + 1 < action_.size() && action_[at_ + 1].kind == kind; }

  const Play& play_;
  State& state_;
  const Action& action_;
  std::size_t at_ = 0;
  bool missed_ = false;
  bool after_miss_ = false;  ///< of what is turned up after a miss nothing is judged
  bool paid_miss_ = false;   ///< the card for a miss is written
  bool over_ = false;        ///< out or caught
  int missed_cell_ = nowhere;
};

bool Run::is_caught_now() {
  look_at_hand(play_, play_.seat(), play_.line.line);
  over_ = over_ || state_.is_caught(play_.seat());
  return over_;
}

void Run::let_out() {
  const int seat = play_.seat();
  state_.out = static_cast<std::uint8_t>(state_.out | 1U << seat);
  state_.swap_due = static_cast<std::uint8_t>(state_.swap_due | 1U << seat);
  leave_with_cards(play_, seat);
  over_ = true;
}

void Run::take_all(const Step& step, std::string_view why) {
  for (const Named& card : step.cards) take_card(play_, play_.seat(), card, -1, {why});
}

/// False, reported, when that tile cannot be turned up now.
bool Run::check_cell(const Step& step) {
  const int cell = step.cells[0].id;
  const bool own = state_.pawns[index(play_.seat())] == cell && !is_astray(state_, play_.seat());
  if (own) play_.mattered("pawn-tile");
  const bool again = (state_.flipped >> cell & 1U) != 0 || (own && !play_.rules.interpretations.pawn_closed);
  const bool closed = has_treasure(state_, cell) && play_.rules.interpretations.treasure_closed;
  if (has_treasure(state_, cell)) play_.mattered("treasure-tile");
  if (!again && !closed) return true;
  play_.find(GameCode::flip_cell, step.cells[0].text,
             {{"cell", {cell_term(state_, cell)}}, why(closed ? "cell-treasure" : "cell-revealed")});
  return false;
}

/// What the tile shows: as written, else as it is known; -1 when neither tells.
int Run::district(const Step& step) {
  const Named& cell = step.cells[0];
  if (!step.seen.empty()) {
    const int known = district_at(play_.rules, state_, cell.id);
    const bool fits = see_district(play_, cell, step.seen[0], GameCode::flip_contradiction);
    return fits ? step.seen[0] : read_wrong(step, known);
  }
  const int known = district_at(play_.rules, state_, cell.id);
  if (known >= 0) return known;
  play_.unverified();
  const int needed = play_.rules.path[state_.progress[index(play_.seat())]];
  if (next_is(StepKind::drop)) return -1;
  return may_be(play_.rules, state_, cell.id, needed) ? needed : -1;
}

/// What a tile shows of which the number written cannot be: as what follows tells it, else as it is written.
int Run::read_wrong(const Step& step, int known) const {
  if (next_is(StepKind::drop)) return -1;
  const int needed = play_.rules.path[state_.progress[index(play_.seat())]];
  if (known < 0 && next_is(StepKind::flip)) {  // it was the next of the path, or nothing would follow
    widen(play_, step.cells[0].id, play_.rules.of_district[index(needed)]);
    return needed;
  }
  return known == needed ? known : step.seen[0];
}

bool Run::pay_passage(const Step& step, bool wanted) {
  if (!wanted) return false;
  if (!next_is(StepKind::pay)) {
    if (in_doubt(state_, pawn_on(state_, step.cells[0].id))) return false;  // perhaps he is caught, and his pawn gone
    play_.find(GameCode::passage_not_paid, step.cells[0].text,
               {{"holder", {findings::seat(pawn_on(state_, step.cells[0].id))}},
                {"cell", {cell_term(state_, step.cells[0].id)}},
                {"cost", {cards_term(play_.rules.passage_cards)}}});
    lose_owed(play_, play_.seat(), play_.rules.passage_cards, {"passage"});
    return false;
  }
  ++at_;
  const Step& paid = action_[at_];
  if (static_cast<int>(paid.cards.size()) != play_.rules.passage_cards) stray(paid);
  take_all(paid, "passage");
  return true;
}

void Run::right(const Step& step, bool passage) {
  const int seat = play_.seat();
  const bool exit = state_.progress[index(seat)] + 1U == play_.rules.path.size();
  (void)pay_passage(step, passage);
  ++state_.progress[index(seat)];
  state_.pawns[index(seat)] = static_cast<std::int8_t>(step.cells[0].id);
  const bool last = state_.hands[index(seat)].count == 0 && !in_doubt(state_, seat);
  if (exit && last) play_.mattered("last-card-exit");
  const bool leaves = exit && last && play_.rules.interpretations.last_card_out;
  if (!leaves && is_caught_now()) return;
  if (!exit) return;
  if (state_.is_spared(seat)) play_.ledger.doubt(seat, 3U);  // out with a card, or caught
  keep_owed(play_, seat);
  let_out();
}

void Run::wrong(const Step& step, bool passage) {
  if (passage) play_.mattered("passage-wrong-tile");
  if (passage && play_.rules.interpretations.passage_wrong_paid) (void)pay_passage(step, true);
  missed_ = true;
  missed_cell_ = step.cells[0].id;
  if (play_.rules.miss_cards == 0) return;
  if (is_caught_now()) return;
  if (next_is(StepKind::drop)) {
    ++at_;
    return drop(action_[at_]);
  }
  if (after_miss_ || next_is(StepKind::flip)) return;  // a tile turned up after the miss is reported
  report_drop(GameCode::missing_drop, step.cells[0].text, play_.rules.miss_cards, 0);
  lose_undropped(play_.rules.miss_cards);
}

/// Cards that should have been dropped count as gone; a table that kept them has as many more.
void Run::lose_undropped(int count) {
  lose_owed(play_, play_.seat(), count, {"miss"});
  (void)is_caught_now();
}

void Run::report_drop(GameCode code, std::string_view part, int due, int written) const {
  if (in_doubt(state_, play_.seat())) return;  // perhaps the last card is gone
  findings::Finding finding = play_.fault(code, part,
                                          {{"player", {findings::seat(play_.seat())}},
                                           {"computed", {cards_term(due)}},
                                           {"claimed", {cards_term(written)}}});
  if (code == GameCode::drop_not_needed)
    finding.arguments.push_back(
        {"instead", {findings::phrase("drop.escape", {finding.arguments.begin(), finding.arguments.end()})}});
  play_.find(std::move(finding));
}

void Run::drop(const Step& step) {
  paid_miss_ = true;
  const int due = std::min<int>(play_.rules.miss_cards, state_.hands[index(play_.seat())].count);
  if (static_cast<int>(step.cards.size()) < due) {
    report_drop(GameCode::missing_drop, step.text, due, static_cast<int>(step.cards.size()));
  } else if (static_cast<int>(step.cards.size()) > due) {
    report_drop(GameCode::drop_not_needed, step.text, due, static_cast<int>(step.cards.size()));
  }
  take_all(step, "miss");
  if (static_cast<int>(step.cards.size()) < due) return lose_undropped(due - static_cast<int>(step.cards.size()));
  (void)is_caught_now();
}

void Run::flip(const Step& step) {
  const int cell = step.cells[0].id;
  if (!next_is(StepKind::drop))
    find_pawn(play_, step.seen.empty() ? district_at(play_.rules, state_, cell) : int{step.seen[0]});
  const bool good = check_cell(step);
  if (play_.line.draws_as_kinds && step.seen.empty()) return;  // what it shows is left open
  const int owner = pawn_on(state_, cell);
  const bool perhaps_gone =
      owner >= 0 && (state_.is_perhaps_gone(owner) || (in_doubt(state_, owner) && !state_.is_out(owner)));
  const bool unsure = perhaps_gone && !next_is(StepKind::pay);  // nor is the pawn there then
  const bool passage = owner >= 0 && owner != play_.seat() && play_.rules.passage_cards > 0 && !unsure;
  const int needed = play_.rules.path[state_.progress[index(play_.seat())]];
  if (!good && !next_is(StepKind::drop) && (step.seen.empty() || step.seen[0] != needed)) return;
  const int number = good ? district(step) : read_wrong(step, needed);
  state_.flipped |= 1U << cell;
  state_.face_up |= 1U << cell;
  const bool misses = is_astray(state_, play_.seat()) && next_is(StepKind::drop);
  return number == needed && !is_only_seen() && !misses ? right(step, passage) : wrong(step, passage);
}

/// The tile before and this one are the next but one of the path and the one behind it: the record lacks a tile.
bool Run::passes_over(const Step& step) const {
  const std::size_t found = state_.progress[index(play_.seat())];
  const std::vector<int>& path = play_.rules.path;
  if (paid_miss_ || step.seen.empty() || found + 2U >= path.size() || step.seen[0] != path[found + 2U]) return false;
  return district_at(play_.rules, state_, missed_cell_) == path[found + 1U];
}

/// Somebody turns up another tile after a miss: the table took the one before for right, or not.
void Run::go_on_after_miss(const Step& step) {
  missed_ = false;
  if (passes_over(step)) {
    state_.progress[index(play_.seat())] = static_cast<std::uint8_t>(state_.progress[index(play_.seat())] + 2);
    state_.pawns[index(play_.seat())] = static_cast<std::int8_t>(missed_cell_);
    return;
  }
  after_miss_ = true;
  std::uint8_t& found = state_.progress[index(play_.seat())];
  const bool goes_on =
      !step.seen.empty() && found + 1U < play_.rules.path.size() && step.seen[0] == play_.rules.path[found + 1U];
  const bool is_told_here = state_.lying[index(missed_cell_)].line == play_.line.line;
  if (!goes_on && !is_told_here) return;
  if (!goes_on) lose_track(state_, play_.seat());  // which of the two it is, and so how far the pawn came
  // The number of the tile before was another than is written, or may have been.
  widen(play_, missed_cell_, play_.rules.of_district[index(play_.rules.path[found])]);
  if (!goes_on) return;
  state_.pawns[index(play_.seat())] = static_cast<std::int8_t>(missed_cell_);
  ++found;
}

/// A step that nothing asks for.
void Run::stray(const Step& step) {
  if (step.kind == StepKind::pay) {
    findings::Finding finding =
        play_.fault(GameCode::pay_not_needed, step.text, {{"card", {findings::words(step.text)}}});
    finding.severity = findings::Severity::warning;
    return play_.find(std::move(finding));
  }
  report_drop(GameCode::drop_not_needed, step.text, 0, static_cast<int>(step.cards.size()));
}

/// Whose turn it is beside the order of turns: nobody who is caught or out, nobody before a turn is over.
bool Run::may_act() {
  const int seat = play_.seat();
  if (state_.is_caught(seat)) {
    const std::uint32_t line = state_.caught_line[index(seat)];
    findings::Finding finding = play_.fault(GameCode::caught_plays_on, play_.line.name,
                                            {{"player", {findings::seat(seat)}}, {"line", {findings::number(line)}}});
    finding.related.push_back({line});
    play_.find(std::move(finding));
    return false;
  }
  if (state_.is_out(seat)) {
    const int due = play_.laps.due();
    play_.find(play_.frame_fault(referee::FrameCode::not_your_turn, play_.line.name,
                                 {{"player", {findings::seat(seat)}},
                                  {"due", {due < 0 ? findings::phrase("due.nobody") : findings::seat(due)}}}));
    return false;
  }
  if (!state_.running || state_.turn == seat) return true;
  play_.mattered("voluntary-stop");
  const bool unsure = state_.city_doubt || in_doubt(state_, state_.turn) || state_.is_perhaps_gone(state_.turn);
  if (!play_.rules.interpretations.voluntary_stop && !unsure) {
    play_.find(GameCode::turn_not_over, play_.line.name, {{"player", {findings::seat(state_.turn)}}});
    doubt_hand(play_, state_.turn);  // it stopped, or a miss with its card was not written
  }
  end_run(play_);
  return true;
}

/// The first turn of an escape that came too late tells with whom the table began.
void Run::settle_order() {
  if (!state_.missed_said || state_.turn >= 0 || !play_.laps.loose_order) return;
  for (int seat = 0; seat < state_.players; ++seat) {
    if (in_doubt(state_, seat)) return;
  }
  play_.laps.loose_order = false;
  turns_from(state_, play_.laps, (play_.seat() + state_.players - 1) % state_.players);
  play_.laps.spend(play_.seat(), referee::Claim::due);
}

void Run::run() {
  if (!may_act()) return;
  settle_order();
  if (!state_.running) {
    keep_turns_going(state_, play_.laps);
    ++state_.turns[index(play_.seat())];
  }
  state_.turn = static_cast<std::int8_t>(play_.seat());
  state_.running = true;
  for (; at_ < action_.size(); ++at_) {
    const Step& step = action_[at_];
    if (step.kind == StepKind::flip && (missed_ || over_)) {
      play_.find(GameCode::flip_after_miss, step.text,
                 {{"cell", {cell_term(state_, step.cells[0].id)}}, {"player", {findings::seat(play_.seat())}}});
      if (over_) break;
      go_on_after_miss(step);
    }
    if (step.kind == StepKind::flip) {
      keep_owed(play_, play_.seat());
      flip(step);
    } else {
      stray(step);
      take_all(step, "miss");
      if (!over_) (void)is_caught_now();
    }
  }
  if (missed_ || over_) end_run(play_);
  keep_turns_going(state_, play_.laps);
  look_for_last(play_);
}

}  // namespace

void flip_line(const Play& play, const Action& action) { Run(play, action).run(); }

}  // namespace dogeref::last_doge
