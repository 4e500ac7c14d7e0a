#pragma once
// Events in a SQLite database.

#include <string>
#include <vector>

#include "tournament/store/tables.h"

namespace dogeref::tournament {

/// What the database says of itself: `PRAGMA application_id` ("DGRF") and `PRAGMA user_version`.
constexpr int database_application = 0x44475246;
constexpr int database_version = 1;

/// Writes the tables of an event into a database, new or of events before, in one transaction: what it held of the same
/// tournament goes, all else stays. Waits for other writers. Empty on success, else the reason.
[[nodiscard]] std::string store(const std::string& path, const std::string& tournament,
                                const std::vector<StoredTable>& tables);

}  // namespace dogeref::tournament
