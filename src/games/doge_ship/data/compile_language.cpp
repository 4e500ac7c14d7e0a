#include "games/doge_ship/data/compile_language.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "rules/tree/values.h"

namespace dogeref::doge_ship {
namespace {

using rules::FaultList;
using rules::integer_of;
using rules::Member;
using rules::members_of;
using rules::Node;

constexpr std::pair<std::string_view, Whose> prefixes[] = {
    {"all_", Whose::all}, {"highest_", Whose::highest}, {"lowest_", Whose::lowest}};
constexpr std::pair<std::string_view, Quantity> plain_counts[] = {{"reserve", Quantity::reserve},
                                                                  {"top_barrier", Quantity::top_barrier},
                                                                  {"seat", Quantity::seat},
                                                                  {"place", Quantity::place},
                                                                  {"players", Quantity::players},
                                                                  {"round", Quantity::round},
                                                                  {"ship", Quantity::ship},
                                                                  {"water", Quantity::water},
                                                                  {"inspection", Quantity::inspection},
                                                                  {"die", Quantity::die},
                                                                  {"steps", Quantity::steps},
                                                                  {"back", Quantity::back},
                                                                  {"taken", Quantity::taken},
                                                                  {"tokens", Quantity::tokens}};

template <class Things, class NameOf>
int at_name(const Things& things, std::string_view name, const NameOf& name_of) {
  const auto found =
      std::find_if(things.begin(), things.end(), [&](const auto& each) { return name_of(each) == name; });
  return found == things.end() ? -1 : static_cast<int>(found - things.begin());
}

/// Looks a name of the language up.
struct CountNames {
  const Rules& rules;

  [[nodiscard]] int level(std::string_view name) const {
    return at_name(rules.levels, name, [](const std::string& each) { return std::string_view(each); });
  }
  [[nodiscard]] int parameter(std::string_view name) const {
    return at_name(rules.parameters, name, [](const std::string& each) { return std::string_view(each); });
  }
  [[nodiscard]] int kind(std::string_view name) const {
    return at_name(rules.kinds, name, [](const TileKind& each) { return std::string_view(each.id); });
  }
  [[nodiscard]] int deck(std::string_view name) const {
    return at_name(rules.decks, name, [](const Deck& each) { return std::string_view(each.name); });
  }

  [[nodiscard]] int panel(std::string_view name) const {
    return at_name(rules.panels, name, [](const Panel& each) { return std::string_view(each.id); });
  }

