#include "games/doge_ship/chapters/turn.h"

#include <algorithm>

#include "games/doge_ship/chapters/awards.h"
#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/chapters/intrigue.h"
#include "games/doge_ship/chapters/offers.h"
#include "games/doge_ship/chapters/purchase.h"
#include "games/doge_ship/chapters/replacement.h"
#include "games/doge_ship/chapters/round.h"
#include "games/doge_ship/model/gains.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

void report_step_order(const Play& play, std::string_view step, const char* why) {
  play.find(GameCode::step_order, step, {{"step", {findings::words(step)}}, {"why", {findings::phrase(why)}}});
}

/// The listed own tiles go first as written, then the rest.
void apply_order(const Play& play, const Action& action) {
  Stack& stack = play.state.stacks[index(play.seat())];
  std::array<std::uint8_t, max_stack> rest = stack.tiles;
  std::array<std::uint8_t, max_stack> top_first{};
  std::size_t placed = 0;
  std::size_t left = stack.named;
  for (std::size_t at = 0; at < action.order_count; ++at) {
    const auto end = rest.begin() + static_cast<std::ptrdiff_t>(left);
    const auto found = std::find(rest.begin(), end, action.order[at]);
    if (found == end) continue;
    top_first[placed++] = *found;
    std::copy(found + 1, end, found);
    --left;
  }
  while (left > 0) top_first[placed++] = rest[--left];
  for (std::size_t at = 0; at < placed; ++at) stack.tiles[placed - 1 - at] = top_first[at];
}

bool is_reorder(const Play& play, const Action& action) {
  const Stack& stack = play.state.stacks[index(play.seat())];
  if (action.order_count != stack.named) return false;
  std::array<std::uint8_t, max_stack> own = stack.tiles;
  std::array<std::uint8_t, max_stack> listed{};
  for (std::size_t at = 0; at < action.order_count; ++at) listed[at] = static_cast<std::uint8_t>(action.order[at]);
  std::sort(own.begin(), own.begin() + stack.named);
  std::sort(listed.begin(), listed.begin() + stack.named);
  return std::equal(own.begin(), own.begin() + stack.named, listed.begin());
}

void report_not_a_reorder(const Play& play, const Action& action) {
  findings::Argument claimed{"claimed", {}};
  findings::Argument own{"stack", {}};
  for (std::size_t at = 0; at < action.order_count; ++at)
    claimed.terms.push_back(tile_term(play.rules, action.order[at]));
  const Stack& stack = play.state.stacks[index(play.seat())];
  for (std::size_t at = stack.named; at > 0; --at) own.terms.push_back(tile_term(play.rules, stack.tiles[at - 1]));
  if (stack.named == 0) own.terms.assign(1, findings::phrase("stack.empty"));
  play.find(GameCode::not_a_reorder, action.reorder_text, {std::move(claimed), std::move(own)});
}

/// Rulebook 2.3.3: the stack may be put in any order before the action, for 2 Ducats. Few do so.
[[gnu::noinline]] void reorder(const Play& play, const Action& action) {
  const int money = play.rules.money_track;
  const Reading reading = amount_of(play.asker(play.seat()), play.rules.reorder_cost);
  const int cost = static_cast<int>(std::max<std::int64_t>(0, reading.value));
  if (reading.is_proven && !play.can_pay(play.seat(), money, cost)) {
    play.find(GameCode::cannot_pay_reorder, action.reorder_text,
              {{"cost", {money_term(play.rules, cost)}}, {"has", has_terms(play, play.seat(), money)}});
  }
  if (!reading.is_proven) play.ledger.doubt(play.seat(), 1U << money);
  play.gain(play.seat(), money, -cost, {"reorder"});
  const bool is_judged = !play.is_unproven(play.seat()) && action.second_reorder.empty();
  if (is_judged && !is_reorder(play, action)) report_not_a_reorder(play, action);
  apply_order(play, action);
  if (!action.second_reorder.empty()) {
    report_step_order(play, action.second_reorder, "why.reorder-twice");
  } else if (!action.late_reorder.empty()) {
    report_step_order(play, action.late_reorder, "why.reorder-first");
  }
}

