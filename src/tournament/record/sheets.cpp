// Tables known from their score sheets, and sheets beside logs.

#include <set>

#include "tournament/record/assembler.h"
#include "tournament/record/sheet.h"

namespace dogeref::tournament {

void Assembler::compare_row(const TableEntry& entry, const SheetRow& row, const Line& written, const Line& judged) {
  const std::string& id = names_.players()[judged.player].id;
  const auto differs = [&](std::string_view what, const std::string& sheet, const std::string& log, const Origin& at) {
    flaw(entry, "tournament-result-differs", at,
         row.player.text + ": the sheet says " + std::string(what) + ' ' + sheet + ", the log " + log, id);
  };
  const auto shown = [](const std::optional<std::int64_t>& value) {
    return value ? std::to_string(*value) : std::string("none");
  };
  for (const auto& [key, value] : row.values) {
    const int column = column_named(game_, key);
    const auto& played = judged.columns[static_cast<std::size_t>(std::max(column, 0))];
    if (column >= 0 && value != played) differs(key, shown(value), shown(played), row.origins.at(key));
  }
  if (row.place && written.place != judged.place)
    differs("place", std::to_string(written.place), std::to_string(judged.place), row.origins.at("place"));
}

void Assembler::compare(const TableEntry& entry, const Sitting& sitting, Seating& seating) {
  const std::vector<Line> written = lines_of(entry.sheet, game_, faults_);
  const std::size_t before = out_.flaws.size();
  Seating own;
  std::set<std::size_t> found;
  for (std::size_t at = 0; at < written.size(); ++at) {
    const auto player = seated(entry, entry.sheet[at].player, written[at].seat, own);
    if (!player) continue;
    found.insert(*player);
    seating.sheeted.push_back(*player);
    const auto line = line_of(sitting.lines, *player);
    if (line != sitting.lines.end()) {
      compare_row(entry, entry.sheet[at], written[at], *line);
    } else {
      flaw(entry, "tournament-result-differs", entry.sheet[at].player.origin,
           rules::in_quotes(entry.sheet[at].player.text) + " is on the sheet and not in the log",
           names_.players()[*player].id);
    }
  }
  for (const std::size_t player : seating.played) {
    if (found.contains(player) || own.has_unknown) continue;
    flaw(entry, "tournament-result-differs", entry.sheet_origin,
         rules::in_quotes(names_.players()[player].name) + " is in the log and not on the sheet",
         names_.players()[player].id);
  }
  if (own.has_unknown) return seating.sheeted.clear();
  keep_first_of(before);
}

/// What two players' lines got swapped differs twice and is one slip: the first difference tells how many there are.
void Assembler::keep_first_of(std::size_t flaws) {
  const std::size_t all = out_.flaws.size() - flaws;
  if (all < 2) return;
  out_.flaws.resize(flaws + 1);
  out_.flaws.back().message += "; differences at this table: " + std::to_string(all);
}

void Assembler::sheet(const TableEntry& entry, Sitting& sitting, Seating& seating) {
  const std::size_t before = faults_.size();
  sitting.lines = lines_of(entry.sheet, game_, faults_);
  for (std::size_t at = 0; at < sitting.lines.size(); ++at) {
    const auto player = seated(entry, entry.sheet[at].player, sitting.lines[at].seat, seating);
    sitting.lines[at].player = player.value_or(0);
    if (player) seating.played.push_back(*player);
  }
  if (faults_.size() != before) return;
  seating.sheeted = seating.played;
  const std::string why = impossible(entry.sheet, sitting.lines, game_);
  if (why.empty()) return;
  flaw(entry, "tournament-result-impossible", entry.sheet_origin, why);
  if (!event_.allows(entry.id, "tournament-result-impossible")) refuse(entry, why);
}

}  // namespace dogeref::tournament
