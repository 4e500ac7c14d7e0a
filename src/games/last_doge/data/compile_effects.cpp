#include "games/last_doge/data/compile_effects.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "rules/tree/values.h"

namespace dogeref::last_doge {
namespace {

using rules::integer_of;
using rules::Member;
using rules::Node;
using rules::text_of;

int place_of(std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

int colour_of(const std::vector<Colour>& colours, const Node* node) {
  for (std::size_t at = 0; node != nullptr && at < colours.size(); ++at) {
    if (colours[at].id == node->text) return static_cast<int>(at);
  }
  return -1;
}

void read_cells(const Node& node, Effect& effect) {
  for (const char* const key : {"adjacent4", "adjacent8"}) {
    const Node* const around = node.find(key);
    if (around == nullptr) continue;
    effect.at = around->text == "own_pawn" ? Cells::by_own_pawn : Cells::by_revealed;
    effect.diagonal = std::string_view(key) == "adjacent8";
    return;
  }
  effect.at = node.text == "revealed" ? Cells::revealed : Cells::any_hidden;
}

void read_players(const Node& node, Effect& effect) {
  if (const Node* cells = node.find("players_on")) {
    effect.to = Players::on_cells;
    read_cells(*cells, effect);
  } else if (const Node* opponent = node.find("opponent")) {
    effect.to = Players::opponent_on_cells;
    if (const Node* inner = opponent->find("players_on")) read_cells(*inner, effect);
  } else {
    effect.to = node.text == "opponent"        ? Players::opponent
                : node.text == "each_opponent" ? Players::each_opponent
                : node.text == "peeked"        ? Players::peeked
                                               : Players::self;
  }
}

void read_verb(const Node& node, Effect& effect) {
  for (std::size_t at = 0; at < verb_names.size(); ++at) {
    const Node* const value = node.find(verb_names[at]);
    if (value == nullptr) continue;
    effect.verb = static_cast<Verb>(at);
    if (value->kind == Node::Kind::integer) effect.amount = integer_of(value, 1);
    if (effect.verb == Verb::peek_hand) read_players(*value, effect);
    if (effect.verb == Verb::counter)
      effect.countered = static_cast<Verb>(std::max(0, place_of(verb_names, value->text)));
    if (effect.verb == Verb::modify)
      effect.what = static_cast<Modified>(std::max(0, place_of(modified_names, value->text)));
    return;
  }
}

Effect effect_of(const std::vector<Colour>& colours, const Node& node) {
  Effect effect;
  read_verb(node, effect);
  if (const Node* to = node.find("to")) {
    if (effect.verb == Verb::modify) {
      effect.sets = true;
      effect.amount = integer_of(to, 0);
    } else {
      read_players(*to, effect);
    }
  }
  if (const Node* by = node.find("by")) effect.amount = integer_of(by, 1);
  if (const Node* at = node.find("at")) read_cells(*at, effect);
  if (const Node* from = node.find("from"); from != nullptr && effect.verb == Verb::take_artefact) {
    const auto has = [from](std::string_view word) {
      return std::any_of(from->members.begin(), from->members.end(),
                         [word](const Member& item) { return item.value.text == word; });
    };
    effect.from_market = has("market");
    effect.from_top = has("top");
  }
  if (effect.verb == Verb::steal_card) effect.to = Players::peeked;
  if (effect.verb == Verb::give_artefact && node.find("to") == nullptr) effect.to = Players::opponent;
  effect.colour = colour_of(colours, node.find("colour"));
  return effect;
}

/// The keys beside a verb that say something about it.
std::vector<std::string_view> keys_of(Verb verb) {
  switch (verb) {
    case Verb::damage:
    case Verb::give_artefact: return {"to"};
    case Verb::steal_card: return {"from", "chooser"};
    case Verb::look:
    case Verb::move:
    case Verb::reveal:
    case Verb::hide:
    case Verb::swap_tiles: return {"at"};
    case Verb::take_artefact: return {"from"};
    case Verb::counter: return {"whom"};
    case Verb::modify: return {"to", "by", "colour"};
    default: return {};
  }
}

/// The first key of an effect that nothing would read; nullptr without.
const Member* stray_key(const Node& node, Verb verb) {
  std::vector<std::string_view> known = keys_of(verb);
  known.push_back(verb_names[static_cast<std::size_t>(verb)]);
  const auto is_stray = [&](const Member& member) {
    return std::find(known.begin(), known.end(), member.key) == known.end();
  };
  const auto found = std::find_if(node.members.begin(), node.members.end(), is_stray);
  return found == node.members.end() ? nullptr : &*found;
}

std::vector<Effect> effects_of(const std::vector<Colour>& colours, const Node& list) {
  std::vector<Effect> effects;
  for (const Member& item : list.members) effects.push_back(effect_of(colours, item.value));
  return effects;
}

void read_bounds(const Node* node, Bounds& bounds) {
  if (node == nullptr) return;
  bounds.min = integer_of(node->find("min"), bounds.min);
  bounds.max = integer_of(node->find("max"), bounds.max);
}

void read_condition(const Node& node, Entry& entry) {
  const Node* const condition = node.find("if");
  if (condition == nullptr) return;
  read_bounds(condition->find("artefacts"), entry.artefacts);
  read_bounds(condition->find("hand"), entry.hand);
  for (std::size_t at = 0; at < asked_names.size(); ++at) {
    const Node* const bounds = condition->find(asked_names[at]);
    if (bounds == nullptr) continue;
    entry.asks.emplace_back(static_cast<Asked>(at), Bounds{});
    read_bounds(bounds, entry.asks.back().second);
  }
  const Node* const revealed = condition->find("others_revealed");
  if (revealed == nullptr) return;
  entry.needs_revealed = true;
  entry.revealed_min = integer_of(revealed->find("min"), -1);
}

/// What the entry does; false when it does nothing.
bool read_parts(const std::vector<Colour>& colours, const Node& node, Entry& entry) {
  if (const Node* effects = node.find("do")) {
    entry.parts.push_back(effects_of(colours, *effects));
  } else if (const Node* may = node.find("optional")) {
    entry.mode = Mode::optional;
    entry.parts.push_back(effects_of(colours, *may));
  } else if (const Node* choice = node.find("choose_one")) {
    entry.mode = Mode::choose_one;
    for (const Member& part : choice->members) entry.parts.push_back(effects_of(colours, part.value));
  } else if (node.find("manual") != nullptr) {
    entry.mode = Mode::manual;
    entry.parts.push_back({Effect{}});
  } else if (node.find("modify") != nullptr) {
    entry.parts.push_back({effect_of(colours, node)});
  }
  return !entry.parts.empty();
}

}  // namespace

std::string file_of(const std::vector<std::string>& files, const rules::Origin& origin) {
  return origin.line != 0 && origin.file < files.size() ? files[origin.file] : std::string();
}

/// An entry has one way of acting; a second one would be read by nobody.
void EntryCompiler::one_way(const Node& node) {
  std::string_view first;
  for (const std::string_view key : {"do", "optional", "choose_one", "manual", "modify"}) {
    const Node* const way = node.find(key);
    if (way == nullptr) continue;
    if (!first.empty()) {
      faults.push_back({file_of(files, way->origin), way->origin.line, way->origin.column,
                        "'" + std::string(key) + "' is beside '" + std::string(first) + "': one of them is enough"});
    }
    first = key;
  }
}

void EntryCompiler::all_read(const Node& node) {
  const auto check = [this](const Node& effects) {
    for (const Member& item : effects.members) {
      Effect effect;
      read_verb(item.value, effect);
      const Member* const stray = stray_key(item.value, effect.verb);
      if (stray == nullptr) continue;
      const rules::Origin& at = stray->value.origin;
      faults.push_back({file_of(files, at), at.line, at.column,
                        "'" + stray->key + "' says nothing beside '" +
                            std::string(verb_names[static_cast<std::size_t>(effect.verb)]) + "'"});
    }
  };
  for (const std::string_view key : {"do", "optional"}) {
    if (const Node* effects = node.find(key)) check(*effects);
  }
  for (const Member& part : rules::members_of(node.find("choose_one"))) check(part.value);
}

void EntryCompiler::add(const Node& node, std::vector<Entry>& into) {
  one_way(node);
  all_read(node);
  Entry entry;
  if (!read_parts(colours, node, entry)) return;
  const Node* const when = node.find("on");
  const int on = when == nullptr ? 0 : place_of(on_names, when->text);
  entry.on = static_cast<On>(std::max(0, on));
  read_condition(node, entry);
  const std::string_view limit = text_of(node.find("limit"));
  entry.limit = limit == "turn" ? Limit::turn : limit == "game" ? Limit::game : Limit::none;
  const std::string_view lasting = text_of(node.find("for"));
  entry.lasting = lasting == "this_turn"     ? Lasting::this_turn
                  : lasting == "while_owned" ? Lasting::while_owned
                                             : Lasting::instant;
  if (entry.on == On::on_play_colour) entry.colour = colour_of(colours, node.find("colour"));
  entry.number = count++;
  if (count > most_entries) {
    faults.push_back({file_of(files, node.origin), node.origin.line, node.origin.column,
                      "more entries of effects than the referee can keep (" + std::to_string(most_entries) + ")"});
    count = most_entries;
    entry.number = 0;
  }
  into.push_back(std::move(entry));
}

}  // namespace dogeref::last_doge
