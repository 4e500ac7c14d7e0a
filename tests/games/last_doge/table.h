#pragma once
// A table to play The Last Doge at: judges the lines behind a header by the shipped rules, or by these with an overlay
// laid on, and says what came out in short words. A mark § in a log is taken out before it is judged; a finding that
// begins there is told by its code alone.

#include <string>
#include <string_view>

namespace dogeref::last_doge {

/// Who sits there, and what the city looks like. The city has no map unless one is laid:
///
///     A1 B1 C1 D1 E1 F1
///     A2 B2 C2 D2 E2 F2
///     A3 B3 C3 D3 E3 F3     the treasure lies on C3
///     A4 B4 C4 D4 E4 F4
///     A5 B5 C5
struct House {
  std::string players = "Anna (culte), Marco (seress)";
  std::string pawns = "Anna A1, Marco F4";
  std::string map = {};
  std::string market = "F03 F11 F20";
  std::string overlay = {};  ///< YAML of a variant, without its `kind:` and `id:`
  int readings = 16;
};

/// Three players, of tribes whose powers are out of the way of a test.
[[nodiscard]] House three();
/// The record as it stands is judged.
[[nodiscard]] House literal(House house = {});
/// A variant that decides one interpretation otherwise.
[[nodiscard]] House with(std::string_view key, std::string_view value, House house = {});
/// A whole map of that city, in which no tile has an effect but those named ("D4=T3a D5=T7c").
[[nodiscard]] House mapped(std::string_view named, House house = {});

/// What the referee said. Lines count from the first behind the header.
struct Judged {
  std::string findings;         ///< "no-flight, 4:1 not-your-turn"; warnings with "(warning)", "(allowed)"
  std::string related;          ///< lines that findings point to: "2 3"
  std::string end;              ///< "treasure 12" (reason and line), empty without
  std::string standings;        ///< "1 Anna 5, 2 Marco 3 (score)": rank, name, score, what parts it from the one before
  std::string tracks;           ///< by seat: "Anna 2 trophies 4 cards, Marco …"
  std::string interpretations;  ///< "trigger-timing, guess-count"
  std::string proposal;         ///< the first line for which there is one, as it may have been meant
  int unverified = 0;
};

/// Judges a body of lines; a leading line feed is left out.
[[nodiscard]] Judged judged(std::string_view body, const House& house = {});
/// What is left of the record when its secrets are taken out; marks stand where they stood before.
[[nodiscard]] Judged judged_in_public(std::string_view body, const House& house = {});
/// Judges a whole log; lines are those of the log.
[[nodiscard]] Judged judged_log(std::string_view log, const House& house = {});
/// Findings alone.
[[nodiscard]] std::string found(std::string_view body, const House& house = {});
/// The header of a table, line by line, its end included.
[[nodiscard]] std::string header(const House& house);

}  // namespace dogeref::last_doge
