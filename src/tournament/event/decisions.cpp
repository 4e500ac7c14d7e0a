// What was decided beside the tables: penalties, incidents, tosses, standings that were published.

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "tournament/codes/codes.h"
#include "tournament/event/event_reader.h"
#include "tournament/scheme/parts.h"

namespace dogeref::tournament {

using rules::Member;

void EventReader::penalties(const Node* list, Event& event) {
  for (const Member& item : rules::members_of(list)) {
    const Node& node = item.value;
    const Node& number = *node.find("points");
    const Node* const round = node.find("round");
    const auto points = Fraction::read(number.text);
    if (!points) faults_.add(number.origin, "a number is divided by 0");
    event.penalties.push_back({written(*node.find("player")), points.value_or(0), rules::integer_of(round, 0),
                               plain(node.find("reason")), number.origin, round == nullptr ? Origin{} : round->origin});
  }
}

/// What is allowed is a code of `check`.
void EventReader::check_code(const Node& allow) {
  const std::vector<CodeEntry> codes = code_entries();
  std::vector<std::string_view> known;
  for (const CodeEntry& entry : codes) known.push_back(entry.code);
  if (std::find(known.begin(), known.end(), allow.text) == known.end())
    faults_.add(allow.origin, rules::no_such("code", allow.text, known));
}

void EventReader::incident(const Node& node, Event& event) {
  Incident made;
  made.table = plain(node.find("table"));
  made.origin = node.find("table")->origin;
  made.seat = maybe(node.find("seat"));
  made.substitute = maybe(node.find("substitute"));
  made.counts_for = maybe(node.find("counts_for"));
  if (rules::flag_of(node.find("forfeit"))) made.forfeits = maybe(node.find("player"));
  made.allow = plain(node.find("allow"));
  made.reason = plain(node.find("reason"));
  if (event.find(made.table) == nullptr) {
    std::vector<std::string_view> known;
    for (const Round& round : event.rounds) {
      for (const TableEntry& table : round.tables) known.push_back(table.id);
    }
    faults_.add(made.origin, rules::no_such("table", made.table, known));
  }
  if (const Node* const allow = node.find("allow")) check_code(*allow);
  const int kinds = (made.substitute ? 1 : 0) + (made.forfeits ? 1 : 0) + (made.allow.empty() ? 0 : 1);
  if (kinds != 1) faults_.add(node.origin, "an incident is one of substitute, forfeit with a player, and allow");
  if (made.substitute && !made.seat) faults_.add(node.origin, "a substitute needs the seat");
  event.incidents.push_back(std::move(made));
}

void EventReader::incidents(const Node* list, Event& event) {
  for (const Member& item : rules::members_of(list)) {
    if (faults_.full()) return;  // near names of tables take their time
    incident(item.value, event);
  }
}

void EventReader::tosses(const Node* list, Event& event) {
  for (const Member& item : rules::members_of(list)) {
    Toss made{all_written(item.value.find("between")), all_written(item.value.find("order")), item.value.origin};
    std::set<std::string> between;
    std::set<std::string> order;
    for (const Written& name : made.between) between.insert(text::fold(name.text));
    for (const Written& name : made.order) order.insert(text::fold(name.text));
    if (between != order || between.size() != made.between.size() || order.size() != made.order.size())
      faults_.add(made.origin, "the order of a toss names those between whom it was, each once");
    event.tosses.push_back(std::move(made));
  }
}

void EventReader::declared(const Node& node, Event& event) {
  Declared& made = event.declared.emplace();
  made.after = rules::integer_of(node.find("after"), 0);
  made.origin = node.find("after")->origin;
  for (const Member& item : node.find("ranks")->members) {
    const Node& rank = item.value.members.front().value;
    const Node& player = item.value.members.back().value;
    if (rank.kind != Node::Kind::integer) {
      faults_.add(rank.origin, found_for(rank, "a rank"));
      continue;
    }
    made.ranks.push_back({static_cast<int>(rank.integer), written(player)});
  }
}

}  // namespace dogeref::tournament
