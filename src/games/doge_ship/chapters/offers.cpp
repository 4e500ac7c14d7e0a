#include "games/doge_ship/chapters/offers.h"

#include <algorithm>
#include <span>

#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/model/gains.h"

namespace dogeref::doge_ship {
namespace {

/// What a space offers to steps of a verb that it does not know.
const char* nothing_for(Verb verb) {
  switch (verb) {
    case Verb::construct: return "offers.nothing-to-build";
    case Verb::replace: return "offers.nothing-to-replace";
    case Verb::intrigue: return "offers.no-intrigue";
    default: return "offers.nothing-to-buy";
  }
}

int kind_of(const Rules& rules, const Step& step) {
  if (step.kind == StepKind::buy_none) return rules.deck(step.deck).kind;
  return rules.tile(step.kind == StepKind::replace ? step.other.tile : step.tile.tile).kind;
}

/// Of several gains or payments it is not told which.
void leave_choice_open(const Play& play, const Entry& entry) {
  for (std::size_t track = 0; track < play.rules.vocabulary.tracks.size(); ++track) {
    const auto less = [track](const TrackAmounts& one, const TrackAmounts& other) { return one[track] < other[track]; };
    const auto [least, most] = std::minmax_element(entry.choices.begin(), entry.choices.end(), less);
    if ((*most)[track] == 0) continue;
    const int at = static_cast<int>(track);
    const std::int32_t far = (*most)[track];
    play.ledger.doubt(play.seat(), at, entry.verb == Verb::pay ? far : 0, entry.verb == Verb::pay ? 0 : far);
  }
}

findings::Term choice_term(const Rules& rules, const TrackAmounts& choice) {
  std::vector<findings::Term> terms;
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (choice[track] != 0) terms.push_back(findings::counted(choice[track], rules.vocabulary.tracks[track]));
  }
  return findings::phrase("offers.choice", {{"what", std::move(terms)}});
}

bool declines_bonus(const Action& action) {
  const std::span<const Step> steps = action.steps();
  return std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.kind == StepKind::bonus_none; });
}

}  // namespace

void give_bonus(const Play& play, int barrier, const TrackAmounts& amounts) {
  play.gain(amounts, 1, {"bonus", play.rules.tile(barrier).id});
  play.touch(barrier);
}

void give_of_space(const Play& play, const Space& space, const Entry& entry, const TrackAmounts& amounts) {
  play.state.gaining_space = static_cast<std::int16_t>(&space - play.rules.spaces.data());
  const bool intrigue = space.effect.has(ActionKind::intrigue);
  const findings::Origin origin = space_origin(play.rules, space, intrigue ? "intrigue" : "money");
  if (entry.verb == Verb::others) return give_others(play, entry, &space, origin);
  play.gain(amounts, entry.verb == Verb::pay ? -1 : 1, origin);
}

/// The bonus that comes by itself: of the top barrier, or of as many as the rules have it.
void Offers::take_bonus() {
  if (declines_bonus(action_)) return;
  if (play_.is_unproven(play_.seat())) note_possible_bonus();
  if (play_.rules.one_bonus) return barrier_is_triggered() ? take_bonus_of(barrier_) : void();
  if (barrier_ < 0 || !in_use_) return;
  const Stack& stack = play_.state.stacks[static_cast<std::size_t>(play_.seat())];
  const std::int64_t most = amount_of(play_.asker(play_.seat(), space_), play_.rules.barrier_bonuses).value;
  for (int from_top = 0; from_top < stack.named && from_top < most; ++from_top) {
    const int barrier = stack.tiles[static_cast<std::size_t>(stack.named - 1 - from_top)];
    if (is_triggered(barrier)) take_bonus_of(barrier);
  }
}

void Offers::take_bonus_of(int at) {
  const Tile& barrier = play_.rules.tile(at);
  for (const Entry& entry : barrier.bonus.entries) {
    if (entry.verb == Verb::others) give_others(play_, entry, space_, {"bonus", barrier.id});
    if (entry.verb != Verb::gain) continue;
    give_bonus(play_, at, entry.is_plain() ? entry.amounts : chosen(entry, true));
  }
}

