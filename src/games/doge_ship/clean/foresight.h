#pragma once
// Whether nothing is to be said of a plain line. Private to this folder, and `inline` for its only user.

#include <utility>

#include "games/doge_ship/chapters/construction.h"
#include "games/doge_ship/chapters/draws.h"
#include "games/doge_ship/chapters/offers.h"
#include "games/doge_ship/chapters/replacement.h"
#include "games/doge_ship/chapters/reserve.h"
#include "games/doge_ship/chapters/round.h"
#include "games/doge_ship/chapters/turn.h"
#include "games/doge_ship/clean/course.h"
#include "games/doge_ship/model/decks.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
/// Follows a line through the position as it was before it, and keeps apart what its own steps change.
class Foresight {
 public:
  Foresight(const Play& play, const WrittenLine& written, Course& course)
      : rules_(play.rules),
        state_(play.state),
        play_(play),
        written_(written),
        course_(course),
        has_(play.ledger.value[kit::index(play.seat())]),
        room_(Room::of(play.state, play.seat())) {}

  [[gnu::always_inline]] bool is_clean() {
    if (written_.space < 0) return written_.steps.empty();
    if (!space()) return false;
    for (std::size_t at = 0; at < written_.steps.size(); ++at) {
      if (!step(written_.steps[at], at)) return false;
    }
    return (passed_ || come_before(space_->effect.entries.size())) && is_replaced();
  }

 private:
  [[nodiscard]] int seat() const { return play_.seat(); }

  /// What a tile brings that was built is not counted on, nor what a track has no room for, perhaps.
  bool pay(int track, std::int32_t amount) {
    if (amount == 0 || (amount < 0 && (rules_.limited >> track & 1) != 0)) return true;
    if (has_built_) return amount < 0;
    has_[kit::index(track)] -= amount;
    return has_[kit::index(track)] >= 0;
  }
  bool pay(const TrackAmounts& amounts, int sign) {
    for (std::size_t track = 0; track < rules_.vocabulary.tracks.size(); ++track) {
      if (!pay(static_cast<int>(track), amounts[track] * sign)) return false;
    }
    return true;
  }

