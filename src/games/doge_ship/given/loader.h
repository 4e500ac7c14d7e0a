#pragma once
// Makes a position of what is written under `given:`. Private to load*.cpp.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "games/doge_ship/given/given.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"

namespace dogeref::doge_ship {

using rules::flag_of;
using rules::integer_of;
using rules::lists;
using rules::Member;
using rules::members_of;
using rules::Node;

struct Loader {
  const Rules& rules;
  State& state;
  referee::Ledger& ledger;
  referee::Laps& laps;
  std::span<const referee::PlayerName> players;
  rules::FaultList& faults;
  TileSet twice = {};                              ///< tiles that may lie in several places
  std::array<rules::Origin, max_tiles> seen = {};  ///< where a tile lies; line 0 for nowhere yet

  // Whose turn it is, the round, the players.
  void order(const Node& given);
  void round(const Node& given);
  void taken(const Node& spaces, const Node* since);
  void hold(int space, const Node& player);
  [[nodiscard]] int usual_tokens(int seat) const;
  void tracks(const Node& map, TrackAmounts& into);
  void player(int seat, const Node& node);
  void turn(const Node& given);
  void lines(const Node& given);
  void next(const Node& given);
  void end(const Node& given);

  // Tiles.
  void doge(const Node& node);
  void reserve(int seat, const Node& list);
  void open_purchase(int seat, const Node& node);
  void stack(int seat, const Node& list);
  void held(int seat, const Node* node);
  void galley(const Node& node);
  void builders(const Node& node);
  void decks(const Node& given);
  void deck(int deck, const Node* node);
  void marks(const Node& node);
  /// Notes that a tile lies there: a fault when it lies elsewhere too, unless errors of a record left it so.
  void lay(int tile, const rules::Origin& at);

  // What names mean; -1 or an empty set, and a fault, for one that means nothing.
  [[nodiscard]] int seat_named(const rules::Origin& at, std::string_view name);
  [[nodiscard]] int tile_named(const Node& node);
  [[nodiscard]] int tile_named(const rules::Origin& at, std::string_view id);
  /// A tile of such a kind.
  [[nodiscard]] int tile_of(const Node& node, int kind);
  [[nodiscard]] int space_named(const Member& member);
  [[nodiscard]] std::uint8_t seats_named(const Node* list);
  void seat_order(const Node* list, referee::Lap& lap);
  void numbers(const Node* map, std::array<std::uint8_t, max_seats>& into);
  void reading(const Node& node, referee::Lap& lap);
};

}  // namespace dogeref::doge_ship