  [[nodiscard]] std::optional<Counted> one(Quantity of, int which) const {
    if (which < 0) return {};
    Counted counted;
    counted.of = of;
    counted.which = static_cast<std::uint8_t>(which);
    return counted;
  }
  [[nodiscard]] std::optional<Counted> zone(std::string_view name) const {
    for (std::size_t level = 0; level < rules.levels.size(); ++level) {
      if (!name.starts_with(rules.levels[level])) continue;
      const int number = rules::number_key(name.substr(rules.levels[level].size()));
      if (number < 1 || number > max_sections) continue;
      std::optional<Counted> counted = one(Quantity::zone, static_cast<int>(level));
      counted->section = static_cast<std::uint8_t>(number - 1);
      return counted;
    }
    return {};
  }
  [[nodiscard]] std::optional<Counted> behind(std::string_view name) const {
    const auto rest = [name](std::string_view prefix) {
      return name.starts_with(prefix) ? name.substr(prefix.size()) : std::string_view{};
    };
    if (const std::string_view of = rest("boxes_"); !of.empty()) return one(Quantity::boxes, parameter(of));
    if (const std::string_view of = rest("value_"); !of.empty()) return one(Quantity::value, parameter(of));
    if (const std::string_view of = rest("reserve_"); !of.empty()) return one(Quantity::reserve_kind, kind(of));
    if (const std::string_view of = rest("deck_"); !of.empty()) return one(Quantity::deck, deck(of));
    if (const std::string_view of = rest("die_"); !of.empty()) return one(Quantity::shown, panel(of));
    if (const std::string_view of = rest("panel_"); !of.empty()) return one(Quantity::on_panel, panel(of));
    return {};
  }
  [[nodiscard]] std::optional<Counted> find(std::string_view name) const {
    if (const int track = track_index(rules, name); track >= 0) return one(Quantity::track, track);
    if (name == "galley") return one(Quantity::built, rules.part_kind);
    if (name == "barrier") return one(Quantity::built, rules.barrier_kind);
    if (name == "panel") return one(Quantity::on_panel, chosen_panel);
    for (const auto& [plain, of] : plain_counts) {
      if (plain == name) return one(of, 0);
    }
    if (const int at = level(name); at >= 0) return one(Quantity::level, at);
    if (std::optional<Counted> counted = behind(name)) return counted;
    return zone(name);
  }
  [[nodiscard]] std::optional<Counted> named(std::string_view name) const {
    std::optional<Counted> counted = find(name);
    for (const auto& [prefix, whose] : prefixes) {
      if (counted || !name.starts_with(prefix)) continue;
      counted = find(name.substr(prefix.size()));
      if (counted) counted->whose = whose;
    }
    if (counted) counted->name = std::string(name);
    return counted;
  }
};

void add(const Rules& rules, const Node& name, bool is_taken_off, Count& count, FaultList& faults) {
  std::optional<Counted> counted = CountNames{rules}.named(name.text);
  if (!counted) return faults.add(name.origin, "nothing to count under \"" + name.text + "\" in these rules");
  counted->is_taken_off = is_taken_off;
  count.parts.push_back(std::move(*counted));
}

Clause between(Count count, Amount min, Amount max) {
  Clause clause;
  clause.count = std::move(count);
  clause.min = std::move(min);
  clause.max = std::move(max);
  return clause;
}

constexpr Amount no_bound(bool least) {
  Amount amount;
  amount.plus = least ? -Amount::unbounded : Amount::unbounded;
  return amount;
}

/// Compiles one condition, clause by clause.
struct ConditionCompiler {
  const Rules& rules;
  FaultList& faults;
  Condition condition = {};

