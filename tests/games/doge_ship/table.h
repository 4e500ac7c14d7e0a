#pragma once
// A table to play at: judges logs by the shipped rules, or by these with an overlay laid on, and says what came out in
// short words. A mark § in a log is taken out before it is judged; a finding that begins there is told by its code
// alone.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/judge/judge.h"

namespace dogeref::doge_ship {

/// What the referee said of a log. Lines count from the first line behind the header.
struct Judged {
  std::string findings;             ///< "space-occupied, 4:1 not-your-turn"; warnings with "(warning)", "(allowed)"
  std::string unfinished;           ///< place of that warning, which `findings` leaves out: "7:1"
  std::string verdict;              ///< "legal", "illegal", "unfinished", "unreadable"
  std::string end;                  ///< "galley-complete 12" (reason and line), empty without
  std::string standings;            ///< "1 Anna, 2 Marco (ducats)": rank, name, what parts the neighbours
  std::vector<std::string> tracks;  ///< by seat: "7 vp, 12 ducats, 0 approvals, barrier 10" or "…, no barrier"
  std::string interpretations;      ///< "last-part=immediate 12"
  std::string rulings;              ///< "2 Anna vp-2 (slow play)"
  std::string draws;                ///< "2 of 3"
  std::string fingerprint;          ///< of the rules
  int actions = 0;
  int left_out = 0;
};

/// How a table differs from the shipped rules.
struct House {
  std::string overlay = {};  ///< YAML of a variant, without its `kind:` and `id:`
  std::string edition = "en";
  referee::OnIllegal on_illegal = referee::OnIllegal::apply;
  std::vector<std::string> ignore = {};
  int max_errors = 100;
  int readings = 16;
};

/// The record as it stands is judged.
[[nodiscard]] House literal(House house = {});
/// The rules of a table; a variant of an overlay is "lab".
[[nodiscard]] referee::Shelf& shelf_of(const House& house);

/// Headers of two lines for two to five players.
[[nodiscard]] std::string_view header(int players);

/// Judges a body of lines for so many players; a leading line feed is left out.
[[nodiscard]] Judged judged(int players, std::string_view body, const House& house = {});

/// Judges a whole log; lines are those of the log.
[[nodiscard]] Judged judged_log(std::string_view log, const House& house = {});

/// Findings alone.
[[nodiscard]] std::string found(int players, std::string_view body, const House& house = {});

}  // namespace dogeref::doge_ship
