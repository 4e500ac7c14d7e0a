#pragma once
// Telling a finding again after the file around it has changed.

#include <map>
#include <string>
#include <string_view>

#include "render/words/page.h"

namespace dogeref::render {

/// Gives the findings of one game their fingerprints, asked for in their order. A fingerprint hangs on the code, the
/// words of the line, the players, what the header says of event, stage, table, site and date, and how many alike came
/// before: not on where the line stands, so lines put in elsewhere do not change it.
class Fingerprints {
 public:
  explicit Fingerprints(const Page& page);

  /// 16 hex digits. `line`: the text of the finding's line.
  [[nodiscard]] std::string next(const findings::Finding& finding, std::string_view line);

 private:
  const referee::Verdict& verdict_;
  std::string game_;
  std::map<std::string, int> seen_;
};

}  // namespace dogeref::render