  /// A number, or another count as it stands.
  [[nodiscard]] Amount bound(const Node& node) const {
    if (node.kind != Node::Kind::text) return amount_from(rules, &node, 0, faults);
    Amount amount;
    amount.each = 1;
    amount.count = count_from(rules, node, faults);
    return amount;
  }
  void at_least(const Node& name, const Node& value) {
    condition.clauses.push_back(between(count_from(rules, name, faults), bound(value), no_bound(false)));
  }
  void bounds(const Node& name, const Node& value) {
    Clause clause = between(count_from(rules, name, faults), no_bound(true), no_bound(false));
    for (const Member& member : value.members) {
      const bool is = member.key == "is";
      if (is || member.key == "min") clause.min = bound(member.value);
      if (is || member.key == "max") clause.max = bound(member.value);
      if (!is && member.key != "min" && member.key != "max")
        faults.add(member.key_origin, "a count is compared with min, max and is, not with " + member.key);
    }
    condition.clauses.push_back(std::move(clause));
  }
  void built(const Node& value) {
    for (const Member& member : members_of(&value)) {
      if (member.key == "min" || member.key == "max" || member.key == "is") {
        faults.add(member.key_origin, "what is built is told by kind, galley or barrier");
        continue;
      }
      at_least(rules::text_node(member.key), member.value);
    }
  }
  void end(Clause::Kind kind, const Node& value) {
    Clause clause;
    clause.kind = kind;
    clause.count = count_from(rules, value, faults);
    condition.clauses.push_back(std::move(clause));
  }
  void inner(Clause::Kind kind, const Node& list) {
    Clause clause;
    clause.kind = kind;
    for (const Member& item : list.members) clause.inner.push_back(condition_from(rules, &item.value, faults));
    condition.clauses.push_back(std::move(clause));
  }
  void wants(const Member& member, bool is_right, const char* form) const {
    if (!is_right) faults.add(member.value.origin, "`" + member.key + "` is followed by " + form);
  }
  void key(const Member& member);
};

void ConditionCompiler::key(const Member& member) {
  const Node& value = member.value;
  const bool is_end = member.key == "most" || member.key == "least";
  const bool is_list = member.key == "any" || member.key == "none";
  if (is_end) wants(member, value.kind == Node::Kind::text, "a count");
  if (is_list) wants(member, value.is_list(), "a list of conditions");
  if (member.key == "built") wants(member, value.is_map(), "kinds and numbers");
  if (is_end && value.kind == Node::Kind::text)
    return end(member.key == "most" ? Clause::Kind::most : Clause::Kind::least, value);
  if (is_list && value.is_list()) return inner(member.key == "any" ? Clause::Kind::any : Clause::Kind::none, value);
  if (member.key == "built") return value.is_map() ? built(value) : void();
  if (is_end || is_list) return;
  wants(member, !value.is_list(), "a number, another count, or bounds");
  if (value.is_list()) return;
  Node name = rules::text_node(member.key);
  name.origin = member.key_origin;
  if (value.is_map()) return bounds(name, value);
  at_least(name, value);
}

/// What an amount is made of: one way, and what goes with it.
void check_amount(const Node& node, FaultList& faults) {
  const auto has = [&](const char* key) { return node.find(key) != nullptr; };
  const int ways = (has("per") ? 1 : 0) + (has("by") ? 1 : 0) + (has("sum") ? 1 : 0);
  const bool is_number = ways == 0 && has("if") && has("plus");
  if (ways != 1 && !is_number)
    return faults.add(node.origin,
                      "an amount is a number, or has `per` a count, `by` a count, `sum` amounts, or `plus` a number "
                      "and `if` a condition");
  if (has("by") && !has("values"))
    return faults.add(node.origin, "`by` needs `values`, a table of numbers by the count");
  const auto refuse = [&](const char* key, const std::string& why) {
    const Node* const found = node.find(key);
    if (found != nullptr) faults.add(found->origin, std::string("`") + key + why);
    return found != nullptr;
  };
  if (!has("if") && refuse("else", "` goes with `if`")) return;
  if (has("per")) return void(refuse("values", "` goes with `by`, not with `per`"));
  if (!has("by") && refuse("values", "` goes with `by`")) return;
  const std::string beside = has("by") ? "` goes with `per`, not with `by`" : "` goes with `per`";
  for (const char* const key : {"each", "every"}) {
    if (refuse(key, beside)) return;
  }
  if (has("by")) (void)refuse("plus", beside);
}

}  // namespace

int track_index(const Rules& rules, std::string_view name) {
  const auto& tracks = rules.vocabulary.tracks;
  const auto found = std::find(tracks.begin(), tracks.end(), name);
  return found == tracks.end() ? -1 : static_cast<int>(found - tracks.begin());
}

TrackAmounts amounts_of(const Rules& rules, const Node& node) {
  TrackAmounts amounts{};
  for (const rules::Member& member : node.members) {
    const int track = track_index(rules, member.key);
    if (track >= 0) amounts[static_cast<std::size_t>(track)] = static_cast<std::int32_t>(member.value.integer);
  }
  return amounts;
}

Count count_from(const Rules& rules, const Node& node, FaultList& faults) {
  Count count;
  if (!node.is_map()) return add(rules, node, false, count, faults), count;
  const Node* const fewest = node.find("fewest");
  const Node* const most = node.find("most");
  const Node* const sum = node.find("sum");
  const int ways = (fewest != nullptr ? 1 : 0) + (most != nullptr ? 1 : 0) + (sum != nullptr ? 1 : 0);
  const Node* const less = node.find("less");
  if (ways != 1 || (less != nullptr && sum == nullptr)) {
    faults.add(node.origin, "a count is made by sum (with less, if wanted), by fewest or by most");
    return count;
  }
  if (fewest != nullptr) count.fold = Count::Fold::fewest;
  if (most != nullptr) count.fold = Count::Fold::most;
  for (const Node* const list : {sum, fewest, most, less}) {
    for (const Member& item : members_of(list)) add(rules, item.value, list == less, count, faults);
  }
  return count;
}

std::vector<std::pair<std::int32_t, std::int32_t>> table_from(const Node& node) {
  std::vector<std::pair<std::int32_t, std::int32_t>> values;
  for (const Member& member : node.members) {
    const int key = rules::number_key(member.key);
    if (key >= 0 && member.value.kind == Node::Kind::integer) values.emplace_back(key, integer_of(&member.value, 0));
  }
  std::sort(values.begin(), values.end());
  return values;
}

Amount amount_from(const Rules& rules, const Node* node, int otherwise, FaultList& faults) {
  Amount amount;
  amount.plus = otherwise;
  if (node == nullptr) return amount;
  if (!node->is_map()) return amount.plus = integer_of(node, otherwise), amount;
  const std::size_t before = faults.size();
  check_amount(*node, faults);
  if (faults.size() != before) return amount;
  amount.min = integer_of(node->find("min"), amount.min);
  amount.max = integer_of(node->find("max"), amount.max);
  if (amount.min > amount.max) {
    faults.add(node->find("min")->origin, "at least " + std::to_string(amount.min) + " and at most " +
                                              std::to_string(amount.max) + ": no number is both");
    amount.max = amount.min;
  }
  amount.plus = integer_of(node->find("plus"), 0);
  amount.each = integer_of(node->find("each"), 1);
  amount.every = integer_of(node->find("every"), 1);
  const Node* const by = node->find("by");
  const Node* const counted = by != nullptr ? by : node->find("per");
  if (counted != nullptr) amount.count = count_from(rules, *counted, faults);
  if (by != nullptr) amount.values = table_from(*node->find("values"));
  for (const Member& part : members_of(node->find("sum")))
    amount.sum.push_back(amount_from(rules, &part.value, 0, faults));
  amount.condition = condition_from(rules, node->find("if"), faults);
  amount.otherwise = integer_of(node->find("else"), 0);
  return amount;
}

Condition condition_from(const Rules& rules, const Node* node, FaultList& faults) {
  ConditionCompiler compiler{rules, faults};
  if (node == nullptr) return {};
  for (const Member& member : node->members) compiler.key(member);
  return std::move(compiler.condition);
}

namespace {

void choices_from(const Rules& rules, const Member& any, Entry& entry, FaultList& faults) {
  for (const Member& item : members_of(&any.value)) {
    const TrackAmounts choice = amounts_of(rules, item.value);
    if (std::find(entry.choices.begin(), entry.choices.end(), choice) != entry.choices.end())
      faults.add(item.value.origin, "this choice is there twice");
    entry.choices.push_back(choice);
  }
}

}  // namespace

void amounts_from(const Rules& rules, const Node& node, Entry& entry, FaultList& faults) {
  for (const Member& member : node.members) {
    const int track = track_index(rules, member.key);
    if (track < 0 && member.key == "tokens") continue;  // of High Water
    if (track < 0 && member.key == "any") choices_from(rules, member, entry, faults);
    if (member.value.is_list() != (track < 0))
      faults.add(member.value.origin, "a list of amounts stands behind `any`, a single amount behind a track");
    if (track < 0 || member.value.is_list()) continue;
    Amount amount = amount_from(rules, &member.value, 0, faults);
    if (amount.is_fixed()) {
      entry.amounts[static_cast<std::size_t>(track)] = amount.plus;
    } else {
      entry.rated.emplace_back(track, std::move(amount));
    }
  }
}

}  // namespace dogeref::doge_ship
