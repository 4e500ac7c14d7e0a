#include "games/doge_ship/model/counting.h"

#include <algorithm>
#include <limits>

#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

Reading track_reading(const Asker& asker, int track, int seat) {
  const bool is_proven = !asker.ledger.is_unproven(seat, track);
  return {asker.by_table ? asker.ledger.table(seat, track) : asker.ledger.own(seat, track), is_proven};
}

/// Own parts of the ship, each with its weight.
template <class Weight>
Reading parts_reading(const Asker& asker, int seat, const Weight& weight) {
  std::int64_t sum = 0;
  for (std::size_t level = 0; level < asker.rules.levels.size(); ++level) {
    for (std::size_t column = 0; column < asker.state.ship[level].size(); ++column) {
      const int part = asker.state.ship[level][column] - 1;
      if (part >= 0 && asker.state.builder[level][column] == seat) sum += weight(asker.rules.tile(part));
    }
  }
  return {sum, asker.state.unproven == 0};
}

Reading built_reading(const Asker& asker, int kind, int seat) {
  if (kind != asker.rules.barrier_kind) return parts_reading(asker, seat, [](const Tile&) { return 1; });
  return {asker.state.stacks[index(seat)].height, (asker.state.unproven >> seat & 1) == 0};
}

Reading top_reading(const Asker& asker, int seat) {
  const Stack& stack = asker.state.stacks[index(seat)];
  const bool is_proven = (asker.state.unproven >> seat & 1) == 0;
  if (stack.named == 0) return {0, is_proven};
  return {asker.rules.tile(stack.tiles[stack.named - 1U]).priority, is_proven};
}

Reading reserve_reading(const Asker& asker, int seat, int kind) {
  const auto count = kind < 0 ? asker.state.reserve[index(seat)] : asker.state.reserve_of[index(seat)][index(kind)];
  return {count, (asker.state.unproven >> seat & 1) == 0 && asker.state.slack[index(seat)] == 0};
}

Reading place_reading(const Asker& asker, int seat) {
  for (int place = 0; place < asker.state.players; ++place) {
    if (asker.lap.order[index(place)] == seat) return {place + 1};
  }
  return {0, false};
}

Reading ship_reading(const Asker& asker) {
  std::int64_t sum = 0;
  for (const auto& level : asker.state.ship)
    sum += std::count_if(level.begin(), level.end(), [](auto at) { return at; });
  return {sum, asker.state.unproven == 0};
}

Reading of_doge(const Asker& asker, Quantity of, std::size_t which) {
  if (asker.state.doge < 0) return {0, false};
  const Tile& tile = asker.rules.tile(asker.state.doge);
  if (of == Quantity::value) return {tile.values[which]};
  if (of == Quantity::water) return {std::max(0, tile.water)};
  return {tile.inspection ? 1 : 0};
}

Reading of_die(const Asker& asker, Quantity of) {
  if (asker.space == nullptr) return {};
  const int die = asker.state.dice[index(asker.space->panel)];
  if (die == unknown_die) return {0, of == Quantity::steps && asker.space->number <= 1};
  if (of == Quantity::die) return {die};
  const int steps = asker.space->number - die;
  return {std::max(0, of == Quantity::steps ? steps : -steps)};
}

Reading shown_reading(const Asker& asker, int panel) {
  if (!asker.rules.panel_in_use(panel, asker.state.players)) return {};
  const int die = asker.state.dice[index(panel)];
  return die == unknown_die ? Reading{0, false} : Reading{die};
}

Reading tokens_reading(const Asker& asker, int seat) {
  return {asker.lap.tokens[index(seat)], (asker.state.unproven >> seat & 1) == 0};
}

/// Further tokens on spaces that hold several are kept up to a number; past it nothing is proven.
Reading on_panel_reading(const Asker& asker, int panel, int seat) {
  const State& state = asker.state;
  std::int64_t sum = 0;
  const auto is_on = [&](std::size_t space) { return asker.rules.spaces[space].panel == panel; };
  for (std::size_t space = 0; space < asker.rules.spaces.size(); ++space)
    sum += state.holder[space] == seat && is_on(space) ? 1 : 0;
  for (std::size_t at = 0; at < state.more_count; ++at)
    sum += state.more_of[at] == seat && is_on(state.more_on[at]) ? 1 : 0;
  return {sum, state.more_count < max_more_tokens && (state.unproven >> seat & 1) == 0};
}

