#pragma once
// Figures of an archive: verdicts, codes, winners, scores. Adding is associative, and order does not matter.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "render/verdict/totals.h"
#include "render/words/page.h"
#include "render/words/wording.h"

namespace dogeref::render {

/// How often each number came up. Numbers are kept within bounds, lest an archive of odd games fill the memory.
class Spread {
 public:
  static constexpr std::int32_t least = -9999;
  static constexpr std::int32_t most = 99'999;

  void add(std::int64_t number, std::uint64_t times = 1);
  void add(const Spread& other);
  [[nodiscard]] std::uint64_t all() const;
  /// The number below which a share of all lie, in hundredths: 50 for the median. There has to be one.
  [[nodiscard]] std::int32_t at(int share) const;
  [[nodiscard]] const std::map<std::int32_t, std::uint64_t>& counts() const { return counts_; }

 private:
  std::map<std::int32_t, std::uint64_t> counts_;
};

/// A code that was found: how often, in how many games, and the first place there is by file and line.
struct CodeFigures {
  std::uint64_t findings = 0;
  std::uint64_t games = 0;
  std::string file;
  std::uint32_t line = 0;

  void add(const CodeFigures& other);
};

/// Players who sat somewhere, or had a colour, and how many of them won.
struct WinFigures {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;

  void add(const WinFigures& other);
};

/// Of one game: what its legal records say that came to an end. Who shares the first rank has won.
struct GameFigures {
  std::map<int, std::uint64_t> games;                 ///< by number of players
  std::map<std::pair<int, int>, WinFigures> by_seat;  ///< number of players, and seat from 1
  std::map<std::string, WinFigures, std::less<>> by_colour;
  Spread scores;
  Spread rounds;

  void add(const GameFigures& other);
};

/// One record, as far as it is counted.
struct Counted {
  struct Player {
    std::string_view colour;  ///< empty without
    bool has_won = false;
    std::optional<std::int64_t> score;
  };
  struct Found {
    std::string_view code;
    std::uint32_t line = 0;
  };
  std::string_view file;
  std::string_view game;
  referee::Judgement judgement = referee::Judgement::legal;
  std::uint64_t actions = 0;
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;
  std::uint64_t left_out = 0;
  bool has_end = false;
  std::int64_t round = 0;  ///< of the end
  std::vector<Player> players = {};
  std::vector<Found> found = {};
};

struct Census {
  Totals totals;
  std::uint64_t actions = 0;
  std::uint64_t left_out = 0;                                        ///< findings that are in no code's figures
  std::uint64_t duplicates = 0;                                      ///< games that were there before
  std::map<std::pair<std::string, std::string>, CodeFigures> codes;  ///< by game and code
  std::map<std::string, GameFigures, std::less<>> games;

  void add(const Counted& counted);
  void add(const Census& other);
};

/// A game and a code, and what there is to say of it.
using CodeEntry = std::pair<const std::pair<std::string, std::string>, CodeFigures>;
/// The codes, those found most often first, else by game and name. Good as long as the census.
[[nodiscard]] std::vector<const CodeEntry*> by_frequency(const Census& census);

/// A judged game.
[[nodiscard]] Counted counted(const Page& page);

/// {"schema": 1, "kind": "totals", …} on one line: see `dogeref rules schema totals`.
void append_census_json(const Census& census, std::string& out);
void append_census_text(const Census& census, const std::function<const Wording&(std::string_view)>& wording_of,
                        std::string& out);

/// A game's line that `check` wrote: where it stands, and to what end it came.
struct WrittenVerdict {
  std::string file;
  std::uint32_t line = 0;
  referee::Judgement judgement = referee::Judgement::legal;
  bool has_errors = false;  ///< that were not known before
  bool has_warnings = false;
};
[[nodiscard]] std::optional<WrittenVerdict> read_verdict(std::string_view line);

/// Adds a line that `check` wrote: a game's verdict, or totals. False when it is neither, and nothing is added.
[[nodiscard]] bool add_line(std::string_view line, Census& census);

}  // namespace dogeref::render
