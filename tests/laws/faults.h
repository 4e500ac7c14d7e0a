#pragma once
// Breaks legal games: one fault in each, so that one finding, its line and its code are certain. Law 2.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/random.h"
#include "laws/corpus.h"
#include "referee/judge/judge.h"

namespace dogeref::laws {

/// Numbers that are the same on every machine.
class Dice {
 public:
  Dice(std::uint64_t seed, std::uint64_t stream) : random_(seed, stream) {}

  /// From 0 to `count` - 1.
  [[nodiscard]] std::size_t below(std::size_t count) {
    return static_cast<std::size_t>(random_.below(static_cast<int>(count)));
  }
  [[nodiscard]] bool heads() { return below(2) == 0; }
  template <class Value>
  [[nodiscard]] const Value& one_of(const std::vector<Value>& values) {
    return values[below(values.size())];
  }

 private:
  kit::Random random_;
};

/// A game with one fault.
struct Fault {
  std::string text;
  std::uint32_t line = 0;  ///< where the finding must be
  std::string legal;       ///< the game without the fault
  std::string left_out;    ///< the line that the fault left out
};

/// Lines by number from 1; comments and empty lines are left out.
struct Line {
  std::string text;
  int seat = -1;  ///< of a player's line
  bool in_header = false;
  std::string word = {};  ///< the first one of other lines
};

/// A legal game in lines, with the position before each of them. Logs are in English, names written in full.
class Legal {
 public:
  /// Nothing when the game is not legal as it stands.
  [[nodiscard]] static bool is_legal(const std::string& text, const referee::JudgeOptions& options);
  /// `idle`: an action that anybody due may always take; empty when the game has none.
  Legal(const std::string& text, referee::JudgeOptions options, std::string_view idle);

  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
  [[nodiscard]] const referee::Ruleset& ruleset() const { return *ruleset_; }
  [[nodiscard]] const referee::JudgeOptions& options() const { return options_; }
  /// Before the line at an index from 0; at the end of the lines after all.
  [[nodiscard]] const referee::Position& before(std::size_t at) const { return positions_[at]; }
  [[nodiscard]] int due(std::size_t at) const { return before(at).laps.due(); }
  [[nodiscard]] bool has_ended() const { return ended_; }

  /// Indexes of all players' lines, of all lines with a first word, of lines behind the header.
  [[nodiscard]] std::vector<std::size_t> actions() const;
  [[nodiscard]] std::vector<std::size_t> forms(std::string_view word) const;
  [[nodiscard]] std::size_t body() const;
  /// A line of a player without claim: "red 3, build G05".
  [[nodiscard]] std::string body_of(std::size_t at) const;
  [[nodiscard]] const std::string& name_of(std::size_t at) const;
  /// A player's line with another name.
  [[nodiscard]] std::string as_of(std::size_t at, const std::string& name) const;
  /// Word of a track.
  [[nodiscard]] std::string track(std::size_t which) const { return ruleset_->vocabulary().tracks[which]; }
  /// A place between lines behind the header, where a line that changes nothing may stand.
  [[nodiscard]] std::size_t any_place(Dice& dice) const;
  /// Tokens that line `at` is followed by a player's line.
  [[nodiscard]] bool acts_next(std::size_t at) const;

  /// Broken games: the finding is at the line changed or inserted, or at the one named. Indexes are from 0.
  [[nodiscard]] Fault changed(std::size_t at, std::string text) const;
  /// Before the line `at`.
  [[nodiscard]] Fault inserted(std::size_t at, std::string text) const;
  [[nodiscard]] Fault removed(std::size_t at, std::size_t target) const;
  [[nodiscard]] Fault swapped(std::size_t at) const;
  /// The lines up to `at`, that line changed; until the turns of others end everybody takes the idle action, then the
  /// arbiter ends the game.
  [[nodiscard]] Fault cut_short(std::size_t at, std::string text) const;

 private:
  std::string text_;
  std::vector<Line> lines_;
  std::vector<std::string> players_;
  referee::JudgeOptions options_;
  std::string idle_;
  const referee::Ruleset* ruleset_ = nullptr;
  std::vector<referee::Position> positions_;
  bool ended_ = false;
};

/// A way to break a game; nothing when this game gives no occasion.
struct Way {
  std::string code;
  std::function<std::optional<Fault>(const Legal&, Dice&)> breaks;
  std::string variant = {};  ///< the code needs it
  bool lean = false;         ///< of a game without checks, claims and result: the fault changes what is counted
};

/// Ways that know no game.
[[nodiscard]] std::vector<Way> record_ways();
[[nodiscard]] std::vector<Way> claim_ways();
/// Of games in which every player's line is a turn.
[[nodiscard]] std::vector<Way> turn_ways();

/// How a game's records are broken.
struct Breakers {
  std::string_view game = {};
  std::vector<Way> (*ways)() = nullptr;             ///< beside the frame's
  std::string_view idle = {};                       ///< an action that anybody due may always take; empty without
  bool line_is_turn = true;                         ///< every player's line is a turn
  std::vector<std::string_view> secret_lines = {};  ///< how lines begin that are secret as a whole
};

}  // namespace dogeref::laws
