#include "tournament/print/pair_json.h"

#include "tournament/print/parts.h"

namespace dogeref::tournament {
namespace {

Node costs_json(const DrawnRound& round, const Cost& cost) {
  Node out = map_node();
  for (std::size_t at = 0; at < term_count; ++at) {
    const auto term = static_cast<Term>(at);
    if (is_told(term, round.system)) put(out, name_of(term), number_json(round.shown(cost, term)));
  }
  return out;
}

}  // namespace

bool is_told(Term term, System system) {
  if (term == pots_term) return system == System::cut;
  return term != points_term || system != System::balanced;
}

rules::Node pair_json(const DrawnRound& round, const Results& results) {
  const auto ids = [&](const std::vector<std::size_t>& players) {
    Node list = list_node();
    for (const std::size_t player : players) put(list, text_node(results.players[player].id));
    return list;
  };
  Node out = map_node();
  put(out, "round", number_node(round.number));
  Node tables = map_node();
  for (const DrawnTable& table : round.tables) put(tables, table.letter, ids(table.players));
  put(out, "tables", std::move(tables));
  put(out, "bye", ids(round.byes));
  put(out, "costs", costs_json(round, round.costs));
  put(out, "bounds", costs_json(round, round.bounds));
  return out;
}

}  // namespace dogeref::tournament
