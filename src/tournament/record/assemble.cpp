#include "tournament/record/assemble.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include "text/unicode.h"
#include "tournament/event/reader.h"
#include "tournament/record/sheet.h"

namespace dogeref::tournament {
namespace {

std::string joined_ids(const std::vector<std::string>& ids) {
  std::string out;
  for (const std::string& id : ids) out.append(out.empty() ? "" : ", ").append(id);
  return out.empty() ? "none" : out;
}

/// The first whole number in a text, 0 without one.
int number_in(std::string_view text) {
  const std::size_t at = text.find_first_of("0123456789");
  int number = 0;
  if (at != std::string_view::npos) std::from_chars(text.data() + at, text.data() + text.size(), number);
  return number;
}

/// The line of a player; the end without one.
template <class Lines>
auto line_of(Lines& lines, std::size_t player) {
  return std::find_if(lines.begin(), lines.end(), [player](const Line& line) { return line.player == player; });
}

/// Puts one tournament together.
class Assembler {
 public:
  Assembler(const Event& event, const Scheme& scheme, const GameFacts& game, const LogJudge& judge, NameBook& names,
            rules::FaultList& faults)
      : event_(event), scheme_(scheme), game_(game), judge_(judge), names_(names), faults_(faults) {}

  Assembled run();

 private:
  void table(const TableEntry& entry);
  void log(const TableEntry& entry, Sitting& sitting, Seating& seating);
  bool agrees(const TableEntry& entry, const JudgedLog& log);
  void headers(const TableEntry& entry, const JudgedLog& log);
  void twice(const TableEntry& entry, const std::string& path, const JudgedLog& log);
  void illegal(const TableEntry& entry, const std::string& path, const JudgedLog& log, Sitting& sitting);
  void unfinished(const TableEntry& entry, const JudgedLog& log, Sitting& sitting);
  void compare(const TableEntry& entry, const Sitting& sitting, const Seating& seating);
  void compare_row(const TableEntry& entry, const SheetRow& row, const Line& written, const Line& judged);
  void sheet(const TableEntry& entry, Sitting& sitting, Seating& seating);
  void forfeits(const TableEntry& entry, Sitting& sitting);
  std::optional<std::size_t> seated(const TableEntry& entry, const Written& name, int seat, Seating& seating);
  std::optional<std::size_t> known(const Written& name, const std::string& table);
  const Incident* substitution(const TableEntry& entry, std::string_view name, int seat);
  std::vector<std::size_t> drawn(const TableEntry& entry, Seating& seating);
  void rests(const std::vector<Written>& list, int round, std::vector<Rest>& into);
  void penalties();
  void tosses();
  void teams();
  void flaw(const TableEntry& entry, std::string_view code, const Origin& at, std::string message,
            std::string player = {});
  void refuse(const TableEntry& entry, const std::string& why);

  const Event& event_;
  const Scheme& scheme_;
  const GameFacts& game_;
  const LogJudge& judge_;
  NameBook& names_;
  rules::FaultList& faults_;
  Assembled out_;
  std::string refusal_;                         ///< of the table being read
  std::map<std::string, std::string> paths_;    ///< table by path of the log
  std::map<std::string, std::string> digests_;  ///< and by what was played
};

void Assembler::flaw(const TableEntry& entry, std::string_view code, const Origin& at, std::string message,
                     std::string player) {
  Flaw made = flaw_at(event_, code, at, std::move(message));
  made.table = entry.id;
  made.player = std::move(player);
  out_.flaws.push_back(std::move(made));
}

void Assembler::refuse(const TableEntry& entry, const std::string& why) {
  if (refusal_.empty()) refusal_ = entry.id + ": " + why;
}

std::optional<std::size_t> Assembler::known(const Written& name, const std::string& table) {
  const auto found = names_.find(name.text);
  if (found) return found;
  Flaw made = flaw_at(event_, "tournament-unknown-player", name.origin, names_.unknown(name.text));
  made.table = table;
  made.player = name.text;
  out_.flaws.push_back(std::move(made));
  return std::nullopt;
}

/// Who sits in for somebody at a seat, or is named there.
const Incident* Assembler::substitution(const TableEntry& entry, std::string_view name, int seat) {
  const std::string folded = text::fold(name);
  const auto same = [&](const Written& other) {
    if (text::fold(other.text) == folded) return true;
    const auto one = names_.find(other.text);
    return one && names_.find(name) == one;
  };
  for (const Incident& incident : event_.incidents) {
    if (incident.table != entry.id || !incident.substitute) continue;
    const int number = number_in(incident.seat->text);
    const bool by_number = std::to_string(number) == incident.seat->text;
    if (by_number ? number == seat : same(*incident.seat) || same(*incident.substitute)) return &incident;
  }
  return nullptr;
}

/// The player for whom a line of a table counts.
std::optional<std::size_t> Assembler::seated(const TableEntry& entry, const Written& name, int seat, Seating& seating) {
  const Incident* const incident = substitution(entry, name.text, seat);
  Written counts = name;
  if (incident != nullptr && incident->counts_for) {
    counts = *incident->counts_for;
  } else if (incident != nullptr && std::to_string(number_in(incident->seat->text)) != incident->seat->text) {
    counts = *incident->seat;
  } else if (incident != nullptr && static_cast<std::size_t>(seat) <= entry.seats.size()) {
    counts = entry.seats[static_cast<std::size_t>(seat) - 1];
  }
  const auto found = known(counts, entry.id);
  if (!found) {
    seating.has_unknown = true;
    refuse(entry, names_.unknown(counts.text));
  }
  return found;
}

std::vector<std::size_t> Assembler::drawn(const TableEntry& entry, Seating& seating) {
  std::vector<std::size_t> players;
  for (const Written& name : entry.seats) {
    const auto found = known(name, entry.id);
    if (found) players.push_back(*found);
    if (!found) seating.has_unknown = true;
  }
  return players;
}

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
    why = "the log is by the edition " + rules::in_quotes(log.edition) + ", the tournament by " +
          rules::in_quotes(event_.edition);
  } else if (log.variants != event_.variants) {
    why = "the log is by the variants " + rules::in_quotes(joined_ids(log.variants)) + ", the tournament by " +
          rules::in_quotes(joined_ids(event_.variants));
  }
  if (why.empty()) return true;
  flaw(entry, "tournament-log-other-game", entry.log->origin, why);
  return event_.allows(entry.id, "tournament-log-other-game") || (refuse(entry, why), false);
}

