// Who sits where, and for whom it counts.

#include <charconv>

#include "text/unicode.h"
#include "tournament/record/assembler.h"

namespace dogeref::tournament {

int number_in(std::string_view text) {
  const std::size_t at = text.find_first_of("0123456789");
  int number = 0;
  if (at != std::string_view::npos) std::from_chars(text.data() + at, text.data() + text.size(), number);
  return number;
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
  if (incident != nullptr) sat_in_.insert(incident);
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

void Assembler::substitutes(const TableEntry& entry, Sitting& sitting) {
  for (Line& line : sitting.lines) {
    const Incident* const incident = substitution(entry, names_.players()[line.player].id, line.seat);
    if (incident != nullptr) line.substitute = incident->substitute->text;
  }
  for (const Incident& incident : event_.incidents) {
    if (incident.table == entry.id && incident.substitute && !sat_in_.contains(&incident))
      nowhere(entry, *incident.seat);
  }
}

/// Somebody of whom an incident tells is not at its table: nobody knows the name, or it is another's.
void Assembler::nowhere(const TableEntry& entry, const Written& seat) {
  const bool by_number = std::to_string(number_in(seat.text)) == seat.text;
  if (!by_number && !known(seat, entry.id)) return;
  faults_.add(seat.origin, rules::in_quotes(seat.text) + " does not sit at table " + entry.id);
}

void Assembler::forfeits(const TableEntry& entry, Sitting& sitting) {
  for (const Incident& incident : event_.incidents) {
    if (incident.table != entry.id || !incident.forfeits) continue;
    const auto player = names_.find(incident.forfeits->text);
    const auto line = player ? line_of(sitting.lines, *player) : sitting.lines.end();
    if (line != sitting.lines.end()) {
      line->forfeit = true;
    } else {
      nowhere(entry, *incident.forfeits);
    }
  }
}

}  // namespace dogeref::tournament
