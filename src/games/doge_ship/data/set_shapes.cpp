#include "games/doge_ship/data/set_shapes.h"

#include <algorithm>
#include <string_view>

namespace dogeref::doge_ship::sets {

using rules::Node;

namespace {

std::vector<std::string> keys_of(const Node& rules, std::string_view key) {
  std::vector<std::string> out;
  const Node* const node = rules.find(key);
  if (node == nullptr || !node->is_map()) return out;
  for (const rules::Member& member : node->members) out.push_back(member.key);
  return out;
}

std::vector<std::string> items_of(const Node& rules, std::string_view key) {
  std::vector<std::string> out;
  const Node* const node = rules.find(key);
  if (node == nullptr || !node->is_list()) return out;
  for (const rules::Member& item : node->members) out.push_back(item.value.text);
  return out;
}

/// The most sections that some level has at some number of players.
std::size_t most_sections(const Node& lengths) {
  if (lengths.is_list()) return lengths.members.size();
  std::size_t most = 0;
  for (const rules::Member& level : lengths.members) most = std::max(most, level.value.members.size());
  return most;
}

void append(Names& out, const Names& more) { out.insert(out.end(), more.begin(), more.end()); }

void append(Names& out, std::string_view prefix, const Names& more) {
  for (const std::string& each : more) out.push_back(std::string(prefix) + each);
}

}  // namespace

Names panels(const Node& rules) { return keys_of(rules, "panels"); }
Names parameters(const Node& rules) { return items_of(rules, "parameters"); }
Names levels(const Node& rules) { return items_of(rules, "levels"); }

Names tracks(const Node& rules) {
  Names out = keys_of(rules, "start");
  out.erase(std::remove(out.begin(), out.end(), "seats"), out.end());
  return out;
}

/// Kinds of tiles that can be bought and built: all but Doge tiles.
Names kinds(const Node& rules) {
  Names out = {"galley", "barrier", "gondola"};
  const Node* const tiles = rules.find("tiles");
  if (tiles == nullptr) return out;
  for (const rules::Member& tile : tiles->members) {
    const Node* const of = tile.value.find("of");
    if (of == nullptr || of->text == "doge") continue;
    if (std::find(out.begin(), out.end(), of->text) == out.end()) out.push_back(of->text);
  }
  return out;
}

/// What the reserve limits.
Names limits(const Node& rules) {
  Names out = kinds(rules);
  out.emplace_back("total");
  return out;
}

Names zones(const Node& rules) {
  std::size_t most = 0;
  const Node* const sections = rules.find("sections");
  if (sections != nullptr) {
    for (const rules::Member& lengths : sections->members) most = std::max(most, most_sections(lengths.value));
  }
  Names out;
  for (const std::string& level : levels(rules)) {
    for (std::size_t section = 1; section <= most; ++section) out.push_back(level + std::to_string(section));
  }
  return out;
}

Names own_counts(const Node& rules) {
  Names out = tracks(rules);
  append(out, {"galley", "barrier"});
  append(out, levels(rules));
  append(out, zones(rules));
  append(out, "boxes_", parameters(rules));
  out.emplace_back("reserve");
  append(out, "reserve_", kinds(rules));
  append(out, {"top_barrier", "seat"});
  return out;
}

Names counts(const Node& rules) {
  const Names own = own_counts(rules);
  Names out = own;
  append(out, {"place", "players", "round", "ship", "water", "inspection", "die", "steps", "back", "taken", "tokens",
               "panel"});
  append(out, "die_", panels(rules));
  append(out, "panel_", panels(rules));
  append(out, "value_", parameters(rules));
  append(out, "deck_", zones(rules));
  for (const std::string& kind : kinds(rules)) {
    if (kind != "galley") out.push_back("deck_" + kind);
  }
  out.emplace_back("deck_doge");
  for (const char* whose : {"all_", "highest_", "lowest_"}) append(out, whose, own);
  return out;
}

Names folds(const Node&) { return {"sum", "less", "fewest", "most"}; }

Names conditions(const Node& rules) {
  Names out = counts(rules);
  append(out, {"built", "most", "least", "any", "none"});
  return out;
}

Names bounds(const Node&) { return {"min", "max", "is", "galley", "barrier"}; }

Names criteria(const Node& rules) { return own_counts(rules); }

Names orders(const Node& rules) {
  Names out = own_counts(rules);
  append(out, {"fixed", "rotating", "reverse"});
  return out;
}

Names gains(const Node& rules) {
  Names out = tracks(rules);
  out.emplace_back("any");
  return out;
}

Names losses(const Node& rules) {
  Names out = tracks(rules);
  out.emplace_back("tokens");
  return out;
}

}  // namespace dogeref::doge_ship::sets
