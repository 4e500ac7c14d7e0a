#pragma once
// Writes a position down key by key. Private to given_save*.cpp.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/last_doge/given/given.h"
#include "games/last_doge/model/state.h"

namespace dogeref::last_doge {

using SeatTracks = std::array<std::int32_t, referee::max_tracks>;

struct Saver {
  const Rules& rules;
  const State& state;  ///< plain
  const referee::Ledger& ledger;
  const referee::Laps& laps;
  std::span<const referee::PlayerName> players;
  bool whole = false;
  rules::Node root = rules::map_node();

  void add_city();
  void add_map();
  void add_before_swap();
  void add_artefacts();
  void add_players();
  void add_phase();
  void add_turn();
  void add_trigger();
  void add_escape();
  void add_lap();
  void add_answerable();
  void add_end();

  void put_unless_empty(rules::Node& map, std::string_view key, rules::Node value) const {
    if (whole || !value.members.empty()) put(map, key, std::move(value));
  }
  /// A number unless it is 0, a flag unless it is not set.
  void put_number(rules::Node& map, std::string_view key, std::int64_t number) const {
    if (whole || number != 0) put(map, key, rules::number_node(number));
  }
  void put_flag(rules::Node& map, std::string_view key, bool flag) const {
    if (whole || flag) put(map, key, rules::boolean_node(flag));
  }
  [[nodiscard]] rules::Node name(int seat) const {
    return rules::text_node(players[static_cast<std::size_t>(seat)].written);
  }
  [[nodiscard]] rules::Node cell(int at) const;
  [[nodiscard]] rules::Node cells(std::uint32_t set) const;
  [[nodiscard]] rules::Node names(std::uint8_t seats) const;
  [[nodiscard]] rules::Node cards(const Cards& cards) const;
  [[nodiscard]] rules::Node tiles(std::uint32_t candidates) const;
  /// What may lie in each cell of which anything is known, and the cells of one district each.
  [[nodiscard]] rules::Node map(std::uint32_t Lying::*of) const;
  [[nodiscard]] rules::Node same(std::uint8_t Lying::*of) const;
  [[nodiscard]] rules::Node entries(std::uint64_t set) const;
  [[nodiscard]] rules::Node tracks(const SeatTracks& values) const;
  [[nodiscard]] rules::Node artefacts_of(int seat) const;
  [[nodiscard]] rules::Node unproven_of(int seat) const;
  [[nodiscard]] rules::Node player(int seat) const;
  [[nodiscard]] rules::Node hit(const Pending& hit) const;
  [[nodiscard]] rules::Node strike(const Strike& strike) const;
  [[nodiscard]] rules::Node change(const Change& change) const;
  void add_card(const Change& change, rules::Node& map) const;
  void add_artefact(const Change& change, rules::Node& map) const;
};

/// `true`, or the line on which it happened where that is known.
[[nodiscard]] inline rules::Node yes_or_line(std::uint32_t line) {
  return line == 0 ? rules::boolean_node(true) : rules::number_node(line);
}

}  // namespace dogeref::last_doge
