// Looking at cells, moving, revealing. Rulebook "Explorer".

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/facts.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"
#include "games/last_doge/turn/chapters.h"
#include "games/last_doge/turn/ending.h"

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
  [[nodiscard]] bool is_revealed_after(std::size_t at) const;
  bool check_cell(const Named& cell);
  void check_count();
  void check_reveals();
  [[nodiscard]] bool is_drawn_first(std::size_t at);
  [[nodiscard]] int are_equal(bool all) const;
  void lose_track_of_reveal(int but);
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
  std::optional<std::pair<GameCode, Named>> bad_reveal_ = {};  ///< the fault, unless there are two
  bool said_ = false;            ///< something is wrong with what is revealed, and was reported
  bool looked_wrong_ = false;    ///< something is wrong with what was looked at, and was reported
  std::uint32_t bad_looks_ = 0;  ///< bit for each cell that was reported so
  bool unearned_ = false;        ///< one of them should not have been looked at
};

/// False, reported, when nobody can look at it.
bool Exploration::check_cell(const Named& cell) {
  const State& state = play_.state;
  if (state.city_doubt) return true;
  const char* const key = state.is_up(cell.id)           ? "cell-revealed"
                          : has_treasure(state, cell.id) ? "cell-treasure"
                          : is_taken(state, cell.id)     ? "cell-pawn"
                          : has_looked_at(cell.id)       ? "cell-named"
                                                         : nullptr;
  if (key == nullptr) return true;
  play_.find(GameCode::look_cell, cell.text, {{"cell", {cell_term(state, cell.id)}}, why(key)});
  looked_wrong_ = true;
  bad_looks_ |= 1U << cell.id;
  return false;
}

/// As many cells as the player may look at; fewer only if there are not more.
void Exploration::check_count() {
  const State& state = play_.state;
  const int allowed = look_limit(play_.rules, state, play_.seat());
  const int there = count_free_hidden(state);
  const int due = std::min(allowed, there);
  const int written = static_cast<int>(action_[0].cells.size());
  const int least = std::min(allowed, std::max(0, there - unsure_hidden(state)));
  if ((written >= least && written <= due) || state.city_doubt) return;
  const bool may_see_more = written > due && has_unknown_powers(state, play_.seat());
  if (may_see_more || state.trophy_doubt != 0) return play_.unverified();
  play_.find(GameCode::look_count, action_[0].text,
             {{"count", {findings::number(written)}}, {"expected", {findings::number(due)}}});
  looked_wrong_ = true;
}

void Exploration::look() {
  check_count();
  std::uint32_t good = 0;  // bit for each of its cells: of others the number is not judged either
  const Step& written = action_[0];
  for (std::size_t at = 0; at < written.cells.size(); ++at) {
    if (check_cell(written.cells[at])) good |= 1U << at;
    looked_.push_back(written.cells[at]);
  }
  if (good + 1U == 1U << written.cells.size()) return see_numbers(play_, written);
  Step seen = written;
  seen.cells.clear();
  seen.seen.clear();
  for (std::size_t at = 0; at < written.cells.size(); ++at) {
    if ((good >> at & 1U) == 0) continue;
    seen.cells.push_back(written.cells[at]);
    if (at < written.seen.size()) seen.seen.push_back(written.seen[at]);
  }
  see_numbers(play_, seen);
}

/// Whether all cells looked at, or two of them, are of one district; with a wrong one among them nobody knows.
int Exploration::are_equal(bool all) const {
  if (looked_wrong_) return -1;
  if (all) return all_equal(play_, looked_);
  const int equal = some_equal(play_, looked_);
  return equal == 1 && unearned_ ? -1 : equal;
}

