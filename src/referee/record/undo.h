#pragma once
// `undo` is resolved before anything is judged. Log page, "Body" and fine print.

#include <cstdint>
#include <span>
#include <vector>

#include "findings/report.h"
#include "referee/game/game.h"
#include "referee/record/record.h"

namespace dogeref::referee {

/// The form of a body line, from its first word or colon.
struct LineForm {
  static constexpr int player = -1;
  static constexpr int unknown = -2;
  int form = unknown;           ///< a `FrameForm` or game form, `player`, `unknown`
  std::string_view first = {};  ///< the first word; of a player's line the name
  std::string_view rest = {};   ///< what follows it
};
/// Whether a name stands before a colon.
[[nodiscard]] inline bool is_players_line(const RawLine& line) {
  if (!line.has_colon()) return false;
  const bool begins_plainly = line.colon > 0 && line.text.front() > ' ';
  return begins_plainly || !line.before_colon().empty();
}
/// `form_of` such a line, and of another, where what stands before `readable` may be looked at.
[[nodiscard]] inline LineForm players_form(const RawLine& line) {
  return {LineForm::player, line.before_colon(), trimmed(line.after_colon())};
}
[[nodiscard]] LineForm form_without_name(const RawLine& line, const rules::Words& words, const char* readable);
[[nodiscard]] inline LineForm form_of(const RawLine& line, const rules::Words& words) {
  return is_players_line(line) ? players_form(line)
                               : form_without_name(line, words, line.text.data() + line.text.size());
}

/// Drops the lines that were taken back, and the `undo` lines; reports `nothing-to-undo` and unreadable ones.
void resolve_undo(std::vector<RawLine>& body, const rules::Words& words, findings::Report& report);

}  // namespace dogeref::referee
