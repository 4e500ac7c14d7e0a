#pragma once
// Puts a tournament's file and its judged logs together.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/tree/fault_list.h"
#include "tournament/event/event.h"
#include "tournament/record/flaw.h"
#include "tournament/record/judged.h"
#include "tournament/record/names.h"
#include "tournament/record/results.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

/// A table as it was drawn and as it was played.
struct Seating {
  const TableEntry* entry = nullptr;
  std::vector<std::size_t> drawn;          ///< of `seats`
  std::vector<std::size_t> played;         ///< of the log or the sheet, those for whom it counts
  std::vector<std::size_t> logged = {};    ///< of the log
  std::vector<std::size_t> sheeted = {};   ///< of the sheet
  bool has_unknown = false;                ///< somebody could not be told
  std::vector<JudgedAction> actions = {};  ///< of the log
};

struct Assembled {
  Results results;
  std::vector<Seating> seatings;                     ///< all tables, in the order of the rounds
  std::vector<Flaw> flaws;                           ///< of single tables and names
  std::vector<std::string> refused;                  ///< tables that do not count, each "2b: why"
  std::vector<std::optional<std::size_t>> declared;  ///< players of the ranks published elsewhere
};

/// Reads what the event says. Faults are what makes it unusable: a file that cannot be read, a column nobody has.
[[nodiscard]] Assembled assemble(const Event& event, const Scheme& scheme, const GameFacts& game, const LogJudge& judge,
                                 NameBook& names, rules::FaultList& faults);

/// The flaw of a place in the tournament's file.
[[nodiscard]] Flaw flaw_at(const Event& event, std::string_view code, const Origin& at, std::string message);

}  // namespace dogeref::tournament
