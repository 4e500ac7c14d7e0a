#pragma once
// Finding the player whom a log means.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "findings/report.h"
#include "referee/game.h"

namespace dogeref::referee {

struct NameMatch {
  static constexpr int unknown = -1;
  static constexpr int ambiguous = -2;
  int seat = unknown;           ///< or `unknown`, `ambiguous`
  std::uint8_t candidates = 0;  ///< bit for each seat that an ambiguous name fits
};

/// Compares after NFC and case folding: exact name, then short form, then unambiguous beginning.
[[nodiscard]] NameMatch find_player(std::span<const PlayerName> players, std::string_view name);

/// Spellings of names that a game has used, so that each is compared in earnest once. Views into the game's text.
class Spellings {
 public:
  void clear() { count_ = 0; }
  /// As `find_player`.
  [[nodiscard]] NameMatch find(std::span<const PlayerName> players, std::string_view name);

 private:
  struct Known {
    std::uint64_t head = 0;  ///< the first eight bytes
    std::string_view name;
    NameMatch match;
  };
  std::array<Known, 24> known_{};
  std::size_t count_ = 0;
};

/// Folds a name for comparison; runs of spaces count as one.
[[nodiscard]] std::string folded_name(std::string_view name);

/// The longest beginning of a text, cut at spaces, that names a player; empty without.
struct LeadingName {
  std::string_view name;
  NameMatch match;
};
[[nodiscard]] LeadingName leading_name(std::span<const PlayerName> players, std::string_view text);

/// Reports a name that is unknown or ambiguous.
void report_name(const LineText& line, std::string_view name, const NameMatch& match, findings::Report& report);

}  // namespace dogeref::referee
