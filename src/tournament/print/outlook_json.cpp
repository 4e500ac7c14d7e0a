#include "tournament/print/outlook_json.h"

#include "tournament/print/parts.h"

namespace dogeref::tournament {
namespace {

std::string_view name_of_prospect(Prospect prospect) {
  switch (prospect) {
    case Prospect::through: return "through";
    case Prospect::open: return "open";
    case Prospect::out: break;
  }
  return "out";
}

}  // namespace

rules::Node outlook_json(const std::string& tournament, const Outlook& outlook, const Results& results) {
  const auto name_or_null = [](const std::string& name) { return name.empty() ? Node() : text_node(name); };
  Node out = map_node();
  put(out, "schema", number_node(1));
  put(out, "tournament", text_node(tournament));
  put(out, "stage", name_or_null(outlook.stage));
  put(out, "next", name_or_null(outlook.next));
  put(out, "places", number_node(static_cast<std::int64_t>(outlook.places)));
  put(out, "criterion", text_node(outlook.criterion));
  Node players = list_node();
  for (const PlayerOutlook& player : outlook.players) {
    Node made = map_node();
    put(made, "player", text_node(results.players[player.player].id));
    put(made, "name", text_node(results.players[player.player].name));
    put(made, "now", number_json(player.now));
    put(made, "least", player.most ? number_json(player.least) : Node());
    put(made, "most", player.most ? number_json(*player.most) : Node());
    put(made, "rounds_left", number_node(player.rounds_left));
    put(made, "outlook", text_node(name_of_prospect(player.prospect)));
    put(players, std::move(made));
  }
  put(out, "players", std::move(players));
  return out;
}

}  // namespace dogeref::tournament