  [[gnu::always_inline]] bool space() {
    space_ = &rules_.space(written_.space);
    const std::uint8_t die = state_.dice[kit::index(space_->panel)];
    if (!space_->is_plain || die == unknown_die || state_.holder[kit::index(written_.space)] >= 0) return false;
    if (!rules_.panel_in_use(space_->panel, state_.players)) return false;
    const SpaceCost& cost = rules_.space_costs.data()[space_->cost];
    course_.cost = static_cast<int>(plain_cost(cost, space_->number, die));
    return pay(cost.track, course_.cost) && bonus();
  }
  /// What the barrier on top brings by itself.
  [[gnu::always_inline]] bool bonus() {
    const int barrier = top_barrier(state_, seat());
    if (barrier < 0 || !is_triggered(rules_, barrier, *space_)) return true;
    const Effect& brings = rules_.tile(barrier).bonus;
    if (!brings.is_plain || brings.gives_others) return false;
    course_.barrier = barrier;
    for (const Entry& entry : brings.entries) {
      if (entry.verb == Verb::gain && !pay(entry.amounts, -1)) return false;
    }
    return true;
  }
  /// What the space gives and costs before one of its entries.
  bool come_before(std::size_t entry) {
    for (const Entry* const entries = space_->effect.entries.data(); come_ < entry; ++come_) {
      const Entry& each = entries[come_];
      if (each.verb == Verb::pay && !pay(each.amounts, 1)) return false;
      if (each.verb == Verb::gain && !pay(each.amounts, -1)) return false;
    }
    return true;
  }
  /// Whether the step is offered where it stands.
  bool is_offered(const WrittenStep& step, int kind) {
    const Verb verb = verb_of(step.kind);
    std::size_t entry = entry_;
    if (step.is_bonus) {
      if (used_ != 0 || passed_ || course_.barrier < 0) return false;
      return use_offer(rules_.tile(course_.barrier).bonus, verb, kind, 0, bonus_used_, entry) == Use::taken;
    }
    if (passed_ || use_offer(space_->effect, verb, kind, 0, used_, entry) != Use::taken || entry < entry_) return false;
    entry_ = entry;
    return come_before(entry);
  }
  [[gnu::always_inline]] bool step(const WrittenStep& step, std::size_t at) {
    CourseStep& next = course_.steps.add();
    is_last_ = at + 1 == written_.steps.size();
    bool is_clean = false;
    switch (step.kind) {
      case StepKind::buy: is_clean = buy(step, next); break;
      case StepKind::buy_none: is_clean = buy_none(step, next); break;
      case StepKind::build: is_clean = build(step, next, at); break;
      case StepKind::replace: is_clean = replace(step, next, at); break;
      case StepKind::keep: is_clean = keep(step, next); break;
      case StepKind::drop: is_clean = drop(step, next, at); break;
      case StepKind::pass: is_clean = pass(step); break;
      default: break;
    }
    next.entries = come_;
    return is_clean;
  }
  /// A tile that the line has moved: into its deck (1), out of it (-1) or under it.
  struct Moved {
    std::int16_t tile;
    std::int8_t added;
  };
  void move(int tile, int added) {
    touched_ |= 1U << rules_.tile(tile).deck;
    moved_.push_back({static_cast<std::int16_t>(tile), static_cast<std::int8_t>(added)});
  }
  /// Whether the line has not moved the tile, and it is like no other.
  [[nodiscard]] bool is_apart(int tile) const {
    for (const Moved& moved : moved_) {
      if (moved.tile == tile) return false;
    }
    return !rules_.tile(tile).has_likes;
  }
  /// How many tiles more the line has left in a deck. Of such a deck a further draw can be judged by how it was before
  /// where it brings up other tiles: those that were put under it lie deeper, and those that were taken lie above none.
  [[gnu::noinline]] bool count_added(int deck, const WrittenStep& step, int& added) const {
    for (const Moved& moved : moved_) {
      if (rules_.tile(moved.tile).deck == deck) added += moved.added;
    }
    for (const int tile : step.drawn()) {
      if (!is_apart(tile)) return false;
    }
    return step.tile < 0 || is_apart(step.tile);
  }
  bool draw(const WrittenStep& step, int deck, int wanted, CourseStep& next) {
    Drawn& drawn = course_.draws.add();
    drawn.deck = deck;
    next.drawn = &drawn;
    int added = 0;
    if ((touched_ >> deck & 1U) != 0 && !count_added(deck, step, added)) return false;
    if (!foresee_draw(rules_, state_, step.drawn(), wanted, step.tile, added, drawn)) return false;
    if (is_last_) return true;
    for (const int tile : drawn.all()) move(tile, tile == drawn.meant ? -1 : 0);
    return true;
  }
  [[nodiscard]] int drawn_from(int deck) const { return rules_.kind(rules_.deck(deck).kind).draw.of(state_.players); }
  bool buy(const WrittenStep& step, CourseStep& next) {
    const Tile& tile = rules_.tile(step.tile);
    const int deck = step.listed_count > 0 ? rules_.tile(step.listed[0]).deck : tile.deck;
    if (deck != tile.deck || !is_offered(step, tile.kind) || !room_.takes(rules_, tile.kind)) return false;
    if (!rules_.kind(tile.kind).surcharge.is_fixed() || !draw(step, deck, drawn_from(deck), next)) return false;
    purchased_ = true;
    room_.add(tile.kind, 1);
    next.tile = next.drawn->meant;
    next.cost = static_cast<int>(price_of(play_.asker(seat()), step.tile).value);
    return pay(rules_.money_track, next.cost);
  }
  bool buy_none(const WrittenStep& step, CourseStep& next) {
    const int deck = rules_.tile(step.listed[0]).deck;
    purchased_ = true;
    return rules_.interpretations.null_purchase_legal && is_offered(step, rules_.deck(deck).kind) &&
           draw(step, deck, drawn_from(deck), next);
  }
  /// Whether what is to be replaced was.
  [[nodiscard]] bool is_replaced() const {
    if (!space_->effect.has(ActionKind::replace)) return true;
    const std::vector<Offer>& offers = space_->effect.offers;
    for (std::size_t at = 0; at < offers.size(); ++at) {
      if (offers[at].verb == Verb::replace && (used_ >> at & 1) == 0) return false;
    }
    return true;
  }
  bool keep(const WrittenStep& step, CourseStep& next) {
    const int deck = rules_.tile(step.tile).deck;
    const int wanted = rules_.intrigue_draw.of(state_.players);
    if (step.is_bonus || deck != rules_.doge_deck || !is_offered(step, rules_.tile(step.tile).kind)) return false;
    if (state_.decks[kit::index(deck)].count < wanted) return false;  // the old tiles may come in
    const bool is_clean = draw(step, deck, wanted, next);
    next.tile = next.drawn->meant;
    return is_clean;
  }
  bool replace(const WrittenStep& step, CourseStep& next, std::size_t at) {
    const Tile& tile = rules_.tile(step.other);
    if (step.is_bonus || rules_.kind(tile.kind).role != Role::part) return false;
    if (!is_offered(step, tile.kind) || !take(step.other, next, at)) return false;
    next.place = place_to_replace(rules_, state_, step.tile, step.other);
    const bool is_first = !std::exchange(has_laid_part_, true);
    has_built_ = true;
    move(step.tile, 1);
    return next.place.column >= 0 && is_first && is_last_;
  }
  /// Takes the tile, or one alike, out of the reserve.
  bool take(int tile, CourseStep& next, std::size_t at) {
    next.tile = held_like(rules_, state_, seat(), tile);
    if (next.tile < 0) return false;
    for (std::size_t before = 0; before < at; ++before) {
      const int other = course_.steps[before].tile;
      if (other >= 0 && rules_.alike(other, next.tile)) return false;
    }
    room_.add(rules_.tile(tile).kind, -1);
    return true;
  }
  bool build(const WrittenStep& step, CourseStep& next, std::size_t at) {
    const Tile& tile = rules_.tile(step.tile);
    if (!is_offered(step, tile.kind) || !take(step.tile, next, at)) return false;
    switch (rules_.kind(tile.kind).role) {
      case Role::part:
        if (!build_part(tile, next)) return false;
        break;
      case Role::barrier: break;
      case Role::income: move(next.tile, 1); break;
      case Role::doge: return false;
    }
    has_built_ = true;
    return true;
  }
  bool build_part(const Tile& tile, CourseStep& next) {
    const Site site = site_of(rules_, state_, tile);
    next.place = site.place;
    if (site.fault != Site::Fault::none || std::exchange(has_laid_part_, true)) return false;
    return is_last_ || !rules_.ends_with_galley || built_parts(state_) + 1 < rules_.parts(state_.players);
  }
  bool drop(const WrittenStep& step, CourseStep& next, std::size_t at) {
    if (step.is_bonus || purchased_) return false;
    Purchases later;
    for (const WrittenStep& each : written_.steps.all().subspan(at + 1)) {
      if (each.kind == StepKind::buy) later.push_back({rules_.tile(each.tile).kind, true});
      if (each.kind == StepKind::buy_none) later.push_back({rules_.tile(each.listed[0]).kind, false});
    }
    if (!drop_is_needed(rules_, room_, later) || !take(step.tile, next, at)) return false;
    move(next.tile, 1);
    return true;
  }
  bool pass(const WrittenStep& step) {
    return !step.is_bonus && used_ == 0 && !std::exchange(passed_, true) && (course_.passes = true);
  }