void Assembler::twice(const TableEntry& entry, const std::string& path, const JudgedLog& log) {
  const auto [same_path, new_path] = paths_.emplace(path, entry.id);
  const auto [same_game, new_game] = digests_.emplace(log.digest, entry.id);
  if (!new_path) {
    flaw(entry, "tournament-log-twice", entry.log->origin, "the log is that of table " + same_path->second + ", too");
  } else if (!new_game) {
    flaw(entry, "tournament-log-twice", entry.log->origin,
         "the game is the same as that of table " + same_game->second);
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
  if (log.ended) return;
  flaw(entry, code, entry.log->origin, "the game did not end");
  if (event_.allows(entry.id, code)) return;
  if (scheme_.unfinished == Unfinished::refuse) refuse(entry, "the game did not end");
  if (scheme_.unfinished == Unfinished::no_points) sitting.no_points = true;
}

void Assembler::log(const TableEntry& entry, Sitting& sitting, Seating& seating) {
  const std::string path = path_below(event_, *entry.log, faults_);
  if (path.empty()) return refuse(entry, "the log cannot be read");
  const JudgedLog log = judge_(path);
  if (!log.trouble.empty()) {
    faults_.add(entry.log->origin, "cannot read " + rules::in_quotes(entry.log->text) + ": " + log.trouble);
    return refuse(entry, "the log cannot be read");
  }
  headers(entry, log);
  twice(entry, path, log);
  if (!agrees(entry, log)) return;
  for (const JudgedLine& judged : log.lines) {
    Line& line = sitting.lines.emplace_back();
    line.seat = static_cast<int>(sitting.lines.size());
    line.place = judged.rank;
    line.columns = judged.columns;
    line.columns.resize(game_.columns.size());
    line.vp = line.columns.front().value_or(0);
    const auto player = seated(entry, {judged.player, entry.log->origin}, line.seat, seating);
    line.player = player.value_or(0);
    if (player) seating.played.push_back(*player);
  }
  count_shared(sitting.lines);
  illegal(entry, event_.folder.empty() ? entry.log->text : event_.folder + '/' + entry.log->text, log, sitting);
  unfinished(entry, log, sitting);
  if (!entry.sheet.empty() && refusal_.empty()) compare(entry, sitting, seating);
}

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

void Assembler::compare(const TableEntry& entry, const Sitting& sitting, const Seating& seating) {
  const std::vector<Line> written = lines_of(entry.sheet, game_, faults_);
  Seating own;
  std::set<std::size_t> found;
  for (std::size_t at = 0; at < written.size(); ++at) {
    const auto player = seated(entry, entry.sheet[at].player, written[at].seat, own);
    if (!player) continue;
    found.insert(*player);
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
  const std::string why = impossible(entry.sheet, sitting.lines, game_);
  if (why.empty()) return;
  flaw(entry, "tournament-result-impossible", entry.sheet_origin, why);
  if (!event_.allows(entry.id, "tournament-result-impossible")) refuse(entry, why);
}

void Assembler::forfeits(const TableEntry& entry, Sitting& sitting) {
  for (const Incident& incident : event_.incidents) {
    if (incident.table != entry.id || !incident.forfeits) continue;
    const auto player = names_.find(incident.forfeits->text);
    const auto line = player ? line_of(sitting.lines, *player) : sitting.lines.end();
    if (line != sitting.lines.end()) {
      line->forfeit = true;
    } else {
      faults_.add(incident.forfeits->origin,
                  rules::in_quotes(incident.forfeits->text) + " does not sit at table " + entry.id);
    }
  }
}

bool has_twins(std::vector<std::size_t> players) {
  std::sort(players.begin(), players.end());
  return std::adjacent_find(players.begin(), players.end()) != players.end();
}

void Assembler::table(const TableEntry& entry) {
  refusal_.clear();
  Seating seating{&entry, {}, {}, false};
  Sitting sitting{entry.id, entry.round, {}, false, entry.confirmed, false};
  seating.drawn = drawn(entry, seating);
  if (entry.log) {
    log(entry, sitting, seating);
  } else if (!entry.sheet.empty()) {
    sheet(entry, sitting, seating);
  }
  if (has_twins(seating.played)) refuse(entry, "somebody sits there twice");
  if (!sitting.lines.empty() && refusal_.empty()) forfeits(entry, sitting);
  const bool has_points = scheme_.points.kind != TablePoints::Kind::places ||
                          scheme_.points.places.contains(static_cast<int>(sitting.lines.size()));
  if (!sitting.lines.empty() && !has_points)
    refuse(entry, "the scheme has no points for a table of " + std::to_string(sitting.lines.size()));
  sitting.allowed = std::any_of(event_.incidents.begin(), event_.incidents.end(), [&](const Incident& incident) {
    return incident.table == entry.id && !incident.allow.empty();
  });
  std::set<std::size_t>& named = out_.results.named[entry.round];
  named.insert(seating.drawn.begin(), seating.drawn.end());
  named.insert(seating.played.begin(), seating.played.end());
  out_.seatings.push_back(std::move(seating));
  if (!refusal_.empty()) {
    out_.refused.push_back(refusal_);
  } else if (!sitting.lines.empty()) {
    out_.results.sittings.push_back(std::move(sitting));
  }
}

void Assembler::rests(const std::vector<Written>& list, int round, std::vector<Rest>& into) {
  for (const Written& name : list) {
    const auto player = known(name, {});
    if (!player) continue;
    into.push_back({*player, round});
    out_.results.named[round].insert(*player);
  }
}

void Assembler::penalties() {
  for (const Penalty& penalty : event_.penalties) {
    if (const auto player = known(penalty.player, {}))
      out_.results.penalties.push_back({*player, penalty.points, penalty.round, penalty.reason});
  }
}

void Assembler::tosses() {
  for (const Toss& toss : event_.tosses) {
    std::vector<std::size_t> order;
    for (const Written& name : toss.order) {
      if (const auto player = known(name, {})) order.push_back(*player);
    }
    if (order.size() == toss.order.size()) out_.results.tosses.push_back(std::move(order));
  }
}

void Assembler::teams() {
  for (const Team& team : event_.teams) {
    TeamEntry made{team.id, team.name, {}};
    for (const Written& name : team.members) {
      if (const auto player = known(name, {})) made.members.push_back(*player);
    }
    if (has_twins(made.members)) faults_.add(team.origin, "somebody is twice in the team " + rules::in_quotes(team.id));
    out_.results.teams.push_back(std::move(made));
  }
}

Assembled Assembler::run() {
  out_.results.columns = game_.columns;
  for (const Round& round : event_.rounds) {
    for (const TableEntry& entry : round.tables) table(entry);
    rests(round.byes, round.number, out_.results.byes);
    rests(round.absent, round.number, out_.results.absences);
  }
  penalties();
  tosses();
  teams();
  if (event_.declared) {
    for (const DeclaredRank& rank : event_.declared->ranks) out_.declared.push_back(known(rank.player, {}));
  }
  out_.results.players = names_.players();
  return std::move(out_);
}

}  // namespace

Flaw flaw_at(const Event& event, std::string_view code, const Origin& at, std::string message) {
  return {std::string(code), Weight::error, event.shown, at.line, at.column, {}, {}, std::move(message)};
}

Assembled assemble(const Event& event, const Scheme& scheme, const GameFacts& game, const LogJudge& judge,
                   NameBook& names, rules::FaultList& faults) {
  return Assembler(event, scheme, game, judge, names, faults).run();
}

}  // namespace dogeref::tournament
