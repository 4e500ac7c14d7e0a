#pragma once
// Makes a position of what is written under `given:`. Private to given_load*.cpp and given_save.cpp.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "games/last_doge/given/given.h"
#include "games/last_doge/given/keys.h"
#include "games/last_doge/model/state.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"

namespace dogeref::last_doge {

struct Loader {
  const Rules& rules;
  State& state;
  referee::Ledger& ledger;
  referee::Laps& laps;
  std::span<const referee::PlayerName> players;
  rules::FaultList& faults;
  std::uint8_t left_wrong = 0;                          ///< bit for each `given::Part` that may be as it cannot be
  std::uint8_t wrong = 0;                               ///< of these and others those that are
  std::array<rules::Origin, most_artefacts> seen = {};  ///< where an artefact is named; line 0 for nowhere yet
  int unknown_artefacts = 0;

  void load(const rules::Node& given);

  // The city.
  void city(const rules::Node& list);
  void map(const rules::Node& given);
  void told(const rules::Node* node);
  void before_swap(const rules::Node* node);
  /// What may lie in the cells of a `map:`, and the cells of one district each.
  void candidates(const rules::Node* map, std::uint32_t Lying::*into);
  [[nodiscard]] std::uint8_t groups(const rules::Node* same, std::uint8_t Lying::*into);
  void pawns(const rules::Node& map);
  void market(const rules::Node& list);
  void check_map(const rules::Node& given);
  void check_pawns(const rules::Node& map);
  // Players, turns, the end.
  void player(int seat, const rules::Node& node);
  void hand(int seat, const rules::Node& node);
  void artefacts_of(int seat, const rules::Node& list);
  void used(int seat, const rules::Node* list);
  void phase(const rules::Node& given);
  void turn(const rules::Node& node);
  void trigger(const rules::Node& node);
  void escape(const rules::Node& map);
  void lap(const rules::Node& given);
  void end(const rules::Node& given);
  void check_cards(const rules::Node& given);
  void check_tribes(const rules::Node& map);
  // What the last line began.
  void answerable(const rules::Node& node);
  [[nodiscard]] bool hit(const rules::Node& node, Pending& hit);
  void strike(const rules::Node& node);
  void change(const rules::Node& node);

  /// A fault of a part, unless errors of a record left it so.
  void cannot_be(given::Part part, const rules::Origin& at, std::string message);
  /// The first of two places where an artefact is named is kept.
  void lay(int artefact, std::int8_t place, const rules::Origin& at);

  // What names mean; -1 or an empty set, and a fault, for one that means nothing.
  [[nodiscard]] int seat_named(const rules::Node& node);
  [[nodiscard]] int seat_of(const rules::Node* node, int otherwise);
  [[nodiscard]] std::uint8_t seats_named(const rules::Node* list);
  [[nodiscard]] int cell_named(const rules::Origin& at, std::string_view name);
  [[nodiscard]] std::uint32_t cells_named(const rules::Node* list);
  [[nodiscard]] int tile_named(const rules::Node& node);
  [[nodiscard]] int artefact_named(const rules::Node& node);
  /// -1 for "?" as well; `good` tells whether it means anything.
  [[nodiscard]] int card_named(const rules::Node& node, bool& good);
  [[nodiscard]] std::uint32_t tiles_named(const rules::Node& node);
  [[nodiscard]] int entry_of(const rules::Node* node);
  [[nodiscard]] Cards cards_named(const rules::Node& list);
};

/// The parts of a position written down that are as they cannot be, and the map when it is known to contradict itself.
[[nodiscard]] rules::Node parts_left_wrong(const Rules& rules, const rules::Node& given,
                                           std::span<const referee::PlayerName> players, bool contradicted);

}  // namespace dogeref::last_doge
