#pragma once
// `undo` is resolved before anything is judged. Log page, "Body" and fine print.

#include <cstdint>
#include <span>
#include <vector>

#include "findings/report.h"
#include "referee/game.h"
#include "referee/record.h"

namespace dogeref::referee {

/// The form of a body line, from its first word or colon.
struct LineForm {
  static constexpr int player = -1;
  static constexpr int unknown = -2;
  int form = unknown;           ///< a `FrameForm` or game form, `player`, `unknown`
  std::string_view first = {};  ///< the first word; of a player's line the name
  std::string_view rest = {};   ///< what follows it
};
/// `form_of`, where no name stands before a colon.
[[nodiscard]] LineForm form_without_name(const RawLine& line, const rules::Words& words);
[[nodiscard]] inline LineForm form_of(const RawLine& line, const rules::Words& words) {
  if (line.has_colon()) {
    const std::string_view name = line.before_colon();
    if (!name.empty()) return {LineForm::player, name, trimmed(line.after_colon())};
  }
  return form_without_name(line, words);
}

/// Drops the lines that were taken back, and the `undo` lines; reports `nothing-to-undo` and unreadable ones.
void resolve_undo(std::vector<RawLine>& body, const rules::Words& words, findings::Report& report);

}  // namespace dogeref::referee
