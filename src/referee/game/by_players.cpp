#include "referee/game/by_players.h"

#include <utility>
#include <vector>

#include "rules/tree/values.h"

namespace dogeref::referee {

void read_by_players(const rules::Node* node, ByPlayers& into) {
  if (node == nullptr) return;
  if (!node->is_map()) return into.set_from(0, rules::integer_of(node, 0));
  std::vector<std::pair<int, int>> table;
  for (const rules::Member& member : rules::members_of(node->find("values")))
    table.emplace_back(rules::number_key(member.key), rules::integer_of(&member.value, 0));
  std::sort(table.begin(), table.end());
  if (!table.empty()) into.set_from(0, table.front().second);
  for (const auto& [players, number] : table) into.set_from(std::clamp(players, 0, max_seats), number);
}

}  // namespace dogeref::referee
