#include "games/last_doge/moves/repairs.h"

#include <string>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/moves/missing_steps.h"
#include "games/last_doge/moves/word_repairs.h"
#include "games/last_doge/notation/reading.h"
#include "referee/rewrite/part_edits.h"

namespace dogeref::last_doge {
namespace {

class Repairs {
 public:
  Repairs(const Play& play, const referee::ActionSink& sink)
      : play_(play), state_(play.state), edits_(play.line.body, sink) {}

  void list() {
    if (play_.line.form >= 0) return list_form_repairs(play_, edits_);
    if (!read_action(play_, action_)) return list_word_repairs(play_, edits_);
    verb();
    guess();
    list_missing_steps(play_, action_, edits_);
    for (const Step& step : action_) {
      cards(step);
      cells(step);
      numbers(step);
      tile(step);
      artefacts(step);
      names(step);
      subject(step);
      amount(step);
      payment(step);
    }
    orders();
    surplus();
  }

 private:
  /// A red card is answered with, any other is played.
  void verb() {
    const StepKind kind = action_[0].kind;
    const std::string_view text = action_[0].text;
    const std::string_view word = text.substr(0, text.find(' '));
    if (kind == StepKind::play) edits_.replace(word, "react");
    if (kind == StepKind::react) edits_.replace(word, "play");
  }

  /// Another number guessed, another outcome.
  void guess() {
    const Step& step = action_[0];
    if (step.kind != StepKind::guess) return;
    for (int number = 0; number < most_districts; ++number) {
      if (play_.rules.of_district[index(number)] != 0) edits_.replace(step.amount_text, std::to_string(number));
    }
    const std::string_view left = step.text.substr(
        0, static_cast<std::size_t>(step.amount_text.data() - step.text.data()) + step.amount_text.size());
    for (const char* const outcome : {" right", " wrong"}) edits_.replace(step.text, std::string(left) + outcome);
  }

  /// A card that the player is known to hold, in the place of one named.
  void cards(const Step& step) {
    const bool from_hand = step.kind == StepKind::play || step.kind == StepKind::react || step.kind == StepKind::lose ||
                           step.kind == StepKind::drop || step.kind == StepKind::pay;
    for (const Named& card : step.cards) from_hand ? by_held(card, step.seat) : void();
    for (const Named& card : step.paid) by_held(card, step.seat);
  }

  void by_held(const Named& card, int seat) {
    for (std::size_t kind = 0; kind < play_.rules.cards.size(); ++kind) {
      if (state_.hands[index(seat)].known[kind] > 0) edits_.replace(card.text, play_.rules.cards[kind].id);
    }
  }

  /// A cell looked at where the pawn goes and where a tile is turned up; free face-down cells elsewhere.
  void cells(const Step& step) {
    const bool explores = action_[0].kind == StepKind::look;
    const bool of_looked = explores && (step.kind == StepKind::move || step.kind == StepKind::reveal);
    for (const Named& cell : step.cells) of_looked ? by_looked(cell) : by_free(cell);
  }

  void by_looked(const Named& cell) {
    for (const Step& step : action_) {
      if (step.kind != StepKind::look && step.kind != StepKind::again) continue;
      for (const Named& looked : step.cells) edits_.replace(cell.text, cell_name(state_, looked.id));
    }
  }

  void by_free(const Named& cell) {
    const bool searching = state_.phase != Phase::escape;
    for (int other = 0; other < state_.cell_count; ++other) {
      if (!searching || is_free_hidden(state_, other)) edits_.replace(cell.text, cell_name(state_, other));
    }
  }

  /// The districts that are known, behind the cells.
  void numbers(const Step& step) {
    if (step.seen.size() != step.cells.size()) return;
    const std::size_t equals = step.text.rfind('=');
    if (equals == std::string_view::npos) return;
    std::size_t at = 0;
    for (std::size_t begin = equals + 1; begin < step.text.size() && at < step.cells.size(); ++begin) {
      if (step.text[begin] < '0' || step.text[begin] > '9') continue;
      const int known = district_at(play_.rules, state_, step.cells[at].id);
      if (known >= 0) edits_.replace(step.text.substr(begin, 1), std::to_string(known));
      ++at;
    }
  }