/// The token of the present action does not count.
Reading on_chosen_reading(const Asker& asker, std::uint8_t which, int seat) {
  const int chosen = asker.space == nullptr ? -1 : asker.space->panel;
  const int panel = which == chosen_panel ? chosen : which;
  if (panel < 0) return {};
  Reading reading = on_panel_reading(asker, panel, seat);
  if (asker.placed == seat && panel == chosen) reading.value = std::max<std::int64_t>(0, reading.value - 1);
  return reading;
}

Reading taken_reading(const Asker& asker) {
  if (asker.space == nullptr) return {};
  const int tokens = tokens_on(asker.state, static_cast<int>(asker.space - asker.rules.spaces.data()));
  return {std::max(0, tokens - (asker.placed < 0 ? 0 : 1)), asker.state.unproven == 0};
}

Reading of_seat(const Asker& asker, const Counted& counted, int seat) {
  switch (counted.of) {
    case Quantity::track: return track_reading(asker, counted.which, seat);
    case Quantity::built: return built_reading(asker, counted.which, seat);
    case Quantity::level:
      return parts_reading(asker, seat, [&](const Tile& tile) { return tile.level == counted.which ? 1 : 0; });
    case Quantity::zone:
      return parts_reading(asker, seat, [&](const Tile& tile) {
        return tile.level == counted.which && tile.section == counted.section ? 1 : 0;
      });
    case Quantity::boxes:
      return parts_reading(asker, seat, [&](const Tile& tile) { return int{tile.boxes[counted.which]}; });
    case Quantity::reserve: return reserve_reading(asker, seat, -1);
    case Quantity::reserve_kind: return reserve_reading(asker, seat, counted.which);
    case Quantity::top_barrier: return top_reading(asker, seat);
    case Quantity::seat: return {seat + 1};
    case Quantity::tokens: return tokens_reading(asker, seat);
    case Quantity::on_panel: return on_chosen_reading(asker, counted.which, seat);
    default: return place_reading(asker, seat);
  }
}

Reading of_table(const Asker& asker, const Counted& counted) {
  switch (counted.of) {
    case Quantity::players: return {asker.state.players};
    case Quantity::round: return {asker.round};
    case Quantity::ship: return ship_reading(asker);
    case Quantity::deck: {
      const DeckState& deck = asker.state.decks[counted.which];
      return {deck.count, !deck.uncertain};
    }
    case Quantity::die:
    case Quantity::steps:
    case Quantity::back: return of_die(asker, counted.of);
    case Quantity::taken: return taken_reading(asker);
    case Quantity::shown: return shown_reading(asker, counted.which);
    default: return of_doge(asker, counted.of, counted.which);
  }
}

Reading of_all(const Asker& asker, const Counted& counted) {
  Reading all = of_seat(asker, counted, 0);
  for (int seat = 1; seat < asker.state.players; ++seat) {
    const Reading each = of_seat(asker, counted, seat);
    all.is_proven = all.is_proven && each.is_proven;
    if (counted.whose == Whose::all) all.value += each.value;
    if (counted.whose == Whose::highest) all.value = std::max(all.value, each.value);
    if (counted.whose == Whose::lowest) all.value = std::min(all.value, each.value);
  }
  return all;
}

Reading reading_of(const Asker& asker, const Counted& counted) {
  if (counted.of > last_of_player) return of_table(asker, counted);
  return counted.whose == Whose::own ? of_seat(asker, counted, asker.seat) : of_all(asker, counted);
}

Truth truth_of(bool holds_true, bool is_proven) {
  if (!is_proven) return Truth::unknown;
  return holds_true ? Truth::yes : Truth::no;
}

