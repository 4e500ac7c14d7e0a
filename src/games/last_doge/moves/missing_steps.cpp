#include "games/last_doge/moves/missing_steps.h"

#include <algorithm>
#include <string>

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/harm/harm.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/notation/reading.h"

namespace dogeref::last_doge {
namespace {

class MissingSteps {
 public:
  MissingSteps(const Play& play, const Action& action, referee::PartEdits& edits)
      : play_(play), state_(play.state), action_(action), edits_(edits) {}

  void list() {
    switch (action_[0].kind) {
      case StepKind::look: return exploration();
      case StepKind::play: return target();
      case StepKind::flip: return flips();
      default: return;
    }
  }

 private:
  void behind(const Step& step, const std::string& text) { edits_.replace(step.text, std::string(step.text) + text); }

  [[nodiscard]] const Step* find(StepKind kind) const {
    const auto is_it = [&](const Step& step) { return step.kind == kind && step.seat == play_.seat(); };
    const Step* const found = std::find_if(action_.begin(), action_.end(), is_it);
    return found == action_.end() ? nullptr : found;
  }

  [[nodiscard]] bool is_looked_at(int cell) const {
    return std::any_of(action_.begin(), action_.end(), [cell](const Step& step) {
      const bool looks = step.kind == StepKind::look || step.kind == StepKind::again;
      return looks && std::any_of(step.cells.begin(), step.cells.end(), [&](const Named& at) { return at.id == cell; });
    });
  }

  void exploration() {
    const Step* last = action_.begin();
    while (last + 1 != action_.end() && last[1].kind == StepKind::again) ++last;
    const Step* const move = find(StepKind::move);
    const Step* const reveal = find(StepKind::reveal);
    for (const Step* const step : {move, reveal}) {
      if (step == nullptr || is_looked_at(step->cells[0].id)) continue;
      behind(*last, ", again " + std::string(step->cells[0].text));
      behind(action_[0].cells, std::string(step->cells[0].text));
    }
    for (int cell = 0; cell < state_.cell_count; ++cell) {
      if (!is_looked_at(cell)) continue;
      if (move == nullptr && (reveal == nullptr || reveal->cells[0].id != cell))
        behind(*last, ", move " + cell_name(state_, cell));
      if (reveal == nullptr && move != nullptr && move->cells[0].id != cell)
        behind(*move, ", reveal " + cell_name(state_, cell) + tile_in(cell));
    }
  }

  /// One cell looked at more.
  void behind(const kit::ShortList<Named, 12>& cells, const std::string& cell) {
    if (cells.empty() || !action_[0].seen.empty()) return;
    const std::string_view text = cells[cells.size() - 1].text;
    edits_.replace(text, std::string(text) + " " + cell);
  }

  /// What the tile is called, where that is known.
  [[nodiscard]] std::string tile_in(int cell) const {
    const int tile = tile_at(play_.rules, state_, cell);
    return tile < 0 ? std::string() : " = " + play_.rules.tile(tile).id;
  }

  /// Whom a card strikes.
  void target() {
    const Step& played = action_[0];
    if (played.cards[0].id < 0 || played.target >= 0 || !played.cells.empty()) return;
    if (find(StepKind::damage) != nullptr || find(StepKind::peek) != nullptr) return;
    for (const Entry& entry : play_.rules.card(played.cards[0].id).entries) {
      for (const std::vector<Effect>& part : entry.parts) {
        for (const Effect& effect : part) by_effect(effect);
      }
    }
  }

  void by_effect(const Effect& effect) {
    if (!takes_a_player(effect)) return;
    for (std::size_t seat = 0; seat < play_.line.players.size(); ++seat) {
      if (static_cast<int>(seat) == play_.seat()) continue;
      const std::string& name = play_.line.players[seat].written;
      if (effect.verb == Verb::damage) behind(action_[0], ", damage " + name + " " + std::to_string(effect.amount));
      behind(action_[0], " on " + name);
    }
  }

  /// A tile of the path between those that are written, where one alone can be meant.
  void flips() {
    if (state_.phase != Phase::escape) return;
    std::size_t found = state_.progress[index(play_.seat())];
    for (const Step& step : action_) {
      if (step.kind != StepKind::flip || step.seen.empty() || found >= play_.rules.path.size()) continue;
      if (step.seen[0] == play_.rules.path[found]) {
        ++found;
      } else if (found + 1 < play_.rules.path.size() && step.seen[0] == play_.rules.path[found + 1]) {
        return flip_before(step, play_.rules.path[found]);
      }
    }
  }

  void flip_before(const Step& step, int district) {
    constexpr int most = 4;
    int known = 0;
    for (int cell = 0; cell < state_.cell_count && known < most; ++cell) {
      if (district_at(play_.rules, state_, cell) != district) continue;
      ++known;
      const bool first = &step == action_.begin();
      const std::string_view cells = step.cells[0].text;
      const std::string flip = cell_name(state_, cell) + " = " + std::to_string(district) + ", ";
      first ? edits_.replace(cells, flip + std::string(cells))
            : edits_.replace(step.text, flip + std::string(step.text));
    }
  }

  const Play& play_;
  const State& state_;
  const Action& action_;
  referee::PartEdits& edits_;
};

}  // namespace

namespace {

/// Whether a line of the flight goes on with what was turned over before: it leaves the city, or finds two districts
/// one behind the other. A single tile may as well be a miss.
bool goes_on(const Play& play) {
  Action action;
  if (play.state.phase != Phase::escape || play.line.seat < 0 || !read_action(play, action)) return false;
  if (action[0].kind == StepKind::out) return true;
  const std::vector<int>& path = play.rules.path;
  auto last = path.end();
  for (const Step& step : action) {
    if (step.kind != StepKind::flip || step.seen.empty()) continue;
    const auto found = std::find(path.begin(), path.end(), step.seen[0]);
    if (last != path.end() && last + 1 == found) return true;
    last = found;
  }
  return false;
}

}  // namespace

void list_missing_lines(const Play& play, const referee::MissingSink& sink) {
  const Rules& rules = play.rules;
  const State& state = play.state;
  if (goes_on(play)) sink(play.line.seat, "?");
  for (int seat = 0; seat < state.players; ++seat) {
    for (const int card : answers_of(rules, state, seat, Certainty::perhaps)) {
      const CardKind& answer = rules.card(card);
      const auto draws = [](const Effect& effect) { return effect.verb == Verb::draw; };
      const std::vector<Effect>& part = answer.entries.front().parts.front();
      const bool drew = std::any_of(part.begin(), part.end(), draws);
      sink(seat, "react " + answer.id + (drew ? ", draw ?" : ""));
    }
  }
}

void list_missing_steps(const Play& play, const Action& action, referee::PartEdits& edits) {
  MissingSteps(play, action, edits).list();
}

}  // namespace dogeref::last_doge
