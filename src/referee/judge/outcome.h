#pragma once
// Turns what the lines reported into the findings of the verdict.

#include <array>
#include <cstdint>
#include <vector>

#include "findings/report.h"
#include "kit/index.h"
#include "referee/game/game.h"
#include "referee/game/verdict.h"
#include "referee/judge/options.h"
#include "referee/judge/rulings.h"

namespace dogeref::referee {

class Outcome {
 public:
  Outcome(Verdict& verdict, const JudgeOptions& options) : verdict_(verdict), options_(options) {}

  /// A game begins; `ruleset` is null while none is known.
  void start(const Ruleset* ruleset);
  /// Whose line it is: what is found in it is the player's.
  void note_speaker(std::uint32_t line, int seat) {
    state_.line_number = line;
    state_.speaker = seat;
    state_.seat = -1;  // how the player stood is noted where it is known
  }
  /// Remembers how a player stood before a line: errors of the line show it.
  void note_state(const Position& position, int seat, std::uint32_t line, bool own_turn) {
    state_.line = line;
    state_.seat = seat;
    state_.own_turn = own_turn;
    state_.laps = position.laps;
    state_.tracks = position.ledger.value[kit::index(seat)];
  }
  /// The round being played: of what is taken from now on.
  void note_round(int round) { state_.round = static_cast<std::uint16_t>(round); }
  /// Moves the report's findings into the verdict, those ignored left out and those allowed marked. True when an error
  /// remains. Those of the line given that are nobody's are the speaker's, if it is a player's line.
  bool take(findings::Report& report, Rulings& rulings, std::uint32_t line = 0);
  /// All errors of the line are one slip: the first tells it.
  void tell_once(std::uint32_t line);
  /// Adds what was likely meant to the first error of the line.
  void explain_line(std::uint32_t line, std::vector<findings::Help> help, std::vector<findings::Edit> fix,
                    bool is_certain);
  void sort();
  /// Judgement, order of findings, interpretations that mattered.
  void finish();

 private:
  void locate(findings::Finding& finding, std::uint32_t line) const;
  [[nodiscard]] bool is_ignored(findings::Code code) const;
  void explain_state(findings::Finding& finding);
  void keep(findings::Finding finding);
  /// How many findings more are kept.
  [[nodiscard]] std::size_t places_left() const;

  struct State {
    std::uint32_t line_number = 0;  ///< of the player's line judged
    int speaker = -1;
    std::uint16_t round = 0;
    std::uint32_t line = 0;  ///< before it
    int seat = -1;
    bool own_turn = false;  ///< a turn of that seat is going on
    Laps laps = {};
    std::array<std::int32_t, max_tracks> tracks{};
  };

  Verdict& verdict_;
  const JudgeOptions& options_;
  const Ruleset* ruleset_ = nullptr;
  State state_;
};

}  // namespace dogeref::referee
