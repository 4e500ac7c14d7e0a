#pragma once
// Players and tracks of a position that is written down. The rest of `given:` is the game's own.

#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "referee/game/game.h"
#include "rules/shape/shape.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::referee {

/// The players named under `seats`, `order` and `players`, in this order: that of their seats. False, and a fault with
/// its place, when there are too few or too many, one is named twice in a list, or one is not in the lists there are.
[[nodiscard]] bool read_given_players(const rules::Node& given, const Vocabulary& vocabulary,
                                      std::vector<PlayerName>& players, rules::FaultList& faults);

/// The seat of a player named in it; -1, and a fault with the nearest names, when nobody is.
[[nodiscard]] int given_seat(std::span<const PlayerName> players, const rules::Origin& at, std::string_view name,
                             rules::FaultList& faults);

/// Tells of keys of one map that mean the same thing, each in its own spelling.
class NamedOnce {
 public:
  explicit NamedOnce(rules::FaultList& faults) : faults_(faults) {}

  /// A key that means a thing, by its number; those below 0 are none.
  void take(int thing, const rules::Member& member);

 private:
  rules::FaultList& faults_;
  std::map<int, const rules::Member*> seen_;
};

/// A number for any of the tracks.
[[nodiscard]] rules::Shape tracks_shape(const Vocabulary& vocabulary);
/// The tracks of a seat that the record does not prove.
[[nodiscard]] rules::Node unproven_tracks(const Vocabulary& vocabulary, const Ledger& ledger, int seat);

/// Between which two numbers each of them lies.
[[nodiscard]] rules::Shape between_shape(const Vocabulary& vocabulary);
/// What is known of unproven tracks of a seat: those of which nothing is known are left out.
[[nodiscard]] rules::Node save_slack(const Vocabulary& vocabulary, const Ledger& ledger, int seat);
/// Makes a track unproven; `between` is what `save_slack` wrote, or nullptr.
void load_slack(const rules::Node* between, const Vocabulary& vocabulary, int seat, int track, Ledger& ledger);

}  // namespace dogeref::referee
