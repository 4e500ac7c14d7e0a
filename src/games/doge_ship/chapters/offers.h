#pragma once
// What the chosen space and the top barrier offer, and which steps used it. Rulebook 2.2-2.4, bonus 2.3.3.

#include <string_view>

#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/play.h"

namespace dogeref::doge_ship {

/// What of an offer a step takes.
[[nodiscard]] inline Verb verb_of(StepKind kind) {
  switch (kind) {
    case StepKind::build: return Verb::construct;
    case StepKind::replace: return Verb::replace;
    case StepKind::keep: return Verb::intrigue;
    case StepKind::gain: return Verb::gain;
    case StepKind::pay: return Verb::pay;
    default: return Verb::purchase;
  }
}

static_assert(max_offers <= 32, "use of offers is kept in bits");

enum class Use : std::uint8_t { taken, used_up, not_there };

/// Takes the first offer of this verb and kind that is not used, nor of an entry that is `closed`.
[[gnu::always_inline]] inline Use use_offer(const Effect& effect, Verb verb, int kind, std::uint32_t closed,
                                            std::uint32_t& used, std::size_t& entry) {
  Use result = Use::not_there;
  const std::span<const Offer> offers = effect.offers;
  for (std::size_t at = 0; at < offers.size(); ++at) {
    const Offer& offer = offers.data()[at];
    if (offer.verb != verb || (offer.kinds >> kind & 1) == 0 || (closed >> offer.entry & 1) != 0) continue;
    if ((used >> at & 1) != 0) {
      result = Use::used_up;
      continue;
    }
    used |= 1U << at;
    entry = offer.entry;
    return Use::taken;
  }
  return result;
}

/// Whether a barrier brings its bonus on a space.
[[nodiscard]] inline bool is_triggered(const Rules& rules, int barrier, const Space& space) {
  const ActionKind trigger = rules.tile(barrier).trigger;
  return trigger != ActionKind::count && space.effect.has(trigger);
}

/// Gives what a barrier brings by itself.
void give_bonus(const Play& play, int barrier, const TrackAmounts& amounts);
/// Gives, or takes, what an entry of a space comes to.
void give_of_space(const Play& play, const Space& space, const Entry& entry, const TrackAmounts& amounts);
/// Whether an entry is carried out by itself, without a step.
[[nodiscard]] inline bool comes_by_itself(const Entry& entry) {
  return entry.verb == Verb::gain || entry.verb == Verb::pay || entry.verb == Verb::others;
}

/// Follows one action through the offers of its space. Gains and payments of the space come by themselves, each just
/// before the first step that uses a later part of it.
class Offers {
 public:
  /// Takes the bonus that comes by itself. `space` is nullptr where there is none: nothing is judged then. `in_use`: it
  /// is there and its panel in the game.
  Offers(const Play& play, const Space* space, bool in_use, const Action& action)
      : play_(play), action_(action), space_(space), in_use_(in_use), barrier_(top_barrier(play.state, play.seat())) {
    if (barrier_is_triggered() || play.is_unproven(play.seat()) || !play.rules.one_bonus) take_bonus();
  }

  /// Judges whether the next step may be taken, by what is offered and by the order of steps.
  void judge(const Step& step);
  /// The end of the action: gains not yet given, a replacement left out.
  void finish() {
    if (space_ == nullptr) return;
    if (!passed_) give_before(space_->effect.entries.size());
    if (space_->effect.has(ActionKind::replace)) finish_replacement();
  }

 private:
  void take_bonus();
  void take_bonus_of(int barrier);
  [[nodiscard]] const Step* choice_for(Verb verb, bool is_bonus);
  [[nodiscard]] TrackAmounts chosen(const Entry& entry, bool is_bonus);
  void judge_choice(const Step& step);
  void note_possible_bonus();
  void judge_bonus(const Step& step);
  [[gnu::always_inline]] inline void judge_space(const Step& step);
  void judge_pass(const Step& step);
  [[nodiscard]] findings::Argument bonus_gives(const Effect& bonus) const;
  [[nodiscard]] std::uint32_t closed(const Effect& effect) const {
    return effect.is_conditional ? closed_entries(effect) : 0;
  }
  [[nodiscard, gnu::cold]] std::uint32_t closed_entries(const Effect& effect) const;
  void finish_replacement();
  void give_before(std::size_t entry) {
    for (const Entry* const entries = space_->effect.entries.data(); given_ < entry; ++given_) {
      if (comes_by_itself(entries[given_])) give(entries[given_]);
    }
  }
  void give(const Entry& entry);
  [[gnu::cold]] void report_no_bonus(const Step& step, const char* why) const;
  [[gnu::cold]] void report_offer(GameCode code, const Step& step, int kind) const;
  [[gnu::cold]] void report_order(const Step& step) const;
  [[gnu::cold]] void report_cannot_pay(std::size_t track, int amount) const;
  [[nodiscard]] bool barrier_is_triggered() const { return barrier_ >= 0 && in_use_ && is_triggered(barrier_); }
  [[nodiscard]] bool is_triggered(int barrier) const { return doge_ship::is_triggered(play_.rules, barrier, *space_); }
  [[nodiscard]] std::vector<findings::Term> offered_kinds(Verb verb) const;

  const Play& play_;
  const Action& action_;
  const Space* space_;
  bool in_use_;             ///< the space is there and its panel in the game
  int barrier_;             ///< on top of the stack when the space was chosen
  std::uint32_t used_ = 0;  ///< bit for each offer of the space
  std::uint32_t bonus_used_ = 0;
  std::uint32_t choices_used_ = 0;  ///< bit for each step that said which of several gains or payments
  std::size_t given_ = 0;           ///< entries whose turn has come
  std::size_t entry_ = 0;           ///< of the last step
  bool space_step_ = false;         ///< a step of the space was taken
  bool passed_ = false;
  bool refused_ = false;  ///< a step that the space does not offer
};

}  // namespace dogeref::doge_ship
