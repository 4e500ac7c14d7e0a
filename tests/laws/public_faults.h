#pragma once
// What the referee makes of injected faults in records without secrets. Law 2 on public records.

#include <map>
#include <string>
#include <string_view>

#include "laws/faults.h"

namespace dogeref::laws {

struct PublicCount {
  int faults = 0;           ///< whose facts are public
  int found = 0;            ///< one error, the right one, on the right line
  int silent = 0;           ///< nothing is said
  int kin = 0;              ///< what the public parts say of it has another name, or stands on a later line
  int open = 0;             ///< nothing is said, and the record does not tell the points that it is about
  int alarms = 0;           ///< anything else
  std::string unseen = {};  ///< one of which nothing is said
  std::string alarm = {};   ///< one that is called something else: "12 flight-cell <> 14 no-flight"
};

using PublicCounts = std::map<std::string, PublicCount>;

/// Breaks games and takes the secrets out, or takes the secrets out and breaks them.
[[nodiscard]] PublicCounts public_counts_of(const Breakers& breakers);

[[nodiscard]] std::string table(const PublicCounts& counts);

}  // namespace dogeref::laws
