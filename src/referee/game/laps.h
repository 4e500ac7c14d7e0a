#pragma once
// Whose turn it is. Rules page, "After a violation": a round runs in laps; in a lap each player with tokens acts once,
// in turn order. A player who was passed over keeps an open token that may be used at any later moment of the round.

#include <array>
#include <cstdint>

#include "referee/game/ledger.h"

namespace dogeref::referee {

/// One reading of turn order and tokens.
struct Lap {
  std::array<std::int8_t, max_seats> order{};    ///< seats in turn order
  std::array<std::uint8_t, max_seats> tokens{};  ///< left this round, by seat
  std::array<std::uint8_t, max_seats> open{};    ///< of these the open ones
  std::uint8_t acted = 0;                        ///< bit for each seat that has acted in this lap
  /// Whether laps run to and fro: at the end of each the order is turned round. 0: never; 1: it is as the round began;
  /// 2: it is turned.
  std::uint8_t snake = 0;

  /// Turns the order round.
  void turn_back(int seat_count);

  friend bool operator==(const Lap&, const Lap&) = default;
};

enum class Claim : std::uint8_t {
  due,          ///< the regular action of the player due
  open_token,   ///< uses a token kept from an earlier lap
  out_of_turn,  ///< somebody else is due
  no_token,     ///< the player has no token left
};

/// At most two readings: after a wrong `order` or `water` line the computed one comes first, the recorded one second,
/// until a line fits only one of them.
struct Laps {
  std::array<Lap, 2> readings{};
  std::uint8_t count = 1;
  std::uint8_t seats = 0;
  bool loose_order = false;       ///< the order rests on a stack that is not proven: nobody is out of turn
  std::uint8_t loose_tokens = 0;  ///< bit for each seat whose number of tokens is not proven

  /// The reading shown as the position: the recorded one while there are two.
  [[nodiscard]] const Lap& shown() const { return readings[count - 1U]; }
  /// Seat of the player due, -1 when all tokens are spent or the order is loose.
  [[nodiscard]] int due() const;
  /// Tokens left of a seat.
  [[nodiscard]] int tokens(int seat) const { return shown().tokens[static_cast<std::size_t>(seat)]; }
  /// How the seat's next line would count. Keeps the readings that the line fits; when it fits neither, the recorded
  /// one alone stays.
  [[nodiscard]] Claim settle(int seat);
  /// What `settle` would say, without narrowing the readings.
  [[nodiscard]] Claim claim(int seat) const;
  /// Spends the token of the player due, if the seat is that and there is but one reading. False, nothing spent, where
  /// more has to be asked.
  [[nodiscard]] bool spend_due(int seat);
  /// Spends the seat's token for a line that counts as `claim`.
  void spend(int seat, Claim claim);
  /// The seat due may have acted, or not: it keeps an open token, and makes nobody wait.
  void pass_over_due();
  /// Whether there is a reading in which the round is over; when there is, those in which it is not are dropped.
  [[nodiscard]] bool settle_over();
  /// Starts a round: one reading.
  void start(const Lap& lap, int seat_count);

  friend bool operator==(const Laps&, const Laps&) = default;
};

}  // namespace dogeref::referee
