#pragma once
// How `check` prints: a row a format.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/logs/judging.h"
#include "cli/options/wordings.h"
#include "render/verdict/text.h"

namespace dogeref::cli {

/// What a format may say once after all games.
struct Closing {
  const Tally& tally;
  const Wordings& wordings;
  bool quiet = false;
};

struct CheckFormat {
  std::string_view name;
  /// Appends a judged game; nullptr: nothing is said of one.
  void (*append)(const render::Page&, const render::Wording&, const render::TextStyle&, std::string&);
  std::string_view begin = {};                                  ///< before all games
  std::string_view between = {};                                ///< between two that something is said of
  void (*end)(const Closing& closing, std::string&) = nullptr;  ///< after all games
  bool for_machines = true;                                     ///< English unless a language is asked for
  bool wants_rests = false;                                     ///< see `Bench`
  bool wants_codes = false;
  bool wants_colours = false;
  bool prints_records = false;  ///< as they were written: a terminal would obey what is in them
  bool wants_all = false;       ///< findings are not capped unless that is asked for
  Proposals proposals = Proposals::none;
};

/// The words of `--format`.
[[nodiscard]] std::vector<std::string> check_formats();
/// One of these.
[[nodiscard]] const CheckFormat& check_format(std::string_view name);
/// How `--totals` are printed, as text or json.
[[nodiscard]] const CheckFormat& totals_format(std::string_view name);
[[nodiscard]] const CheckFormat& coverage_format(std::string_view name);
/// What `--fix-suggestions json` prints.
[[nodiscard]] const CheckFormat& fixes_format();

}  // namespace dogeref::cli
