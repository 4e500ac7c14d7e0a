#pragma once
// What reads a tournament's file, for its own files alone: head and register, tables, decisions.

#include <optional>
#include <string>
#include <vector>

#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"
#include "text/unicode.h"
#include "tournament/event/event.h"

namespace dogeref::tournament {

inline std::string plain(const Node* node) { return std::string(rules::text_of(node)); }
inline Written written(const Node& node) { return {text::nfc(node.text), node.origin}; }

inline std::optional<Written> maybe(const Node* node) {
  return node == nullptr ? std::nullopt : std::optional(written(*node));
}

inline std::vector<Written> all_written(const Node* list) {
  std::vector<Written> all;
  for (const rules::Member& item : rules::members_of(list)) all.push_back(written(item.value));
  return all;
}

/// Turns a checked tree into a tournament.
class EventReader {
 public:
  explicit EventReader(rules::FaultList& faults) : faults_(faults) {}

  void read(const Node& root, Event& event);

 private:
  void head(const Node& root, Event& event);
  void scheme(const Node& node, Event& event);
  void players(const Node& map, Event& event);
  void teams(const Node& map, Event& event);
  void rounds(const Node& map, Event& event);
  void round(const rules::Member& member, Round& into);
  TableEntry table(const rules::Member& member, int round);
  SheetRow row(const Node& node);
  void value(const rules::Member& member, SheetRow& into);
  void penalties(const Node* list, Event& event);
  void incidents(const Node* list, Event& event);
  void incident(const Node& node, Event& event);
  void check_code(const Node& allow);
  void tosses(const Node* list, Event& event);
  void declared(const Node& node, Event& event);

  rules::FaultList& faults_;
};

}  // namespace dogeref::tournament
