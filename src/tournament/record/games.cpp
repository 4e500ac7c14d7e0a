// Tables known from their logs.

#include <utility>

#include "text/unicode.h"
#include "tournament/event/reader.h"
#include "tournament/record/assembler.h"
#include "tournament/record/sheet.h"

namespace dogeref::tournament {
namespace {

std::string joined_ids(const std::vector<std::string>& ids) {
  std::string out;
  for (const std::string& id : ids) out.append(out.empty() ? "" : ", ").append(id);
  return out.empty() ? "none" : out;
}

}  // namespace

void Assembler::headers(const TableEntry& entry, const JudgedLog& log) {
  const int round = number_in(log.stage);
  if (round != 0 && round != entry.round)
    flaw(
        entry, "tournament-seating-differs", entry.log->origin,
        "the log is of the stage " + rules::in_quotes(log.stage) + ", here it is round " + std::to_string(entry.round));
  const std::string table = text::fold(log.table);
  if (!table.empty() && table != text::fold(entry.key) && table != text::fold(entry.id))
    flaw(
        entry, "tournament-seating-differs", entry.log->origin,
        "the log is of the table " + rules::in_quotes(log.table) + ", here it is table " + rules::in_quotes(entry.key));
}

/// Whether a log was played by the tournament's rules.
bool Assembler::agrees(const TableEntry& entry, const JudgedLog& log) {
  std::string why;
  if (log.game != event_.game) {
    why =
        "the log is of the game " + rules::in_quotes(log.game) + ", the tournament of " + rules::in_quotes(event_.game);
  } else if (log.edition != event_.edition) {
    why = "the log follows the edition " + rules::in_quotes(log.edition) + ", the tournament " +
          rules::in_quotes(event_.edition);
  } else if (log.variants != event_.variants) {
    why = "the log follows the variants " + rules::in_quotes(joined_ids(log.variants)) + ", the tournament " +
          rules::in_quotes(joined_ids(event_.variants));
  }
  if (why.empty()) return true;
  flaw(entry, "tournament-log-other-game", entry.log->origin, why);
  return event_.allows(entry.id, "tournament-log-other-game") || (refuse(entry, why), false);
}

/// Who sits at a table whose log is of another game: those drawn, else those whom the log names, as far as that can be
/// told.
void Assembler::strangers(const TableEntry& entry, const JudgedLog& log, Seating& seating) {
  if (!entry.seats.empty()) return;
  for (const JudgedLine& line : log.lines) {
    const auto player = names_.find(line.player);
    if (player) seating.played.push_back(*player);
    if (!player) seating.has_unknown = true;
  }
}

void Assembler::illegal(const TableEntry& entry, const std::string& path, const JudgedLog& log, Sitting& sitting) {
  constexpr std::string_view code = "tournament-log-illegal";
  const auto unproven = std::find_if(log.lines.begin(), log.lines.end(), [](const JudgedLine& l) { return !l.proven; });
  if (!log.error && unproven == log.lines.end()) return;
  const std::string why = log.error ? "the game has an error: " + log.error->message
                                    : "the log does not prove the rank of " + rules::in_quotes(unproven->player);
  if (scheme_.illegal != Illegal::as_it_stands) {
    flaw(entry, code, entry.log->origin, why);
    if (log.error) {
      Flaw& made = out_.flaws.back();
      made.file = path;
      made.line = log.error->line;
      made.column = log.error->column;
    }
  }
  if (event_.allows(entry.id, code) || scheme_.illegal == Illegal::as_it_stands) return;
  const int seat = log.error ? log.error->seat : -1;
  if (scheme_.illegal == Illegal::forfeit && seat >= 0 && static_cast<std::size_t>(seat) < sitting.lines.size()) {
    sitting.lines[static_cast<std::size_t>(seat)].forfeit = true;
    return;
  }
  refuse(entry, why);
}

void Assembler::unfinished(const TableEntry& entry, const JudgedLog& log, Sitting& sitting) {
  constexpr std::string_view code = "tournament-log-unfinished";
  if (log.ended || (log.error && !refusal_.empty())) return;  // what an error left without an end is one slip
  flaw(entry, code, entry.log->origin, "the game did not end");
  if (event_.allows(entry.id, code)) return;
  if (scheme_.unfinished == Unfinished::refuse) refuse(entry, "the game did not end");
  if (scheme_.unfinished == Unfinished::no_points) sitting.no_points = true;
}

void Assembler::log(const TableEntry& entry, Sitting& sitting, Seating& seating) {
  const std::string path = path_below(event_, *entry.log, faults_);
  if (path.empty()) return refuse(entry, "the log cannot be read");
  JudgedLog& log = logs_.at(path);
  if (!log.trouble.empty()) {
    faults_.add(entry.log->origin, "cannot read " + rules::in_quotes(entry.log->text) + ": " + log.trouble);
    return refuse(entry, "the log cannot be read");
  }
  seating.actions = log.actions;
  if (!is_own(entry, path, log)) {
    seating.has_unknown = entry.seats.empty();
    return;
  }
  if (!agrees(entry, log)) return strangers(entry, log, seating);
  headers(entry, log);
  sitting.log = event_.folder.empty() ? entry.log->text : event_.folder + '/' + entry.log->text;
  for (const JudgedLine& judged : log.lines) {
    Line& line = sitting.lines.emplace_back();
    line.seat = static_cast<int>(sitting.lines.size());
    line.place = judged.rank;
    line.logged = judged.player;
    line.columns = judged.columns;
    line.columns.resize(game_.columns.size());
    line.vp = line.columns.front().value_or(0);
    const auto player = seated(entry, {judged.player, entry.log->origin}, line.seat, seating);
    line.player = player.value_or(0);
    if (player) seating.played.push_back(*player);
  }
  seating.logged = seating.played;
  count_shared(sitting.lines);
  illegal(entry, sitting.log, log, sitting);
  unfinished(entry, log, sitting);
  if (!entry.sheet.empty() && refusal_.empty()) compare(entry, sitting, seating);
}

}  // namespace dogeref::tournament