/// The first step of the line that tells a choice of this kind and is not used yet.
const Step* Offers::choice_for(Verb verb, bool is_bonus) {
  const std::span<const Step> steps = action_.steps();
  const StepKind kind = choice_step(verb);
  for (std::size_t at = 0; at < steps.size(); ++at) {
    if (steps[at].kind != kind || steps[at].is_bonus != is_bonus || (choices_used_ >> at & 1) != 0) continue;
    choices_used_ |= 1U << at;
    return &steps[at];
  }
  return nullptr;
}

/// What an entry that is not fixed comes to, with what was chosen of several; left out, that is not proven.
TrackAmounts Offers::chosen(const Entry& entry, bool is_bonus) {
  TrackAmounts amounts = amounts_now(play_, entry, space_);
  if (entry.choices.empty()) return amounts;
  const Truth open = holds(play_.asker(play_.seat(), space_), entry.condition);
  if (open == Truth::no) return amounts;
  const Step* const step = choice_for(entry.verb, is_bonus);
  const auto& choices = entry.choices;
  if (step == nullptr) return leave_choice_open(play_, entry), amounts;
  if (std::find(choices.begin(), choices.end(), step->chosen) == choices.end()) {
    findings::Argument offered{"offers", {}};
    for (const TrackAmounts& choice : choices) offered.terms.push_back(choice_term(play_.rules, choice));
    const findings::Term where = is_bonus ? tile_term(play_.rules, barrier_) : space_term(play_.rules, *space_);
    play_.find(GameCode::not_offered, step->text,
               {{"kind", {findings::words(step->text)}}, {"space", {where}}, std::move(offered)});
  }
  for (std::size_t track = 0; track < amounts.size(); ++track) amounts[track] += step->chosen[track];
  return amounts;
}

/// A choice that nothing on the line leaves.
void Offers::judge_choice(const Step& step) {
  const Verb verb = verb_of(step.kind);
  const Effect* const effect = !step.is_bonus           ? &space_->effect
                               : barrier_is_triggered() ? &play_.rules.tile(barrier_).bonus
                                                        : nullptr;
  const auto leaves_choice = [verb](const Entry& entry) { return entry.verb == verb && !entry.choices.empty(); };
  const std::span<const Step> steps = action_.steps();
  const auto asks_alike = [&](const Step& other) {
    return other.kind == step.kind && other.is_bonus == step.is_bonus && &other <= &step;
  };
  const auto asked = std::count_if(steps.begin(), steps.end(), asks_alike);
  const auto open =
      effect == nullptr ? 0 : std::count_if(effect->entries.begin(), effect->entries.end(), leaves_choice);
  if (asked <= open) return;
  if (step.is_bonus && (effect == nullptr || play_.is_unproven(play_.seat()))) return judge_bonus(step);
  play_.find(GameCode::not_offered, step.text,
             {{"kind", {findings::words(step.text)}},
              {"space", {step.is_bonus ? tile_term(play_.rules, barrier_) : space_term(play_.rules, *space_)}},
              {"offers", {findings::phrase("offers.no-choice")}}});
}

/// Entries whose condition does not hold, a bit each.
std::uint32_t Offers::closed_entries(const Effect& effect) const {
  std::uint32_t closed = 0;
  for (std::size_t at = 0; at < effect.entries.size(); ++at) {
    const Condition& condition = effect.entries[at].condition;
    if (!condition.is_always() && holds(play_.asker(play_.seat(), space_), condition) == Truth::no) closed |= 1U << at;
  }
  return closed;
}

/// The stack is not proven: any barrier may lie on top, so what bonuses of this kind of action give is not judged; the
/// count goes on with the barrier that is recorded.
void Offers::note_possible_bonus() {
  if (space_ == nullptr) return;
  unsigned tracks = 0;
  for (const Tile& tile : play_.rules.tiles) {
    if (tile.trigger == ActionKind::count || !space_->effect.has(tile.trigger)) continue;
    for (const Entry& entry : tile.bonus.entries) {
      for (std::size_t track = 0; track < entry.amounts.size(); ++track) {
        if (entry.amounts[track] != 0) tracks |= 1U << track;
      }
    }
  }
  play_.leave_unjudged(tracks);
}

