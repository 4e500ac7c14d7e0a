#pragma once
// What each player's tracks stand at, by the referee's count, and how far the table's count is known to be off.

#include <algorithm>
#include <array>
#include <cstdint>

#include "kit/index.h"

namespace dogeref::referee {

inline constexpr int max_seats = 8;
inline constexpr int max_tracks = 8;

/// Tracks (victory points, money, …) of all seats. `value` is the referee's own count. `off` is a remembered slip: what
/// the table claimed minus the own count, zero when nothing is remembered. `unproven` has a bit for each track whose
/// value the record does not prove (a line was not seen): it lies somewhere in `range`, and no finding may rest on
/// more.
struct Ledger {
  /// How much lower and higher than `value` an unproven count may be: perhaps more than it could, never less.
  struct Slack {
    static constexpr std::int16_t unbounded = 0x7fff;
    std::int16_t below = 0;
    std::int16_t above = 0;
    friend bool operator==(const Slack&, const Slack&) = default;
  };
  struct Range {
    std::int32_t low = 0;
    std::int32_t high = 0;
    [[nodiscard]] bool has(std::int64_t count) const { return low <= count && count <= high; }
  };

  std::array<std::array<std::int32_t, max_tracks>, max_seats> value{};
  std::array<std::array<std::int32_t, max_tracks>, max_seats> off{};
  std::array<std::uint8_t, max_seats> unproven{};
  std::array<std::array<Slack, max_tracks>, max_seats> slack{};  ///< zero where the track is proven
  /// Tracks whose change by the line now judged is not known: a claim on the line is taken over, no payment refused.
  /// Cleared by the frame before each line.
  std::array<std::uint8_t, max_seats> unjudged{};
  /// Bit for each seat whose main score was taken over behind the end: perhaps as it was before the final scoring.
  std::uint8_t told_late = 0;
  /// Bit for each track that may fall below zero.
  std::uint8_t may_be_negative = 0;

  /// No count and no difference goes past this, however often a log adds to it.
  static constexpr std::int32_t limit = 1'000'000'000;
  [[nodiscard]] static std::int32_t limited(std::int64_t amount) {
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(amount, -limit, limit));
  }

  [[nodiscard]] std::int32_t own(int seat, int track) const { return value[kit::index(seat)][kit::index(track)]; }
  /// The table's count as far as it is known: own count plus remembered slip.
  [[nodiscard]] std::int32_t table(int seat, int track) const {
    return own(seat, track) + off[kit::index(seat)][kit::index(track)];
  }
  [[nodiscard]] bool is_unproven(int seat, int track) const { return (unproven[kit::index(seat)] >> track & 1) != 0; }
  /// Between which numbers the count lies; `limit` where nothing is known.
  [[nodiscard]] Range range(int seat, int track) const {
    const Range around = range_around(own(seat, track), slack[kit::index(seat)][kit::index(track)]);
    return {(may_be_negative >> track & 1) != 0 ? around.low : std::max(around.low, 0), around.high};
  }
  /// So far around a count.
  [[nodiscard]] static Range range_around(std::int64_t count, const Slack& open) {
    return {open.below == Slack::unbounded ? -limit : limited(count - open.below),
            open.above == Slack::unbounded ? limit : limited(count + open.above)};
  }
  /// The record does not prove the track any more: it may be so much less or more than it was.
  void doubt(int seat, int track, std::int32_t below, std::int32_t above);
  /// Nothing at all is known of these tracks, a bit each.
  void doubt(int seat, unsigned tracks = 0xff);
  /// The record proves the track.
  void prove(int seat, int track) {
    unproven[kit::index(seat)] = static_cast<std::uint8_t>(unproven[kit::index(seat)] & ~(1U << track));
    slack[kit::index(seat)][kit::index(track)] = {};
  }

  /// Whether some slip is remembered.
  [[nodiscard]] bool has_slips() const { return off != decltype(off){}; }
  /// Whether a payment may be refused: only when neither count nor an unproven track allows it.
  [[nodiscard]] bool can_pay(int seat, int track, std::int32_t amount) const {
    return own(seat, track) >= amount || may_pay(seat, track, amount);
  }
  /// Adds `amount` (of either sign). A loss stops at 0 where the track may not be negative; the slip is set so that the
  /// sum is what the table has. Returns what was added.
  std::int32_t gain(int seat, int track, std::int32_t amount) {
    std::int32_t& count = value[kit::index(seat)][kit::index(track)];
    const std::int32_t before = count;
    count = limited(std::int64_t{count} + amount);
    return count >= 0 ? count - before : below_zero(seat, track, amount, before);
  }

  friend bool operator==(const Ledger&, const Ledger&) = default;

 private:
  /// Whether what the own count does not allow may be paid all the same.
  [[nodiscard]] bool may_pay(int seat, int track, std::int32_t amount) const;
  /// The count has fallen below zero: what of the `amount` it takes.
  std::int32_t below_zero(int seat, int track, std::int32_t amount, std::int32_t before);
};

}  // namespace dogeref::referee
