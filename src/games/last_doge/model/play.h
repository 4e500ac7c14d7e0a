#pragma once
// What every chapter of the rules works on while one line is judged, and how it reports.

#include <string>
#include <string_view>
#include <vector>

#include "findings/report.h"
#include "games/last_doge/model/codes.h"
#include "games/last_doge/model/state.h"
#include "kit/index.h"
#include "referee/game/game.h"

namespace dogeref::last_doge {

using kit::index;

/// One line being judged.
struct Play {
  const Rules& rules;
  State& state;
  referee::Ledger& ledger;
  referee::Laps& laps;
  const referee::LineText& line;
  findings::Report& report;
  bool only_reads = false;  ///< the line is read for its words alone: there is no city

  [[nodiscard]] int seat() const { return line.seat; }

  /// Adds a finding at `part` of the line, or at the whole line where there is none.
  void find(GameCode code, std::string_view part, std::vector<findings::Argument> arguments) const;
  void find(findings::Finding finding) const { report.add(std::move(finding)); }
  [[nodiscard]] findings::Finding fault(GameCode code, std::string_view part,
                                        std::vector<findings::Argument> arguments) const;
  [[nodiscard]] findings::Finding frame_fault(referee::FrameCode code, std::string_view part,
                                              std::vector<findings::Argument> arguments) const;
  void mattered(std::string_view interpretation) const { report.mattered(interpretation, line.line); }
  /// Some clause needs what the record does not tell.
  void unverified() const;

  /// Changes a player's trophies and tells where they came from; within the supply where there is one.
  void gain(int of_seat, int amount, const findings::Origin& origin, int tag = 0) const;
  /// Notes a change that can be taken back as long as it has a tag.
  void note(const Change& change) const;
};

// Terms of findings.
[[nodiscard]] findings::Term cell_term(const State& state, int cell);
[[nodiscard]] std::string cell_name(const State& state, int cell);
[[nodiscard]] findings::Term card_term(const Rules& rules, int card);
[[nodiscard]] findings::Term step_term(StepKind kind);
[[nodiscard]] findings::Term cards_term(int count);
/// The id of what an effect comes from, or that nothing asks for it.
[[nodiscard]] findings::Term source_term(std::string_view id);
/// A step that an effect asks for is not written: `wrong-effect`.
[[nodiscard]] findings::Finding missing_step(const Play& play, StepKind step, std::string_view source,
                                             std::string_view part);
/// Why a cell will not do: phrase `why.KEY`.
[[nodiscard]] findings::Argument why(std::string_view key);
/// An artefact that is not where the line needs it: `artefact-elsewhere`, telling where it is.
void report_elsewhere(const Play& play, int artefact, std::string_view part);

}  // namespace dogeref::last_doge