void Offers::report_no_bonus(const Step& step, const char* why) const {
  std::vector<findings::Argument> details;
  std::vector<findings::DataPath> read;
  if (barrier_ >= 0) {
    const Tile& barrier = play_.rules.tile(barrier_);
    const bool known = barrier.trigger != ActionKind::count;
    details = {{"barrier", {tile_term(play_.rules, barrier_)}},
               {"trigger",
                {known ? findings::word(action_kinds[static_cast<std::size_t>(barrier.trigger)])
                       : findings::phrase("trigger.none")}}};
    read = {tile_path(play_.rules, barrier_, "on")};
  }
  play_.find(GameCode::no_bonus, step.text, {{"why", {findings::phrase(why, std::move(details))}}}, std::move(read));
}

findings::Argument Offers::bonus_gives(const Effect& bonus) const {
  findings::Argument gives{"gives", {}};
  for (const Entry& each : bonus.entries) {
    for (std::size_t track = 0; track < play_.rules.vocabulary.tracks.size(); ++track) {
      if (each.amounts[track] != 0)
        gives.terms.push_back(findings::counted(each.amounts[track], play_.rules.vocabulary.tracks[track]));
    }
  }
  for (const Offer& offer : bonus.offers) {
    for (findings::Term& term : kind_terms(play_.rules, offer.kinds)) gives.terms.push_back(std::move(term));
  }
  return gives;
}

void Offers::judge_bonus(const Step& step) {
  if (space_step_) {
    play_.find(GameCode::step_order, step.text,
               {{"step", {findings::words(step.text)}}, {"why", {findings::phrase("why.bonus-first")}}});
  }
  if (!in_use_ || play_.is_unproven(play_.seat())) return;
  if (barrier_ < 0) return report_no_bonus(step, "why.no-barrier");
  if (!barrier_is_triggered()) return report_no_bonus(step, "why.other-trigger");
  const Effect& bonus = play_.rules.tile(barrier_).bonus;
  std::size_t entry = 0;
  const bool is_choice = tells_choice(step.kind);
  const bool needs_kind = step.kind != StepKind::pass && step.kind != StepKind::bonus_none && !is_choice;
  const int kind = needs_kind ? kind_of(play_.rules, step) : 0;
  const Use use =
      needs_kind ? use_offer(bonus, verb_of(step.kind), kind, closed(bonus), bonus_used_, entry) : Use::taken;
  if (use == Use::taken) return;
  findings::Argument gives = bonus_gives(bonus);
  if (use == Use::used_up) {
    gives.name = "offers";
    play_.find(
        GameCode::too_many_parts, step.text,
        {{"kind", {kind_term(play_.rules, kind)}}, {"space", {tile_term(play_.rules, barrier_)}}, std::move(gives)},
        {"tiles." + play_.rules.tile(barrier_).id});
    return;
  }
  play_.find(
      GameCode::wrong_bonus, step.text,
      {{"step", {findings::words(step.text)}}, {"barrier", {tile_term(play_.rules, barrier_)}}, std::move(gives)},
      {"tiles." + play_.rules.tile(barrier_).id});
}

std::vector<findings::Term> Offers::offered_kinds(Verb verb) const {
  std::vector<findings::Term> terms;
  std::vector<findings::Term> each;
  const std::uint32_t closed = this->closed(space_->effect);
  for (const Offer& offer : space_->effect.offers) {
    if (offer.verb != verb || (closed >> offer.entry & 1) != 0) continue;
    std::vector<findings::Term> kinds = kind_terms(play_.rules, offer.kinds);
    if (kinds.size() == 1) each.push_back(std::move(kinds[0]));
    if (kinds.size() > 1) terms.push_back(findings::phrase("offers.any", {{"kinds", std::move(kinds)}}));
  }
  if (each.size() == 1) terms.push_back(std::move(each[0]));
  if (each.size() > 1) terms.push_back(findings::phrase("offers.all", {{"kinds", std::move(each)}}));
  if (terms.empty()) terms.push_back(findings::phrase(nothing_for(verb)));
  return terms;
}

