#pragma once
// What the referee says about one game.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "findings/finding.h"

namespace dogeref::referee {

class Ruleset;

enum class Judgement : std::uint8_t { legal, illegal, unfinished, unreadable };

/// How the game ended.
struct Ending {
  std::string_view reason;  ///< "rounds", "arbiter", or the game's own
  std::uint32_t line = 0;   ///< the line that ended it, in the file
  int round = 0;
};

/// A player's place in the final standings, or in those so far.
struct Standing {
  int rank = 1;  ///< shared ranks are equal; the next is counted on (1, 1, 3)
  int seat = 0;
  std::vector<std::optional<std::int32_t>> values;  ///< parallel to `Vocabulary::columns`; empty: there is none
  std::string_view decided_by;  ///< criterion (a column's name) that parts the player from the next below; else empty
  bool proven = true;           ///< the rank; false: the record does not show it
  /// Between which two numbers the main score lies where it is not proven, and something is known of it.
  std::optional<std::pair<std::int32_t, std::int32_t>> range = {};
};

/// An interpretation that decided something in this game.
struct Interpretation {
  std::string_view key;
  std::string value;
  std::uint32_t line = 0;
};

/// An arbiter's correction.
struct Correction {
  std::uint32_t line = 0;
  int seat = 0;
  std::vector<std::pair<std::string_view, std::int32_t>> change;  ///< track and amount
  std::string reason;
};

/// What the cheapest explanation of the record reads otherwise than it stands.
struct ReadingChange {
  enum class Kind : std::uint8_t { changed, swapped, moved, added, left_out, unknown };
  std::uint32_t line = 0;
  Kind kind = Kind::changed;
  std::string text = {};    ///< that is read, of a line changed or added
  std::uint32_t other = 0;  ///< the line it is exchanged with, or that stands before it
};

struct Verdict {
  std::uint32_t line = 1;  ///< of `game:` in the file
  std::string game;
  std::string edition;
  std::vector<std::string> variants;
  std::vector<std::string> players;
  std::vector<std::pair<std::string, std::string>> headers;  ///< free-text headers, canonical key first
  Judgement judgement = Judgement::legal;
  std::optional<Ending> end;
  int round = 0;
  int actions = 0;                          ///< players' lines that stand
  int draws = 0;                            ///< draws made by players
  int draws_recorded = 0;                   ///< of these with all drawn tiles named
  std::optional<int> unverified;            ///< lines on which some clause needed what the record does not tell
  std::vector<findings::Finding> findings;  ///< in line order
  int left_out = 0;                         ///< findings beyond the limit
  int errors = 0;                           ///< of all, those left out included
  int warnings = 0;
  std::vector<Standing> standings;
  std::vector<Interpretation> interpretations;
  std::vector<Correction> rulings;
  std::vector<ReadingChange> readings;        ///< in the order of the lines; empty: the record as it stands
  std::optional<std::uint32_t> readings_end;  ///< from this line on no other readings were tried
  std::string fingerprint;                    ///< "sha256:…" of the rules, empty when there are none
  /// The value of a free-text header by its canonical key; empty without one.
  [[nodiscard]] std::string_view header(std::string_view key) const {
    for (const auto& [name, value] : headers) {
      if (name == key) return value;
    }
    return {};
  }

  const Ruleset* ruleset = nullptr;  ///< whose vocabulary codes and columns belong to; nullptr: only frame codes
};

}  // namespace dogeref::referee
