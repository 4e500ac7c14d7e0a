#include "games/doge_ship/data/compile_effects.h"

#include "games/doge_ship/data/compile_language.h"

#include <algorithm>
#include <string>
#include <utility>

namespace dogeref::doge_ship {
namespace {

using rules::Node;

constexpr std::pair<std::string_view, Verb> verbs[] = {{"pay", Verb::pay},           {"gain", Verb::gain},
                                                       {"purchase", Verb::purchase}, {"construct", Verb::construct},
                                                       {"replace", Verb::replace},   {"intrigue", Verb::intrigue},
                                                       {"others", Verb::others}};

struct EffectCompiler {
  const Rules& rules;
  rules::FaultList& faults;
  Effect effect;

  void keys(const Node& node);
  void check_size(const Node& node);
  void entry(Verb verb, const Node& value, const Node& beside);
  void offers(Verb verb, const Node& value);
  void others(const Node& value);
  KindSet kinds(const Node& list);
  KindSet kind(const Node& name);
  void note(ActionKind kind) { effect.kinds = static_cast<std::uint8_t>(effect.kinds | 1U << static_cast<int>(kind)); }
};

KindSet EffectCompiler::kind(const Node& name) {
  for (std::size_t at = 0; at < rules.kinds.size(); ++at) {
    if (rules.kinds[at].id == name.text) return static_cast<KindSet>(1U << at);
  }
  faults.add(name.origin, "no tiles of kind \"" + name.text + "\"");
  return 0;
}

KindSet EffectCompiler::kinds(const Node& list) {
  KindSet set = 0;
  for (const rules::Member& item : list.members) set = static_cast<KindSet>(set | kind(item.value));
  return set;
}

void EffectCompiler::offers(Verb verb, const Node& value) {
  const auto at = static_cast<std::uint8_t>(effect.entries.size() - 1);
  if (value.kind == Node::Kind::text) return effect.offers.push_back({verb, kind(value), at});
  if (const Node* any = value.find("any")) effect.offers.push_back({verb, kinds(*any), at});
  const Node* const all = value.find("all");
  if (all == nullptr) return;
  for (const rules::Member& item : all->members) effect.offers.push_back({verb, kind(item.value), at});
}

/// What each other player gets or pays. It makes the space no other kind of action than it is.
void EffectCompiler::others(const Node& value) {
  const Condition condition = condition_from(rules, value.find("if"), faults);
  for (const auto& [key, verb] : {std::pair{"pay", Verb::pay}, std::pair{"gain", Verb::gain}}) {
    const Node* const amounts = value.find(key);
    if (amounts == nullptr) continue;
    Entry& made = effect.entries.back().others.emplace_back();
    made.verb = verb;
    made.condition = condition;
    amounts_from(rules, *amounts, made, faults);
  }
  if (effect.entries.back().others.empty())
    faults.add(value.origin, "needed gain or pay: what each other player gets or pays");
}

void EffectCompiler::entry(Verb verb, const Node& value, const Node& beside) {
  effect.entries.push_back({verb, {}});
  if (const Node* condition = beside.find("if"))
    effect.entries.back().condition = condition_from(rules, condition, faults);
  effect.is_conditional = effect.is_conditional || !effect.entries.back().condition.is_always();
  const Node* const as = beside.find("as");
  switch (verb) {
    case Verb::pay:
    case Verb::gain:
      amounts_from(rules, value, effect.entries.back(), faults);
      if (!effect.entries.back().choices.empty()) effect.has_choices = true;
      note(as != nullptr && as->text == "intrigue" ? ActionKind::intrigue : ActionKind::money);
      return;
    case Verb::purchase: note(ActionKind::purchase); break;
    case Verb::construct: note(ActionKind::construct); break;
    case Verb::replace:
      note(ActionKind::replace);
      if (rules.interpretations.replace_bonus_construct) note(ActionKind::construct);
      break;
    case Verb::intrigue: note(ActionKind::intrigue); break;
    case Verb::others: return others(value);
  }
  offers(verb, value);
}

void EffectCompiler::keys(const Node& node) {
  for (const auto& [name, verb] : verbs) {
    if (const Node* value = node.find(name)) entry(verb, *value, node);
  }
}

/// More than anybody can do on one space; what may be done is listed by trying every way to take them.
void EffectCompiler::check_size(const Node& node) {
  if (effect.offers.size() <= max_offers) return;
  faults.add(node.origin, "at most " + std::to_string(max_offers) + " tiles to take or build on a space, found " +
                              std::to_string(effect.offers.size()));
  effect.offers.clear();
}

}  // namespace

Effect effect_of(const Rules& rules, const Node& node, rules::FaultList& faults) {
  EffectCompiler compiler{rules, faults, {}};
  compiler.keys(node);
  if (const Node* steps = node.find("steps")) {
    for (const rules::Member& item : steps->members) compiler.keys(item.value);
  }
  compiler.check_size(node);
  return std::move(compiler.effect);
}

}  // namespace dogeref::doge_ship
