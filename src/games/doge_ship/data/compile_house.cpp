// What goes by amounts and conditions: tokens, costs of spaces, limits, turn order, High Water, ends and scores.

#include "games/doge_ship/data/compile_language.h"
#include "games/doge_ship/data/compiler.h"

namespace dogeref::doge_ship {

namespace {

std::vector<int> numbers_in(const Node* list) {
  std::vector<int> numbers;
  for (const rules::Member& item : rules::members_of(list)) numbers.push_back(integer_of(&item.value, 0));
  return numbers;
}

int column_named(const referee::Vocabulary& vocabulary, std::string_view name) {
  const auto found = std::find_if(vocabulary.columns.begin(), vocabulary.columns.end(),
                                  [name](const referee::Column& column) { return column.name == name; });
  return static_cast<int>(found - vocabulary.columns.begin());
}

}  // namespace

/// What is left out of `node` is as in the cost of the table, unless steps are told another way here.
int Compiler::space_cost(const Node* node, int otherwise) {
  if (node == nullptr) return otherwise;
  SpaceCost cost;
  cost.track = rules.money_track;
  if (!rules.space_costs.empty()) cost = rules.space_costs[index(otherwise)];
  if (const Node* per_step = node->find("per_step")) {
    cost.per_step = amount_from(rules, per_step, 1, faults);
    cost.steps.clear();
  }
  if (const Node* steps = node->find("steps")) cost.steps = table_from(*steps);
  if (const Node* most = node->find("max")) cost.max = amount_from(rules, most, 0, faults);
  if (const Node* plus = node->find("plus")) cost.plus = amount_from(rules, plus, 0, faults);
  if (const Node* track = node->find("track")) cost.track = track_index(rules, track->text);
  cost.is_plain = cost.per_step.is_fixed() && cost.steps.empty() && cost.max.is_fixed() &&
                  cost.max.plus == Amount::unbounded && cost.plus == Amount{} && cost.track == rules.money_track;
  rules.plain_costs = rules.plain_costs && cost.is_plain;
  rules.space_costs.push_back(std::move(cost));
  return static_cast<int>(rules.space_costs.size()) - 1;
}

void Compiler::game_costs() {
  rules.token_amount = amount_from(rules, data.find("tokens"), 5, faults);
  rules.tokens = std::clamp(rules.token_amount.bounds().second, 0, 200);
  const Node none = rules::map_node();
  const Node* const cost = data.find("space_cost");
  (void)space_cost(cost == nullptr ? &none : cost, 0);
  if (cost == nullptr || cost->find("per_step") == nullptr) {
    rules.space_costs[0].per_step.plus = 1;
  }
  capacity = amount_from(rules, data.find("capacity"), 1, faults);
  rules.reorder_cost = amount_from(rules, data.find("reorder_cost"), 2, faults);
  discard_income();
  kind_prices();
}

void Compiler::discard_income() {
  Entry& income = rules.discard_income;
  Amount ducats = amount_from(rules, data.find("discard_income"), 1, faults);
  if (const Node* gain = data.find("discard_gain")) amounts_from(rules, *gain, income, faults);
  if (ducats.is_fixed()) {
    income.amounts[index(rules.money_track)] += ducats.plus;
  } else {
    income.rated.emplace_back(rules.money_track, std::move(ducats));
  }
}

void Compiler::kind_prices() {
  for (const rules::Member& member : rules::members_of(data.find("prices"))) {
    const int kind = kind_named(member.key);
    if (kind >= 0) rules.kinds[index(kind)].surcharge = amount_from(rules, &member.value, 0, faults);
  }
}

void Compiler::limits() {
  if (rules.interpretations.approvals_supply >= 0)
    rules.limited = static_cast<std::uint8_t>(rules.limited | 1U << rules.approval_track);
  for (const rules::Member& member : rules::members_of(data.find("limits"))) {
    const int track = track_index(rules, member.key);
    if (track < 0) continue;
    TrackLimit& limit = rules.limits[index(track)];
    limit.min = integer_of(member.value.find("min"), 0);
    limit.max = integer_of(member.value.find("max"), Amount::unbounded);
    if (track == rules.vp_track && member.value.find("min") == nullptr && rules.interpretations.negative_vp)
      limit.min = -Amount::unbounded;
    rules.limited = static_cast<std::uint8_t>(rules.limited | 1U << track);
  }
}

void Compiler::turn_order() {
  const Node* const order = data.find("turn_order");
  if (order == nullptr) return;
  rules.lowest_first = text_of(order->find("first")) != "highest";
  rules.laps_turn_back = text_of(order->find("laps")) == "snake";
  const Node* const by = order->find("by");
  const std::string_view how = text_of(by);
  if (how == "top_barrier" || by == nullptr) return;
  if (how == "fixed") rules.order_by = OrderBy::fixed;
  if (how == "rotating") rules.order_by = OrderBy::rotating;
  if (how == "reverse") rules.order_by = OrderBy::reverse;
  if (rules.order_by != OrderBy::top_barrier) return;
  rules.order_by = OrderBy::count;
  if (!by->is_list()) return rules.order_counts.push_back(count_from(rules, *by, faults));
  for (const rules::Member& item : by->members) rules.order_counts.push_back(count_from(rules, item.value, faults));
}

WaterLoss Compiler::water_loss(const Node* node, int otherwise) {
  WaterLoss loss;
  if (node == nullptr || !node->is_map()) return loss.tokens = integer_of(node, otherwise), loss;
  for (const rules::Member& member : node->members) {
    if (track_index(rules, member.key) >= 0) continue;
    if (member.value.is_map()) fault(member.value, "tokens lost to High Water are a number; amounts go by track");
    loss.tokens = integer_of(&member.value, 0);
  }
  amounts_from(rules, *node, loss.pay, faults);
  return loss;
}

void Compiler::awards(const Node* node, std::vector<Award>& into) {
  for (const rules::Member& member : rules::members_of(node)) {
    Award award;
    award.name = member.key;
    award.condition = condition_from(rules, member.value.find("if"), faults);
    for (const auto& [key, verb] : {std::pair{"pay", Verb::pay}, std::pair{"gain", Verb::gain}}) {
      const Node* const amounts = member.value.find(key);
      if (amounts == nullptr) continue;
      award.entries.push_back({verb, {}});
      amounts_from(rules, *amounts, award.entries.back(), faults);
    }
    const Node* const rank = member.value.find("rank");
    const Node* const points = member.value.find("points");
    if ((rank == nullptr) != (points == nullptr))
      fault(member.value, "rank (what is compared) and points (by rank) go together");
    if (rank != nullptr) award.rank = count_from(rules, *rank, faults);
    if (rank == nullptr && award.entries.empty())
      fault(member.value, "it gives nothing and costs nothing; needed gain, pay, or rank with points");
    award.points.points = numbers_in(points);
    award.points.ties = text_of(member.value.find("ties")) == "competition" ? Ties::competition : Ties::dense;
    award.points.zero_scores = flag_of(member.value.find("zero_scores"), false);
    award.high = text_of(member.value.find("best")) != "low";
    award.kind = kind_named(text_of(member.value.find("of")));
    into.push_back(std::move(award));
  }
  // Maps have no order: no rule may rest on one.
  std::sort(into.begin(), into.end(), [](const Award& one, const Award& other) { return one.name < other.name; });
}

void Compiler::rounds_and_end() {
  limits();
  rules.barrier_bonuses = amount_from(rules, data.find("barrier_bonuses"), 1, faults);
  rules.one_bonus = rules.barrier_bonuses.is_fixed() && rules.barrier_bonuses.plus == 1;
  turn_order();
  const Node* const water = data.find("high_water");
  const auto loss = [&](const char* key, int otherwise) {
    return water_loss(water == nullptr ? nullptr : water->find(key), otherwise);
  };
  rules.water_above = loss("above", 0);
  rules.water_equal = loss("equal", 1);
  rules.water_below = loss("below", 2);
  for (const WaterLoss* const each : {&rules.water_above, &rules.water_equal, &rules.water_below})
    rules.water_costs = rules.water_costs || gives_something(each->pay);
  awards(data.find("round_end"), rules.round_end);
  awards(data.find("final_scoring"), rules.final_scoring);
  awards(data.find("building"), rules.building);
  const Node* const end = data.find("end");
  if (end == nullptr) return;
  for (const rules::Member& member : rules::members_of(end->find("when")))
    rules.ends.push_back(condition_from(rules, &member.value, faults));
  if (text_of(end->find("at")) == "once") rules.ends_at = EndsAt::immediate;
}

void Compiler::inspection(const Node* node, Inspection& into) {
  into.track = rules.approval_track;
  if (node == nullptr) return;
  if (const Node* points = node->find("points")) {
    for (const rules::Member& item : points->members) into.points.push_back(integer_of(&item.value, 0));
  }
  into.ties = text_of(node->find("ties")) == "competition" ? Ties::competition : Ties::dense;
  into.zero_scores = flag_of(node->find("zero_scores"), false);
  into.spent = flag_of(node->find("spent"), true);
  const int track = track_index(rules, text_of(node->find("track")));
  into.track = track < 0 ? rules.approval_track : track;
}

/// Tracks, the top barrier, then whatever else decides.
void Compiler::columns() {
  for (const std::string& track : rules.vocabulary.tracks) {
    const bool ranks = std::any_of(rules.ranking.begin(), rules.ranking.end(),
                                   [&track](const RankingCriterion& by) { return by.name == track; });
    rules.vocabulary.columns.push_back({track, ranks});
  }
  rules.vocabulary.columns.push_back({"top_barrier", true});
  for (RankingCriterion& by : rules.ranking) {
    by.column = index(column_named(rules.vocabulary, by.name));
    if (by.column == rules.vocabulary.columns.size()) rules.vocabulary.columns.push_back({by.name, true});
  }
}

void Compiler::ranking() {
  inspection(data.find("inspection"), rules.inspection);
  inspection(data.find("final_inspection"), rules.final_inspection);
  rules.final_inspection.spent = false;
  for (const rules::Member& item : rules::members_of(data.find("ranking"))) {
    const Node* const by = item.value.find("by");
    if (by == nullptr) continue;
    RankingCriterion criterion;
    criterion.name = by->text;
    criterion.track = track_index(rules, criterion.name);
    criterion.criterion = criterion.track >= 0              ? Criterion::track
                          : criterion.name == "top_barrier" ? Criterion::top_barrier
                                                            : Criterion::count;
    if (criterion.criterion == Criterion::count) criterion.count = count_from(rules, *by, faults);
    criterion.high = text_of(item.value.find("best")) != "low";
    criterion.without_last = text_of(item.value.find("without")) != "first";
    rules.ranking.push_back(std::move(criterion));
  }
  columns();
}

}  // namespace dogeref::doge_ship
