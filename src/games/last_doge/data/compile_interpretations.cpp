#include "games/last_doge/data/compile_interpretations.h"

#include <string_view>

#include "rules/tree/values.h"

namespace dogeref::last_doge {

using rules::integer_of;
using rules::Node;
using rules::text_of;

Interpretations interpretations_of(const Node& node) {
  const auto is = [&node](const char* key, std::string_view value) { return text_of(node.find(key)) == value; };
  Interpretations into;
  into.reshuffle = !is("deck-empty", "none");
  into.trophy_supply = integer_of(node.find("trophy-supply"), -1);
  into.discovery_must = !is("discovery-must", "may");
  into.ambush_from_pawn = is("ambush-origin", "pawn");
  into.ambush_self = !is("ambush-self", "no");
  into.guess_now = is("guess-count", "now");
  into.finish_turn = is("trigger-timing", "finish-turn");
  into.counter_counter = is("counter-counter", "yes");
  into.one_reaction = is("reactions-per-effect", "one");
  into.self_gain_point = is("self-damage-gain", "point");
  into.move_point = is("multi-damage-move", "point");
  into.seress_after = is("seress-draw", "after");
  into.moglianes_any = is("moglianes-source", "any");
  into.fill_trim = is("fill-trim", "trim");
  into.culte_fill = integer_of(node.find("culte-fill"), 5);
  into.treasure_closed = is("treasure-tile", "closed");
  into.pawn_closed = is("pawn-tile", "closed");
  into.passage_wrong_paid = is("passage-wrong-tile", "paid");
  into.last_card_out = is("last-card-exit", "out-with-0");
  into.caught_stays = is("caught-pawn", "stays");
  into.voluntary_stop = is("voluntary-stop", "yes");
  into.swap_any = is("swap-scope", "any");
  into.swap_nothing = is("swap-seen", "nothing");
  into.tie_shared = is("tie-treasure-outside", "shared");
  into.archivisti_in_tie = !is("archivisti-in-tie", "no");
  return into;
}

}  // namespace dogeref::last_doge
