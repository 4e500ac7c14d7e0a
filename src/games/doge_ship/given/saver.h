#pragma once
// Writes a position down key by key. Private to save*.cpp.

#include <span>
#include <string_view>

#include "games/doge_ship/given/given.h"

namespace dogeref::doge_ship {

/// Adds an empty list and gives it.
inline rules::Node& put_list(rules::Node& map, std::string_view key) {
  put(map, key, rules::list_node());
  return map.members.back().value;
}

void put_unless_empty(rules::Node& map, std::string_view key, rules::Node value, bool whole);

struct Saver {
  const Rules& rules;
  const State& state;
  const referee::Ledger& ledger;
  const referee::Laps& laps;
  std::span<const referee::PlayerName> players;
  bool whole = false;
  rules::Node root = rules::map_node();

  void add_order();
  void add_round();
  void add_doge();
  void add_taken();
  void add_players();
  void add_galley();
  void add_decks();
  void add_turn();
  void add_lines();
  void add_next();
  void add_marks();
  void add_end();

  [[nodiscard]] std::string_view name(int seat) const { return players[static_cast<std::size_t>(seat)].written; }
  [[nodiscard]] rules::Node tile(int at) const { return rules::text_node(rules.tile(at).id); }
  [[nodiscard]] rules::Node names(std::uint8_t seats) const;
  [[nodiscard]] rules::Node order(const referee::Lap& lap) const;
  [[nodiscard]] rules::Node by_name(const std::array<std::uint8_t, max_seats>& numbers, int usual) const;
  [[nodiscard]] rules::Node reading(const referee::Lap& lap) const;
  [[nodiscard]] rules::Node unproven_turn(bool loose_order, std::uint8_t loose_tokens) const;
  [[nodiscard]] rules::Node holders(std::size_t space) const;
  [[nodiscard]] rules::Node tracks(const TrackAmounts& values, const TrackAmounts& usual) const;
  [[nodiscard]] rules::Node unproven_of(int seat) const;
  [[nodiscard]] rules::Node player(int seat) const;
  void add_tiles_of(int seat, rules::Node& map) const;
  [[nodiscard]] rules::Node reserve(int seat) const;
  [[nodiscard]] rules::Node bought(const OpenPurchase& open) const;
  [[nodiscard]] rules::Node held(int seat) const;
  [[nodiscard]] rules::Node groups(int deck) const;
  [[nodiscard]] bool is_usual(int deck) const;
  /// What is known of a deck; null when it follows from the rest.
  [[nodiscard]] rules::Node deck(int deck) const;
};

}  // namespace dogeref::doge_ship
