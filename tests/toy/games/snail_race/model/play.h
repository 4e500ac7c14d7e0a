#pragma once
// What every chapter of the rules works on while one line is judged.

#include <string_view>
#include <utility>
#include <vector>

#include "findings/report.h"
#include "games/snail_race/model/codes.h"
#include "games/snail_race/model/rules.h"
#include "games/snail_race/model/state.h"
#include "kit/index.h"
#include "referee/game/game.h"

namespace dogeref::snail_race {

struct Play {
  const Rules& rules;
  State& state;
  referee::Ledger& ledger;
  referee::Laps& laps;
  const referee::LineText& line;
  findings::Report& report;

  /// Reports a fault at a part of the line; `read`: what of the rules data it rests on.
  void find(GameCode code, std::string_view part, std::vector<findings::Argument> arguments,
            std::vector<findings::DataPath> read = {}) const {
    findings::Finding finding;
    finding.code = static_cast<findings::Code>(code);
    finding.seat = static_cast<std::int8_t>(line.seat);
    finding.span = line.span(part);
    finding.arguments = std::move(arguments);
    finding.read = std::move(read);
    report.add(std::move(finding));
  }
  /// The seat gains so much; `why` is an entry of the rulebook's `gains`.
  void gain(Track track, int amount, std::string_view why) const {
    const int added = ledger.gain(line.seat, track, amount);
    report.gain({line.line, static_cast<std::int8_t>(line.seat), static_cast<std::int8_t>(track), added, {why}});
  }
  /// Whether the seat gained so much is not known: what the line claims is taken over.
  void perhaps_gain(Track track, int amount) const {
    ledger.doubt(line.seat, track, 0, amount);
    std::uint8_t& unjudged = ledger.unjudged[kit::index(line.seat)];
    unjudged = static_cast<std::uint8_t>(unjudged | 1U << track);
  }
};

}  // namespace dogeref::snail_race
