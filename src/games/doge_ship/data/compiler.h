#pragma once
// The compiler's parts: game, tiles, board. Private to compile*.cpp.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/doge_ship/data/compile_effects.h"
#include "games/doge_ship/model/rules.h"
#include "kit/index.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "rules/tree/values.h"

namespace dogeref::doge_ship {

using kit::index;
using rules::flag_of;
using rules::integer_of;
using rules::Node;
using rules::number_key;
using rules::text_of;

/// Reads the data part by part into the tables; references that lead nowhere become faults.
struct Compiler {
  const Node& data;
  Rules rules;
  rules::FaultList faults;
  Amount capacity = {};                      ///< of spaces, where nothing else is said
  std::vector<const Node*> tile_nodes = {};  ///< by tile

  void fault(const Node& at, std::string message) { faults.add(at.origin, std::move(message)); }

  void tracks();
  void track(const std::string& name);
  void track_indexes();
  void seats();
  void numbers();
  void codes_and_forms();
  void colours();
  void kinds();
  void kind_limits();
  void decks_and_tiles();
  void deck_of(const std::vector<const rules::Member*>& members, int kind, std::string name);
  void tile(const rules::Member& member, int kind, int deck);
  void part(const Node& node, Tile& tile);
  void barrier(const Node& node, Tile& tile);
  void doge(const Node& node, Tile& tile);
  void tile_effects();
  void likes();
  void galley();
  void panels();
  void all_spaces();
  void note_choices();
  void note_plain();
  void words_of(const std::string& id, const Node* words);
  void own_words();
  void spaces(const Node& node, int panel);
  void dice();
  int space_cost(const Node* node, int otherwise);
  void game_costs();
  void limits();
  void turn_order();
  WaterLoss water_loss(const Node* node, int otherwise);
  void awards(const Node* node, std::vector<Award>& into);
  void discard_income();
  void kind_prices();
  void rounds_and_end();
  void inspection(const Node* node, Inspection& into);
  void columns();
  void ranking();
  void interpretations();
  int kind_named(std::string_view id) const;
  int parameter_named(std::string_view id) const;
  bool zone(std::string_view text, int& level, int& section) const;
};

}  // namespace dogeref::doge_ship
