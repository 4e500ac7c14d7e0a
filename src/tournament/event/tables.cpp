// The rounds of a tournament's file: tables with their seats, logs and score sheets.

#include <algorithm>

#include "tournament/event/event_reader.h"
#include "tournament/event/shapes.h"
#include "tournament/scheme/parts.h"

namespace dogeref::tournament {

using rules::Member;

void EventReader::value(const Member& member, SheetRow& into) {
  const Node& node = member.value;
  into.origins[member.key] = node.origin;
  if (member.key == "player") {
    if (node.kind != Node::Kind::text && node.kind != Node::Kind::integer)
      return faults_.add(node.origin, found_for(node, "a player"));
    into.player = written(node);
    return;
  }
  if (node.kind == Node::Kind::text) return faults_.add(node.origin, found_for(node, "a whole number"));
  if (member.key == "place") {
    if (node.integer < 1 || node.integer > 5) return faults_.add(node.origin, found_for(node, "a place from 1 to 5"));
    into.place = static_cast<int>(node.integer);
    return;
  }
  into.values[member.key] = node.kind == Node::Kind::integer ? std::optional(node.integer) : std::nullopt;
}

SheetRow EventReader::row(const Node& node) {
  SheetRow made;
  made.player.origin = node.origin;
  for (const Member& member : node.members) value(member, made);
  if (node.find("player") == nullptr) faults_.add(node.origin, "the key 'player' is missing");
  return made;
}

TableEntry EventReader::table(const Member& member, int round) {
  TableEntry made;
  made.key = member.key;
  made.round = round;
  made.id = std::to_string(round) + member.key;
  made.origin = member.key_origin;
  const Node& node = member.value;
  if (!node.is_map()) {
    faults_.add(node.origin, found_for(node, "a table with seats, result or log"));
    return made;
  }
  made.log = maybe(node.find("log"));
  if (const Node* sheet = node.find("result")) {
    made.sheet_origin = sheet->origin;
    for (const Member& line : sheet->members) made.sheet.push_back(row(line.value));
  }
  made.seats = all_written(node.find("seats"));
  const Node* const confirmed = node.find("confirmed");
  made.confirmed = confirmed != nullptr && (confirmed->is_map() || confirmed->boolean);
  return made;
}

void EventReader::round(const Member& member, Round& into) {
  for (const Member& each : member.value.members) {
    const bool is_list = each.key == "bye" || each.key == "absent";
    if (!is_list) {
      into.tables.push_back(table(each, into.number));
    } else if (!each.value.is_list()) {
      faults_.add(each.value.origin, found_for(each.value, "a list of players"));
    } else {
      (each.key == "bye" ? into.byes : into.absent) = all_written(&each.value);
    }
  }
}

void EventReader::rounds(const Node& map, Event& event) {
  std::size_t tables = 0;
  for (const Member& member : map.members) {
    Round& made = event.rounds.emplace_back();
    made.number = rules::number_key(member.key);
    made.origin = member.key_origin;
    round(member, made);
    tables += made.tables.size();
  }
  if (tables > static_cast<std::size_t>(most_event_tables))
    faults_.add(map.origin, "more than " + std::to_string(most_event_tables) + " tables");
  std::sort(event.rounds.begin(), event.rounds.end(),
            [](const Round& one, const Round& other) { return one.number < other.number; });
}

}  // namespace dogeref::tournament
