#pragma once
// One game under two rule sets: where the verdicts part, and what comes of it.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// The first difference between two verdicts.
struct Parting {
  enum class Kind : std::uint8_t {
    finding,    ///< one of them finds `code` on the line
    count,      ///< after the line a track of a player stands otherwise
    end,        ///< the game ends at another line, or in one of them alone
    standings,  ///< the final ranking alone is another
  };
  Kind kind = Kind::finding;
  std::uint32_t line = 0;  ///< in the file; of the game's first line when the players begin otherwise
  bool by_a = false;       ///< a `finding` of the first verdict, else of the second
  std::string code = {};
  int seat = -1;
  int track = 0;
  std::int32_t a = 0;  ///< count after the line, or the line of the end (0: none)
  std::int32_t b = 0;
};

struct RankChange {
  int seat = 0;
  int a = 0;
  int b = 0;
};

struct Comparison {
  std::optional<Parting> parting;   ///< nothing: the verdicts say the same
  std::vector<RankChange> ranks;    ///< by seat
  std::vector<std::string> only_a;  ///< codes of findings that the other verdict has not on that line, in line order
  std::vector<std::string> only_b;
};

/// Compares two verdicts of one text, each with the scene of the judge that was asked for gains. Neither is unreadable.
[[nodiscard]] Comparison compare(const Verdict& a, const Scene& of_a, const Verdict& b, const Scene& of_b);

}  // namespace dogeref::referee