  const Rules& rules_;
  const State& state_;
  const Play& play_;
  const WrittenLine& written_;
  Course& course_;
  TrackAmounts has_;  ///< what is left to pay with
  Room room_;
  const Space* space_ = nullptr;
  std::uint32_t used_ = 0;  ///< offers, a bit each
  std::uint32_t bonus_used_ = 0;
  std::uint32_t touched_ = 0;  ///< decks, a bit each
  kit::ShortList<Moved, max_drawn * WrittenLine::most_steps> moved_;
  bool is_last_ = false;   ///< the step is the last one
  std::size_t entry_ = 0;  ///< of the last step
  std::size_t come_ = 0;   ///< entries whose turn has come
  bool purchased_ = false;
  bool has_built_ = false;
  bool has_laid_part_ = false;
  bool passed_ = false;
};

/// Whether nothing at all is to be said of the line at this position. Sound, not complete: what is seldom written, or
/// asks for more than a look, is left to `play_action`. Changes nothing.
[[nodiscard, gnu::always_inline]] inline bool foresee(const Play& play, const WrittenLine& written, Course& course) {
  const State& state = play.state;
  if (state.ended || !has_dice(state) || !has_doge(state) || play.is_unproven(play.seat())) return false;
  return play.rules.one_bonus && Foresight(play, written, course).is_clean();
}

}  // namespace dogeref::doge_ship