findings::Help free_spaces(const Play& play, int panel) {
  findings::Help help{"free", {{"panel", {findings::word(play.rules.panels[index(panel)].id)}}, {"spaces", {}}}};
  const Panel& of = play.rules.panels[index(panel)];
  for (std::size_t number = 1; number < of.spaces.size(); ++number) {
    const int space = of.spaces[number];
    if (space < 0 || is_full(play.asker(play.seat()), space)) continue;
    help.arguments[1].terms.push_back(findings::number(static_cast<std::int64_t>(number)));
  }
  if (help.arguments[1].terms.empty()) help.arguments[1].terms.push_back(findings::phrase("free.none"));
  return help;
}

/// The space is closed to the player by a house rule.
[[gnu::cold]] void report_closed(const Play& play, const Action& action) {
  const Space& space = play.rules.space(action.space);
  const findings::Argument told{"space", {space_term(play.rules, space)}};
  findings::Finding finding =
      play.fault(GameCode::space_occupied, action.space_text,
                 {told, {"instead", {findings::phrase("space.closed", {told})}}}, {space_path(play.rules, space)});
  finding.help.push_back(free_spaces(play, action.panel));
  play.find(std::move(finding));
}

/// Who asks before the token lies on the space.
Asker chooser(const Play& play, const Action& action) {
  Asker asker = play.asker(play.seat(), &play.rules.space(action.space));
  asker.placed = -1;
  return asker;
}

[[gnu::cold]] void report_occupied(const Play& play, const Action& action) {
  const std::size_t at = index(action.space);
  if (is_closed(chooser(play, action), action.space)) return report_closed(play, action);
  findings::Finding finding = play.fault(GameCode::space_occupied, action.space_text,
                                         {{"space", {space_term(play.rules, play.rules.spaces[at])}},
                                          {"holder", {findings::seat(play.state.holder[at])}},
                                          {"line", {findings::number(play.state.held_since[at])}}});
  if (play.state.held_since[at] != 0) {
    finding.related.push_back({play.state.held_since[at]});
  } else {  // of a position that was written down
    const findings::Term told = findings::phrase("taken.before", {finding.arguments[0], finding.arguments[1]});
    finding.arguments.push_back({"instead", {told}});
  }
  finding.help.push_back(free_spaces(play, action.panel));
  play.find(std::move(finding));
}

/// A number past what is kept is shown as it was typed.
[[gnu::cold]] findings::Term missing_space(const Action& action, const Panel& panel) {
  if (action.number >= past_spaces) return findings::words(action.space_text);
  return findings::numbered(panel.id, action.number);
}

/// Reports a space that cannot be chosen.
[[gnu::cold]] void report_space(const Play& play, const Action& action) {
  const Panel& panel = play.rules.panel(action.panel);
  if (!play.rules.panel_in_use(action.panel, play.state.players)) {
    play.find(GameCode::panel_not_in_use, action.space_text,
              {{"panel", {findings::word(panel.id)}}, {"count", {findings::number(play.state.players)}}});
  } else if (action.space < 0) {
    play.find(GameCode::unknown_space, action.space_text,
              {{"space", {missing_space(action, panel)}},
               {"panel", {findings::word(panel.id)}},
               {"count", {findings::number(panel.space_count)}}});
  } else {
    report_occupied(play, action);
  }
}

/// Rulebook 2.1: the space is there, in the game, and free. Returns it, or nullptr when there is no such space.
/// One more token where there are some.
[[gnu::noinline]] void join(const Play& play, const Action& action) {
  State& state = play.state;
  if (is_full(chooser(play, action), action.space)) report_space(play, action);
  if (state.more_count == max_more_tokens) return;
  state.more_on[state.more_count] = static_cast<std::uint8_t>(action.space);
  state.more_of[state.more_count++] = static_cast<std::int8_t>(play.seat());
}

inline const Space* choose_space(const Play& play, const Action& action, bool in_use) {
  if (action.space < 0) return report_space(play, action), nullptr;
  const std::int8_t holder = play.state.holder[index(action.space)];
  if (!in_use) report_space(play, action);
  if (holder >= 0) {
    join(play, action);
  } else {
    const bool may_be_closed = !play.rules.space(action.space).open.is_always();
    if (may_be_closed && in_use && is_closed(chooser(play, action), action.space)) report_closed(play, action);
    put_token(play, action.space);
  }
  return &play.rules.space(action.space);
}

[[gnu::cold]] void report_cannot_pay_space(const Play& play, const Action& action, int track, int cost) {
  play.find(GameCode::cannot_pay_cost, action.space_text,
            {{"space", {space_term(play.rules, play.rules.space(action.space))}},
             {"cost", {findings::counted(cost, play.rules.vocabulary.tracks[index(track)])}},
             {"has", has_terms(play, play.seat(), track)}});
}

