#pragma once

#include <string>
#include <vector>

namespace dogeref::bench {

/// What one run of a program took.
struct Run {
  int status = -1;   ///< exit status, -1 if it did not start or was killed
  double wall = 0;   ///< seconds
  double cpu = 0;    ///< seconds of all its threads, user and system
  long peak_kb = 0;  ///< largest resident size in KiB
};

/// Runs `command` (looked up in PATH), its stdout in the file `output`, its stderr in `errors`.
Run run(const std::vector<std::string>& command, const std::string& output = "/dev/null",
        const std::string& errors = "/dev/null");

/// The middle, the least and the largest of some measurements.
struct Spread {
  double median = 0;
  double low = 0;
  double high = 0;
};

Spread spread_of(std::vector<double> values);

}  // namespace dogeref::bench