  void tile(const Step& step) {
    if (step.tile.text.empty() || step.cells.empty()) return;
    const int known = tile_at(play_.rules, state_, step.cells[0].id);
    if (known >= 0) edits_.replace(step.tile.text, play_.rules.tile(known).id);
  }

  /// One that lies open where one is taken; of the own ones where one is given.
  void artefacts(const Step& step) {
    if (!step.has_artefact || step.kind == StepKind::market) return;
    if (step.kind == StepKind::take) from_top(step);
    const int place = step.kind == StepKind::take ? static_cast<int>(in_market) : step.seat;
    for (std::size_t at = 0; at < play_.rules.artefacts.size(); ++at) {
      if (state_.artefact_at[at] == place) edits_.replace(step.artefact.text, play_.rules.artefacts[at].id);
    }
  }

  /// Taken from the top of the deck, or from those that lie open.
  void from_top(const Step& step) {
    const std::string_view word = step.text.substr(0, step.text.find(' '));
    const std::string head = std::string(word) + (step.top ? " " : " top ");
    edits_.replace(step.text, head + std::string(step.artefact.text));
  }

  /// Whose step it is.
  void subject(const Step& step) {
    const bool suffers = step.kind == StepKind::flee || step.kind == StepKind::lose || step.kind == StepKind::give;
    if (!suffers || &step == action_.begin()) return;
    for (const referee::PlayerName& player : play_.line.players) {
      if (!step.has_name) edits_.replace(step.text, player.written + " " + std::string(step.text));
      if (!step.has_name || !step.text.starts_with(player.written)) continue;
      for (const referee::PlayerName& other : play_.line.players)
        edits_.replace(step.text.substr(0, player.written.size()), other.written);
    }
  }

  void amount(const Step& step) {
    if (step.kind != StepKind::damage && step.kind != StepKind::trophy) return;
    for (const int other : {step.amount - 1, step.amount + 1}) {
      if (other > 0) edits_.replace(step.amount_text, std::to_string(other));
    }
  }

  void names(const Step& step) {
    if (step.kind == StepKind::guess) return;
    for (const referee::PlayerName& player : play_.line.players) edits_.replace(step.target_text, player.written);
  }

  /// A card played without the words about its payment.
  void payment(const Step& step) {
    if (step.kind != StepKind::play || step.pay == PayMode::unwritten) return;
    const std::string_view before =
        step.text.substr(0, static_cast<std::size_t>(step.pay_text.data() - step.text.data()));
    std::string without(before.substr(0, before.find_last_not_of(' ') + 1));
    without += step.text.substr(before.size() + step.pay_text.size());
    edits_.replace(step.text, without);
  }

  void orders() {
    for (std::size_t later = 1; later < action_.size(); ++later) {
      for (std::size_t earlier = 1; earlier < later; ++earlier)
        edits_.move_before(action_[later].text, action_[earlier].text);
    }
  }

  /// Without what may have slipped in.
  void surplus() {
    for (std::size_t at = 1; at < action_.size(); ++at) {
      const StepKind kind = action_[at].kind;
      const bool suffers = kind == StepKind::flee || kind == StepKind::lose || kind == StepKind::give;
      if (!suffers) edits_.without(action_[at].text);
      if (action_[at].cards.size() < 2) continue;
      for (const Named& card : action_[at].cards) without_card(action_[at], card);
    }
  }

  /// One card less in a list of them.
  void without_card(const Step& step, const Named& card) {
    const auto begin = static_cast<std::size_t>(card.text.data() - step.text.data());
    if (begin == 0 || begin > step.text.size()) return;
    std::string text(step.text.substr(0, begin - 1));
    edits_.replace(step.text, text.append(step.text.substr(begin + card.text.size())));
  }

  const Play& play_;
  const State& state_;
  referee::PartEdits edits_;
  Action action_{};
};

}  // namespace

void list_repairs(const Play& play, const referee::ActionSink& sink) { Repairs(play, sink).list(); }

}  // namespace dogeref::last_doge
