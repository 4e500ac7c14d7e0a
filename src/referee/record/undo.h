#pragma once
// `undo` is resolved before anything is judged. Log page, "Body" and fine print.

#include <cstdint>
#include <functional>
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
  std::string_view time = {};   ///< a time of day that was put before the line: it is read without
};
/// The time of day at the beginning of a text, "12:30" or "[12:30:05]", where something follows it; empty without.
[[nodiscard]] std::string_view time_before(std::string_view text);
/// Whether the first colon stands in what people write freely: behind a quotation, or in a time of day.
[[nodiscard]] bool is_colon_of_text(const RawLine& line);
/// Whether a name stands before a colon, and nothing before that.
[[nodiscard]] inline bool is_players_line(const RawLine& line) {
  if (!line.has_colon()) return false;
  const bool begins_with_letter = line.colon > 0 && static_cast<unsigned char>((line.text.front() | 0x20) - 'a') < 26;
  return begins_with_letter || (!line.before_colon().empty() && time_before(line.text).empty());
}
/// Whether the word before the colon is that of a form without a name.
[[nodiscard]] bool begins_with_form(const LineForm& form, const rules::Words& words);
/// `form_of` such a line, and of another, where what stands before `readable` may be looked at.
[[nodiscard]] inline LineForm players_form(const RawLine& line) {
  return {LineForm::player, line.before_colon(), trimmed(line.after_colon())};
}
[[nodiscard]] LineForm form_without_name(const RawLine& line, const rules::Words& words, const char* readable);
[[nodiscard]] inline LineForm form_of(const RawLine& line, const rules::Words& words) {
  return is_players_line(line) ? players_form(line)
                               : form_without_name(line, words, line.text.data() + line.text.size());
}

/// Whether a line is one of those that `undo` counts.
using IsCounted = std::function<bool(const RawLine&, const LineForm&)>;

/// How many game lines an `undo` takes back; 0 when it cannot be read.
[[nodiscard]] std::int64_t undo_count(const RawLine& raw, const LineForm& form, const rules::Words& words);
/// Lines that an `undo` took back.
struct TakenBack {
  std::size_t at = 0;              ///< of the body's lines that stand: the one that would follow them
  std::vector<RawLine> lines;      ///< from the first of them on
  std::vector<std::size_t> games;  ///< which of them are the game lines that it counts, in order
  RawLine undo;
  std::string_view word;  ///< `undo` as it is written there
};

/// Tells why an `undo` cannot be read.
void report_undo(const RawLine& raw, const LineForm& form, const rules::Words& words, findings::Report& report);
/// Drops the lines that were taken back, and the `undo` lines but those that cannot be read; reports `nothing-to-undo`.
void resolve_undo(std::vector<RawLine>& body, const rules::Words& words, const IsCounted& is_counted,
                  findings::Report& report, std::vector<TakenBack>* taken_back = nullptr);

}  // namespace dogeref::referee