/// Whether the player stands at one end of what all have of it.
Truth is_at_the_end(const Asker& asker, const Clause& clause) {
  const Reading own = count_of(asker, clause.count);
  Reading end = own;
  for (int seat = 0; seat < asker.state.players; ++seat) {
    Asker other = asker;
    other.seat = seat;
    const Reading each = count_of(other, clause.count);
    end.is_proven = end.is_proven && each.is_proven;
    end.value = clause.kind == Clause::Kind::most ? std::max(end.value, each.value) : std::min(end.value, each.value);
  }
  const bool has_some = clause.kind == Clause::Kind::least || own.value > 0;
  return truth_of(own.value == end.value && has_some, end.is_proven);
}

Truth is_between(const Asker& asker, const Clause& clause) {
  const Reading count = count_of(asker, clause.count);
  const Reading least = amount_of(asker, clause.min);
  const Reading most = amount_of(asker, clause.max);
  return truth_of(least.value <= count.value && count.value <= most.value,
                  count.is_proven && least.is_proven && most.is_proven);
}

Truth any_holds(const Asker& asker, const std::vector<Condition>& conditions) {
  Truth result = Truth::no;
  for (const Condition& each : conditions) {
    const Truth truth = holds(asker, each);
    if (truth == Truth::yes) return truth;
    if (truth == Truth::unknown) result = truth;
  }
  return result;
}

Truth clause_holds(const Asker& asker, const Clause& clause) {
  switch (clause.kind) {
    case Clause::Kind::between: return is_between(asker, clause);
    case Clause::Kind::most:
    case Clause::Kind::least: return is_at_the_end(asker, clause);
    case Clause::Kind::any: return any_holds(asker, clause.inner);
    case Clause::Kind::none: break;
  }
  const Truth any = any_holds(asker, clause.inner);
  return any == Truth::unknown ? any : truth_of(any == Truth::no, true);
}

}  // namespace

std::pair<std::int32_t, std::int32_t> Amount::bounds() const {
  std::int32_t low = plus;
  std::int32_t high = plus;
  if (!values.empty()) {
    const auto by_value = [](const auto& one, const auto& other) { return one.second < other.second; };
    const auto [least, most] = std::minmax_element(values.begin(), values.end(), by_value);
    low = least->second;
    high = most->second;
  } else if (!count.parts.empty()) {
    // A count may be below zero: a track of debts, or one taken off another.
    const std::int32_t far = std::max(1, most_counted / every) * each;
    low += std::min(far, -far);
    high += std::max(far, -far);
  }
  for (const Amount& part : sum) {
    low += part.bounds().first;
    high += part.bounds().second;
  }
  low = std::clamp(low, min, max);
  high = std::clamp(high, min, max);
  if (condition.is_always()) return {low, high};
  return {std::min(low, otherwise), std::max(high, otherwise)};
}

Reading count_of(const Asker& asker, const Count& count) {
  Reading all;
  if (count.fold == Count::Fold::fewest) all.value = std::numeric_limits<std::int32_t>::max();
  for (const Counted& counted : count.parts) {
    const Reading each = reading_of(asker, counted);
    all.is_proven = all.is_proven && each.is_proven;
    if (count.fold == Count::Fold::sum) all.value += counted.is_taken_off ? -each.value : each.value;
    if (count.fold == Count::Fold::fewest) all.value = std::min(all.value, each.value);
    if (count.fold == Count::Fold::most) all.value = std::max(all.value, each.value);
  }
  return all;
}

std::int32_t value_at(const std::vector<std::pair<std::int32_t, std::int32_t>>& values, std::int64_t at) {
  std::int32_t value = values.front().second;
  for (const auto& [key, of_key] : values) {
    if (key <= at) value = of_key;
  }
  return value;
}

