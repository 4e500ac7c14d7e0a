// Tiles and decks.

#include "games/doge_ship/data/compile_language.h"
#include "games/doge_ship/data/compiler.h"

namespace dogeref::doge_ship {
namespace {

Role role_named(std::string_view id) {
  if (id == "galley") return Role::part;
  if (id == "barrier") return Role::barrier;
  if (id == "doge") return Role::doge;
  return Role::income;
}

bool same_effect(const Effect& one, const Effect& other) {
  const auto same_entry = [](const Entry& a, const Entry& b) { return a == b; };
  const auto same_offer = [](const Offer& a, const Offer& b) { return a.verb == b.verb && a.kinds == b.kinds; };
  return std::equal(one.entries.begin(), one.entries.end(), other.entries.begin(), other.entries.end(), same_entry) &&
         std::equal(one.offers.begin(), one.offers.end(), other.offers.begin(), other.offers.end(), same_offer);
}

bool alike_in_print(const Tile& one, const Tile& other) {
  return one.kind == other.kind && one.cost == other.cost && one.level == other.level && one.section == other.section &&
         one.vp == other.vp && one.approval == other.approval && one.boxes == other.boxes &&
         one.priority == other.priority && one.trigger == other.trigger && one.gain == other.gain &&
         one.values == other.values && one.violet == other.violet && one.water == other.water &&
         one.inspection == other.inspection && same_effect(one.bonus, other.bonus);
}

}  // namespace

int Compiler::kind_named(std::string_view id) const {
  for (std::size_t at = 0; at < rules.kinds.size(); ++at) {
    if (rules.kinds[at].id == id) return static_cast<int>(at);
  }
  return -1;
}

int Compiler::parameter_named(std::string_view id) const {
  const auto found = std::find(rules.parameters.begin(), rules.parameters.end(), id);
  return found == rules.parameters.end() ? -1 : static_cast<int>(found - rules.parameters.begin());
}

bool Compiler::zone(std::string_view text, int& level, int& section) const {
  for (std::size_t at = 0; at < rules.levels.size(); ++at) {
    if (!text.starts_with(rules.levels[at])) continue;
    const int number = number_key(text.substr(rules.levels[at].size()));
    if (number < 1 || number > max_sections) continue;
    level = static_cast<int>(at);
    section = number - 1;
    return true;
  }
  return false;
}

void Compiler::kinds() {
  for (const char* usual : {"galley", "barrier", "doge"})
    rules.kinds.push_back({.id = usual, .role = role_named(usual)});
  if (const Node* tiles = data.find("tiles")) {
    for (const rules::Member& member : tiles->members) {
      const std::string_view of = text_of(member.value.find("of"));
      if (of.empty() || kind_named(of) >= 0) continue;
      if (rules.kinds.size() >= index(max_kinds))
        return fault(member.value, "more kinds of tiles than the referee can keep");
      TileKind& kind = rules.kinds.emplace_back();
      kind.id = std::string(of);
      kind.role = role_named(of);
    }
  }
  rules.part_kind = kind_named("galley");
  rules.barrier_kind = kind_named("barrier");
  rules.doge_kind = kind_named("doge");
  kind_limits();
}

void Compiler::kind_limits() {
  const Node* const purchase = data.find("purchase");
  const Node* const draw = purchase == nullptr ? nullptr : purchase->find("draw");
  const Node* const reserve = data.find("reserve");
  for (TileKind& kind : rules.kinds) {
    const bool is_by_kind = draw != nullptr && draw->is_map() && draw->find("by") == nullptr;
    if (draw != nullptr) referee::read_by_players(is_by_kind ? draw->find(kind.id) : draw, kind.draw);
    if (reserve != nullptr) referee::read_by_players(reserve->find(kind.id), kind.limit);
  }
}

void Compiler::part(const Node& node, Tile& tile) {
  if (!zone(text_of(node.find("zone")), tile.level, tile.section)) {
    fault(node, "unknown zone \"" + std::string(text_of(node.find("zone"))) + "\"");
  }
  tile.vp = integer_of(node.find("vp"), 0);
  tile.approval = flag_of(node.find("approval"), false);
  const Node* const boxes = node.find("boxes");
  if (boxes == nullptr) return;
  for (const rules::Member& item : boxes->members) {
    const int parameter = parameter_named(item.value.text);
    if (parameter < 0) fault(item.value, "unknown parameter \"" + item.value.text + "\"");
    if (parameter >= 0) ++tile.boxes[index(parameter)];
  }
}

void Compiler::barrier(const Node& node, Tile& tile) {
  tile.priority = integer_of(node.find("priority"), 0);
  const std::string_view on = text_of(node.find("on"));
  const auto found = std::find(action_kinds.begin(), action_kinds.end(), on);
  if (found != action_kinds.end()) tile.trigger = static_cast<ActionKind>(found - action_kinds.begin());
}

/// What tiles do when they are built, or on top of a stack: it may speak of any deck.
void Compiler::tile_effects() {
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    Tile& tile = rules.tiles[at];
    const Node* const node = tile_nodes[at];
    if (tile.kind == rules.doge_kind) continue;
    if (tile.kind == rules.barrier_kind) {
      tile.bonus = effect_of(rules, *node, faults);
      continue;
    }
    const Node* const gain = node->find("gain");
    if (gain == nullptr) continue;
    amounts_from(rules, *gain, tile.gain, faults);
    tile.gain.condition = condition_from(rules, node->find("if"), faults);
    tile.gives = gives_something(tile.gain);
  }
}