/// Another cell, as long as all those looked at are of one district.
void Exploration::again(const Step& step) {
  const int equal = are_equal(true);
  bool earned = equal != 0;
  for (std::size_t at = 1; !looked_wrong_ && equal < 0 && at < looked_.size() && earned; ++at) {
    earned = same_district(play_, looked_[0].id, looked_[at].id);
  }
  if (!earned) report(GameCode::again_not_earned, step.cells[0]);
  unearned_ = unearned_ || !earned;
  const bool good = check_cell(step.cells[0]);
  if (looked_.size() < 12) looked_.push_back(step.cells[0]);
  if (!good) return;
  if (step.same && !looked_wrong_) {
    Step all = step;
    all.cells = looked_;
    see_numbers(play_, all);
  } else if (!step.same) {
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
  moved_ = true;
  put_pawn(play_, play_.seat(), cell.id, 0);
  if (has_looked_at(cell.id)) return see_numbers(play_, step);
  if (!looked_wrong_) {
    report(GameCode::move_not_looked, cell);
    said_ = true;
  }
  lose_track(play_.state, play_.seat());
}

void Exploration::reveal(const Step& step) {
  ++reveals_;
  const Named& cell = step.cells[0];
  const int to = moved_ ? play_.state.pawns[index(play_.seat())] : -1;
  const bool own = cell.id == to;
  const bool bad = reveals_ == 1 && moved_ && (own || !has_looked_at(cell.id));
  const bool judged = !said_ && (own || !looked_wrong_);
  if (bad && judged) bad_reveal_.emplace(own ? GameCode::reveal_own_cell : GameCode::reveal_not_looked, cell);
  said_ = said_ || (bad && !judged);
  const bool unsure = bad || (bad_looks_ >> cell.id & 1U) != 0;  // which cell it is
  const int tile = unsure ? step.tile.id : see_tile(play_, cell, step.tile);
  if (bad) {
    lose_track_of_reveal(nowhere);
  } else {
    turn_up(play_, cell.id, 0);
  }
  look_for_end(play_);
  const bool one_of_two = reveals_ > 1 || is_revealed_after(static_cast<std::size_t>(&step - action_.begin()));
  effects_.revealed(play_.seat(), step, tile, bad, one_of_two);
}

/// One of the cells looked at was turned up, the record does not tell which.
void Exploration::lose_track_of_reveal(int but) {
  State& state = play_.state;
  for (const Named& each : looked_) {
    if (each.id != but && !state.is_up(each.id)) state.up_doubt |= 1U << each.id;
  }
  if (state.up_unwritten < 200) ++state.up_unwritten;
}

/// Exactly one, when more than one cell was looked at.
void Exploration::check_reveals() {
  const bool none_left = looked_.size() < 2;
  if (!moved_) {
    report(GameCode::move_not_looked, {play_.state.pawns[index(play_.seat())], action_[0].text});
    lose_track(play_.state, play_.seat());
  }
  if (bad_reveal_ && reveals_ == 1) report(bad_reveal_->first, bad_reveal_->second);
  if (said_ || reveals_ == 1 || (reveals_ == 0 && none_left)) return;
  play_.find(GameCode::reveal_missing, action_[0].text, {{"count", {findings::number(reveals_)}}});
  if (reveals_ == 0) lose_track_of_reveal(play_.state.pawns[index(play_.seat())]);
}

/// What exploring itself draws comes before what the tile does, where it is written so: damage may take that card.
bool Exploration::is_drawn_first(std::size_t at) {
  if (at + 1 >= action_.size()) return false;
  const Step& next = action_[at + 1];
  const int written = static_cast<int>(next.cards.size());
  return next.kind == StepKind::draw && next.seat == play_.seat() && effects_.has_due(Verb::draw, next.seat, written);
}

bool Exploration::is_revealed_after(std::size_t at) const {
  return std::any_of(action_.begin() + at + 1, action_.end(),
                     [this](const Step& step) { return step.kind == StepKind::reveal && step.seat == play_.seat(); });
}

void Exploration::run() {
  use_task(play_, action_[0]);
  look();
  std::size_t at = 1;
  for (; at < action_.size() && action_[at].kind == StepKind::again; ++at) again(action_[at]);
  effects_.looked(play_.seat(), true, are_equal(false));
  effects_.fire(On::on_explore, play_.seat());
  for (; at < action_.size(); ++at) {
    const Step& step = action_[at];
    const bool own = step.seat == play_.seat();
    if (own && step.kind == StepKind::move && !moved_) {
      move(step);
    } else if (own && step.kind == StepKind::reveal && (reveals_ == 0 || !effects_.has_due(Verb::reveal, step.seat))) {
      const bool drawn = is_drawn_first(at);
      if (drawn) effects_.step(action_[at + 1]);
      reveal(step);
      at += drawn ? 1 : 0;
    } else if (step.kind == StepKind::again) {
      play_.find(GameCode::step_order, step.text, {{"step", {findings::words(step.text)}}});
    } else if (reveals_ > 0 || !is_revealed_after(at) || !effects_.put_off(step)) {
      effects_.step(step);
    }
    look_for_end(play_);
  }
  check_reveals();
}

}  // namespace

void explore(const Play& play, const Action& action, Effects& effects) { Exploration(play, action, effects).run(); }

void use_task(const Play& play, const Step& step) {
  if (!has_task_left(play.rules, play.state)) {
    findings::Finding finding =
        play.fault(GameCode::second_task, step.text,
                   {{"player", {findings::seat(play.seat())}}, {"line", {findings::number(play.state.task_line)}}});
    const int next = play.laps.due();  // whose turn it may have been
    if (next >= 0 && next != play.seat()) finding.arguments.push_back({"due", {findings::seat(next)}});
    finding.related.push_back({play.state.task_line});
    play.find(std::move(finding));
  }
  if (play.state.tasks_used < 250) ++play.state.tasks_used;
  play.state.task_line = play.line.line;
}

}  // namespace dogeref::last_doge
