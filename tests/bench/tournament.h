#pragma once

#include <string>

namespace dogeref::bench {

/// How long tournaments take: standings of score sheets, an event judged, rounds drawn. Prints each beside what is
/// asked for; false where something takes longer.
bool measure_tournaments(const std::string& dogeref, const std::string& work, int rounds);

}  // namespace dogeref::bench
