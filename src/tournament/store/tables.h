#pragma once
// An event as tables of values, for databases and spreadsheets.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tournament/event/event.h"
#include "tournament/ranking/standings.h"
#include "tournament/record/assemble.h"
#include "tournament/record/flaw.h"

namespace dogeref::tournament {

/// Nothing, a whole number, a text.
using StoredValue = std::variant<std::monostate, std::int64_t, std::string>;

struct StoredTable {
  std::string_view name;
  std::vector<std::string_view> columns;  ///< the first is the tournament
  std::vector<std::vector<StoredValue>> rows;
};

/// Players, tables, results, actions, findings and standings of all stages played. Points and values are exact: whole
/// numbers as numbers, others as "27/2".
[[nodiscard]] std::vector<StoredTable> stored_tables(const Event& event, const Scheme& scheme,
                                                     const Assembled& assembled, const std::vector<Flaw>& flaws);

}  // namespace dogeref::tournament
