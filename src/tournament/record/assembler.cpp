#include "tournament/record/assembler.h"

#include <set>
#include <utility>

namespace dogeref::tournament {
namespace {

bool has_twins(std::vector<std::size_t> players) {
  std::sort(players.begin(), players.end());
  return std::adjacent_find(players.begin(), players.end()) != players.end();
}

}  // namespace

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

void Assembler::table(const TableEntry& entry) {
  refusal_.clear();
  Seating seating;
  seating.entry = &entry;
  Sitting sitting{entry.id, entry.round, {}, false, entry.confirmed, false};
  seating.drawn = drawn(entry, seating);
  if (entry.log) {
    log(entry, sitting, seating);
  } else if (!entry.sheet.empty()) {
    sheet(entry, sitting, seating);
  }
  if (has_twins(seating.played)) refuse(entry, "somebody sits there twice");
  if (!sitting.lines.empty() && refusal_.empty()) {
    substitutes(entry, sitting);
    forfeits(entry, sitting);
  }
  if (!sitting.lines.empty() && !scheme_.points.has(static_cast<int>(sitting.lines.size())))
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
      out_.results.penalties.push_back({*player, penalty.points, penalty.round, penalty.reason, penalty.origin});
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

/// A team may lack members, but not have more than the scheme lets it.
void Assembler::check_size(const Team& team) {
  if (!scheme_.teams || scheme_.teams->takes(team.members.size())) return;
  faults_.add(team.origin, "the team " + rules::in_quotes(team.id) + " has " + std::to_string(team.members.size()) +
                               " members, the scheme lets it have " + std::to_string(scheme_.teams->size));
}

void Assembler::teams() {
  for (const Team& team : event_.teams) {
    TeamEntry made{team.id, team.name, {}};
    for (const Written& name : team.members) {
      if (const auto player = known(name, {})) made.members.push_back(*player);
    }
    if (has_twins(made.members)) faults_.add(team.origin, "somebody is twice in the team " + rules::in_quotes(team.id));
    check_size(team);
    out_.results.teams.push_back(std::move(made));
  }
}

Assembled Assembler::run() {
  out_.results.columns = game_.columns;
  judge_all();
  find_owners();
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

Flaw flaw_at(const Event& event, std::string_view code, const Origin& at, std::string message) {
  return {std::string(code), Weight::error, event.shown, at.line, at.column, {}, {}, std::move(message)};
}

Assembled assemble(const Event& event, const Scheme& scheme, const GameFacts& game, const LogJudge& judge,
                   NameBook& names, rules::FaultList& faults) {
  return Assembler(event, scheme, game, judge, names, faults).run();
}

}  // namespace dogeref::tournament