/// What the space cost is not known, as while its die is not: a claim of the line tells.
[[gnu::noinline]] void pay_steps(const Play& play, const Action& action) {
  const Space& space = play.rules.space(action.space);
  const int die = play.state.dice[index(action.panel)];
  const SpaceCost& of = play.rules.space_cost(space);
  const int track = of.track;
  const bool is_simple = of.is_plain && die != unknown_die;
  const Reading reading =
      is_simple ? Reading{plain_cost(of, action.number, die)} : space_cost(play.asker(play.seat(), &space));
  if (!reading.is_proven) return play.leave_unjudged(1U << track);
  const int cost = static_cast<int>(reading.value);
  if (cost == 0) return;
  if (!play.can_pay(play.seat(), track, cost)) report_cannot_pay_space(play, action, track, cost);
  spend_on_space(play, space, cost);
}

/// Rulebook 2.1: steps to the right of the die cost money.
inline void pay_space(const Play& play, const Action& action) {
  const int die = play.state.dice[index(action.panel)];
  if (action.number > die || die == unknown_die || !play.rules.plain_costs) pay_steps(play, action);
}

inline void carry_out(const Play& play, std::span<const Step> steps, std::size_t at, bool& purchased) {
  const Step& step = steps.data()[at];
  switch (step.kind) {
    case StepKind::buy: purchased = true; return purchase(play, step, steps.subspan(at + 1));
    case StepKind::buy_none: purchased = true; return purchase_none(play, step);
    case StepKind::build: return build(play, step);
    case StepKind::replace: return replace(play, step);
    case StepKind::drop: return drop(play, step, steps.subspan(at + 1), purchased);
    case StepKind::keep: return keep(play, step);
    case StepKind::pass:
    case StepKind::gain:
    case StepKind::pay:
    case StepKind::bonus_none: return;
  }
}

/// Rulebook, end of the game: with the last part nothing more happens. The game has ended on this line.
[[gnu::cold]] bool ended_before(const Play& play, const Step& step) {
  if (play.rules.interpretations.last_part != LastPart::immediate) return false;
  findings::Finding finding = play.fault(GameCode{}, step.text, {{"line", {findings::number(play.line.line)}}});
  finding.code = referee::code(referee::FrameCode::after_end);
  play.find(std::move(finding));
  play.state.after_end_said = true;
  return true;
}

[[gnu::noinline]] void discard(const Play& play, const Action& action) {
  give(play, play.rules.discard_income, {"discard"});
  const std::span<const Step> steps = action.steps();
  if (steps.empty()) return;
  play.find(GameCode::discard_with_steps, steps[0].text, {{"step", {findings::words(steps[0].text)}}});
  bool purchased = false;
  for (std::size_t at = 0; at < steps.size(); ++at) carry_out(play, steps, at, purchased);
}

}  // namespace

void begin_action(const Play& play) {
  play.state.touched_count = 0;
  play.state.needless_said = false;
  play.state.gaining_space = -1;
  play.state.acted = true;
}

void put_token(const Play& play, int space) {
  play.state.holder[index(space)] = static_cast<std::int8_t>(play.seat());
  play.state.held_since[index(space)] = play.line.line;
}

void spend_on_space(const Play& play, const Space& space, int cost) {
  play.gain(play.seat(), play.rules.space_cost(space).track, -cost, space_origin(play.rules, space, "space"));
}

void play_action(const Play& play, const Action& action) {
  State& state = play.state;
  check_round_started(play);
  begin_action(play);
  if (!action.reorder_text.empty()) reorder(play, action);
  if (action.is_discard) return discard(play, action), note_end(play);
  const bool in_use = action.space >= 0 && play.rules.panel_in_use(action.panel, state.players);
  const Space* const space = choose_space(play, action, in_use);
  if (in_use) pay_space(play, action);
  Offers offers(play, space, in_use, action);
  bool purchased = false;
  const std::span<const Step> steps = action.steps();
  for (std::size_t at = 0; at < steps.size(); ++at) {
    if (state.ended && ended_before(play, steps[at])) return;
    offers.judge(steps[at]);
    carry_out(play, steps, at, purchased);
  }
  if (!state.ended || play.rules.interpretations.last_part != LastPart::immediate) offers.finish();
  note_end(play);
}

}  // namespace dogeref::doge_ship
