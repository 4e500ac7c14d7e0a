#pragma once
// What puts a tournament together, for its own files alone: names and seats, games, sheets.

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/record/assemble.h"

namespace dogeref::tournament {

/// The first whole number in a text, 0 without one.
[[nodiscard]] int number_in(std::string_view text);

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
  void strangers(const TableEntry& entry, const JudgedLog& log, Seating& seating);
  void judge_all();
  void find_owners();
  bool is_own(const TableEntry& entry, const std::string& path, const JudgedLog& log);
  int agreement(const TableEntry& entry, const JudgedLog& log);
  void illegal(const TableEntry& entry, const std::string& path, const JudgedLog& log, Sitting& sitting);
  void unfinished(const TableEntry& entry, const JudgedLog& log, Sitting& sitting);
  void compare(const TableEntry& entry, const Sitting& sitting, Seating& seating);
  void keep_first_of(std::size_t flaws);
  void compare_row(const TableEntry& entry, const SheetRow& row, const Line& written, const Line& judged);
  void sheet(const TableEntry& entry, Sitting& sitting, Seating& seating);
  void substitutes(const TableEntry& entry, Sitting& sitting);
  void forfeits(const TableEntry& entry, Sitting& sitting);
  void nowhere(const TableEntry& entry, const Written& seat);
  std::optional<std::size_t> seated(const TableEntry& entry, const Written& name, int seat, Seating& seating);
  std::optional<std::size_t> known(const Written& name, const std::string& table);
  const Incident* substitution(const TableEntry& entry, std::string_view name, int seat);
  std::vector<std::size_t> drawn(const TableEntry& entry, Seating& seating);
  void rests(const std::vector<Written>& list, int round, std::vector<Rest>& into);
  void penalties();
  void tosses();
  void check_size(const Team& team);
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
  std::set<const Incident*> sat_in_;                 ///< substitutions of which a line was found
  std::string refusal_;                              ///< of the table being read
  std::map<std::string, JudgedLog> logs_;            ///< by path
  std::map<std::string, const TableEntry*> owners_;  ///< whose log it is, by what was played
};

}  // namespace dogeref::tournament
