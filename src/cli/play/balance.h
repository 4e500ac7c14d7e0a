#pragma once
// What simulated games come to, for people and for programs: one set of rules, or several side by side.

#include <span>
#include <string>

#include "render/words/wording.h"
#include "simulate/summary.h"

namespace dogeref::cli {

/// A set of rules and what games by it came to.
struct Balance {
  std::string name;  ///< "en", "en + long-season"
  simulate::Options options;
  std::string fingerprint;  ///< of the rules
  simulate::Summary summary;
};

/// Appends a table, a column a set of rules.
void append_balance_text(std::span<const Balance> balances, const render::Wording& wording, std::string& out);
/// Appends one line of JSON for each set of rules.
void append_balance_json(std::span<const Balance> balances, std::string& out);

}  // namespace dogeref::cli
