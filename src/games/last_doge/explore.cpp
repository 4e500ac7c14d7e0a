// Looking at cells, moving, revealing. Rulebook "Explorer".

#include <algorithm>

#include "games/last_doge/chapters.h"
#include "games/last_doge/city.h"
#include "games/last_doge/ending.h"
#include "games/last_doge/facts.h"
#include "games/last_doge/knowledge.h"
#include "games/last_doge/powers.h"

namespace dogeref::last_doge {
namespace {

class Exploration {
 public:
  Exploration(const Play& play, const Action& action, Effects& effects)
      : play_(play), action_(action), effects_(effects) {}

  void run();

 private:
  void look();
  void again(const Step& step);
  void move(const Step& step);
  void reveal(const Step& step);
  void check_cell(const Named& cell) const;
  void check_count() const;
  void check_reveals() const;
  [[nodiscard]] bool has_looked_at(int cell) const {
    return std::any_of(looked_.begin(), looked_.end(), [cell](const Named& each) { return each.id == cell; });
  }
  void report(GameCode code, const Named& cell) const {
    findings::Argument looked{"looked", {}};
    for (const Named& each : looked_) looked.terms.push_back(cell_term(play_.state, each.id));
    play_.find(code, cell.text, {{"cell", {cell_term(play_.state, cell.id)}}, std::move(looked)});
  }

  const Play& play_;
  const Action& action_;
  Effects& effects_;
  kit::ShortList<Named, 12> looked_{};
  bool moved_ = false;
  int reveals_ = 0;
  bool said_ = false;  ///< something is wrong with what is revealed, and was reported
};

void Exploration::check_cell(const Named& cell) const {
  const State& state = play_.state;
  if (state.city_doubt) return;
  const char* const key = state.is_up(cell.id)           ? "cell-revealed"
                          : has_treasure(state, cell.id) ? "cell-treasure"
                          : pawn_on(state, cell.id) >= 0 ? "cell-pawn"
                          : has_looked_at(cell.id)       ? "cell-named"
                                                         : nullptr;
  if (key == nullptr) return;
  play_.find(GameCode::look_cell, cell.text, {{"cell", {cell_term(state, cell.id)}}, why(key)});
}

/// As many cells as the player may look at; fewer only if there are not more.
void Exploration::check_count() const {
  const State& state = play_.state;
  const int allowed = modified(play_.rules, state, play_.seat(), Modified::look_count, play_.rules.look);
  const int there = count_free_hidden(state);
  const int due = std::min(allowed, there);
  const int written = static_cast<int>(action_[0].cells.size());
  if (written == due || state.city_doubt) return;
  if (has_unknown_powers(state, play_.seat()) && written > due) return play_.unverified();
  play_.find(GameCode::look_count, action_[0].text,
             {{"count", {findings::number(written)}}, {"expected", {findings::number(due)}}});
}

void Exploration::look() {
  check_count();
  for (const Named& cell : action_[0].cells) {
    check_cell(cell);
    looked_.push_back(cell);
  }
  see_numbers(play_, action_[0]);
}

/// Another cell, as long as all those looked at are of one district.
void Exploration::again(const Step& step) {
  const int equal = all_equal(play_, looked_);
  bool earned = equal != 0;
  for (std::size_t at = 1; equal < 0 && at < looked_.size() && earned; ++at) {
    earned = same_district(play_, looked_[0].id, looked_[at].id);
  }
  if (!earned) report(GameCode::again_not_earned, step.cells[0]);
  check_cell(step.cells[0]);
  if (looked_.size() < 12) looked_.push_back(step.cells[0]);
  if (step.same) {
    Step all = step;
    all.cells = looked_;
    see_numbers(play_, all);
  } else {
    see_numbers(play_, step);
  }
}

void Exploration::move(const Step& step) {
  const Named& cell = step.cells[0];
  if (moved_) {
    return play_.find(GameCode::step_order, step.text, {{"step", {findings::words(step.text)}}});
  }
  if (reveals_ > 0) {
    said_ = true;
    play_.find(GameCode::step_order, step.text, {{"step", {findings::words(step.text)}}});
  }
  if (!has_looked_at(cell.id)) report(GameCode::move_not_looked, cell);
  moved_ = true;
  put_pawn(play_, play_.seat(), cell.id, 0);
  see_numbers(play_, step);
}

void Exploration::reveal(const Step& step) {
  ++reveals_;
  const Named& cell = step.cells[0];
  const int to = moved_ ? play_.state.pawns[index(play_.seat())] : -1;
  if (reveals_ == 1 && moved_) {
    said_ = cell.id == to || !has_looked_at(cell.id);
    if (said_) report(cell.id == to ? GameCode::reveal_own_cell : GameCode::reveal_not_looked, cell);
  }
  const int tile = see_tile(play_, cell, step.tile);
  turn_up(play_, cell.id, 0);
  look_for_end(play_);
  effects_.revealed(play_.seat(), step, tile);
}

/// Exactly one, when more than one cell was looked at.
void Exploration::check_reveals() const {
  const bool none_left = looked_.size() < 2;
  if (!moved_) {
    report(GameCode::move_not_looked, {play_.state.pawns[index(play_.seat())], action_[0].text});
  }
  if (said_ || reveals_ == 1 || (reveals_ == 0 && none_left)) return;
  play_.find(GameCode::reveal_missing, action_[0].text, {{"count", {findings::number(reveals_)}}});
}

void Exploration::run() {
  use_task(play_, action_[0]);
  look();
  std::size_t at = 1;
  for (; at < action_.size() && action_[at].kind == StepKind::again; ++at) again(action_[at]);
  effects_.looked(play_.seat(), true, some_equal(play_, looked_));
  effects_.fire(On::on_explore, play_.seat());
  bool acted = false;  // effects have begun: what is revealed now is an effect's
  for (; at < action_.size(); ++at) {
    const Step& step = action_[at];
    const bool own = step.seat == play_.seat();
    if (own && step.kind == StepKind::move && !moved_) {
      move(step);
    } else if (own && step.kind == StepKind::reveal && (reveals_ == 0 || !acted)) {
      reveal(step);
    } else if (step.kind == StepKind::again) {
      play_.find(GameCode::step_order, step.text, {{"step", {findings::words(step.text)}}});
    } else {
      acted = acted || reveals_ > 0;
      effects_.step(step);
    }
    look_for_end(play_);
  }
  check_reveals();
}

}  // namespace

void explore(const Play& play, const Action& action, Effects& effects) { Exploration(play, action, effects).run(); }

void use_task(const Play& play, const Step& step) {
  if (play.state.task_used) {
    findings::Finding finding =
        play.fault(GameCode::second_task, step.text,
                   {{"player", {findings::seat(play.seat())}}, {"line", {findings::number(play.state.task_line)}}});
    finding.related.push_back({play.state.task_line});
    play.find(std::move(finding));
  }
  play.state.task_used = true;
  play.state.task_line = play.line.line;
}

}  // namespace dogeref::last_doge