void Compiler::doge(const Node& node, Tile& tile) {
  if (const Node* values = node.find("values")) {
    for (const rules::Member& member : values->members) {
      const int parameter = parameter_named(member.key);
      if (parameter < 0) fault(member.value, "unknown parameter \"" + member.key + "\"");
      if (parameter >= 0)
        tile.values[index(parameter)] = static_cast<std::int8_t>(std::clamp(integer_of(&member.value, 0), -99, 99));
    }
  }
  if (const Node* violet = node.find("violet")) {
    for (const rules::Member& item : violet->members) {
      int level = 0;
      int section = 0;
      if (!zone(item.value.text, level, section)) fault(item.value, "unknown zone \"" + item.value.text + "\"");
      tile.violet[index(level)] = static_cast<std::uint8_t>(tile.violet[index(level)] | 1U << section);
    }
  }
  tile.water = integer_of(node.find("water"), -1);
  tile.inspection = flag_of(node.find("inspection"), false);
}

void Compiler::tile(const rules::Member& member, int kind, int deck) {
  if (rules.tiles.size() >= index(max_tiles)) return fault(member.value, "more tiles than the referee can keep");
  Tile made;
  made.id = member.key;
  made.kind = kind;
  made.deck = deck;
  made.cost = integer_of(member.value.find("cost"), 0);
  switch (rules.kinds[index(kind)].role) {
    case Role::part: part(member.value, made); break;
    case Role::barrier: barrier(member.value, made); break;
    case Role::doge: doge(member.value, made); break;
    case Role::income: break;
  }
  rules.tiles.push_back(std::move(made));
  tile_nodes.push_back(&member.value);
}

void Compiler::deck_of(const std::vector<const rules::Member*>& members, int kind, std::string name) {
  if (members.empty()) return;
  if (rules.decks.size() >= index(max_decks))
    return fault(members.front()->value, "more decks than the referee can keep");
  const int deck = static_cast<int>(rules.decks.size());
  const int first = static_cast<int>(rules.tiles.size());
  for (const rules::Member* member : members) tile(*member, kind, deck);
  rules.decks.push_back({std::move(name), kind, first, static_cast<int>(rules.tiles.size()) - first});
}

/// Galley tiles of one zone form a deck; the tiles of any other kind one deck (set-up 4-7).
void Compiler::decks_and_tiles() {
  const Node* const tiles = data.find("tiles");
  if (tiles == nullptr) return;
  rules.tiles.reserve(tiles->members.size());
  tile_nodes.reserve(tiles->members.size());
  for (std::size_t kind = 0; kind < rules.kinds.size(); ++kind) {
    std::vector<std::pair<std::string, std::vector<const rules::Member*>>> decks;
    for (const rules::Member& member : tiles->members) {
      if (text_of(member.value.find("of")) != rules.kinds[kind].id) continue;
      const bool is_part = rules.kinds[kind].role == Role::part;
      const std::string name = is_part ? std::string(text_of(member.value.find("zone"))) : rules.kinds[kind].id;
      const auto known =
          std::find_if(decks.begin(), decks.end(), [&name](const auto& deck) { return deck.first == name; });
      if (known != decks.end()) {
        known->second.push_back(&member);
      } else {
        decks.push_back({name, {&member}});
      }
    }
    std::sort(decks.begin(), decks.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
    for (const auto& [name, members] : decks) deck_of(members, static_cast<int>(kind), name);
    if (rules.kinds[kind].role == Role::doge && !decks.empty())
      rules.doge_deck = static_cast<int>(rules.decks.size()) - 1;
  }
}

void Compiler::likes() {
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    rules.tiles[at].like = static_cast<int>(at);
    for (std::size_t earlier = 0; earlier < at; ++earlier) {
      if (!alike_in_print(rules.tiles[earlier], rules.tiles[at])) continue;
      rules.tiles[at].like = static_cast<int>(earlier);
      rules.tiles[at].has_likes = rules.tiles[earlier].has_likes = true;
      break;
    }
  }
}

}  // namespace dogeref::doge_ship
