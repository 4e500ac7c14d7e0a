#pragma once
// Finding the player whom a log means.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>

#include "findings/report.h"
#include "referee/game/game.h"
#include "text/bytes.h"

namespace dogeref::referee {

struct NameMatch {
  static constexpr int unknown = -1;
  static constexpr int ambiguous = -2;
  int seat = unknown;           ///< or `unknown`, `ambiguous`
  std::uint8_t candidates = 0;  ///< bit for each seat that an ambiguous name fits
};

/// Compares after NFC and case folding: exact name, then short form, then unambiguous beginning.
[[nodiscard]] NameMatch find_player(std::span<const PlayerName> players, std::string_view name);
/// The same of a name that stands in a line.
[[nodiscard]] NameMatch player_in(const LineText& line, std::string_view name);

/// Spellings of names that a game has used, so that each is compared in earnest once. Views into the game's text.
class Spellings {
 public:
  void clear() { known_.fill({}); }
  /// As `find_player`. What stands before `readable` may be looked at.
  [[nodiscard]] NameMatch find(std::span<const PlayerName> players, std::string_view name) {
    return find(players, name, name.data() + name.size());
  }
  [[nodiscard]] NameMatch find(std::span<const PlayerName> players, std::string_view name, const char* readable) {
    const std::uint64_t head = text::head_bytes(name, readable);
    const Known& known = place_of(head);
    const bool is_known = known.head == head && known.name.size() == name.size() &&
                          (name.size() <= head_bytes || known.name == name) && !name.empty();
    return is_known ? known.match : find_anew(players, name, head);
  }

 private:
  struct Known {
    std::uint64_t head = 0;  ///< the first eight bytes
    std::string_view name;
    NameMatch match;
  };
  static constexpr std::size_t head_bytes = 8;  // nearly all names are no longer

  /// Where a name is kept: another one with the same place takes it over.
  [[nodiscard]] Known& place_of(std::uint64_t head) {
    constexpr int shift = 64 - 5;
    static_assert(std::tuple_size_v<decltype(known_)> == 1U << 5U);
    return known_[head * 0x9e3779b97f4a7c15U >> shift];
  }
  [[nodiscard]] NameMatch find_anew(std::span<const PlayerName> players, std::string_view name, std::uint64_t head);

  std::array<Known, 32> known_{};
};

/// Folds a name for comparison; runs of spaces count as one.
[[nodiscard]] std::string folded_name(std::string_view name);

/// The longest beginning of a text, cut at spaces, that names a player; empty without.
struct LeadingName {
  std::string_view name;
  NameMatch match;
};
[[nodiscard]] LeadingName leading_name(std::span<const PlayerName> players, std::string_view text);
/// The same of a part of a line.
[[nodiscard]] LeadingName leading_name(const LineText& line, std::string_view part);

/// Reports a name that is unknown or ambiguous.
void report_name(const LineText& line, std::string_view name, const NameMatch& match, findings::Report& report);

}  // namespace dogeref::referee
