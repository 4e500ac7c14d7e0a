#pragma once
// A tournament as its file says it.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/tree/node.h"
#include "tournament/number/fraction.h"

namespace dogeref::tournament {

using rules::Node;
using rules::Origin;

/// A name as somebody wrote it, and where.
struct Written {
  std::string text;
  Origin origin = {};
};

/// A line of the register.
struct Registered {
  std::string id;
  Origin origin = {};
  std::string name;
  std::string club;
  std::vector<std::string> also;
  int left = 0;  ///< not seated from this round on; 0: stays
  std::string reason;
};

struct Team {
  std::string id;
  Origin origin = {};
  std::string name;
  std::vector<Written> members;
};

/// A line of a score sheet.
struct SheetRow {
  Written player;
  std::optional<int> place;
  std::map<std::string, std::optional<std::int64_t>> values;  ///< by what is written: vp, or a column of the standings
  std::map<std::string, Origin> origins;                      ///< of these
};

/// A table of a round: drawn, and perhaps played.
struct TableEntry {
  std::string id;  ///< "2b": the round and its letter
  std::string key;
  int round = 0;
  Origin origin = {};
  std::optional<Written> log;
  std::vector<SheetRow> sheet;
  Origin sheet_origin = {};
  std::vector<Written> seats;
  bool confirmed = false;
};

struct Round {
  int number = 0;
  Origin origin = {};
  std::vector<TableEntry> tables;
  std::vector<Written> byes;
  std::vector<Written> absent;
};

struct Penalty {
  Written player;
  Fraction points;
  int round = 0;  ///< 0: none is written
  std::string reason;
  Origin origin = {};        ///< of the points
  Origin round_origin = {};  ///< of the round
};

/// What happened at a table and changes how it counts.
struct Incident {
  std::string table;
  Origin origin = {};
  std::optional<Written> seat;  ///< the number of a seat, or a player
  std::optional<Written> substitute;
  std::optional<Written> counts_for;
  std::optional<Written> forfeits;  ///< the player
  std::string allow;                ///< a code
  std::string reason;
};

struct Toss {
  std::vector<Written> between;
  std::vector<Written> order;
  Origin origin = {};
};

struct DeclaredRank {
  int rank = 0;
  Written player;
};

/// Standings that somebody published.
struct Declared {
  int after = 0;
  std::vector<DeclaredRank> ranks;
  Origin origin = {};
};

struct Event {
  std::string path;    ///< as it can be opened
  std::string shown;   ///< in reports
  std::string folder;  ///< in which logs are looked for
  std::string id;
  std::string title;
  std::string game;
  Origin game_origin = {};
  std::string edition = "en";
  std::vector<std::string> variants;
  std::optional<Written> rules;  ///< a folder of rules, below this one
  Node scheme;                   ///< an id, or a mapping
  std::vector<Registered> players;
  bool has_register = false;
  std::vector<Team> teams;
  std::vector<Round> rounds;  ///< by number
  std::vector<Penalty> penalties;
  std::vector<Incident> incidents;
  std::vector<Toss> tosses;
  std::optional<Declared> declared;

  [[nodiscard]] const TableEntry* find(std::string_view table) const;
  /// Whether an incident lets a table stand that `code` speaks against.
  [[nodiscard]] bool allows(std::string_view table, std::string_view code) const;
};

}  // namespace dogeref::tournament