Reading amount_of(const Asker& asker, const Amount& amount) {
  if (amount.is_fixed()) return {amount.plus};
  const Truth truth = holds(asker, amount.condition);
  if (truth == Truth::no) return {amount.otherwise};
  Reading reading = count_of(asker, amount.count);
  if (!amount.values.empty()) {
    reading.value = value_at(amount.values, reading.value);
  } else {
    reading.value = amount.plus + amount.each * (reading.value / amount.every);
  }
  for (const Amount& part : amount.sum) {
    const Reading more = amount_of(asker, part);
    reading.value += more.value;
    reading.is_proven = reading.is_proven && more.is_proven;
  }
  reading.value = std::clamp<std::int64_t>(reading.value, amount.min, amount.max);
  reading.is_proven = reading.is_proven && truth == Truth::yes;
  return reading;
}

Truth holds(const Asker& asker, const Condition& condition) {
  Truth result = Truth::yes;
  for (const Clause& clause : condition.clauses) {
    const Truth truth = clause_holds(asker, clause);
    if (truth == Truth::no) return truth;
    if (truth == Truth::unknown) result = truth;
  }
  return result;
}

Worth worth_of(const Asker& asker, const Entry& entry) {
  Worth worth{entry.amounts};
  for (const auto& [track, amount] : entry.rated) {
    const Reading reading = amount_of(asker, amount);
    worth.amounts[index(track)] += static_cast<std::int32_t>(reading.value);
    if (!reading.is_proven) worth.open |= 1U << track;
  }
  const Truth truth = holds(asker, entry.condition);
  if (truth == Truth::yes) return worth;
  unsigned tracks = 0;
  for (std::size_t track = 0; track < worth.amounts.size(); ++track) {
    if (worth.amounts[track] != 0) tracks |= 1U << track;
  }
  return {{}, truth == Truth::no ? 0 : tracks | worth.open};
}

Reading space_cost(const Asker& asker) {
  const SpaceCost& cost = asker.rules.space_cost(*asker.space);
  const Reading steps = of_die(asker, Quantity::steps);
  if (cost.is_plain) return {steps.value * cost.per_step.plus, steps.is_proven};
  Reading reading;
  if (cost.steps.empty()) {
    reading = amount_of(asker, cost.per_step);
    reading.value *= steps.value;
  } else if (steps.value >= cost.steps.front().first) {
    reading.value = value_at(cost.steps, steps.value);
  }
  const Reading plus = amount_of(asker, cost.plus);
  const Reading most = amount_of(asker, cost.max);
  return {std::clamp<std::int64_t>(reading.value + plus.value, 0, std::max<std::int64_t>(0, most.value)),
          reading.is_proven && steps.is_proven && plus.is_proven && most.is_proven};
}

Reading tokens_of(const Asker& asker) {
  if (asker.rules.token_amount.is_fixed()) return {asker.rules.tokens};
  Reading tokens = amount_of(asker, asker.rules.token_amount);
  tokens.value = std::clamp<std::int64_t>(tokens.value, 0, asker.rules.tokens);
  return tokens;
}

int tokens_on(const State& state, int space) {
  if (state.holder[index(space)] < 0) return 0;
  const auto end = state.more_on.begin() + state.more_count;
  return 1 + static_cast<int>(std::count(state.more_on.begin(), end, space));
}

bool is_closed(const Asker& asker, int space) {
  const Space& of = asker.rules.space(space);
  if (of.open.is_always()) return false;
  Asker chooser = asker;
  chooser.space = &of;
  return holds(chooser, of.open) == Truth::no;
}

Reading price_of(const Asker& asker, int tile) {
  const Tile& of = asker.rules.tile(tile);
  const Amount& surcharge = asker.rules.kind(of.kind).surcharge;
  Reading price = amount_of(asker, surcharge);
  price.value = std::max<std::int64_t>(0, of.cost + price.value);
  return price;
}

bool is_full(const Asker& asker, int space) {
  if (is_closed(asker, space)) return true;
  if (asker.state.holder[index(space)] < 0 || asker.rules.space(space).holds_one)
    return asker.state.holder[index(space)] >= 0;
  const int tokens = tokens_on(asker.state, space);
  const Reading capacity = amount_of(asker, asker.rules.space(space).capacity);
  return capacity.is_proven && tokens >= capacity.value;
}

}  // namespace dogeref::doge_ship