void Offers::report_offer(GameCode code, const Step& step, int kind) const {
  play_.find(code, step.text,
             {{"kind", {kind_term(play_.rules, kind)}},
              {"space", {space_term(play_.rules, *space_)}},
              {"offers", offered_kinds(verb_of(step.kind))}},
             {space_path(play_.rules, *space_)});
}

void Offers::report_order(const Step& step) const {
  play_.find(GameCode::step_order, step.text,
             {{"step", {findings::words(step.text)}}, {"why", {findings::phrase("why.space-order")}}},
             {space_path(play_.rules, *space_)});
}

void Offers::report_cannot_pay(std::size_t track, int amount) const {
  play_.find(GameCode::cannot_pay_intrigue, action_.space_text,
             {{"cost", {findings::counted(amount, play_.rules.vocabulary.tracks[track])}},
              {"has", has_terms(play_, play_.seat(), static_cast<int>(track))}},
             {space_path(play_.rules, *space_)});
}

void Offers::judge_pass(const Step& step) {
  const bool second = space_step_ || passed_;
  passed_ = true;
  space_step_ = true;
  if (!second) return;
  play_.find(GameCode::too_many_parts, step.text,
             {{"kind", {findings::words(step.text)}},
              {"space", {space_term(play_.rules, *space_)}},
              {"offers", {findings::phrase("offers.pass-alone")}}});
}

/// What the space gives or costs.
void Offers::give(const Entry& entry) {
  const TrackAmounts& amounts = entry.is_plain() ? entry.amounts : chosen(entry, false);
  for (std::size_t track = 0; track < play_.rules.vocabulary.tracks.size(); ++track) {
    const int amount = entry.verb == Verb::pay ? amounts[track] : 0;
    if (amount <= 0 || play_.can_pay(play_.seat(), static_cast<int>(track), amount)) continue;
    report_cannot_pay(track, amount);
  }
  give_of_space(play_, *space_, entry, amounts);
}

inline void Offers::judge_space(const Step& step) {
  const int kind = kind_of(play_.rules, step);
  const bool after_pass = passed_;
  space_step_ = true;
  std::size_t entry = entry_;
  const Use use = use_offer(space_->effect, verb_of(step.kind), kind, closed(space_->effect), used_, entry);
  if (use == Use::not_there) {
    refused_ = true;
    return report_offer(GameCode::not_offered, step, kind);
  }
  if (use == Use::used_up || after_pass) return report_offer(GameCode::too_many_parts, step, kind);
  if (entry < entry_) {
    report_order(step);
  }
  entry_ = std::max(entry_, entry);
  give_before(entry_);
}

void Offers::judge(const Step& step) {
  if (step.kind == StepKind::drop) return;
  const bool is_choice = tells_choice(step.kind);
  if (is_choice && space_ != nullptr && in_use_) return judge_choice(step);
  if (step.is_bonus) return judge_bonus(step);
  if (space_ == nullptr || !in_use_ || is_choice) return;
  if (step.kind == StepKind::pass) return judge_pass(step);
  judge_space(step);
}

void Offers::finish_replacement() {
  const std::span<const Offer> offers = space_->effect.offers;
  for (std::size_t at = 0; at < offers.size(); ++at) {
    if (offers[at].verb != Verb::replace || (used_ >> at & 1) != 0 || refused_ || !in_use_) continue;
    if ((closed(space_->effect) >> offers[at].entry & 1) != 0) continue;
    play_.find(GameCode::replace_incomplete, action_.space_text, {{"space", {space_term(play_.rules, *space_)}}},
               {space_path(play_.rules, *space_)});
  }
}

}  // namespace dogeref::doge_ship
