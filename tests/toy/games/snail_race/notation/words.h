#pragma once
// The lines of a record: what words they are made of, how they are read and written.

#include <optional>
#include <string>

#include "findings/report.h"
#include "games/snail_race/model/rules.h"
#include "referee/game/categories.h"
#include "referee/game/pen.h"
#include "referee/record/game_words.h"

namespace dogeref::snail_race {

inline constexpr rules::Words::Category verb_word = referee::first_game_category;
enum Verb { crawl_verb, wait_verb };

class GameWords final : public referee::GameWords {
 public:
  /// The rules must outlive it.
  explicit GameWords(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] const referee::Vocabulary& vocabulary() const override { return rules_.vocabulary; }
  void ids(const referee::WordTaker&) const override {}
  void words(const referee::WordTaker& taker) const override;

 private:
  const Rules& rules_;
};

/// An action, or a line `rain N`.
struct Move {
  int steps = 0;               ///< 0: waits
  std::string_view part = {};  ///< of the line, that says how many
};

/// `crawl N`, `wait`; nothing, and a finding, when the line cannot be read.
[[nodiscard]] std::optional<Move> read_move(const referee::LineText& line, findings::Report& report);
/// `N` behind the word `rain`.
[[nodiscard]] std::optional<Move> read_rain(const Rules& rules, const referee::LineText& line,
                                            findings::Report& report);

/// Appends the line in canonical spelling; false when it cannot be read.
[[nodiscard]] bool rewrite(const Rules& rules, const referee::LineText& line, const referee::Pen& pen,
                           std::string& out);

}  // namespace dogeref::snail_race
