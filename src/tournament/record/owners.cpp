// Whose log it is that several tables name.

#include <utility>

#include "text/unicode.h"
#include "tournament/event/reader.h"
#include "tournament/record/assembler.h"

namespace dogeref::tournament {

/// Each log once. What cannot be read is told where its table is.
void Assembler::judge_all() {
  for (const Round& round : event_.rounds) {
    for (const TableEntry& entry : round.tables) {
      rules::FaultList untold;
      const std::string path = entry.log ? path_below(event_, *entry.log, untold) : std::string();
      if (!path.empty() && !logs_.contains(path)) logs_.emplace(path, judge_(path));
    }
  }
}

/// How far headers, seats and score sheet of a table speak for a log to be its own, and not against it.
int Assembler::agreement(const TableEntry& entry, const JudgedLog& log) {
  int sum = 0;
  const auto weigh = [&sum](bool is_said, bool agrees) { sum += !is_said ? 0 : agrees ? 1 : -1; };
  const int round = number_in(log.stage);
  weigh(round != 0, round == entry.round);
  const std::string table = text::fold(log.table);
  weigh(!table.empty(), table == text::fold(entry.key) || table == text::fold(entry.id));
  const auto is_at = [&](const Written& name, std::size_t seat) {
    const std::string& logged = log.lines[seat].player;
    if (text::fold(logged) == text::fold(name.text)) return true;
    const auto known = names_.find(logged);
    return known && known == names_.find(name.text);
  };
  const auto weigh_names = [&](std::size_t count, const auto& name) {
    bool agrees = count == log.lines.size();
    for (std::size_t seat = 0; agrees && seat < count; ++seat) agrees = is_at(name(seat), seat);
    weigh(count > 0, agrees);
  };
  weigh_names(entry.seats.size(), [&](std::size_t seat) -> const Written& { return entry.seats[seat]; });
  weigh_names(entry.sheet.size(), [&](std::size_t seat) -> const Written& { return entry.sheet[seat].player; });
  return sum;
}

/// Of tables that name one game it is that of which most speaks for it, of equals the first.
void Assembler::find_owners() {
  std::map<std::string, std::vector<std::pair<const TableEntry*, const JudgedLog*>>> by_digest;
  for (const Round& round : event_.rounds) {
    for (const TableEntry& entry : round.tables) {
      rules::FaultList untold;
      const auto log = entry.log ? logs_.find(path_below(event_, *entry.log, untold)) : logs_.end();
      if (log != logs_.end() && log->second.trouble.empty())
        by_digest[log->second.digest].emplace_back(&entry, &log->second);
    }
  }
  for (const auto& [digest, claimants] : by_digest) {
    owners_[digest] = claimants.front().first;
    if (claimants.size() < 2) continue;
    int best = agreement(*claimants.front().first, *claimants.front().second);
    for (const auto& [entry, log] : claimants) {
      const int now = agreement(*entry, *log);
      if (now <= best) continue;
      best = now;
      owners_[digest] = entry;
    }
  }
}

/// Whether a log belongs to no other table.
bool Assembler::is_own(const TableEntry& entry, const std::string& path, const JudgedLog& log) {
  const TableEntry& owner = *owners_.at(log.digest);
  if (&owner == &entry) return true;
  rules::FaultList untold;
  const std::string why = path_below(event_, *owner.log, untold) == path
                              ? "the log is that of table " + owner.id + ", too"
                              : "the game is the same as that of table " + owner.id;
  flaw(entry, "tournament-log-twice", entry.log->origin, why);
  return event_.allows(entry.id, "tournament-log-twice") || (refuse(entry, why), false);
}

}  // namespace dogeref::tournament
